import { expect, test } from 'vitest';
import { cutoff, dueAt, type Period } from './periods.ts';

const BOOKS: Period = { years: 7, from: '01-01' };
const SCHOOL: Period = { years: 7, from: '07-01' };

test.each<[Period, string, string]>([
  [{ days: 2 }, '2026-09-14T15:00:00Z', '2026-09-16T15:00:00Z'],
  [{ days: 0 }, '2026-09-14T15:00:00Z', '2026-09-14T15:00:00Z'],
  [BOOKS, '2018-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
  [BOOKS, '2018-12-31T23:59:59Z', '2026-01-01T00:00:00Z'],
  [SCHOOL, '2018-06-30T23:59:59Z', '2025-07-01T00:00:00Z'],
  [SCHOOL, '2018-07-01T00:00:00Z', '2026-07-01T00:00:00Z'],
])('%j: what was made at %s goes from %s on, and not before', (period, made, due) => {
  expect(dueAt(period, new Date(made))).toEqual(new Date(due));
  const goesAt = (now: number): boolean => new Date(made) < cutoff(period, new Date(now));
  expect([goesAt(Date.parse(due) - 1), goesAt(Date.parse(due) + 1)]).toEqual([false, true]);
});
