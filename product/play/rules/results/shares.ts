const STEP = 5;

/** In percent, in steps of five: what is finer would be about somebody. */
export function shareInSteps(part: number, whole: number): number {
  return STEP * Math.round((100 * part) / whole / STEP);
}
