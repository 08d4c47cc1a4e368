import { addDays, type Day, mondayOf } from '#platform/contract/days.ts';

/** Weekly items cover last week, Monday to Sunday. */
export function lastWeek(today: Day): { from: Day; until: Day } {
  const from = addDays(mondayOf(today), -7);
  return { from, until: addDays(from, 6) };
}

/** Of fewer children, what a class felt would be what a child felt. */
export const FEELINGS_TOLD_FROM = 5;
export const TOP_STUDENTS = 3;
/** Who only looked in has not played. */
export const PLAYED_FROM_SECONDS = 60;
