import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const deleteUploaded = statement(
  { id: z.number() },
  'delete from upload_rows where target_id = $1 returning id',
);
/** Files of which the child was a row: what was read of them for a look, and the file where nobody waits for it. */
const forgetFiles = statement(`
    update uploads set sample = '[]', reading = '{}',
      file_sealed = case when status in ('applied', 'undone', 'failed', 'canceled') then null else file_sealed end
    where id = any($1::bigint[])`);
const deleteUndo = statement(
  { id: z.string() },
  `
    delete from undo_steps where jsonb_path_exists(data, '$.** ? (@ == $child)', jsonb_build_object('child', $1::bigint))
    returning id`,
);
const deleteStudent = statement({ id: z.number() }, 'delete from students where id = $1 returning id');

/** Ids of an upload's rows begin with its own. */
const ROWS_OF_UPLOAD = 10_000_000;

/** A child that is to leave no trace: its row, with all that hangs on it, and what rosters keep beside. */
export async function forgetStudent(tx: Tx, id: number): Promise<Record<string, number>> {
  const rows = await deleteUploaded(tx, id);
  const uploads = new Set(rows.map((row) => Math.floor(row.id / ROWS_OF_UPLOAD)));
  if (uploads.size > 0) await forgetFiles(tx, [...uploads]);
  const steps = await deleteUndo(tx, id);
  const students = await deleteStudent(tx, id);
  return { upload_rows: rows.length, undo_steps: steps.length, students: students.length };
}
