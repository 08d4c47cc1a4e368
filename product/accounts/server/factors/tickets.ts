import * as z from 'zod/mini';
import { hashToken, randomToken } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { TICKET_MINUTES } from '../../rules/factors/passkeys.ts';

/** Whom a challenge is for, and which session asked: the answer counts for these alone. */
type Asked =
  | { purpose: 'sign-in'; accountId: number | null }
  | { purpose: 'step-up'; accountId: number; session: string }
  | { purpose: 'new-passkey'; accountId: number; session: string; handle: Buffer };

const insertTicket = statement(`
    insert into factor_tickets (token_hash, purpose, account_id, session_hash, challenge, user_handle, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`);

const endOf = (now: Date): Date => new Date(now.getTime() + TICKET_MINUTES * 60_000);

/** The password was right: who has this shows by a second step that they are the person. */
export async function openSecondStep(tx: Tx, accountId: number, now: Date): Promise<string> {
  const token = randomToken();
  await insertTicket(tx, hashToken(token), 'second-step', accountId, null, null, null, endOf(now));
  return token;
}

const findSecond = statement(
  { account_id: z.number() },
  `
    select account_id from factor_tickets
    where token_hash = $1 and purpose = 'second-step' and expires_at > $2`,
);

/** Whose second step it is. Looking uses nothing up: who mistypes a code tries again. */
export async function findSecondStep(tx: Tx, ticket: string, now: Date): Promise<number | null> {
  return (await findSecond(tx, hashToken(ticket), now))[0]?.account_id ?? null;
}

const takeSecond = statement(
  { account_id: z.number() },
  `
    delete from factor_tickets
    where token_hash = $1 and purpose = 'second-step' and expires_at > $2 returning account_id`,
);

/** The step is taken, once: of two at the same moment one comes in. */
export async function takeSecondStep(tx: Tx, ticket: string, now: Date): Promise<boolean> {
  return (await takeSecond(tx, hashToken(ticket), now)).length > 0;
}

/** Something random for a passkey to sign, and what the answer brings along to say which it was. */
export async function openChallenge(
  tx: Tx,
  asked: Asked,
  now: Date,
): Promise<{ token: string; challenge: string }> {
  const [token, challenge] = [randomToken(), randomToken()];
  const session = 'session' in asked ? hashToken(asked.session) : null;
  const handle = 'handle' in asked ? asked.handle : null;
  const { purpose, accountId } = asked;
  await insertTicket(tx, hashToken(token), purpose, accountId, session, challenge, handle, endOf(now));
  return { token, challenge };
}

const takeOne = statement(
  {
    challenge: z.string(),
    purpose: z.string(),
    account_id: z.nullable(z.number()),
    session_hash: z.nullable(z.instanceof(Buffer)),
    user_handle: z.nullable(z.instanceof(Buffer)),
    expires_at: z.date(),
  },
  `
    delete from factor_tickets where token_hash = $1 and challenge is not null
    returning challenge, purpose, account_id, session_hash, user_handle, expires_at`,
);

/**
 * The challenge behind a token, for one answer: whatever comes of it, there is no second one. Null where it is too old,
 * or was made for another end, another session or another person.
 */
export async function takeChallenge(
  tx: Tx,
  token: string,
  asked: { purpose: 'sign-in' } | { purpose: 'step-up' | 'new-passkey'; accountId: number; session: string },
  now: Date,
): Promise<{ challenge: string; accountId: number | null; handle: Buffer | null } | null> {
  const [ticket] = await takeOne(tx, hashToken(token));
  if (ticket === undefined || ticket.purpose !== asked.purpose || ticket.expires_at <= now) return null;
  const { challenge, account_id: accountId, session_hash: session, user_handle: handle } = ticket;
  if (asked.purpose === 'sign-in') return { challenge, accountId, handle };
  const isTheirs = accountId === asked.accountId && session?.equals(hashToken(asked.session)) === true;
  return isTheirs ? { challenge, accountId, handle } : null;
}
