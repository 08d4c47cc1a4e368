import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import * as calls from '../contract.ts';
import { buildRosters } from './testing/roster.ts';

const kindred = await testKindred();
const { db } = kindred;
const people = await buildRosters(kindred);
const { teacher, colleague, admin, parent, student, child, share, token } = people;

const archivedOf = async (ids: readonly number[]) =>
  (await db.selectFrom('students').select('archived_at').where('id', 'in', ids).orderBy('id').execute()).map(
    (row) => row.archived_at !== null,
  );
const ownersOf = async (ids: readonly number[]) =>
  (await db.selectFrom('students').select('owner_id').where('id', 'in', ids).orderBy('id').execute()).map(
    (row) => row.owner_id,
  );
const sharesOf = async (ids: readonly number[]) =>
  (await db.selectFrom('student_shares').select('account_id').where('student_id', 'in', ids).execute()).map(
    (row) => row.account_id,
  );
const undoId = (body: { extra?: Record<string, unknown> | undefined }) => String(body.extra?.['undo']);
const undo = async (person: { id: number }, id: string) =>
  kindred.call(calls.undoStep, { id }, { token: await token(person) });

test('archiving is taken back, for those it archived only; it names whom, or how many', async () => {
  const one = await student(teacher, { first_name: 'Maya', last_name: 'Lee' });
  const before = await student(teacher, { archived_at: kindred.now() });
  const other = await student(teacher);
  const asTeacher = { token: await token(teacher) };
  const archive = (ids: number[]) => kindred.call(calls.educatorStudents.archive, { ids }, asTeacher);
  const first = await archive([one.id, before.id]);
  expect(first.body.notification).toMatchObject({
    i18n: 'rosters.archived.student-named',
    values: { student: 'Maya Lee' },
  });
  const undone = await undo(teacher, undoId(first.body));
  expect(undone.body.notification).toMatchObject({ i18n: 'rosters.unarchived.student-named' });
  expect(await archivedOf([one.id, before.id])).toEqual([false, true]);
  const both = await archive([one.id, other.id]);
  expect(both.body.notification).toMatchObject({ i18n: 'rosters.archived.student', values: { count: 2 } });
  const audit = await db
    .selectFrom('audit')
    .select('action')
    .where('action', '=', 'student.undo')
    .where('subject_id', '=', one.id)
    .execute();
  expect(audit).toHaveLength(1);
});

test('it works once, for who did it, and for ten minutes', async () => {
  const one = await student(teacher);
  const { body } = await kindred.call(
    calls.educatorStudents.archive,
    { ids: [one.id] },
    { token: await token(teacher) },
  );
  const id = undoId(body);
  const refused = [409, 'rosters.refused.undo-over'];
  const foreign = await undo(colleague, id);
  expect([foreign.status, foreign.error.i18n]).toEqual(refused);
  await db
    .updateTable('undo_steps')
    .set({ at: new Date(kindred.now().getTime() - 11 * 60_000) })
    .where('id', '=', id)
    .execute();
  const late = await undo(teacher, id);
  expect([late.status, late.error.i18n]).toEqual(refused);
  await db.updateTable('undo_steps').set({ at: kindred.now() }).where('id', '=', id).execute();
  expect((await undo(teacher, id)).status).toBe(200);
  expect((await undo(teacher, id)).status).toBe(409);
  expect((await undo(teacher, 'not-an-id')).status).toBe(422);
});

test('a parent takes it back as well', async () => {
  const one = await child({});
  const { body } = await kindred.call(
    calls.parentStudents.archive,
    { ids: [one.id] },
    { token: await token(parent) },
  );
  expect((await undo(parent, undoId(body))).body.notification.i18n).toBe('rosters.unarchived.child-named');
  expect(await archivedOf([one.id])).toEqual([false]);
});

test('sharing is taken back, with its notice; what was shared before stays', async () => {
  const one = await student(teacher, { first_name: 'Ada', last_name: 'Bell' });
  const two = await student(teacher);
  await share(two.id, colleague.id);
  const { body } = await kindred.call(
    calls.shareStudents,
    { ids: [one.id, two.id], educator_ids: [colleague.id] },
    { token: await token(teacher) },
  );
  expect(body.notification).toMatchObject({ i18n: 'rosters.shared-named', values: { student: 'Ada Bell' } });
  const notices = () =>
    db.selectFrom('dashboard_notifications').select('id').where('account_id', '=', colleague.id).execute();
  const told = await notices();
  expect((await undo(teacher, undoId(body))).body.notification).toMatchObject({
    i18n: 'rosters.undone.share-named',
    values: { student: 'Ada Bell', names: 'Cole Ames' },
  });
  expect(await sharesOf([one.id])).toEqual([]);
  expect(await sharesOf([two.id])).toEqual([colleague.id]);
  expect(await notices()).toHaveLength(told.length - 1);
});

test('students who were given away come back to whom they were, and so do shares', async () => {
  const one = await student(teacher);
  const two = await student(teacher);
  await share(two.id, colleague.id);
  const asTeacher = { token: await token(teacher) };
  const give = () =>
    kindred.call(calls.transferStudents, { ids: [one.id, two.id], educator_id: colleague.id }, asTeacher);
  const { body } = await give();
  expect(await ownersOf([one.id, two.id])).toEqual([colleague.id, colleague.id]);
  expect((await undo(teacher, undoId(body))).body.notification).toMatchObject({ values: { count: 2 } });
  expect(await ownersOf([one.id, two.id])).toEqual([teacher.id, teacher.id]);
  expect(await sharesOf([two.id])).toEqual([colleague.id]);
});

test('a student who is back is named, and who saw the login card sees it again', async () => {
  const one = await student(teacher, { first_name: 'Ines', last_name: 'Faber' });
  await share(one.id, colleague.id);
  await db
    .updateTable('student_shares')
    .set({ login_cards: true })
    .where('student_id', '=', one.id)
    .execute();
  const { body } = await kindred.call(
    calls.transferStudents,
    { ids: [one.id], educator_id: colleague.id },
    { token: await token(teacher) },
  );
  expect((await undo(teacher, undoId(body))).body.notification).toMatchObject({
    i18n: 'rosters.undone.transfer-named',
    values: { student: 'Ines Faber' },
  });
  const shares = db.selectFrom('student_shares').select(['account_id', 'login_cards']);
  expect(await shares.where('student_id', '=', one.id).execute()).toEqual([
    { account_id: colleague.id, login_cards: true },
  ]);
});

test('who has gone on from there is not fetched back', async () => {
  const one = await student(teacher);
  const { body } = await kindred.call(
    calls.transferStudents,
    { ids: [one.id], educator_id: colleague.id },
    { token: await token(teacher) },
  );
  await db.updateTable('students').set({ owner_id: admin.id }).where('id', '=', one.id).execute();
  const reply = await undo(teacher, undoId(body));
  expect([reply.status, reply.error.i18n]).toEqual([409, 'rosters.refused.undo-changed']);
  expect(await ownersOf([one.id])).toEqual([admin.id]);
});
