import { expect, test } from 'vitest';
import { estimatedMs, estimatedStarts, sentencesOf, withoutNames, wordAt, wordsOf } from './sentences.ts';

const parts = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['It is fat. It is green.', ['It is fat.', 'It is green.']],
  ['Pop! Ha! My ears jumped!', ['Pop!', 'Ha!', 'My ears jumped!']],
  ['"Soon," she says. "Now?"', ['"Soon," she says.', '"Now?"']],
  ['A cup holds 2.5 spoons', ['A cup holds 2.5 spoons']],
  ['輕一點。「好！」她說。', ['輕一點。', '「好！」', '她說。']],
  ['   ', []],
  ['', []],
])('%j is read as %j', (text, sentences) => {
  expect(parts(text)).toEqual(sentences);
});

test('words of both languages are found at their places', () => {
  expect(wordsOf('Fat, green pod', 'en')).toEqual([
    { start: 0, end: 4 },
    { start: 5, end: 10 },
    { start: 11, end: 14 },
  ]);
  const text = '輕一點，好嗎？';
  const words = wordsOf(text, 'zh-TW').map(({ start, end }) => text.slice(start, end));
  expect(words.join('')).toBe('輕一點好嗎');
});

test('a place inside a word belongs to it, a space to the word before', () => {
  const words = wordsOf('Fat green', 'en');
  expect(wordAt(words, 0)).toEqual({ start: 0, end: 3 });
  expect(wordAt(words, 3)).toEqual({ start: 0, end: 3 });
  expect(wordAt(words, 6)).toEqual({ start: 4, end: 9 });
  expect(wordAt([], 2)).toBeNull();
});

test('estimated words follow each other within the estimated time', () => {
  const text = 'Tiny umbrellas fill the air';
  const starts = estimatedStarts(text, 'en').map(({ at }) => at);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(starts[0]).toBe(0);
  expect(starts.at(-1)).toBeLessThan(estimatedMs(text, 'en'));
});

test.each([
  ['Welcome back, Maya!', 'Welcome back!'],
  ['Maya, look.', ', look.'],
  ['歡迎回來，Maya！', '歡迎回來！'],
  ['No one here.', 'No one here.'],
])('%j reaches a remote voice as %j', (text, spoken) => {
  expect(withoutNames(text, ['Maya', ''])).toBe(spoken);
});
