import { expect, test } from 'vitest';
import { clockText, DEFAULT_HOURS, sameHours, warningDue, weekHours } from './settings.ts';

const CONFIRMED = new Date('2026-08-01T12:00:00Z');

test.each([
  ['2026-08-02T12:00:00Z', null],
  ['2027-07-01T12:00:00Z', null],
  ['2027-07-02T12:00:00Z', 30],
  ['2027-07-20T12:00:00Z', 30],
  ['2027-07-25T12:00:00Z', 7],
  ['2027-08-20T12:00:00Z', 7],
])('at %s the warning of %s days is due', (now, days) => {
  expect(warningDue(CONFIRMED, new Date(now))).toBe(days);
});

test('hours are said once where every day has the same', () => {
  expect(sameHours(DEFAULT_HOURS)).toEqual([480, 930]);
  expect(sameHours([...DEFAULT_HOURS.slice(0, 5), [540, 600], null])).toBeNull();
  expect(sameHours(DEFAULT_HOURS.map(() => null))).toBeNull();
  expect([480, 930, 1440, 5].map(clockText)).toEqual(['8:00', '15:30', '24:00', '0:05']);
});

test.each([
  ['a week', DEFAULT_HOURS, true],
  ['a week of six days', DEFAULT_HOURS.slice(1), false],
  ['what ends before it begins', [[900, 480], ...DEFAULT_HOURS.slice(1)], false],
  ['a single hour', [[480, 540], null, null, null, null, null, null], false],
  ['halves of minutes', [[480.5, 930], ...DEFAULT_HOURS.slice(1)], false],
  ['more than a day', [[480, 1500], ...DEFAULT_HOURS.slice(1)], false],
])('%s is taken or not', (_, hours, taken) => {
  expect(weekHours.safeParse(hours).success).toBe(taken);
});
