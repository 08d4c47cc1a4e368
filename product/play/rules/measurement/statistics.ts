/**
 * How likely a value of the normal distribution (mean 0, deviation 1) is below this one. Polynomial for the error function,
 * right to six digits.
 */
export function likelyBelow(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (polynomial * Math.exp(-x * x)) / 2;
  return value < 0 ? tail : 1 - tail;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Of nothing it is no number. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Of a sample: two values at least. */
export function variance(values: readonly number[]): number {
  const middle = mean(values);
  return sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1);
}

export function deviation(values: readonly number[]): number {
  return Math.sqrt(variance(values));
}

/** How far counts are from what was expected. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  const parts = counts.map((count, at) => {
    const due = expected[at] ?? 0;
    return due === 0 ? 0 : (count - due) ** 2 / due;
  });
  return sum(parts);
}
