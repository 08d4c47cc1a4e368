import { addDays, type Day, daysBetween, mondayOf } from '#platform/contract/days.ts';

/** Monday to Friday. */
export const SCHOOL_DAYS = 5;
/** Two weeks of school. */
export const LONG_AWAY = 10;

export function isSchoolDay(day: Day): boolean {
  return daysBetween(mondayOf(day), day) < SCHOOL_DAYS;
}

/** Mondays to Fridays after the first day and before the last. */
export function schoolDaysBetween(first: Day, last: Day): number {
  const days = daysBetween(first, last) - 1;
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  let count = weeks * SCHOOL_DAYS;
  for (let at = weeks * 7 + 1; at <= days; at += 1) {
    if (isSchoolDay(addDays(first, at))) count += 1;
  }
  return count;
}
