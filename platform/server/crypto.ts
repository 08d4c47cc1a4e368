import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type DecipherGCM,
  hash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';

/** 256 random bits for a session, 192 for a mailed link: both beyond guessing. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** Tokens and codes are random, so a plain hash is enough to store them safely. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export function sameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Ahead of what is sealed: a nonce and a tag. */
const NONCE = 12;
const AHEAD = NONCE + 16;
/** So much is sealed in one or two milliseconds. */
const PIECE = 512 * 1024;

/** Seals secrets for storage with the application key (AES-256-GCM: 12-byte nonce, 16-byte tag, content). */
export async function sealBytes(key: Buffer, content: Buffer): Promise<Buffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.allocUnsafeSlow(AHEAD + content.length);
  await inPieces(content, (piece, at) => cipher.update(piece).copy(sealed, AHEAD + at));
  cipher.final();
  nonce.copy(sealed);
  cipher.getAuthTag().copy(sealed, NONCE);
  return sealed;
}

export async function unsealBytes(key: Buffer, sealed: Buffer): Promise<Buffer> {
  const decipher = openingOf(key, sealed);
  const content = Buffer.allocUnsafeSlow(sealed.length - AHEAD);
  await inPieces(sealed.subarray(AHEAD), (piece, at) => decipher.update(piece).copy(content, at));
  // Nothing is left over; this is where the tag is held against the content.
  decipher.final();
  return content;
}

/** Files take the processor for a while: others have their turn between the pieces. */
async function inPieces(content: Buffer, work: (piece: Buffer, at: number) => unknown): Promise<void> {
  for (let at = 0; at < content.length; at += PIECE) {
    if (at > 0) await othersTurn();
    work(content.subarray(at, at + PIECE), at);
  }
}

function openingOf(key: Buffer, sealed: Buffer): DecipherGCM {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, AHEAD));
  return decipher;
}

export function seal(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...body]);
}

export function unseal(key: Buffer, sealed: Buffer): string {
  const decipher = openingOf(key, sealed);
  return Buffer.concat([decipher.update(sealed.subarray(AHEAD)), decipher.final()]).toString('utf8');
}

/** Proves that a text is ours. Say in the text what it is for: one key signs for several ends. */
export function signature(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
