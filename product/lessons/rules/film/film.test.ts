import { expect, test } from 'vitest';
import { type Cue, cueFaults, FILM_SECONDS, FILM_SHOTS, filmCues, vttOf } from './film.ts';

const good = (): Cue[] => filmCues((shot) => `What is seen of\n${shot}`);

test('the film takes a minute to a minute and a half, and each shot has its caption while it is on', () => {
  expect(FILM_SECONDS).toBeGreaterThanOrEqual(60);
  expect(FILM_SECONDS).toBeLessThanOrEqual(90);
  const cues = good();
  let from = 0;
  for (const [at, { seconds }] of FILM_SHOTS.entries()) {
    expect(cues[at]?.from).toBeGreaterThan(from);
    expect(cues[at]?.to).toBeLessThanOrEqual(from + seconds);
    from += seconds;
  }
  expect(cueFaults(cues, 'en')).toEqual([]);
});

test('captions are written as browsers read them', () => {
  const cues = [
    { from: 0.5, to: 6, text: 'Big feelings.\nSmall steps.', isAbove: false },
    { from: 61.25, to: 62, text: 'Above', isAbove: true },
  ];
  expect(vttOf(cues)).toBe(`WEBVTT

1
00:00:00.500 --> 00:00:06.000
Big feelings.
Small steps.

2
00:01:01.250 --> 00:01:02.000 line:3%
Above
`);
});

test.each<[what: string, change: Partial<Cue>, words: RegExp]>([
  ['a third line', { text: 'One\ntwo\nthree' }, /^2: 3 lines, 2 are the most/],
  ['an empty line', { text: 'One\n' }, /^2: an empty line/],
  ['a line that is too long', { text: 'word '.repeat(9) }, /^2: a line is longer than 42/],
  ['more than can be read', { from: 6.5, to: 8 }, /^2: \d+\.\d characters a second, 17 are the most/],
  ['one that begins too soon', { from: 5 }, /^2: it begins before the last one ends/],
  ['one without time', { to: 6 }, /^2: it ends before it begins/],
  ['one behind the end', { to: 99 }, /^2: the film is over/],
])('%s is noticed', (_, change, words) => {
  const cues = good();
  cues[1] = {
    from: 6.5,
    to: 14,
    text: 'A student is added to the\nlist of a class',
    isAbove: false,
    ...change,
  };
  expect(cueFaults(cues, 'en').join('\n')).toMatch(words);
});

test('Chinese is read slower, and its lines are shorter', () => {
  const text = '一'.repeat(20);
  const cues = [{ from: 0, to: 2, text, isAbove: false }];
  expect(cueFaults(cues, 'en')).toEqual([]);
  expect(cueFaults(cues, 'zh-TW')).toEqual([
    '1: a line is longer than 16 characters',
    '1: 10.0 characters a second, 7 are the most',
  ]);
});
