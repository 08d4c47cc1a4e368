import type { ProgramId } from '#brands/brand.ts';
import { type Column, type Columns, table } from '#platform/contract/table.ts';
import { educators, uber } from '#product/access/rules/policies.ts';
import { SAID } from '#product/play/rules/measurement/levels.ts';
import { findTeachers } from '#product/rosters/contract.ts';
import { GRADES } from '#product/rosters/rules/grades.ts';
import { findEducators, findSchools } from '#product/schools/contract.ts';
import { GROWTH } from './rules/growth.ts';

/** One list a program: who plays it, how far they are, and what their play may say already. */
const name = {
  label: 'rosters.columns.name',
  kind: 'text',
  filter: 'text',
  sort: true,
  inFiles: ['last_name', 'first_name'],
} as const;
const grade = {
  label: 'rosters.columns.grade',
  kind: 'choice',
  choices: GRADES,
  labels: 'rosters.grades',
  filter: 'choices',
} as const;
const teacher = { label: 'rosters.columns.teacher', kind: 'text' } as const;

const hidden = { hidden: true } as const;
const text = (label: string) => ({ label, kind: 'text' }) as const satisfies Column;
const number = (label: string) => ({ label, kind: 'number' }) as const satisfies Column;
const day = (label: string) => ({ label, kind: 'day' }) as const satisfies Column;

const people = {
  name,
  first_name: { ...text('rosters.columns.first-name'), ...hidden },
  last_name: { ...text('rosters.columns.last-name'), ...hidden },
} as const;
const places = {
  educator: { ...text('rosters.columns.educator'), ...hidden },
  school: { ...text('rosters.columns.school'), ...hidden },
} as const;

/** Scenes towards the report, whether it is there, and when the last of them was played. */
const progress = {
  done: number('reports.columns.done'),
  ready: { label: 'reports.columns.ready', kind: 'yes-no', filter: 'yes-no' },
  finished_on: day('reports.columns.finished-on'),
  completed: { ...number('reports.columns.completed'), ...hidden },
  minutes: { ...number('reports.columns.minutes'), ...hidden },
  ends_on: { ...day('reports.columns.ends-on'), ...hidden },
} as const satisfies Columns;

/** What is said of a skill, in words: a level never stands without its doubt. */
const said = (label: string) =>
  ({ label, kind: 'choice', choices: SAID, labels: 'reports.said', hidden: true }) as const satisfies Column;

/** Of whom the viewer reads nothing but how far they are, these are empty. */
const measured = {
  care: {
    label: 'reports.columns.care',
    kind: 'choice',
    choices: ['played-fast'],
    labels: 'reports.care',
    hidden: true,
  },
  success_rate: {
    ...number('reports.columns.success-rate'),
    help: 'reports.success-rate-help',
    ...hidden,
  },
  skill_ic: said('reports.columns.skill-ic'),
  skill_com: said('reports.columns.skill-com'),
  skill_coop: said('reports.columns.skill-coop'),
  skill_ini: said('reports.columns.skill-ini'),
  skill_emp: said('reports.columns.skill-emp'),
  skill_er: said('reports.columns.skill-er'),
} as const satisfies Columns;

/** Of programs with an assessment: which check, and how far practice is. */
const checked = {
  iteration: { ...number('reports.columns.iteration'), ...hidden },
  /** Of the newest check with a report and the one before; empty for whoever reads counts only. */
  growth: {
    label: 'reports.columns.growth',
    help: 'reports.growth-help',
    kind: 'choice',
    choices: GROWTH,
    labels: 'reports.growth',
    hidden: true,
  },
  builder_done: { ...number('reports.columns.builder-done'), ...hidden },
  builder_ready: { label: 'reports.columns.builder-ready', kind: 'yes-no', hidden: true },
  builder_on: { ...day('reports.columns.builder-on'), ...hidden },
} as const satisfies Columns;

/** What the row's links need: what the viewer may open, and the newest check that has a report. */
const fields = { reads: 'text', report_iteration: 'number' } as const;

const archived = { kind: 'yes-no', label: 'rosters.filters.archived', segment: true } as const;
const filters = {
  school_id: { kind: 'id', label: 'rosters.columns.school', find: findSchools },
  educator_id: { kind: 'id', label: 'rosters.columns.educator', find: findEducators },
  archived,
} as const;

const REACHES = ['mine', 'all'] as const;

const SUMMARY =
  "The students of one program in an educator's reach: how far each is, and what play says of them.";

function educatorTable<const C extends Columns>(program: ProgramId, columns: C) {
  return table({
    name: `reports-${program}`,
    guarded: true,
    path: `/educator/reports/${program}`,
    summary: SUMMARY,
    access: educators,
    columns: {
      ...people,
      grade: { ...grade, sort: true, hidden: true },
      teacher: { ...teacher, filter: 'text', suggest: findTeachers, hidden: true },
      ...progress,
      done: { ...progress.done, sort: true },
      finished_on: { ...progress.finished_on, sort: true },
      ...columns,
      ...places,
    },
    fields,
    filters: {
      ...filters,
      reach: {
        kind: 'choice',
        label: 'rosters.filters.reach',
        choices: REACHES,
        labels: 'rosters.reaches',
        segment: true,
      },
    },
    sort: 'name',
  });
}

/** Staff read how far children are; how each one does only in somebody's place. */
function staffTable(program: ProgramId) {
  return table({
    name: `uber-reports-${program}`,
    guarded: true,
    path: `/uber/reports/${program}`,
    summary: 'All students of one program and how far they are, without what play says of them.',
    access: uber,
    columns: {
      ...people,
      grade,
      teacher,
      ...progress,
      ready: { label: progress.ready.label, kind: 'yes-no' },
      ...places,
    },
    filters,
    sort: 'name',
  });
}

/** The lists with an assessment have a second report, of practice: never beside the first. */
export const checkedTables = {
  zoou: educatorTable('zoou', { ...checked, ...measured }),
  hoh: educatorTable('hoh', { ...checked, ...measured }),
} as const;
export const playedTables = {
  academy: educatorTable('academy', measured),
  ssgrin: educatorTable('ssgrin', measured),
} as const;
/** Comics are made, not scored. */
export const comicsTable = educatorTable('sim', {
  done: { ...progress.done, sort: true, label: 'reports.columns.comics' },
});

export const staffTables = {
  academy: staffTable('academy'),
  zoou: staffTable('zoou'),
  ssgrin: staffTable('ssgrin'),
  hoh: staffTable('hoh'),
  sim: staffTable('sim'),
} as const satisfies Record<ProgramId, unknown>;
