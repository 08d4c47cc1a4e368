import type { AnyRow } from './table-state.ts';

/**
 * Of a selection, to whom something can be done: rows it holds for, and those beyond the pages looked at, which only
 * the server knows. The others are skipped, and told.
 */
export function applicable<R extends AnyRow>(
  ids: readonly number[],
  rows: readonly R[],
  applies: (row: R) => boolean,
): { ids: number[]; skipped: R[] } {
  const chosen = new Set(ids);
  const skipped = rows.filter((row) => chosen.has(row.id) && !applies(row));
  const out = new Set(skipped.map(({ id }) => id));
  return { ids: ids.filter((id) => !out.has(id)), skipped };
}
