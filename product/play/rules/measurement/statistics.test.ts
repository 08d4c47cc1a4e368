import { expect, test } from 'vitest';
import { chiSquare, deviation, likelyBelow, mean, variance } from './statistics.ts';

test.each([
  [0, 0.5],
  [1, 0.841345],
  [-1, 0.158655],
  [1.645, 0.950015],
  [-1.96, 0.024998],
  [6, 1],
])('a normal value is below %d with %d', (value, likely) => {
  expect(likelyBelow(value)).toBeCloseTo(likely, 6);
});

test('mean, variance and deviation of a sample', () => {
  expect([mean([1, 2, 6]), variance([1, 2, 6]), deviation([1, 1, 1])]).toEqual([3, 7, 0]);
});

test('what was not expected and did not come is no distance', () => {
  expect(chiSquare([6, 4, 0], [5, 5, 0])).toBeCloseTo(0.4);
});
