/** Days as `YYYY-MM-DD`: a day is not a moment, and knows no time zone once it is written down. */
export type Day = string;

/** Where nothing says otherwise. */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** Whether a text names a day that there is. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // February 30 would roll over into March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

const DAY_MS = 86_400_000;

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The first day of its week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

const MOST_KEPT = 1000;

/** Making one takes longer than most of a request; there are only so many time zones, but many ways to write them. */
function keptByZone(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    let format = kept.get(timeZone);
    if (format === undefined) {
      if (kept.size >= MOST_KEPT) kept.clear();
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      kept.set(timeZone, format);
    }
    return format;
  };
}

const calendarOf = keptByZone('en-CA', { dateStyle: 'short' });
const clockOf = keptByZone('en-US', { hour: 'numeric', minute: '2-digit', hour12: true });

/** Which day it is at a moment, where somebody is. */
export function dayIn(timeZone: string, moment: Date): Day {
  return calendarOf(timeZone).format(moment);
}

/** Where a day begins first. */
const EARLIEST_TIME_ZONE = 'Pacific/Kiritimati';

/** The last day that has begun anywhere: what somebody says of their own day may not lie behind it. */
export function latestDay(moment: Date): Day {
  return dayIn(EARLIEST_TIME_ZONE, moment);
}

/** Where a day ends last. */
const LATEST_TIME_ZONE = 'Etc/GMT+12';

/** The first day that is not over everywhere: for somebody it is still today. */
export function earliestDay(moment: Date): Day {
  return dayIn(LATEST_TIME_ZONE, moment);
}

/** What the clock shows then and there: `2:05 PM`. */
export function timeIn(timeZone: string, moment: Date): string {
  // Some write a narrow blank before the noon mark, which spreadsheets do not know.
  return clockOf(timeZone).format(moment).replaceAll(/\s/g, ' ');
}

/** Whether a browser's name of where it is means something here: `America/New_York`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return false;
  try {
    dayIn(name, new Date(0));
    return true;
  } catch {
    return false;
  }
}

const HALF_A_DAY = 12 * 3_600_000;

/** The first moment of a day where somebody is, also on a day that begins at one o'clock. */
export function startOfDay(timeZone: string, day: Day): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Clocks run from 12 hours behind UTC to 14 ahead of it; the day begins somewhere in between.
  let [before, after] = [midnight - HALF_A_DAY - 3 * 3_600_000, midnight + HALF_A_DAY + 3_600_000];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle)) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** Monday is 0. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

const wallOf = keptByZone('en-US', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

const A_MINUTE = 60_000;

/** What calendar and clock show then and there, as if it were UTC, to the minute. */
function wallIn(timeZone: string, moment: number): number {
  const parts = new Map(
    wallOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Minutes since midnight, as the clock shows them. */
export function minutesIn(timeZone: string, moment: Date): number {
  return (wallIn(timeZone, moment.getTime()) / A_MINUTE) % 1440;
}

/**
 * When the clock shows so many minutes of a day. Where it shows them twice, or never, because it is put back or forward,
 * these are two moments: what begins takes the later one and what ends the earlier, and neither is outside of what was
 * meant.
 */
export function clockMoments(timeZone: string, day: Day, minutes: number): { earliest: Date; latest: Date } {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * A_MINUTE;
  const guesses = [wall - 2 * HALF_A_DAY, wall + 2 * HALF_A_DAY].map(
    (at) => wall - (wallIn(timeZone, at) - at),
  );
  const shown = guesses.filter((guess) => wallIn(timeZone, guess) === wall);
  const moments = shown.length > 0 ? shown : guesses;
  return { earliest: new Date(Math.min(...moments)), latest: new Date(Math.max(...moments)) };
}
