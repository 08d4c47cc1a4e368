import { expect, expectTypeOf, test } from 'vitest';
import type { ProgramId } from '#brands/brand.ts';
import en from '#locales/en/play.json' with { type: 'json' };
import zh from '#locales/zh-TW/play.json' with { type: 'json' };
import {
  type ExtraName,
  type FigureName,
  PROGRAM_CAST,
  PROGRAM_EXTRAS,
  type ProgramName,
} from '#ui/art/cast.ts';
import { CASTS, EXTRAS, isExtra, type Speaker } from '../rules/story/cast.ts';

test('whoever speaks in a scene can be drawn', () => {
  expect(PROGRAM_CAST).toEqual(CASTS);
  expect(PROGRAM_EXTRAS).toEqual(EXTRAS);
  expectTypeOf<Exclude<Speaker, 'narrator'>>().toEqualTypeOf<FigureName | ExtraName>();
  expectTypeOf<ProgramId>().toEqualTypeOf<ProgramName>();
});

test('nobody is of the cast and an extra, and everybody has a name in every language', () => {
  const cast: string[] = Object.values(CASTS).flat();
  expect(cast.filter(isExtra)).toEqual([]);
  for (const names of [en.names, zh.names])
    expect(Object.keys(names)).toEqual(expect.arrayContaining([...cast, ...Object.values(EXTRAS).flat()]));
});
