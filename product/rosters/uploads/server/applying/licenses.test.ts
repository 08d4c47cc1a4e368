import { expect, test } from 'vitest';
import { educatorLicenses } from '#product/licensing/contract.ts';
import { uploadDesk } from '#product/licensing/server/students/upload-desk.ts';
import { buildLicenses } from '#testing/api/licenses.ts';
import { buildStudent } from '#testing/api/people.ts';
import { educatorUploads as calls, uploadRowsTable } from '../../contract.ts';
import { uploadSchool } from '../testing/upload-school.ts';
import { undoUpload } from './undo.ts';

/** Uploads with the real licenses: what they cost, what the ledger says of them, and what comes back. */
const { kindred, db, appKey, ports, here, preview, state, confirm, roster } = await uploadSchool(uploadDesk);

const file = (...lines: string[]): Buffer =>
  Buffer.from(['first_name,last_name,grade,activate_license,assign_program', ...lines].join('\n'));
const student = (first_name: string, more = {}) =>
  buildStudent(db, appKey, {
    owner_id: here.teacher.id,
    school_id: here.school.id,
    first_name,
    last_name: 'Kid',
    grade: 3,
    active_program: 'zoou',
    updated_at: kindred.now(),
    ...more,
  });
const give = (count: number) => buildLicenses(db, here.teacher.id, count, kindred.now());
let operations = 0;
/** By hand, in the usual way. */
async function assign(ids: number[], program: string): Promise<void> {
  operations += 1;
  const operation_id = `00000000-0000-4000-8000-${String(operations).padStart(12, '0')}`;
  const reply = await kindred.call(
    educatorLicenses.assign,
    { ids, program, operation_id },
    { token: here.token },
  );
  expect(reply.error.errors ?? reply.status).toBe(200);
}
const idOf = async (first: string): Promise<number> => {
  const named = db.selectFrom('students').select('id').where('school_id', '=', here.school.id);
  return (await named.where('first_name', '=', first).executeTakeFirstOrThrow()).id;
};
const used = async (): Promise<number> =>
  (
    await db
      .selectFrom('license_lots')
      .select('used')
      .where('account_id', '=', here.teacher.id)
      .executeTakeFirstOrThrow()
  ).used;
const entries = (id: number) =>
  db
    .selectFrom('license_entries')
    .select(['kind', 'program_before', 'program'])
    .where('student_id', '=', id)
    .orderBy('id')
    .execute();
const programs = async () => (await roster()).map((one) => [one.first_name, one.active_program]);
const planOf = async (id: number) =>
  (await kindred.call(calls.undoPlan, { id }, { token: here.token })).body.data;
async function undo(id: number): Promise<void> {
  expect((await kindred.call(calls.undo, { id }, { token: here.token })).status).toBe(200);
  await undoUpload(db, ports, id);
}

test('who has a license for long enough needs none, and is counted so', async () => {
  await give(9);
  const [long, _none] = [await student('Long'), await student('None')];
  await assign([long.id], 'zoou');
  const id = await preview(file('Long,Kid,3,Y,', 'None,Kid,3,Y,', 'New,Kid,3,Y,', 'Other,Kid,3,,'));
  expect(await state(id)).toMatchObject({ licenses_needed: 2, licenses_available: 8 });
  await confirm(id);
  expect(await used()).toBe(3);
});

test('the preview says for each row whether it spends a license, and its counts are those of the result', async () => {
  await give(3);
  const [long] = [await student('Long'), await student('None')];
  await assign([long.id], 'zoou');
  const id = await preview(
    file(
      'Long,Kid,3,Y,',
      'None,Kid,4,Y,',
      'New,Kid,3,Y,',
      'Late,Kid,3,Y,',
      'Later,Kid,3,Y,',
      'Other,Kid,3,,',
    ),
  );
  const reply = await kindred.call(uploadRowsTable.list, { upload_id: id }, { token: here.token });
  const rows: { first_name: string; license: string | null }[] = Object(reply.body).data;
  expect(rows.map(({ first_name, license }) => `${first_name} ${license}`)).toEqual([
    'Long covered',
    'None assign',
    'New assign',
    'Late short',
    'Later short',
    'Other null',
  ]);
  const before = await state(id);
  expect(before).toMatchObject({ licenses_needed: 4, licenses_short: 2, licenses_available: 2 });
  await confirm(id);
  const after = await state(id);
  expect(await used()).toBe(1 + before.licenses_needed - before.licenses_short);
  expect([after.created, after.affected, after.updated, after.out_of_license]).toEqual([
    before.to_create,
    before.to_create + before.to_update,
    before.to_update + before.unchanged,
    before.licenses_short,
  ]);
});

test('the ledger says which program a student had before, with a new license and with the one they have', async () => {
  await give(9);
  const [fresh, running] = [await student('Fresh'), await student('Running')];
  await student('Without');
  await assign([running.id], 'zoou');
  const id = await preview(
    file('Fresh,Kid,3,Y,sim', 'Running,Kid,3,,hoh', 'Without,Kid,3,,hoh', 'New,Kid,3,Y,sim', 'Plain,Kid,3,,'),
  );
  await confirm(id);
  expect(await programs()).toEqual([
    ['Fresh', 'sim'],
    ['New', 'sim'],
    ['Plain', 'zoou'],
    ['Running', 'hoh'],
    ['Without', 'hoh'],
  ]);
  expect(await entries(fresh.id)).toEqual([{ kind: 'assign', program_before: 'zoou', program: 'sim' }]);
  expect(await entries(await idOf('New'))).toEqual([
    { kind: 'assign', program_before: null, program: 'sim' },
  ]);
  expect(await entries(running.id)).toEqual([
    { kind: 'assign', program_before: 'zoou', program: 'zoou' },
    { kind: 'switch', program_before: 'zoou', program: 'hoh' },
  ]);
});

test('without a license left a new student has a program all the same', async () => {
  const id = await preview(file('New,Kid,6,Y,', 'Other,Kid,3,Y,sim'));
  await confirm(id);
  expect(await state(id)).toMatchObject({ created: 2, out_of_license: 2 });
  expect(await programs()).toEqual([
    ['New', 'hoh'],
    ['Other', 'sim'],
  ]);
});

test('undo gives licenses, programs and shares back, and says so', async () => {
  await give(9);
  const [kept, running] = [await student('Keep'), await student('Running')];
  const shared = await student('Shared', { owner_id: here.teacher.id });
  await db
    .insertInto('student_shares')
    .values({ student_id: shared.id, account_id: here.colleague.id, shared_by: here.teacher.id })
    .execute();
  await assign([running.id], 'zoou');
  const before = await roster();
  const text = [
    'first_name,last_name,grade,activate_license,assign_program,educator_username',
    'Keep,Kid,3,Y,,',
    'Running,Kid,3,Y,hoh,',
    `Shared,Kid,3,,,${here.colleague.username}`,
    'New,Kid,3,Y,,',
  ].join('\n');
  const id = await preview(Buffer.from(text));
  expect(await state(id)).toMatchObject({ unchanged: 1, to_update: 2, to_create: 1, licenses_needed: 2 });
  kindred.setNow('2026-09-14T15:05:00Z');
  await confirm(id);
  expect(await used()).toBe(3);
  const shares = () =>
    db
      .selectFrom('student_shares')
      .select(['account_id', 'shared_by'])
      .where('student_id', '=', shared.id)
      .execute();
  expect(await shares()).toEqual([]);
  expect(await planOf(id)).toEqual({
    created: 1,
    updated: 2,
    archived: 0,
    shares: 1,
    licenses: 2,
    edited: 0,
    played: 0,
    taken: 0,
    gone: 0,
    licenses_kept: 0,
  });
  await undo(id);
  expect(await roster()).toEqual(before);
  expect(await used()).toBe(1);
  expect(await shares()).toEqual([{ account_id: here.colleague.id, shared_by: here.teacher.id }]);
  const uses = await db
    .selectFrom('license_uses')
    .select('program')
    .where('student_id', '=', running.id)
    .where('returned_at', 'is', null)
    .execute();
  expect(uses).toEqual([{ program: 'zoou' }]);
  expect((await entries(kept.id)).map(({ kind }) => kind)).toEqual(['assign', 'rollback']);
});

test('a license somebody gave since keeps its student, and the license is not lost', async () => {
  await give(9);
  const id = await preview(file('Hand,Kid,3,,', 'Upload,Kid,3,Y,', 'Both,Kid,3,Y,'));
  await confirm(id);
  kindred.setNow('2026-09-14T15:10:00Z');
  await assign([await idOf('Hand')], 'zoou');
  await db
    .updateTable('license_uses')
    .set({ first_played_at: kindred.now() })
    .where('student_id', '=', await idOf('Both'))
    .execute();
  expect(await planOf(id)).toMatchObject({
    created: 1,
    licenses: 1,
    edited: 1,
    played: 1,
    licenses_kept: 1,
  });
  await undo(id);
  expect((await roster()).map(({ first_name: first }) => first)).toEqual(['Both', 'Hand']);
  expect(await used()).toBe(2);
  const lost = db.selectFrom('license_uses').select('id').where('student_id', 'is', null);
  expect(await lost.where('returned_at', 'is', null).execute()).toEqual([]);
  kindred.setNow('2026-09-14T15:00:00Z');
});
