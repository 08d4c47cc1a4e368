import type { OutputOf } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import type { askStepUp, stepUpByCode, stepUpByPasskey } from '../../factors-contract.ts';
import type { AccountPorts } from '../session/ports.ts';
import { keepFreshProof } from '../session/sessions.ts';
import { hasApp } from './codes.ts';
import { tellOfRecoveryCode } from './letters.ts';
import { passkeyQuestion, passkeysOf, readAssertion } from './passkeys.ts';
import { proveByCode } from './prove.ts';
import { openChallenge, takeChallenge } from './tickets.ts';

/** Who has a factor proves by it, and by nothing less. */
export async function askForProof(
  { actor, db, now, token }: OwnTransactionContext<typeof askStepUp>,
  ports: AccountPorts,
): Promise<OutputOf<typeof askStepUp>> {
  const own = await passkeysOf(db, actor.id);
  const app = await hasApp(db, actor.id);
  if (own.length === 0) return { data: { password: !app, app, passkey: null } };
  const asked = { purpose: 'step-up', accountId: actor.id, session: token ?? '' } as const;
  const challenge = await openChallenge(db, asked, now);
  return { data: { password: false, app, passkey: passkeyQuestion(ports.passkeys, challenge, own) } };
}

export async function proveAgainByPasskey(
  context: OwnTransactionContext<typeof stepUpByPasskey>,
  ports: AccountPorts,
): Promise<void> {
  const { actor, db, input, now, token } = context;
  const purpose = { purpose: 'step-up', accountId: actor.id, session: token ?? '' } as const;
  const asked = await takeChallenge(db, input.token, purpose, now);
  const passkey = asked === null ? null : await readAssertion(db, ports.passkeys, asked, input, now);
  if (passkey === null) {
    await context.turnedAway('proof', { type: 'account', id: actor.id });
    throw Refusal.because('accounts-factors.refused.passkey');
  }
  await keepProof(context);
}

export async function proveAgainByCode(
  context: OwnTransactionContext<typeof stepUpByCode>,
  ports: AccountPorts,
): Promise<void> {
  const { actor, db, input, now, clientKey } = context;
  const accountId = actor.id;
  const proof = await proveByCode(db, ports, { accountId, typed: input.code, clientKey, now });
  if (proof === null) {
    await context.turnedAway('proof', { type: 'account', id: accountId });
    throw Refusal.field('code', 'accounts-factors.refused.code');
  }
  const { left } = proof;
  await keepProof(context, async (tx) => {
    if (left !== null) await tellOfRecoveryCode(tx, context, ports, { accountId, left });
  });
}

async function keepProof(
  context: OwnTransactionContext<typeof stepUpByCode> | OwnTransactionContext<typeof stepUpByPasskey>,
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { actor, token, now } = context;
  await context.transaction(async (tx) => {
    await keepFreshProof(tx, token, now);
    await also(tx);
    context.about({ type: 'account', id: actor.id });
  });
}
