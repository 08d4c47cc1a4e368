import type { AccountSource } from './status.ts';

/** The tabs staff look at requests in, and how the accounts in each came. */
export const REQUEST_ORIGINS = ['form', 'referral', 'uber'] as const;
export type RequestOrigin = (typeof REQUEST_ORIGINS)[number];

const SOURCES: Readonly<Record<RequestOrigin, readonly AccountSource[]>> = {
  form: ['form'],
  referral: ['invite'],
  uber: ['admin', 'uber'],
};

/** Who paid first and got an account with it asked for nothing; whom a school gave a code, no decision of staff's. */
export const REQUEST_SOURCES: readonly AccountSource[] = Object.values(SOURCES).flat();

export function isRequestOrigin(value: unknown): value is RequestOrigin {
  return REQUEST_ORIGINS.some((origin) => origin === value);
}

export function sourcesOf(origin: RequestOrigin): readonly AccountSource[] {
  return SOURCES[origin];
}
