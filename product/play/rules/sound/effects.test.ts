import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { EFFECTS } from './effects.ts';
import { loopOf } from './loops.ts';
import { rainNoise } from './rain.ts';
import { loudest, loudness, mix, mixLoop, steepest } from './testing/mix.ts';
import { SAMPLE_RATE, secondsOf } from './voices.ts';

/** Each is rendered once. */
const SAMPLES = Object.entries(EFFECTS).map(([name, voices]) => [name, mix(voices)] as const);

/** Loud enough for a small speaker, and never so loud that it breaks up. */
const HEARD_FROM = 0.03;
const BREAKS_FROM = 0.7;

test.each(SAMPLES)('%s is heard, never too loud, and ends in silence', (_, samples) => {
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(loudest(samples)).toBeGreaterThan(HEARD_FROM);
  expect(loudest(samples)).toBeLessThan(BREAKS_FROM);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
  expect(loudest(samples.subarray(-Math.round(0.02 * SAMPLE_RATE)))).toBeLessThan(0.001);
});

/** In decibels: the rustle of cards is not lost beside a drum, and no bell makes anybody jump. */
const SOFTEST = -33;
const STRONGEST = -19;

test.each(SAMPLES)('%s is about as loud as the others, and begins without a click', (_, samples) => {
  expect(loudness(samples)).toBeGreaterThan(SOFTEST);
  expect(loudness(samples)).toBeLessThan(STRONGEST);
  // A thousandth of a second in, next to nothing is heard yet.
  expect(loudest(samples.subarray(0, Math.round(0.001 * SAMPLE_RATE)))).toBeLessThan(0.1 * loudest(samples));
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

test.each(PROGRAM_IDS)(
  'the loop of %s goes round without a seam, and is as loud as the others',
  (program) => {
    const { voices, seconds } = loopOf(program);
    // No part of a sample is left over where it begins anew.
    expect(seconds * SAMPLE_RATE).toBeCloseTo(Math.round(seconds * SAMPLE_RATE), 6);
    const samples = mixLoop(voices, seconds);
    const seam = Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0));
    expect(seam).toBeLessThanOrEqual(steepest(samples));
    expect(Math.abs(loudness(samples) + 21)).toBeLessThan(1);
  },
);

test('the rain of the calm place goes round without a seam', () => {
  let seed = 3;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const samples = rainNoise(4 * SAMPLE_RATE, random);
  expect(samples.length).toBe(4 * SAMPLE_RATE);
  expect(samples.every(Number.isFinite)).toBe(true);
  // On the roof, where it is loudest, half of it is let through.
  expect(0.5 * loudest(samples)).toBeLessThan(0.95);
  const seam = Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0));
  expect(seam).toBeLessThanOrEqual(steepest(samples));
  // Nor is it louder or softer there.
  const around = Float32Array.from([...samples.subarray(-800), ...samples.subarray(0, 800)]);
  expect(Math.abs(loudness(around) - loudness(samples.subarray(20_000, 40_000)))).toBeLessThan(3);
});

test('no two worlds sound alike', () => {
  const loops = PROGRAM_IDS.map((program) => JSON.stringify(loopOf(program).voices));
  expect(new Set(loops).size).toBe(PROGRAM_IDS.length);
});
