import i18next from 'i18next';
import { dayIn, minutesIn } from '#platform/contract/days.ts';
import { isYearFirst, shownDay } from '#platform/contract/shown-values.ts';
import { browserZone, readersZone } from '#platform/web/zone.ts';
import { zoneMark } from './zones.ts';

const STORED = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const TYPED_YEAR_FIRST = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;

/** 2026-07-01 is 07/01/2026; anything else stays as it was typed. */
export function shownDate(value: string, locale: string | undefined = i18next.language): string {
  return STORED.test(value) ? shownDay(value, locale) : value;
}

/** 7/1/2026, 07/01/2026 and 2026/7/1 are 2026-07-01; null for what is no day of the calendar. */
export function storedDate(typed: string): string | null {
  const [, first = '', second = '', third = ''] =
    TYPED.exec(typed.trim()) ?? TYPED_YEAR_FIRST.exec(typed.trim()) ?? [];
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, first, second];
  const stored = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(stored) ? stored : null;
}

export function isDay(value: string): boolean {
  if (!STORED.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** The day of a moment on the reader's calendar: see `readersZone`. */
export function localDay(moment: string): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? moment : dayIn(readersZone(), at);
}

/**
 * 2026-07-01T14:05:00Z is 07/01/2026, 2:05 PM, or what the clock showed then where the reader's days are counted. Where
 * the viewer's own clock shows something else, it says whose it is: 07/01/2026, 2:05 PM EDT.
 */
export function shownMoment(moment: string, locale: string | undefined = i18next.language): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return moment;
  const zone = readersZone();
  const shown = minutesIn(zone, at);
  const [hours, minutes] = [Math.floor(shown / 60), String(shown % 60).padStart(2, '0')];
  const date = shownDate(localDay(moment), locale);
  const mark = shown === minutesIn(browserZone(), at) ? '' : ` ${zoneMark(zone, at, locale)}`;
  if (isYearFirst(locale)) return `${date} ${String(hours).padStart(2, '0')}:${minutes}${mark}`;
  return `${date}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}${mark}`;
}
