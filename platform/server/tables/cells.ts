import type { Column } from '#platform/contract/table.ts';
import type { Say } from '../texts.ts';

/** A cell of a file: text, or a number that stays one. */
export type Cell = string | number;

/** A value as people read it, in the language of the file. */
export function cellOf(column: Column, value: unknown, say: Say): Cell {
  if (value === null || value === undefined) return '';
  switch (column.kind) {
    case 'number':
      return Number(value);
    case 'yes-no':
      return say({ i18n: value === true ? 'ui.yes' : 'ui.no' });
    case 'day':
      return shownDay(String(value));
    case 'moment':
      return shownDay(value instanceof Date ? value.toISOString() : String(value));
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

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it. Leading blanks hide nothing, and
 * the wide forms of the signs count too.
 */
export function neutral(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}
