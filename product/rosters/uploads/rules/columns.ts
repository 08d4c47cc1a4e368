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

const TEACHER_IN_CHINESE = [
  '班級',
  '班级',
  '班別',
  '班别',
  '導師',
  '导师',
  '班導',
  '班導師',
  '老師',
  '老师',
  '教師',
  '教师',
  '班主任',
];

/** What schools' own systems call them. Compared without case, blanks and punctuation. */
const ALSO_CALLED: Readonly<Record<UploadColumn, readonly string[]>> = {
  first_name: [
    'first',
    'given name',
    'student first name',
    'first name',
    'forename',
    'fname',
    'stu first',
    '名',
    '名字',
    '學生名字',
  ],
  last_name: [
    'last',
    'last surname',
    'surname',
    'family name',
    'student last name',
    'lname',
    'stu last',
    '姓',
    '姓氏',
    '學生姓氏',
  ],
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
    '年級',
    '年级',
    '就讀年級',
    '學生年級',
  ],
  teacher: ['teacher name', 'homeroom', 'homeroom teacher', 'class', 'classroom', ...TEACHER_IN_CHINESE],
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
    '学号',
    '學生編號',
    '学生编号',
    '學生學號',
  ],
  educator_username: [
    'educator',
    'educator email',
    'teacher email',
    'teacher username',
    'staff email',
    '老師帳號',
    '教師帳號',
    '老师账号',
    '教师账号',
  ],
  student_username: [
    'username',
    'user name',
    'login',
    'student login',
    '學生帳號',
    '学生账号',
    '使用者名稱',
    '用户名',
    '帳號',
    '账号',
  ],
  activate_license: ['activate', 'license', 'licence', 'activate licence', '啟用授權', '启用授权'],
  assign_program: ['program', 'programme', 'assigned program', '課程', '课程'],
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

/** Headers of a column with whole names: first and last are two columns here. */
const WHOLE_NAMES = new Set(
  ['name', 'full name', 'student name', 'student', '姓名', '學生姓名', '学生姓名', '中文姓名'].map(bare),
);

/** Which column holds whole names, where first and last names have none of their own; -1 for none. */
export function wholeNamePlace(headers: readonly string[], mapping: Mapping): number {
  if (mapping.includes('first_name') || mapping.includes('last_name')) return -1;
  return headers.findIndex((header, index) => mapping[index] === null && WHOLE_NAMES.has(bare(header)));
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

const SIGNS_OF_A_NAME = /^\p{L}[\p{L}\p{M}'’.· -]*$/u;

/**
 * The columns whose cells are most likely names, by what stands in them: letters alone, and mostly another one in each
 * line. Where the header says nothing, a grade or a number shows nobody whether letters were read rightly.
 */
export function likelyNames(lines: readonly (readonly string[])[]): number[] {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return Array.from({ length: width }, (_, index) => {
    const cells = lines.map((line) => (line[index] ?? '').trim()).filter((cell) => cell !== '');
    const named = cells.filter((cell) => SIGNS_OF_A_NAME.test(cell)).length;
    const varied = new Set(cells).size / Math.max(cells.length, 1);
    return { index, isNames: cells.length > 0 && named / cells.length > 0.8, varied };
  })
    .filter(({ isNames, varied }) => isNames && (varied > 0.3 || lines.length < 4))
    .toSorted((one, other) => other.varied - one.varied || one.index - other.index)
    .slice(0, 2)
    .map(({ index }) => index)
    .toSorted((one, other) => one - other);
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
