import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  LATE_MS,
  NOT_YET_MS,
  NOT_YET_TIPTOEING,
  NOW_MS,
  type Tiptoeing,
  type TiptoeingMove,
  tiptoe,
  tiptoeOut,
} from './tiptoeing.ts';

const ALL = 5;
const start: TiptoeingMove = { type: 'start' };
const step: TiptoeingMove = { type: 'step' };
const tick = (ms: number): TiptoeingMove => ({ type: 'tick', ms });
const onNow: TiptoeingMove[] = [tick(NOT_YET_MS), step];
const tooSoon: TiptoeingMove[] = [tick(LATE_MS), step];
const steps = (count: number): TiptoeingMove[] => Array.from({ length: count }, () => onNow).flat();
const tried = [start, ...onNow];

function played(moves: readonly TiptoeingMove[]): Tiptoeing {
  return moves.reduce((now, move) => tiptoe(ALL, now, move), NOT_YET_TIPTOEING);
}

test.each([
  { told: 'every step on now', moves: [...tried, ...steps(5)], out: 'quiet' },
  {
    told: 'one step too soon',
    moves: [...tried, ...tooSoon, tick(NOT_YET_MS), step, ...steps(4)],
    out: 'stirred',
  },
  {
    told: 'two steps too soon',
    moves: [...tried, ...tooSoon, step, tick(NOT_YET_MS), step, ...steps(4)],
    out: 'stirred',
  },
  { told: 'three steps too soon', moves: [...tried, ...tooSoon, step, step], out: 'woke' },
  {
    told: 'a wild try',
    moves: [start, tick(600), step, step, step, step, ...onNow, ...steps(5)],
    out: 'quiet',
  },
  {
    told: 'double taps',
    moves: [...tried, ...Array.from({ length: 5 }, () => [...onNow, tick(LATE_MS - 1), step]).flat()],
    out: 'quiet',
  },
])('$told comes to $out', ({ moves, out }) => {
  const now = played(moves);
  expect([now.phase, tiptoeOut(now.loud)]).toEqual(['over', out]);
});

test('one step a breath: whoever only presses wakes the sleeper', () => {
  const now = played([start, ...Array.from({ length: 200 }, () => [tick(200), step]).flat()]);
  expect([now.phase, tiptoeOut(now.loud)]).toEqual(['over', 'woke']);
});

test('whoever does nothing gets nowhere, and loses nothing', () => {
  const now = played([...tried, ...Array.from({ length: 500 }, () => tick(NOW_MS))]);
  expect(now).toMatchObject({ phase: 'going', steps: 0, loud: 0 });
});

test('half the pace: each part of the breath lasts twice as long', () => {
  const slow = [start, { type: 'slower' } as const, tick(2 * NOT_YET_MS - 1)];
  expect(played(slow).breath).toBe('not-yet');
  expect(played([...slow, tick(1)]).breath).toBe('now');
});

test('however many breaths pass between steps, it comes to the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 6, maxLength: 6 }), (breaths) => {
      const waits = breaths.map((count) => [
        ...Array.from({ length: count }, () => [tick(NOT_YET_MS), tick(NOW_MS)]).flat(),
        ...onNow,
      ]);
      const now = played([start, ...waits.flat()]);
      expect([now.phase, now.loud]).toEqual(['over', 0]);
    }),
  );
});
