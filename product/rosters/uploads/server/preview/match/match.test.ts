import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sealBytes } from '#platform/server/crypto.ts';
import { statement } from '#platform/server/database/statement.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool } from '#testing/api/people.ts';
import { cases } from '#testing/server/proof.ts';
import { UPLOAD_COLUMNS, type UploadColumn } from '../../../rules/columns.ts';
import { cellsOf, NO_CELLS, readRow, type UploadCells } from '../../../rules/rows.ts';
import { applyUpload } from '../../applying/apply.ts';
import { rewriteRow } from '../../applying/repair.ts';
import { rowId, rowsOfUpload } from '../../store/store.ts';
import { noLicenses } from '../../testing/no-licenses.ts';
import { type AnyRow, decideAll, type Known, missing, type Options } from '../../testing/reference.ts';
import { previewUpload } from '../preview.ts';
import { matchRows } from './match.ts';

/** The statements against the plain rules, on generated schools and files. */
const kindred = await testKindred();
const { db, appKey } = kindred;
const ports = {
  appKey,
  files: openFiles(appKey, null),
  licenses: noLicenses,
  tell: async () => undefined,
  clock: kindred.now,
};

const school = await buildSchool(db);
const elsewhere = await buildSchool(db);
const admin = await buildAccount(db, { school_id: school.id });
const teacher = await buildAccount(db, { school_id: school.id });
const colleague = await buildAccount(db, { school_id: school.id });
const stranger = await buildAccount(db, { school_id: elsewhere.id });
const group = await buildGroup(db, 'school', { [admin.id]: 'owner' });
await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();

type Settings = Options & { asAdmin: boolean };

/** Nobody, the uploading teacher, or a colleague is not verified yet. */
const doubtful = [null, null, teacher, colleague] as const;
async function settle(
  unverified: (typeof doubtful)[number],
  asAdmin: boolean,
  flagged: Flags,
): Promise<Settings> {
  // An admin chooses only verified educators.
  const one = asAdmin && unverified === teacher ? null : unverified;
  const mark = (status: 'verified' | 'not-verified', ids: number[]) =>
    db.updateTable('accounts').set({ status }).where('id', 'in', ids).execute();
  await mark('verified', [teacher.id, colleague.id]);
  if (one !== null) await mark('not-verified', [one.id]);
  return {
    ...flagged,
    school_id: school.id,
    educator_id: teacher.id,
    uploader_verified: asAdmin || one !== teacher,
    unverified: new Set(one === null ? [] : [one.id]),
    asAdmin,
  };
}
const educatorsOf = ({ unverified }: Options) =>
  new Map(
    [admin, teacher, colleague].filter(({ id }) => !unverified.has(id)).map((one) => [one.username, one.id]),
  );

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
  /** With the teacher, who is a guest there. */
  shared: fc.boolean(),
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
type Flags = typeof flags extends fc.Arbitrary<infer T> ? T : never;

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

const truncateRows = statement('truncate upload_rows');
type Built = Omit<Known, 'reachable' | 'ruled'> & { shared: boolean };

async function rebuild(drawn: readonly DrawnStudent[]): Promise<Built[]> {
  await db.deleteFrom('students').execute();
  // Each preview has the staging table analyzed: thousands of them would look at ever more rows.
  await truncateRows(db);
  if (drawn.length === 0) return [];
  const rows = await db
    .insertInto('students')
    .values(
      drawn.map(({ here, archived, classlink, shared: _shared, ...one }) => ({
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
  const built = rows.map((row, index) => ({
    ...row,
    school_id: row.school_id ?? 0,
    archived: row.archived_at !== null,
    shared: drawn[index]?.shared === true && row.owner_id === colleague.id,
  }));
  const shares = built.filter((one) => one.shared);
  if (shares.length > 0) {
    await db
      .insertInto('student_shares')
      .values(shares.map(({ id }) => ({ student_id: id, account_id: teacher.id })))
      .execute();
  }
  return built;
}

const csvCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const findRows = statement(
  {
    action: z.string(),
    target_id: z.nullable(z.number()),
    changed: z.string(),
    errors: z.custom<Record<string, { i18n: string }>>(),
  },
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
      file_sealed: await sealBytes(appKey, Buffer.from(text.join('\n'))),
      mapping: JSON.stringify(columns),
      rows_total: rows.length,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await previewUpload(db, ports, id);
  return lookAt(id);
}

const markLeft = statement(`
    update upload_rows set remove = true, student_id = $2, own_errors = $3, educator_username = '', student_username = '',
      assign_program = '', clever_user_id = '', classlink_login_id = '', classlink_tenant_id = '', activate = false
    where id = $1`);

/** As if the file had been a roster of changes, which says of some that they have left. */
async function makeDelta(id: number, read: readonly AnyRow[], columns: readonly UploadColumn[]) {
  await db.updateTable('uploads').set({ delta: true }).where('id', '=', id).execute();
  for (const [place, { remove, cells: own, errors }] of read.entries()) {
    if (remove) await markLeft(db, rowId(id, place + 1), own.student_id, JSON.stringify(errors));
  }
  const { upload } = await lookAt(id);
  await matchRows(db, upload, new Set(columns), { licenses: noLicenses, now: kindred.now() });
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
  read: readonly AnyRow[],
  known: readonly Known[],
  settings: Options,
): [unknown, unknown] {
  const decisions = decideAll(read, known, educatorsOf(settings), settings);
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
  const left = decisions.filter(({ action }) => action === 'archive').length;
  const sums = [to_create + to_update + unchanged + failed + left, pending + failed, to_archive, total_lines];
  const away = missing(decisions, known, settings);
  return [
    { rows: said, archived: archived.toSorted(), sums },
    {
      rows: decisions,
      archived: away.toSorted(),
      sums: [rows_total, rows_total, left + away.length, rows_total + away.length],
    },
  ];
}

const TIME = cases(600_000, 3_600_000);

/** What has become of the rows, and of the school, once they are applied. */
async function applied(id: number) {
  await db
    .updateTable('uploads')
    .set({ status: 'applying', confirmed_at: kindred.now() })
    .where('id', '=', id)
    .execute();
  await applyUpload(db, { ports, chunkLines: 10 }, id);
  const { upload } = await lookAt(id);
  const { created, updated, failed, archived, pending, affected } = upload;
  const active = await db
    .selectFrom('students')
    .select('id')
    .where('school_id', '=', school.id)
    .where('archived_at', 'is', null)
    .execute();
  return { created, updated, failed, archived, pending, affected, active: active.length };
}

function countsOf(read: readonly AnyRow[], known: readonly Known[], settings: Settings) {
  const decisions = decideAll(read, known, educatorsOf(settings), settings);
  const away = missing(decisions, known, settings).length;
  const count = (...actions: string[]) => decisions.filter(({ action }) => actions.includes(action)).length;
  const gone = away + count('archive');
  const back = decisions.filter(({ changed }) => changed.includes('archived')).length;
  const before = known.filter((one) => one.school_id === school.id && !one.archived).length;
  return {
    created: count('create'),
    updated: count('update', 'keep'),
    failed: count('fail'),
    archived: gone,
    pending: 0,
    affected: count('create', 'update') + gone,
    active: before + count('create') + back - gone,
  };
}

test('the statements decide as the plain rules do, and the counts add up', { timeout: TIME }, async () => {
  const drawn = fc.array(student, { maxLength: 25 });
  const files = fc.array(cells, { minLength: 1, maxLength: 14 });
  const someLeft = fc.array(pick(false, false, true), { minLength: 14, maxLength: 14 });
  const left = fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: someLeft });
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
      fc.record({ asAdmin: fc.boolean(), unverified: pick(...doubtful), left }),
      fc.record({ place: fc.nat(), cells }),
      async (people, rows, drawnFlags, drawnColumns, { asAdmin, unverified, left: gone }, mended) => {
        const isDelta = gone !== null;
        const options = { ...drawnFlags, archive_missing: drawnFlags.archive_missing && !isDelta };
        const columns = isDelta ? [...new Set([...drawnColumns, 'student_id' as const])] : drawnColumns;
        const students = await rebuild(buildable(people));
        const settings = await settle(unverified, asAdmin, options);
        const known = students.map((one) => {
          const ruled = asAdmin ? one.school_id === school.id : one.owner_id === teacher.id;
          return { ...one, ruled, reachable: ruled || (!asAdmin && one.shared) };
        });
        const readAs = (written: UploadCells, place: number): AnyRow => {
          const remove = gone?.[place] ?? false;
          return { ...readRow(written, { remove }), remove };
        };
        const line = (row: UploadCells) => columns.map((column) => row[column]);
        const read = rows.map((row, place) => readAs(cellsOf(columns, line(row)), place));
        const first = await preview(rows, columns, options, asAdmin ? admin.id : teacher.id);
        const { found, upload } = isDelta ? await makeDelta(first.upload.id, read, columns) : first;
        const [said, expected] = bothOf(found, upload, read, known, settings);
        expect(said).toEqual(expected);
        // One row is written anew; whatever depends on it, and nothing else, is decided anew.
        const place = mended.place % rows.length;
        const row = readAs(mended.cells, place);
        const isRight = Object.keys(row.errors).length === 0;
        const after = isRight ? read.with(place, row) : read;
        if (isRight) {
          const desk = { licenses: noLicenses, now: kindred.now() };
          await rewriteRow(db, upload, rowId(upload.id, place + 1), row, desk);
          const repaired = await lookAt(upload.id);
          const [again, wanted] = bothOf(repaired.found, repaired.upload, after, known, settings);
          expect(again).toEqual(wanted);
        }
        expect(await applied(upload.id)).toEqual(countsOf(after, known, settings));
      },
    ),
    { numRuns: cases(15, 2500, 40), seed: 4711 },
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
  shared: false,
  here: true,
  archived: false,
};
