import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { optionalText } from '#platform/contract/fields.ts';
import type { FieldErrors } from '#platform/contract/message.ts';
import type { Grade } from '../../rules/grades.ts';
import { foldName } from '../../rules/names.ts';
import { studentShape } from '../../rules/student-fields.ts';
import { gradeFrom } from '../../rules/written-grades.ts';
import { looksBroken } from './broken-text.ts';
import { type Mapping, UPLOAD_COLUMNS, type UploadColumn } from './columns.ts';
import { CELL_MAX } from './limits.ts';

export type UploadCells = Readonly<Record<UploadColumn, string>>;

/** A row as it was understood. What is wrong with it by itself stands in `errors`; the rest takes the database. */
export type UploadRow = {
  /** As written, without the blanks around. */
  cells: UploadCells;
  grade: Grade | null;
  firstFold: string;
  lastFold: string;
  activate: boolean;
  /** The username was an e-mail address, and is left out. */
  hasEmail: boolean;
  errors: FieldErrors;
};

export const NO_CELLS: UploadCells = {
  first_name: '',
  last_name: '',
  grade: '',
  teacher: '',
  student_id: '',
  educator_username: '',
  student_username: '',
  activate_license: '',
  assign_program: '',
  clever_user_id: '',
  classlink_login_id: '',
  classlink_tenant_id: '',
};

/** An apostrophe before a formula's sign is how our own files keep spreadsheets from running it. */
function plain(cell: string): string {
  const text = cell.replace(/^\u{FEFF}/u, '').trim();
  return /^'\s*[=+\-@＝＋－＠]/u.test(text) ? text.slice(1).trim() : text;
}

/** The cells of a line, put where the mapping says. */
export function cellsOf(mapping: Mapping, line: readonly string[]): UploadCells {
  const cells: Record<UploadColumn, string> = { ...NO_CELLS };
  for (const [index, column] of mapping.entries()) {
    if (column !== null) cells[column] = plain(line[index] ?? '');
  }
  return cells;
}

const { username, ...own } = studentShape();
const idField = () => optionalText({ max: 100 });
const rowFields = z.object({
  ...own,
  student_username: username,
  educator_username: idField(),
  clever_user_id: idField(),
  classlink_login_id: idField(),
  classlink_tenant_id: idField(),
});

/** Y activates or extends, everything else skips. */
const isYes = (cell: string): boolean => /^y(es)?$/i.test(cell);

type Reading = {
  /** The student has left: only the number has to be right, and the rest of the row says nothing. */
  remove?: boolean;
  /** Why the line cannot be used, whatever it says. */
  fault?: string | undefined;
  /** Somebody has looked at it and means it. */
  isTyped?: boolean;
};

export function readRow(
  written: UploadCells,
  { remove = false, fault, isTyped = false }: Reading = {},
): UploadRow {
  const row = readCells(written, isTyped);
  if (fault !== undefined) row.errors['row'] = { i18n: `rosters-uploads.row.left-out.${fault}` };
  if (!remove) return row;
  const { student_id: wrong } = row.errors;
  const missing = row.cells.student_id === '' ? { i18n: 'validation.required' } : wrong;
  const { first_name, last_name, grade, student_id } = row.cells;
  return {
    ...row,
    cells: { ...NO_CELLS, first_name, last_name, grade, student_id },
    activate: false,
    errors: missing === undefined ? {} : { student_id: missing },
  };
}

function readCells(written: UploadCells, isTyped: boolean): UploadRow {
  const cells = tidy(written);
  const errors: FieldErrors = {};
  const parsed = z.safeParse(rowFields, cells);
  for (const issue of parsed.error?.issues ?? []) {
    errors[String(issue.path[0])] ??= { i18n: issue.message };
  }
  if (errors['grade']?.i18n === 'validation.grade') {
    errors['grade'] = {
      i18n: 'rosters-uploads.row.grade',
      values: { written: cells.grade.slice(0, GRADE_SHOWN) },
    };
  }
  for (const column of UPLOAD_COLUMNS) {
    // What is cut has been said to be too long.
    if (written[column].length > CELL_MAX) errors[column] ??= { i18n: 'validation.max-200' };
    else if (/\p{Cc}/u.test(cells[column])) errors[column] ??= { i18n: 'validation.text' };
    // What a person has typed is what it is; a letter that was lost stays lost.
    if (isTyped ? cells[column].includes('\uFFFD') : looksBroken(cells[column])) {
      errors[column] = { i18n: 'rosters-uploads.row.broken' };
    }
  }
  const { classlink_login_id: login, classlink_tenant_id: tenant } = cells;
  if (login === '' && tenant !== '') errors['classlink_login_id'] ??= { i18n: 'validation.required' };
  if (login !== '' && tenant === '') errors['classlink_tenant_id'] ??= { i18n: 'validation.required' };
  if (cells.assign_program !== '' && !PROGRAM_IDS.some((id) => id === cells.assign_program)) {
    errors['assign_program'] ??= { i18n: 'validation.in' };
  }
  return {
    cells,
    grade: gradeFrom(cells.grade),
    firstFold: foldName(cells.first_name),
    lastFold: foldName(cells.last_name),
    activate: isYes(cells.activate_license),
    hasEmail: written.student_username.includes('@'),
    errors,
  };
}

const GRADE_SHOWN = 30;

/** Usernames and programs are in small letters everywhere. */
function tidy(written: UploadCells): UploadCells {
  const cells: Record<UploadColumn, string> = { ...NO_CELLS };
  for (const column of UPLOAD_COLUMNS) cells[column] = written[column].slice(0, CELL_MAX);
  for (const column of ['educator_username', 'student_username', 'assign_program'] as const) {
    cells[column] = cells[column].toLowerCase();
  }
  // Many systems have e-mail addresses for usernames: with those a child cannot sign in here, and keeps or gets another.
  if (cells.student_username.includes('@')) cells.student_username = '';
  return cells;
}
