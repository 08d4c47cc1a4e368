import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerCheck } from '../testing/sample-asks.ts';
import type { Estimate } from './estimate.ts';
import { measure } from './measure.ts';
import {
  cellKey,
  editionOf,
  type NormCell,
  type NormPlay,
  normsOf,
  percentileOf,
  reliabilityOf,
} from './norms.ts';

const estimated = (mean: number, error = 0.2): Estimate => ({
  own: mean,
  ownVariance: error ** 2,
  others: 0,
  othersVariance: 1,
  mean,
  error,
});
const SHOWN = { performance: 50, low: 20, high: 80 };
/** Evenly from 0 up to 1. */
const cell = (count: number, error = 0.1): Estimate[] =>
  Array.from({ length: count }, (_, index) => estimated(index / count, error));

test.each([
  ['program', { program: 'hoh' }],
  ['form', { form: 'b' }],
  ['edition', { edition: 'other' }],
  ['grade band', { gradeBand: '4-5' }],
  ['language', { language: 'zh-TW' }],
] as const)('another %s is another cell', (_, other) => {
  const own: NormCell = { program: 'zoou', form: 'a', edition: 'e', gradeBand: '2-3', language: 'en' };
  expect(cellKey({ ...own, ...other })).not.toBe(cellKey(own));
  expect(cellKey({ ...own })).toBe(cellKey(own));
});

test('an edition is its scenes and their words, in whatever order', () => {
  const one = { id: 'zoou-check-a-ic', version: '00000000001', words: 'w1' };
  const two = { id: 'zoou-check-a-com', version: '00000000002', words: 'w2' };
  expect(editionOf([one, two])).toBe(editionOf([two, one]));
  expect(editionOf([one, two])).not.toBe(editionOf([{ ...one, version: '00000000003' }, two]));
  expect(editionOf([one, two])).not.toBe(editionOf([{ ...one, words: 'w3' }, two]));
  expect(editionOf([one, two])).not.toBe(editionOf([one]));
});

const SKILLED = [0, 1, 9] as const;
const careful = measure(
  answerCheck({ ic: SKILLED, com: SKILLED, coop: SKILLED, ini: SKILLED, emp: SKILLED, er: SKILLED }),
);
const play = (more: Partial<NormPlay> = {}): NormPlay => ({
  student: 1,
  epoch: 1,
  iteration: 1,
  isPretended: false,
  measurement: careful,
  ...more,
});

test.each<[string, Partial<NormPlay>, number]>([
  ['a first check', {}, 1],
  ['a second check', { iteration: 2 }, 0],
  ['a check after a restart', { epoch: 2 }, 0],
  ['debug, sandbox or demo', { isPretended: true }, 0],
  ['a rushed scene', { measurement: { ...careful, rushedScenes: ['s'] } }, 0],
  [
    'what looks like guessing',
    { measurement: { ...careful, favoriteSpot: true, asMixedAsGuessing: true } },
    0,
  ],
  ['being as mixed as guessing alone', { measurement: { ...careful, asMixedAsGuessing: true } }, 1],
  ['nothing sayable', { measurement: measure([]) }, 0],
])('%s', (_, more, count) => {
  expect(normsOf([play(more)], 'ic')).toHaveLength(count);
});

test('nobody is a norm twice', () => {
  expect(normsOf([play(), play(), play({ student: 2 })], 'ic')).toHaveLength(2);
});

test('a percentile is a mid-rank with those one error below and above', () => {
  const own = { estimate: estimated(0.5), shown: SHOWN };
  expect(percentileOf(own, cell(100))).toEqual({ given: true, percentile: 51, low: 31, high: 71 });
  const far = { estimate: estimated(2), shown: SHOWN };
  expect(percentileOf(far, cell(100))).toMatchObject({ percentile: 99, high: 99 });
});

test.each([
  ['collecting', cell(99), SHOWN],
  ['unreliable', cell(100, 0.4), SHOWN],
  ['not-sayable', cell(100), null],
] as const)('no percentile: %s', (why, norms, shown) => {
  expect(percentileOf({ estimate: estimated(0.5), shown }, norms)).toEqual({
    given: false,
    why,
    students: norms.length,
    required: 100,
  });
});

test('reliability is 0 where children do not differ, and falls with the error', () => {
  expect(reliabilityOf([])).toBe(0);
  expect(reliabilityOf(Array.from({ length: 9 }, () => estimated(0.5)))).toBe(0);
  expect(reliabilityOf(cell(100, 0.1))).toBeGreaterThan(0.85);
  expect(reliabilityOf(cell(100, 0.4))).toBeLessThan(0.4);
});

test('percentiles stay from 1 to 99 and rise with the estimate', () => {
  const value = fc.double({ min: -1, max: 2, noNaN: true });
  fc.assert(
    fc.property(value, value, (one, other) => {
      const rank = (mean: number): number => {
        const result = percentileOf({ estimate: estimated(mean), shown: SHOWN }, cell(150));
        return result.given ? result.percentile : Number.NaN;
      };
      const [low, high] = [rank(Math.min(one, other)), rank(Math.max(one, other))];
      expect(low).toBeLessThanOrEqual(high);
      expect(low >= 1 && high <= 99).toBe(true);
    }),
  );
});
