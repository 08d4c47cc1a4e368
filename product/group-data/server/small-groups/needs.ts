import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { type Bind, bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ask } from '#platform/server/database/statement.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { readsReports } from '#product/reports/server/reading.ts';
import { getGroup } from './groups.ts';

type GroupNeeds = { id: number; name: string; skill: Skill; grade: number | null };

/** The grade in the middle of a group's children, of those whom the actor reads. */
export function groupGradeSql(actor: Actor, bind: Bind, group: string): string {
  return `select percentile_disc(0.5) within group (order by s.grade) from small_group_members m
      join students s on s.id = m.student_id
      where m.small_group_id = ${group} and not m.is_partner and ${readsReports(actor, bind)}`;
}

/** What one of the own groups is for, and the grade in the middle of its children; null where none is read any more. */
export async function needsOfGroup(tx: Tx, actor: Actor, id: number): Promise<GroupNeeds> {
  const { name, skill } = await getGroup(tx, actor, id);
  const { values, bind } = bindings();
  const text = `select (${groupGradeSql(actor, bind, `${bind(id)}::bigint`)}) as grade`;
  const [row] = await ask(tx, { grade: z.nullable(z.number()) }, { text, values });
  return { id, name, skill, grade: row?.grade ?? null };
}
