import * as z from 'zod/mini';
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

const minutes = () => z.int().check(z.minimum(0), z.maximum(1440));
export const weekHours = z
  .array(z.nullable(z.tuple([minutes(), minutes()])), { error: 'validation.required' })
  .check(
    z.length(7, { error: 'validation.in' }),
    z.refine((week) => week.every((span) => span === null || span[0] < span[1]), {
      error: 'follow-ups.refused.hours-order',
    }),
    z.refine((week) => minutesOf(week) >= LEAST_WEEK_MINUTES, { error: 'follow-ups.refused.hours-few' }),
  );

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

/** `8:00`, as the line on top has it. */
export function clockText(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

export function confirmedUntil(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + CONFIRMED_DAYS * DAY_MS);
}

/** How many days before its end a warning is due: the least of those that have come, or null. */
export function warningDue(confirmedAt: Date, now: Date): number | null {
  const left = (confirmedUntil(confirmedAt).getTime() - now.getTime()) / DAY_MS;
  return WARNED_DAYS.findLast((days) => left <= days) ?? null;
}
