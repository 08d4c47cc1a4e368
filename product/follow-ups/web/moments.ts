import { type Day, dayIn, mondayOf } from '#platform/contract/days.ts';

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

/** A day of this week is its weekday, any other has its date besides: `Tue`, `Fri 11/13`; `週二`, `11/13（週五）`. */
export function shownDay(day: Day, { timeZone, language, now }: Shown): string {
  const at = new Date(`${day}T00:00:00Z`);
  const say = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
  const weekday = say({ weekday: 'short' });
  if (mondayOf(day) === mondayOf(dayIn(timeZone, now))) return weekday;
  const date = say({ month: 'numeric', day: 'numeric' });
  return language === 'zh-TW' ? `${date}（${weekday}）` : `${weekday} ${date}`;
}
