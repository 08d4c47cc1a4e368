import { expect, test } from 'vitest';
import { isGuessable } from './common-passwords.ts';

const LIST = new Set(['dragonfly', 'x1y2']);

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
  'dragonfly',
  'Dragonfly77!',
])('%j is guessed first', (password) => {
  expect(isGuessable(password, LIST)).toBe(true);
});

test.each([
  'correct-horse-battery',
  'password manager lover',
  'kindred-demo',
  'x1y2-3456789',
  '我的小狗叫阿福',
  '🦊🦉🦊🦉',
])('%j is not', (password) => {
  expect(isGuessable(password, LIST)).toBe(false);
});
