import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['trustno1', 'Iloveyou2', '1q2w3e4r', 'qwerty123', 'yankees1'])(
  '%j is among the most common, with the digits people add',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['correct-horse-battery', 'kindred-demo', 'violet-tractor-9'])('%j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
