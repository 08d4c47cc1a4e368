import { addDays, type Day, daysBetween } from '#platform/contract/days.ts';

/** A known Monday. */
const MONDAY: Day = '2024-01-01';

export function mondayOf(day: Day): Day {
  const since = daysBetween(MONDAY, day) % 7;
  return addDays(day, -(since < 0 ? since + 7 : since));
}

/** Monday to Friday. */
export function isSchoolDay(day: Day): boolean {
  return daysBetween(mondayOf(day), day) < 5;
}
