import { workbook } from '../reading/testing/workbook.ts';

/** A file as some school's office would hand it over, with what is in it. The same one for the same number. */
export type SchoolFile = {
  name: string;
  file: Buffer;
  /** Rows below the header that hold something, right or wrong: none of them may be lost. */
  rows: number;
  /** Of these, what a person would call students with a first name, a last name and a grade; null where a row may be read in two ways. */
  students: number | null;
};

type Chance = <T>(values: readonly T[]) => T;

function chanceOf(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return (values) => {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new Error('there is nothing to choose from');
    return value;
  };
}

/** How student information systems and offices call the three columns that are needed. */
const HEADERS: readonly (readonly [first: string, last: string, grade: string])[] = [
  ['first_name', 'last_name', 'grade'],
  ['First Name', 'Last Name', 'Grade'],
  ['Student First Name', 'Student Last Name', 'Grade Level'],
  ['FIRST NAME', 'LAST NAME', 'CURRENT GRADE'],
  ['Given Name', 'Family Name', 'Year'],
  ['FName', 'LName', 'Gr'],
  ['Stu First', 'Stu Last', 'Grade_Level'],
  ['Forename', 'Surname', 'Student Grade'],
  [' First-Name ', 'Last_Name', 'grades'],
];
const MORE: readonly (readonly [header: string, cell: (nth: number) => string])[] = [
  ['Student Number', (nth) => String(100_000 + nth)],
  ['Perm ID', (nth) => `P-${nth}`],
  ['Homeroom Teacher', () => "O'Brien, Ms. A."],
  ['Date of Birth', (nth) => `${1 + (nth % 12)}/${1 + (nth % 28)}/2017`],
  ['Home Phone', (nth) => `(919) 555-${String(nth % 10_000).padStart(4, '0')}`],
  ['Notes', () => 'sits in front\nwears glasses, "always"'],
  ['Address', () => '12 Any St., Apt 4'],
  ['', () => ''],
];
const FIRST = [
  'Maya',
  'Zoë',
  "D'Angelo",
  'Mary-Jane',
  'José María',
  'Nguyễn',
  'Siobhán',
  'Łukasz',
  'Björk',
  'Ana Sofía',
  'De’Andre',
  'X Æ',
];
const WESTERN = ['Maya', 'Zoë', "D'Angelo", 'Mary-Jane', 'José María', 'Siobhán', 'Ana Sofía', 'François'];
const CHINESE = ['美玲', '志明', '雅婷', '家豪'];
const LAST = ['Okafor', "O'Neil", 'García-López', 'van der Berg', 'St. James', 'Smith Jr.', 'Müller', 'Lee'];
const CHINESE_LAST = ['王', '陳', '林', '歐陽'];
const GRADES = [
  '3',
  '03',
  'K',
  'KG',
  'PK',
  '1st',
  'Grade 2',
  'second',
  'Third Grade',
  '4.0',
  'G5',
  'kindergarten',
];
const CHINESE_GRADES = ['三年級', '一年級', '4', '國小二年級'];
/** Of rows that are no students: there is always somebody who forgot something. */
const WRONG: readonly (readonly [string, string, string])[] = [
  ['', 'Okafor', '3'],
  ['Maya', '', '3'],
  ['Maya', 'Okafor', ''],
  ['Maya', 'Okafor', 'unknown'],
  ['Maya', 'Okafor', '99'],
];

type Table = string[][];

const SEPARATORS = [',', ',', ',', ';', '\t', '|'] as const;
const LINE_ENDS = ['\n', '\r\n', '\r\n', '\r'] as const;

function written(table: Table, separator: string, end: string, quotesAll: boolean): string {
  const cell = (text: string): string =>
    quotesAll || text.includes(separator) || /["\r\n]/.test(text) || text !== text.trim()
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  return table.map((line) => line.map(cell).join(separator)).join(end);
}

const ENCODINGS = ['utf-8', 'utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

function encoded(text: string, encoding: (typeof ENCODINGS)[number]): Buffer {
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8 with a mark') return Buffer.from(`\uFEFF${text}`);
  const wide = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding === 'utf-16le' ? wide : wide.swap16();
}

const TITLES = [
  [],
  [],
  [],
  [['Lincoln Elementary School']],
  [['Lincoln Elementary School', ''], ['Exported 9/1/2026'], []],
  [['Class List (Room 12)'], []],
] as const;

/** What a file is like; every one of them is seen in schools. */
export function schoolFile(seed: number, most = 8): SchoolFile {
  const chance = chanceOf(seed);
  const isChinese = chance([false, false, false, false, true]);
  const asWorkbook = chance([false, false, false, true]);
  const encoding = isChinese
    ? chance(['utf-8', 'utf-8 with a mark', 'utf-16le'] as const)
    : chance(ENCODINGS);
  const first = isChinese ? CHINESE : encoding === 'windows-1252' ? WESTERN : FIRST;
  const [last, grades] = isChinese ? [CHINESE_LAST, CHINESE_GRADES] : [LAST, GRADES];
  const [own] = [chance(HEADERS)];
  const more = Array.from({ length: chance([0, 0, 1, 2, 3]) }, () => chance(MORE));
  const count = 1 + Math.floor(chance(Array.from({ length: most }, (_, nth) => nth)));
  const seen = new Set<string>();
  const rows: Table = [];
  let students = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const isWrong = chance([false, false, false, false, false, false, true]);
    const [one, two, grade] = isWrong
      ? chance(WRONG)
      : [chance(first), `${chance(last)}${isChinese ? chance(CHINESE) : ''}`, chance(grades)];
    const pad = chance(['', '', '', ' ']);
    rows.push([`${one}${pad}`, `${pad}${two}`, grade, ...more.map(([, cell]) => cell(seed * 100 + nth))]);
    if (!isWrong && !seen.has(`${one} ${two}`)) students += 1;
    seen.add(`${one} ${two}`);
  }
  const order = chance([
    [0, 1, 2],
    [1, 0, 2],
    [2, 1, 0],
  ] as const);
  const places = [...order, ...more.map((_, nth) => nth + 3)];
  const head: string[] = [...own, ...more.map(([header]) => header)];
  // Two columns of one name are rare, and one of them is meant.
  const isDoubled = more.length > 0 && chance([false, false, false, false, true]);
  if (isDoubled) head[3] = own[0];
  const arranged = [head, ...rows].map((line) => places.map((place) => line[place] ?? ''));
  const title = asWorkbook ? chance(TITLES) : encoding.startsWith('utf-16') ? [] : chance(TITLES);
  const blanks = Array.from({ length: chance([0, 0, 1, 3]) }, () => places.map(() => ''));
  const total = chance([false, false, false, false, false, true])
    ? [[`Total: ${count}`, ...places.slice(1).map(() => '')]]
    : [];
  const table: Table = [...title.map((line) => [...line]), ...arranged, ...blanks, ...total];
  const separator = chance(SEPARATORS);
  const file = asWorkbook
    ? workbook([
        table.map((line) =>
          line.map((cell) => (/^\d{1,6}$/.test(cell) && !cell.startsWith('0') ? Number(cell) : cell)),
        ),
      ])
    : encoded(
        `${written(table, separator, chance(LINE_ENDS), chance([false, true]))}${chance(['', '\n'])}`,
        encoding,
      );
  return {
    name: `${seed}: ${asWorkbook ? 'workbook' : `${encoding} with ${JSON.stringify(separator)}`}`,
    file,
    rows: rows.length + total.length,
    students: isDoubled ? null : students,
  };
}

/** What is handed over by mistake, or was damaged on the way. */
const BROKEN: readonly (readonly [name: string, file: () => Buffer])[] = [
  ['nothing', () => Buffer.of()],
  ['a header alone', () => Buffer.from('First Name,Last Name,Grade\n')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ['the Excel of before 2007', () => Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0)],
  ['half of a workbook', () => workbook([[['First Name'], ['Maya']]]).subarray(0, 400)],
  ['a letter', () => Buffer.from('Dear colleagues,\n\nhere is our new class.\n')],
  ['a quote that never ends', () => Buffer.from('First Name,Last Name,Grade\n"Maya,Okafor,3\n')],
  ['more cells than columns', () => Buffer.from('First Name,Last Name,Grade\nMaya,Okafor,3,x\n')],
  ['a NUL', () => Buffer.from('First Name,Last Name,Grade\nMa\u0000ya,Okafor,3\n')],
  ['a web page', () => Buffer.from('<html><table><tr><td>Maya')],
];

/** One file in so many is none. */
export const BROKEN_EVERY = 25;

export function brokenFile(seed: number): Pick<SchoolFile, 'name' | 'file'> {
  const [name, make] = BROKEN[Math.floor(seed / BROKEN_EVERY) % BROKEN.length] ?? [
    'nothing',
    () => Buffer.of(),
  ];
  return { name: `${seed}: ${name}`, file: make() };
}
