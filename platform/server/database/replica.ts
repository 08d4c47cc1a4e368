import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { gauge, whenLookedAt } from '../telemetry/metrics.ts';
import { watchPool } from '../telemetry/watch-pool.ts';
import { type Connection, type Db, openDatabase } from './database.ts';
import { statement } from './statement.ts';

/** A place in the order of all that is written, as text that sorts by it. */
type Position = string;

export type Replica = {
  /** Where this reader may read: the replica once all that they have seen is there; else, and in doubt, null. */
  for(seen: Position | null): Db | null;
  /** Behind everything that has been committed by now. */
  position(): Promise<Position>;
  close(): Promise<void>;
};

const behind = gauge({
  name: 'replica_behind_seconds',
  help: 'Since when the replica was last seen to have everything; +Inf where it cannot be reached.',
});

const LOOK_MS = 250;
/** What others have changed may be missing for so long. */
const LONGEST_BEHIND_MS = 5000;
const PATIENCE_MS = 2000;
/** Nothing is there yet: who has seen this reads at the primary. */
const BEYOND: Position = 'F'.repeat(16);

export function isPosition(text: string): boolean {
  return /^[0-9A-F]{16}$/.test(text);
}

/** PostgreSQL writes two hexadecimal numbers without their zeros. */
const sortable = (lsn: string): string =>
  `lpad(split_part(${lsn}::text, '/', 1), 8, '0') || lpad(split_part(${lsn}::text, '/', 2), 8, '0')`;
/**
 * Where the last of what was written ends. Where that is the end of a page, PostgreSQL says the place behind the header of
 * the next one, which a copy comes to with whatever is written then: it would pass for behind as long as nothing is.
 */
export const endOfWritten = (lsn: string): string => `
  (select written.lsn - case
     when (written.lsn - '0/0') % pg_size_bytes(current_setting('wal_segment_size')) = 40 then 40
     when (written.lsn - '0/0') % current_setting('wal_block_size')::integer = 24 then 24 else 0 end as lsn
   from (select ${lsn} as lsn) written)`;
const findWritten = statement(
  { position: z.string() },
  `select ${sortable('last.lsn')} as position from ${endOfWritten('pg_current_wal_insert_lsn()')} last`,
);
const findReplayed = statement(
  { position: z.nullable(z.string()) },
  `select case when pg_is_in_recovery() then ${sortable('pg_last_wal_replay_lsn()')} end as position`,
);

/** A copy of the database that is a moment behind, for those whom that moment does not matter. */
export function openReplica(primary: Db, connection: Connection): Replica {
  const reading = openDatabase({ connectionTimeoutMillis: PATIENCE_MS, ...connection });
  // Its own: long lists must not keep it from being seen how far the replica is.
  const looking = openDatabase({
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    ...connection,
    max: 1,
  });
  /** What the primary had written when, of which the replica has not all yet. */
  let written: { at: number; position: Position }[] = [];
  let replayed: Position | null = null;
  let freshAt = Number.NEGATIVE_INFINITY;
  const closing = new AbortController();

  async function look(): Promise<void> {
    const at = performance.now();
    const [now] = await findWritten(primary);
    // What is older would not count as fresh any more.
    written = written.filter(({ at: then }) => then > at - LONGEST_BEHIND_MS);
    if (now !== undefined) written.push({ at, position: now.position });
    const [found] = await findReplayed(looking.db);
    const there = found?.position ?? null;
    replayed = there;
    if (there === null) return;
    for (const one of written) if (one.position <= there) freshAt = one.at;
    written = written.filter(({ position }) => position > there);
  }

  const watching = (async () => {
    while (!closing.signal.aborted) {
      await look().catch(() => {
        replayed = null;
      });
      await pause(LOOK_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  })();

  const unwatch = [
    watchPool('replica', reading.pool),
    whenLookedAt(() => {
      behind.set(replayed === null ? Number.POSITIVE_INFINITY : (performance.now() - freshAt) / 1000);
    }),
  ];

  return {
    for(seen) {
      if (replayed === null || (seen !== null && seen > replayed)) return null;
      return performance.now() - freshAt < LONGEST_BEHIND_MS ? reading.db : null;
    },
    async position() {
      const [found] = await findWritten(primary).catch(() => []);
      return found?.position ?? BEYOND;
    },
    async close() {
      for (const stop of unwatch) stop();
      closing.abort();
      await watching;
      await Promise.all([reading.close(), looking.close()]);
    },
  };
}
