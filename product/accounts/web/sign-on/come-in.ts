import type { Message } from '#platform/contract/message.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { pathAfterSignIn } from '#product/access/rules/return-path.ts';
import { reactionTo } from '../../rules/api-problems.ts';
import {
  type Arrival,
  faultOfKey,
  PROVIDER_NAMES,
  type SignOnFault,
  type SignOnProvider,
} from '../../rules/sign-in/sign-on.ts';
import type { SessionReply } from '../../sign-in-contract.ts';
import { badgeLogin, completeSignOn } from '../../sign-on-contract.ts';
import { goTo } from '../session/navigation.ts';
import { signIn } from '../session/session.ts';

/** Why somebody stays outside, in words for a child. */
export type TurnedAway = { fault: SignOnFault; text: Message };

/** Null: in, and on the way to the own page. */
export async function comeInThrough(
  provider: SignOnProvider,
  arrival: Exclude<Arrival, { kind: 'restart' }>,
  answer: string,
): Promise<TurnedAway | null> {
  if (arrival.kind === 'fault') return outsideFor(arrival.fault, provider);
  const text = await enterWith(() => call(completeSignOn, { provider, answer }, { silent: true }));
  return text === null ? null : { fault: faultOfKey(text.i18n), text };
}

export function outsideFor(fault: SignOnFault, provider: SignOnProvider): TurnedAway {
  const values = { provider: PROVIDER_NAMES[provider] };
  return { fault, text: { i18n: `accounts-sign-on.fault.${fault}.text`, values } };
}

/** Null: in. Otherwise what to say. */
export function comeInWithBadge(code: string): Promise<Message | null> {
  return enterWith(() => call(badgeLogin, { code }, { silent: true }));
}

/** Null: in. Otherwise what to say. */
export async function enterWith(ask: () => Promise<SessionReply>): Promise<Message | null> {
  try {
    const reply = await ask();
    signIn(reply);
    void goTo(pathAfterSignIn(reply.user.scope, null), { replace: true });
    return null;
  } catch (error) {
    const { status, reply } = error instanceof ApiError ? error : new ApiError(0, null);
    return reactionTo({ status, client: 'play', reply });
  }
}
