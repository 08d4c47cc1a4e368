import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerCheck, given, plainAsk, sampleOutline } from '../testing/sample-asks.ts';
import { FARTHEST_DRAWN } from './constants.ts';
import { type Estimate, estimateOf, type Sums, shown, sumsOf, together } from './estimate.ts';
import { countAnswer } from './evidence.ts';

const NONE: Sums = { above: 0, room: 0, spread: 0 };

test('cooperation with 16 of 20 points, where chance gives 10', () => {
  const counted = answerCheck({
    ic: [4, 5, 1],
    com: [0, 0, 10],
    coop: [1, 2, 7],
    ini: [3, 3, 4],
    emp: [0, 3, 7],
    er: [1, 2, 7],
  }).flatMap(countAnswer);
  const own = counted.filter(({ skill }) => skill === 'coop');
  const rest = counted.filter(({ skill }) => skill !== 'coop');
  const others = Map.groupBy(rest, ({ skill }) => skill).values();
  const estimate = estimateOf(sumsOf(own), together([...others].map(sumsOf)));
  expect(estimate?.own).toBeCloseTo(0.6, 5);
  expect(estimate?.ownVariance).toBeCloseTo(0.08, 2);
  expect(estimate?.others).toBeCloseTo(0.41, 2);
  expect(estimate?.othersVariance).toBeCloseTo(0.079, 3);
  expect(estimate?.mean).toBeCloseTo(0.51, 2);
  expect(estimate?.error).toBeCloseTo(0.2, 2);
});

const plain = sampleOutline('s', 'ic', { a: plainAsk('ic'), b: plainAsk('ic') });
const other = sampleOutline('t', 'ic', { a: plainAsk('ic'), b: plainAsk('ic') });
const answer = (outline = plain, ask = 'a', option = 'o2') => countAnswer(given(outline, ask, option));

test('answers of one scene say less together than those of two', () => {
  const sameScene = sumsOf([...answer(plain, 'a'), ...answer(plain, 'b')]);
  const twoScenes = sumsOf([...answer(plain, 'a'), ...answer(other, 'a')]);
  expect([sameScene.above, sameScene.room]).toEqual([twoScenes.above, twoScenes.room]);
  expect(twoScenes.spread).toBeCloseTo(2 * (2 / 3));
  expect(sameScene.spread).toBeCloseTo(2 * (2 / 3) * 1.15);
});

test('nothing asked is no estimate', () => {
  expect(estimateOf(NONE, { above: 10, room: 20, spread: 5 })).toBeNull();
});

test('with nothing known of other skills, two imagined asks at the border of improving stand in', () => {
  const estimate = estimateOf({ above: 6, room: 12, spread: 8 }, NONE);
  expect(estimate).toMatchObject({ own: 0.5, others: 0.25, othersVariance: 0.0625 });
});

const at = (mean: number, error: number): Estimate => ({
  own: mean,
  ownVariance: error ** 2,
  others: 0,
  othersVariance: 1,
  mean,
  error,
});

test.each([
  { mean: 0.51, error: 0.2, performance: 51, low: 20, high: 85 },
  { mean: 0.823, error: 0.178, performance: 82, low: 55, high: 100 },
  { mean: -0.05, error: 0.21, performance: 0, low: 0, high: 30 },
  { mean: -0.5, error: 0.2, performance: 0, low: 0, high: 5 },
  { mean: 1.2, error: 0.05, performance: 100, low: 95, high: 100 },
])('$mean with an error of $error is shown as $performance ($low to $high)', (row) => {
  const { mean, error, ...expected } = row;
  expect(shown(at(mean, error))).toEqual(expected);
});

const sums = fc
  .record({
    score: fc.double({ min: -1, max: 1, noNaN: true }),
    room: fc.double({ min: 1, max: 60, noNaN: true }),
    each: fc.double({ min: 0.2, max: 2, noNaN: true }),
  })
  .map(({ score, room, each }): Sums => ({ above: score * room, room, spread: each * room }));

test('an estimate lies between its own answers and the others, never far from its own', () => {
  fc.assert(
    fc.property(sums, sums, (skill, rest) => {
      const estimate = estimateOf(skill, rest);
      if (estimate === null) throw new Error('there is one');
      const { own, ownVariance, others, othersVariance, mean, error } = estimate;
      expect(mean).toBeGreaterThanOrEqual(Math.min(own, others) - 1e-9);
      expect(mean).toBeLessThanOrEqual(Math.max(own, others) + 1e-9);
      expect(Math.abs(mean - own)).toBeLessThanOrEqual(FARTHEST_DRAWN * Math.sqrt(ownVariance) + 1e-9);
      expect(error).toBeLessThanOrEqual(Math.sqrt(Math.min(ownVariance, othersVariance)) + 1e-9);
    }),
  );
});

test('what is shown are whole points within a range of fives', () => {
  fc.assert(
    fc.property(sums, sums, (skill, rest) => {
      const estimate = estimateOf(skill, rest);
      if (estimate === null) throw new Error('there is one');
      const { performance, low, high } = shown(estimate);
      for (const value of [performance, low, high]) {
        expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
      }
      expect([low % 5, high % 5]).toEqual([0, 0]);
      expect(low === 0 && high === 0).toBe(false);
      // A range of a few points may be rounded past the performance by half a step.
      expect(low - 2.5).toBeLessThanOrEqual(performance);
      expect(high + 2.5).toBeGreaterThanOrEqual(performance);
    }),
  );
});

test('the same skill asked again as often, in other scenes, is known better', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('o0', 'o1', 'o2'), { minLength: 2, maxLength: 20 }), (options) => {
      const asks = Object.fromEntries(options.map((_, index) => [`q${index}`, plainAsk('er')]));
      const form = (id: string) =>
        options.flatMap((option, index) =>
          countAnswer(given(sampleOutline(id, 'er', asks), `q${index}`, option)),
        );
      const once = estimateOf(sumsOf(form('one')), NONE);
      const twice = estimateOf(sumsOf([...form('one'), ...form('two')]), NONE);
      expect(twice?.own).toBeCloseTo(once?.own ?? Number.NaN);
      expect(twice?.error).toBeLessThan(once?.error ?? 0);
    }),
  );
});
