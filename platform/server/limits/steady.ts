import { setTimeout as pause } from 'node:timers/promises';

/** Far more than what any of the answers takes. */
const STEADY_MILLISECONDS = 300;

/**
 * Answers, or refuses, no sooner than after a fixed time, so that the clock does not tell which of several ways the work
 * took. For calls that few people make and nobody makes often.
 */
export async function steadily<Result>(
  work: () => Promise<Result>,
  milliseconds = STEADY_MILLISECONDS,
): Promise<Result> {
  const floor = pause(milliseconds);
  const [done] = await Promise.allSettled([work(), floor]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
