import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import * as z from 'zod/mini';
import { type AppKey, hashToken, seal, unseal } from '#platform/server/crypto.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import {
  isNewStep,
  RECOVERY_CODES,
  readCode,
  recoveryCode,
  STEP_SECONDS,
} from '../../rules/factors/codes.ts';

const findApp = statement(
  {
    secret_sealed: z.instanceof(Buffer),
    last_step: z.nullable(z.number()),
    confirmed_at: z.nullable(z.date()),
  },
  'select secret_sealed, last_step, confirmed_at from code_apps where account_id = $1',
);
/** One that is on stays as it is: it is turned off first. */
const keepSecret = statement(
  { account_id: z.number() },
  `
    insert into code_apps (account_id, secret_sealed, created_at) values ($1, $2, $3)
    on conflict (account_id) do update set secret_sealed = $2, created_at = $3, last_step = null
    where code_apps.confirmed_at is null
    returning account_id`,
);
const useStep = statement(
  { account_id: z.number() },
  `
    update code_apps set last_step = $2, confirmed_at = coalesce(confirmed_at, $3)
    where account_id = $1 and (last_step is null or last_step < $2) and (confirmed_at is null) = $4::boolean
    returning account_id`,
);

/** Since when codes of an app are taken; null where they are not. */
export async function appSince(tx: Tx, accountId: number): Promise<Date | null> {
  return (await findApp(tx, accountId))[0]?.confirmed_at ?? null;
}

export async function hasApp(tx: Tx, accountId: number): Promise<boolean> {
  return (await appSince(tx, accountId)) !== null;
}

/** A secret that waits for its first code. Null where an app is on already. */
export async function beginApp(
  tx: Tx,
  appKey: AppKey,
  person: { accountId: number; username: string; brand: string; now: Date },
): Promise<{ secret: string; uri: string } | null> {
  const secret = generateSecret();
  const [kept] = await keepSecret(tx, person.accountId, seal(appKey, secret), person.now);
  if (kept === undefined) return null;
  return { secret, uri: generateURI({ issuer: person.brand, label: person.username, secret }) };
}

/** Which step of time a code is of, now or just before; null where it is wrong. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  // Into the past alone: a code that is still to come was not read off any app.
  const answer = verifySync({ secret, token: code, epoch, epochTolerance: [STEP_SECONDS, 0] });
  return answer.valid && 'timeStep' in answer ? answer.timeStep : null;
}

/** Uses a code of the app up. `waiting`: the first one, of a secret that waits for it. */
export async function useAppCode(
  tx: Tx,
  appKey: AppKey,
  attempt: { accountId: number; typed: string; waiting: boolean; now: Date },
): Promise<boolean> {
  const { accountId, waiting, now } = attempt;
  const read = readCode(attempt.typed);
  const [app] = await findApp(tx, accountId);
  if (read?.kind !== 'one-time' || app === undefined || (app.confirmed_at === null) !== waiting) return false;
  const step = stepOf(unseal(appKey, app.secret_sealed), read.code, now);
  if (step === null || !isNewStep(step, app.last_step)) return false;
  // Of two who type the same code at the same moment one is let in.
  return (await useStep(tx, accountId, step, now, waiting)).length > 0;
}

const deleteCodes = statement('delete from recovery_codes where account_id = $1');
const insertCodes = statement(`
    insert into recovery_codes (account_id, code_hash, created_at)
    select $1::bigint, hash, $3::timestamptz from unnest($2::bytea[]) hash`);
const useCode = statement(
  { account_id: z.number() },
  `
    update recovery_codes set used_at = $3
    where account_id = $1 and code_hash = $2 and used_at is null returning account_id`,
);
const countLeft = statement(
  { left: z.number() },
  'select count(*) as left from recovery_codes where account_id = $1 and used_at is null',
);

/** Ten new ones, told this once; those of before are good no more. */
export async function newRecoveryCodes(tx: Tx, accountId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(16)));
  await deleteCodes(tx, accountId);
  await insertCodes(tx, accountId, codes.map(hashOf), now);
  return codes;
}

/** Eighty random bits: a plain hash keeps them. */
const hashOf = (code: string): Buffer => hashToken(readCode(code)?.code ?? code);

/** Uses one up; answers how many are left, null where it is none of theirs. */
export async function useRecoveryCode(
  tx: Tx,
  attempt: { accountId: number; typed: string; now: Date },
): Promise<number | null> {
  const { accountId, typed, now } = attempt;
  const read = readCode(typed);
  if (read?.kind !== 'recovery') return null;
  if ((await useCode(tx, accountId, hashToken(read.code), now)).length === 0) return null;
  return recoveryCodesLeft(tx, accountId);
}

export async function recoveryCodesLeft(tx: Tx, accountId: number): Promise<number> {
  return (await countLeft(tx, accountId))[0]?.left ?? 0;
}
