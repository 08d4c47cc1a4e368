import { expect, test } from 'vitest';
import { unseal } from '#platform/server/crypto.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { educatorStudents } from '../../../contract.ts';
import { educatorUploads as calls, createdStudents, uploadRowsTable, uploadsTable } from '../../contract.ts';
import { csv, uploadSchool } from '../testing/upload-school.ts';
import { applyUpload } from './apply.ts';

const { kindred, db, appKey, ports, told, here, create, preview, state, confirm, roster } =
  await uploadSchool();

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
      owner_id: here.teacher.id,
    },
    { first_name: 'Maya', grade: 1, student_id: null, archived: false },
    { first_name: 'Li', grade: 3, active_program: 'zoou' },
  ]);
  const made = await db.selectFrom('students').selectAll().where('school_id', '=', here.school.id).execute();
  expect(new Set(made.map((one) => one.username)).size).toBe(3);
  for (const one of made) expect(unseal(appKey, one.password_sealed)).toMatch(/^[a-z]+-[a-z]+-\d$/);
  const { body } = await kindred.call(createdStudents, { id }, { token: here.token });
  expect(new Set(body.ids)).toEqual(new Set(made.map((one) => one.id)));
  const cards = await kindred.call(
    educatorStudents.loginInformation,
    { ids: body.ids },
    { token: here.token },
  );
  expect(cards.body.data.students).toHaveLength(3);
  const stranger = await buildAccount(db, { school_id: here.school.id });
  const asked = { token: await kindred.tokenFor({ accountId: stranger.id }) };
  expect((await kindred.call(createdStudents, { id }, asked)).status).toBe(404);
  const audit = await db.selectFrom('audit').selectAll().where('request_id', '=', `upload-${id}`).execute();
  expect(audit.map((row) => [row.action, row.actor_id])).toEqual(
    Array(3).fill(['student.add', here.teacher.id]),
  );
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

test('the name in a row leads to its student, once there is one and as long as it is in reach', async () => {
  const id = await preview(csv('Maya,Okafor,1,,', 'Li,Wei,3,2,'));
  const children = async () => {
    const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token: here.token });
    const rows: { first_name: string; child_id: number | null }[] = Object(body).data;
    return new Map(rows.map((row) => [row.first_name, row.child_id]));
  };
  expect([...(await children()).values()]).toEqual([null, null]);
  await confirm(id);
  const made = await db
    .selectFrom('students')
    .select(['id', 'first_name'])
    .where('school_id', '=', here.school.id)
    .execute();
  expect(await children()).toEqual(new Map(made.map((one) => [one.first_name, one.id])));
  const far = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  await db
    .updateTable('students')
    .set({ owner_id: far.id, school_id: far.school_id })
    .where('first_name', '=', 'Li')
    .where('school_id', '=', here.school.id)
    .execute();
  expect((await children()).get('Li')).toBeNull();
});

test('the same file is applied to a school once, also when two confirm it at once', async () => {
  const file = csv('Ana,Souza,2,1,');
  const [one, two] = [await preview(file), await preview(file)];
  const replies = await Promise.all(
    [one, two].map((id) => kindred.call(calls.confirm, { id }, { token: here.token })),
  );
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
      owner_id: here.teacher.id,
      school_id: here.school.id,
      first_name,
      last_name: 'Old',
    });
  }
  await buildStudent(db, appKey, {
    owner_id: here.colleague.id,
    school_id: here.school.id,
    last_name: 'Theirs',
  });
  const id = await preview(
    csv('A,Old,3,,'),
    here.adminToken,
    { archive_missing: true, exclude_others: true },
    { educator_id: here.teacher.id },
  );
  expect(await state(id, here.adminToken)).toMatchObject({ to_archive: 3, archivable: 4, held: true });
  const held = await kindred.call(calls.confirm, { id }, { token: here.adminToken });
  expect([held.status, held.error.errors]).toEqual([
    422,
    { archive_anyway: { i18n: 'validation.required' } },
  ]);
  await confirm(id, here.adminToken, { archive_anyway: true });
  expect(
    (await roster()).map(({ first_name, last_name, archived }) => [first_name, last_name, archived]),
  ).toMatchObject([
    ['A', 'Old', false],
    ['B', 'Old', true],
    ['C', 'Old', true],
    ['D', 'Old', true],
    [expect.any(String), 'Theirs', false],
  ]);
  expect(await state(id, here.adminToken)).toMatchObject({ archived: 3, updated: 1, affected: 3 });
});

test('a row that changes nothing says so once it is done, as the totals do', async () => {
  await confirm(await preview(csv('Ana,Souza,2,1,', 'Ben,Moss,2,2,')));
  const id = await preview(csv('Ana,Souza,2,1,', 'Ben,Moss,3,2,'));
  const statuses = async () => {
    const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token: here.token });
    const rows: { status: string }[] = Object(body).data;
    return rows.map(({ status }) => status);
  };
  expect(await statuses()).toEqual(['pending', 'pending']);
  await confirm(id);
  expect(await statuses()).toEqual(['unchanged', 'updated']);
  expect(await state(id)).toMatchObject({ affected: 1, updated: 2 });
  // The list calls them apart, as the upload's own page does.
  const { body } = await kindred.call(uploadsTable.list, {}, { token: here.token });
  expect(Object(body).data[0]).toMatchObject({ id, created: 0, updated: 1, unchanged: 1 });
});

test("a teacher's file neither changes a colleague's student nor archives one", async () => {
  await buildStudent(db, appKey, {
    owner_id: here.colleague.id,
    school_id: here.school.id,
    student_id: '5',
    last_name: 'Theirs',
  });
  const before = await roster();
  const id = await preview(csv('New,Name,3,5,'), here.token, { archive_missing: true });
  expect(await state(id)).toMatchObject({ failed: 1, to_archive: 0 });
  expect(await roster()).toEqual(before);
});

test('rows may name another educator of the school, and nobody else', async () => {
  const far = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  const file = Buffer.from(
    `first_name,last_name,grade,educator_username\nA,One,1,${here.colleague.username.toUpperCase()}\nB,Two,1,${far.username}\n`,
  );
  const id = await preview(file);
  await confirm(id);
  expect(await roster()).toMatchObject([{ first_name: 'A', owner_id: here.colleague.id }]);
  expect(await state(id)).toMatchObject({ created: 1, failed: 1 });
});

test('whoever is in the way between preview and confirmation costs that row, not the upload', async () => {
  const id = await preview(csv('Ana,Souza,2,1,', 'Ben,Moss,2,2,'));
  await buildStudent(db, appKey, { owner_id: here.colleague.id, school_id: here.school.id, student_id: '2' });
  await confirm(id);
  expect(await state(id)).toMatchObject({ status: 'applied', created: 1, failed: 1, pending: 0 });
  const { body } = await kindred.call(
    uploadRowsTable.list,
    { upload_id: id, action: 'fail' },
    { token: here.token },
  );
  expect(body).toMatchObject({ data: [{ line: 3, errors: expect.stringContaining('unique-in-school') }] });
});

test('the page, the list and the rows of an upload give the same numbers, whatever failed on the way', async () => {
  await confirm(await preview(csv('Ana,Souza,2,1,', 'Ben,Moss,2,2,', 'Cy,Gone,2,3,')));
  const id = await preview(
    csv('Ana,Souza,2,1,', 'Ben,Moss,3,2,', 'Cy,Gone,2,3,', 'Dee,New,1,4,', 'Eve,Late,1,5,'),
  );
  const inList = async () => {
    const { body } = await kindred.call(uploadsTable.list, {}, { token: here.token });
    return Object(body).data.find((one: { id: number }) => one.id === id);
  };
  const ofRows = async (action: string) => {
    const found = await kindred.call(uploadRowsTable.list, { upload_id: id, action }, { token: here.token });
    return Object(found.body).total;
  };
  const agree = async () => {
    const { counts } = await state(id);
    expect({
      created: await ofRows('create'),
      updated: await ofRows('update'),
      unchanged: await ofRows('keep'),
      archived: await ofRows('archive'),
      failed: await ofRows('fail'),
    }).toEqual(counts);
    return counts;
  };
  expect(await inList()).toMatchObject({ created: 0, updated: 0, unchanged: 0, archived: 0, failed: 0 });
  expect(await agree()).toEqual({ created: 2, updated: 1, unchanged: 2, archived: 0, failed: 0 });
  // One has left the school since, and a number is somebody else's.
  const left = { school_id: (await buildSchool(db)).id };
  await db
    .updateTable('students')
    .set(left)
    .where('school_id', '=', here.school.id)
    .where('student_id', '=', '3')
    .execute();
  await buildStudent(db, appKey, { owner_id: here.colleague.id, school_id: here.school.id, student_id: '5' });
  await confirm(id);
  expect(await agree()).toEqual({ created: 1, updated: 1, unchanged: 1, archived: 0, failed: 2 });
  expect(await inList()).toMatchObject((await state(id)).counts);
});
