import { expect, expectTypeOf, test } from 'vitest';
import type { ProgramId } from '#brands/brand.ts';
import { type FigureName, PROGRAM_CAST, type ProgramName } from '#ui/art/cast.ts';
import { CASTS, type Speaker } from '../rules/story/cast.ts';

test('whoever speaks in a scene can be drawn', () => {
  expect(PROGRAM_CAST).toEqual(CASTS);
  expectTypeOf<Exclude<Speaker, 'narrator'>>().toEqualTypeOf<FigureName>();
  expectTypeOf<ProgramId>().toEqualTypeOf<ProgramName>();
});
