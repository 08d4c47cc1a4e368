/** The columns of a file, in the order of the template. */
export const UPLOAD_COLUMNS = [
  'first_name',
  'last_name',
  'grade',
  'teacher',
  'student_id',
  'educator_username',
  'student_username',
  'activate_license',
  'assign_program',
  'clever_user_id',
  'classlink_login_id',
  'classlink_tenant_id',
] as const;
export type UploadColumn = (typeof UPLOAD_COLUMNS)[number];

export const REQUIRED_COLUMNS = ['first_name', 'last_name', 'grade'] as const satisfies UploadColumn[];

/** What a roster says about a student, in the columns of an upload. */
export const ONEROSTER_COLUMNS = [
  'first_name',
  'last_name',
  'grade',
  'student_id',
  'teacher',
  'educator_username',
  'student_username',
] as const satisfies UploadColumn[];

/** What the columns of a file mean, one after the other; null is a column that is left out. */
export type Mapping = readonly (UploadColumn | null)[];

/** What schools' own systems call them. Compared without case, blanks and punctuation. */
const ALSO_CALLED: Readonly<Record<UploadColumn, readonly string[]>> = {
  first_name: ['first', 'given name', 'student first name', 'first name', 'forename', 'fname', 'stu first'],
  last_name: ['last', 'last surname', 'surname', 'family name', 'student last name', 'lname', 'stu last'],
  grade: [
    'entry grade level descriptor',
    'grade level descriptor',
    'entry grade level',
    'grade level',
    'grades',
    'student grade',
    'year',
    'current grade',
    'gr',
  ],
  teacher: ['teacher name', 'homeroom', 'homeroom teacher', 'class', 'classroom'],
  student_id: [
    'student unique id',
    'student number',
    'id',
    'local id',
    'school id number',
    'sis id',
    'student no',
    'studentid',
    'student id number',
    'student identifier',
    'id number',
    'stu id',
    'stu number',
    'pupil id',
    'pupil number',
    'perm id',
    'perm number',
    'permanent id',
    '學號',
  ],
  educator_username: ['educator', 'educator email', 'teacher email', 'teacher username', 'staff email'],
  student_username: ['username', 'user name', 'login', 'student login'],
  activate_license: ['activate', 'license', 'licence', 'activate licence'],
  assign_program: ['program', 'programme', 'assigned program'],
  clever_user_id: ['clever', 'clever id'],
  classlink_login_id: ['classlink login', 'classlink id', 'login id'],
  classlink_tenant_id: ['classlink tenant', 'tenant id'],
};

const bare = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const MEANINGS = new Map<string, UploadColumn>(
  UPLOAD_COLUMNS.toReversed().flatMap((column) =>
    [...ALSO_CALLED[column], column].map((name): [string, UploadColumn] => [bare(name), column]),
  ),
);

export function guessColumn(header: string): UploadColumn | null {
  return MEANINGS.get(bare(header)) ?? null;
}

/** Each column once: the one that carries its very name, else the first that seems to mean it. */
export function guessMapping(headers: readonly string[]): Mapping {
  const taken = new Map<UploadColumn, number>();
  const claim = (means: (header: string) => UploadColumn | null): void => {
    for (const [index, header] of headers.entries()) {
      const column = means(header);
      if (column !== null && !taken.has(column)) taken.set(column, index);
    }
  };
  claim((header) => UPLOAD_COLUMNS.find((column) => bare(column) === bare(header)) ?? null);
  claim(guessColumn);
  const places = new Map([...taken].map(([column, index]) => [index, column]));
  return headers.map((_, index) => places.get(index) ?? null);
}

export type HeaderFaults = {
  /** Required, and in no column. */
  missing: UploadColumn[];
  /** Meant by more than one column. */
  doubled: UploadColumn[];
  /** Headers, as written, that mean nothing here. */
  unknown: string[];
};

/** What to tell about the headers of a file, whatever was guessed. */
export function headerFaults(headers: readonly string[]): HeaderFaults {
  const meant = headers.map(guessColumn);
  return {
    missing: REQUIRED_COLUMNS.filter((column) => !meant.includes(column)),
    doubled: UPLOAD_COLUMNS.filter((column) => meant.filter((one) => one === column).length > 1),
    unknown: headers.filter((header, index) => header !== '' && meant[index] === null),
  };
}

/** Why a mapping cannot be used: required columns without a place, and columns with two. */
export function mappingFaults(mapping: Mapping): Omit<HeaderFaults, 'unknown'> {
  return {
    missing: REQUIRED_COLUMNS.filter((column) => !mapping.includes(column)),
    doubled: UPLOAD_COLUMNS.filter((column) => mapping.filter((one) => one === column).length > 1),
  };
}

/** Something that tells one child from another: a number, with or without letters, another one in each line. */
function tellsApart(cells: readonly string[]): boolean {
  return (
    cells.length > 0 &&
    cells.every((cell) => /^[\p{L}\p{N}._/-]*\p{N}[\p{L}\p{N}._/-]*$/u.test(cell)) &&
    new Set(cells).size === cells.length
  );
}

/** The columns that are left out and could be the student's number, the likeliest first; none where one is chosen. */
export function possibleNumbers(
  mapping: Mapping,
  sample: readonly (readonly string[])[],
): { index: number; isLikely: boolean }[] {
  if (mapping.includes('student_id')) return [];
  return mapping
    .flatMap((column, index) => {
      const cells = sample.map((line) => line[index] ?? '').filter((cell) => cell !== '');
      return column !== null || cells.length === 0 ? [] : [{ index, isLikely: tellsApart(cells) }];
    })
    .toSorted((one, other) => Number(other.isLikely) - Number(one.isLikely));
}
