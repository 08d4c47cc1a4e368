import { expect, test } from 'vitest';
import { neighborsIn } from './neighbors.ts';

test.each([
  [[7, 5, 9], 5, 3, { place: 2, total: 3, before: 7, after: 9 }],
  [[7, 5, 9], 7, 3, { place: 1, total: 3, before: null, after: 5 }],
  [[7, 5, 9], 9, 3, { place: 3, total: 3, before: 5, after: null }],
  [[7], 7, 0, { place: 1, total: 1, before: null, after: null }],
  // More than a list answers at once.
  [[7, 5], 5, 2500, { place: 2, total: 2500, before: 7, after: null }],
])('in %j beside %i, of %i found', (ids, id, filtered, expected) => {
  expect(neighborsIn(ids, id, filtered)).toEqual(expected);
});

test('who is not in the list has no neighbors in it', () => {
  expect(neighborsIn([7, 5], 9, 2)).toBeNull();
  expect(neighborsIn([], 9, 0)).toBeNull();
});
