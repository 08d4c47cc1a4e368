import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { listedNameSql } from '#platform/server/database/name-sql.ts';
import { ask, type Row } from '#platform/server/database/statement.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { measurementsOf } from '#product/play/server/measurements.ts';
import { formLinksOf } from '#product/play/server/norms/norms.ts';
import { changeBetween } from '#product/reports/rules/growth.ts';
import { measuredOf } from '#product/reports/server/find-facts.ts';
import { readsReports } from '#product/reports/server/reading.ts';
import { hasChecks, type LevelProgram, levelReport } from '../../rules/programs.ts';
import { type Member, told } from '../../rules/small-group-shape.ts';
import { toldJoin } from '../told/told-sql.ts';

/** What a report says of one skill, as it is kept when a child joins. Of the join `told`. */
export function toldJson(skill: Skill): string {
  const figure = (name: string): string => `'${name}', told.skills -> '${skill}' -> '${name}'`;
  return `case when told.iteration is not null then jsonb_build_object(${figure('said')}, ${figure('low')},
    ${figure('high')}, ${figure('performance')}, 'iteration', told.iteration, 'last_on', told.last_on) end`;
}

const memberRow = {
  id: z.number(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  grade: z.number(),
  is_partner: z.boolean(),
  is_archived: z.boolean(),
  joined_on: z.string(),
  before: z.nullable(told),
  now: z.nullable(told),
};
export type MemberRow = Row<typeof memberRow>;

type About = { id: number; program: LevelProgram; skill: Skill };

/** Whose reports the actor still reads; of others nothing is told, not even that they were there. */
export async function findMembers(
  tx: Tx,
  actor: Actor,
  { id, program, skill }: About,
): Promise<(Member & Pick<MemberRow, 'first_name' | 'last_name'>)[]> {
  const { values, bind } = bindings();
  const text = `
    select s.id, ${listedNameSql('s')} as name, s.first_name, s.last_name, s.grade, m.is_partner,
      s.archived_at is not null as is_archived, m.joined_on, m.before, ${toldJson(skill)} as now
    from small_group_members m join students s on s.id = m.student_id ${toldJoin(program, 's', 'told', null)}
    where m.small_group_id = ${bind(id)}::bigint and ${readsReports(actor, bind)}
    order by m.is_partner, s.last_name, s.first_name, s.id`;
  const rows = await ask(tx, memberRow, { text, values });
  const changes = await changesOf(tx, rows, program, skill);
  return rows.map((row) => ({ ...row, change: changes.get(row.id) ?? null }));
}

/** Two checks are compared as reports compare them. */
async function changesOf(
  tx: Tx,
  rows: readonly MemberRow[],
  program: LevelProgram,
  skill: Skill,
): Promise<Map<number, NonNullable<Member['change']>>> {
  const changes = new Map<number, NonNullable<Member['change']>>();
  const again = rows.filter(({ before, now }) => (now?.iteration ?? 0) > (before?.iteration ?? Infinity));
  if (!hasChecks(program) || again.length === 0) return changes;
  const ids = again.map(({ id }) => id);
  const measured = (await measurementsOf(tx, ids, program)).filter(
    ({ report }) => report === levelReport(program),
  );
  const links = await formLinksOf(tx, program);
  for (const { id, before, now } of again) {
    const at = (iteration: number | undefined) =>
      measured.find((row) => row.student_id === id && row.iteration === iteration);
    const [earlier, later] = [at(before?.iteration), at(now?.iteration)];
    if (earlier === undefined || later === undefined) continue;
    const change = changeBetween(measuredOf(earlier), measuredOf(later), skill, links);
    if (change.compared) changes.set(id, change.said);
  }
  return changes;
}
