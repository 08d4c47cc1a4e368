import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { PROPS_OF, type PropName, statesOf } from '../../rules/directions/props.ts';
import { drawProps, PROP_DRAWINGS } from './props.ts';

const ALL: PropName[] = PROGRAM_IDS.flatMap((program) => PROPS_OF[program]);
const FILES = drawProps();

test.each(ALL)('%s is drawn in every state that it has, and in no other', (prop) => {
  expect(Object.keys(PROP_DRAWINGS[prop] ?? {}).sort()).toEqual(statesOf(prop).sort());
});

test.each(FILES)('$name is a light picture that stands alone', ({ svg }) => {
  expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(2048);
  expect(svg).not.toMatch(
    /<text|<image|<foreignObject|<style|<script| style=|href|url\(|NaN|undefined|Infinity/,
  );
});

test('a state is seen by its outline, and not by color alone', () => {
  const outline = (svg: string): string => svg.replaceAll(/(?:fill|stroke)="[^"]*"/g, '');
  for (const states of Object.values(PROP_DRAWINGS)) {
    const outlines = Object.values(states).map(outline);
    expect(new Set(outlines).size).toBe(outlines.length);
  }
});
