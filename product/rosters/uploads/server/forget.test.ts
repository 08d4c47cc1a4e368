import { beforeEach, expect, test } from 'vitest';
import { buildDistrict, buildSchool, buildStudent } from '#testing/api/people.ts';
import { educatorUploads as calls } from '../contract.ts';
import { forgetInUploads } from './forget.ts';
import { csv, uploadSchool } from './testing/upload-school.ts';

/** What is left of a child in the files of its school once its data is deleted. */
const { kindred, db, appKey, create, preview, confirm, state, here } = await uploadSchool();
let maya = 0;

beforeEach(async () => {
  const values = { owner_id: here.teacher.id, school_id: here.school.id };
  const child = { first_name: 'Maya', last_name: 'Okafor', grade: 3, student_id: 'm-7', username: 'maya.o' };
  const username = `${child.username}${here.school.id}`;
  maya = (await buildStudent(db, appKey, { ...values, ...child, username })).id;
});

const forget = (id = maya) =>
  db.transaction().execute((tx) => forgetInUploads(tx, id, new Date('2026-09-14T15:00:00Z')));

async function rowsOf(id: number): Promise<string[]> {
  const rows = db.selectFrom('upload_rows').select(['first_name', 'last_name', 'student_id']);
  const own = rows.where('id', '>', id * 10_000_000).where('id', '<', (id + 1) * 10_000_000);
  const found = await own.orderBy('id').execute();
  return found.map((row) => `${row.first_name} ${row.last_name} ${row.student_id}`);
}

const heldOf = (id: number) =>
  db
    .selectFrom('uploads')
    .select(['status', 'file_sealed', 'sample', 'headers', 'file_name', 'reading'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('of an upload that was applied the rows of the child go, also those that failed, and no other', async () => {
  const file = csv('Ada,Lovelace,3,a-1,', 'Maya,Okafor,4,m-7,', 'Maya,Okafor,x,m-8,', 'Maya,Okafor,2,m-9,');
  const id = await preview(file);
  await confirm(id);
  expect(await rowsOf(id)).toHaveLength(4);
  expect(await forget()).toEqual({ upload_rows: 2 });
  // A namesake of the school with another number is another child.
  expect(await rowsOf(id)).toEqual(['Ada Lovelace a-1', 'Maya Okafor m-9']);
  expect(await state(id)).toMatchObject({ status: 'applied', rows_total: 4 });
});

test('an upload that waits with the child in it is given up and says why; one without it goes on', async () => {
  const named = await preview(csv('Ada,Lovelace,3,a-1,', 'Maya,Okafor,3,,'));
  const other = await preview(csv('Ben,Okafor,3,b-1,'));
  await forget();
  expect(await state(named)).toMatchObject({
    status: 'canceled',
    error: { i18n: 'rosters-uploads.child-gone' },
    sample: [],
  });
  expect(await rowsOf(named)).toEqual([]);
  expect((await heldOf(named)).file_sealed).toBeNull();
  expect((await state(other)).status).toBe('ready');
  await confirm(other);
  expect(await rowsOf(other)).toHaveLength(1);
});

test('a file that nobody has looked at yet goes: nothing tells whether the child is in it', async () => {
  const { body } = await create(csv('Ada,Lovelace,3,a-1,'));
  const { id } = body.data;
  await forget();
  expect(await heldOf(id)).toMatchObject({ status: 'canceled', file_sealed: null, reading: {} });
});

test('a file that failed keeps no line of it, no header that is a child, and no name that is one', async () => {
  const { body } = await create(csv('Ada,Lovelace,3,a-1,'), here.token, { file_name: 'okafor_maya.csv' });
  const { id } = body.data;
  await db
    .updateTable('uploads')
    .set({
      status: 'failed',
      headers: JSON.stringify(['Maya', 'Okafor', '3']),
      sample: JSON.stringify([['Ada', 'Lovelace', '3']]),
      reading: JSON.stringify({ encoding: 'utf-8', names: ['Maya Okafor'], head: [] }),
    })
    .where('id', '=', id)
    .execute();
  await forget();
  expect(await heldOf(id)).toEqual({
    status: 'failed',
    file_sealed: null,
    sample: [],
    headers: ['', '', ''],
    file_name: '',
    reading: { encoding: 'utf-8' },
  });
});

test('a district’s roster goes; what is split of it goes on by its rows, and says that the file is gone', async () => {
  const district = await buildDistrict(db);
  const oak = await buildSchool(db, { district_id: district.id });
  await db
    .updateTable('schools')
    .set({ district_id: district.id })
    .where('id', '=', here.school.id)
    .execute();
  const common = {
    district_id: district.id,
    uploaded_by: here.teacher.id,
    actor_scope: 'educator',
    file_name: 'district.zip',
    file_sha256: Buffer.alloc(32),
    file_sealed: Buffer.from('a zip'),
    reading: JSON.stringify({ encoding: 'utf-8', names: ['Maya Okafor'] }),
  };
  const districts = await db
    .insertInto('district_uploads')
    .values([
      { ...common, status: 'linking' },
      { ...common, status: 'split' },
    ])
    .returning('id')
    .execute();
  const part = await preview(csv('Ben,Okafor,3,b-1,'));
  await db
    .updateTable('uploads')
    .set({ district_upload_id: districts[1]?.id ?? 0, file_sealed: null, school_id: oak.id })
    .where('id', '=', part)
    .execute();
  await forget();
  const kept = db.selectFrom('district_uploads').select(['status', 'file_sealed', 'reading']).orderBy('id');
  expect(await kept.where('district_id', '=', district.id).execute()).toEqual([
    { status: 'canceled', file_sealed: null, reading: {} },
    { status: 'split', file_sealed: null, reading: { encoding: 'utf-8' } },
  ]);
  const { status, mapping } = await state(part);
  expect(status).toBe('ready');
  const again = await kindred.call(calls.map, { id: part, columns: mapping }, { token: here.token });
  expect([again.status, again.error.i18n]).toEqual([409, 'rosters-uploads.refused.file-gone']);
});
