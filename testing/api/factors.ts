import { generateSync } from 'otplib';
import { addApp, addPasskey, askNewApp, askNewPasskey } from '#product/accounts/factors-contract.ts';
import { authenticator } from './authenticator.ts';
import type { TestKindred } from './kindred.ts';

/** The code that an app shows at a moment. */
export function codeAt(secret: string, moment: Date): string {
  return generateSync({ secret, epoch: Math.floor(moment.getTime() / 1000) });
}

/** Somebody who is signed in sets up an app. Answers its secret, and the recovery codes where it is the first factor. */
export async function setUpApp(kindred: TestKindred, token: string) {
  const { secret } = (await kindred.call(askNewApp, {}, { token })).body.data;
  const reply = await kindred.call(addApp, { code: codeAt(secret, kindred.now()) }, { token });
  return { secret, codes: reply.body.data.recovery_codes ?? [] };
}

/** The same with a passkey, on a device of their own. */
export async function setUpPasskey(
  kindred: TestKindred,
  token: string,
  device = authenticator(),
  name = 'My phone',
) {
  const { data } = (await kindred.call(askNewPasskey, {}, { token })).body;
  const reply = await kindred.call(addPasskey, device.make(data, { name }), { token });
  return { device, codes: reply.body.data.recovery_codes ?? [] };
}
