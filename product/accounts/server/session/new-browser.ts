import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import { LOCALES } from '#brands/brand.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/days.ts';
import type { Message } from '#platform/contract/message.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import { SCOPES } from '#product/access/rules/scopes.ts';
import { deviceOf } from '../../rules/sessions/doors.ts';
import { LETTERS_AN_HOUR } from '../../rules/sign-in/login.ts';
import type { login } from '../../sign-in-contract.ts';
import { momentIn, writeLetter } from './letters.ts';
import type { AccountPorts } from './ports.ts';

/** Whoever signs in all day in private windows is told a few times, and not each time. */
export async function mayTellOfBrowser(db: Db, accountId: number, now: Date): Promise<boolean> {
  const letters = [{ key: `new browser letters ${accountId}`, free: LETTERS_AN_HOUR }];
  return (await countAttempt(db, letters, now)) === 0;
}

const findOwner = statement(
  {
    username: z.string(),
    first_name: z.string(),
    scope: z.enum(SCOPES),
    language: z.nullable(z.enum(LOCALES)),
    time_zone: z.nullable(z.string()),
  },
  `
    select a.username, a.first_name, a.scope, a.language, s.time_zone
    from accounts a left join schools s on s.id = a.school_id where a.id = $1`,
);

type SigningIn = Pick<
  OwnTransactionContext<typeof login>,
  'now' | 'address' | 'requestId' | 'userAgent' | 'clientAddress'
>;

/** To the owner: somebody signed in from a browser in which the account was not seen before. */
export async function tellOfBrowser(
  tx: Tx,
  { now, address, requestId, ...client }: SigningIn,
  ports: Pick<AccountPorts, 'post'>,
  accountId: number,
): Promise<void> {
  const [owner] = await findOwner(tx, accountId);
  if (owner === undefined) return;
  const { browser, system, network } = deviceOf(client);
  const language = owner.language ?? brandById(address.brand).locales[0];
  const when = momentIn(language, owner.time_zone ?? DEFAULT_TIME_ZONE, now);
  const line = (name: string, value: string | null): Message[] =>
    value === null ? [] : [{ i18n: `mail.new-browser.${name}`, values: { value } }];
  await ports.post.queue(tx, {
    operationId: `new-browser-${requestId}`,
    kind: 'new-browser',
    recipient: owner.username,
    letter: writeLetter('new-browser', address, {
      language,
      name: owner.first_name,
      link: `${address.dashboardUrl}/${owner.scope}/account/sign-in`,
      also: [
        ...line('when', when),
        ...line('browser', browser),
        ...line('system', system),
        ...line('network', network),
      ],
    }),
  });
}
