import { expect, test } from 'vitest';
import { inNameOrder, listedName, spokenName } from './names.ts';

test.each([
  ['Maya', 'Okafor', 'Maya Okafor', 'Okafor, Maya'],
  ['美玲', '林', '林美玲', '林美玲'],
  ['小安', '歐陽', '歐陽小安', '歐陽小安'],
  ['Amy', '林', 'Amy 林', '林, Amy'],
  ['小安', '', '小安', '小安'],
])('%s %s is called %s and listed as %s', (first_name, last_name, spoken, listed) => {
  expect(spokenName({ first_name, last_name })).toBe(spoken);
  expect(listedName({ first_name, last_name })).toBe(listed);
});

test('a form in Chinese asks for the family name first, and for the rest where it was', () => {
  const fields = ['role', 'first_name', 'last_name', 'email'];
  const ordered = (language: string) => inNameOrder(language, fields, (field) => field);
  expect(ordered('en')).toEqual(fields);
  expect(ordered('zh-TW')).toEqual(['role', 'last_name', 'first_name', 'email']);
  expect(inNameOrder('zh-TW', ['last_name', 'email'], (field) => field)).toEqual(['last_name', 'email']);
});
