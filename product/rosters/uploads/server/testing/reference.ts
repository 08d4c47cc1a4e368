import { foldName } from '../../../rules/names.ts';
import type { UploadRow } from '../../rules/rows.ts';

/** A row of a file of changes may say that the student has left. */
export type AnyRow = UploadRow & { remove?: boolean };

/** The rules of matching, row by row and plainly. The statements of `match.ts` have to come to the same. */
export type Known = {
  id: number;
  first_name: string;
  last_name: string;
  grade: number;
  teacher: string;
  student_id: string | null;
  username: string;
  active_program: string | null;
  clever_user_id: string | null;
  classlink_tenant_id: string | null;
  classlink_login_id: string | null;
  owner_id: number;
  school_id: number;
  archived: boolean;
  /** The uploader sees this student, and may change them, give them away or archive them. */
  reachable: boolean;
  ruled: boolean;
};
export type Options = {
  school_id: number;
  allow_duplicates: boolean;
  archive_missing: boolean;
  exclude_others: boolean;
  keep_providers: boolean;
  educator_id: number;
  /** Whether somebody vouches for the uploader, and who of the school's educators nobody vouches for. */
  uploader_verified: boolean;
  unverified: ReadonlySet<number>;
};
export type Decision = {
  action: string;
  found: number | null;
  changed: string[];
  errors: Record<string, string>;
};

export function decideAll(
  rows: readonly AnyRow[],
  students: readonly Known[],
  educators: ReadonlyMap<string, number>,
  options: Options,
): Decision[] {
  const founds = rows.map((row) => find(row, students, options));
  const educatorOf = (row: AnyRow): number | undefined => educators.get(row.cells.educator_username);
  const faults = rows.map((row, index) =>
    faultsOf(row, founds[index] ?? null, students, educatorOf(row), options),
  );
  const decisions = rows.map((row, index): Decision => {
    const student = founds[index] ?? null;
    const errors: Record<string, string> = { ...faults[index] };
    // A row that fails for a reason of its own has said nothing.
    const repeats = (other: AnyRow, place: number): boolean =>
      Object.keys(faults[place] ?? {}).length === 0 &&
      saysTheSame(other, founds[place] ?? null, row, student, options);
    if (isValid(row) && errors['row'] === undefined && rows.slice(0, index).some(repeats)) {
      errors['row'] = 'rosters-uploads.row.already-processed';
    }
    const failed = Object.keys(errors).length > 0;
    const isUpdate = !failed && student !== null && row.remove !== true;
    const changed = isUpdate ? changes(row, student, educatorOf(row), options) : [];
    const action = failed ? 'fail' : actionOf(row, student, changed);
    return { action, found: student?.id ?? null, changed, errors };
  });
  return limited(rows, decisions, students, educatorOf, options);
}

function actionOf(row: AnyRow, student: Known | null, changed: readonly string[]): string {
  if (row.remove === true) return student?.archived === true ? 'keep' : 'archive';
  if (student === null) return 'create';
  return changed.length === 0 ? 'keep' : 'update';
}

/** What is wrong with a row, whatever the other rows say. */
function faultsOf(
  row: AnyRow,
  student: Known | null,
  students: readonly Known[],
  educator: number | undefined,
  options: Options,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const taken = (field: string, same: (other: Known) => boolean): void => {
    if (students.some((other) => other.id !== student?.id && same(other)))
      errors[field] = 'validation.unique';
  };
  const { cells } = row;
  if (cells.educator_username !== '') {
    const gives = student !== null && educator !== student.owner_id;
    if (!options.uploader_verified) errors['educator_username'] = 'rosters-uploads.row.educator-not-verified';
    else if (educator === undefined) errors['educator_username'] = 'rosters-uploads.row.educator';
    else if (gives && !student.ruled) errors['educator_username'] = 'rosters-uploads.row.guest';
  }
  if (cells.student_username !== '')
    taken('student_username', (other) => other.username === cells.student_username);
  if (cells.clever_user_id !== '')
    taken('clever_user_id', (other) => other.clever_user_id === cells.clever_user_id);
  if (cells.classlink_login_id !== '') taken('classlink_login_id', (other) => sameClasslink(row, other));
  if (student !== null && !student.reachable) errors['row'] = 'rosters-uploads.row.not-yours';
  else if (row.remove === true && student !== null && !student.ruled)
    errors['row'] = 'rosters-uploads.row.not-yours';
  else if (student !== null && !student.ruled && changes(row, student, educator, options).length > 0)
    errors['row'] = 'rosters-uploads.row.shared';
  else if (row.remove === true && student === null && isValid(row))
    errors['row'] = 'rosters-uploads.row.not-here';
  for (const [field, { i18n }] of Object.entries(row.errors)) errors[field] = i18n;
  return errors;
}

/** Whom nobody vouches for has one student, new or out of the archive; the first rows count. */
function limited(
  rows: readonly AnyRow[],
  decisions: readonly Decision[],
  students: readonly Known[],
  educatorOf: (row: AnyRow) => number | undefined,
  { unverified, educator_id: chosen }: Options,
): Decision[] {
  const having = new Map<number, number>();
  for (const { owner_id: owner, archived } of students) {
    if (!archived) having.set(owner, (having.get(owner) ?? 0) + 1);
  }
  return decisions.map((decision, index) => {
    const { action, found, changed } = decision;
    const row = rows[index];
    const comes = action === 'create' || (action === 'update' && changed.includes('archived'));
    if (row === undefined || !comes || educatorOf(row) !== undefined) return decision;
    const owner = students.find((student) => student.id === found)?.owner_id ?? chosen;
    if (!unverified.has(owner)) return decision;
    const count = having.get(owner) ?? 0;
    if (count >= 1) {
      return { action: 'fail', found, changed: [], errors: { row: 'rosters-uploads.row.not-verified' } };
    }
    having.set(owner, count + 1);
    return decision;
  });
}

const isValid = (row: UploadRow): boolean => Object.keys(row.errors).length === 0;

function find(row: AnyRow, students: readonly Known[], options: Options): Known | null {
  const here = students.filter((student) => student.school_id === options.school_id);
  const { cells } = row;
  const number =
    cells.student_id === '' ? undefined : here.find((student) => student.student_id === cells.student_id);
  // Nobody is archived for a name.
  if (number !== undefined || row.remove === true) return number ?? null;
  if (cells.student_id === '' && cells.student_username !== '') {
    const named = here.find((student) => student.username === cells.student_username);
    if (named !== undefined) return named;
  }
  // Who is not verified learns nothing about the school's other children.
  const asked = here.filter((student) => options.uploader_verified || student.reachable);
  const best = options.allow_duplicates ? undefined : namesakes(row, asked)[0];
  if (best !== undefined) return best;
  const clever =
    cells.clever_user_id === ''
      ? undefined
      : here.find((student) => student.clever_user_id === cells.clever_user_id);
  if (clever !== undefined) return clever;
  return (
    (cells.classlink_login_id === '' ? undefined : here.find((student) => sameClasslink(row, student))) ??
    null
  );
}

/** Same name, a grade lower or equal, and no number that says otherwise; the active first, then the nearest grade. */
function namesakes(row: UploadRow, here: readonly Known[]): Known[] {
  return here
    .filter(
      (student) =>
        foldName(student.first_name) === row.firstFold && foldName(student.last_name) === row.lastFold,
    )
    .filter((student) => row.grade === null || student.grade <= row.grade)
    .filter((student) => row.cells.student_id === '' || student.student_id === null)
    .toSorted(
      (one, other) =>
        Number(one.archived) - Number(other.archived) ||
        other.grade - one.grade ||
        Number(one.student_id !== null) - Number(other.student_id !== null) ||
        one.id - other.id,
    );
}

function sameClasslink({ cells }: UploadRow, student: Known): boolean {
  return (
    student.classlink_login_id === cells.classlink_login_id &&
    student.classlink_tenant_id === cells.classlink_tenant_id
  );
}

function saysTheSame(
  earlier: AnyRow,
  earlierFound: Known | null,
  row: UploadRow,
  found: Known | null,
  options: Options,
): boolean {
  const same = (field: 'student_id' | 'student_username' | 'clever_user_id'): boolean =>
    row.cells[field] !== '' && row.cells[field] === earlier.cells[field];
  if (found !== null && found.id === earlierFound?.id) return true;
  if (same('student_id') || same('student_username') || same('clever_user_id')) return true;
  const { classlink_login_id: login, classlink_tenant_id: tenant } = row.cells;
  if (
    login !== '' &&
    login === earlier.cells.classlink_login_id &&
    tenant === earlier.cells.classlink_tenant_id
  )
    return true;
  if (options.allow_duplicates || found !== null || earlier.remove === true) return false;
  const namesake =
    row.firstFold === earlier.firstFold && row.lastFold === earlier.lastFold && row.grade === earlier.grade;
  return namesake && (row.cells.student_id === '' || earlier.cells.student_id === '');
}

function changes(row: UploadRow, student: Known, educator: number | undefined, options: Options): string[] {
  const { cells } = row;
  const changed = new Set<string>();
  const differ = (field: string, differs: boolean): void => void (differs && changed.add(field));
  differ('first_name', cells.first_name !== student.first_name);
  differ('last_name', cells.last_name !== student.last_name);
  differ('grade', row.grade !== null && row.grade !== student.grade);
  differ('archived', student.archived);
  differ('teacher', cells.teacher !== '' && cells.teacher !== student.teacher);
  differ('student_id', cells.student_id !== '' && cells.student_id !== student.student_id);
  differ('student_username', cells.student_username !== '' && cells.student_username !== student.username);
  differ('educator_username', educator !== undefined && educator !== student.owner_id);
  differ('assign_program', cells.assign_program !== '' && cells.assign_program !== student.active_program);
  const clever = cells.clever_user_id !== '';
  const classlink = cells.classlink_login_id !== '';
  differ('clever_user_id', clever && cells.clever_user_id !== student.clever_user_id);
  differ('classlink_login_id', classlink && !sameClasslink(row, student));
  if (!options.keep_providers) {
    differ('classlink_login_id', clever && !classlink && student.classlink_login_id !== null);
    differ('clever_user_id', classlink && !clever && student.clever_user_id !== null);
  }
  return [...changed].toSorted();
}

/** Whom the file does not name. */
export function missing(
  decisions: readonly Decision[],
  students: readonly Known[],
  options: Options,
): number[] {
  const named = new Set(decisions.map((decision) => decision.found));
  return students
    .filter(
      (student) => options.archive_missing && student.school_id === options.school_id && !student.archived,
    )
    .filter((student) => student.ruled && !named.has(student.id))
    .filter((student) => !options.exclude_others || student.owner_id === options.educator_id)
    .map((student) => student.id);
}
