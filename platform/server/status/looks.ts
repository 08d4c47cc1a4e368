import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Replica } from '../database/replica.ts';
import { findLettersWaiting, findQueues } from '../queues.ts';
import type { Look, Part } from './health.ts';

/** Background work begins within a second where somebody is at work. */
const WORK_WAITS_SECONDS = 300;
/** A mail server may be busy for a moment. */
const LETTERS_WAIT_SECONDS = 900;

/** How to find out about everything a server depends on. */
export function looksOf(db: Db, replica: Replica | null): Partial<Record<Part, Look>> {
  return {
    database: async () => {
      await sql`select 1`.execute(db);
      return true;
    },
    ...(replica === null ? {} : { replica: async () => replica.for(null) !== null }),
    work: async () => (await findQueues(db)).every(({ oldest }) => oldest < WORK_WAITS_SECONDS),
    letters: async () => {
      const [waiting] = await findLettersWaiting(db);
      return (waiting?.oldest ?? 0) < LETTERS_WAIT_SECONDS;
    },
  };
}
