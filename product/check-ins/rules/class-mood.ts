import { addDays, type Day, mondayOf } from '#platform/contract/days.ts';
import { CHECK_INS, type CheckIn, SKIPPED } from '#product/play/rules/results/events.ts';
import { SCHOOL_DAYS } from '#product/schools/rules/school-days.ts';
import type { CheckInsSummary, FeelingCounts } from './shapes.ts';

/** Enough to see whether this week is like the others. */
export const WEEKS_BEFORE = 4;

/** How many children had this as their last word of a day. */
export type SaidCount = { on_day: Day; feeling: CheckIn | typeof SKIPPED; children: number };

/** Counts by day and by week. Nothing is averaged, and no line is drawn from one to the other. */
export function classMood(said: readonly SaidCount[], monday: Day): Pick<CheckInsSummary, 'days' | 'weeks'> {
  const week = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const before = Array.from({ length: WEEKS_BEFORE }, (_, at) => addDays(monday, 7 * (at - WEEKS_BEFORE)));
  return {
    days: week
      .map((day) => {
        const own = said.filter(({ on_day }) => on_day === day);
        const counts = countsOf(own);
        return { day, counts, told: sumOf(counts), not_now: childrenOf(own, SKIPPED) };
      })
      .filter(({ told, not_now }, at) => at < SCHOOL_DAYS || told + not_now > 0),
    weeks: before.map((first) => {
      const counts = countsOf(said.filter(({ on_day }) => mondayOf(on_day) === first));
      return { monday: first, counts, told: sumOf(counts) };
    }),
  };
}

function countsOf(said: readonly SaidCount[]): FeelingCounts {
  const of = (feeling: CheckIn): number => childrenOf(said, feeling);
  return { mad: of('mad'), sad: of('sad'), worried: of('worried'), okay: of('okay'), happy: of('happy') };
}

function childrenOf(said: readonly SaidCount[], wanted: SaidCount['feeling']): number {
  return said.filter(({ feeling }) => feeling === wanted).reduce((sum, { children }) => sum + children, 0);
}

function sumOf(counts: FeelingCounts): number {
  return CHECK_INS.reduce((sum, feeling) => sum + counts[feeling], 0);
}
