import type { Message } from '#platform/contract/message.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { FEW_RECOVERY_CODES } from '../../rules/factors/codes.ts';
import type { AccountPorts } from '../session/ports.ts';
import { type Occasion, tellOwner } from '../session/sign-in-letters.ts';

export type FactorPost = Pick<AccountPorts, 'post'>;

/** Whoever did it need not be the owner: they are told what, and when. */
const withMoment =
  (also: readonly Message[]) =>
  (when: string): Message[] => [...also, { i18n: 'mail.factors-changed.when', values: { value: when } }];

/** What may have changed of what somebody signs in with. */
export type FactorChange =
  | { what: 'passkey-added' | 'passkey-removed'; name: string }
  | { what: 'app-added' | 'app-removed' | 'codes-made' };

export async function tellOfChange(
  tx: Tx,
  occasion: Occasion,
  post: FactorPost,
  { accountId, isFirst = false, ...change }: FactorChange & { accountId: number; isFirst?: boolean },
): Promise<void> {
  const values = 'name' in change ? { values: { name: change.name } } : {};
  const ended = isFirst ? [{ i18n: 'mail.factors-changed.others-ended' }] : [];
  const also = [{ i18n: `mail.factors-changed.${change.what}`, ...values }, ...ended];
  await tellOwner(tx, occasion, post, { kind: 'factors-changed', accountId, also: withMoment(also) });
}

/** Each use of one is told: they lie on paper. */
export async function tellOfRecoveryCode(
  tx: Tx,
  occasion: Occasion,
  post: FactorPost,
  { accountId, left }: { accountId: number; left: number },
): Promise<void> {
  const few = left <= FEW_RECOVERY_CODES ? [{ i18n: 'mail.recovery-code-used.few' }] : [];
  const also = [{ i18n: 'mail.recovery-code-used.left', values: { count: left } }, ...few];
  await tellOwner(tx, occasion, post, { kind: 'recovery-code-used', accountId, also: withMoment(also) });
}

export async function tellOfReset(
  tx: Tx,
  occasion: Occasion,
  post: FactorPost,
  { accountId, reason }: { accountId: number; reason: string },
): Promise<void> {
  const also = [{ i18n: 'mail.factors-reset.reason', values: { value: reason } }];
  await tellOwner(tx, occasion, post, { kind: 'factors-reset', accountId, also: withMoment(also) });
}
