import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parsePlay } from '../story/plays.ts';
import { spotsOf } from './standing.ts';

const folder = fileURLToPath(new URL('../../scenes/', import.meta.url));
const maps = globSync('*/*.ink', { cwd: folder })
  .flatMap((file) => readFileSync(folder + file, 'utf8').split('\n'))
  .flatMap((line) => {
    const play = parsePlay(/# play: ([^#]+)/.exec(line)?.[1] ?? '');
    return play?.kind === 'map' ? [play.spots] : [];
  });

test('there are maps in the scenes', () => {
  expect(maps.length).toBeGreaterThan(5);
});

test.each(maps.map((spots) => [spots] as const))('no two of %j lie on top of each other', (spots) => {
  const places = spotsOf(spots);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
});

test('a spot of a new scene has a place, too', () => {
  const [gate, somewhere, elsewhere] = spotsOf(['gate', 'by-the-well', 'on-the-roof']);
  expect([gate?.closeness, somewhere?.closeness, elsewhere?.closeness]).toEqual(['far', 'aside', 'near']);
});
