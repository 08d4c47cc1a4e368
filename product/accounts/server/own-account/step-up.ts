import { Refusal } from '#platform/contract/refusal.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import type { stepUp as endpoint } from '../../contract.ts';
import { keepFreshProof } from '../session/sessions.ts';
import { factorHolder } from '../session/standing/factor-holders.ts';
import { getAccount, passwordFits } from './passwords.ts';

/** Whoever is signed in proves once more who they are; what asks for that is open for some minutes then. */
export async function stepUp(context: OwnTransactionContext<typeof endpoint>): Promise<void> {
  const { input, actor, db, now, token } = context;
  const account = await getAccount(db, actor.id);
  const about = { type: 'account', id: account.id };
  if ((await factorHolder(db, account.id)).hasFactor)
    throw Refusal.because('accounts-factors.step-up.by-factor');
  if (account.password_hash === null) throw Refusal.because('accounts-sign-in.step-up.no-password');
  if (!(await passwordFits(db, account, input.password, now))) {
    await context.turnedAway('proof', about);
    throw Refusal.field('password', 'validation.password-incorrect');
  }
  await context.transaction(async (tx) => {
    await keepFreshProof(tx, token, now);
    context.about(about);
  });
}
