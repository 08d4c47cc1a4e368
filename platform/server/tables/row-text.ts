/**
 * Rows as PostgreSQL writes them by itself, `(7,Ada,"Okafor, Maya",,t)`, made into JSON. Had the database write the JSON,
 * a page of fifty rows with forty columns took twice as long there.
 */
import type { Column } from '#platform/contract/table.ts';

/** JSON of a value that is there. */
type Written = (text: string) => string;

export type RowColumn = { name: string; written: Written };

export type SaidOfCells = { cells: readonly number[]; say: (...cells: string[]) => string };

/** Where a member of the JSON is found in the text of a row. */
export type RowMember = RowColumn & {
  /** Which cell; null where it has none of its own. */
  cell: number | null;
  /** Of a cell that is an array of numbers: which of them, from 1. */
  element?: number;
  /** What is said of several cells, instead of the one. */
  said?: SaidOfCells;
  /** Where the cell is null: what another row says, by the key in a cell of this one. */
  lookup?: { in: string; key: number; part: number };
};

/** Rows that many others refer to, by what they are looked up in and by their key: JSON for each part. */
export type LookedUp = Readonly<Record<string, ReadonlyMap<string, readonly string[]>>>;

const QUOTE = '"'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const CLOSE = ')'.charCodeAt(0);
const CLOSE_ARRAY = '}'.charCodeAt(0);

const asItIs: Written = (text) => text;

const yesOrNo: Written = (text) => (text === 't' ? 'true' : 'false');

/** `2026-11-17 20:30:17.39+00` as JSON has it: a T between day and time, and minutes in the offset. */
const moment: Written = (text) => {
  const space = text.indexOf(' ');
  // Neither `infinity` nor what is in another form is a moment of ours; it stays as it is.
  if (space === -1) return JSON.stringify(text);
  const hasMinutes = text.charCodeAt(text.length - 3) === COLON;
  return `"${text.slice(0, space)}T${text.slice(space + 1)}${hasMinutes ? '' : ':00'}"`;
};

/** `json`: what is JSON already. */
export function rowColumn(name: string, column: Pick<Column, 'kind'> | { kind: 'json' }): RowColumn {
  return { name, written: writtenBy(column) };
}

function writtenBy(column: Pick<Column, 'kind'> | { kind: 'json' }): Written {
  switch (column.kind) {
    case 'number':
    case 'json':
      return asItIs;
    case 'yes-no':
      return yesOrNo;
    case 'moment':
      return moment;
    case 'choice':
      return 'choices' in column && isOfNumbers(column.choices) ? asItIs : JSON.stringify;
    case 'text':
    case 'day':
      return JSON.stringify;
  }
}

function isOfNumbers(choices: unknown): boolean {
  return Array.isArray(choices) && typeof choices[0] === 'number';
}

/** Each column a cell, in their order. */
export function inTheirOrder(columns: readonly RowColumn[]): RowMember[] {
  return columns.map((column, cell) => ({ ...column, cell }));
}

/** Reads any number of rows, one right after the other, each with so many cells. */
export function rowsToJson(
  width: number,
  members: readonly RowMember[],
): (rows: string, lookedUp?: LookedUp) => string {
  const places = members.map((member, index) => {
    const before = `${index === 0 ? '{' : ','}${JSON.stringify(member.name)}:`;
    return { ...member, before, none: `${before}null` };
  });
  const ends = new Int32Array(width + 1);
  return (rows, lookedUp = {}) => {
    let json = '[';
    for (let at = 0; at < rows.length; at = endOfRow(ends)) {
      json += at === 0 ? '' : ',';
      findCells(rows, at, ends);
      for (const member of places) {
        const value = valueOf(member, rows, ends, lookedUp);
        json += value === null ? member.none : member.before + value;
      }
      json += '}';
    }
    return `${json}]`;
  };
}

/** The rows that others refer to: their key is in the first cell, and each member says a part. */
export function partsByKey(
  width: number,
  members: readonly RowMember[],
): (rows: string) => Map<string, string[]> {
  const ends = new Int32Array(width + 1);
  return (rows) => {
    const found = new Map<string, string[]>();
    for (let at = 0; at < rows.length; at = endOfRow(ends)) {
      findCells(rows, at, ends);
      const parts = members.map((member) => valueOf(member, rows, ends, {}) ?? 'null');
      found.set(cellText(rows, ends, 0), parts);
    }
    return found;
  };
}

/** Where the row's opening bracket is, and behind it the end of each cell. */
function findCells(rows: string, open: number, ends: Int32Array): void {
  ends[0] = open;
  let end = open;
  for (let cell = 1; cell < ends.length; cell += 1) {
    end = endOfCell(rows, end + 1);
    ends[cell] = end;
  }
  if (rows.charCodeAt(end) !== CLOSE) throw new Error('a row has more cells than were asked for');
}

function endOfRow(ends: Int32Array): number {
  return (ends[ends.length - 1] ?? 0) + 1;
}

function endOfCell(rows: string, from: number): number {
  let end = from;
  if (rows.charCodeAt(from) === QUOTE) {
    // A quote inside is doubled.
    do end = rows.indexOf('"', end + 1) + 1;
    while (end > 0 && rows.charCodeAt(end) === QUOTE);
    if (end === 0) throw new Error('a row ends in the middle of a cell');
    return end;
  }
  for (; end < rows.length; end += 1) {
    const code = rows.charCodeAt(end);
    if (code === COMMA || code === CLOSE) return end;
  }
  throw new Error('a row ends in the middle of a cell');
}

/** Null is nothing at all; a text without letters is in quotes. */
function valueOf(member: RowMember, rows: string, ends: Int32Array, lookedUp: LookedUp): string | null {
  const { written, cell, element, said, lookup } = member;
  if (said !== undefined) {
    return JSON.stringify(said.say(...said.cells.map((one) => cellText(rows, ends, one))));
  }
  const from = cell === null ? 0 : (ends[cell] ?? 0) + 1;
  const isNull = cell === null || from === ends[cell + 1];
  if (!isNull && element !== undefined) return elementOf(rows, from, element);
  if (!isNull) return written(cellText(rows, ends, cell));
  if (lookup === undefined) return null;
  return lookedUp[lookup.in]?.get(cellText(rows, ends, lookup.key))?.[lookup.part] ?? null;
}

function cellText(rows: string, ends: Int32Array, cell: number): string {
  const [from, to] = [(ends[cell] ?? 0) + 1, ends[cell + 1] ?? 0];
  if (rows.charCodeAt(from) !== QUOTE) return rows.slice(from, to);
  const text = rows.slice(from + 1, to - 1);
  return /["\\]/.test(text) ? text.replaceAll('""', '"').replaceAll('\\\\', '\\') : text;
}

/** Of `"{7,NULL,80}"`, which begins there; null where it has fewer. */
function elementOf(rows: string, from: number, element: number): string | null {
  let begun = from + (rows.charCodeAt(from) === QUOTE ? 2 : 1);
  let end = endOfElement(rows, begun);
  for (let nth = 1; nth < element; nth += 1) {
    if (rows.charCodeAt(end) === CLOSE_ARRAY) return null;
    begun = end + 1;
    end = endOfElement(rows, begun);
  }
  const text = rows.slice(begun, end);
  return text === '' || text === 'NULL' ? null : text;
}

function endOfElement(rows: string, from: number): number {
  for (let end = from; end < rows.length; end += 1) {
    const code = rows.charCodeAt(end);
    if (code === COMMA || code === CLOSE_ARRAY) return end;
  }
  throw new Error('a row ends in the middle of an array');
}
