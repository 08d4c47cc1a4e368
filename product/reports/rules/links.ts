/** A family opens its letter as often as it likes, for so long. */
const LINK_HOURS = 48;
/** Of one report at a time: more are of no use to anybody. */
export const MOST_LINKS = 10;

export function linkEnd(now: Date): Date {
  return new Date(now.getTime() + LINK_HOURS * 3_600_000);
}

export type LinkTimes = { ends_at: Date; revoked_at: Date | null };

export const LINK_STATES = ['open', 'revoked', 'over'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export function linkState({ ends_at, revoked_at }: LinkTimes, now: Date): LinkState {
  if (revoked_at !== null) return 'revoked';
  return ends_at > now ? 'open' : 'over';
}

/** A code is beyond guessing. Trying codes without end keeps the server busy all the same; families meet none of it. */
export function linkLimits(clientKey: string, clientAddress: string) {
  return [
    { key: `letters opened by ${clientKey}`, free: 30, shared: true },
    { key: `letters opened at ${clientAddress}`, free: 300, shared: true },
  ];
}

/** Where a letter is opened, on the dashboard's site. */
export const LETTER_PATH = '/letter/';
