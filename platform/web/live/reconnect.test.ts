import { expect, test } from 'vitest';
import { isFinal, isWorthTelling, pauseBefore } from './reconnect.ts';

test.each([
  [0, 0, 500],
  [1, 1, 1000],
  [2, 0, 1000],
  [2, 1, 2000],
  [4, 1, 8000],
  [7, 1, 60_000],
  [50, 0, 30_000],
  [5000, 1, 60_000],
])('after %i failures, by chance %d, it waits %i ms', (failures, chance, pause) => {
  expect(pauseBefore(failures, chance)).toBe(pause);
});

test('repeated failures are told once', () => {
  expect([1, 2, 3, 4, 5, 6, 60].filter(isWorthTelling)).toEqual([4]);
});

test('a server that is busy or away is tried again, one that says no is not', () => {
  expect([0, 429, 500, 502, 503].some(isFinal)).toBe(false);
  expect([401, 403, 404].every(isFinal)).toBe(true);
});
