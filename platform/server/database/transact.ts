import type { Db, Tx } from './database.ts';
import { isStalePlan } from './named-statements.ts';

/** A transaction that is begun once more where a migration came in between: nothing of it has been done then. */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    return await db.transaction().execute(work);
  }
}
