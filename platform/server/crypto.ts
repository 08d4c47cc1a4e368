import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** 256 random bits for a session, 192 for a mailed link: both beyond guessing. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** Tokens and codes are random, so a plain hash is enough to store them safely. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function sameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Seals secrets for storage with the application key (AES-256-GCM: 12-byte nonce, 16-byte tag, content). */
export function sealBytes(key: Buffer, content: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = [cipher.update(content), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...body]);
}

export function unsealBytes(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  const content = decipher.update(sealed.subarray(28));
  // Nothing is left over; this is where the tag is held against the content.
  decipher.final();
  return content;
}

export function seal(key: Buffer, text: string): Buffer {
  return sealBytes(key, Buffer.from(text, 'utf8'));
}

export function unseal(key: Buffer, sealed: Buffer): string {
  return unsealBytes(key, sealed).toString('utf8');
}

/** Proves that a text is ours. Say in the text what it is for: one key signs for several ends. */
export function signature(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
