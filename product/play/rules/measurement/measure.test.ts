import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SKILLS } from '../story/skills.ts';
import { answerCheck, given, plainAsk, SAMPLE_CHECK, sampleOutline } from '../testing/sample-asks.ts';
import type { GivenAnswer } from './evidence.ts';
import { measure } from './measure.ts';

/** A made-up child of many strengths. */
const CHILD = answerCheck({
  ic: [4, 5, 1],
  com: [0, 0, 10],
  coop: [1, 2, 7],
  ini: [3, 3, 4],
  emp: [0, 3, 7],
  er: [1, 2, 7],
});

test.each([
  { skill: 'com', said: 'proficient', level: 2, performance: 82, low: 55, high: 100, counts: [10, 0, 0] },
  {
    skill: 'emp',
    said: 'improving-or-proficient',
    level: 1,
    performance: 55,
    low: 25,
    high: 85,
    counts: [7, 3, 0],
  },
  { skill: 'coop', said: 'in-the-middle', level: 1, performance: 51, low: 20, high: 85, counts: [7, 2, 1] },
  { skill: 'er', said: 'in-the-middle', level: 1, performance: 51, low: 20, high: 85, counts: [7, 2, 1] },
  {
    skill: 'ini',
    said: 'emerging-or-improving',
    level: 1,
    performance: 33,
    low: 0,
    high: 65,
    counts: [4, 3, 3],
  },
  { skill: 'ic', said: 'emerging', level: 0, performance: 0, low: 0, high: 30, counts: [1, 5, 4] },
] as const)('$skill: $performance ($low to $high), $said', ({ skill, said, level, counts, ...shown }) => {
  const result = measure(CHILD).skills[skill];
  const { performance, low, high } = shown;
  expect(result).toMatchObject({ said, level, shown: { performance, low, high } });
  expect([result.tally.best, result.tally.partly, result.tally.notYet]).toEqual(counts);
});

test('the same child, told as a whole', () => {
  const { success, leftOut, rushedScenes, favoriteSpot, asMixedAsGuessing } = measure(CHILD);
  expect(success).toMatchObject({ asks: 60, best: 36, rate: 0.6 });
  expect(success?.byGuessing).toBeCloseTo(1 / 3);
  expect({ leftOut, rushedScenes, favoriteSpot, asMixedAsGuessing }).toEqual({
    leftOut: 0,
    rushedScenes: [],
    favoriteSpot: false,
    asMixedAsGuessing: false,
  });
});

const all = (notYet: number, partly: number, well: number): GivenAnswer[] =>
  answerCheck({
    ic: [notYet, partly, well],
    com: [notYet, partly, well],
    coop: [notYet, partly, well],
    ini: [notYet, partly, well],
    emp: [notYet, partly, well],
    er: [notYet, partly, well],
  });

function saidOf(answers: readonly GivenAnswer[]): string[] {
  const { skills } = measure(answers);
  return [...new Set(SKILLS.map((skill) => skills[skill].said))];
}

test('answers as mixed as guessing are emerging; pressed in one spot or in haste, they say nothing', () => {
  const mixed = all(3, 4, 3);
  expect(saidOf(mixed)).toEqual(['emerging-as-mixed-as-guessing']);
  const inOneSpot = mixed.map((answer) => ({ ...answer, position: 1 }));
  expect(saidOf(inOneSpot)).toEqual(['looks-like-guessing']);
  expect(measure(inOneSpot).skills.ic).toMatchObject({ level: null, shown: null });
});

test('a careful child with a favorite spot keeps its levels', () => {
  expect(saidOf(all(0, 1, 9).map((answer) => ({ ...answer, position: 1 })))).toEqual(['proficient']);
});

test('whoever always takes "partly" is improving, though guessing gives as many points', () => {
  expect(saidOf(all(0, 10, 0))).toEqual(['improving']);
});

test('a check that was hammered through was played too fast to say', () => {
  const { skills, rushedScenes, leftOut } = measure(
    CHILD.map((answer) => ({ ...answer, seconds: 1, fewestSeconds: 6 })),
  );
  expect(SKILLS.map((skill) => skills[skill].said)).toEqual(SKILLS.map(() => 'too-fast'));
  expect(SKILLS.every((skill) => skills[skill].shown === null && skills[skill].level === null)).toBe(true);
  expect([rushedScenes.length, leftOut]).toEqual([6, 60]);
});

test('a rushed scene takes away its skill and little of the others', () => {
  const rushed = CHILD.map((answer) =>
    answer.outline.skill === 'com' ? { ...answer, seconds: 1, fewestSeconds: 6 } : answer,
  );
  const { skills } = measure(rushed);
  expect(skills.com).toMatchObject({ said: 'too-fast', shown: null });
  expect(skills.ic).toMatchObject({ said: 'emerging' });
});

test('hints and second chances are told beside what counts', () => {
  const outline = sampleOutline(
    'zoou-ic-1',
    'ic',
    { a: plainAsk('ic'), b: plainAsk('ic'), again: [{ ic: 0 }, { ic: 1 }] },
    { kind: 'lesson' },
  );
  const { skills } = measure([
    given(outline, 'a', 'o2', { hinted: true }),
    given(outline, 'b', 'o0'),
    given(outline, 'again', 'o1'),
  ]);
  expect(skills.ic).toMatchObject({ said: 'not-enough', hints: 1, triedAgain: 1, tally: { weight: 2 } });
});

test('nothing played says nothing', () => {
  expect(saidOf([])).toEqual(['not-enough']);
  expect(measure([]).success).toBeNull();
});

const picks = fc.array(fc.constantFrom('o0', 'o1', 'o2'), { minLength: 60, maxLength: 60 });

function played(options: readonly string[]): GivenAnswer[] {
  const asks = SAMPLE_CHECK.flatMap((outline) => Object.keys(outline.asks).map((ask) => ({ outline, ask })));
  return asks.map(({ outline, ask }, index) => given(outline, ask, options[index] ?? ''));
}

function told(answers: readonly GivenAnswer[]) {
  const { skills } = measure(answers);
  return SKILLS.map((skill) => {
    const { said, level, shown } = skills[skill];
    return { said, level, shown };
  });
}

function meansOf(answers: readonly GivenAnswer[]): number[] {
  const { skills } = measure(answers);
  return SKILLS.map((skill) => skills[skill].estimate?.mean ?? Number.NaN);
}

test('the order of answers changes nothing', () => {
  fc.assert(
    fc.property(picks, fc.infiniteStream(fc.nat()), (options, random) => {
      const answers = played(options);
      const shuffled = answers
        .map((answer) => ({ answer, at: random.next().value }))
        .sort((a, b) => a.at - b.at)
        .map(({ answer }) => answer);
      const means = meansOf(shuffled);
      for (const [at, mean] of meansOf(answers).entries()) expect(means[at]).toBeCloseTo(mean, 9);
    }),
    { numRuns: 40 },
  );
});

test('a better answer never lowers its skill', () => {
  fc.assert(
    fc.property(picks, fc.nat({ max: 59 }), (options, at) => {
      const better = options.map((option, index) => (index === at ? 'o2' : option));
      const answer = played(options)[at];
      const skill = SKILLS.findIndex(
        (own) => own in (answer?.outline.asks[answer.ask]?.['o0']?.evidence ?? {}),
      );
      const [now, then] = [meansOf(played(options))[skill], meansOf(played(better))[skill]];
      expect(then).toBeGreaterThanOrEqual((now ?? Number.NaN) - 1e-9);
    }),
    { numRuns: 60 },
  );
});

test('the same scores for a second skill count once: a mistake is not made twice', () => {
  fc.assert(
    fc.property(picks, (options) => {
      const doubled = played(options).map((answer) => ({
        ...answer,
        outline: {
          ...answer.outline,
          asks: Object.fromEntries(
            Object.entries(answer.outline.asks).map(([ask, own]) => [
              ask,
              Object.fromEntries(
                Object.entries(own).map(([option, one]) => {
                  const score = one.evidence[answer.outline.skill];
                  // Only asks of the scene's own skill name another one beside it.
                  return [
                    option,
                    score === undefined ? one : { ...one, evidence: { ...one.evidence, er: score } },
                  ];
                }),
              ),
            ]),
          ),
        },
      }));
      expect(told(doubled)).toEqual(told(played(options)));
    }),
    { numRuns: 40 },
  );
});

test('too fast answers never say anything: whatever they are, the result is the same', () => {
  fc.assert(
    fc.property(picks, picks, (options, others) => {
      const rush = (own: readonly string[]): GivenAnswer[] =>
        played(own).map((answer, index) =>
          index % 5 === 0 ? { ...answer, seconds: 1, fewestSeconds: 6 } : answer,
        );
      const mixed = options.map((option, index) => (index % 5 === 0 ? (others[index] ?? option) : option));
      expect(told(rush(mixed))).toEqual(told(rush(options)));
    }),
    { numRuns: 40 },
  );
});
