import { brandById } from '#brands/all.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { composeLetter, type LetterPart } from '#platform/server/mail/letter-page.ts';
import { findAddressee, type LetterPorts } from '#product/accounts/server/session/addressee.ts';

type Told = {
  accountId: number;
  brand: string;
  operation: string;
  /** A branch of `mail`, and its sentences. */
  what: string;
  values?: Record<string, string | number>;
  /** Written in the addressee's language. */
  day?: Date;
  /** Without one there is no page any more to go to. */
  button: boolean;
};

/** A letter to somebody about the own data or account. */
export async function mailOwn(tx: Tx, ports: LetterPorts, told: Told): Promise<void> {
  const person = await findAddressee(tx, told.accountId);
  if (person === undefined) return;
  const brand = brandById(told.brand);
  const locale = person.language ?? brand.locales[0];
  const say = ports.sayFor(brand.id, locale);
  const values = {
    name: person.first_name,
    brand: brand.name,
    support: brand.links.supportEmail,
    ...told.values,
    ...(told.day === undefined
      ? {}
      : {
          day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: person.time_zone }).format(
            told.day,
          ),
        }),
  };
  const words = (key: string): string => say({ i18n: `mail.${key}`, values });
  const home = person.scope === 'parent' ? '/parent' : '/educator';
  const button: LetterPart[] = told.button
    ? [
        {
          kind: 'button',
          link: `${ports.dashboardUrl}${home}/account/profile`,
          label: words(`${told.what}.button`),
          help: words('common.button-help'),
        },
      ]
    : [];
  await ports.post.queue(tx, {
    operationId: told.operation,
    kind: 'own-data',
    recipient: person.username,
    letter: composeLetter(
      { brand, locale, subject: words(`${told.what}.subject`), footer: words('common.footer') },
      [
        { kind: 'greeting', text: words('common.greeting') },
        { kind: 'words', text: words(`${told.what}.body`) },
        ...button,
        { kind: 'words', text: words('common.farewell') },
      ],
    ),
  });
}
