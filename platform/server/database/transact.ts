import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { isWorthAnotherTry } from './named-statements.ts';

const MOST_TRIES = 3;
const LONGEST_PAUSE_MS = 100;

/** A lock on a row lasts as long as its transaction: outside of one it is gone with its own statement. */
export function holdsLocks(tx: Tx): void {
  if (!tx.isTransaction) throw new Error('what is locked outside of a transaction is free at once');
}

/**
 * A transaction that is begun once more where another one, or a migration, came in between: nothing of it has been done
 * then. What it does is done in the database alone.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isWorthAnotherTry(error) || tries === MOST_TRIES) throw error;
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}
