import { expect, test } from 'vitest';
import { GIFTS_A_YEAR, giftsLeft } from './gifts.ts';

test.each([
  { given: 0, left: 10 },
  { given: 9, left: 1 },
  { given: 10, left: 0 },
  { given: 25, left: 0 },
])('after $given colleagues of a year there are gifts for $left', ({ given, left }) => {
  expect(GIFTS_A_YEAR).toBe(10);
  expect(giftsLeft(given)).toBe(left);
});
