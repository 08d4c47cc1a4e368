import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import { readsReports } from '#product/reports/server/reading.ts';

/** More are a list, and there is one. */
const MOST_GROUPS = 6;

const groupRow = {
  id: z.number(),
  name: z.string(),
  children: z.number(),
  met_on: z.nullable(z.string()),
};

/** The skills of the groups that run and have this student in them. */
export function runningSkillsSql(student: string): string {
  return `to_json(array(
    select g.skill from small_group_members mine join small_groups g on g.id = mine.small_group_id
    where mine.student_id = ${student} and g.ended_at is null
  ))`;
}

/** The actor's small groups that have not ended, the latest first; of their children those that the actor still reads. */
export function findRunningGroups(tx: Tx, actor: Actor): Promise<Row<typeof groupRow>[]> {
  const { values, bind } = bindings();
  const text = `
    select g.id, g.name,
      (select count(*)::integer from small_group_members m join students s on s.id = m.student_id
        where m.small_group_id = g.id and s.archived_at is null and ${readsReports(actor, bind)}) as children,
      (select max(t.held_on) from small_group_meetings t where t.small_group_id = g.id) as met_on
    from small_groups g where g.owner_id = ${bind(actor.id)}::bigint and g.ended_at is null
    order by g.starts_on desc, g.id desc limit ${MOST_GROUPS}`;
  return ask(tx, groupRow, { text, values });
}
