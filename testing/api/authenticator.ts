import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { askNewPasskey, PasskeyQuestion } from '#product/accounts/factors-contract.ts';

type Manners = {
  /** By how much it counts up; synced passkeys do not count. */
  counts?: number;
  /** Whether it asked for a finger, a face or a PIN. */
  verifies?: boolean;
};

/** A page that asks, and for which host: of a careless browser they need not be ours. */
type Place = { origin?: string; rpId?: string };

const DASHBOARD_ORIGIN = 'http://localhost:3000';

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/** A public key as COSE writes it down: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat([hex('a5010203262001215820'), left, hex('225820'), right]);
}

/** {fmt: "none", attStmt: {}, authData}: a maker that says nothing of itself. */
function unattested(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([
    hex('a363666d74646e6f6e656761747453746d74a0686175746844617461'),
    hex('59'),
    length,
    data,
  ]);
}

const UP = 0x01;
const UV = 0x04;
const ATTESTED = 0x40;

type Kept = { id: Buffer; key: KeyObject; handle: string };

/** A phone or a key as far as passkeys are concerned: it makes them, and signs with them what a page asks. */
export function authenticator({ counts = 1, verifies = true }: Manners = {}) {
  let kept: Kept | null = null;
  let counter = 0;
  const dataFor = (rpId: string, more = 0): Buffer => {
    counter += counts;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(UP | (verifies ? UV : 0) | more), count]);
  };
  const clientData = (type: 'create' | 'get', challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  return {
    make(
      { token, options }: OutputOf<typeof askNewPasskey>['data'],
      { origin = DASHBOARD_ORIGIN, rpId = options.rp.id, name = 'My phone' }: Place & { name?: string } = {},
    ) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      kept = { id, key: privateKey, handle: options.user.id };
      const attested = Buffer.concat([Buffer.alloc(16), hex('0020'), id, coseKey(publicKey)]);
      const data = Buffer.concat([dataFor(rpId, ATTESTED), attested]);
      return {
        token,
        name,
        credential: id.toString('base64url'),
        client_data: clientData('create', options.challenge, origin).toString('base64url'),
        attestation: unattested(data).toString('base64url'),
        transports: ['internal', 'a-way-of-tomorrow'],
      };
    },
    sign(
      { token, options }: PasskeyQuestion,
      { origin = DASHBOARD_ORIGIN, rpId = options.rpId }: Place = {},
    ) {
      if (kept === null) throw new Error('there is no passkey on this device');
      const client = clientData('get', options.challenge, origin);
      const data = dataFor(rpId);
      return {
        token,
        credential: kept.id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), kept.key).toString('base64url'),
        user_handle: kept.handle,
      };
    },
  };
}
