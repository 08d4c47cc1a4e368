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

export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** A known Monday. */
const MONDAY: Day = '2024-01-01';

/** The first day of its week. */
export function mondayOf(day: Day): Day {
  const since = daysBetween(MONDAY, day) % 7;
  return addDays(day, -(since < 0 ? since + 7 : since));
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
