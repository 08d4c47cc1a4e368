/** Days as `YYYY-MM-DD`: a day is not a moment, and knows no time zone once it is written down. */
export type Day = string;

export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Which day it is at a moment, where somebody is. */
export function dayIn(timeZone: string, moment: Date): Day {
  let calendar = calendars.get(timeZone);
  if (calendar === undefined) {
    // Making one takes longer than most of a request; there are only so many time zones.
    calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    calendars.set(timeZone, calendar);
  }
  return calendar.format(moment);
}
