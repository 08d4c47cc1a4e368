import * as z from 'zod/mini';
import type { Filters } from '#platform/server/tables/source.ts';
import { SAID } from '#product/play/rules/measurement/levels.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { LEVEL_PROGRAMS, type LevelProgram, levelReport, scenesForLevels } from '../../rules/programs.ts';

const said = z.nullable(z.enum(SAID));
/** What is said of each skill. */
export const saidOfSkills = z.object({ ic: said, com: said, coop: said, ini: said, emp: said, er: said });

/** In arrays of skills, which PostgreSQL counts from one. */
const placeOf = (skill: Skill): number => SKILLS.indexOf(skill) + 1;

/** Which check was asked for; null for each child's newest. */
export function askedCheck({ check }: Filters): number | null {
  const [asked] = check?.kind === 'choices' ? check.values : [];
  return asked === undefined ? null : Number(asked);
}

/**
 * Joins what play says of a student: the newest report that speaks of levels, or that of one check. It is the report that
 * `report_iteration` of the lists of reports names; `who-reads.test.ts` holds them together.
 */
export function toldJoin(program: LevelProgram, row: string, as: string, check: number | null): string {
  return `left join lateral (
      select m.levels, m.clear, m.as_mixed_as_guessing, m.skills, m.iteration, m.asks, m.best, m.report, m.last_on
      from measurements m
      where m.student_id = ${row}.id and m.program = '${program}' and m.report = '${levelReport(program)}'
        and m.scenes >= ${scenesForLevels(program)} ${check === null ? '' : `and m.iteration = ${check}`}
      order by m.iteration desc limit 1
    ) ${as} on true`;
}

export const levelSql = (as: string, skill: Skill): string => `${as}.levels[${placeOf(skill)}]`;

/** As marks are drawn: answers as mixed as guessing make nothing clear. */
function clearSql(as: string, skill: Skill): string {
  return `(${as}.clear[${placeOf(skill)}] and not (${as}.as_mixed_as_guessing and ${levelSql(as, skill)} = 0))`;
}

/** As reports mark it (`markOf`); `same-counts.test.ts` holds them together. */
export const clearlyAtSql = (as: string, skill: Skill, level: number): string =>
  `${levelSql(as, skill)} = ${level} and ${clearSql(as, skill)}`;

/** Something is said, and no level clearly. */
export const unclearSql = (as: string, skill: Skill): string =>
  `${levelSql(as, skill)} is not null and not ${clearSql(as, skill)}`;

export const saidSql = (as: string, skill: Skill): string => `${as}.skills -> '${skill}' ->> 'said'`;

/** Of a row of measurements, as `saidOfSkills` has it. */
export function allSaidSql(as: string): string {
  return `json_build_object(${SKILLS.map((skill) => `'${skill}', ${saidSql(as, skill)}`).join(', ')})`;
}

/** What a child's newest report with levels says, of one program. */
export const saidInProgram = z.object({ program: z.enum(LEVEL_PROGRAMS), said: saidOfSkills });

/** Of one student: what `toldJoin` finds, of each program that has a report with levels, as `saidInProgram`. */
export function saidByProgramSql(student: string): string {
  const speaks = LEVEL_PROGRAMS.map(
    (program) =>
      `m.program = '${program}' and m.report = '${levelReport(program)}' and m.scenes >= ${scenesForLevels(program)}`,
  );
  return `to_json(array(
      select json_build_object('program', m.program, 'said', ${allSaidSql('m')})
      from (
        select distinct on (m.program) m.program, m.skills from measurements m
        where m.student_id = ${student} and (${speaks.join(' or ')})
        order by m.program, m.iteration desc
      ) m
    ))`;
}

export function rangeSql(as: string, skill: Skill): string {
  const figure = (name: string): string => `(${as}.skills -> '${skill}' ->> '${name}')`;
  return `${figure('low')} || '–' || ${figure('high')}`;
}
