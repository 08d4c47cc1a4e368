import { dayIn } from '#platform/contract/days.ts';

type Shown = { timeZone: string; language: string; now: Date };

/** The clock of the school: `8:41 AM`, or with the day in front of it where that is another one. */
export function shownThen(moment: string, { timeZone, language, now }: Shown): string {
  const at = new Date(moment);
  const isToday = dayIn(timeZone, at) === dayIn(timeZone, now);
  const day: Intl.DateTimeFormatOptions = isToday ? {} : { month: 'numeric', day: 'numeric' };
  const format = new Intl.DateTimeFormat(language, { timeZone, ...day, hour: 'numeric', minute: '2-digit' });
  return format.format(at).replaceAll(/\s/g, ' ');
}

/** Tue, 二. */
export function shownWeekday(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
