import { sql } from 'kysely';
import { hashToken } from './crypto.ts';
import type { Db } from './database.ts';

/**
 * Guessing is slowed per key with doubling waits. An attempt is counted before it is judged, in one statement,
 * so that a burst of parallel guesses is seen as a burst; a success takes back what it counted.
 */
export type ThrottleKey = {
  key: string;
  /** Attempts before the first wait. */
  free: number;
  /** Many people stand behind the key: one person's success forgives one attempt, not all. */
  shared?: boolean;
};

const LONGEST_WAIT_SECONDS = 900;
const FORGOTTEN_AFTER_SECONDS = 3600;

/** Counts an attempt under every key; answers the seconds still to wait, 0 when it may go ahead. */
export async function countAttempt(db: Db, keys: readonly ThrottleKey[], now: Date): Promise<number> {
  let wait = 0;
  for (const { key, free } of keys) {
    const hash = hashToken(key);
    const counted = await sql`
      insert into throttles as t (key_hash, failures, blocked_until, touched_at)
      values (${hash}, 1, ${now}, ${now})
      on conflict (key_hash) do update set
        failures = case when ${forgotten(now)} then 1 else t.failures + 1 end,
        blocked_until = case
          when ${forgotten(now)} or t.failures + 1 < ${free}::int then ${now}
          else ${now}::timestamptz + make_interval(
            secs => least(power(2, least(t.failures + 1 - ${free}::int, 20)), ${LONGEST_WAIT_SECONDS}::int)) end,
        touched_at = ${now}
      where t.blocked_until <= ${now}
      returning 1`.execute(db);
    if (counted.rows.length === 0) wait = Math.max(wait, await secondsLeft(db, hash, now));
  }
  return wait;
}

const forgotten = (now: Date) =>
  sql`t.touched_at < ${now}::timestamptz - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS}::int)`;

async function secondsLeft(db: Db, hash: Buffer, now: Date): Promise<number> {
  const row = await db
    .selectFrom('throttles')
    .select('blocked_until')
    .where('key_hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) return 0;
  return Math.max(1, Math.ceil((row.blocked_until.getTime() - now.getTime()) / 1000));
}

export async function forgiveAttempts(db: Db, keys: readonly ThrottleKey[], now: Date): Promise<void> {
  const hashes = (shared: boolean) =>
    keys.filter((key) => (key.shared ?? false) === shared).map(({ key }) => hashToken(key));
  const [own, shared] = [hashes(false), hashes(true)];
  if (own.length > 0) await db.deleteFrom('throttles').where('key_hash', 'in', own).execute();
  if (shared.length > 0) {
    await db
      .updateTable('throttles')
      .set((row) => ({ failures: row('failures', '-', 1), blocked_until: now }))
      .where('key_hash', 'in', shared)
      .execute();
  }
}
