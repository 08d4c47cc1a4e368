import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, mondayOf } from '#platform/contract/days.ts';
import { schoolDaysBetween } from './school-days.ts';

const TODAY = '2026-11-19';

test.each([
  ['2026-11-18', TODAY, 0],
  ['2026-11-16', TODAY, 2],
  ['2026-11-13', TODAY, 3],
  ['2026-11-12', TODAY, 4],
  ['2026-11-04', TODAY, 10],
  ['2026-11-05', TODAY, 9],
  ['2026-11-20', TODAY, 0],
])('between %s and %s are %i days of school', (first, last, days) => {
  expect(schoolDaysBetween(first, last)).toBe(days);
});

test('days of school are counted as one by one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 80 }), (from, long) => {
      const first = addDays('2024-01-01', from);
      let count = 0;
      for (let at = 1; at < long; at += 1) {
        const day = addDays(first, at);
        if (daysBetween(mondayOf(day), day) < 5) count += 1;
      }
      expect(schoolDaysBetween(first, addDays(first, long))).toBe(count);
    }),
  );
});
