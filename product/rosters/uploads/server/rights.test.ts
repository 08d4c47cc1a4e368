import { expect, test } from 'vitest';
import { startActing } from '#product/accounts/acting-contract.ts';
import { stepUp } from '#product/accounts/contract.ts';
import { FRESH_PROOF_MINUTES } from '#product/accounts/rules/sessions/doors.ts';
import { buildAccount, buildSchool, buildStudent, PASSWORD } from '#testing/api/people.ts';
import { educatorUploads as calls, uploadRowsTable } from '../contract.ts';
import { applyUpload } from './applying/apply.ts';
import { undoUpload } from './applying/undo.ts';
import { previewUpload, readUpload } from './preview/preview.ts';
import { tellSidebar } from './store/tell.ts';
import { csv, uploadSchool } from './testing/upload-school.ts';

/** A file may do no more than its uploader could do by hand, at the preview and when it is applied. */
const { kindred, db, appKey, ports, told, here, preview, state, confirm, roster } = await uploadSchool();

const named = (...lines: string[]): Buffer =>
  Buffer.from(['first_name,last_name,grade,educator_username', ...lines].join('\n'));
const student = (values: Parameters<typeof buildStudent>[2]) =>
  buildStudent(db, appKey, { school_id: here.school.id, last_name: 'Kid', grade: 3, ...values });
const share = (studentId: number, accountId: number) =>
  db
    .insertInto('student_shares')
    .values({ student_id: studentId, account_id: accountId, shared_by: here.colleague.id })
    .execute();

async function errors(id: number, as = here.token): Promise<string[]> {
  const { body } = await kindred.call(uploadRowsTable.list, { upload_id: id, action: 'fail' }, { token: as });
  return Object(body).data.map((row: { errors: string }) => row.errors);
}

test('with whom a student is shared changes nothing about the student by a file', async () => {
  const theirs = await student({ owner_id: here.colleague.id, first_name: 'Shared' });
  await share(theirs.id, here.teacher.id);
  const id = await preview(named(`Shared,Kid,4,${here.teacher.username}`));
  expect(await errors(id)).toEqual([expect.stringContaining('rosters-uploads.row.guest')]);
  const plain = await preview(named('Shared,Kid,4,'));
  expect(await errors(plain)).toEqual([expect.stringContaining('rosters-uploads.row.shared')]);
  // That the file names the student at all is no fault.
  const same = await preview(named('Shared,Kid,3,'));
  expect(await state(same)).toMatchObject({ failed: 0, unchanged: 1 });
  // Shared since the preview: the student was the uploader's own until then.
  const own = await student({ owner_id: here.teacher.id, first_name: 'Given' });
  const late = await preview(named('Given,Kid,4,'));
  await kindred.call(calls.confirm, { id: late }, { token: here.token });
  await db.updateTable('students').set({ owner_id: here.colleague.id }).where('id', '=', own.id).execute();
  await share(own.id, here.teacher.id);
  await applyUpload(db, { ports }, late);
  expect(await state(late)).toMatchObject({ updated: 0, failed: 1 });
  await db.deleteFrom('students').where('id', '=', own.id).execute();
  expect(await roster()).toMatchObject([{ grade: 3, owner_id: here.colleague.id }]);
  // Whoever rules the student can.
  const byAdmin = await preview(named(`Shared,Kid,4,${here.teacher.username}`), here.adminToken);
  await confirm(byAdmin, here.adminToken);
  expect(await roster()).toMatchObject([{ owner_id: here.teacher.id }]);
});

test('who is not verified names no other educator', async () => {
  const pending = await buildAccount(db, { school_id: here.school.id, status: 'not-verified' });
  const as = await kindred.tokenFor({ accountId: pending.id });
  await student({ owner_id: pending.id, first_name: 'Own' });
  const id = await preview(
    named(`Own,Kid,3,${here.colleague.username}`, `New,Kid,3,${here.colleague.username}`),
    as,
  );
  expect(await state(id, as)).toMatchObject({ failed: 2, to_create: 0 });
  for (const text of await errors(id, as))
    expect(text).toContain('rosters-uploads.row.educator-not-verified');
});

test('a new educator is told of their students, and the activity history has a line', async () => {
  for (const first_name of ['A', 'B']) await student({ owner_id: here.teacher.id, first_name });
  const id = await preview(named(`A,Kid,3,${here.colleague.username}`, `B,Kid,3,${here.colleague.username}`));
  await kindred.call(calls.confirm, { id }, { token: here.token });
  await applyUpload(db, { ports, chunkLines: 1 }, id);
  const activity = () =>
    db
      .selectFrom('activity')
      .select(['type', 'actor_id', 'educator_id', 'other_educator_id', 'students_count'])
      .where('school_id', '=', here.school.id)
      .orderBy('id')
      .execute();
  const type = 'student-mass-transfer-to-another-educator';
  const line = { type, actor_id: here.teacher.id, educator_id: here.teacher.id, students_count: 1 };
  const gone = { ...line, other_educator_id: here.colleague.id };
  expect(await activity()).toEqual([gone, gone]);
  const heard = (accountId: number) =>
    db.selectFrom('dashboard_notifications').select('data').where('account_id', '=', accountId).execute();
  expect(await heard(here.colleague.id)).toEqual([
    { data: { how: 'transfer', count: 2, by_id: here.teacher.id } },
  ]);
  await kindred.call(calls.undo, { id }, { token: here.token });
  await undoUpload(db, ports, id, 1);
  expect(await roster()).toMatchObject([{ owner_id: here.teacher.id }, { owner_id: here.teacher.id }]);
  const back = { ...line, educator_id: here.colleague.id, other_educator_id: here.teacher.id };
  expect(await activity()).toEqual([gone, gone, back, back]);
});

test('an admin who is none any more cannot confirm, and what was confirmed changes no more', async () => {
  await student({ owner_id: here.colleague.id, first_name: 'Theirs' });
  const before = await roster();
  const as = here.adminToken;
  const demote = () => db.deleteFrom('group_members').where('account_id', '=', here.admin.id).execute();
  const flags = { archive_missing: true };
  const chosen = { educator_id: here.teacher.id };
  const early = await preview(csv('New,Kid,3,,'), as, flags, chosen);
  const late = await preview(csv('New,Kid,3,,', 'Theirs,Kid,4,,'), as, flags, chosen);
  await kindred.call(calls.confirm, { id: early, archive_anyway: true }, { token: as });
  await demote();
  const refused = await kindred.call(calls.confirm, { id: late, archive_anyway: true }, { token: as });
  expect([refused.status, refused.error.i18n]).toEqual([409, 'rosters-uploads.refused.changed']);
  await applyUpload(db, { ports }, early);
  expect(await state(early, as)).toMatchObject({
    status: 'applied',
    created: 0,
    archived: 0,
    failed: 1,
    pending: 0,
  });
  expect(await roster()).toEqual(before);
  expect((await kindred.call(calls.undo, { id: early }, { token: as })).error.i18n).toBe(
    'rosters-uploads.refused.not-placed',
  );
});

test('an educator who has left since the preview gets no students', async () => {
  const away = (id: number) => db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', id);
  const file = named(`A,Kid,3,${here.colleague.username}`, 'B,Kid,3,');
  const id = await preview(file, here.adminToken, {}, { educator_id: here.teacher.id });
  const other = await preview(
    named(`C,Kid,3,${here.colleague.username}`, 'D,Kid,3,'),
    here.adminToken,
    {},
    { educator_id: here.admin.id },
  );
  await kindred.call(calls.confirm, { id: other }, { token: here.adminToken });
  await away(here.colleague.id).execute();
  const refused = await kindred.call(calls.confirm, { id }, { token: here.adminToken });
  expect(refused.error.i18n).toBe('rosters-uploads.refused.changed');
  await applyUpload(db, { ports }, other);
  expect(await state(other, here.adminToken)).toMatchObject({ created: 1, failed: 1, pending: 0 });
  expect(await errors(other, here.adminToken)).toEqual([
    expect.stringContaining('rosters-uploads.row.educator"'),
  ]);
  expect(await roster()).toMatchObject([{ first_name: 'D', owner_id: here.admin.id }]);
});

test('nobody comes back to an educator who has left', async () => {
  await student({ owner_id: here.teacher.id, first_name: 'A' });
  const id = await preview(named(`A,Kid,4,${here.colleague.username}`), here.adminToken);
  await confirm(id, here.adminToken);
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', here.teacher.id).execute();
  const plan = await kindred.call(calls.undoPlan, { id }, { token: here.adminToken });
  expect(plan.body.data).toMatchObject({ updated: 0, taken: 1 });
  await kindred.call(calls.undo, { id }, { token: here.adminToken });
  await undoUpload(db, ports, id);
  expect(await roster()).toMatchObject([{ grade: 4, owner_id: here.colleague.id }]);
  expect(await state(id, here.adminToken)).toMatchObject({ status: 'undone', kept: 1, taken_back: 0 });
});

test('a student who was given away since the preview is left alone', async () => {
  const { id: studentId } = await student({ owner_id: here.teacher.id, first_name: 'Moved' });
  await student({ owner_id: here.teacher.id, first_name: 'Away' });
  const id = await preview(csv('Moved,Kid,4,,'), here.token, { archive_missing: true });
  await kindred.call(calls.confirm, { id, archive_anyway: true }, { token: here.token });
  await db
    .updateTable('students')
    .set({ owner_id: here.colleague.id })
    .where('school_id', '=', here.school.id)
    .execute();
  await applyUpload(db, { ports }, id);
  expect(await state(id)).toMatchObject({ updated: 0, archived: 0, failed: 1, pending: 0, affected: 0 });
  expect(await roster()).toMatchObject([
    { first_name: 'Away', archived: false },
    { first_name: 'Moved', grade: 3 },
  ]);
  const audit = db.selectFrom('audit').select('id').where('request_id', '=', `upload-${id}`);
  expect(await audit.where('subject_id', '=', studentId).execute()).toEqual([]);
});

test('who was archived by somebody else meanwhile is not counted, audited, or brought back', async () => {
  const { id: studentId } = await student({ owner_id: here.teacher.id, first_name: 'Gone' });
  for (const first_name of ['A', 'B']) await student({ owner_id: here.teacher.id, first_name });
  const id = await preview(csv('A,Kid,3,,'), here.token, { archive_missing: true });
  await kindred.call(calls.confirm, { id, archive_anyway: true }, { token: here.token });
  await db
    .updateTable('students')
    .set({ archived_at: new Date('2026-09-01T00:00:00Z') })
    .where('id', '=', studentId)
    .execute();
  await applyUpload(db, { ports }, id);
  expect(await state(id)).toMatchObject({ archived: 1, affected: 1, updated: 1, pending: 0 });
  const audit = await db
    .selectFrom('audit')
    .select('action')
    .where('request_id', '=', `upload-${id}`)
    .execute();
  expect(audit).toEqual([{ action: 'student.archive' }]);
  await kindred.call(calls.undo, { id }, { token: here.token });
  await undoUpload(db, ports, id);
  expect((await roster()).map(({ first_name, archived }) => [first_name, archived])).toEqual([
    ['A', false],
    ['B', false],
    ['Gone', true],
  ]);
});

test('staff who act as an educator change no username by a file', async () => {
  await student({ owner_id: here.teacher.id, first_name: 'Ann', username: `ann.${here.school.id}` });
  const file = Buffer.from(
    `first_name,last_name,grade,student_username\nAnn,Kid,4,new.${here.school.id}\nBea,Kid,4,bea.${here.school.id}\n`,
  );
  const staff = await buildAccount(db, { scope: 'uber', role: null });
  const token = await kindred.tokenFor({ accountId: staff.id });
  await kindred.call(startActing, { user_id: here.teacher.id, reason: 'They asked' }, { token });
  const as = { token, headers: { 'x-acting-as': String(here.teacher.id) } };
  const created = await kindred.call(calls.create, { file_name: 'a.csv' }, { ...as, file });
  const { id } = created.body.data;
  await readUpload(db, ports, id);
  const columns = ['first_name', 'last_name', 'grade', 'student_username'];
  expect((await kindred.call(calls.map, { id, columns }, as)).status).toBe(200);
  await previewUpload(db, ports, id);
  expect(await errors(id)).toEqual([expect.stringContaining('rosters-uploads.row.username-in-person')]);
  // What the educator has prepared is for the educator to confirm.
  const own = await preview(file);
  expect(await state(own)).toMatchObject({ failed: 0, to_update: 1, to_create: 1 });
  const refused = await kindred.call(calls.confirm, { id: own }, as);
  expect([refused.status, refused.error.i18n]).toEqual([409, 'rosters-uploads.refused.usernames-in-person']);
  await confirm(own);
  expect(await roster()).toMatchObject([{ username: `new.${here.school.id}` }, { first_name: 'Bea' }]);
  const undone = await kindred.call(calls.undo, { id: own }, as);
  expect(undone.error.i18n).toBe('rosters-uploads.refused.usernames-in-person');
});

test('a file that says how students who are there sign in is confirmed after a fresh proof', async () => {
  await student({ owner_id: here.teacher.id, first_name: 'Ann', username: `ann.${here.school.id}` });
  const heads = 'first_name,last_name,grade,student_username,clever_user_id';
  const file = (cells: string) => Buffer.from(`${heads}\n${cells}\n`);
  const begun = kindred.now();
  const renames = await preview(file(`Ann,Kid,4,new.${here.school.id},`));
  const adds = await preview(file(`Bea,Kid,4,bea.${here.school.id},`));
  kindred.setNow(new Date(begun.getTime() + FRESH_PROOF_MINUTES * 60_000 + 1));
  const confirmed = async (id: number) =>
    (await kindred.call(calls.confirm, { id }, { token: here.token })).error.type;
  expect(await confirmed(renames)).toBe('step-up-required');
  expect(await confirmed(adds)).toBeUndefined();
  expect(await state(renames)).toMatchObject({ status: 'ready', to_update: 1 });
  await kindred.call(stepUp, { password: PASSWORD }, { token: here.token });
  expect(await confirmed(renames)).toBeUndefined();
  kindred.setNow(begun);
});

test('and is taken back after one, too: what was a way in before would be one again', async () => {
  const ann = await student({
    owner_id: here.teacher.id,
    first_name: 'Ann',
    username: `ann.${here.school.id}`,
    clever_user_id: `clever-${here.school.id}`,
  });
  const heads = 'first_name,last_name,grade,student_username';
  const renames = await preview(Buffer.from(`${heads}\nAnn,Kid,4,new.${here.school.id}\n`));
  await confirm(renames);
  const adds = await preview(Buffer.from(`${heads}\nBea,Kid,4,bea.${here.school.id}\n`));
  await confirm(adds);
  const begun = kindred.now();
  kindred.setNow(new Date(begun.getTime() + FRESH_PROOF_MINUTES * 60_000 + 1));
  const undone = async (id: number) =>
    (await kindred.call(calls.undo, { id }, { token: here.token })).error.type;
  expect(await undone(renames)).toBe('step-up-required');
  expect(await undone(adds)).toBeUndefined();
  expect(await state(renames)).toMatchObject({ status: 'applied' });
  await kindred.call(stepUp, { password: PASSWORD }, { token: here.token });
  expect(await undone(renames)).toBeUndefined();
  await undoUpload(db, ports, renames);
  expect(await roster()).toContainEqual(
    expect.objectContaining({ first_name: 'Ann', username: `ann.${here.school.id}` }),
  );
  // Whoever reads the child's log sees that its way in was changed, there and back.
  const told = db.selectFrom('audit').select('details').where('subject_type', '=', 'student');
  const lines = told.where('subject_id', '=', ann.id).where('action', '=', 'student.new-credentials');
  expect((await lines.orderBy('id').execute()).map(({ details }) => details)).toEqual([{}, { undo: true }]);
  kindred.setNow(begun);
});

test('until an account is verified it has one student, by new rows, out of the archive, or by two uploads', async () => {
  const pending = await buildAccount(db, { school_id: here.school.id, status: 'not-verified' });
  const as = await kindred.tokenFor({ accountId: pending.id });
  for (const first_name of ['Old', 'Older']) {
    await student({ owner_id: pending.id, first_name, archived_at: kindred.now() });
  }
  const both = await preview(csv('Old,Kid,3,,', 'Older,Kid,3,,', 'New,Kid,3,,'), as);
  expect(await state(both, as)).toMatchObject({ to_update: 1, to_create: 0, failed: 2 });
  const [one, two] = [await preview(csv('One,Kid,3,,'), as), await preview(csv('Two,Kid,3,,'), as)];
  expect(await state(two, as)).toMatchObject({ to_create: 1 });
  await confirm(one, as);
  await confirm(two, as);
  expect(await state(two, as)).toMatchObject({ created: 0, failed: 1, pending: 0, status: 'applied' });
  await confirm(both, as);
  expect(await state(both, as)).toMatchObject({ updated: 0, failed: 3 });
  const active = (await roster()).filter(({ archived }) => !archived);
  expect(active.map(({ first_name: first }) => first)).toEqual(['One']);
  // An admin's file is no way around it either.
  const byAdmin = await preview(csv('Old,Kid,3,,'), here.adminToken);
  expect(await errors(byAdmin, here.adminToken)).toEqual([
    expect.stringContaining('rosters-uploads.row.not-verified'),
  ]);
});

test('beside the menu nothing is a success before it is applied, and a canceled upload leaves nothing', async () => {
  const before = told.length;
  const id = await preview(csv('A,Kid,3,,'));
  for (const { done, total } of told.slice(before)) expect(done).toBeLessThan(total);
  expect(told.at(-1)).toMatchObject({ status: 'ready', done: 0, total: 1 });
  const tasks = () =>
    db.selectFrom('sidebar_tasks').selectAll().where('account_id', '=', here.teacher.id).execute();
  await db.transaction().execute(async (tx) => {
    const task = told.at(-1);
    if (task !== undefined) await tellSidebar(tx, here.teacher.id, task);
  });
  expect(await tasks()).toMatchObject([{ name: told.at(-1)?.file_name, path: told.at(-1)?.path }]);
  await kindred.call(calls.cancel, { id }, { token: here.token });
  expect(await tasks()).toEqual([]);
});

test('a row that fails for a reason of its own does not stand in the way of the right one', async () => {
  const far = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  const file = Buffer.from(
    [
      'first_name,last_name,grade,student_id,educator_username',
      `Ana,Kid,2,7,${far.username}`,
      `Ana,Kid,2,7,${here.colleague.username}`,
      'Ana,Kid,2,7,',
    ].join('\n'),
  );
  const id = await preview(file);
  expect(await state(id)).toMatchObject({ to_create: 1, failed: 2 });
  expect(await errors(id)).toEqual([
    expect.stringContaining('rosters-uploads.row.educator'),
    expect.stringContaining('"row": 3'),
  ]);
});
