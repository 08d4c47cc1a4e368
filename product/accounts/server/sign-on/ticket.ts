import * as z from 'zod/mini';
import { type AppKey, hashToken, sameBytes, seal, unseal } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { ownCookie } from '#platform/server/http/cookies.ts';
import { SIGN_ON_MINUTES } from '../../rules/sign-in/sign-on.ts';

/** What a browser carries while it is at a provider. Sealed: it can be neither read nor made up. */
const ticket = z.object({
  for: z.literal('sign-on'),
  /** Of one provider, and of one of our sites. */
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.nullable(z.string()),
  verifier: z.nullable(z.string()),
  /** How often in a row a login began at the provider's. */
  restarts: z.number(),
  until: z.number(),
});
export type Ticket = z.infer<typeof ticket>;

export const TICKET_SECONDS = SIGN_ON_MINUTES * 60;

export const ticketCookie = (studentUrl: string) => ownCookie('sign-on', studentUrl);

export function sealTicket(appKey: AppKey, facts: Omit<Ticket, 'for' | 'until'>, now: Date): string {
  const until = now.getTime() + TICKET_SECONDS * 1000;
  const whole: Ticket = { for: 'sign-on', ...facts, until };
  return seal(appKey, JSON.stringify(whole)).toString('base64url');
}

/** Null: none, not ours, or too old. */
export function openTicket(appKey: AppKey, sealed: string | undefined | null, now: Date): Ticket | null {
  if (!sealed) return null;
  const read = z.safeParse(ticket, contentOf(appKey, sealed));
  return read.success && read.data.until > now.getTime() ? read.data : null;
}

function contentOf(appKey: AppKey, sealed: string): unknown {
  try {
    return JSON.parse(unseal(appKey, Buffer.from(sealed, 'base64url')));
  } catch {
    return null;
  }
}

export function isOfTicket({ state }: Ticket, said: string): boolean {
  return sameBytes(hashToken(state), hashToken(said));
}

const insertUsed = statement(`
    insert into used_sign_ons (state_hash, expires_at) values ($1, $2)
    on conflict do nothing returning 1`);

/** One statement: of any number of parallel uses of a state one wins. */
export async function useTicket(db: Db, { state, until }: Ticket): Promise<boolean> {
  return (await insertUsed(db, hashToken(state), new Date(until))).length > 0;
}
