import { addDays, type Day, daysBetween, weekdayOf } from '#platform/contract/days.ts';

/** Monday to Friday. */
export const SCHOOL_DAYS = 5;
/** Two weeks of school. */
export const LONG_AWAY = 10;

/** Days on which a school is closed, both ends included. */
export type DaysOff = { first_day: Day; last_day: Day };

export function isWithin(day: Day, { first_day, last_day }: DaysOff): boolean {
  return day >= first_day && day <= last_day;
}

function isWeekday(day: Day): boolean {
  return weekdayOf(day) < SCHOOL_DAYS;
}

/** Mondays to Fridays on which the school is not closed. */
export function isSchoolDay(day: Day, daysOff: readonly DaysOff[]): boolean {
  return isWeekday(day) && !daysOff.some((off) => isWithin(day, off));
}

/** Days of school after the first day and before the last. */
export function schoolDaysBetween(first: Day, last: Day, daysOff: readonly DaysOff[]): number {
  const days = daysBetween(first, last) - 1;
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  let count = weeks * SCHOOL_DAYS;
  for (let at = weeks * 7 + 1; at <= days; at += 1) {
    if (isWeekday(addDays(first, at))) count += 1;
  }
  return count - closedBetween(addDays(first, 1), addDays(last, -1), daysOff);
}

/** Weekdays of a span that are off, each once, however many holidays lie on it. */
function closedBetween(first: Day, last: Day, daysOff: readonly DaysOff[]): number {
  const closed = new Set<Day>();
  for (const { first_day, last_day } of daysOff) {
    const until = last_day < last ? last_day : last;
    for (let day = first_day > first ? first_day : first; day <= until; day = addDays(day, 1)) {
      if (isWeekday(day)) closed.add(day);
    }
  }
  return closed.size;
}

/** Nobody is asked for days of school from before this long: a school that is always closed has none. */
const MOST_DAYS_BACK = 200;

/** Days of school up to today, the earliest first. */
export function schoolDaysUpTo(today: Day, count: number, daysOff: readonly DaysOff[]): Day[] {
  const days: Day[] = [];
  for (let back = 0; days.length < count && back < MOST_DAYS_BACK; back += 1) {
    const day = addDays(today, -back);
    if (isSchoolDay(day, daysOff)) days.unshift(day);
  }
  return days;
}
