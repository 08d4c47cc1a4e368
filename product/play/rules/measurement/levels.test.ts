import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Estimate } from './estimate.ts';
import { bandsIn, groupLevel, isClear, isEnough, likelyLevels, say, type Tally } from './levels.ts';

const tallied = (weight: number, scenes = 4, more: Partial<Tally> = {}): Tally => ({
  weight,
  scenes,
  best: weight,
  partly: 0,
  notYet: 0,
  partlyWeight: 0,
  notYetWeight: 0,
  ...more,
});
const estimated = (mean: number, error: number): Estimate => ({
  own: mean,
  ownVariance: error ** 2,
  others: 0,
  othersVariance: 1,
  mean,
  error,
});

const TEN = tallied(10);
const CAREFUL = { asMixedAsGuessing: false, rushedOrFavoriteSpot: false };
const MIXED = { asMixedAsGuessing: true, rushedOrFavoriteSpot: false };
const CARELESS = { asMixedAsGuessing: true, rushedOrFavoriteSpot: true };
const STEADY = tallied(10, 4, { best: 1, partly: 8, notYet: 1, partlyWeight: 8, notYetWeight: 1 });

test.each([
  { mean: 0.82, error: 0.18, tally: TEN, manner: CAREFUL, said: 'proficient', level: 2 },
  { mean: 0.55, error: 0.2, tally: TEN, manner: CAREFUL, said: 'improving-or-proficient', level: 1 },
  { mean: 0.508, error: 0.204, tally: TEN, manner: CAREFUL, said: 'in-the-middle', level: 1 },
  { mean: 0.33, error: 0.21, tally: TEN, manner: CAREFUL, said: 'emerging-or-improving', level: 1 },
  { mean: 0.42, error: 0.12, tally: TEN, manner: CAREFUL, said: 'improving', level: 1 },
  { mean: -0.05, error: 0.21, tally: TEN, manner: CAREFUL, said: 'emerging', level: 0 },
  { mean: 0.25, error: 0.2, tally: TEN, manner: CAREFUL, said: 'emerging-or-improving', level: 1 },
  { mean: 0.01, error: 0.2, tally: STEADY, manner: CAREFUL, said: 'improving', level: 1 },
  { mean: 0.82, error: 0.18, tally: tallied(7.5), manner: CAREFUL, said: 'not-enough', level: null },
  { mean: 0.82, error: 0.18, tally: tallied(12, 1), manner: CAREFUL, said: 'not-enough', level: null },
  { mean: 0.3, error: 0.2, tally: TEN, manner: MIXED, said: 'emerging-as-mixed-as-guessing', level: 0 },
  { mean: 0.01, error: 0.2, tally: STEADY, manner: MIXED, said: 'emerging-as-mixed-as-guessing', level: 0 },
  { mean: 0.7, error: 0.2, tally: TEN, manner: MIXED, said: 'proficient', level: 2 },
  { mean: 0.7, error: 0.2, tally: TEN, manner: CARELESS, said: 'looks-like-guessing', level: null },
  {
    mean: 0.7,
    error: 0.2,
    tally: TEN,
    manner: { ...CARELESS, asMixedAsGuessing: false },
    said: 'proficient',
    level: 2,
  },
])('$mean with an error of $error, $manner: $said', ({ mean, error, tally, manner, said, level }) => {
  expect(say(tally, estimated(mean, error), tally, manner)).toBe(said);
  expect(groupLevel(tally, estimated(mean, error), manner)).toBe(level);
});

test('what would have been enough, had it not been so fast, was played too fast to say', () => {
  expect(say(tallied(5), estimated(0.8, 0.2), TEN, CAREFUL)).toBe('too-fast');
  expect(say(tallied(0, 0), null, TEN, CAREFUL)).toBe('too-fast');
  expect(say(tallied(5), estimated(0.8, 0.2), tallied(7), CAREFUL)).toBe('not-enough');
});

test('one level is clear, two lie between, and all else says none', () => {
  expect([isClear('emerging'), isClear('emerging-as-mixed-as-guessing')]).toEqual([true, true]);
  expect([isClear('improving-or-proficient'), isClear('in-the-middle')]).toEqual([false, false]);
  expect(bandsIn('improving-or-proficient')).toEqual(['improving', 'proficient']);
  expect(bandsIn('too-fast')).toEqual([]);
});

const anything = fc.record({
  mean: fc.double({ min: -1, max: 1.2, noNaN: true }),
  error: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
  weight: fc.integer({ min: 0, max: 20 }),
  scenes: fc.integer({ min: 0, max: 4 }),
  manner: fc.record({ asMixedAsGuessing: fc.boolean(), rushedOrFavoriteSpot: fc.boolean() }),
});

test('levels are as likely as certain together, and a clear one is where the estimate lies', () => {
  fc.assert(
    fc.property(anything, ({ mean, error, weight, scenes, manner }) => {
      const estimate = estimated(mean, error);
      const likely = likelyLevels(estimate);
      expect(likely.emerging + likely.improving + likely.proficient).toBeCloseTo(1);
      const tally = tallied(weight, scenes);
      const said = say(tally, estimate, tally, manner);
      const level = groupLevel(tally, estimate, manner);
      if (!isEnough(tally)) expect([said, level]).toEqual(['not-enough', null]);
      if (level === null) expect(bandsIn(said)).toEqual([]);
      if (isClear(said)) expect(bandsIn(said)).toEqual([['emerging', 'improving', 'proficient'][level ?? 9]]);
    }),
  );
});
