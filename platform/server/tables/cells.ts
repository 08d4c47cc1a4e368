import { dayIn, daysBetween, timeIn } from '#platform/contract/days.ts';
import type { Column } from '#platform/contract/table.ts';
import type { Say } from '../texts.ts';

/** A day, or a moment, of a file: as it is read, and as spreadsheets count it. */
type DateCell = { text: string; serial: number; hasTime: boolean };

/** A cell of a file: text, or a number or a date that stays one. */
export type Cell = string | number | DateCell;

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
      return dayCell(String(value));
    case 'moment':
      return momentCell(new Date(String(value)), timeZone, column.time === true);
    case 'choice':
      return say({ i18n: `${column.labels}.${String(value)}` });
    case 'text':
      return String(value);
  }
}

/** Shown as MM/DD/YYYY. */
function shownDay(iso: string): string {
  return `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)}`;
}

/** Spreadsheets count days from here, which is right from March 1900 on. */
const FIRST_DAY = '1899-12-30';

function dayCell(iso: string): DateCell {
  return { text: shownDay(iso), serial: daysBetween(FIRST_DAY, iso.slice(0, 10)), hasTime: false };
}

/** With the time of day where the screen has it; without the screen's comma a spreadsheet takes it for a moment. */
function momentCell(moment: Date, timeZone: string, withTime: boolean): DateCell {
  const day = dayCell(dayIn(timeZone, moment));
  if (!withTime) return day;
  const time = timeIn(timeZone, moment);
  return { text: `${day.text} ${time}`, serial: day.serial + minutesOf(time) / MINUTES, hasTime: true };
}

const MINUTES = 24 * 60;
const NOON = 12;

/** Of `2:05 PM`, since midnight. */
function minutesOf(time: string): number {
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return ((Number(hour) % NOON) + (half === 'PM' ? NOON : 0)) * 60 + Number(minute);
}

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it. Leading blanks hide nothing, and
 * the wide forms of the signs count too.
 */
export function neutral(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
