import { expect, test } from 'vitest';
import { opensLogin } from './front-page.ts';

test.each([
  [{}, false],
  [{ key: 'x' }, false],
  [{ login: '' }, true],
  [{ r: '/educator' }, true],
  [{ r: '//evil.example' }, false],
])('%j opens the login: %s', (search, opens) => {
  expect(opensLogin(search)).toBe(opens);
});
