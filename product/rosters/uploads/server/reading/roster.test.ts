import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ONEROSTER_COLUMNS } from '../../rules/columns.ts';
import { rosterLines, schoolsOf } from '../../rules/oneroster-rows.ts';
import { cellsOf, readRow } from '../../rules/rows.ts';
import { csvText, type Roster, rosterFiles, rosterZip, USERS_11, zipOf } from '../testing/oneroster-zip.ts';
import { FileProblem } from './file-problem.ts';
import { openFile } from './open.ts';
import { readOneRoster } from './roster.ts';
import { readTable } from './testing/read-table.ts';
import { openZip } from './zip.ts';

const TODAY = '2026-09-14';

const SMALL: Roster = {
  version: '1.1',
  orgs: [{ id: 's1', name: 'Oak' }],
  people: [
    { id: 'a', role: 'student', orgs: ['s1'], first: 'Maya', last: 'Okafor', grade: 'KG', number: '1' },
  ],
};

async function problemOf(file: Buffer, maxUnpacked?: number) {
  const read =
    maxUnpacked === undefined ? openFile(file, TODAY) : readOneRoster(openZip(file, maxUnpacked), TODAY);
  const problem = await read.catch((error: unknown) => error);
  if (!(problem instanceof FileProblem)) throw new Error('the file was read');
  return problem.reason;
}

const files = rosterFiles(SMALL);
const { 'manifest.csv': manifest = '', 'users.csv': users = '', ...others } = files;
const without = (name: string) => Object.fromEntries(Object.entries(files).filter(([one]) => one !== name));
const within = (folder: string) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

test.each([
  ['no manifest', without('manifest.csv'), { i18n: 'rosters-uploads.oneroster.no-manifest' }],
  [
    'a file that the manifest promises and the zip lacks',
    without('orgs.csv'),
    { i18n: 'rosters-uploads.oneroster.missing', values: { file: 'orgs.csv' } },
  ],
  [
    'another version',
    { ...files, 'manifest.csv': manifest.replace('oneroster.version,1.1', 'oneroster.version,1.0') },
    { i18n: 'rosters-uploads.oneroster.version', values: { version: '1.0' } },
  ],
  [
    'a file in an unknown mode',
    { ...files, 'manifest.csv': manifest.replace('file.users,bulk', 'file.users,full') },
    { i18n: 'rosters-uploads.oneroster.mode', values: { row: 5 } },
  ],
  [
    'the files in a folder',
    within('roster'),
    { i18n: 'rosters-uploads.oneroster.folder', values: { file: 'manifest.csv' } },
  ],
  [
    'a name that leads out',
    { ...files, '../../etc/users.csv': users },
    { i18n: 'rosters-uploads.oneroster.path' },
  ],
  ['an absolute name', { ...files, '/users.csv': users }, { i18n: 'rosters-uploads.oneroster.path' }],
  ['a name of Windows', { ...files, 'C:\\users.csv': users }, { i18n: 'rosters-uploads.oneroster.path' }],
  [
    'an open quote',
    { ...files, 'users.csv': `${users}b,,,"\r\n` },
    { i18n: 'rosters-uploads.oneroster.quotes', values: { file: 'users.csv', row: expect.any(Number) } },
  ],
  [
    'a line that is too long',
    { ...files, 'users.csv': `${users}${'b,'.repeat(30)}\r\n` },
    { i18n: 'rosters-uploads.oneroster.more-cells', values: { file: 'users.csv', row: 3, columns: 18 } },
  ],
  [
    'a NUL',
    { ...files, 'orgs.csv': `${others['orgs.csv']}s2,,,N\u0000l\r\n` },
    { i18n: 'rosters-uploads.oneroster.nul', values: { file: 'orgs.csv', row: 3 } },
  ],
  [
    'a missing column',
    { ...files, 'users.csv': users.replace('familyName', 'clan') },
    { i18n: 'rosters-uploads.oneroster.columns', values: { file: 'users.csv', columns: 'familyName' } },
  ],
  [
    'an empty file',
    { ...files, 'users.csv': '' },
    { i18n: 'rosters-uploads.oneroster.blank', values: { file: 'users.csv' } },
  ],
])('a zip with %s is refused with the reason', async (_, content, reason) => {
  expect(await problemOf(zipOf(content))).toEqual(reason);
});

test('a zip that unpacks to more than the limit is refused on the way, whatever it claims', async () => {
  const zip = zipOf({ ...files, 'users.csv': users + ' '.repeat(8_000_000) });
  expect(zip.length).toBeLessThan(20_000);
  expect(await problemOf(zip, 1_000_000)).toEqual({ i18n: 'rosters-uploads.file.too-large' });
  // The sizes written in the zip are made small: they are not what counts.
  const lying = Buffer.from(zip);
  for (let at = lying.indexOf('users.csv'); at !== -1; at = lying.indexOf('users.csv', at + 1)) {
    const isLocal = lying.readUInt32LE(at - 30) === 0x04034b50;
    lying.writeUInt32LE(10, isLocal ? at - 8 : at - 22);
  }
  expect(await problemOf(lying, 1_000_000)).toEqual({ i18n: 'rosters-uploads.file.too-large' });
});

test('a zip that is cut off, holds a file twice or thousands of files is refused', async () => {
  const zip = rosterZip(SMALL);
  expect(await problemOf(zip.subarray(0, zip.length - 40))).toEqual({ i18n: 'rosters-uploads.file.damaged' });
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`x${n}.txt`, '']));
  expect(await problemOf(zipOf({ ...many, ...files }))).toEqual({
    i18n: 'rosters-uploads.oneroster.entries',
  });
  const twice = Buffer.from(zipOf({ ...files, 'users.csX': users }));
  for (let at = twice.indexOf('users.csX'); at !== -1; at = twice.indexOf('users.csX', at + 1)) {
    twice.write('users.csv', at);
  }
  expect(await problemOf(twice)).toEqual({
    i18n: 'rosters-uploads.oneroster.twice',
    values: { file: 'users.csv' },
  });
});

test('other files, marks, other encodings, headers spelt and ordered otherwise are no hindrance', async () => {
  const odd =
    '\uFEFFGivenName,family_name,sourceID,ORGSOURCEDIDS,Role,grades,status\nZoë,Müller,b,"s1",Student,04,active\n';
  const zip = Buffer.from(
    zipSync({
      'manifest.csv': Buffer.from(manifest),
      'orgs.csv': Buffer.from(others['orgs.csv'] ?? ''),
      'users.csv': Buffer.from(odd.slice(1), 'latin1'),
      'academicSessions.csv': Buffer.from('anything'),
      '__MACOSX/._users.csv': Buffer.from('x'),
      '.DS_Store': Buffer.from('x'),
    }),
  );
  const { bundle } = await readOneRoster(openZip(zip), TODAY);
  expect(rosterLines(bundle, 's1', () => false)).toEqual([
    { line: 2, remove: false, cells: ['Zoë', 'Müller', '4', 'b', '', '', ''] },
  ]);
  const marked = zipOf({ ...files, 'users.csv': `\uFEFF${users}` });
  expect(schoolsOf((await readOneRoster(openZip(marked), TODAY)).bundle)).toEqual([
    { id: 's1', name: 'Oak', students: 1 },
  ]);
  expect(USERS_11.split(',')).toHaveLength(18);
});

/** A small school as somebody would write it down: what a zip and a table both say. */
const text = fc.constantFrom('Maya', 'Zoë', "O'Brien", 'Ann, "Annie"', 'Li', '=Sum', ' Ben ');
const pupils = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: 99 }).map(String),
    first: text,
    last: text,
    grade: fc.constantFrom(['PK', 'P'], ['KG', 'K'], ['01', '1'], ['09', '9'], ['12', '12'], ['UG', 'UG']),
    username: fc.constantFrom(['maya.o'], ['Maya.O'], [''], ['m@x.example'], ['maya o']),
    numbered: fc.boolean(),
    room: fc.constantFrom(null, 0, 1),
    here: fc.boolean(),
    gone: fc.boolean(),
  }),
  { selector: (one) => one.number, minLength: 1, maxLength: 12 },
);
const TEACHERS = [
  { id: 't0', name: 'Ada Fern', email: 'ada@oak.example', known: true },
  { id: 't1', name: 'Bo Moss', email: 'bo@oak.example', known: false },
] as const;

test('a zip of either version, full or of changes, gives the rows of the table that says the same', async () => {
  const roster = fc.record({
    version: fc.constantFrom('1.1' as const, '1.2' as const),
    mode: fc.constantFrom('bulk' as const, 'delta' as const),
    drawn: pupils,
  });
  await fc.assert(
    fc.asyncProperty(roster, async ({ version, mode, drawn }) => {
      const idOf = (number: string): string => `id-${number}`;
      const zip = rosterZip({
        version,
        mode,
        orgs: [
          { id: 's1', name: 'Oak' },
          { id: 's2', name: 'Elm' },
        ],
        people: [
          ...TEACHERS.map(({ id, name, email }) => {
            const [first = '', last = ''] = name.split(' ');
            return { id, role: 'teacher' as const, orgs: ['s1'], first, last, email };
          }),
          ...drawn.map((one) => ({
            id: idOf(one.number),
            role: 'student' as const,
            orgs: [one.here ? 's1' : 's2'],
            first: one.first,
            last: one.last,
            grade: one.grade[0] ?? '',
            number: one.numbered ? one.number : '',
            username: one.username[0] ?? '',
            gone: mode === 'delta' && one.gone,
          })),
        ],
        rooms: TEACHERS.map(({ id }, index) => ({
          id: `room ${index}`,
          org: 's1',
          homeroom: true,
          teachers: [id],
          students: drawn.filter((one) => one.room === index).map((one) => idOf(one.number)),
        })),
      });
      const here = drawn.filter((one) => one.here);
      const { bundle } = await readOneRoster(openZip(zip), TODAY);
      const said = rosterLines(bundle, 's1', (name) =>
        TEACHERS.some((one) => one.known && one.email === name),
      );
      const table = csvText([
        [...ONEROSTER_COLUMNS],
        ...here.map((one) => {
          const teacher = one.room === null ? null : TEACHERS[one.room];
          return [
            one.first,
            one.last,
            one.grade[1] ?? '',
            one.numbered ? one.number : idOf(one.number),
            teacher?.name ?? '',
            teacher?.known === true ? teacher.email : '',
            one.username[0] ?? '',
          ];
        }),
      ]);
      const expected = here.length === 0 ? [] : (await readTable(Buffer.from(table))).lines;
      const read = (cells: readonly string[], remove: boolean) =>
        readRow(cellsOf(ONEROSTER_COLUMNS, cells), { remove });
      const gone = here.map((one) => mode === 'delta' && one.gone);
      expect(said.map(({ cells, remove }) => [remove, read(cells, remove)])).toEqual(
        expected.map(({ cells }, index) => [gone[index], read(cells, gone[index] ?? false)]),
      );
      expect(said.map(({ line }) => line)).toEqual(here.map((one) => drawn.indexOf(one) + 4));
    }),
    { numRuns: 60, seed: 4711 },
  );
});

test('a users.csv alone is a roster: teachers of it become no students', async () => {
  const people: Roster['people'] = [
    ...SMALL.people,
    { id: 't', role: 'teacher', orgs: ['s1'], first: 'Ada', last: 'Fern' },
  ];
  for (const version of ['1.1', '1.2'] as const) {
    const { 'users.csv': lone = '' } = rosterFiles({ ...SMALL, version, people });
    const opened = await openFile(Buffer.from(lone), TODAY);
    if (!('bundle' in opened)) throw new Error('it was taken for a table');
    const [school] = schoolsOf(opened.bundle);
    const lines = rosterLines(opened.bundle, school?.id ?? '', () => false);
    expect(lines.map(({ cells }) => cells.slice(0, 4))).toEqual([['Maya', 'Okafor', 'K', '1']]);
  }
});
