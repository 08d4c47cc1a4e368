import { expect, test } from 'vitest';
import { isDay } from './days.ts';

test.each(['2026-02-28', '2028-02-29', '0001-01-01'])('%s is a day', (value) => {
  expect(isDay(value)).toBe(true);
});

test.each(['2026-02-29', '2026-13-01', '02/28/2026', '2026-2-8', '', '2026-02-28T00:00:00Z'])(
  '%s is none',
  (value) => {
    expect(isDay(value)).toBe(false);
  },
);
