/** When a broken stream is opened again. */
const FIRST_MILLISECONDS = 1000;
const LONGEST_MILLISECONDS = 60_000;

/** Twice as long after each failure, and never all pages at the same moment: `chance` is from 0 to 1. */
export function pauseBefore(failures: number, chance: number): number {
  const longest = Math.min(FIRST_MILLISECONDS * 2 ** Math.max(0, failures - 1), LONGEST_MILLISECONDS);
  return Math.round(longest * (0.5 + chance / 2));
}

/** Said once, after so many failures in a row. */
const FAILURES_WORTH_TELLING = 4;

export function isWorthTelling(failures: number): boolean {
  return failures === FAILURES_WORTH_TELLING;
}

/** A session that is over, or never was allowed this, is not over for a moment only. */
export function isFinal(status: number): boolean {
  return status === 401 || status === 403 || status === 404;
}

/** The server says something every 20 seconds: silence for so long means that the line is dead. */
export const SILENCE_MILLISECONDS = 50_000;
