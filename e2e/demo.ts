import { createHash } from 'node:crypto';

export const TEMPLATE = 'kindred_e2e';
export const APP_KEY = 'a key for the browser tests, and for nothing else';
export const PASSWORD = 'kindred-demo';

/** The key as the server derives it from APP_KEY. */
export function appKeyBytes(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
