import { dayIn } from '#platform/contract/days.ts';

type Shown = { timeZone: string; language: string; now: Date };

/** By the clock of the school, and always with its day: `today, 8:41 AM`, `Tue, 11/17, 8:41 AM`. */
export function shownThen(moment: string, { timeZone, language, now }: Shown): string {
  const at = new Date(moment);
  const isToday = dayIn(timeZone, at) === dayIn(timeZone, now);
  const day: Intl.DateTimeFormatOptions = isToday
    ? {}
    : { weekday: 'short', month: 'numeric', day: 'numeric' };
  const format = new Intl.DateTimeFormat(language, { timeZone, ...day, hour: 'numeric', minute: '2-digit' });
  const shown = format.format(at).replaceAll(/\s/g, ' ');
  if (!isToday) return shown;
  const today = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day');
  return `${today}${language === 'zh-TW' ? ' ' : ', '}${shown}`;
}

/** Tue, 二. */
export function shownWeekday(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
