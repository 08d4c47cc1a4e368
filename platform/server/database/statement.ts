import { CompiledQuery } from 'kysely';
import type * as z from 'zod/mini';
import type { Tx } from './database.ts';

/** What a row looks like, column by column. Tests hold every row against it; in production it is the row's type only. */
export type Shape = Readonly<Record<string, z.ZodMiniType>>;
export type Row<S extends Shape> = { [Column in keyof S]: z.output<S[Column]> };

/** Told by tests to look at every statement and at every row: nobody does elsewhere. */
export type Watcher = {
  made(text: string, shape: Shape | null): void;
  answered(text: string, shape: Shape, rows: readonly unknown[]): void;
};

let watcher: Watcher | null = null;

export function watchStatements(next: Watcher): void {
  watcher = next;
}

/**
 * A statement written out in SQL, for the paths every request takes: the query builder would build the same text
 * anew each time, which costs as much as asking the database. Without a shape its rows are only counted.
 */
export function statement(text: string): (tx: Tx, ...values: unknown[]) => Promise<unknown[]>;
export function statement<S extends Shape>(
  shape: S,
  text: string,
): (tx: Tx, ...values: unknown[]) => Promise<Row<S>[]>;
export function statement(first: Shape | string, second?: string): (tx: Tx, ...values: unknown[]) => unknown {
  const [shape, text] = typeof first === 'string' ? [null, first] : [first, second ?? ''];
  watcher?.made(text, shape);
  if (shape !== null) return (tx, ...values) => ask(tx, shape, { text, values });
  return async (tx, ...values) => (await tx.executeQuery(CompiledQuery.raw(text, values))).rows;
}

/** A question put together while the program runs: its text differs with what is asked for. */
export async function ask<S extends Shape>(
  tx: Tx,
  shape: S,
  question: { text: string; values: readonly unknown[] },
): Promise<Row<S>[]> {
  const { rows } = await tx.executeQuery<Row<S>>(CompiledQuery.raw(question.text, [...question.values]));
  watcher?.answered(question.text, shape, rows);
  return rows;
}

/**
 * The columns of a shape, to be named wherever rows are read whole: a newer release may have added to the table, and a
 * star would answer that, too.
 */
export function columnsOf<S extends Shape>(shape: S): (keyof S & string)[] {
  return Object.keys(shape);
}

/** The same in SQL, of the row with this alias. */
export function columnsSql(shape: Shape, alias: string): string {
  return columnsOf(shape)
    .map((name) => `${alias}.${name}`)
    .join(', ');
}
