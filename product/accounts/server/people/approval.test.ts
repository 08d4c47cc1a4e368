import { expect, test } from 'vitest';
import { transferOwnLicenses } from '#product/licensing/admin-contract.ts';
import { listNotifications } from '#product/notifications/contract.ts';
import { educatorStudents, findColleagues } from '#product/rosters/contract.ts';
import { findEducators } from '#product/schools/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent, LICENSED } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { activateAccount } from '../../contract.ts';
import { pendingColleaguesTable } from '../../people-contract.ts';
import { GIFTS_A_YEAR } from '../../rules/people/gifts.ts';
import {
  addGroupEducator,
  approveColleague,
  declineColleague,
  deleteAccounts,
  invitationOffer,
  inviteColleague,
  verifyAccounts,
} from '../../staff-contract.ts';

/** Colleagues whom somebody invites: what they can before an admin of the school approves, and what it brings. */
const kindred = await testKindred();
const { db, appKey } = kindred;
const tokenOf = async ({ id }: { id: number }) => ({ token: await kindred.tokenFor({ accountId: id }) });
const staff = await tokenOf(await buildAccount(db, { scope: 'uber' }));
const password = { password: 'violet-tractor-9', password_confirmation: 'violet-tractor-9' };
const byEmail = (username: string) =>
  db.selectFrom('accounts').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

let count = 0;
const colleague = (email = `invited-${(count += 1)}@school.test`) => ({
  first_name: 'Cole',
  last_name: 'League',
  email,
  role: 'educator',
});

/** A school with an admin, and a teacher there who may invite. */
async function place() {
  const school = await buildSchool(db);
  const admin = await buildAccount(db, { school_id: school.id });
  const group = await buildGroup(db, 'school', { [admin.id]: 'owner' });
  await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
  const inviter = await buildAccount(db, { school_id: school.id });
  const student = await buildStudent(db, appKey, {
    owner_id: inviter.id,
    school_id: school.id,
    first_name: 'Maya',
    last_name: 'Okafor',
    ...LICENSED,
  });
  return {
    school,
    admin,
    inviter,
    student,
    asAdmin: await tokenOf(admin),
    asInviter: await tokenOf(inviter),
  };
}
type Place = Awaited<ReturnType<typeof place>>;

const invite = async (by: { token: string }, invited = colleague()) => {
  expect((await kindred.call(inviteColleague, invited, by)).status).toBe(200);
  return byEmail(invited.email);
};
const activate = async (username: string, school: string) => {
  const link = await linkFor(kindred, username);
  return kindred.call(activateAccount, { ...link, ...password, district: 'Any', school });
};
const come = async ({ asInviter, school }: Place) => {
  const invited = await invite(asInviter);
  const { body } = await activate(invited.username, school.name);
  return { ...invited, as: await tokenOf(invited), user: body.user };
};
const pending = async (as: { token: string }) =>
  Object((await kindred.call(pendingColleaguesTable.list, {}, as)).body).data;
const giftsOf = (inviterId: number) =>
  db.selectFrom('gifts').selectAll().where('inviter_id', '=', inviterId).execute();

test('an invited colleague has one student and no directory until an admin of the school approves', async () => {
  const here = await place();
  const invited = await come(here);
  expect(invited.user).toMatchObject({ verified: false, school: here.school.name });
  for (const find of [findColleagues, findEducators]) {
    expect((await kindred.call(find, {}, invited.as)).body.data).toEqual([]);
  }
  // A namesake in another class is not told of.
  const maya = { first_name: 'Maya', last_name: 'Okafor', grade: 3 };
  const added = await kindred.call(educatorStudents.add, maya, invited.as);
  expect(added.body).toMatchObject({ notification: { i18n: 'rosters.added.student' } });
  const second = await kindred.call(educatorStudents.add, { ...maya, first_name: 'Two' }, invited.as);
  expect(second.error.i18n).toBe('rosters.refused.not-verified.student');

  const notices = await kindred.call(listNotifications, {}, here.asAdmin);
  expect(notices.body.data).toMatchObject([{ kind: 'colleague-to-approve', data: { by: 'Cole League' } }]);
  expect(await pending(here.asAdmin)).toMatchObject([{ id: invited.id, status: 'not-verified' }]);
  const reply = await kindred.call(approveColleague, { id: invited.id }, here.asAdmin);
  expect(reply.body.notification.i18n).toBe('accounts-people.done.approve');
  expect(await byEmail(invited.username)).toMatchObject({ status: 'verified', verified_by: here.admin.id });
  expect(await pending(here.asAdmin)).toEqual([]);
  const letters = await db
    .selectFrom('mails')
    .select('kind')
    .where('recipient', '=', invited.username)
    .where('kind', '=', 'account-verified')
    .execute();
  expect(letters).toHaveLength(1);
  const found = await kindred.call(findColleagues, {}, invited.as);
  expect(found.body.data.length).toBeGreaterThan(0);
});

test('an invitation can be approved before anybody has followed it, for the school it was made for', async () => {
  const here = await place();
  const [same, other] = [await invite(here.asInviter), await invite(here.asInviter)];
  expect(await pending(here.asAdmin)).toHaveLength(2);
  for (const { id } of [same, other]) {
    const reply = await kindred.call(approveColleague, { id }, here.asAdmin);
    expect(reply.body.notification.i18n).toBe('accounts-people.done.approve-early');
  }
  expect(await pending(here.asAdmin)).toEqual([]);
  expect((await activate(same.username, here.school.name)).body.user.verified).toBe(true);
  expect((await activate(other.username, 'Another School')).body.user.verified).toBe(false);
  expect((await giftsOf(here.inviter.id)).map((gift) => gift.invitee_id)).toEqual([same.id]);
});

test('an admin declines: the invitation is gone, or the account deactivated', async () => {
  const here = await place();
  const waiting = await invite(here.asInviter);
  const reply = await kindred.call(declineColleague, { id: waiting.id }, here.asAdmin);
  expect(reply.body.notification.i18n).toBe('accounts-people.done.decline');
  expect(await db.selectFrom('accounts').select('id').where('id', '=', waiting.id).execute()).toEqual([]);
  const come1 = await come(here);
  expect((await kindred.call(declineColleague, { id: come1.id }, here.asAdmin)).status).toBe(200);
  expect(await byEmail(come1.username)).toMatchObject({ status: 'deactivated' });
});

test('nobody approves but admins of that school: no team, no other school, no colleague', async () => {
  const here = await place();
  const elsewhere = await place();
  const invited = await come(here);
  const leader = await buildAccount(db, { school_id: here.school.id });
  await buildGroup(db, 'team', { [leader.id]: 'owner', [invited.id]: 'member' });
  const before = await rowSums(db, ['sessions']);
  for (const [as, status] of [
    [await tokenOf(leader), 404],
    [elsewhere.asAdmin, 404],
    [here.asInviter, 403],
    [invited.as, 403],
  ] as const) {
    for (const call of [approveColleague, declineColleague]) {
      expect((await kindred.call(call, { id: invited.id }, as)).status).toBe(status);
    }
  }
  expect(await pending(elsewhere.asAdmin)).toEqual([]);
  expect(await rowSums(db, ['sessions'])).toEqual(before);
});

test('the gift is for who is approved by staff or an admin, not by who invited', async () => {
  const here = await place();
  const invited = await come(here);
  expect(await giftsOf(here.inviter.id)).toEqual([]);
  await kindred.call(approveColleague, { id: invited.id }, here.asAdmin);
  expect(await giftsOf(here.inviter.id)).toHaveLength(1);
  // An admin who invites and approves alone.
  const own = await invite(here.asAdmin);
  await activate(own.username, here.school.name);
  await kindred.call(approveColleague, { id: own.id }, here.asAdmin);
  expect(await byEmail(own.username)).toMatchObject({ status: 'verified' });
  expect(await giftsOf(here.admin.id)).toEqual([]);
  // Who was added was not invited.
  const added = colleague();
  await kindred.call(addGroupEducator, added, here.asAdmin);
  await activate(added.email, here.school.name);
  expect(await giftsOf(here.admin.id)).toEqual([]);
  const byStaff = await invite(here.asAdmin);
  await activate(byStaff.username, here.school.name);
  await kindred.call(verifyAccounts, { ids: [byStaff.id] }, staff);
  expect(await giftsOf(here.admin.id)).toHaveLength(1);
});

test('who was there before, by this or another address, brings no gift', async () => {
  const here = await place();
  const approved = async (email: string) => {
    const invited = await invite(here.asInviter, colleague(email));
    await activate(invited.username, here.school.name);
    await kindred.call(approveColleague, { id: invited.id }, here.asAdmin);
    return giftsOf(here.inviter.id);
  };
  const moved = await buildAccount(db);
  await db
    .updateTable('accounts')
    .set({ username: 'new.name@school.test' })
    .where('id', '=', moved.id)
    .execute();
  expect(await approved(moved.username)).toEqual([]);
  const deleted = await buildAccount(db, { status: 'not-activated' });
  await kindred.call(deleteAccounts, { ids: [deleted.id] }, staff);
  expect(await approved(deleted.username)).toEqual([]);
  const asked = await buildAccount(db, { status: 'not-activated', source: 'form' });
  await db.insertInto('account_requests').values({ account_id: asked.id, my_role: 'educator' }).execute();
  expect(await approved(asked.username)).toEqual([]);
  expect(await approved('really.new@school.test')).toHaveLength(1);
});

test('ten colleagues a school year bring gifts, and the offer counts them down', async () => {
  const here = await place();
  const offer = async () => (await kindred.call(invitationOffer, {}, here.asInviter)).body.data;
  expect(await offer()).toEqual({ inviter: 5, invitee: 5, left: GIFTS_A_YEAR });
  const newcomers = await Promise.all(
    Array.from({ length: GIFTS_A_YEAR + 1 }, () =>
      buildAccount(db, {
        source: 'invite',
        status: 'not-verified',
        invited_by: here.inviter.id,
        school_id: here.school.id,
      }),
    ),
  );
  const [last, ...others] = newcomers.map(({ id }) => id);
  // Last year's do not count.
  const gone = await buildAccount(db, { invited_by: here.inviter.id });
  const gift = { inviter_quantity: 5, invitee_quantity: 5, given_at: new Date('2020-01-01') };
  await db
    .insertInto('gifts')
    .values({ ...gift, invitee_id: gone.id, inviter_id: here.inviter.id })
    .execute();
  await kindred.call(verifyAccounts, { ids: others.slice(0, 9) }, staff);
  expect((await offer()).left).toBe(1);
  // Two at once are not both the tenth.
  await Promise.all([
    kindred.call(approveColleague, { id: others[9] ?? 0 }, here.asAdmin),
    kindred.call(verifyAccounts, { ids: [last ?? 0] }, staff),
  ]);
  expect((await offer()).left).toBe(0);
  expect(await giftsOf(here.inviter.id)).toHaveLength(GIFTS_A_YEAR + 1);
});

test('a gift is not passed on', async () => {
  const here = await place();
  const invited = await come(here);
  await kindred.call(approveColleague, { id: invited.id }, here.asAdmin);
  const operation_id = 'a2c4e6f8-0b1d-4f3a-8c5e-7d9f1b3a5c7e';
  const given = { educator_id: here.admin.id, plan: 'individual', count: 1, operation_id };
  const reply = await kindred.call(transferOwnLicenses, given, here.asInviter);
  expect(reply.error.errors).toEqual({ count: { i18n: 'validation.licenses-gifts' } });
});
