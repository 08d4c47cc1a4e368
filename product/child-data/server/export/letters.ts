import { brandById } from '#brands/all.ts';
import type { Locale } from '#brands/brand.ts';
import type { Message } from '#platform/contract/message.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import type { Attachment } from '#platform/server/mail/mail.ts';
import { findAddressee, type LetterPorts } from '#product/accounts/server/session/addressee.ts';

type Told = {
  accountId: number;
  brand: string;
  operation: string;
  /** A branch of `mail`, and its sentences. */
  what: string;
  values?: Record<string, string | number>;
  /** Written in the addressee's language, on the calendar of the child's school. */
  on?: { moment: Date | null; zone: string };
  /** Who did it, as the addressee reads it. */
  who?: Message;
  /** Below the home of the addressee. */
  path: string;
  attachments?: Attachment[];
};

const dayInWords = (locale: Locale, timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment);

/** A letter about a child's data. It names no child: whoever reads along in a mailbox learns nothing. */
export async function mailAbout(tx: Tx, ports: LetterPorts, told: Told): Promise<void> {
  const person = await findAddressee(tx, told.accountId);
  if (person?.verified !== true) return;
  const brand = brandById(told.brand);
  const locale = person.language ?? brand.locales[0];
  const say = ports.sayFor(brand.id, locale);
  const values = {
    name: person.first_name,
    brand: brand.name,
    support: brand.links.supportEmail,
    ...(told.who === undefined ? {} : { who: say(told.who) }),
    ...told.values,
    ...(told.on?.moment ? { day: dayInWords(locale, told.on.zone, told.on.moment) } : {}),
  };
  const words = (key: string): string => say({ i18n: `mail.${key}`, values });
  // Staff have no page of a single child.
  const path = person.scope === 'uber' ? '' : told.path;
  const home = person.scope === 'uber' ? '/uber' : person.scope === 'parent' ? '/parent' : '/educator';
  const frame = { brand, locale, subject: words(`${told.what}.subject`), footer: words('common.footer') };
  await ports.post.queue(tx, {
    operationId: told.operation,
    kind: 'child-data',
    recipient: person.username,
    letter: {
      ...(told.attachments === undefined ? {} : { attachments: told.attachments }),
      ...composeLetter(frame, [
        { kind: 'greeting', text: words('common.greeting') },
        { kind: 'words', text: words(`${told.what}.body`) },
        {
          kind: 'button',
          link: `${ports.dashboardUrl}${home}${path}`,
          label: words(`${told.what}.button`),
          help: words('common.button-help'),
        },
        { kind: 'words', text: words('common.farewell') },
      ]),
    },
  });
}

/** Asked for by staff: whom it is for learns that it is there. */
export async function mailReady(
  tx: Tx,
  ports: LetterPorts,
  { id, account_id, brand }: { id: number; account_id: number; brand: string },
): Promise<void> {
  const operation = `child-export-${id}-ready`;
  await mailAbout(tx, ports, {
    accountId: account_id,
    brand,
    operation,
    what: 'child-export',
    path: '/students/exports',
  });
}
