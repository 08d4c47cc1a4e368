import type { ProgramId } from '#brands/brand.ts';
import {
  type Done,
  doneSilos,
  type PlannedScene,
  type PlannedState,
  type ReportKind,
  reportsOf,
  scenesOf,
} from '#product/play/rules/results/progress.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';

/** Which reports a program has, the first of them first. `availability.test.ts` holds it against `reportsOf`. */
export const KINDS_OF: Readonly<Record<ProgramId, readonly ReportKind[]>> = {
  academy: ['progress'],
  zoou: ['assessment', 'skill-builder'],
  ssgrin: ['activity'],
  hoh: ['assessment', 'skill-builder'],
  sim: ['library'],
};

/** A practice report may wait for all lessons of one skill: a house. */
export function needsHouse(program: ProgramId, kind: ReportKind): boolean {
  return program === 'zoou' && kind === 'skill-builder';
}

/** Where a student is in a program, and what was played to its end. */
export type Standing = PlannedState & { done: readonly Done[] };

export type Availability = {
  isAvailable: boolean;
  done: number;
  required: number;
  /** Which check; 1 for all that is no check. */
  iteration: number;
  /** The checks that have a report, the newest first. */
  iterations: number[];
  /** Of all scenes, the ones that the report is about and that are done. */
  scenes: string[];
  /** Houses whose lessons are all done. */
  houses: Skill[];
};

/**
 * How far a report is. Null where there is no such report: of another program, or of a check that nobody unlocked. Without
 * an iteration it is the newest check that has a report, else the one that is being played.
 */
export function availabilityOf(
  all: readonly PlannedScene[],
  program: ProgramId,
  kind: ReportKind,
  standing: Standing,
  asked: number | null = null,
): Availability | null {
  if (!KINDS_OF[program].includes(kind)) return null;
  const newest = kind === 'assessment' ? standing.iteration : 1;
  if (asked !== null && (asked < 1 || asked > newest)) return null;
  const iterations = Array.from({ length: newest }, (_, index) => newest - index).filter(
    (iteration) => progressIn(all, program, kind, standing, iteration)?.isAvailable,
  );
  const iteration = asked ?? iterations[0] ?? newest;
  const progress = progressIn(all, program, kind, standing, iteration);
  if (progress === null) return null;
  const { isAvailable, done, required } = progress;
  const near = isAvailable ? null : nearestHouse(all, program, kind, standing);
  return {
    isAvailable,
    ...(near ?? { done, required }),
    iteration,
    iterations,
    scenes: scenesDone(all, program, kind, standing, iteration),
    houses: doneSilos(scenesOf(all, program, standing), standing.done, standing.houses),
  };
}

function progressIn(
  all: readonly PlannedScene[],
  program: ProgramId,
  kind: ReportKind,
  standing: Standing,
  iteration: number,
) {
  const state = kind === 'assessment' ? { ...standing, iteration } : standing;
  return reportsOf(all, program, state, standing.done).find(({ report }) => report === kind) ?? null;
}

function scenesDone(
  all: readonly PlannedScene[],
  program: ProgramId,
  kind: ReportKind,
  { done, forms }: Standing,
  iteration: number,
): string[] {
  const isCheck = kind === 'assessment';
  return scenesOf(all, program, { iteration, forms })
    .filter((scene) => (scene.kind === 'check') === isCheck)
    .filter(({ id }) => done.some((one) => one.scene === id && (!isCheck || one.iteration === iteration)))
    .map(({ id }) => id);
}

/** One lesson of a house is no report yet: what counts is how much of the fullest house is missing. */
function nearestHouse(
  all: readonly PlannedScene[],
  program: ProgramId,
  kind: ReportKind,
  standing: Standing,
): { done: number; required: number } | null {
  if (!needsHouse(program, kind)) return null;
  const lessons = scenesOf(all, program, standing).filter((scene) => scene.kind === 'lesson');
  const houses = SKILLS.map((skill) => {
    const house = lessons.filter((scene) => scene.skill === skill);
    const played = house.filter(({ id }) => standing.done.some(({ scene }) => scene === id));
    return { done: played.length, required: house.length };
  }).filter(({ required }) => required > 0);
  const missing = ({ required, done: played }: { done: number; required: number }) => required - played;
  return houses.sort((a, b) => missing(a) - missing(b))[0] ?? null;
}
