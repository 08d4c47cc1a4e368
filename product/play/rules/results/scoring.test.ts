import { expect, test } from 'vitest';
import { completed, levelOf, percentile } from './scoring.ts';

test.each([
  ['emerging', 0],
  ['improving', 1],
  ['proficient', 2],
] as const)('%s is level %i of group data', (band, level) => {
  expect(levelOf(band)).toBe(level);
});

test.each([
  [0, 6, 0],
  [3, 6, 0.5],
  [9, 6, 1],
  [1, 0, 0],
])('%i of %i scenes are %d', (done, required, share) => {
  expect(completed(done, required)).toBe(share);
});

test('a percentile is the middle of its rank, never 0 or 100, and empty without enough norms', () => {
  const norms = Array.from({ length: 100 }, (_, index) => index / 100);
  expect(percentile(0.5, norms)).toBe(51);
  expect(percentile(0.505, norms)).toBe(51);
  expect(percentile(0, norms)).toBe(1);
  expect(percentile(2, norms)).toBe(99);
  expect(percentile(-1, norms)).toBe(1);
  expect(percentile(0.7, Array<number>(100).fill(0.7))).toBe(50);
  expect(percentile(0.5, norms.slice(1))).toBeNull();
});
