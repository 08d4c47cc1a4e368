import { beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildStudent, PASSWORD } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { endActing, getActing, staffAccess, startActing, takeOverActing } from '../../acting-contract.ts';
import * as calls from '../../contract.ts';
import { groupEducatorsTable } from '../../people-contract.ts';
import * as signIn from '../../sign-in-contract.ts';
import { addEducator } from '../../staff-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
const uber = await buildAccount(db, { scope: 'uber', first_name: 'Robin', last_name: 'Fairweather' });
const educator = await buildAccount(db, { free_trial_ends_on: '2026-10-01' });
const student = await buildStudent(db, appKey, { owner_id: educator.id });

const after = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);
const tokenOf = (accountId: number) => kindred.tokenFor({ accountId });
const reason = 'The class list does not load';

async function start(userId: number, staff = uber.id) {
  const token = await tokenOf(staff);
  const reply = await kindred.call(startActing, { user_id: userId, reason }, { token });
  return { token, reply };
}

function callAs<E extends Endpoint>(
  endpoint: E,
  userId: number | string,
  token: string,
  input: Record<string, unknown> = {},
) {
  return kindred.call(endpoint, input, { token, headers: { 'x-acting-as': String(userId) } });
}

const profileAs = async (userId: number | string, token: string) =>
  (await callAs(signIn.getProfile, userId, token)).status;

beforeEach(async () => {
  kindred.setNow(START);
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('acting_sessions').execute();
});

test('staff act as an educator: they see and change what the educator may, under both names', async () => {
  const { token, reply } = await start(educator.id);
  expect(reply.body.data).toEqual({
    user_id: educator.id,
    scope: 'educator',
    ends_at: after(3600).toISOString(),
    student_url: null,
  });
  const profile = await callAs(signIn.getProfile, educator.id, token);
  expect(profile.body.data).toMatchObject({ id: educator.id, scope: 'educator' });

  const names = { first_name: 'Renamed', last_name: 'By Staff' };
  expect((await callAs(calls.editProfile, educator.id, token, names)).status).toBe(200);
  const [edited] = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(edited).toMatchObject({
    action: 'profile.edit',
    actor_id: educator.id,
    actor_scope: 'educator',
    acting_as_by: uber.id,
    subject_id: educator.id,
  });
});

test('of several starts at once one is left open', async () => {
  const token = await tokenOf(uber.id);
  const people = await Promise.all([1, 2, 3, 4].map(() => buildAccount(db)));
  const replies = await Promise.all(
    people.map(({ id }) => kindred.call(startActing, { user_id: id, reason }, { token })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const open = await db.selectFrom('acting_sessions').select('id').where('ended_at', 'is', null).execute();
  expect(open).toHaveLength(1);
});

test('starting leaves a session with its reason and an audit row about the user', async () => {
  await start(educator.id);
  const [session] = await db.selectFrom('acting_sessions').selectAll().execute();
  expect(session).toMatchObject({
    staff_id: uber.id,
    account_id: educator.id,
    student_id: null,
    reason,
    started_at: START,
    ends_at: after(3600),
    ended_at: null,
  });
  const [audit] = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'acting-as.start')
    .orderBy('id', 'desc')
    .execute();
  expect(audit).toMatchObject({
    actor_id: uber.id,
    subject_type: 'account',
    subject_id: educator.id,
    details: { acting_session: session?.id },
  });
});

test("the acted-as user's own traits decide: an admin's screens are open, those of staff are not", async () => {
  const admin = await buildAccount(db);
  await buildGroup(db, 'school', { [admin.id]: 'admin' });
  const { token } = await start(admin.id);
  expect((await callAs(groupEducatorsTable.list, admin.id, token)).status).toBe(200);
  const added = { first_name: 'A', last_name: 'B', email: 'a@b.test', role: 'educator' };
  expect((await callAs(addEducator, admin.id, token, added)).status).toBe(403);
  // Without the header the same token is staff's own.
  expect((await kindred.call(signIn.getProfile, {}, { token })).body.data.scope).toBe('uber');
});

const passwords = { new_password: 'violet-tractor-9', new_password_confirmation: 'violet-tractor-9' };
const address = 'new-address@school.test';
const usernames = { new_username: address, new_username_confirmation: address };
test.each([
  [calls.changePassword, { current_password: PASSWORD, ...passwords }],
  [calls.changeUsername, { current_password: PASSWORD, ...usernames }],
  [calls.getClassCode, {}],
  [calls.setClassCode, { class_code: 'otters-7' }],
] as const)('credentials stay out of reach: $0.path', async (endpoint, input) => {
  const { token } = await start(educator.id);
  const before = await rowSums(db);
  expect((await callAs(endpoint, educator.id, token, input)).status).toBe(403);
  expect(await rowSums(db)).toEqual(before);
});

test.each([
  ['another staff member', { scope: 'uber' }, 'accounts-people.acting.refused-uber'],
  ['who is not activated', { status: 'not-activated' }, 'accounts-people.acting.refused-inactive'],
  ['who is deactivated', { status: 'deactivated' }, 'accounts-people.acting.refused-inactive'],
  [
    'a deactivated parent',
    { scope: 'parent', status: 'deactivated' },
    'accounts-people.acting.refused-inactive',
  ],
] as const)('nobody acts as %s', async (_, values, i18n) => {
  const target = await buildAccount(db, values);
  const token = await tokenOf(uber.id);
  const before = await rowSums(db);
  const reply = await kindred.call(startActing, { user_id: target.id, reason }, { token });
  expect([reply.status, reply.error]).toEqual([409, { type: 'refused', i18n }]);
  expect(await rowSums(db)).toEqual(before);
});

test('nobody acts as somebody who is not there, nor without a reason', async () => {
  const { token, reply } = await start(424242424242);
  expect([reply.status, reply.error]).toEqual([
    404,
    { type: 'not-found', i18n: 'error.acting-as-not-found' },
  ]);
  for (const reasonless of [{}, { reason: '' }, { reason: '  ' }, { reason: 'ok' }]) {
    const refused = await kindred.call(startActing, { user_id: educator.id, ...reasonless }, { token });
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ['reason']]);
  }
});

test('who is no staff can neither start nor claim it', async () => {
  const other = await buildAccount(db);
  const token = await tokenOf(educator.id);
  expect((await kindred.call(startActing, { user_id: other.id, reason }, { token })).status).toBe(403);
  await db
    .insertInto('acting_sessions')
    .values({ staff_id: educator.id, account_id: other.id, reason, started_at: START, ends_at: after(3600) })
    .execute();
  expect(await profileAs(other.id, token)).toBe(403);
});

test.each(['', 'me', '-1', '1e3', '0', '99999999999999999999', '1 or 1=1'])(
  'X-Acting-As: %j is no claim that holds',
  async (value) => {
    const { token } = await start(educator.id);
    // Blank is as good as absent.
    expect(await profileAs(value, token)).toBe(value === '' ? 200 : 403);
  },
);

test('a claim holds for the one user only, and for the one staff member', async () => {
  const [other, colleague] = [await buildAccount(db), await buildAccount(db, { scope: 'uber' })];
  const { token } = await start(educator.id);
  expect(await profileAs(other.id, token)).toBe(403);
  expect(await profileAs(student.id, token)).toBe(403);
  expect(await profileAs(educator.id, await tokenOf(colleague.id))).toBe(403);
  expect(await profileAs(educator.id, await tokenOf(educator.id))).toBe(403);
});

test('after sixty minutes it is over', async () => {
  const { token } = await start(educator.id);
  for (const [seconds, status] of [
    [1700, 200],
    [3400, 200],
    [3599, 200],
    [3600, 403],
  ] as const) {
    kindred.setNow(after(seconds));
    expect([seconds, await profileAs(educator.id, token)]).toEqual([seconds, status]);
  }
  const own = await kindred.call(signIn.getProfile, {}, { token });
  expect(own.body.data.scope).toBe('uber');
  const gone = await kindred.call(getActing, { user: educator.id, subdomain: 'dashboard' }, { token });
  expect(gone.status).toBe(404);
});

test('acting keeps the session of staff alive, and does not outlive it', async () => {
  const { token } = await start(educator.id);
  kindred.setNow(after(1500));
  expect(await profileAs(educator.id, token)).toBe(200);
  kindred.setNow(after(3200));
  expect(await profileAs(educator.id, token)).toBe(200);
  kindred.setNow(START);
  const { token: idle } = await start(educator.id);
  kindred.setNow(after(1801));
  expect(await profileAs(educator.id, idle)).toBe(401);
});

test('ending it ends it; ending nothing changes nothing', async () => {
  const { token } = await start(educator.id);
  kindred.setNow(after(600));
  expect((await kindred.call(endActing, {}, { token })).status).toBe(204);
  expect(await profileAs(educator.id, token)).toBe(403);
  const [session] = await db.selectFrom('acting_sessions').selectAll().execute();
  expect(session?.ended_at).toEqual(after(600));
  const before = await rowSums(db);
  expect((await kindred.call(endActing, {}, { token })).status).toBe(204);
  expect(await rowSums(db)).toEqual(before);
});

test('starting anew ends what was open', async () => {
  const other = await buildAccount(db, { scope: 'parent' });
  const { token } = await start(educator.id);
  await kindred.call(startActing, { user_id: other.id, reason }, { token });
  expect(await profileAs(educator.id, token)).toBe(403);
  expect(await profileAs(other.id, token)).toBe(200);
});

test('signing out ends it, too', async () => {
  const { token } = await start(educator.id);
  expect((await kindred.call(signIn.logout, {}, { token })).status).toBe(204);
  expect(await profileAs(educator.id, token)).toBe(401);
  expect(await profileAs(educator.id, await tokenOf(uber.id))).toBe(403);
});

test('staff who are demoted or deactivated, and users who are, end it at the next request', async () => {
  const staff = await buildAccount(db, { scope: 'uber' });
  const target = await buildAccount(db);
  const { token } = await start(target.id, staff.id);
  const set = (id: number, values: { status?: 'verified' | 'deactivated'; scope?: 'uber' | 'parent' }) =>
    db.updateTable('accounts').set(values).where('id', '=', id).execute();
  expect(await profileAs(target.id, token)).toBe(200);
  await set(target.id, { status: 'deactivated' });
  expect(await profileAs(target.id, token)).toBe(403);
  await set(target.id, { status: 'verified' });
  await set(staff.id, { scope: 'parent' });
  expect(await profileAs(target.id, token)).toBe(403);
  await set(staff.id, { scope: 'uber', status: 'deactivated' });
  expect(await profileAs(target.id, token)).toBe(401);
});

test('the browser gets the user with what a sign-in would bring, on the right site', async () => {
  const { token } = await start(educator.id);
  const reply = await kindred.call(getActing, { user: educator.id, subdomain: 'dashboard' }, { token });
  expect(reply.body.data).toMatchObject({
    user: { id: educator.id, scope: 'educator' },
    ecommerce: { purchases: { free_trial: { ends_on: '2026-10-01' } } },
    notifications: [],
    ends_at: after(3600).toISOString(),
  });
  for (const input of [
    { user: educator.id, subdomain: 'student' },
    { user: 424242424242, subdomain: 'dashboard' },
  ]) {
    const missing = await kindred.call(getActing, input, { token });
    expect([missing.status, missing.error.i18n]).toEqual([404, 'error.acting-as-not-found']);
  }
});

test.each([
  { license: null, trial: null, archived: false, refused: 'accounts-people.acting.refused-unlicensed' },
  {
    license: '2026-09-13',
    trial: '2026-09-13',
    archived: false,
    refused: 'accounts-people.acting.refused-unlicensed',
  },
  { license: '2026-09-14', trial: null, archived: true, refused: 'accounts-people.acting.refused-inactive' },
  { license: '2026-09-14', trial: null, archived: false, refused: null },
  { license: null, trial: '2026-09-14', archived: false, refused: null },
])('a student with a license to $license and a trial to $trial: $refused', async (facts) => {
  const owner = await buildAccount(db, { free_trial_ends_on: facts.trial });
  const child = await buildStudent(db, appKey, {
    owner_id: owner.id,
    license_ends_on: facts.license,
    archived_at: facts.archived ? START : null,
  });
  const { reply } = await start(child.id);
  if (facts.refused === null) expect(reply.status).toBe(200);
  else expect([reply.status, reply.error.i18n]).toEqual([409, facts.refused]);
});

const codeIn = (url: string | null): string => /#acting=([\w-]+)$/.exec(url ?? '')?.[1] ?? '';
const takeOver = (code: string, host = STUDENT_SITE) => kindred.call(takeOverActing, { code }, { host });

test('a student is acted as on the student site, by a code that works once and for a minute', async () => {
  const { reply } = await start(student.id);
  const url = reply.body.data.student_url;
  expect(url).toMatch(/^http:\/\/student\.localhost:3000\/student#acting=[\w-]{30,}$/);
  const code = codeIn(url);
  expect((await takeOver(code, 'localhost:3000')).status).toBe(404);
  const taken = await takeOver(code);
  expect(taken.body).toMatchObject({
    user: { id: student.id, scope: 'student' },
    ends_at: after(3600).toISOString(),
  });
  expect((await takeOver(code)).status).toBe(404);
  const token = taken.body.access_token;
  expect((await kindred.call(signIn.getProfile, {}, { token })).body.data.id).toBe(student.id);

  const { reply: late } = await start(student.id);
  kindred.setNow(after(60));
  expect((await takeOver(codeIn(late.body.data.student_url))).status).toBe(404);
});

test('of many who use a code at once one gets in', async () => {
  const { reply } = await start(student.id);
  const code = codeIn(reply.body.data.student_url);
  const replies = await Promise.all(Array.from({ length: 8 }, () => takeOver(code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("the student site's session dies with the acting, however that ends", async () => {
  const begin = async (staff = uber.id) => {
    kindred.setNow(START);
    const { token, reply } = await start(student.id, staff);
    const taken = await takeOver(codeIn(reply.body.data.student_url));
    return { staffToken: token, token: taken.body.access_token };
  };
  const status = async (token: string) => (await kindred.call(signIn.getProfile, {}, { token })).status;

  const ended = await begin();
  expect(await status(ended.token)).toBe(200);
  await kindred.call(endActing, {}, { token: ended.staffToken });
  expect(await status(ended.token)).toBe(401);

  const expired = await begin();
  kindred.setNow(after(1700));
  expect(await status(expired.token)).toBe(200);
  kindred.setNow(after(3300));
  expect(await status(expired.token)).toBe(200);
  kindred.setNow(after(3600));
  expect(await status(expired.token)).toBe(401);

  const staff = await buildAccount(db, { scope: 'uber' });
  const demoted = await begin(staff.id);
  await db.updateTable('accounts').set({ scope: 'parent' }).where('id', '=', staff.id).execute();
  expect(await status(demoted.token)).toBe(401);

  const left = await begin();
  await kindred.call(signIn.logout, {}, { token: left.token, host: STUDENT_SITE });
  const open = await db.selectFrom('acting_sessions').selectAll().where('ended_at', 'is', null).execute();
  expect(open.filter(({ staff_id: id, ends_at: end }) => id === uber.id && end > kindred.now())).toEqual([]);
});

test('what is done as a student is under both names', async () => {
  const { reply } = await start(student.id);
  const taken = await takeOver(codeIn(reply.body.data.student_url));
  await kindred.call(signIn.logout, {}, { token: taken.body.access_token, host: STUDENT_SITE });
  const rows = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(3).execute();
  expect(rows.map((row) => [row.action, row.actor_id, row.acting_as_by, row.subject_id])).toEqual([
    ['session.end', student.id, uber.id, null],
    ['acting-as.take-over', null, null, student.id],
    ['acting-as.start', uber.id, null, student.id],
  ]);
});

test('customers see who of staff acted as them or their students, when, how long and why', async () => {
  const [other, parent] = [await buildAccount(db), await buildAccount(db, { scope: 'parent' })];
  const { token } = await start(educator.id);
  kindred.setNow(after(540));
  await kindred.call(endActing, {}, { token });
  await kindred.call(startActing, { user_id: student.id, reason: 'Play does not start' }, { token });
  kindred.setNow(after(900));
  const own = await tokenOf(educator.id);
  const { body } = await kindred.call(staffAccess, {}, { token: own });
  expect(body.data).toMatchObject([
    {
      staff: 'Robin F.',
      student: `${student.first_name} ${student.last_name}`,
      started_at: after(540).toISOString(),
      ended_at: null,
      minutes: 6,
      reason: 'Play does not start',
    },
    {
      staff: 'Robin F.',
      student: null,
      started_at: START.toISOString(),
      ended_at: after(540).toISOString(),
      minutes: 9,
      reason,
    },
  ]);
  for (const { id } of [other, parent, uber]) {
    const theirs = await kindred.call(staffAccess, {}, { token: await tokenOf(id) });
    expect(theirs.body.data).toEqual([]);
  }
  const child = await kindred.tokenFor({ studentId: student.id });
  expect((await kindred.call(staffAccess, {}, { token: child })).status).toBe(403);
});

test('both parents of a family see it', async () => {
  const family = await db
    .insertInto('families')
    .values({ name: 'Kim' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const one = await buildAccount(db, {
    scope: 'parent',
    family_id: family.id,
    free_trial_ends_on: '2026-10-01',
  });
  const two = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const child = await buildStudent(db, appKey, { owner_id: two.id, family_id: family.id });
  expect((await start(child.id)).reply.status).toBe(200);
  for (const { id } of [one, two]) {
    const { body } = await kindred.call(staffAccess, {}, { token: await tokenOf(id) });
    expect(body.data).toHaveLength(1);
  }
});
