const STEP = 5;

/** To the nearest five: what is finer would be about somebody. */
export function inSteps(count: number): number {
  return STEP * Math.round(count / STEP);
}

/** In percent, in steps of five: what is finer would be about somebody. */
export function shareInSteps(part: number, whole: number): number {
  return inSteps((100 * part) / whole);
}
