import { expect, test } from 'vitest';
import { allowance } from './allowance.ts';

const at = (seconds: number): Date => new Date(1_000_000 + 1000 * seconds);

test('so much at once, then so much a minute; what is refused takes nothing', () => {
  const take = allowance({ atOnce: 100, aMinute: 60 });
  expect([take(1, 60, at(0)), take(1, 40, at(0))]).toEqual([0, 0]);
  expect(take(1, 10, at(0))).toBe(10);
  expect(take(1, 10, at(9))).toBe(1);
  expect(take(1, 10, at(10))).toBe(0);
  expect(take(1, 100, at(1000))).toBe(0);
});

test('each person has an own one, and a clock that goes back gives and takes nothing', () => {
  const take = allowance({ atOnce: 10, aMinute: 60 });
  expect([take(1, 10, at(5)), take(2, 10, at(5))]).toEqual([0, 0]);
  expect(take(1, 1, at(0))).toBe(1);
});
