import { type Cell, neutral, type Rows } from './cells.ts';

/** With the mark that tells spreadsheets it is UTF-8. Pieces of many lines each, so that few are sent. */
export async function* csv(header: readonly string[], rows: Rows): AsyncGenerator<string> {
  yield `\uFEFF${line(header)}`;
  for await (const some of rows) {
    let lines = '';
    for (const cells of some) lines += line(cells);
    if (lines !== '') yield lines;
  }
}

function line(cells: readonly Cell[]): string {
  let fields = '';
  for (let index = 0; index < cells.length; index += 1) {
    fields += `${index === 0 ? '' : ','}${field(cells[index] ?? '')}`;
  }
  return `${fields}\r\n`;
}

function field(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.text;
  const text = neutral(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
