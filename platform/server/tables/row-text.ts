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
  /** What every row says: it has no cell. */
  always?: 'true' | 'false';
  /** Where the cell is null: what another row says, by the key in a cell of this one. */
  lookup?: { in: string; key: number; part: number };
};

/** Rows that many others refer to, by their key: JSON for each part. */
type Referred = ReadonlyMap<string, readonly Piece[]>;

/** The same by what they are looked up in. */
export type LookedUp = ReadonlyMap<string, Referred>;

const NOTHING: LookedUp = new Map();

const QUOTE = '"'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);
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

/** Most pages fit on the sheet that all of them are read from, one after the other. */
const SIZE = 128 * 1024;
const sheet = Buffer.allocUnsafeSlow(SIZE);

/** What PostgreSQL wrote, and the same as bytes: to look at a letter of a text takes several times as long as at a byte. */
type Rows = {
  text: string;
  bytes: Buffer;
  length: number;
  /** The last element that was written, of the array that begins at `from`: the next one mostly follows it. */
  last: { from: number; element: number; end: number };
};

function rowsOf(text: string): Rows {
  const bytes = 3 * text.length <= SIZE ? sheet : Buffer.allocUnsafeSlow(3 * text.length);
  return { text, bytes, length: bytes.write(text), last: { from: -1, element: 0, end: 0 } };
}

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
  /** Its name, and the same with what stands there where no cell says anything: null, or what every row says. */
  before: Piece;
  none: Piece;
  written: Written;
  cell: number | null;
  element: number | null;
  said: SaidOfCells | null;
  lookup: NonNullable<RowMember['lookup']> | null;
};

function placeOf(member: RowMember, before: string): Place {
  const { written, cell, element = null, said = null, lookup = null, always = 'null' } = member;
  return {
    before: pieceOf(before),
    none: pieceOf(`${before}${always}`),
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
  return (text, lookedUp = NOTHING) => {
    const rows = rowsOf(text);
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
  return (text) => {
    const rows = rowsOf(text);
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
function findCells(rows: Rows, open: number, ends: Int32Array): void {
  const { bytes, length } = rows;
  ends[0] = open;
  let end = open;
  for (let cell = 1; cell < ends.length; cell += 1) {
    end = endOfCell(rows, end + 1);
    ends[cell] = end;
  }
  // Behind the end there may be more of what was read before.
  if (end >= length || bytes[end] !== CLOSE) throw new Error('a row has more cells than were asked for');
}

function endOfRow(ends: Int32Array): number {
  return (ends[ends.length - 1] ?? 0) + 1;
}

function endOfCell({ bytes, length }: Rows, from: number): number {
  let end = from;
  if (bytes[from] === QUOTE) {
    // A quote inside is doubled.
    do end = endOfQuoted(bytes, length, end + 1);
    while (bytes[end] === QUOTE);
    return end;
  }
  for (; end < length; end += 1) {
    const code = bytes[end];
    if (code === COMMA || code === CLOSE) return end;
  }
  throw new Error('a row ends in the middle of a cell');
}

function endOfQuoted(bytes: Uint8Array, length: number, from: number): number {
  for (let end = from; end < length; end += 1) if (bytes[end] === QUOTE) return end + 1;
  throw new Error('a row ends in the middle of a cell');
}

/** Null is nothing at all; a text without letters is in quotes. */
function writeMember(place: Place, rows: Rows, ends: Int32Array, lookedUp: LookedUp): void {
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

function writeCell(written: Written, rows: Rows, ends: Int32Array, cell: number): void {
  const { bytes } = rows;
  const begun = (ends[cell] ?? 0) + 1;
  const isQuoted = bytes[begun] === QUOTE;
  const from = isQuoted ? begun + 1 : begun;
  const to = (ends[cell + 1] ?? 0) - (isQuoted ? 1 : 0);
  switch (written) {
    case 'yes-no':
      desk.put(bytes[from] === YES ? TRUE : FALSE);
      return;
    case 'as-it-is':
      // Numbers are never in quotes.
      if (isQuoted) desk.write(cellText(rows, ends, cell));
      else desk.copy(bytes, from, to);
      return;
    case 'moment':
      // What has a blank in it is in quotes; `infinity` is none of our moments and stays as it is.
      if (isQuoted) writeMoment(bytes, from, to);
      else writeText(cellText(rows, ends, cell));
      return;
    case 'text':
      if (!desk.quote(bytes, from, to)) desk.write(JSON.stringify(cellText(rows, ends, cell)));
  }
}

function writeText(text: string): void {
  desk.write(JSON.stringify(text));
}

/** `2026-11-17 20:30:17.39+00` as JSON has it: a T between day and time, and minutes in the offset. */
function writeMoment(bytes: Uint8Array, from: number, to: number): void {
  let space = from;
  while (space < to && bytes[space] !== SPACE) space += 1;
  desk.put(MARK);
  desk.copy(bytes, from, space);
  desk.put(BEFORE_TIME);
  desk.copy(bytes, space + 1, to);
  if (bytes[to - 3] !== COLON) desk.put(MINUTES);
  desk.put(MARK);
}

function cellText(rows: Rows, ends: Int32Array, cell: number): string {
  const from = (ends[cell] ?? 0) + 1;
  const to = ends[cell + 1] ?? 0;
  if (rows.bytes[from] !== QUOTE) return textOf(rows, from, to);
  const text = textOf(rows, from + 1, to - 1);
  return /["\\]/.test(text) ? text.replaceAll('""', '"').replaceAll('\\\\', '\\') : text;
}

/** Where all is ASCII, bytes and letters are counted alike, and a part of a text is had sooner. */
function textOf({ bytes, text, length }: Rows, from: number, to: number): string {
  return text.length === length ? text.slice(from, to) : bytes.toString('utf8', from, to);
}

/** Of `"{7,NULL,80}"`, which begins there; null where it has fewer. */
function writeElement({ before, none }: Place, rows: Rows, from: number, element: number): void {
  const { bytes, last } = rows;
  const goesOn = last.from === from && last.element < element;
  let nth = goesOn ? last.element : 0;
  let end = goesOn ? last.end : from + (bytes[from] === QUOTE ? 1 : 0);
  let begun = end;
  for (; nth < element; nth += 1) {
    if (nth > 0 && bytes[end] === CLOSE_ARRAY) return desk.put(none);
    begun = end + 1;
    end = endOfElement(rows, begun);
  }
  last.from = from;
  last.element = element;
  last.end = end;
  if (begun === end || bytes[begun] === NO_NUMBER) return desk.put(none);
  desk.put(before);
  desk.copy(bytes, begun, end);
}

function endOfElement({ bytes, length }: Rows, from: number): number {
  for (let end = from; end < length; end += 1) {
    const code = bytes[end];
    if (code === COMMA || code === CLOSE_ARRAY) return end;
  }
  throw new Error('a row ends in the middle of an array');
}
