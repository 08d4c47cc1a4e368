import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashToken, randomToken, sameBytes, seal, unseal } from './crypto.ts';

const key = randomBytes(32);

test('what is sealed can be opened with the same key, in any script', () => {
  for (const text of ['sunny-otter-4', '', '阿福 🦊', 'x'.repeat(10_000)])
    expect(unseal(key, seal(key, text))).toBe(text);
});

test('the same text is sealed differently each time, and never lies open', () => {
  const [one, two] = [seal(key, 'sunny-otter-4'), seal(key, 'sunny-otter-4')];
  expect(one.equals(two)).toBe(false);
  expect(one.toString('latin1')).not.toContain('otter');
});

test('another key or a changed byte opens nothing', () => {
  const sealed = seal(key, 'sunny-otter-4');
  expect(() => unseal(randomBytes(32), sealed)).toThrow('unable to authenticate data');
  for (const place of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => unseal(key, changed)).toThrow('unable to authenticate data');
  }
  expect(() => unseal(key, sealed.subarray(0, 20))).toThrow('authentication tag');
});

test('tokens are random and long: 256 bits, and 192 for a link', () => {
  expect(Buffer.from(randomToken(), 'base64url')).toHaveLength(32);
  expect(Buffer.from(randomToken(24), 'base64url')).toHaveLength(24);
  expect(new Set(Array.from({ length: 100 }, () => randomToken())).size).toBe(100);
});

test('hashes are compared whole', () => {
  expect(sameBytes(hashToken('a'), hashToken('a'))).toBe(true);
  expect(sameBytes(hashToken('a'), hashToken('b'))).toBe(false);
  expect(sameBytes(hashToken('a'), hashToken('a').subarray(1))).toBe(false);
});
