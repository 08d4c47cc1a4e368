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
  /**
   * Many people stand behind the key: one person's success forgives one attempt, not all; every hour counts for
   * itself; and the waits stay short, since they hit people who did nothing wrong.
   */
  shared?: boolean;
};

const LONGEST_WAIT_SECONDS = 900;
const LONGEST_SHARED_WAIT_SECONDS = 30;
const FORGOTTEN_AFTER_SECONDS = 3600;
/** Long ago, not now: the clocks of parallel requests, or of several servers, differ by a little. */
const NOT_BLOCKED = new Date(0);

/**
 * Counts an attempt under every key; answers the seconds still to wait, 0 when it may go ahead. What one key refuses
 * is counted under none: hammering one account must not use up what the others behind the same client have.
 */
export async function countAttempt(db: Db, keys: readonly ThrottleKey[], now: Date): Promise<number> {
  const wait = await secondsLeft(
    db,
    keys.map(({ key }) => hashToken(key)),
    now,
  );
  if (wait > 0) return wait;
  for (const { key, free, shared = false } of keys) {
    const hash = hashToken(key);
    const longest = shared ? LONGEST_SHARED_WAIT_SECONDS : LONGEST_WAIT_SECONDS;
    const counted = await sql`
      insert into throttles as t (key_hash, failures, blocked_until, touched_at)
      values (${hash}, 1, ${NOT_BLOCKED}, ${now})
      on conflict (key_hash) do update set
        failures = case when ${forgotten(now)} then 1 else t.failures + 1 end,
        blocked_until = case
          when ${forgotten(now)} or t.failures + 1 < ${free}::int then ${NOT_BLOCKED}
          else ${now}::timestamptz + make_interval(
            secs => least(power(2, least(t.failures + 1 - ${free}::int, 20)), ${longest}::int)) end,
        touched_at = case when ${shared}::boolean and not ${forgotten(now)} then t.touched_at else ${now} end
      where t.blocked_until <= ${now}
      returning 1`.execute(db);
    // Another attempt of the same moment used up the last free one.
    if (counted.rows.length === 0) return Math.max(1, await secondsLeft(db, [hash], now));
  }
  return 0;
}

const forgotten = (now: Date) =>
  sql`t.touched_at < ${now}::timestamptz - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS}::int)`;

async function secondsLeft(db: Db, hashes: Buffer[], now: Date): Promise<number> {
  const { until } = await db
    .selectFrom('throttles')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where('key_hash', 'in', hashes)
    .executeTakeFirstOrThrow();
  return until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

export async function forgiveAttempts(db: Db, keys: readonly ThrottleKey[]): Promise<void> {
  const hashes = (shared: boolean) =>
    keys.filter((key) => (key.shared ?? false) === shared).map(({ key }) => hashToken(key));
  const [own, shared] = [hashes(false), hashes(true)];
  if (own.length > 0) await db.deleteFrom('throttles').where('key_hash', 'in', own).execute();
  if (shared.length > 0) {
    await db
      .updateTable('throttles')
      .set((row) => ({ failures: row('failures', '-', 1), blocked_until: NOT_BLOCKED }))
      .where('key_hash', 'in', shared)
      .execute();
  }
}
