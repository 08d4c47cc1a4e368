import type { Day } from '#platform/contract/days.ts';
import { type CheckIn, isHardFeeling, SKIPPED } from '#product/play/rules/results/events.ts';

/** So many hard days of the last so many answered ones: three in a row are among them. */
const HARD_DAYS = 3;
const OF_DAYS = 5;

/** What came in so late is history: nobody is asked about it today. */
export const LOOKS_BACK_DAYS = 30;

export type ToldOn = { on_day: Day; feeling: CheckIn | typeof SKIPPED };
export type AnsweredDay = { day: Day; feeling: CheckIn };

/** The last word of a day counts; days on which a child said nothing, or "Not now", are no answered ones. In any order. */
export function answeredDays(told: readonly ToldOn[]): AnsweredDay[] {
  const last = new Map<Day, CheckIn>();
  for (const { on_day: day, feeling } of told) if (feeling !== SKIPPED) last.set(day, feeling);
  return [...last]
    .map(([day, feeling]) => ({ day, feeling }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

export const isHard = ({ feeling }: AnsweredDay): boolean => isHardFeeling(feeling);

/** The newest day with which three of the last five answered were hard ones; null where there is none after `after`. */
export function hardStreak(days: readonly AnsweredDay[], after: Day | null): Day | null {
  return (
    days.findLast((end, at) => {
      const last = days.slice(Math.max(0, at + 1 - OF_DAYS), at + 1);
      return isHard(end) && (after === null || end.day > after) && last.filter(isHard).length >= HARD_DAYS;
    })?.day ?? null
  );
}

/** Of a streak that ends with a day: the days to look at, oldest first. */
export function daysOfStreak(days: readonly AnsweredDay[], end: Day): AnsweredDay[] {
  return days.filter(({ day }) => day <= end).slice(-OF_DAYS);
}
