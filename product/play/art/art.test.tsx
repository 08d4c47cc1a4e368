import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { PLACES } from '../rules/story/places.ts';
import { PLAY_DRAWINGS } from './draw.tsx';

const DRAWN = PLAY_DRAWINGS.map(([name, draw]) => ({ name, svg: renderToStaticMarkup(draw()) }));

test('every place a scene may name and the map of every program is drawn, once', () => {
  const names = DRAWN.map(({ name }) => name);
  const wanted = [
    ...PLACES.map((place) => `place-${place}`),
    ...PROGRAM_IDS.map((program) => `map-${program}`),
  ];
  expect(names).toEqual(expect.arrayContaining(wanted));
  expect(new Set(names).size).toBe(names.length);
});

test.each(DRAWN)('$name is a light picture that stands alone', ({ name, svg }) => {
  if (!name.startsWith('pic-')) expect(svg).toContain('viewBox="0 0 1280 720" width="1280" height="720"');
  expect(new TextEncoder().encode(svg).length).toBeLessThan(12 * 1024);
  // Nothing to translate, nothing from elsewhere, nothing that a content security policy would refuse.
  expect(svg).not.toMatch(/<text|<tspan|<image|<foreignObject|<style|<script| style=| href="(?!#)/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(used);
  expect(svg).not.toMatch(/url\((?!#)/);
});

test('no two pictures are the same', () => {
  expect(new Set(DRAWN.map(({ svg }) => svg)).size).toBe(DRAWN.length);
});
