import { expect, test } from 'vitest';
import {
  type Bundle,
  emptyBundle,
  guessSchool,
  ONEROSTER_FILES,
  readManifest,
  takeLine,
} from './oneroster.ts';
import { settleMembers } from './oneroster-members.ts';
import { rosterLines, schoolsOf } from './oneroster-rows.ts';

type Cells = Record<string, string>;
type Files = Partial<Record<(typeof ONEROSTER_FILES)[number], Cells[]>>;

/** Lines are numbered as in a file with a header. */
function bundleOf(version: '1.1' | '1.2', mode: 'bulk' | 'delta', files: Files): Bundle {
  const modes = { orgs: mode, users: mode, roles: mode, classes: mode, enrollments: mode } as const;
  const bundle = emptyBundle({ version, modes }, '2026-09-14');
  for (const file of ONEROSTER_FILES) {
    for (const [index, cells] of (files[file] ?? []).entries()) {
      takeLine(bundle, file, index + 2, (header) => cells[header] ?? '');
    }
  }
  settleMembers(bundle);
  return bundle;
}

const pupil = (sourcedId: string, more: Cells = {}): Cells => ({
  sourcedId,
  role: 'student',
  orgSourcedIds: 's1',
  givenName: 'Maya',
  familyName: 'Okafor',
  grades: '03',
  ...more,
});
const nobody = () => false;

test.each([
  ['KG', 'K'],
  ['PK', 'P'],
  ['PR', 'P'],
  ['TK', 'P'],
  ['01', '1'],
  ['12', '12'],
  ['["10"]', '10'],
  ['UG,04', '4'],
  ['03,04', '3'],
  ['UG', 'UG'],
  ['13', '13'],
  ['', ''],
])('grades %s become %s', (grades, expected) => {
  const [row] = rosterLines(bundleOf('1.1', 'bulk', { users: [pupil('a', { grades })] }), 's1', nobody);
  expect(row?.cells[2]).toBe(expected);
});

test.each([
  [{ identifier: '77', username: 'Maya.O' }, ['77', 'Maya.O']],
  [{ username: 'maya@school.example' }, ['a', 'maya@school.example']],
])('%j gives the number schools know, and the username as it stands there', (more, expected) => {
  const [row] = rosterLines(bundleOf('1.1', 'bulk', { users: [pupil('a', more)] }), 's1', nobody);
  expect([row?.cells[3], row?.cells[6]]).toEqual(expected);
});

const staff = (id: string): Cells => ({
  sourcedId: id,
  role: 'teacher',
  orgSourcedIds: 's1',
  givenName: 'T',
  familyName: id,
  email: `${id.toUpperCase()}@school.example`,
});
const enrolled = (room: string, user: string, role: string, more: Cells = {}): Cells => ({
  classSourcedId: room,
  userSourcedId: user,
  role,
  ...more,
});

test('the primary teacher of the homeroom is named, or the first one who has an account', () => {
  const bundle = bundleOf('1.1', 'bulk', {
    users: [pupil('a'), staff('math'), staff('helper'), staff('home'), staff('past')],
    classes: [
      { sourcedId: 'm', classType: 'scheduled', schoolSourcedId: 's1' },
      { sourcedId: 'h', classType: 'homeroom', schoolSourcedId: 's1' },
      { sourcedId: 'o', classType: 'homeroom', schoolSourcedId: 's1' },
    ],
    enrollments: [
      enrolled('o', 'a', 'student', { endDate: '2026-06-01' }),
      enrolled('o', 'past', 'teacher', { primary: 'true' }),
      enrolled('m', 'a', 'student'),
      enrolled('m', 'math', 'teacher', { primary: 'true' }),
      enrolled('h', 'a', 'student'),
      enrolled('h', 'helper', 'teacher', { primary: 'false' }),
      enrolled('h', 'home', 'teacher', { primary: 'true' }),
    ],
  });
  const named = (known: string[]) =>
    rosterLines(bundle, 's1', (name) => known.includes(name)).map(({ cells }) => cells.slice(4, 6));
  expect(named(['math@school.example', 'home@school.example'])).toEqual([['T home', 'home@school.example']]);
  expect(named(['math@school.example'])).toEqual([['T home', 'math@school.example']]);
  expect(named([])).toEqual([['T home', '']]);
});

test('version 1.2 goes by the roles: who has a role at the school, and who has lost it', () => {
  const role = (userSourcedId: string, orgSourcedId: string, status = 'active', name = 'student'): Cells => ({
    userSourcedId,
    orgSourcedId,
    status,
    role: name,
  });
  const user = (sourcedId: string, more: Cells = {}): Cells => ({
    sourcedId,
    givenName: sourcedId,
    familyName: 'X',
    status: 'active',
    ...more,
  });
  const bundle = bundleOf('1.2', 'delta', {
    users: [
      user('stays'),
      user('moves'),
      user('gone', { status: 'tobedeleted' }),
      user('teaches'),
      user('lost', { status: 'tobedeleted', primaryOrgSourcedId: 's1' }),
      user('loose'),
    ],
    roles: [
      role('stays', 's1'),
      role('moves', 's1', 'tobedeleted'),
      role('moves', 's2'),
      role('gone', 's1'),
      role('teaches', 's1', 'active', 'teacher'),
      role('absent', 's1', 'tobedeleted'),
    ],
  });
  expect(
    rosterLines(bundle, 's1', nobody).map(({ line, cells, remove }) => [line, cells[0], remove]),
  ).toEqual([
    [2, 'stays', false],
    [3, 'moves', true],
    [4, 'gone', true],
    [6, 'lost', true],
  ]);
  expect(rosterLines(bundle, 's2', nobody)).toMatchObject([{ line: 3, remove: false }]);
  expect(bundle.notes).toEqual([
    { file: 'roles.csv', line: 7, reason: 'no-user' },
    { file: 'users.csv', line: 7, reason: 'no-role' },
  ]);
});

test('what a full roster marks as deleted, repeats or leaves without an id is left out and said with file and line', () => {
  const bundle = bundleOf('1.1', 'bulk', {
    users: [
      pupil('a'),
      pupil('a'),
      pupil(''),
      pupil('b', { status: 'tobedeleted' }),
      pupil('c', { status: 'odd' }),
      pupil('d', { status: 'active' }),
    ],
    enrollments: [enrolled('nowhere', 'a', 'student'), enrolled('nowhere', 'ghost', 'student')],
  });
  // Of an odd status or without an id nothing can be told: such a line fails, and whoever it means is left alone.
  expect(rosterLines(bundle, 's1', nobody).map(({ line, fault = '' }) => `${line} ${fault}`)).toEqual([
    '2 ',
    '4 no-id',
    '6 status',
    '7 ',
  ]);
  expect(bundle.notes.map(({ file, line, reason }) => `${file} ${line} ${reason}`)).toEqual([
    'users.csv 3 same-id',
    'users.csv 4 no-id',
    'users.csv 5 deleted',
    'users.csv 6 status',
    'enrollments.csv 2 no-class',
    'enrollments.csv 3 no-user',
  ]);
});

test('schools are those with students, by name; the one with our name is guessed', () => {
  const bundle = bundleOf('1.1', 'bulk', {
    orgs: [
      { sourcedId: 'd', name: 'District', type: 'district' },
      { sourcedId: 's1', name: 'Oak School', type: 'school' },
      { sourcedId: 's2', name: 'Elm  school', type: 'school' },
      { sourcedId: 's3', name: 'Empty', type: 'school' },
    ],
    users: [pupil('a', { orgSourcedIds: 'd,s1' }), pupil('b', { orgSourcedIds: 's2' }), pupil('c')],
  });
  const schools = schoolsOf(bundle);
  expect(schools).toEqual([
    { id: 's2', name: 'Elm  school', students: 1 },
    { id: 's1', name: 'Oak School', students: 2 },
  ]);
  expect(guessSchool(schools, 'Elm School')).toBe('s2');
  expect(guessSchool(schools, 'Fir School')).toBeNull();
  expect(guessSchool(schools.slice(0, 1), 'Fir School')).toBe('s2');
});

const lines = (...written: [string, string][]) =>
  written.map(([name, value], index) => ({ line: index + 2, name, value }));

test.each([
  [lines(['file.users', 'bulk']), 'rosters-uploads.oneroster.version'],
  [lines(['oneroster.version', '1.0'], ['file.users', 'bulk']), 'rosters-uploads.oneroster.version'],
  [lines(['oneroster.version', '1.1']), 'rosters-uploads.oneroster.absent'],
  [lines(['oneroster.version', '1.2'], ['file.users', 'bulk']), 'rosters-uploads.oneroster.absent'],
  [lines(['oneroster.version', '1.1'], ['file.users', 'some']), 'rosters-uploads.oneroster.mode'],
])('a manifest %j is refused', (written, i18n) => {
  expect(readManifest(written)).toMatchObject({ problem: { i18n } });
});

test('a manifest says the version and how each file is meant', () => {
  const written = lines(['oneroster.version', '1.2.1'], ['file.users', 'Delta'], ['file.roles', 'bulk']);
  expect(readManifest(written)).toMatchObject({
    manifest: { version: '1.2', modes: { users: 'delta', roles: 'bulk', orgs: 'absent' } },
  });
});

const oak: Files['orgs'] = [
  { sourcedId: 'd', name: 'District', type: 'district' },
  { sourcedId: 's1', name: 'Oak', type: 'school' },
  { sourcedId: 's2', name: 'Elm', type: 'school' },
];
const rowsOf = (bundle: Bundle, school: string) =>
  rosterLines(bundle, school, nobody).map(({ line, fault = '' }) => `${line} ${fault}`.trim());
const notesOf = ({ notes }: Bundle) => notes.map(({ file, line, reason }) => `${file} ${line} ${reason}`);

test('in 1.1 a student without a school is found by the classes; else the line is noted and fails', () => {
  const bundle = bundleOf('1.1', 'bulk', {
    orgs: oak,
    users: [
      pupil('a'),
      pupil('b', { orgSourcedIds: '' }),
      pupil('c', { orgSourcedIds: 'd' }),
      pupil('e', { orgSourcedIds: '' }),
      pupil('f', { orgSourcedIds: 'd' }),
      pupil('g', { role: 'learner' }),
      pupil('h', { role: 'Studnet' }),
      pupil('i', { role: 'janitor', grades: '' }),
      pupil('j', { role: 'guardian', orgSourcedIds: '' }),
      pupil('a', { identifier: '5', givenName: 'Ben' }),
    ],
    classes: [{ sourcedId: 'm', schoolSourcedId: 's2' }],
    enrollments: [enrolled('m', 'e', 'student'), enrolled('m', 'f', 'learner')],
  });
  expect(rowsOf(bundle, 's1')).toEqual(['2', '3 no-org', '4 no-school', '7', '8 role', '11 same-id']);
  expect(rowsOf(bundle, 's2').filter((row) => !row.includes(' '))).toEqual(['5', '6']);
  expect(notesOf(bundle)).toEqual([
    'users.csv 11 same-id',
    'users.csv 8 role',
    'users.csv 9 role',
    'users.csv 3 no-org',
    'users.csv 4 no-school',
  ]);
});

test('where no school has students, those of the district are', () => {
  const users = [pupil('a', { orgSourcedIds: 'd' })];
  const bundle = bundleOf('1.1', 'bulk', { orgs: oak, users });
  expect([schoolsOf(bundle), notesOf(bundle)]).toEqual([[{ id: 'd', name: 'District', students: 1 }], []]);
});

test.each(['bulk', 'delta'] as const)('in 1.2 the first and the last day of a role count (%s)', (mode) => {
  const kid = (sourcedId: string): Cells => ({
    sourcedId,
    givenName: sourcedId,
    familyName: 'X',
    grades: '03',
  });
  const role = (userSourcedId: string, beginDate: string, endDate: string, more: Cells = {}): Cells => ({
    userSourcedId,
    orgSourcedId: 's1',
    role: 'student',
    beginDate,
    endDate,
    ...more,
  });
  const bundle = bundleOf('1.2', mode, {
    orgs: oak,
    users: ['now', 'last-day', 'ended', 'soon', 'both', 'nowhere', 'no-role'].map(kid),
    roles: [
      role('now', '2026-09-01', ''),
      role('last-day', '2026-09-14', '2026-09-14T00:00:00Z'),
      role('ended', '2025-09-01', '2026-06-30'),
      role('soon', '2026-09-15', ''),
      role('both', '2025-09-01', '2026-06-30'),
      role('both', '2026-09-01', '2027-06-30'),
      role('nowhere', '', '', { orgSourcedId: '' }),
    ],
  });
  const lines = rosterLines(bundle, 's1', nobody).map(({ cells, fault = '', remove }) =>
    `${cells[0]} ${fault}${remove ? 'leaves' : ''}`.trim(),
  );
  const ended = mode === 'delta' ? ['ended leaves'] : [];
  expect(lines).toEqual([
    'now',
    'last-day',
    ...ended,
    'soon not-begun',
    'both',
    'nowhere no-org',
    'no-role no-role',
  ]);
});
