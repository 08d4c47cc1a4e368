import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { CHECK_TOYS, propOfToy } from '../rules/mine/puppets.ts';
import { CASTS } from '../rules/story/cast.ts';
import { parsePlay, shownWords } from '../rules/story/plays.ts';
import { drawKeepsakes, KEEPSAKES } from './keepsakes.ts';
import { drawOptionPictures, OPTION_PICTURES } from './pics.ts';
import { PORTRAITS } from './portraits.ts';

const scenes = globSync('product/play/scenes/*/*.ink').map((file) => readFileSync(file, 'utf8'));

function named(tag: string): string[] {
  const found = scenes.flatMap((scene) => [...scene.matchAll(new RegExp(`# ${tag}: *([^#\\]\\n]+)`, 'g'))]);
  return [...new Set(found.map((match) => (match[1] ?? '').trim()))];
}

const pictures = drawOptionPictures();
const keepsakes = drawKeepsakes();
const drawn = new Set([...pictures, ...keepsakes].map(({ name }) => name));

test('every picture that an option names is drawn, and none that nobody names', () => {
  // Feelings are faces of whoever speaks: the page draws them.
  const pics = named('pic').filter((pic) => !pic.startsWith('face-'));
  const portraits: readonly string[] = PORTRAITS;
  expect(pics.filter((pic) => !portraits.includes(pic) && !drawn.has(`pic-${pic}`))).toEqual([]);
  expect(Object.keys(OPTION_PICTURES).filter((pic) => !pics.includes(pic))).toEqual([]);
});

test('every keepsake that a scene gives is drawn, and none that nobody gives', () => {
  for (const program of PROGRAM_IDS) {
    const given = scenes
      .filter((scene) => scene.includes(`# id: ${program}-`))
      .flatMap((scene) => [...scene.matchAll(/# keepsake: *([a-z0-9-]+)/g)].map((match) => match[1] ?? ''));
    expect(Object.keys(KEEPSAKES[program]).sort()).toEqual([...new Set(given)].sort());
  }
});

test('every check gives a toy of its own, whatever was answered', () => {
  const checks = scenes.filter((scene) => scene.includes('# kind: check'));
  const toys = checks.map((scene) => {
    const given = [...scene.matchAll(/# keepsake: *([a-z0-9-]+)/g)].map((match) => match[1] ?? '');
    return [...new Set(given)].map(propOfToy);
  });
  expect(toys.flat().toSorted()).toEqual([...CHECK_TOYS]);
  expect(toys.every((own) => own.length === 1)).toBe(true);
});

test('of the words of a mini-game either all have a picture or none', () => {
  const cast: readonly string[] = Object.values(CASTS).flat();
  const halfDrawn = named('play').filter((written) => {
    const play = parsePlay(written);
    const words = play ? shownWords(play, cast).map((word) => word.replaceAll(' ', '-')) : [];
    const missing = words.filter((word) => !drawn.has(`pic-${word}`));
    return missing.length > 0 && missing.length < words.length;
  });
  // The wasps, the soup and the weather are jars; what goes into them is to be read.
  expect(halfDrawn.filter((written) => !written.includes('bins=soup'))).toEqual([]);
});

test('a picture is one small file that asks for nothing else', () => {
  const all = [...pictures, ...keepsakes];
  const heavy = all.filter(({ svg }) => svg.length >= 8192);
  const asking = all.filter(({ svg }) =>
    /href|url\((?!#)|<(image|script|style|foreignObject)|NaN|undefined/.test(svg),
  );
  expect([...heavy, ...asking].map(({ name }) => name)).toEqual([]);
});

test('what says go has another outline than what says stop', () => {
  const outline = (word: string): string =>
    (pictures.find(({ name }) => name === `pic-${word}`)?.svg ?? word).replaceAll(
      /(fill|stroke)="[^"]*"/g,
      '',
    );
  for (const [go, stop] of [
    ['green', 'red'],
    ['green-leaf', 'red-leaf'],
    ['green-flag', 'red-flag'],
  ] as const) {
    expect(outline(go)).not.toBe(outline(stop));
  }
});
