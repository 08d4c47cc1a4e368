import type { Db, Tx } from './database.ts';

/** Each in a transaction of its own: one that fails is told at the end, and keeps no other from its turn. */
export async function eachByItself(
  db: Db,
  ids: readonly number[],
  work: (tx: Tx, id: number) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const id of ids) {
    const done = db.transaction().execute((tx) => work(tx, id));
    await done.catch((fault: unknown) => errors.push(fault));
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${ids.length} could not be done`);
}
