import { expect, test } from 'vitest';
import { compileInk } from '../../../../scripts/scenes.ts';
import { ACTED_LESSON, checkScene, LESSON } from '../testing/sample-scenes.ts';
import { prove } from './prove.ts';
import type { WayFigures } from './way-figures.ts';

const figuresOf = (source: string): WayFigures => prove(compileInk(source)).figures.way;

test('what a game decides is done, what is breathed stands beside it, and a second chance is no ask', () => {
  expect(figuresOf(LESSON)).toMatchObject({ asks: 3, done: 2, besides: 1 });
  expect(figuresOf(LESSON.replace('ask: drum', 'ask: drum # again: ic'))).toMatchObject({ asks: 2, done: 2 });
  expect(figuresOf(checkScene(6, 2))).toMatchObject({ asks: 8, done: 0, besides: 0 });
});

test('words and minutes are those of a way, whichever is taken, and staging adds none', () => {
  // Eight times a line, a question and three answers, one of which is spoken to, and then the goodbye.
  const { words, minutes } = figuresOf(checkScene(6, 2));
  expect(words).toBe(8 * (4 + 2 + 2 + 2 + 3) + Math.round(8 / 3) + 3);
  expect(minutes).toBeGreaterThan(words / 200);
  expect(figuresOf(ACTED_LESSON)).toEqual(figuresOf(LESSON));
});
