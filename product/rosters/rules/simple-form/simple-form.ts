import * as z from 'zod/mini';
import type { FieldErrors } from '#platform/contract/message.ts';
import { inNameOrder } from '#platform/contract/names.ts';
import { guessMapping } from '../../uploads/rules/columns.ts';
import { SIMPLE_FORM_ROWS, SIMPLE_FORM_START } from '../limits.ts';
import { isSameName } from '../names.ts';
import { simpleRow } from '../student-fields.ts';

export const SIMPLE_COLUMNS = ['first_name', 'last_name', 'grade', 'student_id', 'username'] as const;
export type SimpleColumn = (typeof SIMPLE_COLUMNS)[number];
export type SimpleLine = Readonly<Record<SimpleColumn, string>>;

/** As they stand in the form, and in a spreadsheet that is pasted into it. */
export function simpleColumns(language: string, { atHome = false } = {}): SimpleColumn[] {
  // Only schools number children.
  const asked = SIMPLE_COLUMNS.filter((column) => !atHome || column !== 'student_id');
  return inNameOrder(language, asked, (column) => column);
}

const BLANK: SimpleLine = { first_name: '', last_name: '', grade: '', student_id: '', username: '' };

export function blankLines(count: number = SIMPLE_FORM_START): SimpleLine[] {
  return Array.from({ length: count }, () => BLANK);
}

function isBlank(line: SimpleLine): boolean {
  return SIMPLE_COLUMNS.every((column) => line[column].trim() === '');
}

/** There is always a line left to write in, until the limit. */
function withRoom(lines: readonly SimpleLine[]): SimpleLine[] {
  const last = lines.at(-1);
  if (last !== undefined && isBlank(last)) return [...lines];
  return lines.length < SIMPLE_FORM_ROWS ? [...lines, BLANK] : [...lines];
}

export function withCell(
  lines: readonly SimpleLine[],
  row: number,
  column: SimpleColumn,
  value: string,
): SimpleLine[] {
  return withRoom(lines.map((line, index) => (index === row ? { ...line, [column]: value } : line)));
}

export function withoutLine(lines: readonly SimpleLine[], row: number): SimpleLine[] {
  const left = lines.filter((_, index) => index !== row);
  return withRoom(left.length === 0 ? blankLines(1) : left);
}

export type Pasted = { lines: SimpleLine[]; leftOut: number };

/**
 * Cells of a spreadsheet, filled in from one cell on; where they come with the names of their columns, by those,
 * whatever their order. What does not fit any more is counted, not lost unnoticed.
 */
export function pasteInto(
  lines: readonly SimpleLine[],
  at: { row: number; column: SimpleColumn },
  text: string,
  order: readonly SimpleColumn[] = SIMPLE_COLUMNS,
): Pasted {
  const { columns, cells } = tableOf(text, order.slice(order.indexOf(at.column)));
  const room = SIMPLE_FORM_ROWS - at.row;
  const next = [...lines];
  for (const [index, values] of cells.slice(0, room).entries()) {
    const line: Record<SimpleColumn, string> = { ...(next[at.row + index] ?? BLANK) };
    for (const [place, value] of values.entries()) {
      const column = columns[place];
      if (column !== undefined && column !== null && order.includes(column)) line[column] = value;
    }
    next[at.row + index] = line;
  }
  return { lines: withRoom(next), leftOut: Math.max(0, cells.length - room) };
}

/** Whether a pasted text is more than the content of one cell. */
export function isTable(text: string): boolean {
  return /[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''));
}

type Table = { columns: readonly (SimpleColumn | null)[]; cells: string[][] };

function tableOf(text: string, unnamed: readonly SimpleColumn[]): Table {
  const rows = cellsOf(text.replace(/(\r\n|\r|\n)+$/, '').split(/\r\n|\r|\n/));
  const [first = []] = rows;
  const named = columnsNamed(first);
  if (named !== null) return { columns: named, cells: rows.slice(1) };
  return { columns: unnamed, cells: rows };
}

/** From a note or a mail, where a spreadsheet would have tabs. */
const SEPARATORS = [';', ','] as const;

/** Cells stand apart by tabs; by commas or semicolons where those make as many of every line. */
function cellsOf(lines: readonly string[]): string[][] {
  if (lines.length > 1 && lines.every((line) => !line.includes('\t'))) {
    const written = lines.filter((line) => line.trim() !== '');
    const ways = SEPARATORS.map((separator) => written.map((line) => partsOf(line, separator)));
    const width = (way: string[][]) => way[0]?.length ?? 0;
    const fitting = ways.filter((way) => width(way) > 1 && way.every((row) => row.length === width(way)));
    const [best] = fitting.toSorted((one, other) => width(other) - width(one));
    if (best !== undefined) return best;
  }
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** What is quoted may have the separator in it, and two quotes for one. */
function partsOf(line: string, separator: string): string[] {
  const part = new RegExp(`\\s*(?:"((?:[^"]|"")*)"\\s*|([^${separator}]*))(?:${separator}|$)`, 'y');
  const parts: string[] = [];
  while (part.lastIndex <= line.length) {
    const found = part.exec(line);
    // A quote in the middle of nowhere: not a line of this kind.
    if (found === null) return [line];
    parts.push(found[1]?.replaceAll('""', '"').trim() ?? found[2]?.trim() ?? '');
    if (!found[0].endsWith(separator)) break;
  }
  return parts;
}

/** A spreadsheet is often copied with its first line. It is one where two columns or more are known by their names. */
function columnsNamed(cells: readonly string[]): Table['columns'] | null {
  const columns = guessMapping(cells).map((column): SimpleColumn | null => {
    if (column === 'student_username') return 'username';
    return SIMPLE_COLUMNS.find((one) => one === column) ?? null;
  });
  return columns.filter((column) => column !== null).length >= 2 ? columns : null;
}

/** What is sent, and which line of the form each row of it was. */
export function filledLines(
  lines: readonly SimpleLine[],
  skipped: ReadonlySet<number> = new Set(),
): { rows: SimpleLine[]; places: number[] } {
  const places = lines.flatMap((line, index) => (isBlank(line) || skipped.has(index) ? [] : [index]));
  return { rows: places.flatMap((place) => lines[place] ?? []), places };
}

/** `rows.3.first_name` of what was sent is a cell of the form; anything else is said above it. */
export function placeRowErrors(
  errors: FieldErrors,
  places: readonly number[],
): { cells: FieldErrors; others: FieldErrors } {
  const placed: { cells: FieldErrors; others: FieldErrors } = { cells: {}, others: {} };
  for (const [key, message] of Object.entries(errors)) {
    const [, row = '', column = ''] = /^rows\.(\d+)\.(\w+)$/.exec(key) ?? [];
    const place = places[Number(row)];
    if (column === '' || place === undefined) placed.others[key] = message;
    else placed.cells[cellName(place, column)] = message;
  }
  return placed;
}

export function cellName(row: number, column: string): string {
  return `${row}.${column}`;
}

/** What the form finds wrong before anything is sent: the same words as the server's. */
export function rowErrors(rows: readonly SimpleLine[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, row] of rows.entries()) {
    const parsed = z.safeParse(simpleRow(), row);
    for (const issue of parsed.success ? [] : parsed.error.issues) {
      errors[`rows.${index}.${String(issue.path[0])}`] ??= { i18n: issue.message };
    }
  }
  return { ...repeatedInRows(rows), ...errors };
}

type Row = { first_name: string; last_name: string; student_id: string; username: string };

/** A username or number given twice in one form is the later row's mistake. */
export function repeatedInRows(rows: readonly Row[]): FieldErrors {
  const errors: FieldErrors = {};
  const seen = { student_id: new Set<string>(), username: new Set<string>() };
  for (const [index, row] of rows.entries()) {
    for (const column of ['student_id', 'username'] as const) {
      const value = row[column];
      if (value === '') continue;
      if (seen[column].has(value)) errors[`rows.${index}.${column}`] = { i18n: 'validation.unique' };
      seen[column].add(value);
    }
  }
  return errors;
}

/** Rows that name a child whom an earlier row names already. */
export function repeatedNames(rows: readonly Row[]): number[] {
  return rows.flatMap((row, index) =>
    rows.slice(0, index).some((earlier) => isSameName(earlier, row)) ? [index] : [],
  );
}
