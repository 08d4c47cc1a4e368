import type { Day } from '#platform/contract/days.ts';
import { type CheckIn, SKIPPED } from '#product/play/rules/results/events.ts';

/** What a child said, and on which day at its school. */
export type ToldFeeling = { on_day: Day; feeling: CheckIn | typeof SKIPPED };

/** The child's choice not to tell. Null is not asked: it did not open Kindred, or is not asked at all. */
export const NOT_NOW = 'not-now';
export type Said = CheckIn | typeof NOT_NOW | null;

/** The last word of a day counts: who said "Not now" first and told later has told. `told` in the order it was said. */
export function saidOn(told: readonly ToldFeeling[], day: Day): Said {
  const own = told.filter(({ on_day }) => on_day === day).map(({ feeling }) => feeling);
  const last = own.findLast((feeling) => feeling !== SKIPPED);
  if (last !== undefined) return last;
  return own.length > 0 ? NOT_NOW : null;
}

/** What an adult would want to know of. */
export const HARD = ['mad', 'sad', 'worried'] as const;
export type Hard = (typeof HARD)[number];

export function isHard(said: Said): said is Hard {
  return HARD.some((hard) => hard === said);
}
