import { COOL_DOWN, slotOf, slotStart } from '../results/active-time.ts';
import type { SceneKind } from '../story/tags.ts';

/** What a child did without a longer break: the scenes played to their end, the checks among them, and active seconds. */
export type Sitting = { scenes: number; checks: number; seconds: number };

export const NO_SITTING: Sitting = { scenes: 0, checks: 0, seconds: 0 };

/** Whoever was away for so long comes again, and rested. */
const BREAK_MS = 60 * 60_000;
/** After these the friends say good-bye; whoever wants to go on may. */
const ENOUGH = { scenes: 2, seconds: 20 * 60 };
/** Whoever is tired answers otherwise: more checks are not offered before the next sitting. */
const MOST_CHECKS = 2;

export type PlayedSlot = { slot: number; area: string; seconds: number };
/** `at` in milliseconds. */
export type Ended = { at: number; kind: SceneKind };

/** How far back it is looked: no sitting is longer than a day at school. */
export const SITTING_WITHIN_MS = 8 * 60 * 60_000;

/** Quarters of a minute in their order, and the scenes that ended; what lies behind the last break belongs to no sitting. */
export function sittingOf(slots: readonly PlayedSlot[], ended: readonly Ended[], now: number): Sitting {
  const moments = [...slots.map(({ slot }) => slotStart(slot)), ...ended.map(({ at }) => at)].toSorted(
    (a, b) => b - a,
  );
  let begun = now;
  for (const moment of moments) {
    if (begun - moment > BREAK_MS) break;
    begun = Math.min(begun, moment);
  }
  const since = slotOf(begun);
  const own = ended.filter(({ at }) => at >= begun);
  const seconds = slots
    .filter(({ slot, area }) => slot >= since && area !== COOL_DOWN)
    .reduce((sum, slot) => sum + slot.seconds, 0);
  return { scenes: own.length, checks: own.filter(({ kind }) => kind === 'check').length, seconds };
}

/** Two scenes or twenty minutes: enough for one visit. */
export function isEnough({ scenes, seconds }: Sitting): boolean {
  return scenes >= ENOUGH.scenes || seconds >= ENOUGH.seconds;
}

export function areChecksResting({ checks }: Sitting): boolean {
  return checks >= MOST_CHECKS;
}

/** The same sitting, with scenes that were played to their end and of which the server has not heard. */
export function sittingWith(sitting: Sitting, kinds: readonly SceneKind[]): Sitting {
  return {
    ...sitting,
    scenes: sitting.scenes + kinds.length,
    checks: sitting.checks + kinds.filter((kind) => kind === 'check').length,
  };
}
