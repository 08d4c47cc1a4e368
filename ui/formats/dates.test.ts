import { afterEach, expect, test } from 'vitest';
import { dayIn } from '#platform/contract/days.ts';
import { dayFromFilter } from '#platform/contract/table-filters.ts';
import { browserZone, countDaysIn } from '#platform/web/zone.ts';
import { isDay, localDay, shownDate, shownMoment, storedDate } from './dates.ts';

afterEach(() => countDaysIn(null));

test.each([
  ['7/1/2026', '2026-07-01'],
  ['07/01/2026', '2026-07-01'],
  [' 12/31/2025 ', '2025-12-31'],
  ['2/29/2028', '2028-02-29'],
  ['2/29/2026', null],
  ['13/1/2026', null],
  ['1/0/2026', null],
  ['7/1/26', null],
  ['July 1', null],
  ['', null],
])('typing "%s" means %s', (typed, stored) => {
  expect(storedDate(typed)).toBe(stored);
});

test('a stored day is shown with the month first', () => {
  expect(shownDate('2026-07-01')).toBe('07/01/2026');
});

test('what is no day yet stays as it was typed', () => {
  expect(shownDate('7/1')).toBe('7/1');
});

test('only days of the calendar are days', () => {
  expect(['2026-02-28', '2026-02-30', '2026-7-1', 'soon'].map(isDay)).toEqual([true, false, false, false]);
});

test.each([
  [0, 5, '12:05 AM'],
  [9, 30, '9:30 AM'],
  [12, 0, '12:00 PM'],
  [23, 59, '11:59 PM'],
])('a moment at %i:%i of the viewer’s clock is shown as %s of that day', (hours, minutes, time) => {
  const moment = new Date(2026, 6, 1, hours, minutes).toISOString();
  expect(shownMoment(moment)).toBe(`07/01/2026, ${time}`);
  expect(localDay(moment)).toBe('2026-07-01');
});

test('in Taiwan the year comes first, and so does what is typed', () => {
  expect(shownDate('2026-07-01', 'zh-TW')).toBe('2026/07/01');
  expect(shownMoment('2026-07-01T14:05:00', 'zh-TW')).toBe('2026/07/01 14:05');
  expect(storedDate('2026/7/1')).toBe('2026-07-01');
  expect(storedDate('2026/13/1')).toBe(null);
  expect(dayFromFilter('2026/7/1')).toBe('2026-07-01');
  for (const odd of ['7/1/26', '2026/7', '2026/2026/1', '7/1', '1/2/3', '2026/7/1/1', ''])
    expect(dayFromFilter(odd)).toBe(null);
});

test.each([
  // Half an hour before and after midnight in New York, in summer and in winter.
  ['2026-07-02T03:30:00Z', 'America/New_York', '2026-07-01', '07/01/2026, 11:30 PM', 'EDT'],
  ['2026-07-02T04:30:00Z', 'America/New_York', '2026-07-02', '07/02/2026, 12:30 AM', 'EDT'],
  ['2026-12-02T04:30:00Z', 'America/New_York', '2026-12-01', '12/01/2026, 11:30 PM', 'EST'],
  ['2026-12-02T05:30:00Z', 'America/New_York', '2026-12-02', '12/02/2026, 12:30 AM', 'EST'],
  ['2026-07-01T15:59:00Z', 'Asia/Taipei', '2026-07-01', '07/01/2026, 11:59 PM', 'GMT+8'],
  ['2026-07-01T16:00:00Z', 'Asia/Taipei', '2026-07-02', '07/02/2026, 12:00 AM', 'GMT+8'],
])('%s is %s’s %s wherever the browser is', (moment, zone, day, shown, mark) => {
  countDaysIn(zone);
  expect(localDay(moment)).toBe(day);
  expect(localDay(moment)).toBe(dayIn(zone, new Date(moment)));
  const isOwn = browserZone() === zone;
  expect(shownMoment(moment, 'en')).toBe(isOwn ? shown : `${shown} ${mark}`);
});
