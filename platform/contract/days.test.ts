import { expect, test } from 'vitest';
import { addDays, dayIn, daysBetween } from './days.ts';

test('days are added over months, years and the change of the clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-09-14', -14)).toBe('2026-08-31');
});

test('days between count whole days, backwards too', () => {
  expect(daysBetween('2026-09-14', '2026-09-14')).toBe(0);
  expect(daysBetween('2026-09-14', '2026-10-14')).toBe(30);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});

test('one moment is two days, depending on where one is', () => {
  const moment = new Date('2026-09-15T02:30:00Z');
  expect(dayIn('America/New_York', moment)).toBe('2026-09-14');
  expect(dayIn('Asia/Taipei', moment)).toBe('2026-09-15');
});
