import { expect, test } from 'vitest';
import { SAID } from '#product/play/rules/measurement/levels.ts';
import { drawnLevel, isClearlySaid, isSilent } from './marks.ts';

test('what is clear is a level and nothing beside it', () => {
  expect(SAID.filter(isClearlySaid)).toEqual(['emerging', 'improving', 'proficient']);
  expect(SAID.filter(isSilent)).toEqual(['looks-like-guessing', 'too-fast', 'not-enough']);
});

test('what is not clear has one mark, whatever it lies between, and what is not said has none', () => {
  expect(Object.fromEntries(SAID.map((said) => [said, drawnLevel(said)]))).toEqual({
    emerging: 0,
    improving: 1,
    proficient: 2,
    'emerging-or-improving': 1,
    'improving-or-proficient': 1,
    'in-the-middle': 1,
    'emerging-as-mixed-as-guessing': 1,
    'looks-like-guessing': null,
    'too-fast': null,
    'not-enough': null,
  });
});
