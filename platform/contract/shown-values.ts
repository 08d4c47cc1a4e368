import type { Message } from './message.ts';

/** Dates are stored and sent YYYY-MM-DD, shown MM/DD/YYYY. Taiwan writes the year first: YYYY/MM/DD. */
const STORED = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

export const isYearFirst = (locale: string | undefined): boolean => locale === 'zh-TW';

/** 2026-07-01 is 07/01/2026, 2026-07 is 07/2026; anything else stays as it is. */
export function shownDay(value: string, locale: string | undefined): string {
  const [, year, month, day] = STORED.exec(value) ?? [];
  if (year === undefined) return value;
  const rest = [month, ...(day === undefined ? [] : [day])];
  return (isYearFirst(locale) ? [year, ...rest] : [...rest, year]).join('/');
}

/** Within a sentence a month has its name: October 2026, 2026年10月. */
export function shownMonth(value: string, locale: string): string {
  if (!/^\d{4}-\d{2}$/.test(value)) return value;
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return month.format(new Date(`${value}-01T00:00:00Z`));
}

/** Of a message's values those that are days or months. */
const SHOWN: Readonly<Record<string, (value: string, locale: string) => string>> = {
  date: shownDay,
  until: shownDay,
  month: shownMonth,
};

/** The server sends days as they are stored: who says the message writes them in its language's way. */
export function shownValues(values: Message['values'], locale: string): Message['values'] {
  if (values === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? (SHOWN[name]?.(value, locale) ?? value) : value,
    ]),
  );
}

/** All money is in US dollars. Where another dollar is at home they are called so. */
export function shownMoney(amount: string, locale: string | undefined): string {
  return locale === 'zh-TW' ? amount.replace('$', 'US$') : amount;
}

/** A name in Chinese needs no blanks around it, where one in letters does: 親愛的 Ann 家長, 親愛的美玲家長. */
export function closeUp(text: string): string {
  return text.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}

/** What stands between two sentences: Chinese ends them with a wide mark and leaves no blank. */
export const blankIn = (locale: string | undefined): string => (locale === 'zh-TW' ? '' : ' ');
