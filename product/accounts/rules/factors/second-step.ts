import type { ErrorReply } from '#platform/contract/refusal.ts';

/** What a sign-in whose password was right goes on with. */
export type SecondStepFacts = {
  ticket: string;
  /** Whether the account has any. */
  passkeys: boolean;
  app: boolean;
};

/** Reads it from the refusal of a login; null where it was refused for something else. */
export function secondStepIn(reply: ErrorReply | null): SecondStepFacts | null {
  if (reply?.type !== 'second-step-required') return null;
  const { ticket, passkeys, app } = reply.values ?? {};
  if (typeof ticket !== 'string') return null;
  return { ticket, passkeys: Number(passkeys) > 0, app: Number(app) > 0 };
}
