import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DASHBOARD } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { educatorUploads as calls, uploadRowsTable } from '../../contract.ts';
import { noLicenses } from '../testing/no-licenses.ts';
import { csv, uploadSchool } from '../testing/upload-school.ts';
import { previewUpload, readUpload } from './preview.ts';

const { kindred, db, appKey, ports, here, create, preview, state } = await uploadSchool();

test('the preview shows who is updated and how, and which rows fail and why', async () => {
  await buildStudent(db, appKey, {
    owner_id: here.teacher.id,
    school_id: here.school.id,
    first_name: 'Maya',
    last_name: 'Okafor',
    grade: 2,
    username: `maya.${here.school.id}`,
  });
  const id = await preview(csv('Maya,Okafor,3,9,', 'Maya,Okafor,3,9,', 'No,Grade,x,,'));
  const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token: here.token });
  expect(body).toMatchObject({
    total: 3,
    data: [
      { line: 2, status: 'pending', action: 'update', changed: 'grade student_id' },
      { line: 3, status: 'failed', errors: expect.stringContaining('already-processed') },
      { line: 4, status: 'failed', errors: expect.stringContaining('"grade"') },
    ],
  });
  const failed = await kindred.call(
    uploadRowsTable.list,
    { upload_id: id, action: 'fail' },
    { token: here.token },
  );
  expect(failed.body).toMatchObject({ total: 2 });
});

test('who gets another name is said before it is done: how many, and each by both names', async () => {
  const named = (first_name: string, last_name: string, more: object) =>
    buildStudent(db, appKey, {
      owner_id: here.teacher.id,
      school_id: here.school.id,
      first_name,
      last_name,
      grade: 2,
      ...more,
    });
  await named('Maya', 'Okafor', { student_id: '9' });
  await named('Leo', 'Lind', { username: `leo.${here.school.id}` });
  await named('Ana', 'Souza', {});
  const head = 'first_name,last_name,grade,student_id,student_username';
  const rows = ['ANA,Souza,2,,', 'Zed,Quick,2,9,', `Lea,Lind,2,,leo.${here.school.id}`, 'New,Child,2,,'];
  const id = await preview(Buffer.from([head, ...rows].join('\n')));
  expect((await state(id)).renames).toEqual({
    count: 3,
    named: [
      { line: 3, before: 'Maya Okafor', after: 'Zed Quick' },
      { line: 4, before: 'Leo Lind', after: 'Lea Lind' },
      { line: 2, before: 'Ana Souza', after: 'ANA Souza' },
    ],
  });
  const other = await preview(csv('Ana,Souza,3,,'));
  expect((await state(other)).renames).toEqual({ count: 0, named: [] });
});

test('a new student who is called like one who is there is said before it is done, with whom', async () => {
  const named = (first_name: string, last_name: string, more: object) =>
    buildStudent(db, appKey, {
      owner_id: here.teacher.id,
      school_id: here.school.id,
      first_name,
      last_name,
      grade: 4,
      ...more,
    });
  await named('Zoë', 'Like', { student_id: 'n-1' });
  await named('Theirs', 'Like', { owner_id: here.colleague.id });
  await named('Past', 'Like', { owner_id: here.colleague.id, archived_at: new Date() });
  // In a lower grade than the child who is there: a row without a number is another child by the rules.
  const rows = ['zoe,like,2,,', 'Theirs,Like,2,,', 'Past,Like,2,,', 'Only,Like,2,,'];
  const { namesakes } = await state(await preview(csv(...rows)));
  expect(namesakes).toEqual({
    count: 2,
    by_name: 0,
    named: [
      {
        line: 2,
        name: 'zoe like',
        like: {
          name: 'Zoë Like',
          grade: 4,
          student_id: 'n-1',
          archived: false,
          educator: expect.any(String),
        },
      },
      {
        line: 3,
        name: 'Theirs Like',
        like: {
          name: 'Theirs Like',
          grade: null,
          student_id: null,
          archived: false,
          educator: expect.any(String),
        },
      },
    ],
  });
});

test('a file without numbers says how many rows found their student by the name alone', async () => {
  await buildStudent(db, appKey, {
    owner_id: here.teacher.id,
    school_id: here.school.id,
    first_name: 'Named',
    last_name: 'Only',
    grade: 3,
    student_id: 'n-2',
  });
  const file = Buffer.from('first_name,last_name,grade,Perm\nNamed,Only,4,77\nNew,Only,4,78\n');
  const id = await preview(file);
  const before = await state(id);
  expect(before).toMatchObject({ to_create: 1, to_update: 1, namesakes: { count: 0, by_name: 1 } });
  const columns = ['first_name', 'last_name', 'grade', 'student_id'];
  await kindred.call(calls.map, { id, columns }, { token: here.token });
  await previewUpload(db, ports, id);
  // With the numbers it is another child, of the same name.
  expect(await state(id)).toMatchObject({ to_create: 2, to_update: 0, namesakes: { count: 1, by_name: 0 } });
});

test('a row with the ClassLink tenant of another place fails, and says so', async () => {
  const theirs = await buildSchool(db);
  await db
    .insertInto('sign_on_tenants')
    .values({ provider: 'classlink', tenant: 'theirs', school_id: theirs.id })
    .execute();
  const rows = ['Ana,Souza,3,l-1,theirs', 'Bo,Lind,3,l-2,free'];
  const head = 'first_name,last_name,grade,classlink_login_id,classlink_tenant_id';
  const faults = async () => {
    const id = await preview(Buffer.from([head, ...rows].join('\n')));
    const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token: here.token });
    return Object(body).data.map(({ errors }: { errors: string | null }) =>
      (errors ?? '').includes('tenant-foreign'),
    );
  };
  expect(await faults()).toEqual([true, false]);
  await db
    .insertInto('sign_on_tenants')
    .values({ provider: 'classlink', tenant: 'ours', school_id: here.school.id })
    .execute();
  expect(await faults()).toEqual([true, true]);
  await db.deleteFrom('sign_on_tenants').execute();
});

test('a failed row is mended in place, and has to be right', async () => {
  const id = await preview(csv('Ana,Souza,x,1,'));
  expect(await state(id)).toMatchObject({ failed: 1, pending: 0 });
  const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token: here.token });
  const row = Object(body).data[0].id;
  const cells = { first_name: 'Ana', last_name: 'Souza', student_id: '1' };
  const wrong = await kindred.call(calls.repair, { id, row, ...cells, grade: 'z' }, { token: here.token });
  expect([wrong.status, wrong.error.errors]).toEqual([
    422,
    { grade: { i18n: 'rosters-uploads.row.grade', values: { written: 'z' } } },
  ]);
  const nobody = await kindred.call(
    calls.repair,
    { id, row, ...cells, grade: '2', educator_username: 'x@y.z' },
    { token: here.token },
  );
  expect(nobody.error.errors).toEqual({ educator_username: { i18n: 'rosters-uploads.row.educator' } });
  expect(
    (await kindred.call(calls.repair, { id, row: 4711, ...cells, grade: '2' }, { token: here.token })).status,
  ).toBe(404);
  const right = await kindred.call(calls.repair, { id, row, ...cells, grade: '2' }, { token: here.token });
  expect(right.status).toBe(200);
  expect(await state(id)).toMatchObject({ failed: 0, pending: 1, to_create: 1 });
});

test('the failed rows come back as they stand in the file', async () => {
  const file = [
    'Notes;Last;First;Year;Login',
    'likes "art";=Souza; Ana ;x;Ana.S',
    ';Moss;Ben;2;',
    'again;Moss;BEN;2nd;',
  ].join('\n');
  const id = await preview(Buffer.from(file));
  const reply = await kindred.app.server.inject({
    method: 'GET',
    url: `/api/educator/uploads/${id}/failed-rows`,
    headers: { host: DASHBOARD, 'access-token': `Bearer ${here.token}` },
  });
  expect(reply.headers['content-type']).toContain('text/csv');
  expect(reply.body.split('\r\n')).toEqual([
    '\uFEFFNotes,Last,First,Year,Login',
    `"likes ""art""",'=Souza," Ana ",x,Ana.S`,
    'again,Moss,BEN,2nd,',
    '',
  ]);
});

test('an account without licenses is asked to contact support above 20 rows', async () => {
  const pending = await buildAccount(db, { school_id: here.school.id, status: 'not-verified' });
  const as = await kindred.tokenFor({ accountId: pending.id });
  const { body } = await create(csv(...Array.from({ length: 21 }, (_, n) => `A${n},B,1,,`)), as);
  const licenses = { ...noLicenses, mayUploadMany: async () => false };
  await readUpload(db, { ...ports, licenses }, body.data.id);
  expect(await state(body.data.id, as)).toMatchObject({
    status: 'failed',
    error: { i18n: 'rosters-uploads.refused.contact-support', values: { count: 20 } },
  });
  const few = await preview(csv('A,B,1,,', 'C,D,1,,'), as);
  expect(await state(few, as)).toMatchObject({ to_create: 1, failed: 1 });
});

test('a file that cannot be read says why, in the state of its upload', async () => {
  const { body } = await create(Buffer.from('first_name,last_name,grade\n"A,B,1\n'));
  await readUpload(db, ports, body.data.id);
  expect(await state(body.data.id)).toMatchObject({
    status: 'failed',
    error: { i18n: 'rosters-uploads.file.quotes', values: { row: 2 } },
  });
});

test('required columns have to be mapped, and none twice', async () => {
  const { body } = await create(csv('A,B,1,,'));
  const { id } = body.data;
  await readUpload(db, ports, id);
  const map = (columns: (string | null)[]) => kindred.call(calls.map, { id, columns }, { token: here.token });
  expect((await map(['first_name', 'last_name', null, null, null])).error.errors).toEqual({
    columns: { i18n: 'validation.csv-columns-missing', values: { columns: 'grade' } },
  });
  expect((await map(['first_name', 'last_name', 'grade', 'grade', null])).status).toBe(422);
  expect((await map(['first_name', 'last_name', 'grade'])).status).toBe(422);
});

test('what earlier uploads keep of their problems is said by the names that texts have now', async () => {
  const id = await preview(csv('Ida,Twice,3,77,', 'Ida,Twice,3,77,'));
  const problems = async () => {
    const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token: here.token });
    return Object(body).data.map(({ errors }: { errors: string | null }) => errors);
  };
  const now = await problems();
  await sql`update upload_rows set errors = replace(errors::text, '"rosters-uploads.', '"uploads.')::jsonb`.execute(
    db,
  );
  expect(await problems()).not.toEqual(now);
  const file = new URL('../../../../../database/migrations/0047-names-of-texts.sql', import.meta.url);
  await sql.raw(await readFile(file, 'utf8')).execute(db);
  expect(await problems()).toEqual(now);
});
