import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { countAttempt, forgiveAttempts, type ThrottleKey } from '#platform/server/limits/throttle.ts';
import type { AccountPorts } from '../session/ports.ts';
import { useAppCode, useRecoveryCode } from './codes.ts';

/** A code fitted, and is used up. `left`: how many recovery codes there are still, where it was one of those. */
export type CodeProof = { left: number | null };

/**
 * Holds a typed code against the app's and the recovery codes. Guesses count for the account, at the login and inside
 * alike, before they are judged; they are counted apart from those at the password, so that knowing that buys no guesses
 * here.
 */
export async function proveByCode(
  db: Db,
  { appKey }: Pick<AccountPorts, 'appKey'>,
  attempt: { accountId: number; typed: string; clientKey: string; now: Date },
): Promise<CodeProof | null> {
  const { accountId, typed, clientKey, now } = attempt;
  const limits = codeLimits(accountId, clientKey);
  const wait = await countAttempt(db, limits, now);
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
  const proof = await codeFits(db, appKey, { accountId, typed, now });
  if (proof !== null) await forgiveAttempts(db, limits);
  return proof;
}

async function codeFits(
  tx: Tx,
  appKey: AccountPorts['appKey'],
  attempt: { accountId: number; typed: string; now: Date },
): Promise<CodeProof | null> {
  if (await useAppCode(tx, appKey, { ...attempt, waiting: false })) return { left: null };
  const left = await useRecoveryCode(tx, attempt);
  return left === null ? null : { left };
}

const codeLimits = (accountId: number, clientKey: string): ThrottleKey[] => [
  { key: `second step of ${accountId}`, free: 5 },
  { key: `second steps from ${clientKey}`, free: 40, shared: true },
];

/** Nobody guesses a passkey; but every question is a row. */
export async function countPasskeyQuestion(
  db: Db,
  { clientKey, clientAddress, now }: { clientKey: string; clientAddress: string; now: Date },
): Promise<void> {
  const wait = await countAttempt(
    db,
    [
      { key: `passkeys from ${clientKey}`, free: 120, shared: true },
      { key: `passkeys at ${clientAddress}`, free: 1000, shared: true },
    ],
    now,
  );
  if (wait > 0) throw Refusal.tooManyAttempts(wait);
}
