/**
 * Rows as PostgreSQL writes them by itself, `(7,Ada,"Okafor, Maya",,t)`, made into JSON. Had the database write the JSON,
 * a page of fifty rows with forty columns took twice as long there.
 */
import type { Column } from '#platform/contract/table.ts';

/** JSON of a value that is there. */
type Written = (text: string) => string;

export type RowColumn = { name: string; written: Written };

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

const QUOTE = '"'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const CLOSE = ')'.charCodeAt(0);

/** Reads any number of rows, one right after the other, each with these columns. */
export function rowsToJson(columns: readonly RowColumn[]): (rows: string) => string {
  const cells = columns.map(({ name, written }, index) => ({
    before: `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`,
    written,
  }));
  return (rows) => {
    let json = '[';
    let at = 0;
    while (at < rows.length) {
      json += at === 0 ? '' : ',';
      // Its opening bracket.
      at += 1;
      for (const { before, written } of cells) {
        const end = endOfCell(rows, at);
        // Nothing at all is null; a text without letters is in quotes.
        json += before + (end === at ? 'null' : written(cell(rows, at, end)));
        // And the comma or bracket behind it.
        at = end + 1;
      }
      json += '}';
    }
    return `${json}]`;
  };
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

function cell(rows: string, from: number, to: number): string {
  if (rows.charCodeAt(from) !== QUOTE) return rows.slice(from, to);
  const text = rows.slice(from + 1, to - 1);
  return /["\\]/.test(text) ? text.replaceAll('""', '"').replaceAll('\\\\', '\\') : text;
}
