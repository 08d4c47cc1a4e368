import { expect, test } from 'vitest';
import { goNoGoOut } from '../../../rules/games/outs.ts';
import {
  GAP_MS,
  type Going,
  type GoingMove,
  go,
  LATE_MS,
  NOT_YET_GOING,
  type Round,
  roundsOf,
  SIGN_MS,
  SLOW_SIGN_MS,
  signColor,
  signShape,
} from './going.ts';

const rounds: Round[] = [
  { sign: 'green', isGo: true },
  { sign: 'red', isGo: false },
  { sign: 'red', isGo: false },
];
const start: GoingMove = { type: 'start' };
const tap: GoingMove = { type: 'tap' };
const tick = (ms: number): GoingMove => ({ type: 'tick', ms });
const gap = tick(GAP_MS);
const sign = tick(SIGN_MS);

function played(...moves: GoingMove[]): Going {
  return moves.reduce((now, move) => go(rounds, now, move), NOT_YET_GOING);
}

test.each([
  { told: 'nobody taps at all', moves: [gap, sign, gap, sign, gap, sign, gap], wrong: 0, out: 'still' },
  {
    told: 'only the second half of a double tap on the start',
    moves: [tap, gap, sign, gap, sign, gap, sign, gap],
    wrong: 0,
    out: 'still',
  },
  {
    told: 'a tap at the go',
    moves: [gap, tick(1000), tap, sign, gap, sign, gap, sign, gap],
    wrong: 0,
    out: 'steady',
  },
  {
    told: 'a tap at one stop',
    moves: [gap, sign, gap, tick(1000), tap, sign, gap, sign, gap],
    wrong: 1,
    out: 'slip',
  },
  {
    told: 'many taps at one stop',
    moves: [gap, sign, gap, tick(1000), tap, tap, tap, sign, gap, sign, gap],
    wrong: 1,
    out: 'slip',
  },
  {
    told: 'taps between the signs',
    moves: [gap, sign, tap, gap, sign, tap, gap, sign, tap, gap],
    wrong: 0,
    out: 'steady',
  },
  {
    told: 'a tap that comes too late for the go',
    moves: [gap, sign, gap, tick(LATE_MS - 1), tap, sign, gap, sign, gap],
    wrong: 0,
    out: 'steady',
  },
])('$told comes to $out', ({ moves, wrong, out }) => {
  const now = played(start, ...moves);
  expect([now.phase, now.wrongGoes, goNoGoOut(now.tried, now.wrongGoes)]).toEqual(['over', wrong, out]);
});

test('every tap at a sign is counted', () => {
  const now = played(start, gap, tick(1000), tap, sign, gap, tick(1000), tap, sign, gap, sign, gap);
  expect(now.taps).toBe(2);
});

test('the slower tempo gives each sign twice the time', () => {
  const slow = played({ type: 'tempo' }, start, gap, sign);
  expect(slow.phase).toBe('sign');
  expect(go(rounds, slow, tick(SLOW_SIGN_MS - SIGN_MS)).phase).toBe('gap');
});

test.each([6, 8, 10])('%i rounds begin with two goes and hold stops, never three in a row', (count) => {
  const play = {
    kind: 'gonogo',
    rounds: count,
    go: ['heave'],
    stop: ['leave', 'sleeve', 'weave'],
    thing: null,
  } as const;
  const made = roundsOf(play);
  const pattern = made.map(({ isGo }) => (isGo ? 'g' : 's')).join('');
  expect(pattern).toHaveLength(count);
  expect(pattern).toMatch(/^gg/);
  expect(pattern).not.toContain('sss');
  expect(pattern.replaceAll('g', '').length).toBeGreaterThanOrEqual(2);
  expect(made).toEqual(roundsOf(play));
  expect(
    made.every(({ sign, isGo }) => (isGo ? sign === 'heave' : play.stop.some((word) => word === sign))),
  ).toBe(true);
});

test.each([
  ['green-leaf', 'leaf'],
  ['red-flag', 'flag'],
  ['green', 'lamp'],
  ['sleeve', 'call'],
])('%s is drawn as a %s', (word, shape) => {
  expect(signShape(word)).toBe(shape);
});

test.each([
  ['red', true, 'red'],
  ['green', false, 'green'],
  ['green-flag', true, 'green'],
  ['heave', true, 'green'],
  ['sleeve', false, 'red'],
] as const)('%s, to go: %s, is %s', (word, isGo, color) => {
  expect(signColor(word, isGo)).toBe(color);
});
