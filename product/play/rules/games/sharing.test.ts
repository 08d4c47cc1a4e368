import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  leftToShare,
  NOT_YET_SHARED,
  pilesOf,
  type Sharing,
  type SharingMove,
  share,
  shareOut,
} from './sharing.ts';

const plan = { among: ['nim', 'bao', 'you'], count: 4, needs: [1, 2, 1] };
const evenly = { ...plan, needs: [] };
const start: SharingMove = { type: 'start' };
const pass = (thing: number, times = 1): SharingMove[] =>
  Array.from({ length: times }, () => ({ type: 'pass', thing }));
const tried = [...pass(0), start];

function played(...moves: SharingMove[]): Sharing {
  return moves.reduce((now, move) => share(plan, now, move), NOT_YET_SHARED);
}

test.each([
  { piles: [1, 2, 1], needed: 'by-need', otherwise: 'even' },
  { piles: [2, 1, 1], needed: 'even', otherwise: 'even' },
  { piles: [1, 1, 2], needed: 'even', otherwise: 'even' },
  { piles: [2, 2, 0], needed: 'hog', otherwise: 'hog' },
  { piles: [0, 2, 2], needed: 'hog', otherwise: 'hog' },
  { piles: [1, 3, 0], needed: 'hog', otherwise: 'hog' },
  { piles: [0, 0, 4], needed: 'hog', otherwise: 'hog' },
])('$piles is $needed where needs were told, $otherwise where not', ({ piles, needed, otherwise }) => {
  expect([shareOut(plan, piles), shareOut(evenly, piles)]).toEqual([needed, otherwise]);
});

test('a press gives a thing to the next friend, around and around', () => {
  const owners = [0, 1, 2, 3, 4].map((times) => played(...tried, ...pass(1, times)).owners[1]);
  expect(owners).toEqual([null, 0, 1, 2, 0]);
});

test('the try is one thing, and has to be tried', () => {
  expect(played(start)).toEqual(NOT_YET_SHARED);
  expect(played(...tried).owners).toEqual([null, null, null, null]);
  expect(played(...pass(3)).presses).toBe(0);
});

test('piles are what each has; what is left is counted', () => {
  const now = played(...tried, ...pass(0), ...pass(1, 2), ...pass(2, 2));
  expect([pilesOf(plan, now), leftToShare(now)]).toEqual([[1, 2, 0], 1]);
});

test('whatever is pressed in whatever order, only who has what counts', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }), (things) => {
      const now = played(...tried, ...things.flatMap((thing) => pass(thing)));
      const sorted = played(...tried, ...things.toSorted().flatMap((thing) => pass(thing)));
      expect(pilesOf(plan, now)).toEqual(pilesOf(plan, sorted));
      expect(pilesOf(plan, now).reduce((sum, pile) => sum + pile, leftToShare(now))).toBe(plan.count);
    }),
  );
});
