import { guessColumn } from './columns.ts';

/** Above the names of the columns there may be a title, a date, a blank line: not more than so many. */
export const HEAD_LINES = 20;

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/**
 * Which of the first lines names the columns: the first of those under which most is known; where nothing is, the
 * first one that is wider than a title.
 */
export function headerPlace(lines: readonly (readonly string[])[]): number {
  const known = lines.map(
    (cells) => new Set(cells.map((cell) => guessColumn(cell)).filter((column) => column !== null)).size,
  );
  const most = Math.max(0, ...known);
  if (most >= 2 || (most === 1 && (known[0] ?? 0) === 1)) return known.indexOf(most);
  const isTable = lines.some((cells) => filled(cells) > 2);
  return isTable
    ? Math.max(
        0,
        lines.findIndex((cells) => filled(cells) > 1),
      )
    : 0;
}
