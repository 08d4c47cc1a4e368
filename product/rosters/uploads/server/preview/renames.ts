import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { foldedName } from '../../../server/duplicates.ts';
import type { UploadState } from '../../contract.ts';
import { rowsOfUpload } from '../store/store.ts';

/** So many are named before an upload is confirmed; the rest is said in a number. */
export const NAMED = 10;

/** A row `r` that writes another name over the one that its student has. */
const RENAMES = "r.action = 'update' and r.changed ~ '(^| )(first_name|last_name)( |$)'";

/** Who would be somebody else comes before who is only spelled otherwise. */
const IS_OTHER = `(r.first_fold, r.last_fold) is distinct from
  (${foldedName('s.first_name')}, ${foldedName('s.last_name')})`;

const findRenames = statement(
  { line: z.number(), before: z.string(), after: z.string(), count: z.number() },
  `
    select r.line, ${spokenNameSql('s')} as before, ${spokenNameSql('r')} as after, count(*) over () as count
    from upload_rows r join students s on s.id = r.target_id
    where ${rowsOfUpload('$1')} and ${RENAMES} order by ${IS_OTHER} desc, r.id limit ${NAMED}`,
);

/** Whom an upload that waits to be confirmed would give another name. */
export async function renamesOf(
  tx: Tx,
  { id, status, to_update: updates }: { id: number; status: string; to_update: number },
): Promise<UploadState['renames']> {
  const found = status === 'ready' && updates > 0 ? await findRenames(tx, id) : [];
  return {
    count: found[0]?.count ?? 0,
    named: found.map(({ line, before, after }) => ({ line, before, after })),
  };
}

const countRenames = statement(
  { count: z.number() },
  `
    select count(*) as count from unnest($1::bigint[]) u (id)
    join upload_rows r on ${rowsOfUpload('u.id')} where ${RENAMES}`,
);

/** The same of several uploads together. */
export async function countRenamesOf(tx: Tx, ids: readonly number[]): Promise<number> {
  const [found] = ids.length === 0 ? [] : await countRenames(tx, ids);
  return found?.count ?? 0;
}
