import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testKindred } from '#apps/api/testing/kindred.ts';
import { buildAccount, buildGroup, buildSchool } from '#apps/api/testing/people.ts';
import { sealBytes } from '#platform/server/crypto.ts';
import { statement } from '#platform/server/statement.ts';
import { cases } from '#platform/server/testing/proof.ts';
import { UPLOAD_COLUMNS, type UploadColumn } from '../../rules/uploads/columns.ts';
import { cellsOf, NO_CELLS, readRow, type UploadCells, type UploadRow } from '../../rules/uploads/rows.ts';
import { previewUpload } from './preview.ts';
import { rewriteRow } from './repair.ts';
import { rowId, rowsOfUpload } from './store.ts';
import { noLicences } from './testing/no-licences.ts';
import { decideAll, type Known, missing, type Options } from './testing/reference.ts';

/** The statements against the plain rules, on generated schools and files. */
const kindred = await testKindred();
const { db, appKey } = kindred;
const ports = { appKey, licences: noLicences, tell: async () => undefined };

const school = await buildSchool(db);
const elsewhere = await buildSchool(db);
const admin = await buildAccount(db, { school_id: school.id });
const teacher = await buildAccount(db, { school_id: school.id });
const colleague = await buildAccount(db, { school_id: school.id });
const stranger = await buildAccount(db, { school_id: elsewhere.id });
const group = await buildGroup(db, 'school', { [admin.id]: 'owner' });
await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
const educators = new Map([admin, teacher, colleague].map((one) => [one.username, one.id]));

// Few names and numbers, so that they meet often.
const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const FIRST = ['Maya', 'maya', 'Zoë', 'Zoe', 'Ann  Lee'];
const LAST = ['Okafor', 'OKAFOR', 'Müller'];
const student = fc.record({
  first_name: pick(...FIRST),
  last_name: pick(...LAST),
  grade: pick(2, 3, 4),
  teacher: pick('', 'Ms. Fern'),
  student_id: pick(null, null, null, '1', '2', '3', '4'),
  username: fc.oneof(
    pick('aaa', 'bbb', 'ccc'),
    fc.integer({ min: 1000, max: 9999 }).map((n) => `s${n}`),
  ),
  active_program: pick('zoou', null),
  clever_user_id: pick(null, null, null, 'c1', 'c2'),
  classlink: pick(null, null, null, 'l1', 'l2'),
  owner_id: pick(teacher.id, colleague.id),
  here: fc.boolean(),
  archived: pick(false, false, true),
});
const cells = fc.record<UploadCells>({
  first_name: pick(...FIRST, ''),
  last_name: pick(...LAST),
  grade: pick('2', '3', '4', '4', '5', '5', 'K', 'x'),
  teacher: pick('', 'Ms. Fern', 'Mr. Moss'),
  student_id: pick('', '', '1', '2', '3', '9'),
  educator_username: pick('', '', '', teacher.username, colleague.username, stranger.username),
  student_username: pick('', '', '', 'aaa', 'BBB', 'ccc', 'zzz', 'y'),
  activate_license: pick('', 'Y'),
  assign_program: pick('', '', 'zoou', 'hoh'),
  clever_user_id: pick('', '', '', 'c1', 'c2', 'c3'),
  classlink_login_id: pick('', '', '', 'l1', 'l2', 'l3'),
  classlink_tenant_id: pick('t'),
});
const flags = fc.record({
  allow_duplicates: fc.boolean(),
  archive_missing: fc.boolean(),
  exclude_others: fc.boolean(),
  keep_providers: fc.boolean(),
});

/** What the unique indexes would not allow is left out. */
function buildable(drawn: DrawnStudent[]): DrawnStudent[] {
  const seen = new Set<string>();
  return drawn.filter((one) => {
    const keys = [
      `u ${one.username}`,
      one.student_id === null ? '' : `n ${one.here} ${one.student_id}`,
      one.clever_user_id === null ? '' : `c ${one.clever_user_id}`,
      one.classlink === null ? '' : `l ${one.classlink}`,
    ].filter((key) => key !== '');
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}
type DrawnStudent = typeof student extends fc.Arbitrary<infer T> ? T : never;

async function rebuild(drawn: readonly DrawnStudent[]): Promise<Omit<Known, 'reachable'>[]> {
  await db.deleteFrom('students').execute();
  if (drawn.length === 0) return [];
  const rows = await db
    .insertInto('students')
    .values(
      drawn.map(({ here, archived, classlink, ...one }) => ({
        ...one,
        owner_id: here ? one.owner_id : stranger.id,
        school_id: here ? school.id : elsewhere.id,
        active_program: one.active_program === 'zoou' ? ('zoou' as const) : null,
        classlink_login_id: classlink,
        classlink_tenant_id: classlink === null ? null : 't',
        archived_at: archived ? kindred.now() : null,
        password_sealed: Buffer.of(0),
      })),
    )
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...row, school_id: row.school_id ?? 0, archived: row.archived_at !== null }));
}

const csvCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const findRows = statement<{
  action: string;
  target_id: number;
  changed: string;
  errors: Record<string, { i18n: string }>;
}>(
  `select r.action, r.target_id, r.changed, r.errors from upload_rows r where ${rowsOfUpload('$1')} order by r.id`,
);

async function preview(
  rows: readonly UploadCells[],
  columns: readonly UploadColumn[],
  values: object,
  by: number,
) {
  const text = [
    columns.join(','),
    ...rows.map((row) => columns.map((column) => csvCell(row[column])).join(',')),
  ];
  const { id } = await db
    .insertInto('uploads')
    .values({
      status: 'previewing',
      uploaded_by: by,
      actor_scope: 'educator',
      school_id: school.id,
      educator_id: teacher.id,
      file_name: 'a.csv',
      file_sha256: Buffer.from(String(Math.random())),
      file_sealed: sealBytes(appKey, Buffer.from(text.join('\n'))),
      mapping: JSON.stringify(columns),
      rows_total: rows.length,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await previewUpload(db, ports, id);
  return lookAt(id);
}

async function lookAt(id: number) {
  const found = await findRows(db, id);
  const upload = await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { found, upload };
}

type Looked = Awaited<ReturnType<typeof lookAt>>;

/** What the statements have said, and what the plain rules say. */
function bothOf(
  found: Looked['found'],
  upload: Looked['upload'],
  read: readonly UploadRow[],
  known: readonly Known[],
  settings: Options,
): [unknown, unknown] {
  const decisions = decideAll(read, known, educators, settings);
  const said = found.slice(0, read.length).map((row) => ({
    action: row.action,
    found: row.action === 'create' ? null : row.target_id,
    changed: row.changed
      .split(' ')
      .filter((one) => one !== '')
      .toSorted(),
    errors: Object.fromEntries(Object.entries(row.errors).map(([field, { i18n }]) => [field, i18n])),
  }));
  const archived = found.slice(read.length).map((row) => row.target_id);
  const { to_create, to_update, unchanged, failed, pending, rows_total, to_archive, total_lines } = upload;
  const sums = [to_create + to_update + unchanged + failed, pending + failed, to_archive, total_lines];
  const away = missing(decisions, known, settings);
  return [
    { rows: said, archived: archived.toSorted(), sums },
    {
      rows: decisions,
      archived: away.toSorted(),
      sums: [rows_total, rows_total, away.length, rows_total + away.length],
    },
  ];
}

test('the statements decide as the plain rules do, and the counts add up', { timeout: 600_000 }, async () => {
  const drawn = fc.array(student, { maxLength: 25 });
  const files = fc.array(cells, { minLength: 1, maxLength: 14 });
  const wholes = fc.shuffledSubarray([...UPLOAD_COLUMNS], { minLength: 0 }).map((some) => {
    const required: UploadColumn[] = ['first_name', 'last_name', 'grade'];
    const pairs: UploadColumn[] = some.includes('classlink_login_id') ? ['classlink_tenant_id'] : [];
    return [...new Set([...some.filter((one) => one !== 'classlink_tenant_id'), ...pairs, ...required])];
  });
  await fc.assert(
    fc.asyncProperty(
      drawn,
      files,
      flags,
      wholes,
      fc.boolean(),
      fc.record({ place: fc.nat(), cells }),
      async (people, rows, options, columns, asAdmin, mended) => {
        const students = await rebuild(buildable(people));
        const known = students.map((one) => ({
          ...one,
          reachable: asAdmin ? one.school_id === school.id : one.owner_id === teacher.id,
        }));
        const { found, upload } = await preview(rows, columns, options, asAdmin ? admin.id : teacher.id);
        const settings = { ...options, school_id: school.id, educator_id: teacher.id };
        const read = rows.map((row) =>
          readRow(
            cellsOf(
              columns,
              columns.map((column) => row[column]),
            ),
          ),
        );
        const [said, expected] = bothOf(found, upload, read, known, settings);
        expect(said).toEqual(expected);
        // One row is written anew; whatever depends on it, and nothing else, is decided anew.
        const place = mended.place % rows.length;
        const row = readRow(mended.cells);
        if (Object.keys(row.errors).length > 0) return;
        await rewriteRow(db, upload, rowId(upload.id, place + 1), row);
        const after = await lookAt(upload.id);
        const [again, wanted] = bothOf(after.found, after.upload, read.with(place, row), known, settings);
        expect(again).toEqual(wanted);
      },
    ),
    { numRuns: cases(40, 600), seed: 4711 },
  );
});

test('a row is the child it was last year: one grade up, another spelling, a number at last', async () => {
  await rebuild([
    { ...DRAWN, first_name: 'Zoë', last_name: 'Müller', grade: 2, username: 'zoe.m', student_id: null },
  ]);
  const row = { ...NO_CELLS, first_name: 'Zoe', last_name: 'MULLER', grade: '3', student_id: '77' };
  const { found } = await preview([row], ['first_name', 'last_name', 'grade', 'student_id'], {}, admin.id);
  expect(found).toMatchObject([{ action: 'update', changed: 'first_name last_name grade student_id' }]);
});

const DRAWN: DrawnStudent = {
  first_name: '',
  last_name: '',
  grade: 3,
  teacher: '',
  student_id: null,
  username: '',
  active_program: null,
  clever_user_id: null,
  classlink: null,
  owner_id: teacher.id,
  here: true,
  archived: false,
};
