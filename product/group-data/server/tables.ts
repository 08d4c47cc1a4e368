import type { Actor } from '#platform/contract/policy.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { condition, everyWord } from '#platform/server/tables/conditions.ts';
import type { FilterExpression, TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { observedJoin, seenSql } from '#product/observations/server/observed.ts';
import type { PlannedScene } from '#product/play/rules/results/progress.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { readsReports } from '#product/reports/server/reading.ts';
import { standingJoin } from '#product/reports/server/standing-sql.ts';
import { inProgram } from '#product/reports/server/tables.ts';
import {
  archived,
  inGroup,
  joins,
  nameInRoster,
  ofReach,
  sortsInReach,
} from '#product/rosters/server/students/list-parts.ts';
import { TEACHER } from '#product/rosters/server/students/teacher.ts';
import { type GroupProgram, LEVEL_PROGRAMS, type LevelProgram } from '../rules/programs.ts';
import { type GroupTable, groupTables, LEVELS } from '../tables-contract.ts';
import { askedCheck, clearlyAtSql, levelSql, rangeSql, saidSql, toldJoin } from './told/told-sql.ts';

const late = (sql: string) => ({ sql, late: 'told' }) as const;
const standing = (sql: string) => ({ sql, late: 'standing' }) as const;
const said = (skill: Skill) => late(saidSql('told', skill));
const level = (skill: Skill) => late(levelSql('told', skill));
const range = (skill: Skill) => late(rangeSql('told', skill));
const saw = (skill: Skill) => ({ sql: seenSql('saw', skill), late: 'saw' }) as const;

/** Who a row is about, whatever the program. */
export const aboutChild = {
  name: listedNameSql('s'),
  first_name: 's.first_name',
  last_name: 's.last_name',
  grade: 's.grade',
  teacher: { sql: TEACHER, join: 'owner' },
  educator: { sql: listedNameSql('o'), join: 'owner' },
  school: { sql: 'sc.name', join: 'school' },
} as const;

const columns = {
  ...aboutChild,
  skill_ic: said('ic'),
  skill_com: said('com'),
  skill_coop: said('coop'),
  skill_ini: said('ini'),
  skill_emp: said('emp'),
  skill_er: said('er'),
  level_ic: level('ic'),
  level_com: level('com'),
  level_coop: level('coop'),
  level_ini: level('ini'),
  level_emp: level('emp'),
  level_er: level('er'),
  range_ic: range('ic'),
  range_com: range('com'),
  range_coop: range('coop'),
  range_ini: range('ini'),
  range_emp: range('emp'),
  range_er: range('er'),
  saw_ic: saw('ic'),
  saw_com: saw('com'),
  saw_coop: saw('coop'),
  saw_ini: saw('ini'),
  saw_emp: saw('emp'),
  saw_er: saw('er'),
  saw_on: { sql: 'saw.on_day', late: 'saw' },
  saw_by: { sql: 'saw.observer', late: 'saw' },
  success_rate: late(
    `case when told.report <> 'assessment' then round(100.0 * told.best / nullif(told.asks, 0))::integer end`,
  ),
  iteration: late('told.iteration'),
  asks: late('told.asks'),
  finished_on: late('told.last_on'),
  done: standing('coalesce(standing.done, 0)'),
  current: standing('coalesce(standing.iteration, 1)'),
} as const;

/** By level, nobody's last, equals by name. */
const byLevel = (skill: Skill) =>
  [
    { sql: `(${levelSql('sorted', skill)} is null)`, join: 'sorted', steady: true },
    { sql: levelSql('sorted', skill), join: 'sorted' },
    { sql: "(s.last_name || '')", steady: true },
    { sql: 's.first_name', steady: true },
  ] as const;

/** As many as the class row counts: clearly there. */
const ofLevel = (skill: Skill): FilterExpression => ({
  where: (value) =>
    LEVELS.filter((level) => value.kind === 'choices' && value.values.map(Number).includes(level))
      .map((level) => `(${clearlyAtSql('sorted', skill, level)})`)
      .join(' or ') || 'false',
  join: 'sorted',
});

const inSmallGroup: FilterExpression = (value, bind, actor) =>
  value.kind === 'id'
    ? `s.id in (select m.student_id from small_group_members m
        join small_groups g on g.id = m.small_group_id and g.owner_id = ${bind(actor.id)}::bigint
        where g.id = ${bind(value.id)}::bigint)`
    : 'true';

/** Which children, whatever the program. */
export const whichChildren = {
  archived,
  name: nameInRoster,
  teacher: { where: everyWord(`s.teacher || ' ' || ${spokenNameSql('o')}`), join: 'owner' },
  school_id: 's.school_id',
  educator_id: 's.owner_id',
  group_id: inGroup,
  small_group_id: inSmallGroup,
  reach: ofReach,
} as const satisfies Readonly<Record<string, FilterExpression>>;

/** Whose reports the actor reads, of those who play the program or have played it. */
export const readInProgram = (program: GroupProgram) => (actor: Actor, bind: Bind) =>
  `${readsReports(actor, bind)} and ${inProgram(program)}`;

function groupSource(program: LevelProgram, entries: readonly PlannedScene[]): TableSource<GroupTable> {
  const standingOf = standingJoin(program, entries);
  return {
    from: 'students s',
    id: 's.id',
    scope: readInProgram(program),
    joins: { ...joins, sorted: (filters) => toldJoin(program, 's', 'sorted', askedCheck(filters)) },
    late: {
      told: (row, filters) => toldJoin(program, row, 'told', askedCheck(filters)),
      standing: (row) => standingOf(row, 'standing'),
      saw: (row, _, { actor }) => observedJoin(row, 'saw', actor),
    },
    columns,
    sorts: {
      name: sortsInReach.name,
      grade: sortsInReach.grade,
      finished_on: [{ sql: "coalesce(sorted.last_on, date '-infinity')", join: 'sorted' }],
      skill_ic: byLevel('ic'),
      skill_com: byLevel('com'),
      skill_coop: byLevel('coop'),
      skill_ini: byLevel('ini'),
      skill_emp: byLevel('emp'),
      skill_er: byLevel('er'),
    },
    filters: {
      ...whichChildren,
      // Says what is looked at of each child, and leaves nobody out.
      check: () => 'true',
      finished_on: {
        where: (value, bind) => condition('sorted.last_on', value, 'day', bind),
        join: 'sorted',
      },
      level_ic: ofLevel('ic'),
      level_com: ofLevel('com'),
      level_coop: ofLevel('coop'),
      level_ini: ofLevel('ini'),
      level_emp: ofLevel('emp'),
      level_er: ofLevel('er'),
    },
  };
}

export type GroupSources = Readonly<Record<LevelProgram, TableSource<GroupTable>>>;

export function groupSources(entries: readonly PlannedScene[]): GroupSources {
  return {
    academy: groupSource('academy', entries),
    zoou: groupSource('zoou', entries),
    ssgrin: groupSource('ssgrin', entries),
    hoh: groupSource('hoh', entries),
  };
}

export function groupTableRoutes(serve: Serve, sources: GroupSources): void {
  for (const program of LEVEL_PROGRAMS) tableRoutes(serve, groupTables[program], sources[program]);
}
