import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  hashToken,
  markOfCurrent,
  randomToken,
  sameBytes,
  seal,
  sealBytes,
  signature,
  signatures,
  unseal,
  unsealBytes,
} from './crypto.ts';

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

test('files are sealed and opened in pieces, and others have their turn meanwhile', async () => {
  const file = randomBytes(3 * 1024 * 1024 + 7);
  const turnsWhile = async <Result>(work: Promise<Result>): Promise<[Result, number]> => {
    let turns = 0;
    let over = false;
    const count = (): void => {
      turns += 1;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    const result = await work;
    over = true;
    return [result, turns];
  };
  const [sealed, sealing] = await turnsWhile(sealBytes(key, file));
  const [opened, opening] = await turnsWhile(unsealBytes(key, sealed));
  expect(opened.equals(file)).toBe(true);
  expect(Math.min(sealing, opening)).toBeGreaterThan(3);
  // One way to seal: a short one is opened as a text, too.
  expect(unseal(key, await sealBytes(key, Buffer.from('otter')))).toBe('otter');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  await expect(unsealBytes(key, sealed)).rejects.toThrow('unable to authenticate data');
  expect((await unsealBytes(key, await sealBytes(key, Buffer.of()))).length).toBe(0);
});

/** As everything was sealed before keys had names: nonce, tag, content. */
function sealedOnce(text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

test('a key that was changed still opens and is believed; what is new is the new one’s', async () => {
  const next = randomBytes(32);
  const both = { current: next, previous: [randomBytes(32), key] };
  for (const sealed of [seal(key, 'otter'), sealedOnce('otter'), seal(both, 'otter')]) {
    expect(unseal(both, sealed)).toBe('otter');
    expect((await unsealBytes(both, sealed)).toString()).toBe('otter');
  }
  expect(unseal(key, sealedOnce('otter'))).toBe('otter');
  expect(unseal(next, seal(both, 'otter'))).toBe('otter');
  expect(() => unseal(next, seal(key, 'otter'))).toThrow('unable to authenticate data');
  expect(() => unseal(key, seal(both, 'otter'))).toThrow('unable to authenticate data');
  const byCurrent = (sealed: Buffer): boolean => sealed.indexOf(markOfCurrent(both)) === 0;
  expect([seal(both, 'a'), seal(key, 'a'), sealedOnce('a')].map(byCurrent)).toEqual([true, false, false]);
  expect(signature(both, 'x').equals(signature(next, 'x'))).toBe(true);
  expect(signatures(both, 'x').some((one) => one.equals(signature(key, 'x')))).toBe(true);
});

test('what only looks like a named key is opened as what it is', () => {
  const mark = seal(key, '').subarray(0, 6);
  for (const text of ['', 'otter']) {
    const nonce = Buffer.concat([mark, randomBytes(6)]);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    expect(unseal(key, Buffer.concat([nonce, cipher.getAuthTag(), body]))).toBe(text);
  }
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
