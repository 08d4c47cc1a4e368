const WHILE_AT_WORK = 1000;
const WHILE_STOPPED = 3000;

/** Milliseconds until a screen asks again. What was given up may be called back by staff at any moment. */
export function askAgainAfter(isAtWork: boolean, stoppedAt: string | null): number | false {
  if (isAtWork) return WHILE_AT_WORK;
  return stoppedAt === null ? false : WHILE_STOPPED;
}
