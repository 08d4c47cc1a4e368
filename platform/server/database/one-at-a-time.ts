import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from './database.ts';
import { statement } from './statement.ts';

const LONGEST_PAUSE = 500;

const tryLock = statement({ got: z.boolean() }, 'select pg_try_advisory_xact_lock($1::bigint) as got');

/**
 * Runs `work` while no other process runs what has the same lock. The lock is a transaction's: behind a pooler that hands
 * connections from one transaction to the next, a session's lock would stay with a connection that is somebody else's by
 * then. Who waits holds no connection, or those who wait could leave none for the work.
 */
export async function oneAtATime<Result>(db: Db, lock: string, work: () => Promise<Result>): Promise<Result> {
  for (let wait = 25; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    const done = await db.transaction().execute(async (tx) => {
      const [tried] = await tryLock(tx, lock);
      if (tried?.got !== true) return null;
      // The work is done on other connections, while this one has nothing to say. Said second: an answer that was asked for
      // with values is kept until the next question, and what it saw with it, which an index made concurrently waits for.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      return { result: await work() };
    });
    if (done !== null) return done.result;
    await pause(wait * (0.5 + Math.random()));
  }
}
