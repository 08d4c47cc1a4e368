import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  [['Amina', 'Okafor'], 'AO'],
  [['  maya ', 'Chen'], 'mC'],
  [['雅婷', '林'], '林雅'],
  [['Zoë', ''], 'Z'],
  [['É́lan', '👩🏽‍🏫'], 'É́👩🏽‍🏫'],
])('%j become %s', (names, letters) => {
  expect(initials(...names)).toBe(letters);
});
