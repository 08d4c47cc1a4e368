import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import type { Accounts } from '#database/tables.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { listNotifications } from '#product/notifications/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, buildFamily, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { activateAccount } from '../../contract.ts';
import { getProfile } from '../../sign-in-contract.ts';
import * as calls from '../../staff-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const uber = await buildAccount(db, { scope: 'uber' });
const token = await kindred.tokenFor({ accountId: uber.id });
const SUCCESS = 200;

const account = (values: Partial<Insertable<Accounts>> = {}) => buildAccount(db, values);
const row = (id: number) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const ask = <E extends Endpoint>(endpoint: E, input: Record<string, unknown>) =>
  kindred.call(endpoint, input, { token });
const audits = (action: string, id: number) =>
  db.selectFrom('audit').selectAll().where('action', '=', action).where('subject_id', '=', id).execute();

/** Refused, with that message, and nothing changed. */
async function expectRefused(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  i18n: string,
  values?: Record<string, unknown>,
) {
  const before = await rowSums(db);
  const reply = await ask(endpoint, input);
  expect([reply.status, reply.error]).toEqual([
    409,
    { type: 'refused', i18n, ...(values ? { values } : {}) },
  ]);
  expect(await rowSums(db)).toEqual(before);
}

test('verifying restarts the trial where the school is, and leaves a row in the audit', async () => {
  const school = await buildSchool(db);
  const waiting = await account({
    status: 'not-verified',
    school_id: school.id,
    free_trial_ends_on: '2026-09-20',
  });
  await account({ status: 'not-verified' });
  const reply = await ask(calls.verifyAccounts, { ids: [waiting.id] });
  expect(reply.body.notification).toEqual({
    type: 'success',
    i18n: 'accounts-people.done.verify',
    values: { count: 1 },
  });
  expect(await row(waiting.id)).toMatchObject({
    status: 'verified',
    verified_at: kindred.now(),
    free_trial_ends_on: '2026-10-14',
  });
  expect(await audits('account.verify', waiting.id)).toMatchObject([
    { actor_id: uber.id, subject_type: 'account', details: { issuer: 'account_verification' } },
  ]);
});

test('who is verified hears of it by letter and by a notice', async () => {
  const school = await buildSchool(db);
  const waiting = await account({ status: 'not-verified', school_id: school.id });
  await ask(calls.verifyAccounts, { ids: [waiting.id] });
  const letters = (await kindred.letters()).filter(({ recipient }) => recipient === waiting.username);
  expect(letters.map(({ kind, letter }) => [kind, letter.subject])).toEqual([
    ['account-verified', 'Your Kindred account is verified'],
  ]);
  const notices = await kindred.call(
    listNotifications,
    {},
    { token: await kindred.tokenFor({ accountId: waiting.id }) },
  );
  expect(notices.body.data.map(({ kind }) => kind)).toEqual(['account-verified']);
});

test('when the last one is done, staff are told that no more accounts are pending verification', async () => {
  const school = await buildSchool(db);
  const values = { status: 'not-verified', school_id: school.id } as const;
  const [first, second, third] = [await account(values), await account(values), await account(values)];
  const others = db.selectFrom('accounts').select('id').where('status', '=', 'not-verified');
  const left = (await others.execute())
    .map(({ id }) => id)
    .filter((id) => ![first.id, second.id, third.id].includes(id));
  if (left.length > 0) await ask(calls.holdAccounts, { ids: left });
  const said = async (id: number) => (await ask(calls.verifyAccounts, { ids: [id] })).body.notification.i18n;
  expect(await said(first.id)).toBe('accounts-people.done.verify');
  expect(await said(second.id)).toBe('accounts-people.done.verify');
  const held = await ask(calls.holdAccounts, { ids: [third.id] });
  expect(held.body.notification.i18n).toBe('accounts-people.done.hold-last');
  await ask(calls.releaseAccounts, { ids: [third.id] });
  expect(await said(third.id)).toBe('accounts-people.done.verify-last');
});

test('a selection: what can be done is done, the rest is counted', async () => {
  const { id: school_id } = await buildSchool(db);
  const first = await account({ status: 'on-hold', school_id });
  const second = await account({ status: 'not-verified', school_id });
  const done = await account();
  const ids = [first.id, second.id, done.id, first.id, 424242424242];
  const reply = await ask(calls.verifyAccounts, { ids });
  expect(reply.body.notification).toEqual({
    type: 'warning',
    i18n: 'accounts-people.done.partly',
    values: { done: 2, skipped: 2 },
  });
  expect(await audits('account.verify', first.id)).toHaveLength(1);
  expect(await audits('account.verify', second.id)).toHaveLength(1);
  expect(await audits('account.verify', done.id)).toHaveLength(0);
});

test('each account of a selection has its own audit row', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => account({ status: 'not-verified' })));
  const ids = people.map(({ id }) => id);
  await ask(calls.setHighPriority, { ids: ids.slice(0, 2), on: true });
  const reply = await ask(calls.setHighPriority, { ids, on: true });
  expect(reply.body.notification.values).toEqual({ done: 10, skipped: 2 });
  const off = await ask(calls.setHighPriority, { ids, on: false });
  expect(off.body.notification).toMatchObject({
    i18n: 'accounts-people.done.priority-off',
    values: { count: 12 },
  });
  expect((await ask(calls.holdAccounts, { ids })).body.notification.values).toEqual({ count: 12 });
  for (const id of ids) expect(await audits('account.hold', id)).toHaveLength(1);
});

test.each([
  ['hold', calls.holdAccounts, 'not-verified', 'on-hold'],
  ['release', calls.releaseAccounts, 'on-hold', 'not-verified'],
] as const)('%s moves an account on', async (_, endpoint, from, to) => {
  const { id } = await account({ status: from });
  expect((await ask(endpoint, { ids: [id] })).status).toBe(SUCCESS);
  expect((await row(id)).status).toBe(to);
});

test.each([
  [calls.verifyAccounts, 'verified', 'accounts-people.refused.verify'],
  [calls.verifyAccounts, 'not-activated', 'accounts-people.refused.verify'],
  [calls.holdAccounts, 'verified', 'accounts-people.refused.hold'],
  [calls.releaseAccounts, 'not-verified', 'accounts-people.refused.release'],
  [calls.resendActivation, 'verified', 'accounts-people.refused.resend'],
  [calls.resendActivation, 'deactivated', 'accounts-people.refused.resend'],
  [calls.deleteAccounts, 'not-verified', 'accounts-people.refused.delete'],
  [calls.deleteAccounts, 'deactivated', 'accounts-people.refused.delete'],
] as const)('$0.path is refused for who is $1', async (endpoint, status, i18n) => {
  const { id } = await account({ status });
  await expectRefused(endpoint, { ids: [id] }, i18n);
  expect((await row(id)).status).toBe(status);
});

test.each([
  calls.verifyAccounts,
  calls.holdAccounts,
  calls.resendActivation,
  calls.deleteAccounts,
  calls.markReachedOut,
])('$path knows nobody who is not there, nor other staff', async (endpoint) => {
  const other = await account({ scope: 'uber', status: 'not-activated' });
  const before = await rowSums(db);
  for (const ids of [[424242424242], [other.id]]) {
    expect((await ask(endpoint, { ids })).status).toBe(404);
  }
  expect(await rowSums(db)).toEqual(before);
});

test.each([[[]], ['all'], [[0]], [Array.from({ length: 1001 }, (_, index) => index + 1)]])(
  'a selection of %j is no selection',
  async (ids) => {
    expect((await ask(calls.verifyAccounts, { ids })).status).toBe(422);
  },
);

test('the activation link is mailed again, and the older one stops working', async () => {
  const waiting = await account({ status: 'not-activated', password_hash: null });
  await ask(calls.resendActivation, { ids: [waiting.id] });
  const older = await linkFor(kindred, waiting.username);
  await ask(calls.resendActivation, { ids: [waiting.id] });
  const newer = await linkFor(kindred, waiting.username);
  const password = { password: 'violet-tractor-9', password_confirmation: 'violet-tractor-9' };
  expect((await kindred.call(activateAccount, { ...older, ...password })).status).toBe(409);
  expect((await kindred.call(activateAccount, { ...newer, ...password })).status).toBe(SUCCESS);
});

test('who never activated can be deleted, unless somebody depends on them', async () => {
  const gone = await account({ status: 'not-activated' });
  await ask(calls.resendActivation, { ids: [gone.id] });
  expect((await ask(calls.deleteAccounts, { ids: [gone.id] })).status).toBe(SUCCESS);
  expect(await db.selectFrom('accounts').select('id').where('id', '=', gone.id).execute()).toEqual([]);
  expect(await audits('account.delete', gone.id)).toHaveLength(1);

  const owner = await account({ status: 'not-activated' });
  await buildGroup(db, 'team', { [owner.id]: 'owner' });
  await expectRefused(calls.deleteAccounts, { ids: [owner.id] }, 'accounts-people.refused.delete');
  const teacher = await account({ status: 'not-activated' });
  await buildStudent(db, appKey, { owner_id: teacher.id });
  await expectRefused(calls.deleteAccounts, { ids: [teacher.id] }, 'accounts-people.refused.delete');
});

test('who has a quote, an uploaded file or somebody invited is refused in words, and the others go', async () => {
  const quoted = await account({ status: 'not-activated' });
  const quote = { plan: 'individual', quantity: 1, unit_price_cents: 3900, total_cents: 3900 } as const;
  const days = { starts_on: '2026-09-01', valid_until: '2027-01-01' };
  const times = { created_at: kindred.now(), updated_at: kindred.now() };
  await db
    .insertInto('quotes')
    .values({
      ...quote,
      ...days,
      ...times,
      number: 'KQ-HELD',
      kind: 'primary',
      status: 'sent',
      account_id: quoted.id,
    })
    .execute();
  const inviting = await account({ status: 'not-activated' });
  await account({ invited_by: inviting.id });
  for (const { id } of [quoted, inviting])
    await expectRefused(calls.deleteAccounts, { ids: [id] }, 'accounts-people.refused.delete');
  const free = await account({ status: 'not-activated' });
  const reply = await ask(calls.deleteAccounts, { ids: [quoted.id, free.id] });
  expect(reply.body.notification.i18n).toBe('accounts-people.done.partly');
  expect(await db.selectFrom('accounts').select('id').where('id', '=', free.id).execute()).toEqual([]);
});

test('staff note whom they reached out to, and who matters most', async () => {
  const { id } = await account();
  await ask(calls.markReachedOut, { ids: [id] });
  await ask(calls.setHighPriority, { ids: [id], on: true });
  expect(await row(id)).toMatchObject({ reached_out_at: kindred.now(), high_priority: true });
  await expectRefused(calls.setHighPriority, { ids: [id], on: true }, 'accounts-people.refused.priority-on');
  await ask(calls.setHighPriority, { ids: [id], on: false });
  expect((await row(id)).high_priority).toBe(false);
  await expectRefused(
    calls.setHighPriority,
    { ids: [id], on: false },
    'accounts-people.refused.priority-off',
  );
});

test('a deactivated account is out at once, is in the activity history, and comes back as it was', async () => {
  const { id, first_name: first, last_name: last } = await account({ status: 'on-hold' });
  const name = `${first} ${last}`;
  const own = await kindred.tokenFor({ accountId: id });
  const reply = await ask(calls.deactivateAccount, { id });
  expect(reply.body.notification).toMatchObject({
    i18n: 'accounts-people.done.deactivate',
    values: { name },
  });
  expect(await row(id)).toMatchObject({
    status: 'deactivated',
    status_before_deactivation: 'on-hold',
    deactivated_at: kindred.now(),
    deactivated_by: uber.id,
  });
  expect((await kindred.call(getProfile, {}, { token: own })).status).toBe(401);
  expect(await db.selectFrom('sessions').select('account_id').where('account_id', '=', id).execute()).toEqual(
    [],
  );
  expect(await db.selectFrom('activity').selectAll().where('educator_id', '=', id).execute()).toMatchObject([
    { type: 'deactivate-educator', actor_id: uber.id },
  ]);
  await expectRefused(calls.deactivateAccount, { id }, 'accounts-people.refused.deactivate-deactivated', {
    name,
  });

  const back = await ask(calls.rollbackDeactivation, { id, free_trial_ends_on: '2026-11-30' });
  expect(back.status).toBe(SUCCESS);
  expect(await row(id)).toMatchObject({
    status: 'on-hold',
    status_before_deactivation: null,
    deactivated_at: null,
    deactivated_by: null,
    free_trial_ends_on: '2026-11-30',
  });
  expect(await audits('account.rollback-deactivation', id)).toHaveLength(1);
  await expectRefused(calls.rollbackDeactivation, { id }, 'accounts-people.refused.rollback', { name });
});

test('without a date, a rollback leaves the trial alone', async () => {
  const { id } = await account({ free_trial_ends_on: '2026-09-20' });
  await ask(calls.deactivateAccount, { id });
  await ask(calls.rollbackDeactivation, { id, free_trial_ends_on: '' });
  expect(await row(id)).toMatchObject({ status: 'verified', free_trial_ends_on: '2026-09-20' });
  const wrong = await ask(calls.rollbackDeactivation, { id, free_trial_ends_on: '2026-02-30' });
  expect(wrong.error.errors).toEqual({ free_trial_ends_on: { i18n: 'validation.date' } });
});

test('an educator with students is not deactivated: they are transferred first', async () => {
  const teacher = await account({ first_name: 'Ada', last_name: 'Okafor' });
  const student = await buildStudent(db, appKey, { owner_id: teacher.id, last_name: 'Abara' });
  await buildStudent(db, appKey, { owner_id: teacher.id, last_name: 'Brandt' });
  const values = { name: 'Ada Okafor', count: 2 };
  await expectRefused(
    calls.deactivateAccount,
    { id: teacher.id },
    'accounts-people.refused.deactivate-students',
    values,
  );
  const students = db.updateTable('students').where('owner_id', '=', teacher.id);
  await students.set({ archived_at: kindred.now() }).execute();
  await expectRefused(
    calls.deactivateAccount,
    { id: teacher.id },
    'accounts-people.refused.deactivate-students',
    values,
  );
  const left = await ask(calls.studentsToTransfer, { id: teacher.id });
  expect(left.body).toMatchObject({ total: 2 });
  expect(left.body.data[0]).toEqual({
    id: student.id,
    name: `${student.last_name}, ${student.first_name}`,
    archived: true,
  });
  const other = await account({ school_id: student.school_id });
  await students.set({ owner_id: other.id }).execute();
  expect((await ask(calls.studentsToTransfer, { id: teacher.id })).body).toEqual({ data: [], total: 0 });
  expect((await ask(calls.deactivateAccount, { id: teacher.id })).status).toBe(SUCCESS);
});

test('children of the own family are no reason to stay', async () => {
  const family = await buildFamily(db);
  const home = await account({ role: 'home', family_id: family.id });
  await buildStudent(db, appKey, { owner_id: home.id, family_id: family.id });
  expect((await ask(calls.deactivateAccount, { id: home.id })).status).toBe(SUCCESS);
});

test('the owner of a group is not deactivated: somebody else has to own it first', async () => {
  const owner = await account({ first_name: 'Ada', last_name: 'Okafor' });
  const group = await buildGroup(db, 'team', { [owner.id]: 'owner' });
  await expectRefused(calls.deactivateAccount, { id: owner.id }, 'accounts-people.refused.deactivate-owner', {
    name: 'Ada Okafor',
    group: group.name,
  });
  await db.updateTable('group_members').set({ role: 'admin' }).where('group_id', '=', group.id).execute();
  expect((await ask(calls.deactivateAccount, { id: owner.id })).status).toBe(SUCCESS);
});

test('the students of parents and staff are nothing to list', async () => {
  const parent = await account({ scope: 'parent' });
  for (const id of [parent.id, uber.id, 424242424242]) {
    expect((await ask(calls.studentsToTransfer, { id })).status).toBe(404);
  }
});

test('deleting and deactivating are different things', async () => {
  const { id } = await account({ status: 'not-activated', first_name: 'New', last_name: 'Comer' });
  const name = 'New Comer';
  await expectRefused(calls.deactivateAccount, { id }, 'accounts-people.refused.deactivate-not-activated', {
    name,
  });
  expect((await ask(calls.deleteAccounts, { ids: [id] })).status).toBe(SUCCESS);
});

test.each([calls.deactivateAccount, calls.rollbackDeactivation, calls.convertEducator, calls.convertParent])(
  '$path knows no other staff',
  async (endpoint) => {
    const other = await account({ scope: 'uber' });
    expect((await ask(endpoint, { id: other.id })).status).toBe(404);
    expect((await ask(endpoint, { id: 424242424242 })).status).toBe(404);
  },
);

test('the form of an educator starts with what there is, and saves what changed', async () => {
  const school = await buildSchool(db);
  const { id } = await account({ first_name: 'Ada', last_name: 'Okafor' });
  const form = await ask(calls.educatorForm, { id });
  const values = { first_name: 'Ada', last_name: 'Okafor', role: 'educator', school_id: null };
  expect(form.body).toMatchObject({ type: 'form', data: values });
  const same = await ask(calls.editEducator, { id, ...values });
  expect(same.body.notification).toMatchObject({ type: 'info', i18n: 'notification.nothing-changed' });
  const changed = { first_name: 'Adaeze', last_name: 'Okafor', role: 'clinician', school_id: school.id };
  expect((await ask(calls.editEducator, { id, ...changed })).status).toBe(SUCCESS);
  expect(await row(id)).toMatchObject(changed);
  expect(await audits('educator.edit', id)).toHaveLength(1);
  const nowhere = await ask(calls.editEducator, { id, ...changed, school_id: 424242424242 });
  expect(nowhere.error.errors).toEqual({ school_id: { i18n: 'validation.exists' } });
  const more = await ask(calls.editEducator, { id, ...changed, scope: 'uber', status: 'verified' });
  expect(more.status).toBe(422);
});

test('an educator with students at a school does not move away from them', async () => {
  const [here, there] = [await buildSchool(db), await buildSchool(db)];
  const teacher = await account({ first_name: 'Ada', last_name: 'Okafor', school_id: here.id });
  await buildStudent(db, appKey, {
    owner_id: teacher.id,
    school_id: here.id,
    archived_at: kindred.now(),
  });
  const values = { id: teacher.id, first_name: 'Ada', last_name: 'Okafor', role: 'educator' };
  await expectRefused(
    calls.editEducator,
    { ...values, school_id: there.id },
    'accounts-people.refused.school-students',
    { name: 'Ada Okafor', count: 1 },
  );
  expect((await ask(calls.editEducator, { ...values, last_name: 'Obi', school_id: here.id })).status).toBe(
    200,
  );
});

test('parents and educators have forms of their own', async () => {
  const [parent, educator] = [await account({ scope: 'parent' }), await account()];
  const names = { first_name: 'Mo', last_name: 'Kim' };
  expect((await ask(calls.parentForm, { id: parent.id })).body.data).toEqual({
    first_name: parent.first_name,
    last_name: parent.last_name,
  });
  expect((await ask(calls.editParent, { id: parent.id, ...names })).status).toBe(SUCCESS);
  expect(await row(parent.id)).toMatchObject(names);
  expect((await ask(calls.parentForm, { id: educator.id })).status).toBe(404);
  expect((await ask(calls.editParent, { id: educator.id, ...names })).status).toBe(404);
  expect((await ask(calls.educatorForm, { id: parent.id })).status).toBe(404);
  expect((await ask(calls.editEducator, { id: parent.id, ...names, role: 'home' })).status).toBe(404);
});

test("staff see and set who an educator is for Clever and ClassLink: one educator an id, of the school's tenant", async () => {
  const school = await buildSchool(db);
  const [one, other] = [
    await buildAccount(db, { school_id: school.id, clever_user_id: 'clever-taken' }),
    await buildAccount(db, { school_id: school.id }),
  ];
  await db
    .insertInto('sign_on_tenants')
    .values({ provider: 'classlink', tenant: '4711', school_id: school.id })
    .execute();
  const { first_name, last_name } = other;
  const form = { id: other.id, first_name, last_name, role: 'educator', school_id: school.id };
  const edit = (ids: object) => ask(calls.editEducator, { ...form, ...ids });
  expect((await edit({ clever_user_id: one.clever_user_id })).error.errors).toEqual({
    clever_user_id: { i18n: 'validation.unique' },
  });
  expect((await edit({ classlink_login_id: 'obi' })).error.errors).toEqual({
    classlink_tenant_id: { i18n: 'validation.required' },
  });
  expect((await edit({ classlink_login_id: 'obi', classlink_tenant_id: '1' })).error.errors).toEqual({
    classlink_tenant_id: { i18n: 'validation.tenant-foreign' },
  });
  const ids = { clever_user_id: 'clever-obi', classlink_login_id: 'obi', classlink_tenant_id: '4711' };
  expect((await edit(ids)).status).toBe(SUCCESS);
  // Left out, they stay.
  expect((await edit({ last_name: 'Obi' })).status).toBe(SUCCESS);
  expect((await ask(calls.educatorForm, { id: other.id })).body).toMatchObject({ data: ids });
  expect((await edit({ last_name: 'Obi', clever_user_id: '' })).status).toBe(SUCCESS);
  expect((await ask(calls.educatorForm, { id: other.id })).body).toMatchObject({
    data: { clever_user_id: '' },
  });
});

test('a parent becomes an educator who teaches at home, with the same children', async () => {
  const family = await db
    .insertInto('families')
    .values({ name: 'Kim' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const parent = await account({ scope: 'parent', family_id: family.id });
  const child = await buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id });
  const own = await kindred.tokenFor({ accountId: parent.id });
  expect((await ask(calls.convertParent, { id: parent.id })).status).toBe(SUCCESS);
  expect(await row(parent.id)).toMatchObject({ scope: 'educator', role: 'home', family_id: family.id });
  expect((await kindred.call(getProfile, {}, { token: own })).status).toBe(401);
  const kept = await db
    .selectFrom('students')
    .selectAll()
    .where('id', '=', child.id)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ owner_id: parent.id, family_id: family.id });

  expect((await ask(calls.convertEducator, { id: parent.id })).status).toBe(SUCCESS);
  expect(await row(parent.id)).toMatchObject({ scope: 'parent', role: null, family_id: family.id });
});

test('an educator who becomes a parent and an educator again is back at the school, in the same role', async () => {
  const school = await buildSchool(db);
  const { id } = await account({
    role: 'clinician',
    school_id: school.id,
    first_name: 'Ada',
    last_name: 'Obi',
  });
  expect((await ask(calls.convertEducator, { id })).status).toBe(SUCCESS);
  expect(await row(id)).toMatchObject({ scope: 'parent', role: null, school_id: null });
  const back = await ask(calls.convertParent, { id });
  expect(back.body.notification).toMatchObject({
    i18n: 'accounts-people.done.convert-back',
    values: { name: 'Ada Obi', school: school.name },
  });
  expect(await row(id)).toMatchObject({
    scope: 'educator',
    role: 'clinician',
    school_id: school.id,
    school_before_conversion: null,
  });
});

test('an educator becomes a parent once nobody at a school depends on them', async () => {
  const teacher = await account({ first_name: 'Ada', last_name: 'Okafor' });
  const archived = await buildStudent(db, appKey, { owner_id: teacher.id, archived_at: kindred.now() });
  const name = 'Ada Okafor';
  const { id } = teacher;
  await expectRefused(calls.convertEducator, { id }, 'accounts-people.refused.convert-students', {
    name,
    count: 1,
  });
  await db.updateTable('students').set({ owner_id: uber.id }).where('id', '=', archived.id).execute();
  const group = await buildGroup(db, 'team', { [id]: 'admin' });
  await expectRefused(calls.convertEducator, { id }, 'accounts-people.refused.convert-admin', { name });
  await db.updateTable('group_members').set({ role: 'member' }).where('group_id', '=', group.id).execute();
  await db.insertInto('student_shares').values({ student_id: archived.id, account_id: id }).execute();
  expect((await ask(calls.convertEducator, { id })).status).toBe(SUCCESS);
  const parent = await row(id);
  expect(parent).toMatchObject({ scope: 'parent', role: null, school_id: null });
  expect(parent.family_id).not.toBeNull();
  for (const table of ['group_members', 'student_shares'] as const) {
    expect(await db.selectFrom(table).select('account_id').where('account_id', '=', id).execute()).toEqual(
      [],
    );
  }
});

test("who became a parent no longer draws on a school's site license, nor a school on theirs", async () => {
  const { id } = await account();
  const [holder, colleague] = [await account(), await account()];
  const given = [
    { account_id: holder.id, educator_id: id },
    { account_id: id, educator_id: colleague.id },
    { account_id: holder.id, educator_id: colleague.id },
  ];
  await db
    .insertInto('site_access')
    .values(given.map((access) => ({ ...access, created_at: kindred.now() })))
    .execute();
  const findAccess = () =>
    db
      .selectFrom('site_access')
      .select(['account_id', 'educator_id'])
      .where('account_id', 'in', [id, holder.id])
      .orderBy('id')
      .execute();
  expect(await findAccess()).toEqual(given);
  expect((await ask(calls.convertEducator, { id })).status).toBe(SUCCESS);
  expect(await findAccess()).toEqual(given.slice(2));
});

test('who is deactivated is not converted', async () => {
  const {
    id,
    first_name: first,
    last_name: last,
  } = await account({ scope: 'parent', status: 'deactivated' });
  const name = `${first} ${last}`;
  await expectRefused(calls.convertParent, { id }, 'accounts-people.refused.convert-deactivated', { name });
  expect((await row(id)).scope).toBe('parent');
});
