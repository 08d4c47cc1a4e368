import { expect, test } from 'vitest';
import { daysLate, type Standing, standingOf } from './standing.ts';

const NOW = new Date('2026-09-14T15:00:00Z');
const ago = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);

test.each<[string, 'hour' | 'night', number, number | null, boolean, Standing]>([
  ['nothing is left', 'night', 5, null, false, 'in-time'],
  ['what is left has time', 'night', 5, -24, false, 'in-time'],
  ['it was missed by a night', 'night', 5, 30, false, 'in-time'],
  ['it is over for days', 'night', 5, 60, false, 'late'],
  ['it is over for hours', 'hour', 1, 6, false, 'late'],
  ['nobody ran it for two nights', 'night', 50, null, false, 'not-run'],
  ['nobody ran it for hours', 'hour', 4, null, false, 'not-run'],
  ['it failed', 'hour', 1, null, true, 'failed'],
])('%s: every %s, run %d hours ago, due %d hours ago, failed %s', (_, every, at, due, failed, expected) => {
  const last = { every, at: ago(at), dueAt: due === null ? null : ago(due), failed };
  expect(standingOf(last, NOW)).toBe(expected);
});

test('days count once they are whole', () => {
  expect([null, ago(-5), ago(23), ago(49)].map((due) => daysLate(due, NOW))).toEqual([0, 0, 0, 2]);
});
