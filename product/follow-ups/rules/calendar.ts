import { addDays, clockMoments, type Day, dayIn, weekdayOf } from '#platform/contract/days.ts';
import { type DaysOff, isWithin } from '#product/schools/rules/school-days.ts';

/** Minutes of a day, from and to. */
export type Span = readonly [from: number, to: number];
/** Monday first; null is a day on which nobody looks. */
export type WeekHours = readonly (Span | null)[];

/** When somebody looks at a school. */
export type ResponderCalendar = { timeZone: string; hours: WeekHours; daysOff: readonly DaysOff[] };
export type OpenTime = { day: Day; from: Date; to: Date };

/** Further than the longest holidays; where there is nothing within it, nobody looks at all. */
const MOST_DAYS = 400;

/** The time of a day on which somebody looks; its end is no longer in it. Null on days off, and where there is none. */
export function openOn(calendar: ResponderCalendar, day: Day): OpenTime | null {
  const span = calendar.hours[weekdayOf(day)] ?? null;
  if (span === null || calendar.daysOff.some((off) => isWithin(day, off))) return null;
  const from = clockMoments(calendar.timeZone, day, span[0]).latest;
  const to = clockMoments(calendar.timeZone, day, span[1]).earliest;
  return from < to ? { day, from, to } : null;
}

/** What of it is still to come, from a moment on: the time that runs first. */
export function* openTimes(calendar: ResponderCalendar, from: Date): Generator<OpenTime> {
  const first = dayIn(calendar.timeZone, from);
  for (let count = 0; count < MOST_DAYS; count += 1) {
    const time = openOn(calendar, addDays(first, count));
    if (time !== null && time.to > from) yield time.from >= from ? time : { ...time, from };
  }
}

/**
 * The first moment at which somebody looks and has looked for so long since. What is full when a day closes is due when
 * the next one opens. Null where nobody looks.
 */
export function dueAfter(calendar: ResponderCalendar, from: Date, milliseconds: number): Date | null {
  let left = milliseconds;
  for (const time of openTimes(calendar, from)) {
    const length = time.to.getTime() - time.from.getTime();
    if (length > left) return new Date(time.from.getTime() + left);
    left -= length;
  }
  return null;
}
