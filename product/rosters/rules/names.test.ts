import { expect, test } from 'vitest';
import { displayName, foldName, isSameName, spokenName } from './names.ts';

test('the last name comes first', () => {
  expect(displayName({ first_name: 'Maya', last_name: 'Okafor' })).toBe('Okafor, Maya');
  expect(displayName({ first_name: 'Maya', last_name: '' })).toBe('Maya');
});

test.each([
  ['MAYA', 'maya', true],
  ['Zoë', 'zoe', true],
  ['Nguyễn', 'NGUYEN', true],
  ['Mary  Ann ', 'mary ann', true],
  ['İpek', 'ipek', true],
  ['Ｍａｙａ', 'maya', true],
  ['Maya', 'Mayra', false],
  ['Anne-Marie', 'Anne Marie', false],
  ['雨桐', '雨桐', true],
  ['雨桐', '雨彤', false],
])('%s and %s are one name: %s', (one, other, same) => {
  expect(foldName(one) === foldName(other)).toBe(same);
  const full = (first_name: string) => ({ first_name, last_name: 'Li' });
  expect(isSameName(full(one), full(other))).toBe(same);
});

test('a name is the same only when both of its parts are', () => {
  const maya = { first_name: 'Maya', last_name: 'Okafor' };
  expect(isSameName(maya, { first_name: 'Maya', last_name: 'Okafo' })).toBe(false);
  expect(isSameName(maya, { first_name: 'Okafor', last_name: 'Maya' })).toBe(false);
});

test('lists begin with the last name, sentences with the first', () => {
  const maya = { first_name: 'Maya', last_name: 'Okafor' };
  expect([displayName(maya), spokenName(maya)]).toEqual(['Okafor, Maya', 'Maya Okafor']);
  const only = { first_name: 'Maya', last_name: '' };
  expect([displayName(only), spokenName(only)]).toEqual(['Maya', 'Maya']);
});
