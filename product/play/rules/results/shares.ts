const STEP = 5;

/** To the nearest five: what is finer would be about somebody. */
export function inSteps(count: number): number {
  return STEP * Math.round(count / STEP);
}

/** In percent, in steps of five: what is finer would be about somebody. */
export function shareInSteps(part: number, whole: number): number {
  return inSteps((100 * part) / whole);
}

/**
 * Parts of a whole in steps of five that are a hundred together, or `total`: rounded each by itself, three may be 105. What is cut off
 * most gets a step back, the first of equals first; so nobody is further from the truth than a step.
 */
export function sharesInSteps(parts: readonly number[], total = 100): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const steps = parts.map((part) => (total * part) / whole / STEP);
  const shares = steps.map(Math.floor);
  const left = Math.round(total / STEP) - shares.reduce((sum, share) => sum + share, 0);
  const mostCut = steps
    .map((step, at) => ({ at, cut: step - Math.floor(step) }))
    .sort((a, b) => b.cut - a.cut || a.at - b.at)
    .slice(0, left);
  for (const { at } of mostCut) shares[at] = (shares[at] ?? 0) + 1;
  return shares.map((share) => STEP * share);
}
