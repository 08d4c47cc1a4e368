import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCORES, type Score, SKILLS } from '../story/skills.ts';
import {
  type Answer,
  bandOf,
  completed,
  levelOf,
  percentile,
  performanceOf,
  skillResult,
  skillResults,
  successRate,
} from './scoring.ts';

const ic = (score: Score, hinted = false): Answer => ({ evidence: { ic: score }, hinted });

test.each([
  { scores: [2, 2, 2, 2], performance: 10 / 12, band: 'proficient', rate: 1 },
  { scores: [2, 2, 2, 1], performance: 0.75, band: 'proficient', rate: 0.75 },
  { scores: [2, 2, 1, 1], performance: 8 / 12, band: 'improving', rate: 0.5 },
  { scores: [1, 1, 1, 1, 1, 1, 1, 0], performance: 0.45, band: 'improving', rate: 0 },
  { scores: [1, 1, 1, 1, 1, 1, 0, 0], performance: 0.4, band: 'emerging', rate: 0 },
  { scores: [0, 0, 0, 0], performance: 2 / 12, band: 'emerging', rate: 0 },
] as const)('$scores is $band', ({ scores, performance, band, rate }) => {
  const result = skillResult(
    scores.map((score) => ic(score)),
    'ic',
  );
  expect(result).toMatchObject({ observations: scores.length, performance, band, successRate: rate });
});

test('fewer than four observations show nothing but their number', () => {
  expect(skillResult([ic(2), ic(2), ic(2)], 'ic')).toEqual({
    observations: 3,
    points: 6,
    best: 3,
    performance: null,
    band: null,
    successRate: 1,
  });
  expect(skillResult([], 'ic')).toMatchObject({ observations: 0, performance: null, successRate: null });
});

test('a hint leaves one point at most, and no success', () => {
  const result = skillResult([ic(2, true), ic(1, true), ic(0, true), ic(2)], 'ic');
  expect(result).toMatchObject({ points: 4, successRate: 0.25 });
});

test('an answer counts for each skill it speaks of', () => {
  const both: Answer = { evidence: { ic: 2, com: 1 }, hinted: false };
  const results = skillResults([both, ic(1)]);
  expect([results.ic.observations, results.com.observations, results.er.observations]).toEqual([2, 1, 0]);
  expect(successRate([both, ic(2), { evidence: {}, hinted: false }])).toBe(0.5);
  expect(successRate([])).toBeNull();
});

test.each([
  [0.449, 'emerging', 0],
  [0.45, 'improving', 1],
  [0.749, 'improving', 1],
  [0.75, 'proficient', 2],
] as const)('a performance of %d is %s, level %i', (performance, band, level) => {
  expect(bandOf(performance)).toBe(band);
  expect(levelOf(bandOf(performance))).toBe(level);
});

test.each([
  [0, 6, 0],
  [3, 6, 0.5],
  [9, 6, 1],
  [1, 0, 0],
])('%i of %i scenes are %d', (done, required, share) => {
  expect(completed(done, required)).toBe(share);
});

test('a percentile is the middle of its rank, never 0 or 100, and empty without enough norms', () => {
  const norms = Array.from({ length: 100 }, (_, index) => index / 100);
  expect(percentile(0.5, norms)).toBe(51);
  expect(percentile(0.505, norms)).toBe(51);
  expect(percentile(0, norms)).toBe(1);
  expect(percentile(2, norms)).toBe(99);
  expect(percentile(-1, norms)).toBe(1);
  expect(percentile(0.7, Array<number>(100).fill(0.7))).toBe(50);
  expect(percentile(0.5, norms.slice(1))).toBeNull();
});

const answer = fc.record({
  evidence: fc.record(Object.fromEntries(SKILLS.map((skill) => [skill, fc.constantFrom(...SCORES)])), {
    requiredKeys: [],
  }),
  hinted: fc.boolean(),
});

test('the order of answers changes nothing', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (answers, random) => {
      const shuffled = answers
        .map((one) => ({ one, at: random.next().value }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one);
      expect(skillResults(shuffled)).toEqual(skillResults(answers));
    }),
  );
});

test('a better answer never lowers, a hint never lifts, and all stays between 0 and 1', () => {
  fc.assert(
    fc.property(fc.array(answer, { minLength: 4, maxLength: 30 }), fc.nat(), (answers, pick) => {
      const at = pick % answers.length;
      const change = (turn: (one: Answer) => Answer): Answer[] =>
        answers.map((one, index) => (index === at ? turn(one) : one));
      for (const skill of SKILLS) {
        const now = skillResult(answers, skill);
        const better = skillResult(
          change((one) =>
            one.evidence[skill] === undefined ? one : { ...one, evidence: { ...one.evidence, [skill]: 2 } },
          ),
          skill,
        );
        const hinted = skillResult(
          change((one) => ({ ...one, hinted: true })),
          skill,
        );
        expect(better.points).toBeGreaterThanOrEqual(now.points);
        expect(hinted.points).toBeLessThanOrEqual(now.points);
        if (now.performance !== null) {
          expect(now.performance).toBeGreaterThan(0);
          expect(now.performance).toBeLessThan(1);
        }
      }
    }),
  );
});

test('little evidence is drawn to the middle', () => {
  expect(performanceOf(0, 0)).toBe(0.5);
  expect(performanceOf(2, 1)).toBeLessThan(performanceOf(20, 10));
});
