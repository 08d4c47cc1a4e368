import { beforeEach, expect, test } from 'vitest';
import { openFiles } from '#platform/server/files/files.ts';
import { DASHBOARD, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { educatorUploads as calls, uploadRowsTable } from '../../contract.ts';
import { applyUpload } from '../applying/apply.ts';
import { undoUpload } from '../applying/undo.ts';
import { noLicenses } from '../testing/no-licenses.ts';
import { type Roster, rosterFiles, rosterZip, zipOf } from '../testing/oneroster-zip.ts';
import { previewUpload, readUpload } from './preview.ts';

/** A OneRoster zip through the steps of any upload. */
const kindred = await testKindred();
const { db, appKey } = kindred;
const ports = {
  appKey,
  files: openFiles(appKey, null),
  licenses: noLicenses,
  tell: async () => undefined,
  clock: kindred.now,
};

let school: { id: number; name: string };
let teacher: { id: number; username: string };
let colleague: { id: number; username: string };
let token = '';

beforeEach(async () => {
  const { id } = await buildSchool(db);
  school = { id, name: `Oak ${id}` };
  await db.updateTable('schools').set({ name: school.name }).where('id', '=', id).execute();
  teacher = await buildAccount(db, { school_id: id });
  colleague = await buildAccount(db, { school_id: id });
  token = await kindred.tokenFor({ accountId: teacher.id });
});

const roster = (more: Partial<Roster> = {}): Roster => ({
  version: '1.2',
  orgs: [
    { id: 's1', name: school.name },
    { id: 's2', name: 'Elm' },
  ],
  people: [
    { id: 't', role: 'teacher', orgs: ['s1'], first: 'Ada', last: 'Fern', email: colleague.username },
    { id: 'a', role: 'student', orgs: ['s1'], first: 'Maya', last: 'Okafor', grade: 'KG', number: '1' },
    { id: 'b', role: 'student', orgs: ['s1'], first: 'Li', last: 'Wei', grade: '03', number: '2' },
    { id: 'c', role: 'student', orgs: ['s2'], first: 'Far', last: 'Away', grade: '03', number: '3' },
  ],
  rooms: [{ id: 'h', org: 's1', homeroom: true, teachers: ['t'], students: ['a', 'c'] }],
  ...more,
});

async function read(zip: Buffer): Promise<number> {
  const { body, status } = await kindred.call(
    calls.create,
    { file_name: 'roster.zip' },
    { token, file: zip },
  );
  expect(status).toBe(201);
  await readUpload(db, ports, body.data.id);
  return body.data.id;
}
const state = async (id: number) => (await kindred.call(calls.read, { id }, { token })).body.data;

async function map(id: number, more: Record<string, unknown> = {}) {
  const { mapping } = await state(id);
  const reply = await kindred.call(calls.map, { id, columns: mapping, ...more }, { token });
  if (reply.status === 200) await previewUpload(db, ports, id);
  return reply;
}
async function confirm(id: number, more = {}): Promise<void> {
  expect((await kindred.call(calls.confirm, { id, ...more }, { token })).status).toBe(200);
  await applyUpload(db, { ports }, id);
}
const students = () =>
  db
    .selectFrom('students')
    .select(['first_name', 'grade', 'student_id', 'teacher', 'owner_id'])
    .select(({ eb }) => eb('archived_at', 'is not', null).as('archived'))
    .where('school_id', '=', school.id)
    .orderBy('student_id')
    .execute();
const rows = async (id: number) =>
  Object((await kindred.call(uploadRowsTable.list, { upload_id: id }, { token })).body).data;

test("the students of the school come out of the zip, each at the homeroom teacher's", async () => {
  const id = await read(rosterZip(roster()));
  expect(await state(id)).toMatchObject({
    status: 'mapping',
    source: 'oneroster',
    delta: false,
    org: 's1',
    orgs: [
      { id: 's2', name: 'Elm', students: 1 },
      { id: 's1', name: school.name, students: 2 },
    ],
    rows_total: 2,
  });
  await map(id);
  expect(await state(id)).toMatchObject({ status: 'ready', rows_total: 2, to_create: 2, failed: 0 });
  expect(await rows(id)).toMatchObject([{ line: 3 }, { line: 4 }]);
  await confirm(id);
  expect(await students()).toEqual([
    {
      first_name: 'Maya',
      grade: 0,
      student_id: '1',
      teacher: 'Ada Fern',
      owner_id: colleague.id,
      archived: false,
    },
    { first_name: 'Li', grade: 3, student_id: '2', teacher: '', owner_id: teacher.id, archived: false },
  ]);
});

test('where no name tells, the school has to be chosen, and has to be one of the zip', async () => {
  const orgs = [
    { id: 's1', name: 'Fir' },
    { id: 's2', name: 'Elm' },
  ];
  const id = await read(rosterZip(roster({ orgs, version: '1.1' })));
  expect(await state(id)).toMatchObject({ org: null, rows_total: 0 });
  expect((await map(id)).error.errors).toEqual({ org: { i18n: 'validation.required' } });
  expect((await map(id, { org: 's9' })).error.errors).toEqual({ org: { i18n: 'validation.in' } });
  await map(id, { org: 's2' });
  expect(await rows(id)).toMatchObject([{ line: 5, first_name: 'Far', student_id: '3' }]);
  // And another one afterwards.
  await map(id, { org: 's1' });
  expect(await state(id)).toMatchObject({ status: 'ready', org: 's1', rows_total: 2, to_create: 2 });
});

test('columns of a roster may be left out, and mean nothing else', async () => {
  const id = await read(rosterZip(roster()));
  const { mapping } = await state(id);
  const swapped = mapping.with(0, 'last_name').with(1, 'first_name');
  expect((await map(id, { columns: swapped })).error.errors).toEqual({ columns: { i18n: 'validation.in' } });
  expect((await map(id, { columns: mapping.with(5, null) })).status).toBe(200);
  await confirm(id);
  expect((await students()).map((one) => one.owner_id)).toEqual([teacher.id, teacher.id]);
});

test('a full roster archives those it does not name only when asked', async () => {
  await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id, student_id: '9' });
  const id = await read(rosterZip(roster()));
  await map(id);
  expect(await state(id)).toMatchObject({ to_archive: 0 });
  await map(id, { archive_missing: true });
  expect(await state(id)).toMatchObject({ to_archive: 1, archivable: 1, held: true });
});

test('a roster of changes archives whom it marks as deleted and nobody else, and can be undone', async () => {
  const old = { owner_id: teacher.id, school_id: school.id, last_name: 'Old', grade: 2 };
  for (const student_id of ['1', '2', '7', '8', '9', '10', '11']) {
    await buildStudent(db, appKey, { ...old, first_name: `Kid ${student_id}`, student_id });
  }
  await buildStudent(db, appKey, { ...old, owner_id: colleague.id, first_name: 'Hers', student_id: '6' });
  const archived = await buildStudent(db, appKey, { ...old, first_name: 'Past', student_id: '5' });
  await db
    .updateTable('students')
    .set({ archived_at: kindred.now() })
    .where('id', '=', archived.id)
    .execute();
  const before = await students();
  const kid = { role: 'student' as const, orgs: ['s1'], last: 'Old', grade: '02' };
  const people = [
    { ...kid, id: 'a', first: 'Kid 1', number: '1', grade: '03' },
    // Of whom has left, the rest of the line may be blank.
    { ...kid, id: 'b', first: '', last: '', grade: '', number: '2', gone: true },
    { ...kid, id: 'n', first: 'New', number: '4' },
    { ...kid, id: 'p', first: 'Past', number: '5', gone: true },
    { ...kid, id: 'h', first: 'Hers', number: '6', gone: true },
    // A namesake with another number is another child.
    { ...kid, id: 'u', first: 'Kid 7', number: '77', gone: true },
  ];
  const id = await read(rosterZip(roster({ mode: 'delta', people, rooms: [] })));
  expect(await state(id)).toMatchObject({ delta: true, org: 's1' });
  expect((await map(id, { archive_missing: true })).error.errors).toEqual({
    archive_missing: { i18n: 'validation.in' },
  });
  const { mapping } = await state(id);
  expect((await map(id, { columns: mapping.with(3, null) })).error.errors).toHaveProperty('columns');
  await map(id);
  expect(await rows(id)).toMatchObject([
    { line: 2, action: 'update', changed: 'grade' },
    { line: 3, action: 'archive' },
    { line: 4, action: 'create' },
    { line: 5, action: 'keep' },
    { line: 6, action: 'fail', errors: expect.stringContaining('rosters-uploads.row.not-yours') },
    { line: 7, action: 'fail', errors: expect.stringContaining('rosters-uploads.row.not-here') },
  ]);
  const counts = { rows_total: 6, to_create: 1, to_update: 1, unchanged: 1, to_archive: 1, failed: 2 };
  // One of the seven who could be.
  expect(await state(id)).toMatchObject({ ...counts, pending: 4, total: 6, archivable: 7, held: false });
  await confirm(id);
  expect(await state(id)).toMatchObject({
    status: 'applied',
    created: 1,
    updated: 2,
    archived: 1,
    failed: 2,
    pending: 0,
    done: 6,
  });
  const after = await students();
  expect(after.filter((one) => one.archived).map((one) => one.student_id)).toEqual(['2', '5']);
  expect(after).toHaveLength(before.length + 1);
  const failed = await kindred.app.server.inject({
    method: 'GET',
    url: `/api/educator/uploads/${id}/failed-rows`,
    headers: { host: DASHBOARD, 'access-token': `Bearer ${token}` },
  });
  // Who has left must not come back by uploading the failed rows.
  expect([failed.statusCode, failed.body.trim().split('\n').length]).toEqual([200, 1]);
  expect((await kindred.call(calls.undo, { id }, { token })).status).toBe(200);
  await undoUpload(db, ports, id);
  expect(await students()).toEqual(before);
});

test('many deletions are held for a second word, and a wrong number is mended in place', async () => {
  const old = { owner_id: teacher.id, school_id: school.id, first_name: 'Kid', last_name: 'Old', grade: 2 };
  await buildStudent(db, appKey, { ...old, student_id: '1' });
  await buildStudent(db, appKey, { ...old, student_id: '2' });
  const kid = { role: 'student' as const, orgs: ['s1'], first: 'Kid', last: 'Old', gone: true };
  const people = [{ ...kid, id: 'wrong-id' }];
  const id = await read(rosterZip(roster({ mode: 'delta', version: '1.1', people, rooms: [] })));
  await map(id);
  expect(await state(id)).toMatchObject({ failed: 1, to_archive: 0 });
  const row = (await rows(id))[0].id;
  const blank = { first_name: 'Kid', last_name: 'Old', grade: '' };
  expect((await kindred.call(calls.repair, { id, row, ...blank, student_id: '' }, { token })).status).toBe(
    422,
  );
  expect((await kindred.call(calls.repair, { id, row, ...blank, student_id: '2' }, { token })).status).toBe(
    200,
  );
  expect(await state(id)).toMatchObject({ failed: 0, to_archive: 1, archivable: 2, held: true });
  expect((await kindred.call(calls.confirm, { id }, { token })).status).toBe(422);
  await confirm(id, { archive_anyway: true });
  expect((await students()).map((one) => [one.student_id, one.archived])).toEqual([
    ['1', false],
    ['2', true],
  ]);
});

test('a zip that is no roster says why, and what was left out is named by file and line', async () => {
  const broken = await read(Buffer.from('PK\u0003\u0004nothing'));
  expect(await state(broken)).toMatchObject({
    status: 'failed',
    error: { i18n: 'rosters-uploads.file.damaged' },
  });
  const people = roster().people.flatMap((one) => (one.id === 'a' ? [one, one] : [one]));
  const id = await read(rosterZip(roster({ people })));
  expect(await state(id)).toMatchObject({
    notes: [{ file: 'users.csv', line: 4, reason: 'same-id' }],
    notes_total: 1,
  });
});

test('nobody is archived for a line that cannot be used; such lines fail, count for the hold and are listed', async () => {
  const kid = { role: 'student' as const, last: 'Old', grade: '02' };
  const known = { owner_id: teacher.id, school_id: school.id, last_name: 'Old', grade: 2 };
  const numbers = Array.from({ length: 10 }, (_, n) => String(n + 1));
  for (const number of numbers) {
    await buildStudent(db, appKey, { ...known, first_name: `Kid ${number}`, student_id: number });
  }
  const orgsOf = (number: string): string[] => (number === '8' ? [] : number === '9' ? ['d'] : ['s1']);
  const people = numbers.slice(0, 9).map((number) => ({
    ...kid,
    id: `id-${number}`,
    first: `Kid ${number}`,
    number,
    orgs: orgsOf(number),
  }));
  const files = rosterFiles(roster({ version: '1.1', people, rooms: [] }));
  const zip = zipOf({
    ...files,
    'orgs.csv': `${files['orgs.csv']}d,,,District,district,,\r\n`,
    'users.csv': (files['users.csv'] ?? '').replace('student,,,Kid 7', 'Studnet,,,Kid 7'),
  });
  const id = await read(zip);
  expect(await state(id)).toMatchObject({ notes_total: 3, org: 's1' });
  const { body } = await kindred.call(calls.leftOut, { id }, { token });
  expect(body.data).toEqual([
    { file: 'users.csv', line: 8, reason: 'role' },
    { file: 'users.csv', line: 9, reason: 'no-org' },
    { file: 'users.csv', line: 10, reason: 'no-school' },
  ]);
  await map(id, { archive_missing: true });
  // One is missing; with three who may be, that is more than a fifth.
  expect(await state(id)).toMatchObject({ to_archive: 1, archivable: 10, failed: 3, spared: 3, held: true });
  const failed = (await rows(id)).filter((row: { action: string }) => row.action === 'fail');
  expect(failed.map((row: { line: number }) => row.line)).toEqual([8, 9, 10]);
  const repaired = { first_name: 'Kid 8', last_name: 'Old', grade: '2', student_id: '8' };
  const repair = { id, row: failed[1].id, ...repaired };
  expect((await kindred.call(calls.repair, repair, { token })).status).toBe(200);
  expect(await state(id)).toMatchObject({ to_archive: 1, failed: 2, spared: 2 });
  await confirm(id, { archive_anyway: true });
  expect((await students()).filter((one) => one.archived).map((one) => one.student_id)).toEqual(['10']);
});

test('a role that ends today ends when the day is over at the school, not in Greenwich', async () => {
  await db
    .updateTable('schools')
    .set({ time_zone: 'America/Los_Angeles' })
    .where('id', '=', school.id)
    .execute();
  const files = rosterFiles(roster());
  const roles = files['roles.csv']?.replaceAll('student,,,s1,', 'student,,2026-09-14,s1,') ?? '';
  const zip = zipOf({ ...files, 'roles.csv': roles });
  const foundAt = async (moment: string) => {
    kindred.setNow(moment);
    token = await kindred.tokenFor({ accountId: teacher.id });
    const id = await read(zip);
    return { id, students: (await state(id)).orgs.find((org) => org.id === 's1')?.students ?? 0 };
  };
  const now = kindred.now();
  const late = await foundAt('2026-09-15T06:30:00Z');
  expect(late.students).toBe(2);
  await map(late.id);
  expect(await rows(late.id)).toHaveLength(2);
  expect((await foundAt('2026-09-15T07:30:00Z')).students).toBe(0);
  kindred.setNow(now);
});
