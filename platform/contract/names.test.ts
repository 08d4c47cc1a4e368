import { expect, test } from 'vitest';
import { listedName, spokenName } from './names.ts';

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
