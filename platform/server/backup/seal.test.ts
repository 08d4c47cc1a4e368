import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { keyOf, newSeal, sealed, UnsealProblem, unsealed } from './seal.ts';

const seal = { ...newSeal(), n: 2 ** 14 };
const firstLine = '{"kindred_backup":2}';
const key = await keyOf('correct horse battery', seal);
const sealing = { key, seal, firstLine };
const PIECE = 64 * 1024 + 16;

async function all(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  );

test.each([0, 1, 65_535, 65_536, 65_537, 300_000])('%i bytes come back as they were', async (length) => {
  const plain = randomBytes(length);
  const closed = await all(sealed(inPieces(plain, 10_007), sealing));
  expect(closed.length).toBe(plain.length + 16 * Math.max(1, Math.ceil(length / 65_536)));
  expect(await all(unsealed(inPieces(closed, 30_011), sealing))).toEqual(plain);
});

test('what was changed, cut, moved or taken from another file does not open', async () => {
  const closed = await all(sealed(inPieces(randomBytes(200_000), 50_000), sealing));
  const changed = Buffer.from(closed);
  changed[100_000] = (changed[100_000] ?? 0) ^ 1;
  const first = closed.subarray(0, PIECE);
  const second = closed.subarray(PIECE, 2 * PIECE);
  const rest = closed.subarray(2 * PIECE);
  for (const [bytes, by] of [
    [changed, sealing],
    [closed.subarray(0, 2 * PIECE), sealing],
    [closed.subarray(0, closed.length - 1), sealing],
    [Buffer.concat([second, first, rest]), sealing],
    [Buffer.concat([first, first, second, rest]), sealing],
    [Buffer.alloc(0), sealing],
    [closed, { ...sealing, firstLine: '{"kindred_backup":2,"made_at":"another"}' }],
    [closed, { ...sealing, key: await keyOf('another passphrase', seal) }],
    [closed, { ...sealing, seal: newSeal() }],
  ] as const) {
    await expect(all(unsealed(inPieces(Buffer.from(bytes), 30_011), by))).rejects.toThrow(UnsealProblem);
  }
});

test('two files of the same passphrase share neither key nor numbers', () => {
  const [one, other] = [newSeal(), newSeal()];
  expect(one.salt).not.toBe(other.salt);
  expect(one.nonce).not.toBe(other.nonce);
});
