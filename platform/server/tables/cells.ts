import { dayIn, timeIn } from '#platform/contract/days.ts';
import type { Column } from '#platform/contract/table.ts';
import type { Say } from '../texts.ts';

/** A cell of a file: text, or a number that stays one. */
export type Cell = string | number;

/** Rows of a file as they come, some at a time. Each is made when it is its turn, and can be forgotten after it. */
export type Rows = AsyncIterable<Iterable<readonly Cell[]>>;

/** A value as the database gives it: one of an array in JSON. */
export type Value = string | number | boolean | null;

/** Writes the values of a column as people read them, in the language of the file and by its reader's days. */
export function cellWriter(column: Column, say: Say, timeZone: string): (value: Value) => Cell {
  if (column.kind !== 'choice' && column.kind !== 'yes-no') {
    return (value) => cellOf(column, value, say, timeZone);
  }
  const words = new Map<Value, Cell>();
  return (value) => {
    const word = words.get(value) ?? cellOf(column, value, say, timeZone);
    words.set(value, word);
    return word;
  };
}

function cellOf(column: Column, value: Value, say: Say, timeZone: string): Cell {
  if (value === null) return '';
  switch (column.kind) {
    case 'number':
      return Number(value);
    case 'yes-no':
      return say({ i18n: value === true ? 'ui.yes' : 'ui.no' });
    case 'day':
      return shownDay(String(value));
    case 'moment':
      return shownMoment(new Date(String(value)), timeZone, column.time === true);
    case 'choice':
      return say({ i18n: `${column.labels}.${String(value)}` });
    case 'text':
      return String(value);
  }
}

/** Section 5: shown as MM/DD/YYYY. */
function shownDay(iso: string): string {
  return `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`;
}

/** With the time of day where the screen has it; without the screen's comma a spreadsheet takes it for a moment. */
function shownMoment(moment: Date, timeZone: string, withTime: boolean): string {
  const day = shownDay(dayIn(timeZone, moment));
  return withTime ? `${day} ${timeIn(timeZone, moment)}` : day;
}

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it. Leading blanks hide nothing, and
 * the wide forms of the signs count too.
 */
export function neutral(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
