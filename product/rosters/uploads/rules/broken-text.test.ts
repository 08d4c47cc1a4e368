import { expect, test } from 'vitest';
import { looksBroken } from './broken-text.ts';

test.each([
  ['José', false],
  ['JOÃO', false],
  ['Ângela', false],
  ['Åse', false],
  ['Müller-Lüdenscheidt', false],
  ['O’Brien', false],
  ['小明', false],
  ['Françoise', false],
  ['Jos\uFFFD', true],
  ['JosÃ©', true],
  ['NuÃ±ez', true],
  ['MÃ¼ller', true],
  ['GarcÃ\u00ADa', true],
  ['Ã‰lodie', true],
  ['Oâ€™Brien', true],
  ['Å\u0081ukasz', true],
  ['å°\u008fæ˜Ž', true],
])('%j looks broken: %s', (text, broken) => {
  expect(looksBroken(text)).toBe(broken);
});
