import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password',
  'PASSWORD',
  'Password123!',
  'qwertyuiop',
  '12345678',
  'aaaaaaaaaaaa',
  '        ',
  'Teacher2026',
  'kindred-2026',
])('%j is guessed first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['correct-horse-battery', 'password manager lover', 'kindred-demo', '我的小狗叫阿福', '🦊🦉🦊🦉'])(
  '%j is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
