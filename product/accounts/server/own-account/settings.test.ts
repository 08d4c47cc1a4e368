import { expect, test } from 'vitest';
import { unseal } from '#platform/server/crypto.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent, LICENSED } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { editProfile, getClassCode, setClassCode } from '../../contract.ts';
import { ownFamily } from '../../family-contract.ts';
import {
  chooseLanguage,
  getEcommerce,
  getProfile,
  handshake,
  handshakeLite,
  login,
} from '../../sign-in-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const school = await buildSchool(db, { name: 'Maple Elementary' });
const educator = await buildAccount(db, { school_id: school.id, free_trial_ends_on: '2026-09-20' });
const token = await kindred.tokenFor({ accountId: educator.id });

const nothing = { quantity: 0, used: 0, remaining: 0 };

test('handshake, light handshake, profile and e-commerce tell the same story', async () => {
  const full = await kindred.call(handshake, {}, { token });
  expect(full.body.access_token).toBe(token);
  expect(full.body.user).toMatchObject({ username: educator.username, school: 'Maple Elementary' });
  expect(full.body.ecommerce).toEqual({
    is_active_customer: false,
    purchases: {
      free_trial: { ends_on: '2026-09-20', days_left: 6, student_limit: null },
      individual: { quantity: 0, used: 0, remaining: 0 },
      site: { quantity: 0, used: 0, remaining: 0 },
      shares: { own_individual: nothing, own_site: nothing, shared: nothing, pool: nothing },
      pools: [],
      to_share_out: 0,
      to_pass_on: { individual: 0, site: 0, groups: 0 },
    },
    product_usage: { students: 0, students_with_program: 0 },
  });
  const { ecommerce, notifications, user } = full.body;
  expect((await kindred.call(handshakeLite, {}, { token })).body).toEqual({ ecommerce, notifications });
  expect((await kindred.call(getProfile, {}, { token })).body).toEqual({ data: user });
  expect((await kindred.call(getEcommerce, {}, { token })).body).toEqual({ data: ecommerce });
});

test('reading changes nothing', async () => {
  const before = await rowSums(db);
  for (const endpoint of [handshake, handshakeLite, getProfile, getEcommerce, getClassCode]) {
    expect((await kindred.call(endpoint, {}, { token })).status).toBe(200);
  }
  expect(await rowSums(db)).toEqual(before);
});

test("a student's profile has a grade and no trial", async () => {
  const student = await buildStudent(db, appKey, {
    ...LICENSED,
    owner_id: educator.id,
    grade: -1,
    active_program: 'academy',
  });
  const own = await kindred.tokenFor({ studentId: student.id });
  const { body } = await kindred.call(handshake, {}, { token: own, host: STUDENT_SITE });
  expect(body.user).toMatchObject({ id: student.id, scope: 'student', grade: -1, active_program: 'academy' });
  expect(body.ecommerce.purchases.free_trial).toBeNull();
  await db.deleteFrom('students').where('id', '=', student.id).execute();
});

test('members of groups are not admins, owners and admins are', async () => {
  const [owner, admin, member] = await Promise.all([buildAccount(db), buildAccount(db), buildAccount(db)]);
  await buildGroup(db, 'team', { [owner.id]: 'owner', [admin.id]: 'admin', [member.id]: 'member' });
  const flags = await Promise.all(
    [owner, admin, member].map(async ({ id }) => {
      const { body } = await kindred.call(
        getProfile,
        {},
        { token: await kindred.tokenFor({ accountId: id }) },
      );
      return [body.data.is_team_admin, body.data.is_group_admin];
    }),
  );
  expect(flags).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ]);
});

test('staff see how many accounts wait for verification, others nothing', async () => {
  const uber = await kindred.tokenFor({ accountId: (await buildAccount(db, { scope: 'uber' })).id });
  expect((await kindred.call(handshakeLite, {}, { token: uber })).body.notifications).toEqual([]);
  await buildAccount(db, { status: 'not-verified' });
  await buildAccount(db, { status: 'not-verified' });
  expect((await kindred.call(handshakeLite, {}, { token: uber })).body.notifications).toEqual([
    { type: 'pending-account-requests', id: 'pending-account-requests', data: { count: 2 } },
  ]);
  expect((await kindred.call(handshakeLite, {}, { token })).body.notifications).toEqual([]);
});

test('the own name can be changed, in any script', async () => {
  const reply = await kindred.call(editProfile, { first_name: ' 美玲 ', last_name: 'Nguyễn' }, { token });
  expect(reply.body.notification).toEqual({ type: 'success', i18n: 'notification.profile.updated' });
  const { body } = await kindred.call(getProfile, {}, { token });
  expect(body.data).toMatchObject({ first_name: '美玲', last_name: 'Nguyễn', full_name: '美玲 Nguyễn' });
});

test('the language one has chosen goes along to every device, and is what letters are written in', async () => {
  const { id } = await buildAccount(db, { scope: 'parent' });
  const own = await kindred.tokenFor({ accountId: id });
  const language = async (session: string) =>
    (await kindred.call(getProfile, {}, { token: session })).body.data.language;
  expect(await language(own)).toBeNull();
  expect((await kindred.call(chooseLanguage, { language: 'zh-TW' }, { token: own })).status).toBe(204);
  expect(await language(await kindred.tokenFor({ accountId: id }))).toBe('zh-TW');
  expect((await kindred.call(ownFamily, {}, { token: own })).body.data.language).toBe('zh-TW');
  const before = await rowSums(db);
  await kindred.call(chooseLanguage, { language: 'zh-TW' }, { token: own });
  expect(await rowSums(db)).toEqual(before);
});

test('sending the same name again says that nothing changed, and writes nothing', async () => {
  const account = await buildAccount(db);
  const own = await kindred.tokenFor({ accountId: account.id });
  const before = await rowSums(db);
  const same = { first_name: account.first_name, last_name: account.last_name };
  const reply = await kindred.call(editProfile, same, { token: own });
  expect(reply.body.notification).toEqual({ type: 'info', i18n: 'notification.nothing-changed' });
  expect(await rowSums(db)).toEqual(before);
});

test.each([
  [{ first_name: '' }, { first_name: { i18n: 'validation.required' } }],
  [{ last_name: 7 }, { last_name: { i18n: 'validation.text' } }],
  [{ first_name: 'x'.repeat(101) }, { first_name: { i18n: 'validation.max-100' } }],
  [{ scope: 'uber' }, { scope: { i18n: 'validation.unknown' } }],
  [
    { status: 'verified', is_group_admin: true },
    { status: { i18n: 'validation.unknown' }, is_group_admin: { i18n: 'validation.unknown' } },
  ],
])('a profile with %j is refused', async (wrong, errors) => {
  const before = await rowSums(db);
  const reply = await kindred.call(editProfile, { first_name: 'A', last_name: 'B', ...wrong }, { token });
  expect([reply.status, reply.error.errors]).toEqual([422, errors]);
  expect(await rowSums(db)).toEqual(before);
});

test('a class code is turned on, changed and turned off, and is kept sealed', async () => {
  const teacher = await buildAccount(db);
  const student = await buildStudent(db, appKey, { ...LICENSED, owner_id: teacher.id });
  const own = await kindred.tokenFor({ accountId: teacher.id });
  const set = async (class_code: string | null) =>
    (await kindred.call(setClassCode, { class_code }, { token: own })).body.notification;
  const read = async () => (await kindred.call(getClassCode, {}, { token: own })).body.data.class_code;
  const opens = async (password: string) =>
    (await kindred.call(login, { username: student.username, password }, { host: STUDENT_SITE })).status ===
    200;

  expect(await read()).toBeNull();
  expect(await set('kind-kite-427')).toEqual({ type: 'success', i18n: 'notification.class-code.on' });
  expect([await read(), await opens('kind-kite-427')]).toEqual(['kind-kite-427', true]);
  expect(await set('kind-kite-427')).toEqual({ type: 'info', i18n: 'notification.nothing-changed' });
  expect(await set('red-moon-111')).toEqual({ type: 'success', i18n: 'notification.class-code.changed' });
  expect([await opens('kind-kite-427'), await opens('red-moon-111')]).toEqual([false, true]);

  const row = await db
    .selectFrom('accounts')
    .select('class_code_sealed')
    .where('id', '=', teacher.id)
    .executeTakeFirstOrThrow();
  expect(row.class_code_sealed?.toString()).not.toContain('red-moon');
  expect(unseal(appKey, row.class_code_sealed ?? Buffer.of())).toBe('red-moon-111');

  expect(await set(null)).toEqual({ type: 'success', i18n: 'notification.class-code.off' });
  expect([await read(), await opens('red-moon-111')]).toEqual([null, false]);
});

test.each([
  ['five5', 'validation.min-6'],
  ['      ', 'validation.required'],
  ['x'.repeat(41), 'validation.max-40'],
  [123_456, 'validation.text'],
  [undefined, 'validation.required'],
  ['123456', 'validation.obvious-code'],
  ['password', 'validation.obvious-code'],
  ['our-school', 'validation.obvious-code'],
])('the class code %j is refused', async (class_code, i18n) => {
  const reply = await kindred.call(setClassCode, { class_code }, { token });
  expect([reply.status, reply.error.errors]).toEqual([422, { class_code: { i18n } }]);
});
