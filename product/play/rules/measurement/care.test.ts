import { expect, test } from 'vitest';
import { given, plainAsk, sampleOutline } from '../testing/sample-asks.ts';
import { fewestSeconds, hasFavoriteSpot, isAsMixedAsGuessing, withoutRushed } from './care.ts';
import { countAnswer, type GivenAnswer } from './evidence.ts';

test.each([
  { words: 75, language: 'en', usual: null, seconds: 10 },
  { words: 75, language: 'zh-TW', usual: null, seconds: 7.5 },
  { words: 75, language: 'en', usual: { plays: 199, medianSeconds: 300 }, seconds: 10 },
  { words: 75, language: 'en', usual: { plays: 200, medianSeconds: 300 }, seconds: 30 },
  { words: 75, language: 'en', usual: { plays: 200, medianSeconds: 40 }, seconds: 10 },
] as const)('$words words in $language, usually $usual, take $seconds s', (row) => {
  expect(fewestSeconds(row.words, row.language, row.usual)).toBe(row.seconds);
});

const QUESTIONS = Array.from({ length: 24 }, (_, index) => `q${index}`);
const outline = sampleOutline('s', 'ic', Object.fromEntries(QUESTIONS.map((ask) => [ask, plainAsk('ic')])));

/** Answers in turn, each with its own times, spots or options. */
function answers(count: number, more: (index: number) => Partial<GivenAnswer>): GivenAnswer[] {
  return QUESTIONS.slice(0, count).map((ask, index) => given(outline, ask, 'o1', more(index)));
}

const fast = { seconds: 4, fewestSeconds: 5 };
const slow = { seconds: 5, fewestSeconds: 5 };

test.each([
  { fastOnes: 0, kept: 8, rushedScenes: [] },
  { fastOnes: 2, kept: 6, rushedScenes: [] },
  { fastOnes: 3, kept: 0, rushedScenes: ['s'] },
])('of eight answers with $fastOnes too fast, $kept are kept', ({ fastOnes, kept, rushedScenes }) => {
  const careful = withoutRushed(answers(8, (index) => (index < fastOnes ? fast : slow)));
  expect(careful.kept).toHaveLength(kept);
  expect(careful.leftOut).toHaveLength(8 - kept);
  expect(careful.rushedScenes).toEqual(rushedScenes);
});

test.each([{}, { seconds: 0.1 }, { fewestSeconds: 9 }])(
  'an answer with no more than %o is believed',
  (more) => {
    expect(withoutRushed(answers(8, () => more)).kept).toHaveLength(8);
  },
);

test.each([
  { name: 'mostly the first spot', count: 24, spot: (index: number) => (index % 6 === 5 ? 1 : 0), is: true },
  { name: 'each spot in turn', count: 24, spot: (index: number) => index % 3, is: false },
  {
    name: 'one spot half of the time',
    count: 24,
    spot: (index: number) => (index % 2 === 0 ? 0 : 1 + ((index >> 1) % 2)),
    is: false,
  },
  { name: 'the first spot, too few times to say', count: 19, spot: () => 0, is: false },
  { name: 'spots that nobody told', count: 24, spot: () => undefined, is: false },
])('$name is a favorite spot: $is', ({ count, spot, is }) => {
  expect(hasFavoriteSpot(answers(count, (index) => ({ position: spot(index) })))).toBe(is);
});

test.each([
  { name: 'a guesser', options: ['o0', 'o1', 'o2'], is: true },
  { name: 'always partly', options: ['o1'], is: false },
  { name: 'best and worst by turns', options: ['o0', 'o2'], is: false },
  { name: 'mostly best', options: ['o2', 'o2', 'o2', 'o1'], is: false },
  { name: 'mostly worst', options: ['o0', 'o0', 'o0', 'o1'], is: false },
])('$name is as mixed as guessing: $is', ({ options, is }) => {
  const counted = QUESTIONS.flatMap((ask, index) =>
    countAnswer(given(outline, ask, options[index % options.length] ?? '')),
  );
  expect(isAsMixedAsGuessing(counted)).toBe(is);
  expect(isAsMixedAsGuessing(counted.slice(0, 19))).toBe(false);
});
