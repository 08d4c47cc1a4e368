import { expect, test } from 'vitest';
import { isPeriodKey, periodKeys, periodsOf } from './program-periods.ts';

const TODAY = '2026-11-17';

test.each([
  { month: '2026-11', periods: ['all', '2026', '2026-11'] },
  { month: '2026-07', periods: ['all', '2026', '2026-07'] },
  { month: '2026-06', periods: ['all', '2025', '2026-06'] },
  { month: '2025-07', periods: ['all', '2025', '2025-07'] },
  { month: '2025-06', periods: ['all'] },
])('plays of $month are told in $periods', ({ month, periods }) => {
  expect(periodsOf(month, TODAY)).toEqual(periods);
});

test('whatever can be chosen is a period of some month, and every month’s periods can be chosen', () => {
  const keys = periodKeys(TODAY);
  expect(keys.slice(0, 5)).toEqual(['all', '2026', '2025', '2026-11', '2026-10']);
  expect(keys.at(-1)).toBe('2025-07');
  expect(keys.every(isPeriodKey)).toBe(true);
  const months = keys.filter((key) => key.length === 7);
  expect(new Set(months.flatMap((month) => periodsOf(month, TODAY)))).toEqual(new Set(keys));
});

test.each(['', '2026-13', "2026' or true", '26', 'ALL', '2026-1'])('%s is no period', (text) => {
  expect(isPeriodKey(text)).toBe(false);
});
