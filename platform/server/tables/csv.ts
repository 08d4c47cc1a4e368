import { type Cell, neutral } from './cells.ts';

/** With the mark that tells spreadsheets it is UTF-8. Pieces of many lines each, so that few are sent. */
export async function* csv(header: readonly string[], rows: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield `\uFEFF${line(header)}`;
  for await (const some of rows) yield some.map(line).join('');
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`;
}

function field(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = neutral(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
