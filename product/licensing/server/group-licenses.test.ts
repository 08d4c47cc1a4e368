import { expect, test } from 'vitest';
import { groupEducatorsTable } from '#product/accounts/people-contract.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import * as calls from '../admin-contract.ts';
import { educatorLicenses } from '../contract.ts';
import { educatorOwner, groupOwner } from '../staff-contract.ts';
import { anew, licensesIn } from './testing/licenses.ts';

const kindred = await testKindred();
const { db } = kindred;
const { school, otherSchool, teacher, colleague, stranger, admin, student, token } =
  await buildRosters(kindred);
const { grant, remaining, history } = licensesIn(kindred);
const asAdmin = { token: await token(admin) };
const asTeacher = { token: await token(teacher) };

/** A group of the admin's, with the teacher in it, and so many licenses. */
async function groupWith(quantity: number, plan: 'individual' | 'site' = 'individual') {
  const group = await buildGroup(db, 'team', { [admin.id]: 'owner', [teacher.id]: 'member' });
  const owner = { groupId: group.id };
  if (quantity > 0) await grant(owner, plan, quantity);
  return { id: group.id, owner };
}
const moved = (count: number, plan = 'individual') => ({ plan, count, ...anew() });
const newTeacher = () => buildAccount(db, { school_id: school.id });

test('an admin shares out and reclaims what came from the group, and nothing else', async () => {
  const { id, owner } = await groupWith(10);
  const educator = await newTeacher();
  await db
    .insertInto('group_members')
    .values({ group_id: id, account_id: educator.id, role: 'member' })
    .execute();
  await grant({ accountId: educator.id }, 'individual', 5);
  const to = { id, educator_id: educator.id };
  const shared = await kindred.call(calls.shareOut, { ...to, ...moved(4) }, asAdmin);
  expect(shared.body.notification).toMatchObject({ i18n: 'licensing.done.shared-out', values: { count: 4 } });
  expect(await history()).toMatchObject({
    type: 'transfer',
    group_id: id,
    to_account_id: educator.id,
    quantity: 4,
  });
  expect([await remaining(owner), await remaining({ accountId: educator.id })]).toEqual([6, 9]);
  const tooMany = await kindred.call(calls.reclaimToGroup, { ...to, ...moved(5) }, asAdmin);
  expect(tooMany.error.errors).toEqual({
    count: { i18n: 'validation.licenses-not-enough', values: expect.anything() },
  });
  // Who has left the group since still has them.
  await db.deleteFrom('group_members').where('account_id', '=', educator.id).execute();
  const again = moved(4);
  for (const _ of [1, 2]) await kindred.call(calls.reclaimToGroup, { ...to, ...again }, asAdmin);
  expect(await history()).toMatchObject({ type: 'reclaim', account_id: educator.id, to_group_id: id });
  expect([await remaining(owner), await remaining({ accountId: educator.id })]).toEqual([10, 5]);
});

test('licenses of a group go between educators of the admin, and never what one of them bought', async () => {
  const { id } = await groupWith(3);
  const [giver, receiver] = [await newTeacher(), await newTeacher()];
  await grant({ accountId: giver.id }, 'individual', 7);
  await kindred.call(calls.shareOut, { id, educator_id: teacher.id, ...moved(1) }, asAdmin);
  const { id: other } = await groupWith(3);
  await db
    .insertInto('group_members')
    .values({ group_id: other, account_id: giver.id, role: 'member' })
    .execute();
  await kindred.call(calls.shareOut, { id: other, educator_id: giver.id, ...moved(3) }, asAdmin);
  const transfer = (count: number, educator_id = receiver.id) =>
    kindred.call(calls.transferBetweenEducators, { id: giver.id, educator_id, ...moved(count) }, asAdmin);
  expect((await transfer(4)).error.errors).toEqual({
    count: { i18n: 'validation.licenses-not-enough', values: expect.anything() },
  });
  expect((await transfer(3)).status).toBe(200);
  expect(await remaining({ accountId: receiver.id })).toBe(3);
  expect(await remaining({ accountId: giver.id })).toBe(7);
  expect((await transfer(1, giver.id)).error.errors).toEqual({
    educator_id: { i18n: 'validation.different' },
  });
  expect((await transfer(1, stranger.id)).error.errors).toEqual({
    educator_id: { i18n: 'validation.exists' },
  });
});

test('who has taken all students is offered just what can go to them: by an admin what came from the groups, by staff all but gifts', async () => {
  const { id } = await groupWith(5);
  const { id: site } = await groupWith(4, 'site');
  const [giver, receiver] = [await newTeacher(), await newTeacher()];
  for (const group_id of [id, site]) {
    const member = { group_id, account_id: giver.id, role: 'member' } as const;
    await db.insertInto('group_members').values(member).execute();
  }
  await grant({ accountId: giver.id }, 'individual', 7);
  const gift = await grant({ accountId: giver.id }, 'individual', 2);
  await db.updateTable('license_lots').set({ origin: 'gift' }).where('id', '=', gift).execute();
  await kindred.call(calls.shareOut, { id, educator_id: giver.id, ...moved(3) }, asAdmin);
  await kindred.call(calls.shareOut, { id: site, educator_id: giver.id, ...moved(1, 'site') }, asAdmin);
  const staff = await buildAccount(db, { scope: 'uber', role: null });
  const asStaff = { token: await kindred.tokenFor({ accountId: staff.id }) };
  const offered = async () =>
    Promise.all([
      kindred.call(calls.movableLicenses, { id: giver.id }, asAdmin),
      kindred.call(calls.staffMovableLicenses, { id: giver.id }, asStaff),
    ]);
  const [admins, staffs] = await offered();
  expect(admins.body.data).toEqual({ individual: 3, site: 1 });
  expect(staffs.body.data).toEqual({ individual: 10, site: 1 });
  const moving = { id: giver.id, educator_id: receiver.id };
  expect(
    (await kindred.call(calls.transferBetweenEducators, { ...moving, ...moved(3) }, asAdmin)).status,
  ).toBe(200);
  const rest = { id: giver.id, account_id: receiver.id, ...moved(7) };
  expect((await kindred.call(educatorOwner.transfer, rest, asStaff)).status).toBe(200);
  const [adminsThen, staffsThen] = await offered();
  expect(adminsThen.body.data).toEqual({ individual: 0, site: 1 });
  expect(staffsThen.body.data).toEqual({ individual: 0, site: 1 });
  const far = await kindred.call(calls.movableLicenses, { id: stranger.id }, asAdmin);
  expect(far.status).toBe(404);
});

test('an educator passes own licenses on to a colleague, once', async () => {
  const giver = await newTeacher();
  await grant({ accountId: giver.id }, 'individual', 2);
  const as = { token: await token(giver) };
  const before = await remaining({ accountId: colleague.id });
  const input = { educator_id: colleague.id, ...moved(2) };
  const [first, second] = await Promise.all([
    kindred.call(calls.transferOwnLicenses, input, as),
    kindred.call(calls.transferOwnLicenses, input, as),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await remaining({ accountId: colleague.id })).toBe(before + 2);
  const more = await kindred.call(calls.transferOwnLicenses, { ...input, ...anew() }, as);
  expect(more.error.errors).toEqual({
    count: { i18n: 'validation.licenses-not-enough', values: expect.anything() },
  });
  const far = await kindred.call(
    calls.transferOwnLicenses,
    { ...input, educator_id: stranger.id, ...anew() },
    as,
  );
  expect(far.error.errors).toEqual({ educator_id: { i18n: 'validation.exists' } });
});

test("another's group is not there, and quantities make sense", async () => {
  const { id } = await groupWith(3);
  const farAdmin = await buildAccount(db, { school_id: otherSchool.id });
  const far = await buildGroup(db, 'team', { [farAdmin.id]: 'owner', [stranger.id]: 'member' });
  await grant({ groupId: far.id }, 'individual', 5);
  const before = await rowSums(db, ['sessions']);
  for (const call of [calls.shareOut, calls.reclaimToGroup]) {
    const theirs = { id: far.id, educator_id: stranger.id, ...moved(1) };
    expect((await kindred.call(call, theirs, asAdmin)).status).toBe(404);
    const outside = await kindred.call(call, { id, educator_id: stranger.id, ...moved(1) }, asAdmin);
    expect(outside.error.errors).toEqual({ educator_id: { i18n: 'validation.exists' } });
    for (const count of [0, -1, 1.5, 50_001, '3', null]) {
      const input = { id, educator_id: teacher.id, ...moved(1), count };
      expect((await kindred.call(call, input, asAdmin)).status).toBe(422);
    }
  }
  const trial = { id, educator_id: teacher.id, ...moved(1, 'free-trial') };
  expect((await kindred.call(calls.shareOut, trial, asAdmin)).status).toBe(422);
  const foreign = { id: stranger.id, educator_id: teacher.id, ...moved(1) };
  expect((await kindred.call(calls.transferBetweenEducators, foreign, asAdmin)).status).toBe(404);
  expect(
    (await kindred.call(calls.shareOut, { id, educator_id: teacher.id, ...moved(1) }, asTeacher)).status,
  ).toBe(403);
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

test('a deactivated educator gets nothing, and what they hold can be reclaimed', async () => {
  const { id } = await groupWith(3);
  const educator = await newTeacher();
  await db
    .insertInto('group_members')
    .values({ group_id: id, account_id: educator.id, role: 'member' })
    .execute();
  const to = { id, educator_id: educator.id };
  await kindred.call(calls.shareOut, { ...to, ...moved(2) }, asAdmin);
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', educator.id).execute();
  expect((await kindred.call(calls.shareOut, { ...to, ...moved(1) }, asAdmin)).status).toBe(422);
  expect((await kindred.call(calls.reclaimToGroup, { ...to, ...moved(2) }, asAdmin)).status).toBe(200);
});

test('the groups an admin runs are listed with what is left', async () => {
  const { id } = await groupWith(8, 'site');
  const { body } = await kindred.call(calls.groupLicenses, {}, asAdmin);
  expect(body.data.find((group) => group.id === id)).toMatchObject({ individual: 0, site: 8 });
});

test('what staff give a group late in the evening is there at once, however far west its school is', async () => {
  await db
    .updateTable('schools')
    .set({ time_zone: 'America/Los_Angeles' })
    .where('id', '=', school.id)
    .execute();
  const { id } = await groupWith(0);
  const before = kindred.now();
  kindred.setNow('2026-09-15T06:30:00Z');
  const staff = { token: await token(await buildAccount(db, { scope: 'uber', role: null })) };
  await kindred.call(groupOwner.give, { id, quantity: 6, ...anew() }, staff);
  const { body } = await kindred.call(calls.groupLicenses, {}, { token: await token(admin) });
  kindred.setNow(before);
  await db
    .updateTable('schools')
    .set({ time_zone: 'America/New_York' })
    .where('id', '=', school.id)
    .execute();
  expect(body.data.find((group) => group.id === id)).toMatchObject({ individual: 6 });
});

test('access to a site license lets a colleague assign from it, and shows on the list until it is revoked', async () => {
  const leader = await buildAccount(db, { school_id: school.id });
  const group = await buildGroup(db, 'team', { [leader.id]: 'owner' });
  const as = { token: await token(leader) };
  const educator = await newTeacher();
  const access = { educator_id: educator.id };
  const none = await kindred.call(calls.grantSiteAccess, access, as);
  expect([none.status, none.error.i18n]).toEqual([409, 'licensing.refused.site-license-not-found']);
  await grant({ groupId: group.id }, 'site', 2);
  const listed = async () =>
    (await kindred.call(groupEducatorsTable.list, {}, as)).body as { data: Record<string, unknown>[] };
  expect((await listed()).data.map((row) => row['id'])).toEqual([leader.id]);

  expect((await kindred.call(calls.grantSiteAccess, access, as)).body.notification.i18n).toBe(
    'licensing.done.access-granted',
  );
  expect((await kindred.call(calls.grantSiteAccess, access, as)).body.notification.i18n).toBe(
    'notification.nothing-changed',
  );
  expect((await listed()).data.find((row) => row['id'] === educator.id)).toMatchObject({
    site_access: true,
    administered: false,
  });
  const pupil = await student(educator);
  const input = { ids: [pupil.id], program: 'default', ...anew() };
  expect((await kindred.call(educatorLicenses.assign, input, { token: await token(educator) })).status).toBe(
    200,
  );
  expect(await remaining({ groupId: group.id }, 'site')).toBe(1);

  // Another admin has nothing to revoke.
  expect((await kindred.call(calls.revokeSiteAccess, access, asAdmin)).status).toBe(409);
  expect((await kindred.call(calls.revokeSiteAccess, access, as)).status).toBe(200);
  expect((await kindred.call(calls.revokeSiteAccess, access, as)).error.i18n).toBe(
    'licensing.refused.site-license-not-found',
  );
  expect((await listed()).data.map((row) => row['id'])).toEqual([leader.id]);
  const told = await db
    .selectFrom('activity')
    .select('type')
    .where('educator_id', '=', educator.id)
    .orderBy('id')
    .execute();
  expect(told.map((row) => row.type)).toEqual(['site-license-grant-access', 'site-license-revoke-access']);
});

test('a site license of another admin, or one that is over, is none', async () => {
  const leader = await buildAccount(db, { school_id: school.id });
  const group = await buildGroup(db, 'team', { [leader.id]: 'owner' });
  const as = { token: await token(leader) };
  await grant({ groupId: group.id }, 'site', 2, '2026-09-10');
  const { id: other } = await groupWith(2, 'site');
  for (const group_id of [group.id, other, null]) {
    const reply = await kindred.call(calls.grantSiteAccess, { educator_id: teacher.id, group_id }, as);
    expect(reply.error.i18n).toBe('licensing.refused.site-license-not-found');
  }
  const far = await kindred.call(calls.grantSiteAccess, { educator_id: stranger.id }, as);
  expect(far.error.errors).toEqual({ educator_id: { i18n: 'validation.exists' } });
});
