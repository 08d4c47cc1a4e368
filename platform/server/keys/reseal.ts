import { Refusal } from '../../contract/refusal.ts';
import { type AppKey, MARK_LENGTH, markOfCurrent, sealBytes } from '../crypto.ts';
import type { Db } from '../database/database.ts';
import { nextOf, quoted, replace, type SealedColumn } from '../database/sealed-columns.ts';
import { type Files, isReference, openFiles, REFERENCE } from '../files/files.ts';

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
  /** Where some of it lies beside the database. */
  files?: Files;
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
  const { appKey, files = openFiles(appKey, null), signal, progress } = options;
  const done = { ...sealed, resealed: 0, unopened: 0 };
  let after: readonly number[] | null = null;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await findOthers(db, sealed, markOfCurrent(appKey), after);
    for (const { place, value } of rows) {
      const content = await files.open(value).catch(nullUnlessAway);
      if (content === null) done.unopened += 1;
      else {
        const anew = isReference(value) ? await files.keep(content) : await sealBytes(appKey, content);
        done.resealed += await replace(db, sealed, place, value, anew);
      }
    }
    progress?.({ ...done });
    after = rows.at(-1)?.place ?? null;
    if (after === null) return done;
  }
}

/** A store that is away is no reason to say that a file opens with no key. */
function nullUnlessAway(error: unknown): null {
  if (error instanceof Refusal) throw error;
  return null;
}

/** The next ones that the current key has not sealed. */
function findOthers(db: Db, sealed: SealedColumn, mark: Buffer, after: readonly number[] | null) {
  const column = quoted(sealed.column);
  const start = `case when substr(${column}, 1, ${REFERENCE.length}) = $2 then ${REFERENCE.length + 1} else 1 end`;
  const others = `substr(${column}, ${start}, ${MARK_LENGTH}) <> $1`;
  return nextOf(db, sealed, { where: others, values: [mark, REFERENCE], after, limit: BATCH });
}
