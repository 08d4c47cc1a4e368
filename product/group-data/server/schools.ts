import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { bindings } from '#platform/server/database/bindings.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { ask, type Row, statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { inProgram } from '#product/reports/server/tables.ts';
import { inReach } from '#product/rosters/server/students/reach.ts';
import { administeredGroups, administeredSchools } from '#product/schools/server/reach/reach.ts';
import {
  GROUP_PROGRAMS,
  type GroupProgram,
  type LevelProgram,
  levelReport,
  scenesForLevels,
  speaksOfLevels,
} from '../rules/programs.ts';
import { type DistrictComics, districtComics } from '../rules/school-comics.ts';
import { type DistrictLevels, districtLevels, type SchoolCounts } from '../rules/school-levels.ts';
import { LEVELS } from '../tables-contract.ts';
import { clearlyAtSql, unclearSql } from './told/told-sql.ts';

const COUNTS = SKILLS.flatMap((skill) => [
  ...LEVELS.map((level) => `count(*) filter (where ${clearlyAtSql('m', skill, level)})`),
  `count(*) filter (where ${unclearSql('m', skill)})`,
]);
const PER_SKILL = 4;
/** Comics finished, children with comics of their own, and these. */
const COMIC_FIGURES = 3;

/** By school: children who have made a comic, and what is counted of it. */
function comicsSql(students: string): string {
  return `
    select s.school_id, (count(*) filter (where p.others_done > 0))::integer as children,
      array[coalesce(sum(p.others_done), 0), count(*) filter (where own.comics > 0), coalesce(sum(own.comics), 0)]::integer[]
        as counts
    from students s
    left join program_progress p on p.student_id = s.id and p.program = 'sim'
    cross join lateral (select count(*) as comics from play_comics c where c.student_id = s.id) own
    where ${students} and s.school_id is not null and s.archived_at is null and not s.is_sandbox and ${inProgram('sim')}
    group by s.school_id`;
}

const countedSql = (program: GroupProgram, students: string): string =>
  speaksOfLevels(program) ? levelsSql(program, students) : comicsSql(students);
const figuresOf = (program: GroupProgram): number =>
  speaksOfLevels(program) ? PER_SKILL * SKILLS.length : COMIC_FIGURES;

/** By school: children with a report that speaks of levels, and where they are. */
function levelsSql(program: LevelProgram, students: string): string {
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

const keepCounts = (program: GroupProgram) =>
  statement(`
    insert into school_levels (school_id, program, children, counts, counted_at)
    select sc.id, '${program}', coalesce(counted.children, 0),
      coalesce(counted.counts, array_fill(0, array[${figuresOf(program)}])), $1
    from schools sc left join (${countedSql(program, 'true')}) counted on counted.school_id = sc.id
    on conflict (school_id, program) do update
    set children = excluded.children, counts = excluded.counts, counted_at = excluded.counted_at`);
const KEPT = GROUP_PROGRAMS.map(keepCounts);

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
function findKept(tx: Tx, actor: Actor, program: GroupProgram): Promise<SchoolRow[]> {
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
  program: GroupProgram,
  schools: readonly number[],
): Promise<SchoolRow[]> {
  const { values, bind } = bindings();
  const students = `(${inReach(actor, bind)}) and s.school_id = any(${bind(schools)}::bigint[])`;
  const text = `
    select sc.id, sc.name, counted.children, counted.counts, null::timestamptz as counted_at
    from (${countedSql(program, students)}) counted join schools sc on sc.id = counted.school_id`;
  return ask(tx, schoolRow, { text, values });
}

type CountedAt = { counted_at: string | null };

/** Schools of which there is something, by name; and when those that are kept were counted. */
async function findSchools(
  tx: Tx,
  actor: Actor,
  program: GroupProgram,
): Promise<CountedAt & { rows: SchoolRow[] }> {
  const kept = await findKept(tx, actor, program);
  const others = await findOthers(
    tx,
    actor,
    kept.map(({ id }) => id),
  );
  const now = others.length === 0 ? [] : await countNow(tx, actor, program, others);
  const isSomething = ({ children, counts }: SchoolRow): boolean =>
    children > 0 || counts.some((count) => count > 0);
  const rows = [...kept, ...now].filter(isSomething);
  const [oldest] = kept.map(({ counted_at: at }) => at?.toISOString() ?? '').sort();
  return {
    rows: rows.sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id),
    counted_at: oldest ?? null,
  };
}

export async function findSchoolLevels(
  tx: Tx,
  actor: Actor,
  program: LevelProgram,
): Promise<DistrictLevels & CountedAt> {
  const { rows, counted_at } = await findSchools(tx, actor, program);
  const schools = rows.map(({ counts, id, name, children }) => ({
    id,
    name,
    children,
    skills: skillsOf(counts),
  }));
  return { ...districtLevels(schools), counted_at };
}

export async function findSchoolComics(tx: Tx, actor: Actor): Promise<DistrictComics & CountedAt> {
  const { rows, counted_at } = await findSchools(tx, actor, 'sim');
  const schools = rows.map(({ id, name, children, counts: [comics = 0, makers = 0, own = 0] }) => ({
    id,
    name,
    finished: { children, comics },
    own: { children: makers, comics: own },
  }));
  return { ...districtComics(schools), counted_at };
}

function skillsOf(counts: readonly number[]): SchoolCounts['skills'] {
  return SKILLS.map((_, at) => {
    const [emerging = 0, improving = 0, proficient = 0, unclear = 0] = counts.slice(PER_SKILL * at);
    return { levels: [emerging, improving, proficient], unclear };
  });
}
