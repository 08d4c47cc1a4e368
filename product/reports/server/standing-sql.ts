import { PROGRAM_IDS, type ProgramId } from '#brands/brand.ts';
import { studentZone } from '#product/accounts/server/time-zones/zones.ts';
import { type PlannedScene, scenesRequired } from '#product/play/rules/results/progress.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { MEASUREMENT_JSON } from '#product/play/server/measurements.ts';
import { formLinksSql } from '#product/play/server/norms/norms.ts';
import { KINDS_OF, needsHouse } from '../rules/availability.ts';

/** How far students are in a program, in SQL. `availability.ts` says the same; `reports.test.ts` holds them together. */

const mainKind = (program: ProgramId) => KINDS_OF[program][0] ?? 'progress';
const isChecked = (program: ProgramId): boolean => mainKind(program) === 'assessment';

/** Of a row `p` of progress: scenes towards the report that comes first. */
const doneOf = (program: ProgramId): string => (isChecked(program) ? 'p.checks_done' : 'p.others_done');
const readyOf = (program: ProgramId): string =>
  `${doneOf(program)} >= ${scenesRequired(program, mainKind(program))}`;

/** The newest check that has a report: a new one is only unlocked when the one before is done. Null where none has. */
const newestOf = (program: ProgramId): string =>
  isChecked(program)
    ? `case when ${readyOf(program)} then p.iteration when p.iteration > 1 then p.iteration - 1 end`
    : `case when ${readyOf(program)} then 1 end`;

/** A report stays, also while the next check is under way. */
const hasNewest = (program: ProgramId): string => `(${newestOf(program)}) is not null`;

const measuredOn = (program: ProgramId, report: string, iteration: string, as: string): string =>
  `measurements ${as} on ${as}.student_id = p.student_id and ${as}.program = '${program}'
    and ${as}.report = '${report}' and ${as}.iteration = ${iteration}`;

/** Comics are not measured: the last day there was play is when they were made. */
const PLAYED_ON = `(select (p.last_played_at at time zone ${studentZone('child', 'place')})::date
      from students child left join schools place on place.id = child.school_id where child.id = p.student_id)`;

/** All lessons of one skill, as they are kept among what is done. */
function housesOf(program: ProgramId, entries: readonly PlannedScene[]): string[] {
  return SKILLS.map((skill) =>
    entries.filter((entry) => entry.program === program && entry.kind === 'lesson' && entry.skill === skill),
  )
    .filter((house) => house.length > 0)
    .map((house) => JSON.stringify(house.map(({ id }) => ({ scene: id }))));
}

function builderReady(program: ProgramId, entries: readonly PlannedScene[]): string {
  if (!needsHouse(program, 'skill-builder')) {
    return `p.others_done >= ${scenesRequired(program, 'skill-builder')}`;
  }
  const houses = housesOf(program, entries).map((house) => `p.done @> '${house}'::jsonb`);
  return `(p.houses <> '{}' or ${houses.join(' or ') || 'false'})`;
}

/** Joins one row of the program's progress to a student. */
export function standingJoin(
  program: ProgramId,
  entries: readonly PlannedScene[],
): (row: string, as: string) => string {
  const isComics = mainKind(program) === 'library';
  const finished = isComics ? `case when ${readyOf(program)} then ${PLAYED_ON} end` : 'm.last_on';
  const builder = isChecked(program)
    ? `, p.others_done as builder_done, ${builderReady(program, entries)} as builder_ready,
        case when ${builderReady(program, entries)} then b.last_on end as builder_on`
    : '';
  return (row, as) => `left join lateral (
      select p.iteration, ${doneOf(program)} as done, ${hasNewest(program)} as ready, p.completed,
        ${newestOf(program)} as report_iteration, ${finished} as finished_on${builder}
      from program_progress p
      ${isComics ? '' : `left join ${measuredOn(program, mainKind(program), newestOf(program), 'm')}`}
      ${isChecked(program) ? `left join ${measuredOn(program, 'skill-builder', '1', 'b')}` : ''}
      where p.student_id = ${row}.id and p.program = '${program}'
    ) ${as} on true`;
}

/** Of a row `p` of progress, whatever its program: whether there is a report. */
const hasAny = (): string =>
  `case p.program ${PROGRAM_IDS.map((program) => `when '${program}' then ${hasNewest(program)}`).join(' ')} else false end`;

const doneAny = (): string =>
  `case p.program ${PROGRAM_IDS.map((program) => `when '${program}' then ${doneOf(program)}`).join(' ')} else 0 end`;

/** Of every program that a student has begun, as the list of each has it: whether there is a report, and what counts towards it. */
export function standingsSql(student: string): string {
  return `to_json(array(
    select json_build_object('program', p.program, 'ready', ${hasAny()}, 'begun', ${doneAny()} > 0)
    from program_progress p where p.student_id = ${student}))`;
}

/** Whether a student has a first report of any program. */
export function hasReportSql(row: string): string {
  return `exists (select from program_progress p where p.student_id = ${row}.id and ${hasAny()})`;
}

/** The first report of a student that there is: of which program, which one, which check. No row where there is none. */
export function firstReportSql(row: string): string {
  const iteration = PROGRAM_IDS.map((program) => `when '${program}' then ${newestOf(program)}`);
  const kind = PROGRAM_IDS.map((program) => `when '${program}' then '${mainKind(program)}'`);
  return `select json_build_object('student_id', p.student_id, 'program', p.program,
      'kind', case p.program ${kind.join(' ')} end, 'iteration', case p.program ${iteration.join(' ')} end) as found
    from program_progress p
    where p.student_id = ${row}.id and ${hasAny()}
    order by p.last_played_at desc nulls last, p.program limit 1`;
}

/** Something of what the newest report of a student `s` says. */
export function ofNewestReport(program: ProgramId, sql: string): string {
  return `(select ${sql} from program_progress p
    join ${measuredOn(program, mainKind(program), newestOf(program), 'm')}
    where p.student_id = s.id and p.program = '${program}')`;
}

/**
 * Joins what the newest check that has a report is compared by with the one before it, as JSON. No row where there is one
 * check alone, and where `isRead` says that nobody may know.
 */
export function comparedJoin(program: ProgramId, row: string, as: string, isRead: string): string {
  const check = (iteration: string): string =>
    `(select ${MEASUREMENT_JSON} from measurements m where m.student_id = ${row}.id and m.program = '${program}'
      and m.report = '${mainKind(program)}' and m.iteration = ${iteration})`;
  return `left join lateral (
      select json_build_object('later', ${check('checks.newest')}, 'earlier', ${check('checks.newest - 1')},
        'links', ${formLinksSql(program)}) as facts
      from (select (${newestOf(program)}) as newest from program_progress p
        where p.student_id = ${row}.id and p.program = '${program}' and p.iteration > 1) checks
      where checks.newest > 1 and ${isRead}
    ) ${as} on true`;
}
