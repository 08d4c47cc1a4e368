/** A hint before the answer leaves at most this. */
export const HINTED_MOST = 1;
/** A norm cell of fewer students gives no percentile. */
export const FEWEST_NORMS = 100;

/** Group data levels 0, 1 and 2. */
export const BANDS = ['emerging', 'improving', 'proficient'] as const;
export type Band = (typeof BANDS)[number];

export function levelOf(band: Band): 0 | 1 | 2 {
  if (band === 'proficient') return 2;
  return band === 'improving' ? 1 : 0;
}

/** Share of the required scenes that are done; more than all is all. */
export function completed(done: number, required: number): number {
  return required <= 0 ? 0 : Math.min(1, Math.max(0, done) / required);
}

/** The mid-rank of a performance among those of its norm cell, 1 to 99; null until the cell is large enough. */
export function percentile(own: number, norms: readonly number[]): number | null {
  const below = norms.filter((other) => other < own).length;
  const equal = norms.filter((other) => other === own).length;
  return percentileOfCounts(below, equal, norms.length);
}

/** The same from counts, as a database gives them. */
function percentileOfCounts(below: number, equal: number, all: number): number | null {
  if (all < FEWEST_NORMS) return null;
  return Math.min(99, Math.max(1, Math.round((100 * (below + equal / 2)) / all)));
}
