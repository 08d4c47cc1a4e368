import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod/mini';
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { addPasskey, askNewPasskey, PasskeyQuestion, passkeyLogin } from '../../factors-contract.ts';
import { ALGORITHMS, knownTransports, TICKET_MINUTES } from '../../rules/factors/passkeys.ts';
import type { PasskeyPlace } from '../session/ports.ts';

const TIMEOUT = TICKET_MINUTES * 60_000;

export type Passkey = {
  id: number;
  account_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  user_handle: Buffer;
  counter: number;
  transports: string[];
  name: string;
};

const passkeyRow = {
  id: z.number(),
  account_id: z.number(),
  credential_id: z.instanceof(Buffer),
  public_key: z.instanceof(Buffer),
  user_handle: z.instanceof(Buffer),
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
  created_at: z.date(),
  used_at: z.nullable(z.date()),
};

const COLUMNS =
  'id, account_id, credential_id, public_key, user_handle, counter, transports, name, created_at, used_at';

export const passkeysOf = statement(
  passkeyRow,
  `select ${COLUMNS} from passkeys where account_id = $1 order by created_at, id`,
);
const byCredential = statement(passkeyRow, `select ${COLUMNS} from passkeys where credential_id = $1`);
const noteUse = statement('update passkeys set counter = $2, used_at = $3 where id = $1');

const described = ({ credential_id: id, transports }: Passkey) => ({
  id: id.toString('base64url'),
  type: 'public-key' as const,
  transports: knownTransports(transports),
});

/** What a browser asks a passkey of: `own` names those that may answer, none of them that any may. */
export function passkeyQuestion(
  { rpId }: PasskeyPlace,
  { token, challenge }: { token: string; challenge: string },
  own: readonly Passkey[],
): PasskeyQuestion {
  return {
    token,
    options: {
      challenge,
      rpId,
      timeout: TIMEOUT,
      userVerification: 'required',
      allowCredentials: own.map(described),
    },
  };
}

/** Kept on the device with the name of the account, so that it can be found without one; without a word on the maker. */
export function newPasskeyOptions(
  { rpId }: PasskeyPlace,
  challenge: string,
  person: { brand: string; handle: Buffer; username: string; fullName: string; own: readonly Passkey[] },
): OutputOf<typeof askNewPasskey>['data']['options'] {
  return {
    rp: { id: rpId, name: person.brand },
    user: {
      id: person.handle.toString('base64url'),
      name: person.username,
      displayName: person.fullName,
    },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT,
    excludeCredentials: person.own.map(described),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

export type NewPasskey = { credentialId: Buffer; publicKey: Buffer; counter: number };

/** What the browser made, held against what was asked; null where it does not fit. */
export async function readNewPasskey(
  { rpId, origins }: PasskeyPlace,
  challenge: string,
  input: Pick<InputOf<typeof addPasskey>, 'credential' | 'client_data' | 'attestation'>,
): Promise<NewPasskey | null> {
  const response: RegistrationResponseJSON = {
    id: input.credential,
    rawId: input.credential,
    type: 'public-key',
    response: { clientDataJSON: input.client_data, attestationObject: input.attestation },
    clientExtensionResults: {},
  };
  const answer = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
    // It throws at whatever is not as asked.
  }).catch(() => null);
  if (answer === null || !answer.verified) return null;
  const { id, publicKey, counter } = answer.registrationInfo.credential;
  return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter };
}

type Assertion = InputOf<typeof passkeyLogin>;

/** Whose passkey signed the challenge; null where none of ours did. Its use is written down. */
export async function readAssertion(
  tx: Tx,
  { rpId, origins }: PasskeyPlace,
  asked: { challenge: string; accountId: number | null },
  input: Assertion,
  now: Date,
): Promise<Passkey | null> {
  const [passkey] = await byCredential(tx, Buffer.from(input.credential, 'base64url'));
  if (passkey === undefined) return null;
  if (asked.accountId !== null && passkey.account_id !== asked.accountId) return null;
  const handle = input.user_handle;
  if (handle !== undefined && !passkey.user_handle.equals(Buffer.from(handle, 'base64url'))) return null;
  const response: AuthenticationResponseJSON = {
    id: input.credential,
    rawId: input.credential,
    type: 'public-key',
    response: {
      clientDataJSON: input.client_data,
      authenticatorData: input.authenticator_data,
      signature: input.signature,
    },
    clientExtensionResults: {},
  };
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: asked.challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: input.credential,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (answer === null || !answer.verified) return null;
  await noteUse(tx, passkey.id, answer.authenticationInfo.newCounter, now);
  return passkey;
}
