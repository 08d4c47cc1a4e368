import { beforeEach, expect, test } from 'vitest';
import { openFiles } from '#platform/server/files/files.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { educatorUploads as calls, uploadRowsTable } from '../../contract.ts';
import { previewUpload, readUpload } from '../preview/preview.ts';
import type { UploadTask } from '../store/ports.ts';
import { noLicenses } from '../testing/no-licenses.ts';
import { applyChunk, applyUpload } from './apply.ts';
import { giveUpload } from './give-up.ts';
import { undoChunk, undoUpload } from './undo.ts';

/** What becomes of an upload whose worker has failed once too often. */
const kindred = await testKindred();
const { db, appKey } = kindred;
const told: UploadTask[] = [];
const ports = {
  appKey,
  files: openFiles(appKey, null),
  licenses: noLicenses,
  tell: async (_tx: unknown, _account: number, task: UploadTask) => void told.push(task),
  clock: kindred.now,
};
let school: { id: number };
let token = '';

beforeEach(async () => {
  school = await buildSchool(db);
  const teacher = await buildAccount(db, { school_id: school.id });
  token = await kindred.tokenFor({ accountId: teacher.id });
  told.length = 0;
});

const FILE = Buffer.from(
  ['first_name,last_name,grade', 'A,One,1', 'B,Two,1', 'C,Three,1', 'D,Four,1'].join('\n'),
);

async function create(): Promise<number> {
  const { body } = await kindred.call(calls.create, { file_name: 'a.csv' }, { token, file: FILE });
  return body.data.id;
}
async function applying(): Promise<number> {
  const id = await create();
  await readUpload(db, ports, id);
  const { mapping } = await state(id);
  await kindred.call(calls.map, { id, columns: mapping }, { token });
  await previewUpload(db, ports, id);
  await kindred.call(calls.confirm, { id }, { token });
  await applyChunk(db, ports, id, 2);
  return id;
}
const state = async (id: number) => (await kindred.call(calls.read, { id }, { token })).body.data;
const count = async () =>
  (await db.selectFrom('students').select('id').where('school_id', '=', school.id).execute()).length;

test('an upload that is given up half way says so, and goes on where it stopped', async () => {
  const id = await applying();
  await giveUpload(db, ports, id);
  expect(await state(id)).toMatchObject({
    status: 'failed',
    stopped_at: 'applying',
    error: { i18n: 'rosters-uploads.stopped.applying' },
    created: 2,
    done: 2,
    total: 4,
  });
  expect(told.at(-1)).toMatchObject({ status: 'failed', done: 2 });
  const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token });
  expect(Object(body).data.map((row: { status: string }) => row.status)).toEqual([
    'created',
    'created',
    'pending',
    'pending',
  ]);
  // A worker that comes late finds nothing to do.
  await applyUpload(db, { ports }, id);
  expect(await count()).toBe(2);
  expect((await kindred.call(calls.cancel, { id }, { token })).status).toBe(409);
  expect((await kindred.call(calls.retry, { id }, { token })).body.data).toMatchObject({
    status: 'applying',
    stopped_at: null,
    error: null,
  });
  expect((await kindred.call(calls.retry, { id }, { token })).status).toBe(409);
  await applyUpload(db, { ports }, id);
  expect(await state(id)).toMatchObject({ status: 'applied', created: 4, pending: 0, done: 4 });
  expect(await count()).toBe(4);
});

test('what was done half way can be undone, also when that is given up in between', async () => {
  const id = await applying();
  await giveUpload(db, ports, id);
  const plan = await kindred.call(calls.undoPlan, { id }, { token });
  expect(plan.body.data).toMatchObject({ created: 2, edited: 0, gone: 0 });
  expect((await kindred.call(calls.undo, { id }, { token })).status).toBe(200);
  await undoChunk(db, ports, id, 1);
  await giveUpload(db, ports, id);
  expect(await state(id)).toMatchObject({ status: 'failed', stopped_at: 'undoing' });
  expect((await kindred.call(calls.undo, { id }, { token })).status).toBe(409);
  expect((await kindred.call(calls.retry, { id }, { token })).status).toBe(200);
  await undoUpload(db, ports, id);
  expect(await state(id)).toMatchObject({ status: 'undone', taken_back: 2, kept: 0 });
  expect(await count()).toBe(0);
  // The file was not applied after all.
  expect((await kindred.call(calls.create, { file_name: 'a.csv' }, { token, file: FILE })).status).toBe(201);
});

test('a file that could not be read can be tried again or thrown away', async () => {
  const [one, other] = [await create(), await create()];
  for (const id of [one, other]) await giveUpload(db, ports, id);
  expect(await state(one)).toMatchObject({ status: 'failed', stopped_at: 'reading' });
  expect((await kindred.call(calls.retry, { id: one }, { token })).status).toBe(200);
  await readUpload(db, ports, one);
  expect(await state(one)).toMatchObject({ status: 'mapping', stopped_at: null });
  expect((await kindred.call(calls.cancel, { id: other }, { token })).status).toBe(200);
  expect(await state(other)).toMatchObject({ status: 'canceled', error: null });
});

test('what is done, or waits for somebody, is not given up; a file that is wrong cannot be tried again', async () => {
  const id = await applying();
  await applyUpload(db, { ports }, id);
  await giveUpload(db, ports, id);
  expect(await state(id)).toMatchObject({ status: 'applied', stopped_at: null });
  const file = Buffer.from('first_name,last_name,grade\n"A,B,1\n');
  const { body } = await kindred.call(calls.create, { file_name: 'b.csv' }, { token, file });
  await readUpload(db, ports, body.data.id);
  expect((await kindred.call(calls.retry, { id: body.data.id }, { token })).error.i18n).toBe(
    'rosters-uploads.refused.cannot.retry',
  );
});
