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

/**
 * The application's key. While it is changed, those from before are there as well: what they sealed is opened, and what
 * they signed is ours; what is sealed or signed now is so with the current one. A bare key is one without any before it.
 */
export type AppKey = Buffer | KeyRing;
type KeyRing = { readonly current: Buffer; readonly previous: readonly Buffer[] };

function currentOf(key: AppKey): Buffer {
  return Buffer.isBuffer(key) ? key : key.current;
}

/** The current one first. */
function keysOf(key: AppKey): readonly Buffer[] {
  return Buffer.isBuffer(key) ? [key] : [key.current, ...key.previous];
}

/** Ahead of what is sealed: a mark that names the key, a nonce and a tag. What was sealed in earlier times has no mark. */
const MARK = Buffer.from('K1');
const KEY_NAME = 4;
/** How long the mark is ahead of what is sealed: it names the key. */
export const MARK_LENGTH = MARK.length + KEY_NAME;
const NONCE = 12;
const AHEAD = NONCE + 16;
/** So much is sealed in one or two milliseconds. */
const PIECE = 512 * 1024;

/** Tells keys apart, and tells nothing about them. */
function markOf(key: Buffer): Buffer {
  return Buffer.concat([
    MARK,
    createHmac('sha256', key).update('name of this key').digest().subarray(0, KEY_NAME),
  ]);
}

/** What every value begins with that the current key sealed, for questions to the database. */
export function markOfCurrent(key: AppKey): Buffer {
  return markOf(currentOf(key));
}

/** Seals secrets for storage with the application key (AES-256-GCM: mark, 12-byte nonce, 16-byte tag, content). */
export async function sealBytes(appKey: AppKey, content: Buffer): Promise<Buffer> {
  const key = currentOf(appKey);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.allocUnsafeSlow(MARK_LENGTH + AHEAD + content.length);
  await inPieces(content, (piece, at) => cipher.update(piece).copy(sealed, MARK_LENGTH + AHEAD + at));
  cipher.final();
  markOf(key).copy(sealed);
  nonce.copy(sealed, MARK_LENGTH);
  cipher.getAuthTag().copy(sealed, MARK_LENGTH + NONCE);
  return sealed;
}

type Attempt = { key: Buffer; sealed: Buffer };

/**
 * By which keys it may open. One that its mark names is tried first; what has no mark was sealed before there were any,
 * and so may have been what only looks like one: once in some billions of billions.
 */
function attemptsAt(appKey: AppKey, sealed: Buffer): Attempt[] {
  const keys = keysOf(appKey);
  const named = keys.filter((key) => markOf(key).equals(sealed.subarray(0, MARK_LENGTH)));
  return [
    ...named.map((key) => ({ key, sealed: sealed.subarray(MARK_LENGTH) })),
    ...keys.map((key) => ({ key, sealed })),
  ];
}

/** The first that opens; where none does, what the first one said. */
async function firstToOpen<Result>(
  attempts: readonly Attempt[],
  open: (attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  const [attempt, ...others] = attempts;
  if (attempt === undefined) throw new Error('there is no key to open it with');
  try {
    return await open(attempt);
  } catch (error) {
    return others.length === 0
      ? Promise.reject(error)
      : firstToOpen(others, open).catch(() => Promise.reject(error));
  }
}

export function unsealBytes(appKey: AppKey, sealed: Buffer): Promise<Buffer> {
  return firstToOpen(attemptsAt(appKey, sealed), openBytes);
}

async function openBytes({ key, sealed }: Attempt): Promise<Buffer> {
  const decipher = openingOf(key, sealed);
  const content = Buffer.allocUnsafeSlow(Math.max(0, sealed.length - AHEAD));
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
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), {
    authTagLength: AHEAD - NONCE,
  });
  decipher.setAuthTag(sealed.subarray(NONCE, AHEAD));
  return decipher;
}

export function seal(appKey: AppKey, text: string): Buffer {
  const key = currentOf(appKey);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([markOf(key), nonce, cipher.getAuthTag(), ...body]);
}

export function unseal(appKey: AppKey, sealed: Buffer): string {
  let first: unknown;
  for (const attempt of attemptsAt(appKey, sealed)) {
    try {
      return openText(attempt);
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

function openText({ key, sealed }: Attempt): string {
  const decipher = openingOf(key, sealed);
  return Buffer.concat([decipher.update(sealed.subarray(AHEAD)), decipher.final()]).toString('utf8');
}

/** Proves that a text is ours. Say in the text what it is for: one key signs for several ends. */
export function signature(appKey: AppKey, text: string): Buffer {
  return signWith(currentOf(appKey), text);
}

/** The same by every key there is, the current one first: what was signed before the key was changed is still ours. */
export function signatures(appKey: AppKey, text: string): Buffer[] {
  return keysOf(appKey).map((key) => signWith(key, text));
}

function signWith(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
