import type { Message } from '#platform/contract/message.ts';

/** The one place that says what a failed call looks like to the user. */
export type ApiProblem = {
  /** 0 when there was no response. */
  status: number;
  /** `play` is the student site's client. */
  client: 'dashboard' | 'play' | 'acting-as';
  /** What the server said, when it said something readable. */
  reply: (Message & { type: string }) | null;
};

export type ProblemReaction = {
  type: 'info' | 'warning' | 'error';
  i18n: string;
  values?: Record<string, string | number>;
  persistent: boolean;
  action: 'none' | 'go-to-purchasing' | 'end-session' | 'look-again';
};

export const PURCHASING_PATH = '/educator/purchasing';

export function reactionTo({ status, client, reply }: ApiProblem): ProblemReaction {
  if (status === 422) return passing('error.validation-failed');
  if (status === 404) {
    if (client === 'acting-as') return { ...passing('error.acting-as-not-found'), type: 'info' };
    return lasting('error.not-found');
  }
  // They were asked to prove who they are, and would not: nothing is wrong, and nothing was done.
  if (reply?.type === 'step-up-required') return { ...passing('error.step-up-required'), type: 'info' };
  // A school or district asks for something since a moment ago: the profile says so, and the page leads there.
  if (reply?.type === 'held-back') {
    return { ...passing('error.held-back'), type: 'info', action: 'look-again' };
  }
  // The page of play says so, in words for children.
  if (reply?.i18n === 'error.play-paused') return { ...passing('error.play-paused'), type: 'info' };
  if (status === 403) return lasting(client === 'play' ? 'error.license-not-found' : 'error.forbidden');
  if (status === 402) {
    return { ...lasting('error.payment-required'), type: 'warning', action: 'go-to-purchasing' };
  }
  if (status === 401) return { ...lasting('error.unauthenticated'), type: 'warning', action: 'end-session' };
  if (status === 429)
    return { ...passing('error.too-many-attempts'), ...waitingTime(reply), type: 'warning' };
  if (status === 409 && reply !== null) return refused(reply);
  if (status >= 500) return passing('error.internal');
  if (status >= 400) return passing('error.bad-request');
  return passing('error.no-response');
}

function passing(i18n: string): ProblemReaction {
  return { type: 'error', i18n, persistent: false, action: 'none' };
}

function lasting(i18n: string): ProblemReaction {
  return { ...passing(i18n), persistent: true };
}

/** A refusal is a sentence the server chose for this very case. */
function refused(reply: Message): ProblemReaction {
  return reply.values === undefined ? passing(reply.i18n) : { ...passing(reply.i18n), values: reply.values };
}

const MINUTE = 60;

/** Up to two minutes are told in seconds, longer waits in minutes. */
function waitingTime(reply: Message | null): Pick<ProblemReaction, 'i18n' | 'values'> {
  const seconds = Number(reply?.values?.['seconds']);
  if (!Number.isFinite(seconds) || seconds <= 0) return { i18n: 'error.too-many-attempts-later' };
  if (seconds < 2 * MINUTE)
    return { i18n: 'error.too-many-attempts', values: { seconds: Math.ceil(seconds) } };
  return { i18n: 'error.too-many-attempts-minutes', values: { minutes: Math.ceil(seconds / MINUTE) } };
}
