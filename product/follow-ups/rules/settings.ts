import * as z from 'zod/mini';
import type { Message } from '#platform/contract/message.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import type { Span, WeekHours } from './calendar.ts';

/** Whom to call by country: in danger, and day and night. */
export const EMERGENCY = {
  US: { emergency: '911', line: '988' },
  TW: { emergency: '119', line: '1925' },
} as const;
export const COUNTRIES = ['US', 'TW'] as const;

/** What a school has said is good for a year; who answers is told so many days before it ends. */
export const CONFIRMED_DAYS = 365;
const WARNED_DAYS = [30, 7] as const;
const DAY_MS = 86_400_000;

export const SHORTEST_RETENTION = 30;
export const LONGEST_RETENTION = 1095;
export const DEFAULT_RETENTION = 365;
export const DEFAULT_HOURS: WeekHours = [...Array.from({ length: 5 }, () => [480, 930] as const), null, null];
/** Two steps of two hours have to fit into a week, and then some. */
const LEAST_WEEK_MINUTES = 5 * 60;

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const WRONG_TIME = { error: 'follow-ups.refused.hours-time' };
const minutes = () => z.int(WRONG_TIME).check(z.minimum(0, WRONG_TIME), z.maximum(1440, WRONG_TIME));
export const weekHours = z
  .array(z.nullable(z.tuple([minutes(), minutes()], WRONG_TIME)), { error: 'validation.required' })
  .check(
    z.length(WEEKDAYS.length, WRONG_TIME),
    ...WEEKDAYS.map((day, at) =>
      z.refine<([number, number] | null)[]>((week) => isInOrder(week[at] ?? null), {
        error: `follow-ups.refused.hours-order.${day}`,
      }),
    ),
    z.refine((week) => minutesOf(week) >= LEAST_WEEK_MINUTES, { error: 'follow-ups.refused.hours-few' }),
  );

function isInOrder(span: Span | null): boolean {
  return span === null || span[0] < span[1];
}

function minutesOf(week: WeekHours): number {
  return week.reduce((sum, span) => sum + (span === null ? 0 : span[1] - span[0]), 0);
}

/** The hours of every day on which somebody looks, where they are alike. */
export function sameHours(week: WeekHours): Span | null {
  const spans = week.filter((span) => span !== null);
  const [first] = spans;
  const alike = spans.every((span) => span[0] === first?.[0] && span[1] === first[1]);
  return alike && first !== undefined ? first : null;
}

/** `8:00 AM`, `上午8:00`: a minute of a day as clocks are written in the language. */
export function clockText(minute: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  return format.format(new Date(minute * 60_000)).replaceAll(/\s/g, ' ');
}

/** A Monday: the days of a week are named after it. */
const MONDAY = Date.UTC(2026, 10, 16);

/** When somebody looks, in words: on school days, 8:00 AM to 3:30 PM; or day by day. */
export function hoursWords(week: WeekHours, language: string, say: (message: Message) => string): string {
  const clock = (minute: number): string => clockText(minute, language);
  const same = sameHours(week);
  if (same !== null) {
    return say({ i18n: 'follow-ups.line.hours', values: { from: clock(same[0]), to: clock(same[1]) } });
  }
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const days = week.flatMap((span, at) => {
    if (span === null) return [];
    const day = weekday.format(new Date(MONDAY + at * DAY_MS));
    return [say({ i18n: 'follow-ups.line.day', values: { day, from: clock(span[0]), to: clock(span[1]) } })];
  });
  return listed(days, language);
}

/** An extension, as people write it behind a number. */
const EXTENSION = /\s*(?:,|#|x|ext\.?|extension|分機|轉)\s*\d{1,6}$/iu;
const LEAST_DIGITS = 3;

/** What can be called: digits with the usual marks between them, 911 and 119 too; perhaps an extension. */
export function isPhone(text: string): boolean {
  const number = text.normalize('NFKC').trim().replace(EXTENSION, '');
  return /^\+?[\d\s().\-/–]+$/u.test(number) && number.replaceAll(/\D/g, '').length >= LEAST_DIGITS;
}

export function confirmedUntil(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + CONFIRMED_DAYS * DAY_MS);
}

/** How many days before its end a warning is due: the least of those that have come, or null. */
export function warningDue(confirmedAt: Date, now: Date): number | null {
  const left = (confirmedUntil(confirmedAt).getTime() - now.getTime()) / DAY_MS;
  return WARNED_DAYS.findLast((days) => left <= days) ?? null;
}
