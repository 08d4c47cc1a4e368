/** Files that a worker makes part by part, and that are kept for two days for who asked for them. */
export const KEPT_STATES = ['making', 'ready', 'failed'] as const;
export type KeptState = (typeof KEPT_STATES)[number];

/** What becomes of a part: what is gone meanwhile, or no longer to be read, is left out. */
export type PartState = 'waiting' | 'made' | 'left-out';

const HOURS_KEPT = 48;
/** Of one person at a time: what is fetched or put away makes room. */
export const MOST_KEPT = 5;

export function endOfKeeping(now: Date): Date {
  return new Date(now.getTime() + HOURS_KEPT * 3_600_000);
}
