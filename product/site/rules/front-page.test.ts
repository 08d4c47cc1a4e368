import { expect, test } from 'vitest';
import { opensLogin, opensSetPassword } from './front-page.ts';

test.each([
  [{}, false],
  [{ key: 'x' }, false],
  [{ login: '' }, true],
  [{ r: '/educator' }, true],
  [{ r: '//evil.example' }, false],
])('%j opens the login: %s', (search, opens) => {
  expect(opensLogin(search)).toBe(opens);
});

test.each([
  [{}, null],
  [{ 'set-password': '' }, null],
  [{ 'set-password': '17/short' }, null],
  [{ 'set-password': '17/abcdefghijkl/more' }, null],
  [{ 'set-password': 17 }, null],
  [{ 'set-password': '17/abcdef-ghijkl' }, '17/abcdef-ghijkl'],
])('%j asks for a new password with the link %s', (search, link) => {
  expect(opensSetPassword(search)).toBe(link);
});
