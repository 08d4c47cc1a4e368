import { CompiledQuery } from 'kysely';
import type { Tx } from './database.ts';

/**
 * A statement written out in SQL, for the paths every request takes: the query builder would build the same text
 * anew each time, which costs as much as asking the database.
 */
export function statement<Row>(text: string): (tx: Tx, ...values: unknown[]) => Promise<Row[]> {
  return async (tx, ...values) => {
    const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows;
  };
}
