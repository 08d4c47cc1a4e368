import { expect, test } from 'vitest';
import { isCommonPassword, isListedPassword } from './common-passwords.ts';

test.each(['trustno1', 'Iloveyou2', '1q2w3e4r', 'qwerty123', 'yankees1'])(
  '%j is among the most common, with the digits people add',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['correct-horse-battery', 'kindred-demo', 'violet-tractor-9'])('%j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('for a child only what stands on the list as it is', () => {
  for (const password of ['password', 'Dragon', 'qwerty', 'princess'])
    expect(isListedPassword(password)).toBe(true);
  for (const password of ['dragon-kite-4', 'sunny-otter-4', 'princess9753'])
    expect(isListedPassword(password)).toBe(false);
});
