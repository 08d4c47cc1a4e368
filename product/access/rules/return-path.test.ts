import { expect, test } from 'vitest';
import { pathAfterSignIn, returnPath } from './return-path.ts';

test.each([
  '/',
  '/educator',
  '/educator/account/profile',
  '/parent?tab=2',
  '/educator/students?name=Zo%C3%AB%20B#row-3',
  '/educator/%E5%AD%B8%E7%94%9F',
  '/educator?next=https://example.com',
])('%s is taken', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  ['another host', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash further on', '/educator\\..\\evil'],
  ['an address', 'https://evil.example/educator'],
  ['an address without slashes', 'https:evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a data address', 'data:text/html,hi'],
  ['a relative path', 'educator'],
  ['nothing', ''],
  ['a blank before', ' /educator'],
  ['a tab the browser would drop', '/\t/evil.example'],
  ['a line break the browser would drop', '/\n/evil.example'],
  ['a carriage return', '/\r/evil.example'],
  ['a NUL', '/educator\u0000'],
  ['a control character in the query', '/educator?a=\u0007'],
  ['a separator of lines', '/\u2028/evil.example'],
  ['an encoded slash', '/%2fevil.example'],
  ['an encoded slash in capitals', '/%2Fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['a slash encoded twice', '/%252fevil.example'],
  ['a slash encoded many times', `/%${'25'.repeat(8)}2fevil.example`],
  ['an encoded tab', '/%09/evil.example'],
  ['an encoded line break', '/%0a/evil.example'],
  ['a dot segment that leaves two slashes', '/.//evil.example'],
  ['parent segments', '/educator/..//evil.example'],
  ['encoded dots', '/%2e%2e//evil.example'],
  ['two slashes inside', '/educator//evil.example'],
  ['a broken encoding', '/%E0%A4%A'],
  ['the way out', '/logout'],
  ['the way out with a query', '/logout?r=/educator'],
  ['the way out, encoded', '/%6cogout'],
  ['an endless path', `/${'a'.repeat(600)}`],
])('%s is refused', (_name, path) => {
  expect(returnPath(path)).toBeNull();
});

test.each([undefined, null, 7, true, ['/educator'], { path: '/educator' }])('%j is no path', (value) => {
  expect(returnPath(value)).toBeNull();
});

test.each([
  { r: undefined, path: '/educator' },
  { r: '/educator/account/profile', path: '/educator/account/profile' },
  { r: '/educator?tab=2', path: '/educator?tab=2' },
  { r: '/uber', path: '/educator' },
  { r: '/', path: '/educator' },
  { r: '//evil.example', path: '/educator' },
])('an educator who signs in with r=$r goes to $path', ({ r, path }) => {
  expect(pathAfterSignIn('educator', r)).toBe(path);
});
