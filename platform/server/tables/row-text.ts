/**
 * Rows as PostgreSQL writes them by itself, `(7,Ada,"Okafor, Maya",,t)`, made into JSON. Had the database write the JSON,
 * a page of fifty rows with forty columns took twice as long there.
 */
import type { Column } from '#platform/contract/table.ts';
import { JsonDesk, type Piece, pieceOf } from './json-desk.ts';

/** How the text of a value that is there becomes JSON. */
type Written = 'as-it-is' | 'text' | 'yes-no' | 'moment';

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

/** Rows that many others refer to, by their key: JSON for each part. */
type Referred = ReadonlyMap<string, readonly Piece[]>;

/** The same by what they are looked up in. */
export type LookedUp = ReadonlyMap<string, Referred>;

const NOTHING: LookedUp = new Map();

const QUOTE = '"'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const CLOSE = ')'.charCodeAt(0);
const CLOSE_ARRAY = '}'.charCodeAt(0);
const YES = 't'.charCodeAt(0);
/** As `NULL` begins in an array. */
const NO_NUMBER = 'N'.charCodeAt(0);

const TRUE = pieceOf('true');
const FALSE = pieceOf('false');
const OPEN_ROWS = pieceOf('[');
const OPEN_ROW = pieceOf('{');
const NEXT_ROW = pieceOf(',{');
const CLOSE_ROW = pieceOf('}');
const CLOSE_ROWS = pieceOf(']');
const BEFORE_TIME = pieceOf('T');
const MINUTES = pieceOf(':00');
const MARK = pieceOf('"');

/** Written on by whoever writes a page, from beginning to end. */
const desk = new JsonDesk();

/** `json`: what is JSON already. */
export function rowColumn(name: string, column: Pick<Column, 'kind'> | { kind: 'json' }): RowColumn {
  return { name, written: writtenBy(column) };
}

function writtenBy(column: Pick<Column, 'kind'> | { kind: 'json' }): Written {
  switch (column.kind) {
    case 'number':
    case 'json':
      return 'as-it-is';
    case 'yes-no':
    case 'moment':
      return column.kind;
    case 'choice':
      return 'choices' in column && isOfNumbers(column.choices) ? 'as-it-is' : 'text';
    case 'text':
    case 'day':
      return 'text';
  }
}

function isOfNumbers(choices: unknown): boolean {
  return Array.isArray(choices) && typeof choices[0] === 'number';
}

/** Each column a cell, in their order. */
export function inTheirOrder(columns: readonly RowColumn[]): RowMember[] {
  return columns.map((column, cell) => ({ ...column, cell }));
}

/** A member in the one form that all have: what is looked at two thousand times a page must not differ in its shape. */
type Place = {
  /** Its name, and the same with null behind it. */
  before: Piece;
  none: Piece;
  written: Written;
  cell: number | null;
  element: number | null;
  said: SaidOfCells | null;
  lookup: NonNullable<RowMember['lookup']> | null;
};

function placeOf(member: RowMember, before: string): Place {
  const { written, cell, element = null, said = null, lookup = null } = member;
  return {
    before: pieceOf(before),
    none: pieceOf(`${before}null`),
    written,
    cell,
    element,
    said,
    lookup,
  };
}

/** Reads any number of rows, one right after the other, each with so many cells. */
export function rowsToJson(
  width: number,
  members: readonly RowMember[],
): (rows: string, lookedUp?: LookedUp) => string {
  const places = members.map((member, index) =>
    placeOf(member, `${index === 0 ? '' : ','}${JSON.stringify(member.name)}:`),
  );
  const ends = new Int32Array(width + 1);
  return (rows, lookedUp = NOTHING) => {
    desk.clear();
    desk.put(OPEN_ROWS);
    for (let at = 0; at < rows.length; at = endOfRow(ends)) {
      desk.put(at === 0 ? OPEN_ROW : NEXT_ROW);
      findCells(rows, at, ends);
      for (const place of places) writeMember(place, rows, ends, lookedUp);
      desk.put(CLOSE_ROW);
    }
    desk.put(CLOSE_ROWS);
    return desk.take();
  };
}

/** The rows that others refer to: their key is in the first cell, and each member says a part. */
export function partsByKey(width: number, members: readonly RowMember[]): (rows: string) => Referred {
  const places = members.map((member) => placeOf(member, ''));
  const ends = new Int32Array(width + 1);
  return (rows) => {
    const found = new Map<string, Piece[]>();
    for (let at = 0; at < rows.length; at = endOfRow(ends)) {
      findCells(rows, at, ends);
      const parts = places.map((place) => {
        desk.clear();
        writeMember(place, rows, ends, NOTHING);
        return pieceOf(desk.take());
      });
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
function writeMember(place: Place, rows: string, ends: Int32Array, lookedUp: LookedUp): void {
  const { before, none, written, cell, element, said, lookup } = place;
  const from = cell === null ? 0 : (ends[cell] ?? 0) + 1;
  if (cell !== null && from !== ends[cell + 1]) {
    if (element !== null) return writeElement(place, rows, from, element);
    desk.put(before);
    return writeCell(written, rows, ends, cell);
  }
  if (said !== null) {
    desk.put(before);
    return writeText(said.say(...said.cells.map((one) => cellText(rows, ends, one))));
  }
  const part =
    lookup === null
      ? undefined
      : lookedUp.get(lookup.in)?.get(cellText(rows, ends, lookup.key))?.[lookup.part];
  if (part === undefined) return desk.put(none);
  desk.put(before);
  desk.put(part);
}

function writeCell(written: Written, rows: string, ends: Int32Array, cell: number): void {
  const begun = (ends[cell] ?? 0) + 1;
  const isQuoted = rows.charCodeAt(begun) === QUOTE;
  const from = isQuoted ? begun + 1 : begun;
  const to = (ends[cell + 1] ?? 0) - (isQuoted ? 1 : 0);
  switch (written) {
    case 'yes-no':
      desk.put(rows.charCodeAt(from) === YES ? TRUE : FALSE);
      return;
    case 'as-it-is':
      // Numbers are never in quotes.
      if (isQuoted) desk.write(cellText(rows, ends, cell));
      else desk.copy(rows, from, to);
      return;
    case 'moment':
      // What has a blank in it is in quotes; `infinity` is none of our moments and stays as it is.
      if (isQuoted) writeMoment(rows, from, to);
      else writeText(cellText(rows, ends, cell));
      return;
    case 'text':
      if (!desk.quote(rows, from, to)) desk.write(JSON.stringify(cellText(rows, ends, cell)));
  }
}

function writeText(text: string): void {
  if (!desk.quote(text, 0, text.length)) desk.write(JSON.stringify(text));
}

/** `2026-11-17 20:30:17.39+00` as JSON has it: a T between day and time, and minutes in the offset. */
function writeMoment(rows: string, from: number, to: number): void {
  const space = rows.indexOf(' ', from);
  desk.put(MARK);
  desk.copy(rows, from, space);
  desk.put(BEFORE_TIME);
  desk.copy(rows, space + 1, to);
  if (rows.charCodeAt(to - 3) !== COLON) desk.put(MINUTES);
  desk.put(MARK);
}

function cellText(rows: string, ends: Int32Array, cell: number): string {
  const from = (ends[cell] ?? 0) + 1;
  const to = ends[cell + 1] ?? 0;
  if (rows.charCodeAt(from) !== QUOTE) return rows.slice(from, to);
  const text = rows.slice(from + 1, to - 1);
  return /["\\]/.test(text) ? text.replaceAll('""', '"').replaceAll('\\\\', '\\') : text;
}

/** Of `"{7,NULL,80}"`, which begins there; null where it has fewer. */
function writeElement({ before, none }: Place, rows: string, from: number, element: number): void {
  let begun = from + (rows.charCodeAt(from) === QUOTE ? 2 : 1);
  let end = endOfElement(rows, begun);
  for (let nth = 1; nth < element; nth += 1) {
    if (rows.charCodeAt(end) === CLOSE_ARRAY) return desk.put(none);
    begun = end + 1;
    end = endOfElement(rows, begun);
  }
  if (begun === end || rows.charCodeAt(begun) === NO_NUMBER) return desk.put(none);
  desk.put(before);
  desk.copy(rows, begun, end);
}

function endOfElement(rows: string, from: number): number {
  for (let end = from; end < rows.length; end += 1) {
    const code = rows.charCodeAt(end);
    if (code === COMMA || code === CLOSE_ARRAY) return end;
  }
  throw new Error('a row ends in the middle of an array');
}
