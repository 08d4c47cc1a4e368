import * as z from 'zod/mini';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { ownCookie, type ServerCookie } from '#platform/server/http/cookies.ts';
import { DEVICE_ATTEMPTS, DEVICE_DAYS } from '../../rules/sign-in/login.ts';

const DAY_SECONDS = 86_400;
const DEVICE = 'device';

type Cookies = {
  cookie(name: string): string | null;
  setCookie(cookie: ServerCookie): void;
  address: { dashboardUrl: string };
};

const PATH = '/api/login';

function tokenIn({ cookie, address }: Cookies): string | null {
  return cookie(ownCookie(DEVICE, address.dashboardUrl).name);
}

function keepToken(browser: Cookies, token: string): void {
  const own = ownCookie(DEVICE, browser.address.dashboardUrl, PATH);
  browser.setCookie({ ...own, value: token, seconds: DEVICE_DAYS * DAY_SECONDS });
  // From before the site had https, or from another host of the domain: it is not read.
  const isLeft = own.name !== DEVICE && browser.cookie(DEVICE) !== null;
  if (isLeft) browser.setCookie({ ...own, name: DEVICE, path: PATH, value: '', seconds: 0 });
}

/**
 * Counts an attempt to sign in from a browser in which the account was signed in before, instead of the counts that
 * strangers fill. False: it is no such browser, or its attempts are used up.
 */
export async function countedAsKnown(
  db: Db,
  browser: Cookies,
  attempt: { username: string; now: Date },
): Promise<boolean> {
  const token = tokenIn(browser);
  if (token === null) return false;
  const oldest = new Date(attempt.now.getTime() - DEVICE_DAYS * DAY_SECONDS * 1000);
  const counted = await countOne(db, hashToken(token), attempt.username, DEVICE_ATTEMPTS, oldest);
  return counted.length > 0;
}

const countOne = statement(`
    update known_devices d set attempts = d.attempts + 1 from accounts a
    where a.id = d.account_id and a.username = $2 and d.token_hash = $1 and d.attempts < $3::int and d.used_at > $4
    returning 1`);

/**
 * The account is known in this browser from now on. Its token is a new one at every sign-in, and stands for everybody
 * the one before stood for: one that was copied, or put there by somebody, is worth nothing afterwards. Answers whether
 * its owner should hear that it is a new one: not at the first sign-in ever, nor at the first after a change of
 * credentials, which has a letter of its own.
 */
export async function rememberDevice(
  db: Db,
  browser: Cookies,
  known: { accountId: number; now: Date },
): Promise<boolean> {
  const token = randomToken();
  const before = tokenIn(browser);
  const { accountId, now } = known;
  const [seen] = await replaceToken(db, hashToken(before ?? token), hashToken(token), accountId, now);
  keepToken(browser, token);
  if (seen === undefined || seen.known) return false;
  if (seen.others > 0) return true;
  const [last] = await lastOfSignIn(db, accountId);
  return last?.action === 'session.start';
}

const lastOfSignIn = statement(
  { action: z.string() },
  `
    select action from audit where subject_type = 'account' and subject_id = $1
      and action in ('session.start', 'account.activate', 'password.set', 'password.change', 'username.change')
    order by at desc, id desc limit 1`,
);

const replaceToken = statement(
  { known: z.boolean(), others: z.number() },
  `
    with before as (
      select coalesce(bool_or(token_hash = $1), false) as known, count(*) as others
      from known_devices where account_id = $3
    ), gone as (
      delete from known_devices where token_hash = $1 and account_id = $3
    ), others as (
      update known_devices set token_hash = $2 where token_hash = $1 and account_id <> $3
    )
    insert into known_devices (token_hash, account_id, used_at) values ($2, $3, $4)
    returning (select known from before), (select others from before)`,
);

/** Whoever learned the password may have signed in somewhere: after a change no browser is known any more. */
export async function forgetDevices(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
}
