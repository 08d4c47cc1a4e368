import { expect, test } from 'vitest';
import { dayFromFilter } from '#platform/contract/table-filters.ts';
import { isDay, localDay, shownDate, shownMoment, storedDate } from './dates.ts';

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
