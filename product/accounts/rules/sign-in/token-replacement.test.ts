import { expect, test } from 'vitest';
import { onSharedSessionChange, type TabSession } from './token-replacement.ts';

const educator: TabSession = { accessToken: 'old', username: 'ada@school.test', scope: 'educator' };
const student: TabSession = { accessToken: 'old', username: 'maya', scope: 'student' };

test('the same user signing in again elsewhere replaces the token', () => {
  expect(onSharedSessionChange(educator, { accessToken: 'new', username: 'ada@school.test' })).toBe(
    'replace',
  );
});

test("a student's token is never replaced: a second sign-in of the same child ends the first", () => {
  expect(onSharedSessionChange(student, { accessToken: 'new', username: 'maya' })).toBe('end');
});

test.each([educator, student])('a sign-out in another tab signs this one out', (own) => {
  expect(onSharedSessionChange(own, { accessToken: null, username: null })).toBe('sign-out');
});

test.each([educator, student])('somebody else signing in elsewhere ends the session of this tab', (own) => {
  expect(onSharedSessionChange(own, { accessToken: 'new', username: 'other' })).toBe('end');
  expect(onSharedSessionChange(own, { accessToken: 'new', username: null })).toBe('end');
});

test('a visitor stays a visitor, whatever happens elsewhere', () => {
  expect(onSharedSessionChange(null, { accessToken: 'new', username: 'ada@school.test' })).toBe('ignore');
  expect(onSharedSessionChange(null, { accessToken: null, username: null })).toBe('ignore');
});

test('the own token coming back changes nothing', () => {
  expect(onSharedSessionChange(educator, { accessToken: 'old', username: 'ada@school.test' })).toBe('ignore');
});
