import { expect, test } from 'vitest';
import { SAID } from '#product/play/rules/measurement/levels.ts';
import { isClearlySaid, isSilent, levelSaid } from './marks.ts';

test('what is clear is a level and nothing beside it', () => {
  expect(SAID.filter(isClearlySaid)).toEqual(['emerging', 'improving', 'proficient']);
  expect(SAID.filter(isSilent)).toEqual(['looks-like-guessing', 'too-fast', 'not-enough']);
});

test('a level is drawn of everything that is said, and of nothing else', () => {
  expect(Object.fromEntries(SAID.map((said) => [said, levelSaid(said)]))).toEqual({
    emerging: 0,
    improving: 1,
    proficient: 2,
    'emerging-or-improving': 0,
    'improving-or-proficient': 1,
    'in-the-middle': 1,
    'emerging-as-mixed-as-guessing': 0,
    'looks-like-guessing': null,
    'too-fast': null,
    'not-enough': null,
  });
});
