import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, mondayOf } from '#platform/contract/days.ts';
import { isSchoolDay, schoolDaysBetween, schoolDaysUpTo } from './school-days.ts';

const TODAY = '2026-11-19';
const off = (first_day: string, last_day = first_day) => ({ first_day, last_day });

test.each([
  ['2026-11-18', TODAY, 0],
  ['2026-11-16', TODAY, 2],
  ['2026-11-13', TODAY, 3],
  ['2026-11-12', TODAY, 4],
  ['2026-11-04', TODAY, 10],
  ['2026-11-05', TODAY, 9],
  ['2026-11-20', TODAY, 0],
])('between %s and %s are %i days of school', (first, last, days) => {
  expect(schoolDaysBetween(first, last, [])).toBe(days);
});

test.each([
  ['a holiday', [off('2026-11-11')], 9],
  ['a weekend is off anyway', [off('2026-11-14', '2026-11-15')], 10],
  ['what lies on the ends is not between them', [off('2026-11-04'), off(TODAY, '2026-11-30')], 10],
  ['two holidays on one day', [off('2026-11-11'), off('2026-11-10', '2026-11-12')], 7],
  ['all of it', [off('2026-10-01', '2026-12-01')], 0],
])('days off are no days of school: %s', (_, daysOff, days) => {
  expect(schoolDaysBetween('2026-11-04', TODAY, daysOff)).toBe(days);
});

test.each([
  ['a Thursday', '2026-11-19', [], true],
  ['a Saturday', '2026-11-21', [], false],
  ['a holiday', '2026-11-26', [off('2026-11-25', '2026-11-27')], false],
])('%s is a day of school: %s', (_, day, daysOff, is) => {
  expect(isSchoolDay(day, daysOff)).toBe(is);
});

test('ten days of school reach over a holiday', () => {
  const days = schoolDaysUpTo(TODAY, 10, [off('2026-11-11'), off('2026-11-16', '2026-11-17')]);
  expect([days.length, days[0], days.at(-1)]).toEqual([10, '2026-11-03', TODAY]);
  expect(schoolDaysUpTo(TODAY, 10, [off('2020-01-01', '2030-01-01')])).toEqual([]);
});

test('days of school are counted as one by one', () => {
  const span = fc.tuple(fc.integer({ min: -10, max: 90 }), fc.integer({ min: 0, max: 20 }));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 0, max: 80 }),
      fc.array(span, { maxLength: 3 }),
      (from, long, spans) => {
        const first = addDays('2024-01-01', from);
        const daysOff = spans.map(([at, more]) => off(addDays(first, at), addDays(first, at + more)));
        let count = 0;
        for (let at = 1; at < long; at += 1) {
          const day = addDays(first, at);
          const isOff = daysOff.some(({ first_day, last_day }) => first_day <= day && day <= last_day);
          if (daysBetween(mondayOf(day), day) < 5 && !isOff) count += 1;
        }
        expect(schoolDaysBetween(first, addDays(first, long), daysOff)).toBe(count);
      },
    ),
  );
});
