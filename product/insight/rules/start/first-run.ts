import type { Start } from '../../start-contract.ts';

const FIRST_STEPS = ['add', 'cards', 'play'] as const;
type FirstStep = (typeof FIRST_STEPS)[number];

/** `now` is the one to do; `open` can be done as well; `later` needs one before it. */
type StepState = 'done' | 'now' | 'open' | 'later';

export type FirstRun = {
  steps: { step: FirstStep; state: StepState }[];
  /** What the first play waits for: somebody who plays, or a license for them. */
  waitsFor: 'play' | 'license';
};

/**
 * Three steps until a child has played. Null where there is nothing to begin: somebody has played, the children are in the
 * archive, or all of them are other people's to look after.
 */
export function firstRun(start: Start): FirstRun | null {
  if (start.has_played) return null;
  if (start.own === 0 && start.others + start.archived > 0) return null;
  const done: Record<FirstStep, boolean> = {
    add: start.own > 0,
    cards: start.own > 0 && start.has_cards,
    play: false,
  };
  const next = FIRST_STEPS.find((step) => !done[step]);
  const stateOf = (step: FirstStep): StepState => {
    if (done[step]) return 'done';
    if (step === next) return 'now';
    return start.own > 0 ? 'open' : 'later';
  };
  return {
    steps: FIRST_STEPS.map((step) => ({ step, state: stateOf(step) })),
    waitsFor: start.own > 0 && !start.can_play ? 'license' : 'play',
  };
}
