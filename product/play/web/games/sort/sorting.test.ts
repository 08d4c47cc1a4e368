import { expect, test } from 'vitest';
import { leftOver, notYetSorted, type Sorting, type SortingMove, sort, sortingOut } from './sorting.ts';

const play = {
  kind: 'sort',
  bins: ['nim', 'bao', 'you'],
  items: ['paddle', 'rope', 'bell'],
  fits: [],
} as const;
const hold = (item: number): SortingMove => ({ type: 'hold', item });
const put = (bin: string | null): SortingMove => ({ type: 'put', bin });
const drop = (item: number, bin: string | null): SortingMove => ({ type: 'drop', item, bin });

function played(...moves: SortingMove[]): Sorting {
  return moves.reduce(sort, notYetSorted(play));
}

test.each([
  { told: 'one each', moves: [hold(0), put('nim'), hold(1), put('bao'), hold(2), put('you')], out: 'fair' },
  { told: 'all for me', moves: [drop(0, 'you'), drop(1, 'you'), drop(2, 'you')], out: 'hog' },
  {
    told: 'given, and given to another after all',
    moves: [drop(0, 'you'), drop(1, 'you'), drop(2, 'you'), hold(0), put('nim'), drop(1, 'bao')],
    out: 'fair',
  },
  { told: 'one still on the table', moves: [drop(0, 'nim'), drop(1, 'bao')], out: null },
  {
    told: 'one taken back',
    moves: [drop(0, 'nim'), drop(1, 'bao'), drop(2, 'you'), hold(2), put(null)],
    out: null,
  },
])('$told comes to $out', ({ moves, out }) => {
  expect(sortingOut(play, played(...moves))).toBe(out);
});

test('what is held can be let go, and empty hands put nothing down', () => {
  expect(played(hold(1), hold(1), put('nim'))).toEqual(notYetSorted(play));
  expect(played(hold(1), hold(2)).held).toBe(2);
});

test('what is left is counted', () => {
  expect(leftOver(notYetSorted(play))).toBe(3);
  expect(leftOver(played(drop(1, 'nim')))).toBe(2);
});
