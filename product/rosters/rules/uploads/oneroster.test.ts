import { expect, test } from 'vitest';
import {
  type Bundle,
  emptyBundle,
  guessSchool,
  ONEROSTER_FILES,
  readManifest,
  takeLine,
} from './oneroster.ts';
import { noteLooseEnds, rosterLines, schoolsOf } from './oneroster-rows.ts';

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
  noteLooseEnds(bundle);
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
  [{ identifier: '77', username: 'Maya.O' }, ['77', 'maya.o']],
  [{ username: 'maya@school.example' }, ['a', '']],
])('%j gives the number schools know, and a username only where a child can type it', (more, expected) => {
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
  expect(rosterLines(bundle, 's1', nobody).map(({ line }) => line)).toEqual([2, 7]);
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
  [lines(['file.users', 'bulk']), 'uploads.oneroster.version'],
  [lines(['oneroster.version', '1.0'], ['file.users', 'bulk']), 'uploads.oneroster.version'],
  [lines(['oneroster.version', '1.1']), 'uploads.oneroster.absent'],
  [lines(['oneroster.version', '1.2'], ['file.users', 'bulk']), 'uploads.oneroster.absent'],
  [lines(['oneroster.version', '1.1'], ['file.users', 'some']), 'uploads.oneroster.mode'],
])('a manifest %j is refused', (written, i18n) => {
  expect(readManifest(written)).toMatchObject({ problem: { i18n } });
});

test('a manifest says the version and how each file is meant', () => {
  const written = lines(['oneroster.version', '1.2.1'], ['file.users', 'Delta'], ['file.roles', 'bulk']);
  expect(readManifest(written)).toMatchObject({
    manifest: { version: '1.2', modes: { users: 'delta', roles: 'bulk', orgs: 'absent' } },
  });
});
