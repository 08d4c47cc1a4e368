import * as z from 'zod/mini';
import type { Db } from './database.ts';
import { ask } from './statement.ts';

/** A column of sealed values, with the columns that tell its rows apart: whole numbers. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  readonly key: readonly string[];
};

export const quoted = (name: string): string => `"${name}"`;
const keyOf = ({ key }: SealedColumn): string => key.map(quoted).join(', ');

type Wanted = {
  /** SQL with holes for `values`. */
  where: string;
  values: readonly unknown[];
  after: readonly number[] | null;
  limit: number;
};

/** The next rows of a column, in the order of their keys. */
export function nextOf(db: Db, sealed: SealedColumn, { where, values, after, limit }: Wanted) {
  const { table, column, key } = sealed;
  const holes = key.map((_, place) => `$${place + values.length + 1}::bigint`).join(', ');
  const text = `
    select jsonb_build_array(${keyOf(sealed)}) as place, ${quoted(column)} as value
    from ${quoted(table)}
    where ${quoted(column)} is not null and ${where}
      ${after === null ? '' : `and (${keyOf(sealed)}) > (${holes})`}
    order by ${keyOf(sealed)} limit ${limit}`;
  const shape = { place: z.array(z.number()), value: z.instanceof(Buffer) };
  return ask(db, shape, { text, values: [...values, ...(after ?? [])] });
}

/** Answers how many: none, where somebody was faster. */
export async function replace(
  db: Db,
  { table, column, key }: SealedColumn,
  place: readonly number[],
  before: Buffer,
  now: Buffer,
): Promise<number> {
  const same = key.map((name, at) => `${quoted(name)} = $${at + 3}`).join(' and ');
  const text = `
    update ${quoted(table)} set ${quoted(column)} = $1 where ${quoted(column)} = $2 and ${same} returning 1 as done`;
  return (await ask(db, { done: z.number() }, { text, values: [now, before, ...place] })).length;
}
