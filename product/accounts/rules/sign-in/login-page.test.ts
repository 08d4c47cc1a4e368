import { expect, test } from 'vitest';
import {
  accountRequestLink,
  givenUsername,
  loginFallback,
  looksLikeAddress,
  typedPosition,
  withReturnPath,
} from './login-page.ts';

test('a return path is carried along encoded, a hostile or idle one is dropped', () => {
  expect(withReturnPath('/logout', '/educator?a=1&b=2')).toBe('/logout?r=%2Feducator%3Fa%3D1%26b%3D2');
  expect(withReturnPath('/', '//evil.test')).toBe('/');
  expect(withReturnPath('/', '/')).toBe('/');
});

test('the student site sends account requests to the dashboard, and each host says where they come from', () => {
  expect(accountRequestLink('dashboard', 'http://localhost:3000')).toEqual({
    to: '/account/request',
    search: { key: 'login-modal' },
  });
  expect(accountRequestLink('student', 'http://localhost:3000')).toEqual({
    href: 'http://localhost:3000/account/request?key=student-login-modal',
  });
});

test.each([422, 409, 403, 401, 400])(
  'a login refused with %i and no field is told at the password',
  (status) => {
    const told = { password: { i18n: 'validation.password-incorrect' } };
    expect(loginFallback({ status, errors: undefined })).toEqual(told);
    expect(loginFallback({ status, errors: {} })).toEqual(told);
  },
);

test('a login that was throttled or not answered says nothing about the password', () => {
  for (const status of [0, 429, 500]) expect(loginFallback({ status, errors: undefined })).toBeUndefined();
});

test('a login that names its field needs no fallback', () => {
  const errors = { username: { i18n: 'validation.user-not-found' } };
  expect(loginFallback({ status: 422, errors })).toBeUndefined();
});

test('an @ in a username is an address', () => {
  expect(looksLikeAddress('maya')).toBe(false);
  expect(looksLikeAddress('ada@school.test')).toBe(true);
});

test('the caret wanders from the left edge to the right one and stays there', () => {
  expect(typedPosition('')).toBe(0);
  expect(typedPosition('a'.repeat(13))).toBe(0.5);
  expect(typedPosition('a'.repeat(80))).toBe(1);
});

test.each([
  ['maya.o-2', 'maya.o-2'],
  ['Maya.O', 'maya.o'],
  ['ab', ''],
  ['maya@school.test', ''],
  ['<script>', ''],
  [null, ''],
])('a card that names %j fills in %j', (text, username) => {
  expect(givenUsername(text)).toBe(username);
});
