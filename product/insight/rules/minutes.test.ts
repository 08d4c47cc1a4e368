import { expect, test } from 'vitest';
import { inMinutes } from './minutes.ts';

test.each([
  [0, 0, 0],
  [5, 0, 1],
  [89, 0, 1],
  [90, 0, 2],
  [3570, 1, 0],
  [22_140, 6, 9],
])('%i seconds are %i h %i min', (seconds, hours, minutes) => {
  expect(inMinutes(seconds)).toEqual({ hours, minutes });
});
