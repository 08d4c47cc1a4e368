import { describe, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import {
  buildAccount,
  buildGroup,
  buildSchool,
  buildStudent,
  LICENSED,
  PASSWORD,
} from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import {
  activateAccount,
  changePassword,
  findActivation,
  requestAccount,
  resetMyPassword,
  setNewPassword,
} from '../../contract.ts';
import { groupEducatorsTable } from '../../people-contract.ts';
import { INVITATIONS_AN_HOUR } from '../../rules/people/invitations.ts';
import { getProfile } from '../../sign-in-contract.ts';
import {
  addEducator,
  addGroupEducator,
  deactivateGroupEducator,
  groupStudentsToTransfer,
  inviteColleague,
} from '../../staff-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const tokenOf = (accountId: number) => kindred.tokenFor({ accountId });
const uber = await buildAccount(db, { scope: 'uber' });
const password = { password: 'violet-tractor-9', password_confirmation: 'violet-tractor-9' };

let count = 0;
function colleague(values: Record<string, unknown> = {}) {
  count += 1;
  const email = `colleague-${count}@school.test`;
  return { first_name: 'Cole', last_name: 'League', email, role: 'educator', ...values };
}
const byEmail = (username: unknown) =>
  db.selectFrom('accounts').selectAll().where('username', '=', String(username)).executeTakeFirstOrThrow();

/** An admin of a school's group, an educator there, and a school that is none of the admin's business. */
async function schoolWithAdmin() {
  const [school, elsewhere] = [await buildSchool(db), await buildSchool(db)];
  const admin = await buildAccount(db, { school_id: school.id });
  const group = await buildGroup(db, 'school', { [admin.id]: 'admin' });
  await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
  const educator = await buildAccount(db, { school_id: school.id });
  const stranger = await buildAccount(db, { school_id: elsewhere.id });
  return { school, elsewhere, admin, group, educator, stranger, token: await tokenOf(admin.id) };
}

test('staff add an educator, who activates with the mailed link and is verified at once', async () => {
  const school = await buildSchool(db);
  const added = colleague({ role: 'clinician', school_id: school.id });
  const reply = await kindred.call(addEducator, added, { token: await tokenOf(uber.id) });
  expect(reply.body.notification).toMatchObject({
    i18n: 'accounts-people.done.add',
    values: { name: 'Cole League', email: added.email },
  });
  const account = await byEmail(added.email);
  expect(account).toMatchObject({
    scope: 'educator',
    role: 'clinician',
    status: 'not-activated',
    source: 'uber',
    school_id: school.id,
    invited_by: null,
  });
  expect(
    await db.selectFrom('activity').selectAll().where('educator_id', '=', account.id).execute(),
  ).toMatchObject([{ type: 'add-educator', actor_id: uber.id, school_id: school.id }]);
  const link = await linkFor(kindred, added.email);
  const { body } = await kindred.call(activateAccount, { ...link, ...password });
  expect(body.user).toMatchObject({ verified: true, school: school.name });
});

test('an address is registered once, and a school has to be one', async () => {
  const token = await tokenOf(uber.id);
  const taken = await buildAccount(db, { scope: 'parent' });
  const school = await buildSchool(db);
  const before = await rowSums(db);
  const address = { email: taken.username.toUpperCase(), school_id: school.id };
  const homeless = await kindred.call(addEducator, colleague(), { token });
  expect(homeless.error.errors).toEqual({ school_id: { i18n: 'validation.required' } });
  const twice = await kindred.call(addEducator, colleague(address), { token });
  expect([twice.status, twice.error.errors]).toEqual([422, { email: { i18n: 'validation.email-taken' } }]);
  const nowhere = await kindred.call(addEducator, colleague({ school_id: 424242424242 }), { token });
  expect(nowhere.error.errors).toEqual({ school_id: { i18n: 'validation.exists' } });
  const bad = await kindred.call(addEducator, colleague({ first_name: 'www.evil.test', role: 'uber' }), {
    token,
  });
  expect(Object.keys(bad.error.errors ?? {}).toSorted()).toEqual(['first_name', 'role']);
  expect(await rowSums(db)).toEqual(before);
});

test('two who add the same address at once make one account', async () => {
  const token = await tokenOf(uber.id);
  const added = colleague({ school_id: (await buildSchool(db)).id });
  const replies = await Promise.all([1, 2, 3].map(() => kindred.call(addEducator, added, { token })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
});

test('an admin adds educators to schools of the own groups, and to no other', async () => {
  const { school, elsewhere, admin, token } = await schoolWithAdmin();
  const added = colleague({ school_id: school.id });
  expect((await kindred.call(addGroupEducator, added, { token })).status).toBe(200);
  const account = await byEmail(added.email);
  expect(account).toMatchObject({ source: 'admin', school_id: school.id, invited_by: admin.id });
  const listed = await kindred.call(groupEducatorsTable.list, {}, { token });
  expect(JSON.stringify(listed.body)).toContain(added.email);

  // Even a refused attempt is counted.
  const before = await rowSums(db, ['throttles']);
  const refused = await kindred.call(addGroupEducator, colleague({ school_id: elsewhere.id }), { token });
  expect([refused.status, refused.error.errors]).toEqual([422, { school_id: { i18n: 'validation.exists' } }]);
  const home = await kindred.call(addGroupEducator, colleague({ school_id: school.id, role: 'home' }), {
    token,
  });
  expect(home.error.errors).toEqual({ role: { i18n: 'validation.in' } });
  expect(await rowSums(db, ['throttles'])).toEqual(before);
});

test("a team's admin adds to the own school, and the educator joins the team", async () => {
  const [school, elsewhere] = [await buildSchool(db), await buildSchool(db)];
  const admin = await buildAccount(db, { school_id: school.id });
  const team = await buildGroup(db, 'team', { [admin.id]: 'owner' });
  const token = await tokenOf(admin.id);
  const added = colleague({ school_id: school.id });
  expect((await kindred.call(addGroupEducator, added, { token })).status).toBe(200);
  const { id } = await byEmail(added.email);
  const member = await db.selectFrom('group_members').selectAll().where('account_id', '=', id).execute();
  expect(member).toMatchObject([{ group_id: team.id, role: 'member' }]);
  const refused = await kindred.call(addGroupEducator, colleague({ school_id: elsewhere.id }), { token });
  expect(refused.status).toBe(422);
  const unnamed = colleague();
  expect((await kindred.call(addGroupEducator, unnamed, { token })).status).toBe(200);
  expect((await byEmail(unnamed.email)).school_id).toBe(school.id);

  await db.updateTable('accounts').set({ school_id: null }).where('id', '=', admin.id).execute();
  const nowhere = await kindred.call(addGroupEducator, colleague(), { token });
  expect(nowhere.error.errors).toEqual({ school_id: { i18n: 'validation.required' } });
});

test('an admin deactivates an educator of the own groups, once the students are transferred', async () => {
  const { educator, admin, stranger, token } = await schoolWithAdmin();
  const student = await buildStudent(db, appKey, { owner_id: educator.id });
  const own = await tokenOf(educator.id);
  const left = await kindred.call(groupStudentsToTransfer, { id: educator.id }, { token });
  expect(left.body).toMatchObject({ data: [{ id: student.id, archived: false }], total: 1 });
  expect((await kindred.call(groupStudentsToTransfer, { id: stranger.id }, { token })).status).toBe(404);
  const refused = await kindred.call(deactivateGroupEducator, { id: educator.id }, { token });
  expect(refused.error).toMatchObject({
    i18n: 'accounts-people.refused.deactivate-students',
    values: { count: 1 },
  });
  await db.updateTable('students').set({ owner_id: admin.id }).where('id', '=', student.id).execute();
  expect((await kindred.call(deactivateGroupEducator, { id: educator.id }, { token })).status).toBe(200);
  expect((await kindred.call(getProfile, {}, { token: own })).status).toBe(401);
  expect(await byEmail(educator.username)).toMatchObject({ status: 'deactivated', deactivated_by: admin.id });
  const [entry] = await db
    .selectFrom('activity')
    .selectAll()
    .where('educator_id', '=', educator.id)
    .execute();
  expect(entry).toMatchObject({ type: 'deactivate-educator', actor_id: admin.id });
  const [audit] = await db
    .selectFrom('audit')
    .selectAll()
    .where('subject_id', '=', educator.id)
    .where('action', '=', 'educator.deactivate')
    .execute();
  expect(audit).toMatchObject({ actor_id: admin.id, subject_type: 'account' });
});

test('an admin reaches neither other schools, nor fellow admins, nor the own account', async () => {
  const { stranger, admin, group, token } = await schoolWithAdmin();
  const fellow = await buildAccount(db);
  const member = { group_id: group.id, account_id: fellow.id, role: 'owner' } as const;
  await db.insertInto('group_members').values(member).execute();
  const before = await rowSums(db);
  for (const id of [stranger.id, uber.id, 424242424242]) {
    expect((await kindred.call(deactivateGroupEducator, { id }, { token })).status).toBe(404);
  }
  const self = await kindred.call(deactivateGroupEducator, { id: admin.id }, { token });
  expect(self.error.i18n).toBe('accounts-people.refused.deactivate-yourself');
  const other = await kindred.call(deactivateGroupEducator, { id: fellow.id }, { token });
  expect(other.error.i18n).toBe('accounts-people.refused.deactivate-admin');
  expect(await rowSums(db)).toEqual(before);
});

test('a verified educator whose students use a program invites a colleague', async () => {
  const school = await buildSchool(db);
  const inviter = await buildAccount(db, { first_name: 'Ada', last_name: 'Okafor', school_id: school.id });
  await buildStudent(db, appKey, { owner_id: inviter.id, school_id: school.id, ...LICENSED });
  const invited = colleague();
  const token = await tokenOf(inviter.id);
  expect((await kindred.call(inviteColleague, invited, { token })).body.notification).toMatchObject({
    i18n: 'accounts-people.done.invite',
  });
  expect(await byEmail(invited.email)).toMatchObject({
    source: 'invite',
    invited_by: inviter.id,
    school_id: school.id,
    status: 'not-activated',
  });
  const { letter } = (await kindred.letters()).findLast(({ recipient }) => recipient === invited.email) ?? {};
  expect(letter?.subject).toContain('Ada Okafor');
  const link = await linkFor(kindred, invited.email);
  const page = await kindred.call(findActivation, link);
  expect(page.body).toMatchObject({ data: { invite: true, school: school.name } });
  const place = { district: 'Larkspur', school: school.name.toUpperCase() };
  const { body } = await kindred.call(activateAccount, { ...link, ...password, ...place });
  // Until an admin of the school, or staff, approve.
  expect(body.user).toMatchObject({ verified: false, school: school.name });

  const again = await kindred.call(inviteColleague, invited, { token });
  expect(again.error.errors).toEqual({ email: { i18n: 'validation.email-taken' } });
});

test('a colleague who works elsewhere belongs to no school until staff match it', async () => {
  const school = await buildSchool(db);
  const inviter = await buildAccount(db, { school_id: school.id });
  await buildGroup(db, 'team', { [inviter.id]: 'admin' });
  const invited = colleague();
  await kindred.call(inviteColleague, invited, { token: await tokenOf(inviter.id) });
  const link = await linkFor(kindred, invited.email);
  const place = { district: 'Elsewhere', school: 'Another School' };
  const { body } = await kindred.call(activateAccount, { ...link, ...password, ...place });
  expect(body.user.school).toBeNull();
});

test.each([
  [
    'who is not verified',
    { status: 'not-verified' },
    LICENSED,
    'accounts-people.refused.invite-not-verified',
  ],
  [
    'whose students have no license',
    { status: 'verified' },
    {},
    'accounts-people.refused.invite-no-students',
  ],
  [
    "whose students' licenses are over",
    { status: 'verified' },
    { license_ends_on: '2020-06-30' },
    'accounts-people.refused.invite-no-students',
  ],
  [
    'whose licensed students are archived',
    { status: 'verified' },
    { ...LICENSED, archived_at: new Date() },
    'accounts-people.refused.invite-no-students',
  ],
] as const)('an educator %s does not invite yet, and is told why', async (_, values, student, i18n) => {
  const inviter = await buildAccount(db, values);
  await buildStudent(db, appKey, { owner_id: inviter.id, active_program: 'zoou', ...student });
  const token = await tokenOf(inviter.id);
  const before = await rowSums(db);
  const reply = await kindred.call(inviteColleague, colleague(), { token });
  expect([reply.status, reply.error]).toEqual([409, { type: 'refused', i18n }]);
  expect(await rowSums(db)).toEqual(before);
});

test('nobody mails strangers without end, neither by inviting nor by adding', async () => {
  const { token } = await schoolWithAdmin();
  const statuses: number[] = [];
  for (let sent = 0; sent <= INVITATIONS_AN_HOUR; sent += 1) {
    const endpoint = sent % 2 === 0 ? inviteColleague : addGroupEducator;
    statuses.push((await kindred.call(endpoint, colleague(), { token })).status);
  }
  expect(statuses.slice(0, INVITATIONS_AN_HOUR).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  const before = await rowSums(db);
  expect((await kindred.call(addGroupEducator, colleague(), { token })).status).toBe(429);
  expect(await rowSums(db)).toEqual(before);
});

/** Somebody fills in the public form, in whoever's name. */
async function askAnonymously(email: string) {
  const reply = await kindred.call(requestAccount, {
    my_role: 'home',
    first_name: 'Any',
    last_name: 'Body',
    email,
  });
  expect(reply.body.notification.i18n).toBe('notification.account-request.success');
}

test.each([
  [
    'invited by a colleague',
    'invite',
    (token: string, values: object) => kindred.call(inviteColleague, { ...values }, { token }),
  ],
  [
    'added by an admin',
    'admin',
    (token: string, values: object) => kindred.call(addGroupEducator, { ...values }, { token }),
  ],
] as const)(
  'an address that somebody typed into the public form is %s all the same',
  async (_, source, ask) => {
    const { admin, school, token } = await schoolWithAdmin();
    const invited = colleague({ role: 'clinician' });
    await askAnonymously(invited.email);
    const older = await linkFor(kindred, invited.email);
    expect((await ask(token, invited)).status).toBe(200);
    expect(await byEmail(invited.email)).toMatchObject({
      status: 'not-activated',
      source,
      role: 'clinician',
      first_name: 'Cole',
      school_id: school.id,
      invited_by: admin.id,
    });
    // The link of the anonymous request is dead, and the invitation's works.
    expect((await kindred.call(findActivation, older)).status).toBe(409);
    const link = await linkFor(kindred, invited.email);
    const place = { district: 'Larkspur', school: school.name };
    const { body } = await kindred.call(activateAccount, { ...link, ...password, ...place });
    expect(body.user).toMatchObject({ first_name: 'Cole', school: school.name });
    // Who has an account is not taken over.
    const again = await ask(token, invited);
    expect(again.error.errors).toEqual({ email: { i18n: 'validation.email-taken' } });
  },
);

test('an invitation of one school is not taken over by another', async () => {
  const [one, two] = [await schoolWithAdmin(), await schoolWithAdmin()];
  const invited = colleague();
  expect((await kindred.call(addGroupEducator, invited, { token: one.token })).status).toBe(200);
  const second = await kindred.call(addGroupEducator, invited, { token: two.token });
  expect(second.error.errors).toEqual({ email: { i18n: 'validation.email-taken' } });
});

describe('an address that somebody paid under and nobody proved', () => {
  const paidUnder = async (email: string) => {
    const buyer = await buildAccount(db, { scope: 'parent', username: email, source: 'purchase' });
    const child = await buildStudent(db, appKey, { owner_id: buyer.id });
    return { buyer, child, session: await tokenOf(buyer.id) };
  };
  const place = (school: { name: string }) => ({ district: 'Larkspur', school: school.name });
  const fresh = { new_password: 'violet-tractor-9', new_password_confirmation: 'violet-tractor-9' };

  test('is added all the same: the account stays as it is until the owner of the mailbox comes', async () => {
    const { school, admin, token } = await schoolWithAdmin();
    const added = colleague();
    const { buyer, child, session } = await paidUnder(added.email);
    const before = await byEmail(added.email);
    expect((await kindred.call(addGroupEducator, added, { token })).status).toBe(200);
    expect(await byEmail(added.email)).toEqual(before);
    const listed = await kindred.call(groupEducatorsTable.list, {}, { token });
    expect(JSON.stringify(listed.body)).not.toContain(added.email);
    const link = await linkFor(kindred, added.email);
    // Who paid gains nothing, and cannot make the invitation void by what a session can do.
    await kindred.call(changePassword, { current_password: PASSWORD, ...fresh }, { token: session });

    expect((await kindred.call(findActivation, link)).body).toMatchObject({
      type: 'form',
      data: { first_name: 'Cole', family: true, school: school.name },
    });
    const { body } = await kindred.call(activateAccount, {
      ...link,
      ...password,
      password: 'maroon-bicycle-3',
      password_confirmation: 'maroon-bicycle-3',
    });
    expect(body.user).toMatchObject({ id: buyer.id, scope: 'educator', verified: true, school: school.name });
    expect(await byEmail(added.email)).toMatchObject({ source: 'admin', invited_by: admin.id });
    expect((await kindred.call(getProfile, {}, { token: session })).status).toBe(401);
    const owner = await db
      .selectFrom('students')
      .select('owner_id')
      .where('id', '=', child.id)
      .executeTakeFirst();
    expect(owner?.owner_id).toBe(buyer.id);
  });

  test("stays the family's where the owner takes the letter of the purchase: then the invitation is void", async () => {
    const { token } = await schoolWithAdmin();
    const added = colleague();
    const { buyer } = await paidUnder(added.email);
    await kindred.call(addGroupEducator, added, { token });
    const invitation = await linkFor(kindred, added.email);
    await kindred.call(resetMyPassword, { username: added.email });
    const reset = await linkFor(kindred, added.email);
    expect((await kindred.call(setNewPassword, { ...reset, ...fresh })).status).toBe(200);
    expect((await kindred.call(activateAccount, { ...invitation, ...password })).status).toBe(409);
    expect(await byEmail(added.email)).toMatchObject({ id: buyer.id, scope: 'parent', school_id: null });
    const again = await kindred.call(addGroupEducator, added, { token });
    expect(again.error.errors).toEqual({ email: { i18n: 'validation.email-taken' } });
  });

  test('is not taken from one school by another while the letter is good', async () => {
    const [one, two] = [await schoolWithAdmin(), await schoolWithAdmin()];
    const added = colleague();
    await paidUnder(added.email);
    expect((await kindred.call(inviteColleague, added, { token: one.token })).status).toBe(200);
    const second = await kindred.call(addGroupEducator, added, { token: two.token });
    expect(second.error.errors).toEqual({ email: { i18n: 'validation.email-taken' } });
    const link = await linkFor(kindred, added.email);
    const { body } = await kindred.call(activateAccount, { ...link, ...password, ...place(one.school) });
    expect(body.user).toMatchObject({ scope: 'educator', verified: false, school: one.school.name });
  });
});
