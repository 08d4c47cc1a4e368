import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import { sayIn } from '#platform/server/texts.ts';
import { notifyKeepers, withdrawNoticesOf } from '#product/notifications/server/dashboard.ts';
import type { WeekHours } from '../rules/calendar.ts';
import { hoursWords } from '../rules/settings.ts';
import { isOnSql } from './schools.ts';
import { type FollowUpPost, RESPONDERS } from './tell.ts';

const findPromised = statement(
  { people: z.array(z.nullable(z.number())) },
  `
    select to_json(array[fs.responder_id, fs.backup_id]) as people from follow_up_settings fs
    where fs.school_id = $1 and ${isOnSql('$2::timestamptz')}`,
);

/** Whom children are told of by name at a school, as it stands. */
export async function promisedAt(tx: Tx, schoolId: number, now: Date): Promise<readonly (number | null)[]> {
  return (await findPromised(tx, schoolId, now))[0]?.people ?? [];
}

const findNamed = statement(
  { id: z.number(), username: z.string(), first_name: z.string() },
  'select id, username, first_name from accounts where id = any($1::bigint[]) order by id',
);

const findSchool = statement({ name: z.string() }, 'select name from schools where id = $1');

const namedAt = (schoolId: number): string => `follow-up-named:${schoolId}:`;

/** Children are no longer told of them there. */
export function takeBackNamed(tx: Tx, schoolId: number, accountIds: readonly number[]): Promise<void> {
  return withdrawNoticesOf(tx, namedAt(schoolId), accountIds);
}

type Named = { schoolId: number; accountIds: readonly number[]; hours: WeekHours };

/** Children are promised that they look: they hear of it themselves, with their hours and where to say an absence. */
export async function tellNamed(tx: Tx, ports: FollowUpPost, named: Named, now: Date): Promise<void> {
  const { schoolId, accountIds, hours } = named;
  if (accountIds.length === 0) return;
  const operation = `${namedAt(schoolId)}${now.toISOString()}`;
  await notifyKeepers(tx, { accountIds, kind: 'follow-up', data: { what: 'named' }, operation, now });
  const [school] = await findSchool(tx, schoolId);
  const brand = brandById(ports.brand);
  const [locale] = brand.locales;
  const say = sayIn(locale);
  for (const { id, username, first_name: name } of await findNamed(tx, accountIds)) {
    const values = {
      name,
      school: school?.name ?? '',
      brand: brand.name,
      support: brand.links.supportEmail,
      hours: hoursWords(hours, locale, say),
    };
    const words = (part: string): string => say({ i18n: `mail.${part}`, values });
    const frame = {
      brand,
      locale,
      subject: words('responder-named.subject'),
      footer: words('common.footer'),
    };
    await ports.post.queue(tx, {
      operationId: `${operation}:${id}`.replaceAll(':', '-'),
      kind: 'responder-named',
      recipient: username,
      letter: composeLetter(frame, [
        { kind: 'greeting', text: words('common.greeting') },
        { kind: 'words', text: words('responder-named.body') },
        { kind: 'words', text: words('responder-named.hours') },
        {
          kind: 'button',
          link: `${ports.dashboardUrl}${RESPONDERS}`,
          label: words('responder-named.button'),
          help: words('common.button-help'),
        },
        { kind: 'small', text: words('responder-named.why') },
        { kind: 'words', text: words('common.farewell') },
      ]),
    });
  }
}
