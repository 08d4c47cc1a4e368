import { expect, test } from 'vitest';
import { waitOut } from '../../../rules/games/outs.ts';
import { GRACE_MS, NOT_YET_WAITING, passedPart, type Waiting, type WaitingMove, wait } from './waiting.ts';

const begin: WaitingMove = { type: 'begin' };
const tap: WaitingMove = { type: 'tap' };
const tick = (ms: number): WaitingMove => ({ type: 'tick', ms });

function played(secs: number, ...moves: WaitingMove[]): Waiting {
  return moves.reduce((now, move) => wait(secs, now, move), NOT_YET_WAITING);
}

test.each([
  { told: 'hands kept still', moves: [begin, tick(6000)], taps: 0, out: 'waited' },
  { told: 'one tap', moves: [begin, tick(2000), tap, tick(4000)], taps: 1, out: 'slip' },
  { told: 'two taps', moves: [begin, tick(2000), tap, tap, tick(4000)], taps: 2, out: 'slip' },
  {
    told: 'a double tap to begin with',
    moves: [begin, tick(GRACE_MS - 1), tap, tick(6000)],
    taps: 0,
    out: 'waited',
  },
  { told: 'a tap before it began', moves: [tap, begin, tick(6000)], taps: 0, out: 'waited' },
  { told: 'a tap when it is over', moves: [begin, tick(6000), tap], taps: 0, out: 'waited' },
])('$told comes to $out', ({ moves, taps, out }) => {
  const now = played(6, ...moves);
  expect([now.phase, now.taps, waitOut(now.taps)]).toEqual(['over', taps, out]);
});

test('doing nothing at all is no waiting', () => {
  expect(played(4, tick(60_000), tick(60_000)).phase).toBe('ready');
});

test('three taps end it there and then', () => {
  expect(played(6, begin, tick(1000), tap, tap, tap)).toMatchObject({ phase: 'over', taps: 3 });
  expect(waitOut(3)).toBe('rushed');
});

test('a tap does not make the wait longer', () => {
  expect(played(4, begin, tick(3000), tap, tick(1000)).phase).toBe('over');
});

test.each([
  { ms: 0, moving: 0, still: 0 },
  { ms: 1900, moving: 0.375, still: 0.4 },
  { ms: 3999, moving: 0.875, still: 0.8 },
])('after $ms ms of 4 seconds $moving is over, $still where nothing may move', ({ ms, moving, still }) => {
  const now = played(4, begin, tick(ms));
  expect(passedPart(4, now, false)).toBeCloseTo(moving);
  expect(passedPart(4, now, true)).toBeCloseTo(still);
});
