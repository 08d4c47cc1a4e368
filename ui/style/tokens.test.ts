import { describe, expect, test } from 'vitest';
import { BRAND_IDS, brandById } from '#brands/all.ts';
import { standard } from '#brands/standard.ts';
import { brandTokens, contrast, parseTokens, resolveColor } from '../testing/colors.ts';
import tokensCss from './tokens.css?raw';

const tokens = parseTokens(tokensCss);

const SURFACES = ['--paper', '--paper-deep', '--surface', '--surface-raised', '--surface-hover'];
const TINTS = [
  '--primary-soft',
  '--accent-soft',
  '--danger-soft',
  '--success-soft',
  '--warning-soft',
  '--info-soft',
];

/** Text color → what it stands on. */
const TEXT_PAIRS: [string, string[]][] = [
  ['--ink', [...SURFACES, ...TINTS, '--primary-soft-hover']],
  ['--ink-soft', [...SURFACES, ...TINTS]],
  ['--primary-text', [...SURFACES, '--primary-soft', '--primary-soft-hover']],
  ['--primary-ink', ['--primary', '--primary-hover']],
  ['--danger-ink', ['--danger-fill', '--danger-fill-hover']],
  ['--danger', [...SURFACES, '--danger-soft']],
  ['--success', [...SURFACES, '--success-soft']],
  ['--warning', [...SURFACES, '--warning-soft']],
  ['--info', [...SURFACES, '--info-soft']],
];
/** Edges and marks that must be seen: 3:1. */
const SHAPE_PAIRS: [string, string[]][] = [
  ['--line-strong', SURFACES],
  ['--primary', SURFACES],
];

describe.each(BRAND_IDS)('the colors of the brand %s', (id) => {
  const all = { ...tokens, ...brandTokens(brandById(id).colors) };

  test.each(['light', 'dark'] as const)('are readable in %s', (scheme) => {
    const ratio = (front: string, back: string) =>
      contrast(resolveColor(`var(${front})`, all, scheme), resolveColor(`var(${back})`, all, scheme));
    const short = (pairs: [string, string[]][], least: number) =>
      pairs.flatMap(([front, backs]) =>
        backs
          .filter((back) => ratio(front, back) < least)
          .map((back) => `${front} on ${back} ${ratio(front, back)}`),
      );
    expect(short(TEXT_PAIRS, 4.5)).toEqual([]);
    expect(short(SHAPE_PAIRS, 3)).toEqual([]);
  });
});

test('a page without a brand of its own shows the standard one', () => {
  expect(tokens).toMatchObject(brandTokens(standard.colors));
});

test('contrast is what WCAG says', () => {
  const grey = resolveColor('#767676', {}, 'light');
  expect(contrast(grey, [255, 255, 255])).toBeCloseTo(4.54, 2);
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
});

test('a mixed color lies between its parts', () => {
  const mixed = resolveColor('color-mix(in srgb, var(--a), #000000 50%)', { '--a': '#ffffff' }, 'light');
  expect(mixed).toEqual([127.5, 127.5, 127.5]);
});

test('an unknown color is an error, never a guess', () => {
  expect(() => resolveColor('var(--nowhere)', {}, 'light')).toThrow('cannot read the color');
});
