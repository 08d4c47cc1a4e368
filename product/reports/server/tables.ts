import * as z from 'zod/mini';
import type { ProgramId } from '#brands/brand.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { listedNameSql, spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { condition, everyWord } from '#platform/server/tables/conditions.ts';
import type { SourceChoice, TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import type { PlannedScene } from '#product/play/rules/results/progress.ts';
import { measurementRow } from '#product/play/server/measurements.ts';
import { formLinkRow } from '#product/play/server/norms/norms.ts';
import {
  archived,
  joins,
  nameAnywhere,
  nameInRoster,
  ofReach,
  sortsInReach,
} from '#product/rosters/server/students/list-parts.ts';
import { TEACHER } from '#product/rosters/server/students/teacher.ts';
import { growthIn } from '../rules/growth.ts';
import { checkedTables, comicsTable, playedTables, staffTables } from '../tables-contract.ts';
import { measuredOf } from './find-facts.ts';
import { forReaders, inReportReach, readsSql } from './reading.ts';
import { comparedJoin, ofNewestReport, standingJoin } from './standing-sql.ts';

type Entries = readonly PlannedScene[];

/** Who plays the program or has played it. */
export const inProgram = (program: ProgramId): string =>
  `(s.active_program = '${program}' or exists (
    select from program_progress p where p.student_id = s.id and p.program = '${program}'))`;

/** So many are gathered in tens of milliseconds; where there are more, a page is soon full along the order of names. */
const FEW = 20_000;

const countPlayers = statement(
  { children: z.number() },
  `
    select (select count(*) from (select from students a where a.active_program = $1 limit ${FEW + 1}) active)
      + (select count(*) from (select from program_progress p where p.program = $1 limit ${FEW + 1}) played) as children`,
);

/**
 * The same over everybody, in two ways. Left alone, the planner gathers hundreds of thousands to show fifty of them, or
 * walks past a million to find a hundred.
 */
export const amongFew = (program: ProgramId): string =>
  `s.id = any(array(select a.id from students a where a.active_program = '${program}'
    union all select p.student_id from program_progress p where p.program = '${program}'))`;
export const amongMany = (program: ProgramId): string =>
  `(s.active_program = '${program}' or exists (
    select from program_progress p where p.program = '${program}' and p.student_id = s.id offset 0))`;

const people = {
  name: listedNameSql('s'),
  first_name: 's.first_name',
  last_name: 's.last_name',
  grade: 's.grade',
  teacher: { sql: TEACHER, join: 'owner' },
  educator: { sql: listedNameSql('o'), join: 'owner' },
  school: { sql: 'sc.name', join: 'school' },
} as const;

const late = (sql: string) => ({ sql, late: 'standing' }) as const;

/** Who has not begun is at the beginning. */
const progressColumns = (program: ProgramId) =>
  ({
    done: late('coalesce(standing.done, 0)'),
    ready: late('coalesce(standing.ready, false)'),
    finished_on: late('standing.finished_on'),
    completed: late('standing.completed'),
    minutes: { sql: 'played.minutes', late: 'minutes' },
    ends_on: `s.ends_${program}`,
  }) as const;

/** Of the program alone; days and rounding are those of the lists of students. */
const minutesJoin = (program: ProgramId) => (row: string) =>
  `left join lateral (
    select (sum(seconds) + 30) / 60 as minutes from play_days
    where student_id = ${row}.id and area = '${program}' and on_day > current_date - 30
  ) played on true`;

/** For the rows that are shown, and of these for who was checked twice: the rule of the report says what came of it. */
const compared =
  (program: ProgramId): NonNullable<TableSource['late']>[string] =>
  (row, _, { actor }, bind) =>
    comparedJoin(program, row, 'compared', `${readsSql(actor, bind)} = 'report'`);

const comparedFacts = z.nullish(
  z.object({
    later: z.nullable(z.object(measurementRow)),
    earlier: z.nullable(z.object(measurementRow)),
    links: z.array(z.object(formLinkRow)),
  }),
);

const growth: NonNullable<TableSource['rule']> = {
  facts: { sql: 'compared.facts', late: 'compared' },
  say: (read) => {
    const { later = null, earlier = null, links = [] } = z.parse(comparedFacts, read) ?? {};
    const isTwice = later !== null && earlier !== null;
    return { growth: isTwice ? growthIn(measuredOf(earlier), measuredOf(later), links) : null };
  },
};

function lateJoins(program: ProgramId, entries: Entries) {
  const standing = standingJoin(program, entries);
  return {
    standing: (row: string) => standing(row, 'standing'),
    minutes: minutesJoin(program),
  };
}

const said = (program: ProgramId, skill: string) =>
  forReaders(ofNewestReport(program, `m.skills -> '${skill}' ->> 'said'`));

const measuredColumns = (program: ProgramId) =>
  ({
    care: forReaders(
      ofNewestReport(program, "case when cardinality(m.rushed_scenes) > 0 then 'played-fast' end"),
    ),
    success_rate: forReaders(ofNewestReport(program, 'round(100.0 * m.best / nullif(m.asks, 0))::integer')),
    skill_ic: said(program, 'ic'),
    skill_com: said(program, 'com'),
    skill_coop: said(program, 'coop'),
    skill_ini: said(program, 'ini'),
    skill_emp: said(program, 'emp'),
    skill_er: said(program, 'er'),
  }) as const;

const checkedColumns = {
  growth: { rule: true },
  iteration: late('coalesce(standing.iteration, 1)'),
  builder_done: late('coalesce(standing.builder_done, 0)'),
  builder_ready: late('coalesce(standing.builder_ready, false)'),
  builder_on: late('standing.builder_on'),
} as const;

/** What all lists of educators share. */
function educatorSource(program: ProgramId, entries: Entries) {
  const sorted = standingJoin(program, entries)('s', 'sorted');
  return {
    from: 'students s',
    id: 's.id',
    scope: (actor: Actor, bind: Bind) => `${inReportReach(actor, bind)} and ${inProgram(program)}`,
    joins: { ...joins, sorted },
    late: lateJoins(program, entries),
    sorts: {
      name: sortsInReach.name,
      grade: sortsInReach.grade,
      done: [{ sql: 'coalesce(sorted.done, 0)', join: 'sorted' }],
      finished_on: [{ sql: "coalesce(sorted.finished_on, date '-infinity')", join: 'sorted' }],
    },
    filters: {
      archived,
      name: nameInRoster,
      teacher: { where: everyWord(`s.teacher || ' ' || ${spokenNameSql('o')}`), join: 'owner' },
      ready: {
        where: (value, bind) => condition('coalesce(sorted.ready, false)', value, 'yes-no', bind),
        join: 'sorted',
      },
      school_id: 's.school_id',
      educator_id: 's.owner_id',
      reach: ofReach,
    },
  } as const satisfies Partial<TableSource>;
}

const educatorColumns = (program: ProgramId) =>
  ({
    ...people,
    ...progressColumns(program),
    reads: readsSql,
    report_iteration: late('standing.report_iteration'),
  }) as const;

type StaffTable = (typeof staffTables)['zoou'];

/** As over all students: by name, in an order that has an index. */
function staffSource(program: ProgramId, entries: Entries): SourceChoice<StaffTable> {
  const source = (inProgramAnywhere: string): TableSource<StaffTable> => ({
    from: 'students s',
    id: 's.id',
    scope: (actor, bind) => `${inReportReach(actor, bind)} and ${inProgramAnywhere}`,
    joins,
    late: lateJoins(program, entries),
    columns: { ...people, ...progressColumns(program) },
    sorts: { name: ['s.last_name', 's.first_name'] },
    filters: { archived, name: nameAnywhere, school_id: 's.school_id', educator_id: 's.owner_id' },
    wide: true,
  });
  const [few, many] = [source(amongFew(program)), source(amongMany(program))];
  return {
    among: [few, many],
    choose: async (db) => {
      const [counted] = await countPlayers(db, program);
      return (counted?.children ?? 0) <= FEW ? few : many;
    },
  };
}

export function reportTableRoutes(serve: Serve, entries: Entries): void {
  for (const program of ['zoou', 'hoh'] as const) {
    const source = educatorSource(program, entries);
    tableRoutes(serve, checkedTables[program], {
      ...source,
      late: { ...source.late, compared: compared(program) },
      rule: growth,
      columns: { ...educatorColumns(program), ...checkedColumns, ...measuredColumns(program) },
    });
  }
  for (const program of ['academy', 'ssgrin'] as const) {
    tableRoutes(serve, playedTables[program], {
      ...educatorSource(program, entries),
      columns: { ...educatorColumns(program), ...measuredColumns(program) },
    });
  }
  tableRoutes(serve, comicsTable, { ...educatorSource('sim', entries), columns: educatorColumns('sim') });
  for (const program of ['academy', 'zoou', 'ssgrin', 'hoh', 'sim'] as const) {
    tableRoutes(serve, staffTables[program], staffSource(program, entries));
  }
}
