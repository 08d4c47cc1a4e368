import { type Column, table } from '#platform/contract/table.ts';
import { educators } from '#product/access/rules/policies.ts';
import { SEEN } from '#product/observations/rules/seen.ts';
import { SAID } from '#product/play/rules/measurement/levels.ts';
import { aboutStudent } from '#product/rosters/tables-contract.ts';
import { findEducators, findGroups, findSchools } from '#product/schools/contract.ts';
import { hasChecks, type LevelProgram } from './rules/programs.ts';
import { findSmallGroups } from './small-groups-contract.ts';

/** 0 emerging, 1 improving, 2 proficient. */
export const LEVELS = [0, 1, 2] as const;

const hidden = { hidden: true } as const;
const text = (label: string) => ({ label, kind: 'text', hidden: true }) as const satisfies Column;

/** In words, with its doubt. Sorted by its level. */
const said = (label: string) =>
  ({ label, kind: 'choice', choices: SAID, labels: 'reports.said', sort: true }) as const satisfies Column;
/** What the reader saw, beside it: a word of one adult, in no figure with what play says. */
const saw = (label: string) =>
  ({
    label,
    kind: 'choice',
    choices: SEEN,
    labels: 'observations.seen',
    hidden: true,
  }) as const satisfies Column;
/** Where it most likely is, clear or not. */
const level = (label: string) =>
  ({
    label,
    kind: 'choice',
    choices: LEVELS,
    labels: 'group-data.levels',
    filter: 'choices',
    hidden: true,
  }) as const satisfies Column;

/** Shown where the program says levels of few skills; a check says one of each. */
function besideLevels(label: string, program: LevelProgram) {
  const column = { label, kind: 'number' } as const satisfies Column;
  return hasChecks(program) ? { ...column, ...hidden } : column;
}

const SUMMARY =
  'The students of one program of whom the educator reads reports: what play says of their six skills.';

/** Whose they are and where, in lists over several teachers. */
export const places = {
  educator: text('rosters.columns.educator'),
  school: text('rosters.columns.school'),
} as const;

/** Which children: what all programs ask alike. */
export const groupFilters = {
  school_id: { kind: 'id', label: 'rosters.columns.school', find: findSchools },
  educator_id: { kind: 'id', label: 'rosters.columns.educator', find: findEducators },
  group_id: { kind: 'id', label: 'group-data.filters.group', find: findGroups },
  small_group_id: { kind: 'id', label: 'group-data.filters.small-group', find: findSmallGroups },
  archived: { kind: 'yes-no', label: 'rosters.filters.archived', segment: true },
  reach: {
    kind: 'choice',
    label: 'rosters.filters.reach',
    choices: ['mine', 'all'],
    labels: 'rosters.reaches',
    segment: true,
  },
} as const;

/** A row a child, with what the newest check says, or the one that is asked for. */
function groupTable(program: LevelProgram) {
  return table({
    name: `group-data-${program}`,
    guarded: true,
    path: `/educator/group-data/${program}`,
    summary: SUMMARY,
    access: educators,
    columns: {
      ...aboutStudent,
      skill_ic: said('reports.columns.skill-ic'),
      skill_com: said('reports.columns.skill-com'),
      skill_coop: said('reports.columns.skill-coop'),
      skill_ini: said('reports.columns.skill-ini'),
      skill_emp: said('reports.columns.skill-emp'),
      skill_er: said('reports.columns.skill-er'),
      /** Never of a check: it has no one figure for all. Where levels are few, it is what there is. */
      success_rate: {
        ...besideLevels('reports.columns.success-rate', program),
        help: 'reports.success-rate-help',
      },
      iteration: { label: 'reports.columns.iteration', kind: 'number', ...hidden },
      asks: { label: 'group-data.columns.asks', kind: 'number', ...hidden },
      finished_on: {
        label: 'reports.columns.finished-on',
        kind: 'day',
        filter: 'day-range',
        sort: true,
        ...hidden,
      },
      done: besideLevels('reports.columns.done', program),
      /** Which check the child is at: one that is asked for may not be open yet. */
      current: { label: 'group-data.columns.current', kind: 'number', ...hidden },
      level_ic: level('group-data.columns.level-ic'),
      level_com: level('group-data.columns.level-com'),
      level_coop: level('group-data.columns.level-coop'),
      level_ini: level('group-data.columns.level-ini'),
      level_emp: level('group-data.columns.level-emp'),
      level_er: level('group-data.columns.level-er'),
      range_ic: text('group-data.columns.range-ic'),
      range_com: text('group-data.columns.range-com'),
      range_coop: text('group-data.columns.range-coop'),
      range_ini: text('group-data.columns.range-ini'),
      range_emp: text('group-data.columns.range-emp'),
      range_er: text('group-data.columns.range-er'),
      saw_ic: saw('group-data.columns.saw-ic'),
      saw_com: saw('group-data.columns.saw-com'),
      saw_coop: saw('group-data.columns.saw-coop'),
      saw_ini: saw('group-data.columns.saw-ini'),
      saw_emp: saw('group-data.columns.saw-emp'),
      saw_er: saw('group-data.columns.saw-er'),
      saw_on: { label: 'group-data.columns.saw-on', kind: 'day', ...hidden },
      saw_by: text('group-data.columns.saw-by'),
      ...places,
    },
    filters: {
      ...groupFilters,
      ...(hasChecks(program)
        ? {
            check: {
              kind: 'choice',
              label: 'reports.columns.iteration',
              choices: ['1', '2', '3'],
              labels: 'reports.checks',
              segment: true,
            } as const,
          }
        : {}),
    },
    sort: 'name',
  });
}

export const groupTables = {
  academy: groupTable('academy'),
  zoou: groupTable('zoou'),
  ssgrin: groupTable('ssgrin'),
  hoh: groupTable('hoh'),
} as const satisfies Record<LevelProgram, unknown>;

export type GroupTable = (typeof groupTables)[LevelProgram];
