import * as z from 'zod/mini';
import { hashToken } from '../crypto.ts';
import type { Db } from '../database/database.ts';
import { statement } from '../database/statement.ts';

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
  const hashed = keys.map((key) => ({ ...key, hash: hashToken(key.key) }));
  const wait = await secondsLeft(
    db,
    hashed.map(({ hash }) => hash),
    now,
  );
  if (wait > 0) return wait;
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_SECONDS * 1000);
  for (const { hash, free, shared = false } of hashed) {
    const longest = shared ? LONGEST_SHARED_WAIT_SECONDS : LONGEST_WAIT_SECONDS;
    const counted = await countOne(db, hash, NOT_BLOCKED, now, forgotten, free, longest, shared);
    // Another attempt of the same moment used up the last free one.
    if (counted.length === 0) return Math.max(1, await secondsLeft(db, [hash], now));
  }
  return 0;
}

/** The seconds still to wait under any of the keys, and nothing is counted. */
export async function waitFor(db: Db, keys: readonly ThrottleKey[], now: Date): Promise<number> {
  const hashes = keys.map(({ key }) => hashToken(key));
  return secondsLeft(db, hashes, now);
}

const countOne = statement(`
    insert into throttles as t (key_hash, failures, blocked_until, touched_at)
    values ($1, 1, $2, $3)
    on conflict (key_hash) do update set
      failures = case when t.touched_at < $4 then 1 else t.failures + 1 end,
      blocked_until = case
        when t.touched_at < $4 or t.failures + 1 < $5::int then $2
        else $3::timestamptz + make_interval(
          secs => least(power(2, least(t.failures + 1 - $5::int, 20)), $6::int)) end,
      touched_at = case when $7::boolean and t.touched_at >= $4 then t.touched_at else $3 end
    where t.blocked_until <= $3
    returning 1`);

const findWait = statement(
  { until: z.nullable(z.date()) },
  'select max(blocked_until) as until from throttles where key_hash = any($1::bytea[])',
);

async function secondsLeft(db: Db, hashes: Buffer[], now: Date): Promise<number> {
  const until = (await findWait(db, hashes))[0]?.until ?? NOT_BLOCKED;
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

const forgiveOwn = statement('delete from throttles where key_hash = any($1::bytea[])');
const forgiveShared = statement(
  'update throttles set failures = failures - 1, blocked_until = $2 where key_hash = any($1::bytea[])',
);

export async function forgiveAttempts(db: Db, keys: readonly ThrottleKey[]): Promise<void> {
  const hashes = (shared: boolean) =>
    keys.filter((key) => (key.shared ?? false) === shared).map(({ key }) => hashToken(key));
  await forgiveOwn(db, hashes(false));
  const shared = hashes(true);
  if (shared.length > 0) await forgiveShared(db, shared, NOT_BLOCKED);
}
