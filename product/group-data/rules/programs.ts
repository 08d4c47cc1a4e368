import type { ProgramId } from '#brands/brand.ts';
import { SSGRIN_SCENES } from '#product/play/rules/measurement/constants.ts';
import { type ReportKind, scenesRequired } from '#product/play/rules/results/progress.ts';
import { KINDS_OF } from '#product/reports/rules/availability.ts';

/** Programs whose play speaks of levels; comics are made, not scored. */
export const LEVEL_PROGRAMS = ['academy', 'zoou', 'ssgrin', 'hoh'] as const satisfies readonly ProgramId[];
export type LevelProgram = (typeof LEVEL_PROGRAMS)[number];

/** All programs have a tab: of comics there are numbers, and no level. */
export const GROUP_PROGRAMS = [...LEVEL_PROGRAMS, 'sim'] as const satisfies readonly ProgramId[];
export type GroupProgram = (typeof GROUP_PROGRAMS)[number];

export const speaksOfLevels = (program: GroupProgram): program is LevelProgram => program !== 'sim';

/** The report whose levels these are: practice never stands among them. */
export function levelReport(program: LevelProgram): ReportKind {
  return KINDS_OF[program][0] ?? 'progress';
}

/** Only an assessment is taken several times. */
export function hasChecks(program: LevelProgram): boolean {
  return levelReport(program) === 'assessment';
}

/** Fewer scenes say nothing of skills. */
export function scenesForLevels(program: LevelProgram): number {
  return program === 'ssgrin' ? SSGRIN_SCENES : scenesRequired(program, levelReport(program));
}
