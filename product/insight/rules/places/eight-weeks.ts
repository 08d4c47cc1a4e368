import { addDays, type Day, mondayOf } from '#platform/contract/days.ts';

const WEEKS = 8;

/** The Mondays of the last eight weeks that are over, the earliest first: one that goes on would always look like a fall. */
export function weeksBefore(today: Day): Day[] {
  const monday = mondayOf(today);
  return Array.from({ length: WEEKS }, (_, at) => addDays(monday, 7 * (at - WEEKS)));
}
