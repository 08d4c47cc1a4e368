import type { Day } from '#platform/contract/days.ts';

/** How often an educator's updates are mailed. */
export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];
export const DEFAULT_DIGEST: Digest = 'weekly';

/** What is older was on the dashboard long enough; it also keeps who turns digests on from a letter full of old news. */
export const DIGEST_REACHES_BACK_DAYS = 8;
/** More would be no digest. */
export const DIGEST_LINES = 20;

/** Which choices get a letter on a day: weekly ones on Mondays. */
export function dueOn(day: Day): Digest[] {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? ['daily', 'weekly'] : ['daily'];
}
