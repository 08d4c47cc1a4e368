import type { ProgramId } from '#brands/brand.ts';
import {
  FIRST_STATE,
  type KeptProgress,
  type PlannedScene,
  plannedState,
  type ReportKind,
} from '#product/play/rules/results/progress.ts';
import { availabilityOf, KINDS_OF, type Standing } from '#product/reports/rules/availability.ts';
import type { StudentReport } from './page-shape.ts';

/** Where a student is, in each program that was played. */
export type Standings = ReadonlyMap<ProgramId, Standing>;

/** From the rows that are found beside a student. */
export function standingsOf(
  studentId: number,
  { progress }: { progress: readonly KeptProgress[] },
): Standings {
  return new Map(progress.map((row) => [row.program, { ...plannedState(studentId, row), done: row.done }]));
}

const AT_FIRST: Standing = { ...FIRST_STATE, done: [] };

/** How far each report is: of the program that is played now, then of others that were played. */
export function reportsFor(
  entries: readonly PlannedScene[],
  active: ProgramId | null,
  standings: Standings,
): StudentReport[] {
  const programs = new Set([...(active === null ? [] : [active]), ...standings.keys()]);
  return [...programs].flatMap((program) =>
    KINDS_OF[program].flatMap((kind) => reportFor(entries, program, kind, standings.get(program))),
  );
}

function reportFor(
  entries: readonly PlannedScene[],
  program: ProgramId,
  kind: ReportKind,
  standing: Standing = AT_FIRST,
): StudentReport[] {
  const found = availabilityOf(entries, program, kind, standing);
  if (found === null) return [];
  const { iteration, done, required, isAvailable } = found;
  return [{ program, kind, iteration, done, required, available: isAvailable }];
}

/** Which report the page speaks of skills from: the first that is there and not about comics. */
export function skillsReport(reports: readonly StudentReport[]): StudentReport | null {
  return reports.find(({ available, kind }) => available && kind !== 'library') ?? null;
}
