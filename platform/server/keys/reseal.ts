import * as z from 'zod/mini';
import { type AppKey, markOfCurrent, sealBytes, unsealBytes } from '../crypto.ts';
import type { Db } from '../database/database.ts';
import { ask } from '../database/statement.ts';

/** A column of sealed values, with the columns that tell its rows apart: whole numbers. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  readonly key: readonly string[];
};

export type Resealed = SealedColumn & {
  /** Sealed anew with the current key. */
  resealed: number;
  /** Opened by no key there is: left as they are. */
  unopened: number;
};

/** Files are among them: so many at a time fit into memory. */
const BATCH = 50;

type Options = {
  appKey: AppKey;
  signal?: AbortSignal;
  /** Heard after every batch. */
  progress?: (done: Resealed) => void;
};

/**
 * Seals everything with the current key that another one sealed, a batch at a time, while everybody goes on working: a
 * value that somebody changes meanwhile is left to them, who seal with the current key anyway. Begun again after it was
 * stopped, it passes over what is done.
 */
export async function resealAll(
  db: Db,
  columns: readonly SealedColumn[],
  options: Options,
): Promise<Resealed[]> {
  const done: Resealed[] = [];
  for (const column of columns) done.push(await resealColumn(db, column, options));
  return done;
}

async function resealColumn(db: Db, sealed: SealedColumn, options: Options): Promise<Resealed> {
  const { appKey, signal, progress } = options;
  const done = { ...sealed, resealed: 0, unopened: 0 };
  let after: readonly number[] | null = null;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await findOthers(db, sealed, markOfCurrent(appKey), after);
    for (const { place, value } of rows) {
      const content = await unsealBytes(appKey, value).catch(() => null);
      if (content === null) done.unopened += 1;
      else done.resealed += await replace(db, sealed, place, value, await sealBytes(appKey, content));
    }
    progress?.({ ...done });
    after = rows.at(-1)?.place ?? null;
    if (after === null) return done;
  }
}

const quoted = (name: string): string => `"${name}"`;
const keyOf = ({ key }: SealedColumn): string => key.map(quoted).join(', ');

/** The next ones that the current key has not sealed, in the order of their keys. */
function findOthers(db: Db, sealed: SealedColumn, mark: Buffer, after: readonly number[] | null) {
  const { table, column, key } = sealed;
  const holes = key.map((_, place) => `$${place + 2}::bigint`).join(', ');
  const text = `
    select jsonb_build_array(${keyOf(sealed)}) as place, ${quoted(column)} as value
    from ${quoted(table)}
    where ${quoted(column)} is not null and substr(${quoted(column)}, 1, ${mark.length}) <> $1
      ${after === null ? '' : `and (${keyOf(sealed)}) > (${holes})`}
    order by ${keyOf(sealed)} limit ${BATCH}`;
  const shape = { place: z.array(z.number()), value: z.instanceof(Buffer) };
  return ask(db, shape, { text, values: [mark, ...(after ?? [])] });
}

/** Answers how many: none, where somebody was faster. */
async function replace(
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
