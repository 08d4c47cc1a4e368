import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DOUBLE_TAP_MS,
  NOT_YET_ROWING,
  PULL_MS,
  partnerMs,
  type Rowing,
  type RowingMove,
  row,
  rowOut,
} from './rowing.ts';

const ALL = 6;
const start: RowingMove = { type: 'start' };
const pull: RowingMove = { type: 'pull' };
const tick = (ms: number): RowingMove => ({ type: 'tick', ms });

function played(moves: readonly RowingMove[], from: Rowing = NOT_YET_ROWING): Rowing {
  return moves.reduce((now, move) => row(ALL, now, move), from);
}
/** Waits for the partner, and pulls. */
const inTurn: RowingMove[] = [tick(PULL_MS * 2), pull];
const tried = [start, ...inTurn];
const turns = (count: number): RowingMove[] => Array.from({ length: count }, () => inTurn).flat();

test.each([
  { told: 'every pull in turn', moves: [...tried, ...turns(6)], out: 'together' },
  { told: 'one pull ahead', moves: [...tried, tick(600), pull, ...turns(6)], out: 'together' },
  {
    told: 'three pulls ahead',
    moves: [...tried, tick(600), pull, pull, pull, ...turns(6)],
    out: 'catching-up',
  },
  {
    told: 'four pulls ahead',
    moves: [...tried, tick(600), pull, pull, pull, pull, ...turns(6)],
    out: 'own-way',
  },
  {
    told: 'a wild try',
    moves: [start, tick(600), pull, pull, pull, pull, pull, ...inTurn, ...turns(6)],
    out: 'together',
  },
  {
    told: 'double taps',
    moves: [...tried, ...Array.from({ length: 6 }, () => [...inTurn, tick(DOUBLE_TAP_MS - 1), pull]).flat()],
    out: 'together',
  },
])('$told comes to $out', ({ moves, out }) => {
  const now = played(moves);
  expect([now.phase, rowOut(now.ahead)]).toEqual(['over', out]);
});

test('the partner waits for ever, and halfway takes longer', () => {
  const half = played([...tried, ...turns(3)]);
  expect(partnerMs(ALL, half)).toBe(2 * partnerMs(ALL, played(tried)));
  expect(played([tick(3_600_000), tick(3_600_000)], half)).toMatchObject({ turn: 'you', phase: 'going' });
  expect(partnerMs(ALL, played([{ type: 'slower' }], half))).toBe(2 * partnerMs(ALL, half));
});

test('whoever only presses goes their own way, and whoever does nothing gets nowhere', () => {
  const pressing = Array.from({ length: 400 }, () => [tick(200), pull]).flat();
  const now = played([start, ...pressing]);
  expect([now.phase, rowOut(now.ahead)]).toEqual(['over', 'own-way']);
  expect(played([start, ...Array.from({ length: 400 }, () => tick(1000))]).phase).toBe('try');
});

const moves = fc.array(
  fc.oneof(
    fc.constant(pull),
    fc.constant<RowingMove>({ type: 'slower' }),
    fc.integer({ min: 0, max: 5000 }).map(tick),
  ),
  { maxLength: 80 },
);

test('however long a child takes before its pulls, it comes to the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: PULL_MS * 4, max: 10_000_000 }), { minLength: 7, maxLength: 7 }),
      (waits) => {
        const now = played([start, ...waits.flatMap((ms) => [tick(ms), pull])]);
        expect([now.phase, now.ahead]).toEqual(['over', 0]);
      },
    ),
  );
});

test('counts only grow, and nothing happens after the end', () => {
  fc.assert(
    fc.property(moves, (list) => {
      let now = played([start]);
      for (const move of list) {
        const next = row(ALL, now, move);
        expect(next.ahead >= now.ahead && next.pulls >= now.pulls && next.pulls <= ALL).toBe(true);
        if (now.phase === 'over')
          expect([next.ahead, next.pulls, next.phase]).toEqual([now.ahead, now.pulls, 'over']);
        now = next;
      }
    }),
  );
});
