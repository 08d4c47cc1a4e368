import type { Day } from '#platform/contract/days.ts';
import { countsForNormsSql } from '#product/consents/server/asking.ts';
import { ALL, periodsOf } from '../rules/program-periods.ts';

/** What all figures of a program are counted from: first plays in `$1` of children who count. */
export const PLAYS = 'scene_plays p join students s on s.id = p.student_id';
export const COUNT = `p.program = $1 and p.is_first and ${countsForNormsSql('s')}`;

/** Of plays `p`. */
export const MONTH = "to_char(p.started_on, 'YYYY-MM')";

/** A period and a grade, either of which may be all. */
export type Cell = `${string} ${string}`;
export const WHOLE: Cell = `${ALL} ${ALL}`;

/** Each row in every cell that it belongs to. */
export function cellsOf<Row extends { grade: number; month: string }>(
  rows: readonly Row[],
  today: Day,
): Map<Cell, Row[]> {
  const cells = new Map<Cell, Row[]>();
  for (const row of rows) {
    for (const period of periodsOf(row.month, today)) {
      for (const grade of [ALL, String(row.grade)]) {
        const cell: Cell = `${period} ${grade}`;
        const own = cells.get(cell);
        if (own === undefined) cells.set(cell, [row]);
        else own.push(row);
      }
    }
  }
  return cells;
}

const AT_ONCE = 5000;

/** As JSON, so many at once that none of it is large. */
export async function keepInParts(
  rows: readonly object[],
  keep: (part: string) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await keep(JSON.stringify(rows.slice(at, at + AT_ONCE)));
}
