import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import { findAddressee, type LetterPorts } from '#product/accounts/server/session/addressee.ts';
import { linkedTo } from '#product/family-links/server/reach.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';

const findFamily = statement(
  { id: z.number() },
  `
    select a.id from accounts a join students s on s.id = $1
    where a.scope = 'parent' and a.status = 'verified' and (a.family_id = s.family_id or ${linkedTo('a.id')})
    order by a.id`,
);

type Entry = { studentId: number; brand: string; operation: string; now: Date };

/** A word that the family gave itself is another now, as the school wrote down: on home and by letter, without a name. */
export async function tellFamily(tx: Tx, ports: LetterPorts, entry: Entry): Promise<void> {
  const { studentId, operation, now } = entry;
  const accountIds = (await findFamily(tx, studentId)).map(({ id }) => id);
  const data = { student_ids: [studentId] };
  await notifyKeepers(tx, { accountIds, kind: 'consent-entry', data, operation, now });
  for (const accountId of accountIds) await write(tx, ports, entry, accountId);
}

async function write(tx: Tx, ports: LetterPorts, entry: Entry, accountId: number): Promise<void> {
  const person = await findAddressee(tx, accountId);
  if (person === undefined) return;
  const brand = brandById(entry.brand);
  const locale = person.language ?? brand.locales[0];
  const say = ports.sayFor(brand.id, locale);
  const values = { name: person.first_name, brand: brand.name, support: brand.links.supportEmail };
  const words = (key: string): string => say({ i18n: `mail.${key}`, values });
  const frame = { brand, locale, subject: words('consent-entry.subject'), footer: words('common.footer') };
  await ports.post.queue(tx, {
    operationId: `${entry.operation}:${accountId}`,
    kind: 'consents',
    recipient: person.username,
    letter: composeLetter(frame, [
      { kind: 'greeting', text: words('common.greeting') },
      { kind: 'words', text: words('consent-entry.body') },
      {
        kind: 'button',
        link: `${ports.dashboardUrl}/parent/students/${entry.studentId}`,
        label: words('consent-entry.button'),
        help: words('common.button-help'),
      },
      { kind: 'words', text: words('common.farewell') },
    ]),
  });
}
