import { beforeEach, expect, test } from 'vitest';
import { DASHBOARD, testKindred } from '#apps/api/testing/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#apps/api/testing/people.ts';
import { rowSums } from '#apps/api/testing/rows.ts';
import { unseal } from '#platform/server/crypto.ts';
import {
  educatorUploads as calls,
  uberUploads,
  uploadRowsTable,
  uploadsTable,
} from '../../uploads-contract.ts';
import { applyChunk, applyUpload } from './apply.ts';
import type { UploadTask } from './ports.ts';
import { previewUpload, readUpload } from './preview.ts';
import { noLicences } from './testing/no-licences.ts';
import { undoChunk, undoUpload } from './undo.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const told: UploadTask[] = [];
const ports = {
  appKey,
  licences: noLicences,
  tell: async (_tx: unknown, _account: number, task: UploadTask) => void told.push(task),
};

type School = { id: number };
let school: School;
let teacher: { id: number; username: string };
let colleague: { id: number; username: string };
let admin: { id: number; username: string };
let token = '';
let adminToken = '';

beforeEach(async () => {
  school = await buildSchool(db);
  teacher = await buildAccount(db, { school_id: school.id });
  colleague = await buildAccount(db, { school_id: school.id });
  admin = await buildAccount(db, { school_id: school.id });
  const group = await buildGroup(db, 'school', { [admin.id]: 'owner' });
  await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
  token = await kindred.tokenFor({ accountId: teacher.id });
  adminToken = await kindred.tokenFor({ accountId: admin.id });
});

const HEADER = 'first_name,last_name,grade,student_id,teacher';
const csv = (...lines: string[]): Buffer => Buffer.from([HEADER, ...lines].join('\n'));

async function create(file: Buffer, as = token, more: Record<string, unknown> = {}) {
  return kindred.call(calls.create, { file_name: 'class.csv', ...more }, { token: as, file });
}

/** Through to the preview, with the columns as they were guessed. */
async function preview(
  file: Buffer,
  as = token,
  flags: Record<string, unknown> = {},
  more = {},
): Promise<number> {
  const { body, status } = await create(file, as, more);
  expect(status).toBe(201);
  const { id } = body.data;
  await readUpload(db, ports, id);
  const read = await kindred.call(calls.read, { id }, { token: as });
  expect(read.body.data).toMatchObject({ status: 'mapping', error: null });
  const mapped = await kindred.call(
    calls.map,
    { id, columns: read.body.data.mapping, ...flags },
    { token: as },
  );
  expect(mapped.status).toBe(200);
  await previewUpload(db, ports, id);
  return id;
}

async function state(id: number, as = token) {
  return (await kindred.call(calls.read, { id }, { token: as })).body.data;
}

async function confirm(id: number, as = token, more = {}) {
  const reply = await kindred.call(calls.confirm, { id, ...more }, { token: as });
  expect(reply.error.errors ?? reply.status).toBe(200);
  await applyUpload(db, { ports }, id);
}

const roster = () =>
  db
    .selectFrom('students')
    .select([
      'first_name',
      'last_name',
      'grade',
      'student_id',
      'username',
      'teacher',
      'owner_id',
      'active_program',
    ])
    .select(({ eb }) => eb('archived_at', 'is not', null).as('archived'))
    .where('school_id', '=', school.id)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('student_id')
    .execute();

test('a file goes from upload over preview to students with usernames and passwords', async () => {
  const id = await preview(csv('Maya,Okafor,K,1,Ms. Fern', 'Li,Wei,3,2,', 'Maya,Okafor,1,,'));
  expect(await state(id)).toMatchObject({ status: 'ready', to_create: 3, failed: 0, pending: 3, mine: true });
  expect(await roster()).toEqual([]);
  await confirm(id);
  expect(await state(id)).toMatchObject({
    status: 'applied',
    created: 3,
    pending: 0,
    affected: 3,
    done: 3,
    total: 3,
  });
  expect(await roster()).toMatchObject([
    {
      first_name: 'Maya',
      grade: 0,
      student_id: '1',
      active_program: 'academy',
      teacher: 'Ms. Fern',
      owner_id: teacher.id,
    },
    { first_name: 'Maya', grade: 1, student_id: null, archived: false },
    { first_name: 'Li', grade: 3, active_program: 'zoou' },
  ]);
  const made = await db.selectFrom('students').selectAll().where('school_id', '=', school.id).execute();
  expect(new Set(made.map((one) => one.username)).size).toBe(3);
  for (const one of made) expect(unseal(appKey, one.password_sealed)).toMatch(/^[a-z]+-[a-z]+-\d$/);
  const audit = await db.selectFrom('audit').selectAll().where('request_id', '=', `upload-${id}`).execute();
  expect(audit.map((row) => [row.action, row.actor_id])).toEqual(Array(3).fill(['student.add', teacher.id]));
  expect(JSON.stringify(audit)).not.toContain('Okafor');
  expect(told.at(-1)).toMatchObject({
    status: 'applied',
    done: 3,
    total: 3,
    failed: 0,
    file_name: 'class.csv',
  });
  const { file_sealed: kept } = await db
    .selectFrom('uploads')
    .select('file_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept).toBeNull();
});

test('the preview shows who is updated and how, and which rows fail and why', async () => {
  await buildStudent(db, appKey, {
    owner_id: teacher.id,
    school_id: school.id,
    first_name: 'Maya',
    last_name: 'Okafor',
    grade: 2,
    username: `maya.${school.id}`,
  });
  const id = await preview(csv('Maya,Okafor,3,9,', 'Maya,Okafor,3,9,', 'No,Grade,x,,'));
  const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token });
  expect(body).toMatchObject({
    total: 3,
    data: [
      { line: 2, status: 'pending', action: 'update', changed: 'grade student_id' },
      { line: 3, status: 'failed', errors: expect.stringContaining('already-processed') },
      { line: 4, status: 'failed', errors: expect.stringContaining('"grade"') },
    ],
  });
  const failed = await kindred.call(uploadRowsTable.list, { upload_id: id, action: 'fail' }, { token });
  expect(failed.body).toMatchObject({ total: 2 });
});

test('a failed row is mended in place, and has to be right', async () => {
  const id = await preview(csv('Ana,Souza,x,1,'));
  expect(await state(id)).toMatchObject({ failed: 1, pending: 0 });
  const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token });
  const row = Object(body).data[0].id;
  const cells = { first_name: 'Ana', last_name: 'Souza', student_id: '1' };
  const wrong = await kindred.call(calls.repair, { id, row, ...cells, grade: 'z' }, { token });
  expect([wrong.status, wrong.error.errors]).toEqual([422, { grade: { i18n: 'validation.in' } }]);
  const nobody = await kindred.call(
    calls.repair,
    { id, row, ...cells, grade: '2', educator_username: 'x@y.z' },
    { token },
  );
  expect(nobody.error.errors).toEqual({ educator_username: { i18n: 'uploads.row.educator' } });
  expect((await kindred.call(calls.repair, { id, row: 4711, ...cells, grade: '2' }, { token })).status).toBe(
    404,
  );
  const right = await kindred.call(calls.repair, { id, row, ...cells, grade: '2' }, { token });
  expect(right.status).toBe(200);
  expect(await state(id)).toMatchObject({ failed: 0, pending: 1, to_create: 1 });
});

test('the failed rows come back as a file in the form of the upload', async () => {
  const id = await preview(csv('Ana,=Souza,x,1,', 'Ben,Moss,2,2,'));
  const reply = await kindred.app.server.inject({
    method: 'GET',
    url: `/api/educator/uploads/${id}/failed-rows`,
    headers: { host: DASHBOARD, 'access-token': `Bearer ${token}` },
  });
  expect(reply.headers['content-type']).toContain('text/csv');
  const [header, row, end] = reply.body.split('\r\n');
  expect(header).toBe(
    '\uFEFFfirst_name,last_name,grade,teacher,student_id,educator_username,student_username,activate_license,assign_program,clever_user_id,classlink_login_id,classlink_tenant_id',
  );
  expect([row, end]).toEqual(["Ana,'=Souza,x,,1,,,,,,,", '']);
});

test('the same file is applied to a school once, also when two confirm it at once', async () => {
  const file = csv('Ana,Souza,2,1,');
  const [one, two] = [await preview(file), await preview(file)];
  const replies = await Promise.all([one, two].map((id) => kindred.call(calls.confirm, { id }, { token })));
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, expect.any(Number)]);
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  for (const id of [one, two]) await applyUpload(db, { ports }, id);
  expect(await roster()).toHaveLength(1);
  const again = await create(file);
  expect([again.status, again.error.errors]).toEqual([
    422,
    { file_name: { i18n: 'validation.file-already-uploaded' } },
  ]);
});

test('who is not in the file is archived when asked; much of a school only at a second word', async () => {
  for (const first_name of ['A', 'B', 'C', 'D']) {
    await buildStudent(db, appKey, {
      owner_id: teacher.id,
      school_id: school.id,
      first_name,
      last_name: 'Old',
    });
  }
  await buildStudent(db, appKey, { owner_id: colleague.id, school_id: school.id, last_name: 'Theirs' });
  const id = await preview(
    csv('A,Old,3,,'),
    adminToken,
    { archive_missing: true, exclude_others: true },
    { educator_id: teacher.id },
  );
  expect(await state(id, adminToken)).toMatchObject({ to_archive: 3, archivable: 4, held: true });
  const held = await kindred.call(calls.confirm, { id }, { token: adminToken });
  expect([held.status, held.error.errors]).toEqual([
    422,
    { archive_anyway: { i18n: 'validation.required' } },
  ]);
  await confirm(id, adminToken, { archive_anyway: true });
  expect(
    (await roster()).map(({ first_name, last_name, archived }) => [first_name, last_name, archived]),
  ).toMatchObject([
    ['A', 'Old', false],
    ['B', 'Old', true],
    ['C', 'Old', true],
    ['D', 'Old', true],
    [expect.any(String), 'Theirs', false],
  ]);
  expect(await state(id, adminToken)).toMatchObject({ archived: 3, updated: 1, affected: 3 });
});

test("a teacher's file neither changes a colleague's student nor archives one", async () => {
  await buildStudent(db, appKey, {
    owner_id: colleague.id,
    school_id: school.id,
    student_id: '5',
    last_name: 'Theirs',
  });
  const before = await roster();
  const id = await preview(csv('New,Name,3,5,'), token, { archive_missing: true });
  expect(await state(id)).toMatchObject({ failed: 1, to_archive: 0 });
  expect(await roster()).toEqual(before);
});

test('rows may name another educator of the school, and nobody else', async () => {
  const far = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  const file = Buffer.from(
    `first_name,last_name,grade,educator_username\nA,One,1,${colleague.username.toUpperCase()}\nB,Two,1,${far.username}\n`,
  );
  const id = await preview(file);
  await confirm(id);
  expect(await roster()).toMatchObject([{ first_name: 'A', owner_id: colleague.id }]);
  expect(await state(id)).toMatchObject({ created: 1, failed: 1 });
});

test('undo takes back what nobody has touched since, and says what it cannot', async () => {
  const old = { owner_id: teacher.id, school_id: school.id, last_name: 'Old', grade: 2 };
  await buildStudent(db, appKey, { ...old, first_name: 'Up', student_id: '1' });
  await buildStudent(db, appKey, { ...old, first_name: 'Gone' });
  await buildStudent(db, appKey, { ...old, first_name: 'Edited', student_id: '2' });
  const before = await roster();
  const id = await preview(
    csv('Upp,Old,3,1,Ms. Fern', 'Edited,Old,3,2,', 'New,Kid,1,,', 'Played,Kid,1,,'),
    token,
    { archive_missing: true },
  );
  await confirm(id, token, { archive_anyway: true });
  kindred.setNow('2026-09-14T15:10:00Z');
  await db
    .updateTable('students')
    .set({ teacher: 'Mr. Moss', updated_at: kindred.now() })
    .where('first_name', '=', 'Edited')
    .where('school_id', '=', school.id)
    .execute();
  const played = await db
    .selectFrom('students')
    .select('id')
    .where('school_id', '=', school.id)
    .where('first_name', '=', 'Played')
    .executeTakeFirstOrThrow();
  await kindred.tokenFor({ studentId: played.id });
  const plan = await kindred.call(calls.undoPlan, { id }, { token });
  expect(plan.body.data).toEqual({
    created: 1,
    updated: 1,
    archived: 1,
    edited: 1,
    played: 1,
    taken: 0,
    gone: 0,
  });
  expect((await kindred.call(calls.undo, { id }, { token })).status).toBe(200);
  await undoUpload(db, ports, id);
  expect(await state(id)).toMatchObject({ status: 'undone', taken_back: 3, kept: 2 });
  const after = await roster();
  expect(after.filter(({ first_name }) => ['Up', 'Gone'].includes(first_name))).toEqual(
    before.filter(({ first_name }) => ['Up', 'Gone'].includes(first_name)),
  );
  expect(after.map(({ first_name }) => first_name).toSorted()).toEqual(['Edited', 'Gone', 'Played', 'Up']);
  expect((await create(csv('Upp,Old,3,1,Ms. Fern'))).status).toBe(201);
});

/** Everything but what differs from run to run: ids, passwords, times. */
const names = ['Ana', 'Ben', 'Cleo', 'Dina', 'Eli', 'Finn'];
const mixed = (): Buffer =>
  csv(
    ...Array.from(
      { length: 40 },
      (_, n) => `${names[n % 6]},Kid${n % 13},${n % 5},${n % 3 === 0 ? '' : n},T${n % 4}`,
    ),
  );

async function buildMixed(): Promise<void> {
  for (let n = 0; n < 12; n += 1) {
    await buildStudent(db, appKey, {
      owner_id: teacher.id,
      school_id: school.id,
      first_name: names[n % 6] ?? '',
      last_name: `Kid${n}`,
      grade: n % 4,
      student_id: n % 2 === 0 ? String(n) : null,
      username: `kid${school.id}.${n}`,
    });
  }
}

test('an upload that is broken off between and inside chunks ends like one that was not, and so does its undo', async () => {
  const shown = async (id: number) => {
    const { id: _, uuid: __, ...rest } = await state(id);
    const people = (await roster()).map(({ owner_id: _owner, username: _username, ...one }) => one);
    return { rest: { ...rest, school: '', educator: '' }, people };
  };
  await buildMixed();
  const smooth = await preview(mixed(), token, { archive_missing: true });
  const start = await roster();
  await confirm(smooth, token, { archive_anyway: true });
  const expected = await shown(smooth);

  // The same again in another school, with a worker that dies over and over.
  const first = { school: school.id };
  school = await buildSchool(db);
  expect(school.id).not.toBe(first.school);
  teacher = await buildAccount(db, { school_id: school.id });
  token = await kindred.tokenFor({ accountId: teacher.id });
  await buildMixed();
  const id = await preview(mixed(), token, { archive_missing: true });
  await kindred.call(calls.confirm, { id, archive_anyway: true }, { token });
  const dies = { ...ports, tell: async () => Promise.reject(new Error('killed')) };
  for (let more = true; more; more = await applyChunk(db, ports, id, 7)) {
    await expect(applyChunk(db, dies, id, 7)).rejects.toThrow('killed');
  }
  // And two workers at once find nothing left to do.
  await Promise.all([applyUpload(db, { ports }, id), applyUpload(db, { ports }, id)]);
  expect(await shown(id)).toEqual(expected);

  await kindred.call(calls.undo, { id }, { token });
  for (let more = true; more; more = await undoChunk(db, ports, id, 7)) {
    await expect(undoChunk(db, dies, id, 7)).rejects.toThrow('killed');
  }
  const back = (await roster()).map(({ owner_id: _o, username: _u, ...one }) => one);
  expect(back).toEqual(start.map(({ owner_id: _o, username: _u, ...one }) => one));
});

test('whoever is in the way between preview and confirmation costs that row, not the upload', async () => {
  const id = await preview(csv('Ana,Souza,2,1,', 'Ben,Moss,2,2,'));
  await buildStudent(db, appKey, { owner_id: colleague.id, school_id: school.id, student_id: '2' });
  await confirm(id);
  expect(await state(id)).toMatchObject({ status: 'applied', created: 1, failed: 1, pending: 0 });
  const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id, action: 'fail' }, { token });
  expect(body).toMatchObject({ data: [{ line: 3, errors: expect.stringContaining('unique-in-school') }] });
});

test('an account without licenses is asked to contact support above 20 rows', async () => {
  const pending = await buildAccount(db, { school_id: school.id, status: 'not-verified' });
  const as = await kindred.tokenFor({ accountId: pending.id });
  const { body } = await create(csv(...Array.from({ length: 21 }, (_, n) => `A${n},B,1,,`)), as);
  const licences = { ...noLicences, mayUploadMany: async () => false };
  await readUpload(db, { ...ports, licences }, body.data.id);
  expect(await state(body.data.id, as)).toMatchObject({
    status: 'failed',
    error: { i18n: 'uploads.refused.contact-support', values: { count: 20 } },
  });
  const few = await preview(csv('A,B,1,,', 'C,D,1,,'), as);
  expect(await state(few, as)).toMatchObject({ to_create: 1, failed: 1 });
});

test('a file that cannot be read says why, in the state of its upload', async () => {
  const { body } = await create(Buffer.from('first_name,last_name,grade\n"A,B,1\n'));
  await readUpload(db, ports, body.data.id);
  expect(await state(body.data.id)).toMatchObject({
    status: 'failed',
    error: { i18n: 'uploads.file.quotes', values: { row: 2 } },
  });
});

test('required columns have to be mapped, and none twice', async () => {
  const { body } = await create(csv('A,B,1,,'));
  const { id } = body.data;
  await readUpload(db, ports, id);
  const map = (columns: (string | null)[]) => kindred.call(calls.map, { id, columns }, { token });
  expect((await map(['first_name', 'last_name', null, null, null])).error.errors).toEqual({
    columns: { i18n: 'validation.csv-columns-missing', values: { columns: 'grade' } },
  });
  expect((await map(['first_name', 'last_name', 'grade', 'grade', null])).status).toBe(422);
  expect((await map(['first_name', 'last_name', 'grade'])).status).toBe(422);
});

test("another school's upload is not there, for reading as for changing", async () => {
  const id = await preview(csv('A,B,1,,'));
  const far = await buildSchool(db);
  const strangers = [
    await buildAccount(db, { school_id: far.id }),
    // Of the same school, but neither the uploader nor an admin.
    colleague,
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
    for (const list of [uploadRowsTable.list, uploadsTable.list]) {
      expect((await kindred.call(list, {}, { token: as })).body).toMatchObject({ total: 0, data: [] });
    }
    expect(await rowSums(db)).toEqual(before);
  }
  // An admin of the school sees it, and leaves it to its uploader.
  expect(await state(id, adminToken)).toMatchObject({ mine: false });
  expect((await kindred.call(calls.confirm, { id }, { token: adminToken })).status).toBe(409);
});

test('only those one looks after can be chosen as the educator', async () => {
  const far = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  const refused = await create(csv('A,B,1,,'), adminToken, { educator_id: far.id });
  expect(refused.error.errors).toEqual({ educator_id: { i18n: 'validation.exists' } });
  expect((await create(csv('A,B,1,,'), token, { educator_id: colleague.id })).status).toBe(422);
  expect((await create(csv('A,B,1,,'), adminToken, { educator_id: colleague.id })).status).toBe(201);
  const staff = await kindred.tokenFor({ accountId: (await buildAccount(db, { scope: 'uber' })).id });
  const input = { file_name: 'a.csv', school_id: school.id };
  const file = csv('A,B,1,,');
  expect((await kindred.call(uberUploads.create, input, { token: staff, file })).status).toBe(422);
  const chosen = await kindred.call(
    uberUploads.create,
    { ...input, educator_id: teacher.id },
    { token: staff, file },
  );
  expect(chosen.status).toBe(201);
});

test('a canceled upload leaves no record of a child', async () => {
  const id = await preview(csv('Canary,Bird,1,,'));
  expect((await kindred.call(calls.cancel, { id }, { token })).status).toBe(200);
  expect(await state(id)).toMatchObject({ status: 'canceled', sample: [] });
  const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token });
  expect(body).toMatchObject({ total: 0 });
  expect((await kindred.call(calls.confirm, { id }, { token })).error.i18n).toBe(
    'uploads.refused.cannot.confirm',
  );
});

test('a body that is no file, an empty one and one that is too large are refused', async () => {
  const headers = { host: DASHBOARD, 'access-token': `Bearer ${token}` };
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
