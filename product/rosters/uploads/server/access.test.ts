import { expect, test } from 'vitest';
import { DASHBOARD } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { educatorUploads as calls, staffUploads, uploadRowsTable, uploadsTable } from '../contract.ts';
import { csv, uploadSchool } from './testing/upload-school.ts';

const { kindred, db, here, create, preview, state } = await uploadSchool();

/** Neither in the list nor by any other way to it. */
async function expectNothing(
  table: typeof uploadsTable | typeof uploadRowsTable,
  id: number,
  token: string,
): Promise<void> {
  expect((await kindred.call(table.list, {}, { token })).body).toMatchObject({ total: 0, data: [] });
  expect((await kindred.call(table.subset, { _ids: [id] }, { token })).body).toMatchObject({ data: [] });
  expect((await kindred.call(table.selectAll, {}, { token })).body).toEqual({ ids: [] });
  const file = await kindred.app.server.inject({
    url: `/api${table.path}?_download=1&_format=csv`,
    headers: { host: DASHBOARD, 'access-token': `Bearer ${token}` },
  });
  expect([file.statusCode, file.body.trim().split('\r\n').length]).toEqual([200, 1]);
}

test("another school's upload is not there, for reading as for changing", async () => {
  const id = await preview(csv('A,B,1,,'));
  const far = await buildSchool(db);
  const strangers = [
    await buildAccount(db, { school_id: far.id }),
    // Of the same school, but neither the uploader nor an admin.
    here.colleague,
  ];
  for (const stranger of strangers) {
    const as = await kindred.tokenFor({ accountId: stranger.id });
    const before = await rowSums(db);
    for (const call of [
      calls.read,
      calls.confirm,
      calls.cancel,
      calls.undoPlan,
      calls.undo,
      calls.failedRows,
    ]) {
      expect((await kindred.call(call, { id }, { token: as })).status).toBe(404);
    }
    const columns = ['first_name', 'last_name', 'grade', null, null];
    expect((await kindred.call(calls.map, { id, columns }, { token: as })).status).toBe(404);
    const repaired = { id, row: id * 10_000_000 + 1, first_name: 'X', last_name: 'Y', grade: '1' };
    expect((await kindred.call(calls.repair, repaired, { token: as })).status).toBe(404);
    // A download leaves a line of its own in the audit.
    expect(await rowSums(db)).toEqual(before);
    await expectNothing(uploadsTable, id, as);
    await expectNothing(uploadRowsTable, id * 10_000_000 + 1, as);
  }
  // An admin of the school sees it, and leaves it to its uploader.
  expect(await state(id, here.adminToken)).toMatchObject({ mine: false });
  expect((await kindred.call(calls.confirm, { id }, { token: here.adminToken })).status).toBe(409);
});

test('only those one looks after can be chosen as the educator', async () => {
  const far = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  const refused = await create(csv('A,B,1,,'), here.adminToken, { educator_id: far.id });
  expect(refused.error.errors).toEqual({ educator_id: { i18n: 'validation.exists' } });
  expect((await create(csv('A,B,1,,'), here.token, { educator_id: here.colleague.id })).status).toBe(422);
  expect((await create(csv('A,B,1,,'), here.adminToken, { educator_id: here.colleague.id })).status).toBe(
    201,
  );
  const staff = await kindred.tokenFor({ accountId: (await buildAccount(db, { scope: 'uber' })).id });
  const input = { file_name: 'a.csv', school_id: here.school.id };
  const file = csv('A,B,1,,');
  expect((await kindred.call(staffUploads.create, input, { token: staff, file })).status).toBe(422);
  const chosen = await kindred.call(
    staffUploads.create,
    { ...input, educator_id: here.teacher.id },
    { token: staff, file },
  );
  expect(chosen.status).toBe(201);
});

test('a canceled upload leaves no record of a child', async () => {
  const id = await preview(csv('Canary,Bird,1,,'));
  expect((await kindred.call(calls.cancel, { id }, { token: here.token })).status).toBe(200);
  expect(await state(id)).toMatchObject({ status: 'canceled', sample: [] });
  const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token: here.token });
  expect(body).toMatchObject({ total: 0 });
  expect((await kindred.call(calls.confirm, { id }, { token: here.token })).error.i18n).toBe(
    'rosters-uploads.refused.cannot.confirm',
  );
});

test('a body that is no file, an empty one and one that is too large are refused', async () => {
  const headers = { host: DASHBOARD, 'access-token': `Bearer ${here.token}` };
  const url = '/api/educator/uploads?file_name=a.csv';
  const send = (payload: Buffer | object, more = {}) =>
    kindred.app.server.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });
  expect((await send({ a: 1 })).statusCode).toBe(400);
  const octets = { 'content-type': 'application/octet-stream' };
  expect((await send(Buffer.alloc(0), octets)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await send(Buffer.alloc(20 * 1024 * 1024 + 1), octets)).statusCode).toBe(413);
  const json = await kindred.app.server.inject({
    method: 'POST',
    url: '/api/login',
    payload: Buffer.from('{}'),
    headers: { ...headers, ...octets },
  });
  expect(json.statusCode).toBe(400);
});
