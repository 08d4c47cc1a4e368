/** A finger that taps twice does so within this time; who reads what an answer led to takes longer. */
const DOUBLE_TAP_MS = 400;
/** Whoever goes on tapping wants to get on. */
const AT_MOST_MS = 1600;

/** Since when there was an answer, and when the last press came that was not heard because of it. */
export type Deaf = { since: number; last: number };

export const afterAnswer = (now: number): Deaf => ({ since: now, last: now });

/**
 * What an answer led to is not passed over by the taps that gave the answer: a press that follows them too fast is not
 * heard, and keeps the moment going. Null where the press counts; from line to line nothing is ever held back.
 */
export function stillDeaf(deaf: Deaf | null, now: number): Deaf | null {
  if (deaf === null || now - deaf.last >= DOUBLE_TAP_MS || now - deaf.since >= AT_MOST_MS) return null;
  return { ...deaf, last: now };
}
