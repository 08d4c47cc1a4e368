import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isThisMachine, keyWeakness } from './settings-guards.ts';

test.each(['localhost', 'student.localhost', 'a.b.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])(
  '%s is this machine',
  (host) => expect(isThisMachine(host)).toBe(true),
);

test.each([
  'example.org',
  'localhost.example.org',
  'mylocalhost',
  '10.0.0.1',
  '127.example.org',
  '0.0.0.0',
  '[::]',
])('%s is not', (host) => expect(isThisMachine(host)).toBe(false));

test.each([
  ['x'.repeat(64), 'has too few different characters'],
  ['abababcdcdcdabababcdcdcdabababcdcdcd', 'has too few different characters'],
  ['correct-horse-7!'.repeat(3), 'is one piece over and over'],
  ['0123456789abcdef'.repeat(4), 'is one piece over and over'],
  ['s3cr3t-Key!s3cr3t-Key!s3cr3t-Key!s3c', 'is one piece over and over'],
  ['abcdefghijklmnopqrstuvwxyz0123456789', 'follows the alphabet or the digits'],
  ['a key for the browser tests, and for nothing else', 'is a key that others know'],
  ['please-change-me-32-characters-long!', 'is a key that others know'],
  ['32 or more random characters go here', 'is a key that others know'],
])('%s is no secret', (key, why) => expect(keyWeakness(key)).toContain(why));

test('random keys are taken, in every way to write them down', () => {
  for (let times = 0; times < 200; times++) {
    for (const form of ['hex', 'base64', 'base64url'] as const) {
      expect(keyWeakness(randomBytes(32).toString(form))).toBeNull();
    }
    expect(keyWeakness(randomBytes(16).toString('hex'))).toBeNull();
  }
  expect(keyWeakness('maple orbit velvet 7 lantern quiz harbor')).toBeNull();
});
