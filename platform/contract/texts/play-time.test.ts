import { expect, test } from 'vitest';
import en from '#locales/en/ui.json' with { type: 'json' };
import { playTimeOf } from './play-time.ts';

const WORDS: Readonly<Record<string, string>> = en['play-time'];

test.each([
  [0, '0 min'],
  [5, 'under 1 min'],
  [29, 'under 1 min'],
  [30, '1 min'],
  [89, '1 min'],
  [90, '2 min'],
  [3570, '1 h'],
  [7200, '2 h'],
  [22_140, '6 h 9 min'],
])('%i seconds of play are %s', (seconds, said) => {
  const { i18n, values = {} } = playTimeOf(seconds);
  const words = WORDS[i18n.replace('ui.play-time.', '')] ?? '';
  expect(words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))).toBe(said);
});
