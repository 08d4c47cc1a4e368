import * as z from 'zod/mini';
import type { ProgramId } from '#brands/brand.ts';
import { FORMS, type Form, inOrder, type SceneEntry } from '../story/programs.ts';
import { SKILLS, type Skill } from '../story/skills.ts';
import { drawnForm, formDone, formsUntil } from './forms.ts';

/** Where a student is in a program. A restart raises the epoch; an unlocked assessment the iteration. */
export type ProgramState = { epoch: number; iteration: number };

/** The same with what was settled for this child and stays: it is counted with, and never counted anew. */
export type KeptState = ProgramState & {
  /** Houses that were finished when they had fewer lessons than today. */
  houses: readonly Skill[];
};

/** And with what follows from it: the form of each check up to the current one, the first first. */
export type PlannedState = KeptState & { forms: readonly Form[] };

export const FIRST_STATE: PlannedState = { epoch: 1, iteration: 1, houses: [], forms: [FORMS[0]] };
export const MOST_ITERATIONS = 3;

/** A scene that was played to its end, in the current epoch. */
export const done = z.object({ scene: z.string(), iteration: z.number() });
export type Done = z.infer<typeof done>;

/** What of the manifest the rules need. */
export type PlannedScene = Pick<SceneEntry, 'id' | 'title' | 'program' | 'kind' | 'skill' | 'form'>;

/** A row of progress as it is kept. */
export type KeptProgress = KeptState & {
  program: ProgramId;
  done: readonly Done[];
  /** Of the checks that were begun. */
  forms: readonly Form[];
};

/** Where a student is, with the form of every check. */
export function plannedState(studentId: number, kept: KeptProgress): PlannedState {
  const { program, epoch, iteration, houses, done, forms } = kept;
  const begunIn = (at: number): Form | null => forms[at - 1] ?? formDone(done, at);
  return {
    epoch,
    iteration,
    houses,
    forms: formsUntil(iteration, begunIn, drawnForm(studentId, program, epoch)),
  };
}

/** Where a student is who has played nothing of a program yet. */
export function firstState(studentId: number, program: ProgramId): PlannedState {
  return { ...FIRST_STATE, forms: [drawnForm(studentId, program, FIRST_STATE.epoch)] };
}

/** The checks of the form of this iteration; of the form there is, where there is only one. */
function formIn(
  scenes: readonly PlannedScene[],
  { iteration, forms }: Pick<PlannedState, 'iteration' | 'forms'>,
): Form | null {
  const written = FORMS.filter((form) => scenes.some((scene) => scene.form === form));
  const planned = forms[iteration - 1];
  return written.find((form) => form === planned) ?? written[0] ?? null;
}

/** The scenes of a program in the order of play, with the checks of one form only. */
export function scenesOf<Scene extends PlannedScene>(
  all: readonly Scene[],
  program: ProgramId,
  state: Pick<PlannedState, 'iteration' | 'forms'>,
): Scene[] {
  const own = programOf(all, program);
  const form = formIn(own, state);
  return own.filter((scene) => scene.kind !== 'check' || scene.form === form);
}

/** The places of a program's scenes among all, in the order of play. */
const ordered = new WeakMap<readonly PlannedScene[], Map<ProgramId, readonly number[]>>();

/** In the order of play, which the same scenes are put into once: a page asks for it several times. */
function programOf<Scene extends PlannedScene>(all: readonly Scene[], program: ProgramId): readonly Scene[] {
  const known = ordered.get(all) ?? new Map<ProgramId, readonly number[]>();
  ordered.set(all, known);
  const kept = known.get(program);
  if (kept !== undefined) return kept.flatMap((place) => all[place] ?? []);
  const own = inOrder(all.filter((scene) => scene.program === program));
  known.set(
    program,
    own.map((scene) => all.indexOf(scene)),
  );
  return own;
}

type SceneStatus = 'done' | 'next' | 'open' | 'locked';
export type MapStop<Scene> = { scene: Scene; status: SceneStatus };

/** A check counts in the iteration it was played in, everything else once an epoch. */
function isDone(scene: PlannedScene, done: readonly Done[], iteration: number): boolean {
  return done.some(
    (played) => played.scene === scene.id && (scene.kind !== 'check' || played.iteration === iteration),
  );
}

/** The scene that must be done before this one may be played; null where it is open at once. */
function gateOf<Scene extends PlannedScene>(scenes: readonly Scene[], scene: Scene): Scene | null {
  if (scene.program === 'sim') return null;
  const sameRow = (other: Scene): boolean =>
    other.kind === scene.kind &&
    (scene.kind === 'check' || !isInHouses(scene.program) || other.skill === scene.skill);
  const row = scenes.filter(sameRow);
  const before = row[row.indexOf(scene) - 1];
  if (before !== undefined) return before;
  if (scene.kind === 'check') return null;
  return scenes.filter(({ kind }) => kind === 'check').at(-1) ?? null;
}

/** In these the lessons of each skill are a row of their own (a house, a silo). */
function isInHouses(program: ProgramId): boolean {
  return program === 'zoou' || program === 'hoh';
}

/**
 * The map of a world: checks one after the other, then the lessons, each house a row of its own; elsewhere one row;
 * comics all open. A check that is done stays done; everything else may be played again.
 */
export function mapOf<Scene extends PlannedScene>(
  all: readonly Scene[],
  program: ProgramId,
  state: PlannedState,
  done: readonly Done[],
): MapStop<Scene>[] {
  const scenes = scenesOf(all, program, state);
  const over = (scene: Scene): boolean => isDone(scene, done, state.iteration);
  const isOpen = (scene: Scene): boolean => {
    const gate = gateOf(scenes, scene);
    return gate === null || over(gate);
  };
  const next = scenes.find((scene) => !over(scene) && isOpen(scene));
  return scenes.map((scene) => {
    if (over(scene)) return { scene, status: 'done' };
    if (scene === next) return { scene, status: 'next' };
    return { scene, status: isOpen(scene) ? 'open' : 'locked' };
  });
}

export function nextScene<Scene extends PlannedScene>(
  all: readonly Scene[],
  program: ProgramId,
  state: PlannedState,
  done: readonly Done[],
): Scene | null {
  return mapOf(all, program, state, done).find(({ status }) => status === 'next')?.scene ?? null;
}

/** A check is answered once an iteration; all else may be played again and again. */
export function mayPlay(stop: MapStop<PlannedScene>): boolean {
  if (stop.status === 'locked') return false;
  return stop.status !== 'done' || stop.scene.kind !== 'check';
}

export const REPORTS = ['progress', 'assessment', 'skill-builder', 'activity', 'library'] as const;
export type ReportKind = (typeof REPORTS)[number];

/** How many scenes a report needs. */
export function scenesRequired(program: ProgramId, report: ReportKind): number {
  switch (report) {
    case 'progress':
    case 'assessment':
      return 6;
    case 'skill-builder':
      return program === 'hoh' ? 8 : 1;
    case 'activity':
    case 'library':
      return 1;
  }
}

/** How far a report is: it is available from `required` on. */
export type ReportProgress = { report: ReportKind; done: number; required: number; isAvailable: boolean };

export function reportsOf(
  all: readonly PlannedScene[],
  program: ProgramId,
  state: PlannedState,
  done: readonly Done[],
): ReportProgress[] {
  const scenes = scenesOf(all, program, state);
  const count = (some: readonly PlannedScene[]): number =>
    some.filter((scene) => isDone(scene, done, state.iteration)).length;
  const checks = count(scenes.filter(({ kind }) => kind === 'check'));
  const lessons = count(scenes.filter(({ kind }) => kind !== 'check'));
  const report = (kind: ReportKind, number: number, also = true): ReportProgress => {
    const required = scenesRequired(program, kind);
    return { report: kind, done: number, required, isAvailable: number >= required && also };
  };
  switch (program) {
    case 'academy':
      return [report('progress', lessons)];
    case 'zoou':
      return [
        report('assessment', checks),
        report('skill-builder', lessons, doneSilos(scenes, done, state.houses).length > 0),
      ];
    case 'hoh':
      return [report('assessment', checks), report('skill-builder', lessons)];
    case 'ssgrin':
      return [report('activity', lessons)];
    case 'sim':
      return [report('library', lessons)];
  }
}

/** The houses whose lessons are all done. What was finished stays finished when a house gets more lessons (`kept`). */
export function doneSilos(
  scenes: readonly PlannedScene[],
  done: readonly Done[],
  kept: readonly Skill[],
): Skill[] {
  return SKILLS.filter((skill) => {
    if (kept.includes(skill)) return true;
    const house = scenes.filter((scene) => scene.kind === 'lesson' && scene.skill === skill);
    return house.length > 0 && house.every((scene) => done.some((played) => played.scene === scene.id));
  });
}

/** Why a new assessment cannot be unlocked. */
export type UnlockRefusal = 'not-assessed' | 'not-active' | 'incomplete' | 'limit';

export function unlockRefusal(
  all: readonly PlannedScene[],
  program: ProgramId,
  activeProgram: ProgramId | null,
  state: PlannedState,
  done: readonly Done[],
): UnlockRefusal | null {
  const assessment = reportsOf(all, program, state, done).find(({ report }) => report === 'assessment');
  if (assessment === undefined) return 'not-assessed';
  if (activeProgram !== program) return 'not-active';
  if (!assessment.isAvailable) return 'incomplete';
  return state.iteration >= MOST_ITERATIONS ? 'limit' : null;
}

/** After `unlockRefusal` had nothing against it. */
export function unlocked({ epoch, iteration, houses }: KeptState): KeptState {
  return { epoch, iteration: iteration + 1, houses };
}

/** Irreversible: reports read the current epoch only. Events of earlier ones stay, unread. */
export function restarted(state: ProgramState): KeptState {
  return { epoch: state.epoch + 1, iteration: 1, houses: [] };
}
