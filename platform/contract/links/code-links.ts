/** Links whose address is a secret code: whoever has one opens one thing with it, until it ends or is ended. */

type LinkTimes = { ends_at: Date; revoked_at: Date | null };

export const LINK_STATES = ['open', 'revoked', 'over'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export function linkState({ ends_at, revoked_at }: LinkTimes, now: Date): LinkState {
  if (revoked_at !== null) return 'revoked';
  return ends_at > now ? 'open' : 'over';
}

export function hoursLater(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000);
}
