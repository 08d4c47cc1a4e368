import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayIn } from '#platform/contract/days.ts';
import { lastDayOf, schoolYearOf, seasonOf, termBefore, termOf } from './terms.ts';

test.each([
  ['2026-07-01', '2026-07-01', 'fall', '2026–27'],
  ['2026-11-17', '2026-07-01', 'fall', '2026–27'],
  ['2027-01-31', '2026-07-01', 'fall', '2026–27'],
  ['2027-02-01', '2027-02-01', 'spring', '2026–27'],
  ['2027-06-30', '2027-02-01', 'spring', '2026–27'],
  ['2027-07-01', '2027-07-01', 'fall', '2027–28'],
  ['2028-02-29', '2028-02-01', 'spring', '2027–28'],
  ['2100-01-01', '2099-07-01', 'fall', '2099–00'],
])('%s is in the term of %s: %s %s', (day, term, season, year) => {
  expect([termOf(day), seasonOf(term), schoolYearOf(term)]).toEqual([term, season, year]);
});

test('the same moment may be another term at another school', () => {
  const moment = new Date('2027-02-01T02:00:00Z');
  expect(termOf(dayIn('America/New_York', moment))).toBe('2026-07-01');
  expect(termOf(dayIn('Asia/Taipei', moment))).toBe('2027-02-01');
});

const anyDay = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('2020-01-01', days));

test('every day is in one term, from its first day to its last, and terms follow each other without a gap', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const term = termOf(day);
      const last = lastDayOf(term);
      expect(term <= day && day <= last).toBe(true);
      expect(termOf(term)).toBe(term);
      expect(termOf(last)).toBe(term);
      const next = termOf(addDays(last, 1));
      expect(next).toBe(addDays(last, 1));
      expect(termBefore(next)).toBe(term);
      expect(seasonOf(next)).not.toBe(seasonOf(term));
    }),
  );
});
