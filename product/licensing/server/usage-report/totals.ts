import * as z from 'zod/mini';
import type { Value } from '#platform/server/tables/cells.ts';
import { USAGE_SUMS, type UsageTotals, usageTotals } from '../../site-contract.ts';

/** The lines of the usage report added up; `columns` says what stands in them. */
export function totalsOf(lines: readonly (readonly Value[])[], columns: readonly string[]): UsageTotals {
  const sums = USAGE_SUMS.map((name) => {
    const at = columns.indexOf(name);
    return [name, lines.reduce((sum, line) => sum + Number(line[at] ?? 0), 0)] as const;
  });
  return z.parse(usageTotals, Object.fromEntries(sums));
}
