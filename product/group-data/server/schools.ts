import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { ask, type Row, statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { inReach } from '#product/rosters/server/students/reach.ts';
import { administeredGroups, administeredSchools } from '#product/schools/server/reach/reach.ts';
import { LEVEL_PROGRAMS, type LevelProgram, levelReport, scenesForLevels } from '../rules/programs.ts';
import { type DistrictLevels, districtLevels, type SchoolCounts } from '../rules/school-levels.ts';
import { LEVELS } from '../tables-contract.ts';
import { clearlyAtSql, unclearSql } from './told/told-sql.ts';

const COUNTS = SKILLS.flatMap((skill) => [
  ...LEVELS.map((level) => `count(*) filter (where ${clearlyAtSql('m', skill, level)})`),
  `count(*) filter (where ${unclearSql('m', skill)})`,
]);
const PER_SKILL = 4;

/** By school: children with a report that speaks of levels, and where they are. */
function countedSql(program: LevelProgram, students: string): string {
  return `
    select m.school_id, count(*)::integer as children,
      array[${COUNTS.join(', ')}]::integer[] as counts
    from (
      select distinct on (m.student_id) s.school_id, m.levels, m.clear, m.as_mixed_as_guessing
      from students s join measurements m on m.student_id = s.id
      where ${students} and s.school_id is not null and s.archived_at is null and not s.is_sandbox
        and m.program = '${program}' and m.report = '${levelReport(program)}' and m.scenes >= ${scenesForLevels(program)}
      order by m.student_id, m.iteration desc
    ) m group by m.school_id`;
}

export const countSchools = job<Record<string, never>>('group-data.count-schools', { retryLimit: 3 });
/** When schools sleep, west of here too. */
export const COUNT_SCHOOLS_AT = '20 8 * * *';

const keepCounts = (program: LevelProgram) =>
  statement(`
    insert into school_levels (school_id, program, children, counts, counted_at)
    select sc.id, '${program}', coalesce(counted.children, 0),
      coalesce(counted.counts, array_fill(0, array[${PER_SKILL * SKILLS.length}])), $1
    from schools sc left join (${countedSql(program, 'true')}) counted on counted.school_id = sc.id
    on conflict (school_id, program) do update
    set children = excluded.children, counts = excluded.counts, counted_at = excluded.counted_at`);
const KEPT = LEVEL_PROGRAMS.map(keepCounts);

/** Counts every school anew. */
export async function countAllSchools(db: Db, now: Date): Promise<void> {
  for (const keep of KEPT) await keep(db, now);
}

const schoolRow = {
  id: z.number(),
  name: z.string(),
  children: z.number(),
  counts: z.array(z.number()),
  counted_at: z.nullable(z.date()),
};
type SchoolRow = Row<typeof schoolRow>;

/** Schools that the actor administers as a whole, as they were counted at night. */
function findKept(tx: Tx, actor: Actor, program: LevelProgram): Promise<SchoolRow[]> {
  const { values, bind } = bindings();
  const text = `
    select sc.id, sc.name, kept.children, kept.counts, kept.counted_at
    from school_levels kept join schools sc on sc.id = kept.school_id
    where kept.program = '${program}' and sc.id in (${administeredSchools(`${bind(actor.id)}::bigint`)})`;
  return ask(tx, schoolRow, { text, values });
}

/** Schools of the actor's people that were not counted as a whole: by an agreement one reads some of their children. */
async function findOthers(tx: Tx, actor: Actor, known: readonly number[]): Promise<number[]> {
  const { values, bind } = bindings();
  const id = `${bind(actor.id)}::bigint`;
  const text = `
    select other.school_id from (
      select person.school_id from group_members theirs join accounts person on person.id = theirs.account_id
      where theirs.group_id in (${administeredGroups(id)})
      union ${administeredSchools(id)}
    ) other where other.school_id is not null and not other.school_id = any(${bind(known)}::bigint[])`;
  return (await ask(tx, { school_id: z.number() }, { text, values })).map((row) => row.school_id);
}

/** Of those schools the children who are in reach, now. */
function countNow(
  tx: Tx,
  actor: Actor,
  program: LevelProgram,
  schools: readonly number[],
): Promise<SchoolRow[]> {
  const { values, bind } = bindings();
  const students = `(${inReach(actor, bind)}) and s.school_id = any(${bind(schools)}::bigint[])`;
  const text = `
    select sc.id, sc.name, counted.children, counted.counts, null::timestamptz as counted_at
    from (${countedSql(program, students)}) counted join schools sc on sc.id = counted.school_id`;
  return ask(tx, schoolRow, { text, values });
}

export type ReadSchools = DistrictLevels & { counted_at: string | null };

export async function findSchoolLevels(tx: Tx, actor: Actor, program: LevelProgram): Promise<ReadSchools> {
  const kept = await findKept(tx, actor, program);
  const others = await findOthers(
    tx,
    actor,
    kept.map(({ id }) => id),
  );
  const now = others.length === 0 ? [] : await countNow(tx, actor, program, others);
  const rows = [...kept.filter(({ children }) => children > 0), ...now];
  const schools = rows
    .sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
    .map(({ id, name, children, counts }) => ({ id, name, children, skills: skillsOf(counts) }));
  const [oldest] = kept.map(({ counted_at: at }) => at?.toISOString() ?? '').sort();
  return { ...districtLevels(schools), counted_at: oldest ?? null };
}

function skillsOf(counts: readonly number[]): SchoolCounts['skills'] {
  return SKILLS.map((_, at) => {
    const [emerging = 0, improving = 0, proficient = 0, unclear = 0] = counts.slice(PER_SKILL * at);
    return { levels: [emerging, improving, proficient], unclear };
  });
}
