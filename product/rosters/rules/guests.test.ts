import { expect, test } from 'vitest';
import { guestsIn } from './guests.ts';

test('shared students of a selection can be left, and those on pages that nobody has looked at may be some', () => {
  const rows = [
    { id: 1, shared_with_me: false },
    { id: 2, shared_with_me: true },
    { id: 4, shared_with_me: true },
  ];
  expect(guestsIn([1, 2], rows)).toEqual([2]);
  expect(guestsIn([1, 3], rows)).toEqual([3]);
  expect(guestsIn([1], rows)).toEqual([]);
});
