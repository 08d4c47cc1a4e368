import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const deleteUndo = statement(
  { id: z.string() },
  `
    delete from undo_steps where jsonb_path_exists(data, '$.** ? (@ == $child)', jsonb_build_object('child', $1::bigint))
    returning id`,
);
const deleteStudent = statement({ id: z.number() }, 'delete from students where id = $1 returning id');

/** A child that is to leave no trace: its row, with all that hangs on it, and what can be undone with it. */
export async function forgetStudent(tx: Tx, id: number): Promise<Record<string, number>> {
  const steps = await deleteUndo(tx, id);
  const students = await deleteStudent(tx, id);
  return { undo_steps: steps.length, students: students.length };
}
