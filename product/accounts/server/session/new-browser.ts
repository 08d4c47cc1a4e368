import type { Message } from '#platform/contract/message.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import { deviceOf } from '../../rules/sessions/doors.ts';
import { LETTERS_AN_HOUR } from '../../rules/sign-in/login.ts';
import type { login } from '../../sign-in-contract.ts';
import type { AccountPorts } from './ports.ts';
import { tellOwner } from './sign-in-letters.ts';

/** Whoever signs in all day in private windows is told a few times, and not each time. */
export async function mayTellOfBrowser(db: Db, accountId: number, now: Date): Promise<boolean> {
  const letters = [{ key: `new browser letters ${accountId}`, free: LETTERS_AN_HOUR }];
  return (await countAttempt(db, letters, now)) === 0;
}

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
  const { browser, system, network } = deviceOf(client);
  const line = (name: string, value: string | null): Message[] =>
    value === null ? [] : [{ i18n: `mail.new-browser.${name}`, values: { value } }];
  await tellOwner(tx, { now, address, requestId }, ports, {
    kind: 'new-browser',
    accountId,
    also: (when) => [
      ...line('when', when),
      ...line('browser', browser),
      ...line('system', system),
      ...line('network', network),
    ],
  });
}
