import type { Db } from '../database/database.ts';
import { nextOf, quoted, replace, type SealedColumn } from '../database/sealed-columns.ts';
import { getSealed, LARGE, putSealed, REFERENCE, type Store } from './files.ts';

type Moved = SealedColumn & { moved: number };

/** Some megabytes each: few at a time fit into memory. */
const BATCH = 4;

type Options = {
  to: 'store' | 'database';
  beside: NonNullable<Store>;
  signal?: AbortSignal;
  progress?: (done: Moved) => void;
};

/**
 * Brings large files into the store, or all of them back, as they are sealed, while everybody goes on working. Begun again
 * after it was stopped, it passes over what is there already.
 */
export async function moveFiles(
  db: Db,
  columns: readonly SealedColumn[],
  options: Options,
): Promise<Moved[]> {
  const done: Moved[] = [];
  for (const column of columns) done.push(await moveColumn(db, column, options));
  return done;
}

async function moveColumn(db: Db, column: SealedColumn, options: Options): Promise<Moved> {
  const { to, beside, signal, progress } = options;
  const name = quoted(column.column);
  const lies = `substr(${name}, 1, ${REFERENCE.length}) = $1`;
  const where = to === 'database' ? lies : `not (${lies}) and length(${name}) > ${LARGE}`;
  const done = { ...column, moved: 0 };
  let after: readonly number[] | null = null;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await nextOf(db, column, { where, values: [REFERENCE], after, limit: BATCH });
    for (const { place, value } of rows) {
      const moved = to === 'store' ? await putSealed(beside, value) : await getSealed(beside, value);
      done.moved += await replace(db, column, place, value, moved);
    }
    progress?.({ ...done });
    after = rows.at(-1)?.place ?? null;
    if (after === null) return done;
  }
}
