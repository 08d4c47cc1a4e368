import type { Value } from '#platform/server/tables/cells.ts';
import type { UsageTotals } from '../../site-contract.ts';

/** The lines of the usage report added up; `columns` says what stands in them. */
export function totalsOf(lines: readonly (readonly Value[])[], columns: readonly string[]): UsageTotals {
  const sumOf = (name: keyof UsageTotals): number => {
    const at = columns.indexOf(name);
    return lines.reduce((sum, line) => sum + Number(line[at] ?? 0), 0);
  };
  return {
    students: sumOf('students'),
    used: sumOf('used'),
    elsewhere: sumOf('elsewhere'),
    academy: sumOf('academy'),
    zoou: sumOf('zoou'),
    ssgrin: sumOf('ssgrin'),
    hoh: sumOf('hoh'),
    sim: sumOf('sim'),
  };
}
