import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { EFFECTS } from './effects.ts';
import { loopOf } from './loops.ts';
import { loudest, mix } from './testing/mix.ts';
import { SAMPLE_RATE, secondsOf } from './voices.ts';

/** Loud enough for a small speaker, and never so loud that it breaks up. */
const HEARD_FROM = 0.03;
const BREAKS_FROM = 0.7;

test.each(Object.entries(EFFECTS))('%s is heard, never too loud, and ends in silence', (_, voices) => {
  const samples = mix(voices);
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(loudest(samples)).toBeGreaterThan(HEARD_FROM);
  expect(loudest(samples)).toBeLessThan(BREAKS_FROM);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
  expect(loudest(samples.subarray(-Math.round(0.02 * SAMPLE_RATE)))).toBeLessThan(0.001);
});

test('no sound of the stage lasts longer than a line is looked at', () => {
  const long = Object.entries(EFFECTS).filter(([, voices]) => secondsOf(voices) > 3.2);
  expect(long.map(([name]) => name)).toEqual([]);
});

test('there are about fifty sounds, and no two of them are the same', () => {
  const recipes = Object.values(EFFECTS).map((voices) => JSON.stringify(voices));
  expect(recipes.length).toBeGreaterThanOrEqual(50);
  expect(new Set(recipes).size).toBe(recipes.length);
});

test.each(PROGRAM_IDS)('the loop of %s is quieter than what happens, and has no end', (program) => {
  const { voices, seconds } = loopOf(program);
  const samples = mix(voices);
  expect(seconds).toBeGreaterThan(10);
  expect(loudest(samples)).toBeGreaterThan(HEARD_FROM);
  expect(loudest(samples)).toBeLessThan(0.45);
  // Notes ring on past the end, where the first ones begin again: nothing falls silent there.
  expect(secondsOf(voices)).toBeGreaterThanOrEqual(seconds);
  const beat = loudest(samples.subarray(0, Math.round(0.3 * SAMPLE_RATE)));
  expect(beat).toBeGreaterThan(HEARD_FROM);
});

test('no two worlds sound alike', () => {
  const loops = PROGRAM_IDS.map((program) => JSON.stringify(loopOf(program).voices));
  expect(new Set(loops).size).toBe(PROGRAM_IDS.length);
});
