import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const deleteAlone = statement(
  { id: z.number() },
  `
    delete from small_groups g where exists (
        select from small_group_members m where m.small_group_id = g.id and m.student_id = $1)
      and not exists (select from small_group_members m where m.small_group_id = g.id and m.student_id <> $1)
    returning g.id`,
);

/** A small group of nobody else: its name and goal speak of the child. */
export async function forgetSmallGroups(tx: Tx, studentId: number): Promise<Record<string, number>> {
  return { small_groups: (await deleteAlone(tx, studentId)).length };
}
