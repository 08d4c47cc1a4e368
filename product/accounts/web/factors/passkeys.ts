import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { OutputOf, SentTo } from '#platform/contract/endpoint.ts';
import type { addPasskey, askNewPasskey, PasskeyQuestion, passkeyLogin } from '../../factors-contract.ts';

export type PasskeyAnswer = SentTo<typeof passkeyLogin>;

/** Has a passkey sign what the server asks. Null where nobody would, or it took too long. */
export async function signQuestion({ token, options }: PasskeyQuestion): Promise<PasskeyAnswer | null> {
  // The browser says why it did not work in words for developers; who pressed the button knows.
  const signed = await startAuthentication({ optionsJSON: options }).catch(() => null);
  if (signed === null) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  return {
    token,
    credential: signed.id,
    client_data: clientDataJSON,
    authenticator_data: authenticatorData,
    signature,
    ...(userHandle ? { user_handle: userHandle } : {}),
  };
}

/** Has the browser make a passkey. Null where nobody would, or the device has one already. */
export async function makePasskey({
  token,
  options,
}: OutputOf<typeof askNewPasskey>['data']): Promise<Omit<SentTo<typeof addPasskey>, 'name'> | null> {
  const made = await startRegistration({ optionsJSON: options }).catch(() => null);
  if (made === null) return null;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return {
    token,
    credential: made.id,
    client_data: clientDataJSON,
    attestation: attestationObject,
    transports: [...transports],
  };
}
