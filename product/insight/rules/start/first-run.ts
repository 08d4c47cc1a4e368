import type { Start } from '../../start-contract.ts';

const FIRST_STEPS = ['school', 'add', 'cards', 'play', 'report'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** So long after the first play a class is no new one, whether or not anybody looked at a report. */
export const SETTLED_AFTER_DAYS = 60;

/** `now` is the one to do; `open` can be done as well; `later` needs one before it. */
type StepState = 'done' | 'now' | 'open' | 'later';

export type FirstRun = {
  steps: { step: FirstStep; state: StepState }[];
  /** What the first play waits for: somebody who plays, or a license for them. */
  waitsFor: 'play' | 'license';
  /** Nobody has played yet. */
  isBeginning: boolean;
  /** There is nothing else for a home to show: nobody has played, nor told how a day felt. */
  isAlone: boolean;
  /** One of them can be done now: it is not still to come. */
  isReady: boolean;
};

/**
 * The steps until a child has played and its first report was read; at home those until it has played. Null where there
 * is nothing to begin: all is done or long ago, the children are in the archive, or all of them are other people's.
 */
export function firstRun(start: Start): FirstRun | null {
  if (start.settled) return null;
  if (start.own === 0 && (start.has_played || start.others + start.archived > 0)) return null;
  const done: Record<FirstStep, boolean> = {
    school: start.has_school === true,
    add: start.own > 0,
    cards: start.own > 0 && start.has_cards,
    play: start.has_played,
    report: start.report === 'read',
  };
  const asked: Partial<Record<FirstStep, boolean>> = {
    school: start.has_school !== null,
    report: start.report !== null,
  };
  const steps = FIRST_STEPS.filter((step) => asked[step] ?? true);
  if (start.has_played && steps.every((step) => done[step])) return null;
  const canDo = (step: FirstStep): boolean => {
    if (step === 'school' || step === 'add') return true;
    return step === 'report' ? start.report === 'ready' : start.own > 0;
  };
  // The school is matched by our staff: who waits for them goes on all the same.
  const next = steps.find((step) => step !== 'school' && !done[step] && canDo(step));
  const stateOf = (step: FirstStep): StepState => {
    if (done[step]) return 'done';
    if (step === next) return 'now';
    return canDo(step) ? 'open' : 'later';
  };
  return {
    steps: steps.map((step) => ({ step, state: stateOf(step) })),
    waitsFor: start.own > 0 && !start.can_play ? 'license' : 'play',
    isBeginning: !start.has_played,
    isAlone: !start.has_played && !start.has_told,
    isReady: next !== undefined,
  };
}
