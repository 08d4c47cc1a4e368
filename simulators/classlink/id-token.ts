import { createSign, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_ID = 'simulated';
const TOKEN_SECONDS = 86_400;
const generate = promisify(generateKeyPair);

/** Signs as a provider does, with a key made when it is first needed. Times are real: clients hold them against their own clock. */
export function idTokenSigner() {
  let pair: Promise<{ privateKey: KeyObject; publicKey: KeyObject }> | undefined;
  const keys = () => (pair ??= generate('rsa', { modulusLength: 2048 }));

  return {
    async publicKey(): Promise<object> {
      const { publicKey } = await keys();
      return { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' };
    },
    async sign(claims: object): Promise<string> {
      const { privateKey } = await keys();
      const now = Math.floor(Date.now() / 1000);
      const times = { iat: now, auth_time: now, exp: now + TOKEN_SECONDS };
      const signed = [
        { alg: 'RS256', kid: KEY_ID },
        { ...claims, ...times },
      ]
        .map(encoded)
        .join('.');
      return `${signed}.${createSign('sha256').update(signed).sign(privateKey, 'base64url')}`;
    },
  };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
