import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#platform/contract/days.ts';
import { type Asked, inMonths, MOST_DAYS, PERIODS, readPeriod } from './periods.ts';

const TODAY = '2026-11-17';
const asked = (found: ReturnType<typeof readPeriod>): Asked => {
  if ('i18n' in found) throw new Error(found.i18n);
  return found;
};

test.each([
  { period: 'day', from: '2026-11-04', to: '2026-11-17', rows: 14, before: '2026-10-21' },
  { period: 'week', from: '2026-08-31', to: '2026-11-22', rows: 12, before: '2026-06-08' },
  { period: 'month', from: '2025-12-01', to: '2026-11-30', rows: 12, before: '2024-12-01' },
] as const)('without days, $period is since $from', ({ period, from, to, rows, before }) => {
  const found = asked(readPeriod({ period }, TODAY));
  expect(found).toMatchObject({ from, to, before: { from: before, to: addDays(from, -1) } });
  expect(found.rows).toHaveLength(rows);
});

test('a week of which a day is asked for is a whole one', () => {
  expect(asked(readPeriod({ period: 'week', from: '2026-11-12', to: '2026-11-12' }, TODAY))).toMatchObject({
    rows: [{ from: '2026-11-09', to: '2026-11-15' }],
    before: { from: '2026-11-02', to: '2026-11-08' },
  });
});

test('days of one’s own choice are those days', () => {
  const found = asked(readPeriod({ period: 'custom', from: '2026-09-30', to: '2026-11-05' }, TODAY));
  expect(found).toMatchObject({ from: '2026-09-30', to: '2026-11-05', step: 'week' });
  expect(found.rows[0]).toEqual({ from: '2026-09-30', to: '2026-10-04' });
  expect(found.rows.at(-1)).toEqual({ from: '2026-11-02', to: '2026-11-05' });
});

test.each([
  { asking: { period: 'custom' }, field: '_from', i18n: 'validation.required' },
  { asking: { period: 'custom', from: '2026-01-01' }, field: '_to', i18n: 'validation.required' },
  {
    asking: { period: 'day', from: '2026-01-02', to: '2026-01-01' },
    field: '_to',
    i18n: 'validation.days-turned',
  },
  {
    asking: { period: 'custom', from: '2024-01-01', to: '2026-01-01' },
    field: '_from',
    i18n: 'validation.days-many',
  },
  { asking: { period: 'month', from: '2020-01-01' }, field: '_from', i18n: 'validation.days-many' },
] as const)('$asking is refused', ({ asking, field, i18n }) => {
  expect(readPeriod(asking, TODAY)).toEqual({ field, i18n });
});

test('rows follow each other without a gap, and the time before ends where they begin', () => {
  const day = fc.integer({ min: 0, max: MOST_DAYS }).map((back) => addDays(TODAY, -back));
  fc.assert(
    fc.property(fc.constantFrom(...PERIODS), day, day, (period, one, other) => {
      const [from, to] = [one, other].sort();
      const found = readPeriod({ period, from, to }, TODAY);
      fc.pre(!('i18n' in found));
      const { rows, before } = asked(found);
      expect([rows[0]?.from, rows.at(-1)?.to]).toEqual([asked(found).from, asked(found).to]);
      for (const [index, row] of rows.entries()) {
        expect(row.from <= row.to).toBe(true);
        if (index > 0) expect(row.from).toBe(addDays(rows[index - 1]?.to ?? '', 1));
      }
      expect(before.to).toBe(addDays(asked(found).from, -1));
      const [now, then] = [asked(found), before].map((span) => daysBetween(span.from, span.to) + 1);
      expect(Math.abs((now ?? 0) - (then ?? 0))).toBeLessThanOrEqual(period === 'month' ? 4 : 0);
    }),
  );
});

test.each([
  { from: '2026-01-01', to: '2026-12-31', months: ['2026-01-01', '2026-12-31'], days: [] },
  {
    from: '2026-01-02',
    to: '2026-04-10',
    months: ['2026-02-01', '2026-03-31'],
    days: ['2026-01-02 2026-01-31', '2026-04-01 2026-04-10'],
  },
  { from: '2026-02-01', to: '2026-02-28', months: ['2026-02-01', '2026-02-28'], days: [] },
  { from: '2026-02-02', to: '2026-03-30', months: null, days: ['2026-02-02 2026-03-30'] },
])('$from to $to is in whole months $months', ({ from, to, months, days }) => {
  const found = inMonths({ from, to });
  expect(found.months && [found.months.from, found.months.to]).toEqual(months);
  expect(found.days.map((span) => `${span.from} ${span.to}`)).toEqual(days);
});

test('whole months and the days at their ends have each day of a time once', () => {
  const day = fc.integer({ min: 0, max: MOST_DAYS }).map((back) => addDays(TODAY, -back));
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from = one, to = other] = [one, other].sort();
      const { months, days } = inMonths({ from, to });
      const length = [...days, ...(months === null ? [] : [months])].reduce(
        (sum, span) => sum + daysBetween(span.from, span.to) + 1,
        0,
      );
      expect(length).toBe(daysBetween(from, to) + 1);
      if (months !== null)
        expect([months.from.slice(8), addDays(months.to, 1).slice(8)]).toEqual(['01', '01']);
    }),
  );
});
