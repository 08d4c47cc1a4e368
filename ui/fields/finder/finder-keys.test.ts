import { expect, test } from 'vitest';
import { movedChoice } from './finder-keys.ts';

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', 0, 0, null],
  ['a', 1, 3, null],
])('%s at %i of %i leads to %s', (key, at, count, to) => {
  expect(movedChoice(key, at, count)).toBe(to);
});
