import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import * as z from 'zod/mini';

/**
 * A backup sealed with a passphrase: scrypt makes the key, AES-256-GCM seals pieces of 64 KB, so that memory does not
 * grow with the data. Each piece is numbered, the last one marked, and each is bound to the file's first line: pieces
 * that were cut off, moved, or come from another file do not open.
 */
const PIECE = 64 * 1024;
const TAG = 16;
const NONCE = 7;
/** Takes 128 MB and about half a second, for whoever guesses, too. */
const COST = { n: 2 ** 17, r: 8, p: 1 };

const bounded = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

export const sealSchema = z.object({
  cipher: z.literal('aes-256-gcm'),
  kdf: z.literal('scrypt'),
  // Bounded: a file that was tampered with must not take all memory.
  n: bounded(2 ** 14, 2 ** 20),
  r: bounded(1, 16),
  p: bounded(1, 4),
  salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  nonce: z.string().check(z.regex(/^[0-9a-f]{14}$/)),
});
export type Seal = z.infer<typeof sealSchema>;

export function newSeal(): Seal {
  return {
    cipher: 'aes-256-gcm',
    kdf: 'scrypt',
    ...COST,
    salt: randomBytes(16).toString('hex'),
    nonce: randomBytes(NONCE).toString('hex'),
  };
}

/** The same letters are the same passphrase, however a keyboard composes them. */
export function keyOf(passphrase: string, { salt, n, r, p }: Seal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N: n, r, p, maxmem: 256 * n * r };
    scrypt(passphrase.normalize('NFKC'), Buffer.from(salt, 'hex'), 32, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

type Sealing = { key: Buffer; seal: Seal; firstLine: string };

function piece({ key, seal, firstLine }: Sealing, number: number, isLast: boolean) {
  const nonce = Buffer.concat([Buffer.from(seal.nonce, 'hex'), Buffer.alloc(5)]);
  nonce.writeUInt32BE(number, NONCE);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE + 4);
  return { key, nonce, about: createHash('sha256').update(firstLine).digest() };
}

function close(sealing: Sealing, number: number, isLast: boolean, plain: Buffer): Buffer {
  const { key, nonce, about } = piece(sealing, number, isLast);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(about);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function open(sealing: Sealing, number: number, isLast: boolean, sealed: Buffer): Buffer {
  if (sealed.length < TAG) throw new UnsealProblem();
  const { key, nonce, about } = piece(sealing, number, isLast);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAAD(about);
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]);
  } catch {
    throw new UnsealProblem();
  }
}

/** Another passphrase, or not what was sealed with it. */
export class UnsealProblem extends Error {
  override readonly name = 'UnsealProblem';
}

export const sealed = (source: AsyncIterable<Buffer>, sealing: Sealing): AsyncGenerator<Buffer> =>
  piecewise(source, PIECE, (number, isLast, bytes) => close(sealing, number, isLast, bytes));

export const unsealed = (source: AsyncIterable<Buffer>, sealing: Sealing): AsyncGenerator<Buffer> =>
  piecewise(source, PIECE + TAG, (number, isLast, bytes) => open(sealing, number, isLast, bytes));

async function* piecewise(
  source: AsyncIterable<Buffer>,
  size: number,
  turn: (number: number, isLast: boolean, bytes: Buffer) => Buffer,
): AsyncGenerator<Buffer> {
  let waiting: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes]);
    // A full piece waits until more comes: it may be the last.
    while (waiting.length > size) {
      yield turn(number++, false, waiting.subarray(0, size));
      waiting = waiting.subarray(size);
    }
  }
  yield turn(number, true, waiting);
}
