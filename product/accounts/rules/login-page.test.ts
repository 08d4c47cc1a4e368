import { expect, test } from 'vitest';
import { accountRequestAddress, looksLikeAddress, pathAfterSignIn, withReturnPath } from './login-page.ts';

test('a sign-in goes back to where the visitor was stopped, else home', () => {
  expect(pathAfterSignIn('/educator/students?tab=archived', 'educator')).toBe('/educator/students?tab=archived');
  expect(pathAfterSignIn('//evil.test', 'educator')).toBe('/educator');
  expect(pathAfterSignIn(undefined, 'uber')).toBe('/uber');
  expect(pathAfterSignIn('/', 'parent')).toBe('/parent');
  expect(pathAfterSignIn(undefined, 'student')).toBe('/student');
});

test('a return path is carried along encoded, a hostile or idle one is dropped', () => {
  expect(withReturnPath('/logout', '/educator?a=1&b=2')).toBe('/logout?r=%2Feducator%3Fa%3D1%26b%3D2');
  expect(withReturnPath('/', '//evil.test')).toBe('/');
  expect(withReturnPath('/', '/')).toBe('/');
});

test('the student site sends account requests to the dashboard, and each host says where they come from', () => {
  expect(accountRequestAddress('dashboard', 'http://localhost:3000')).toBe('/account/request?key=login-modal');
  expect(accountRequestAddress('student', 'http://localhost:3000')).toBe(
    'http://localhost:3000/account/request?key=student-login-modal',
  );
});

test('an @ in a username is an address', () => {
  expect(looksLikeAddress('maya')).toBe(false);
  expect(looksLikeAddress('ada@school.test')).toBe(true);
});
