import { expect, test } from 'vitest';
import { waitOut } from '../../../rules/story/plays.ts';
import {
  ADMIRE_MS,
  GRACE_MS,
  grownPart,
  NOT_YET_WAITING,
  type Waiting,
  type WaitingMove,
  wait,
} from './waiting.ts';

const start: WaitingMove = { type: 'start' };
const tap: WaitingMove = { type: 'tap' };
const tick = (ms: number): WaitingMove => ({ type: 'tick', ms });

function played(secs: number, ...moves: WaitingMove[]): Waiting {
  return moves.reduce((now, move) => wait(secs, now, move), NOT_YET_WAITING);
}

test.each([
  { told: 'hands kept still', moves: [start, tick(6000)], taps: 0, out: 'waited' },
  { told: 'one tap', moves: [start, tick(2000), tap, tick(4000)], taps: 1, out: 'slip' },
  { told: 'three taps', moves: [start, tick(2000), tap, tap, tap, tick(4000)], taps: 3, out: 'rushed' },
  {
    told: 'a double tap on start',
    moves: [start, tick(GRACE_MS - 1), tap, tick(6000)],
    taps: 0,
    out: 'waited',
  },
  { told: 'a tap before it began', moves: [tap, start, tick(6000)], taps: 0, out: 'waited' },
  { told: 'a tap on what has grown', moves: [start, tick(6000), tap], taps: 0, out: 'waited' },
])('$told comes to $out', ({ moves, taps, out }) => {
  const now = played(6, ...moves);
  expect([now.phase, now.taps, waitOut(now.taps)]).toEqual(['grown', taps, out]);
});

test('a tap does not make the wait longer', () => {
  expect(played(4, start, tick(3000), tap, tick(1000)).phase).toBe('grown');
});

test('it ends by itself, once it was looked at', () => {
  expect(played(4, start, tick(4000), tick(ADMIRE_MS - 1)).phase).toBe('grown');
  expect(played(4, start, tick(4000), tick(ADMIRE_MS)).phase).toBe('over');
});

test.each([
  { ms: 0, moving: 0, still: 0 },
  { ms: 1900, moving: 0.475, still: 0.4 },
  { ms: 3999, moving: 0.99975, still: 0.8 },
])('after $ms ms of 4 seconds $moving has grown, $still where nothing may move', ({ ms, moving, still }) => {
  const now = played(4, start, tick(ms));
  expect(grownPart(4, now, false)).toBeCloseTo(moving);
  expect(grownPart(4, now, true)).toBeCloseTo(still);
});
