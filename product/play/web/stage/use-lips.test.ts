import { expect, test } from 'vitest';
import { beatsFor } from './use-lips.ts';

test.each([
  ['Ow.', 4],
  ['It just swished. By itself.', 11],
  ['糟了。我的尾巴！', 10],
  ['A very long line that goes on and on, and on, and then some more of it, until nobody listens.', 26],
])('for "%s" a mouth moves %i times', (words, beats) => {
  expect(beatsFor(words)).toBe(beats);
});
