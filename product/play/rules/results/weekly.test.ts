import { expect, test } from 'vitest';
import { lastWeek } from './weekly.ts';

test.each([
  ['2026-11-16', '2026-11-09', '2026-11-15'],
  ['2026-11-18', '2026-11-09', '2026-11-15'],
  ['2026-11-22', '2026-11-09', '2026-11-15'],
  ['2026-11-23', '2026-11-16', '2026-11-22'],
  ['2027-01-04', '2026-12-28', '2027-01-03'],
])('on %s last week was from %s to %s', (today, from, until) => {
  expect(lastWeek(today)).toEqual({ from, until });
});
