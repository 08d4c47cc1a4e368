import { expect, test } from 'vitest';
import { educatorsTable } from '#product/accounts/people-contract.ts';
import { deleteAccounts } from '#product/accounts/staff-contract.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { deleteGroup, groupsTable } from '#product/schools/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { staffLicenses } from '../contract.ts';
import * as calls from '../staff-contract.ts';
import { expireLots } from './students/expire.ts';
import { anew, licensesIn } from './testing/licenses.ts';

const kindred = await testKindred();
const { db } = kindred;
const { school, parent, staff, student, token, studentRow } = await buildRosters(kindred);
const { grant, lots, remaining, history } = licensesIn(kindred);
const as = { token: await token(staff) };
const { educatorOwner, parentOwner, groupOwner } = calls;

const newTeacher = (values = {}) => buildAccount(db, { school_id: school.id, ...values });
const newGroup = async () => {
  const { id } = await buildGroup(db, 'team', { [(await newTeacher()).id]: 'owner' });
  return { id, owner: { groupId: id } };
};

test('licenses are given for free to educators, parents and groups, once a request', async () => {
  const teacher = await newTeacher();
  const group = await newGroup();
  const input = { quantity: 5, ...anew() };
  for (const _ of [1, 2]) await kindred.call(educatorOwner.give, { id: teacher.id, ...input }, as);
  expect(await remaining({ accountId: teacher.id })).toBe(5);
  expect(await history()).toMatchObject({
    type: 'give-for-free-created',
    account_id: teacher.id,
    quantity: 5,
    plan: 'individual',
  });
  const audits = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'license.give-for-free')
    .where('subject_id', '=', teacher.id)
    .execute();
  expect(audits).toHaveLength(1);
  expect((await kindred.call(parentOwner.give, { id: parent.id, ...input, ...anew() }, as)).status).toBe(200);
  expect((await kindred.call(groupOwner.give, { id: group.id, ...input, ...anew() }, as)).status).toBe(200);
  const { body } = await kindred.call(groupOwner.list, { id: group.id }, as);
  expect(body.data).toMatchObject([{ plan: 'individual', quantity: 5, remaining: 5, from: null }]);
});

test('the individual quantity is added to and subtracted from, never below zero', async () => {
  const teacher = await newTeacher();
  const change = (way: string, quantity: unknown) =>
    kindred.call(educatorOwner.changeQuantity, { id: teacher.id, change: way, quantity, ...anew() }, as);
  expect((await change('add', 4)).status).toBe(200);
  expect((await change('add', 2)).status).toBe(200);
  expect(await lots({ accountId: teacher.id })).toMatchObject([{ quantity: 6 }]);
  expect((await change('subtract', -5)).status).toBe(200);
  expect(await history()).toMatchObject({ type: 'give-for-free-updated', quantity: -5 });
  const problem = async (way: string, quantity: unknown) =>
    (await change(way, quantity)).error.errors?.['quantity'];
  expect(await problem('subtract', -2)).toEqual({ i18n: 'validation.licenses-below-zero' });
  expect(await problem('subtract', 1)).toEqual({ i18n: 'validation.quantity-negative' });
  expect(await problem('add', -1)).toEqual({ i18n: 'validation.quantity-positive' });
  expect(await problem('add', 0)).toEqual({ i18n: 'validation.non-zero' });
  expect(await problem('add', 1.5)).toEqual({ i18n: 'validation.integer' });
  expect(await problem('add', 50_001)).toEqual({ i18n: 'validation.quantity-max', values: { max: 50_000 } });
  expect(await problem('add', '1')).toEqual({ i18n: 'validation.number' });
  expect(await remaining({ accountId: teacher.id })).toBe(1);
});

const give = (id: number, values: Record<string, unknown>) =>
  kindred.call(educatorOwner.giveSite, { id, tier: 200, period: 'year', ...values, ...anew() }, as);

test('a site license has a tier or a number of its own, and runs a year, to 30 June or to a day', async () => {
  const teacher = await newTeacher();
  await give(teacher.id, {});
  await give(teacher.id, { period: 'school-year', starts_on: '2026-10-01' });
  await give(teacher.id, { tier: 0, quantity: 37, period: 'custom', ends_on: '2026-12-24' });
  await give(teacher.id, { tier: 1001, quantity: 1200, starts_on: '2026-12-01' });
  expect(await lots({ accountId: teacher.id })).toMatchObject([
    { quantity: 200, ends_on: '2027-09-13' },
    { quantity: 200, ends_on: '2027-06-30' },
    { quantity: 37, ends_on: '2026-12-24' },
    { quantity: 1200, ends_on: '2027-11-30' },
  ]);
  const problems = async (values: Record<string, unknown>) => (await give(teacher.id, values)).error.errors;
  expect(await problems({ tier: 0 })).toEqual({ quantity: { i18n: 'validation.required' } });
  expect(await problems({ tier: 1001, quantity: 10 })).toEqual({
    quantity: { i18n: 'validation.quantity-above-1000' },
  });
  expect(await problems({ tier: 150 })).toEqual({ tier: { i18n: 'validation.in' } });
  expect(await problems({ period: 'custom' })).toEqual({ ends_on: { i18n: 'validation.required' } });
  expect(await problems({ period: 'custom', ends_on: '2026-09-01' })).toEqual({
    ends_on: { i18n: 'validation.date' },
  });
  expect(await problems({ starts_on: '0000-01-01' })).toEqual({ starts_on: { i18n: 'validation.date' } });
});

test('a site license is upgraded to a larger tier by the difference', async () => {
  const group = await newGroup();
  const teacher = await newTeacher();
  const lotId = await grant(group.owner, 'site', 100);
  const transfer = { id: group.id, plan: 'site', count: 30, account_id: teacher.id, ...anew() };
  await kindred.call(groupOwner.transfer, transfer, as);
  const upgrade = (values: Record<string, unknown>) =>
    kindred.call(groupOwner.upgradeSite, { id: group.id, lot_id: lotId, ...values, ...anew() }, as);
  expect((await upgrade({ tier: 100 })).error.errors).toEqual({
    tier: { i18n: 'validation.tier-not-larger' },
  });
  expect((await upgrade({ tier: 300 })).status).toBe(200);
  expect([await remaining(group.owner, 'site'), await remaining({ accountId: teacher.id }, 'site')]).toEqual([
    270, 30,
  ]);
  // 700 for each student who was added.
  const line = await db
    .selectFrom('ecommerce_history')
    .select(['type', 'quantity', 'price_cents'])
    .where('group_id', '=', group.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(line).toEqual({ type: 'purchase-updated', quantity: 200, price_cents: 140_000 });
  const other = await newGroup();
  const theirs = { id: other.id, lot_id: lotId, tier: 500, ...anew() };
  expect((await kindred.call(groupOwner.upgradeSite, theirs, as)).error.i18n).toBe(
    'licensing.refused.site-license-not-found',
  );
});

test('with the dates of a site license its students move, and what had expired comes back', async () => {
  const group = await newGroup();
  const teacher = await newTeacher();
  const lotId = await grant(group.owner, 'site', 5, '2026-09-20');
  await kindred.call(
    groupOwner.transfer,
    { id: group.id, plan: 'site', count: 2, account_id: teacher.id, ...anew() },
    as,
  );
  const pupil = await student(teacher);
  await kindred.call(staffLicenses.assign, { ids: [pupil.id], program: 'default', ...anew() }, as);
  expect((await studentRow(pupil.id)).license_ends_on).toBe('2026-09-20');
  await expireLots(db, new Date('2026-09-25T12:00:00Z'));
  expect(await lots(group.owner)).toMatchObject([{ expired: 3, remaining: 0 }]);
  const dates = (starts_on: string, ends_on: string) =>
    kindred.call(groupOwner.changeDates, { id: group.id, lot_id: lotId, starts_on, ends_on, ...anew() }, as);
  expect((await dates('2026-09-01', '2026-08-01')).error.errors).toEqual({
    ends_on: { i18n: 'validation.date' },
  });
  expect((await dates('2026-09-01', '2027-06-30')).status).toBe(200);
  expect(await lots(group.owner)).toMatchObject([{ expired: 0, remaining: 3, ends_on: '2027-06-30' }]);
  expect(await lots({ accountId: teacher.id })).toMatchObject([{ remaining: 1, ends_on: '2027-06-30' }]);
  expect((await studentRow(pupil.id)).license_ends_on).toBe('2027-06-30');
});

test('staff reclaim and transfer between any owners', async () => {
  const [teacher, group] = [await newTeacher(), await newGroup()];
  await grant({ accountId: teacher.id }, 'individual', 9);
  const moved = { id: teacher.id, plan: 'individual', count: 4 };
  expect((await kindred.call(educatorOwner.reclaim, { ...moved, ...anew() }, as)).status).toBe(200);
  expect(await history()).toMatchObject({ type: 'reclaim', account_id: teacher.id, to_account_id: null });
  const transfer = (to: Record<string, unknown>, count = 4) =>
    kindred.call(educatorOwner.transfer, { ...moved, count, ...to, ...anew() }, as);
  expect((await transfer({ group_id: group.id })).status).toBe(200);
  expect((await transfer({ account_id: parent.id }, 1)).status).toBe(200);
  expect([await remaining({ accountId: teacher.id }), await remaining(group.owner)]).toEqual([0, 4]);
  const problem = async (to: Record<string, unknown>) => (await transfer(to)).error.errors;
  expect(await problem({ group_id: group.id })).toEqual({
    count: { i18n: 'validation.licenses-not-enough', values: expect.anything() },
  });
  expect(await problem({})).toEqual({ account_id: { i18n: 'validation.required' } });
  expect(await problem({ account_id: parent.id, group_id: group.id })).toEqual({
    group_id: { i18n: 'validation.in' },
  });
  expect(await problem({ account_id: teacher.id })).toEqual({ account_id: { i18n: 'validation.different' } });
  expect(await problem({ account_id: staff.id })).toEqual({ account_id: { i18n: 'validation.exists' } });
  const none = await kindred.call(educatorOwner.reclaim, { ...moved, ...anew() }, as);
  expect(none.error.errors).toEqual({ count: { i18n: 'validation.licenses-below-zero' } });
});

test('the trial gets another end, on the account and for its students', async () => {
  const teacher = await newTeacher();
  const set = (ends_on: string, operation = anew()) =>
    kindred.call(educatorOwner.setTrial, { id: teacher.id, ends_on, ...operation }, as);
  expect((await set('2026-10-01')).status).toBe(200);
  const pupil = await student(teacher);
  await kindred.call(staffLicenses.assign, { ids: [pupil.id], program: 'default', ...anew() }, as);
  const twice = anew();
  for (const _ of [1, 2]) expect((await set('2026-11-01', twice)).status).toBe(200);
  expect((await studentRow(pupil.id)).license_ends_on).toBe('2026-11-01');
  const account = await db
    .selectFrom('accounts')
    .select('free_trial_ends_on')
    .where('id', '=', teacher.id)
    .executeTakeFirstOrThrow();
  expect(account.free_trial_ends_on).toBe('2026-11-01');
  expect((await set('soon')).status).toBe(422);
  const waiting = await newTeacher({ status: 'not-activated' });
  const early = { id: waiting.id, ends_on: '2026-11-01', ...anew() };
  expect((await kindred.call(educatorOwner.setTrial, early, as)).error.i18n).toBe(
    'licensing.refused.not-activated',
  );
});

test('staff grant and revoke access to a site license', async () => {
  const [teacher, group] = [await newTeacher(), await newGroup()];
  const grantTo = (values: Record<string, unknown>) =>
    kindred.call(calls.staffGrantSiteAccess, { id: teacher.id, ...values }, as);
  expect((await grantTo({ group_id: group.id })).error.i18n).toBe('licensing.refused.site-license-not-found');
  await grant(group.owner, 'site', 1);
  expect((await grantTo({ group_id: group.id })).status).toBe(200);
  expect((await grantTo({})).error.errors).toEqual({ account_id: { i18n: 'validation.required' } });
  const revoke = () => kindred.call(calls.staffRevokeSiteAccess, { id: teacher.id, group_id: group.id }, as);
  expect((await revoke()).status).toBe(200);
  expect((await revoke()).error.i18n).toBe('licensing.refused.site-license-not-found');
});

test('nobody deactivated gets licenses, and the wrong kind of owner is not there', async () => {
  const gone = await newTeacher({ status: 'deactivated' });
  const input = { quantity: 1, ...anew() };
  const before = await rowSums(db);
  const closed = await kindred.call(educatorOwner.give, { id: gone.id, ...input }, as);
  expect(closed.error.i18n).toBe('licensing.refused.deactivated');
  expect((await kindred.call(educatorOwner.give, { id: parent.id, ...input }, as)).status).toBe(404);
  expect((await kindred.call(parentOwner.give, { id: gone.id, ...input }, as)).status).toBe(404);
  expect((await kindred.call(groupOwner.give, { id: 424_242, ...input }, as)).status).toBe(404);
  expect(await rowSums(db)).toEqual(before);
});

test('a group or an account with licenses is not deleted, and the tables show how many there are', async () => {
  const group = await newGroup();
  await grant(group.owner, 'individual', 3);
  await grant(group.owner, 'site', 40);
  const reply = await kindred.call(deleteGroup, { id: group.id }, as);
  expect([reply.status, reply.error.i18n]).toEqual([409, 'schools.groups.has-licenses']);
  const rows = (await kindred.call(groupsTable.list, {}, as)).body as { data: Record<string, unknown>[] };
  expect(rows.data.find((row) => row['id'] === group.id)).toMatchObject({
    individual_quantity: 3,
    individual_used: 0,
    site_quantity: 40,
    site_used: 0,
  });
  const teacher = await newTeacher({ status: 'not-activated', last_name: 'Aaronson' });
  await grant({ accountId: teacher.id }, 'individual', 2);
  const kept = await kindred.call(deleteAccounts, { ids: [teacher.id] }, as);
  expect([kept.status, kept.error.i18n]).toEqual([409, 'accounts-people.refused.delete']);
  const people = (await kindred.call(educatorsTable.list, {}, as)).body as {
    data: Record<string, unknown>[];
  };
  expect(people.data.find((row) => row['id'] === teacher.id)).toMatchObject({
    individual_quantity: 2,
    individual_used: 0,
    individual_remaining: 2,
  });
});
