import { expect, test } from 'vitest';
import { seal } from '#platform/server/crypto.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildGroup,
  buildStudent,
  LICENSED,
  PASSWORD,
  STUDENT_PASSWORD,
} from '#testing/api/people.ts';
import { setClassCode } from '../../contract.ts';
import { handshake, login } from '../../sign-in-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const educator = await buildAccount(db);

test('an educator signs in and gets a session', async () => {
  const reply = await kindred.call(login, { username: educator.username.toUpperCase(), password: PASSWORD });
  expect(reply.status).toBe(200);
  expect(reply.body.user).toMatchObject({ id: educator.id, scope: 'educator', verified: true });
  const again = await kindred.call(handshake, {}, { token: reply.body.access_token });
  expect(again.body.user.id).toBe(educator.id);
});

test('a wrong password is said beside the password, and starts nothing', async () => {
  const reply = await kindred.call(login, { username: educator.username, password: 'wrong' });
  expect(reply.status).toBe(422);
  expect(reply.error.errors).toEqual({ password: { i18n: 'validation.password-incorrect' } });
});

test('a password is taken as typed: no other case, no blanks around it', async () => {
  const account = await buildAccount(db);
  for (const password of [PASSWORD.toUpperCase(), ` ${PASSWORD}`, `${PASSWORD} `]) {
    expect((await kindred.call(login, { username: account.username, password })).status).toBe(422);
  }
});

test('blanks around a username do not matter', async () => {
  const account = await buildAccount(db);
  const reply = await kindred.call(login, { username: ` ${account.username} `, password: PASSWORD });
  expect(reply.status).toBe(200);
});

test.each(['uber', 'parent'] as const)('%s signs in on the dashboard too', async (scope) => {
  const account = await buildAccount(db, { scope });
  const reply = await kindred.call(login, { username: account.username, password: PASSWORD });
  expect(reply.body.user).toMatchObject({ scope, scopes: [scope], role: null });
});

test.each(['not-verified', 'on-hold'] as const)('an account that is %s may sign in', async (status) => {
  const account = await buildAccount(db, { status });
  const reply = await kindred.call(login, { username: account.username, password: PASSWORD });
  expect(reply.body.user.verified).toBe(false);
});

test('the reply tells of groups, school and students', async () => {
  const admin = await buildAccount(db, { role: 'administrator' });
  await buildGroup(db, 'district', { [admin.id]: 'owner' });
  await buildGroup(db, 'team', { [admin.id]: 'member' });
  await buildStudent(db, appKey, { ...LICENSED, owner_id: admin.id, active_program: 'zoou' });
  await buildStudent(db, appKey, { owner_id: admin.id });
  await buildStudent(db, appKey, { owner_id: admin.id, archived_at: new Date() });
  const { body } = await kindred.call(login, { username: admin.username, password: PASSWORD });
  expect(body.user).toMatchObject({
    role: 'administrator',
    is_group_admin: true,
    is_team_admin: false,
    students_count: 2,
    archived_count: 1,
    has_students_using_program: true,
    full_name: `${admin.first_name} ${admin.last_name}`,
  });
  expect(body.ecommerce.product_usage).toEqual({ students: 2, students_with_program: 1 });
});

const unknown = 'nobody@school.test';

test('every fault of a dashboard sign-in is said beside the username', async () => {
  const waiting = await buildAccount(db, { status: 'not-activated', password_hash: null });
  const closed = await buildAccount(db, { status: 'deactivated' });
  const student = await buildStudent(db, appKey, { ...LICENSED, owner_id: educator.id });
  const cases: [username: string, i18n: string][] = [
    [unknown, 'validation.user-not-found'],
    [waiting.username, 'validation.account-not-activated'],
    [closed.username, 'validation.account-deactivated'],
    [student.username, 'validation.student-login-only'],
    ['nobody', 'validation.email'],
  ];
  for (const [username, i18n] of cases) {
    const reply = await kindred.call(login, { username, password: PASSWORD });
    expect(reply.status).toBe(422);
    expect(reply.error).toEqual({
      type: 'validation-failed',
      i18n: 'error.validation-failed',
      errors: { username: { i18n } },
    });
  }
});

test('a closed account is only told so to those who know its password', async () => {
  const closed = await buildAccount(db, { status: 'deactivated' });
  const reply = await kindred.call(login, { username: closed.username, password: 'a wrong one' });
  expect(reply.error.errors).toEqual({ password: { i18n: 'validation.password-incorrect' } });
});

test('a student signs in on the student site with the own password or the class code', async () => {
  const teacher = await buildAccount(db, { class_code_sealed: seal(appKey, 'blue-whale') });
  const student = await buildStudent(db, appKey, { ...LICENSED, owner_id: teacher.id });
  for (const password of [STUDENT_PASSWORD, 'Blue-Whale']) {
    const reply = await kindred.call(login, { username: student.username, password }, { host: STUDENT_SITE });
    expect(reply.body.user).toMatchObject({ scope: 'student', grade: 3 });
  }
});

test('a child types as children do: capitals and blanks are forgiven', async () => {
  const student = await buildStudent(db, appKey, { ...LICENSED, owner_id: educator.id });
  const reply = await kindred.call(
    login,
    { username: ` ${student.username.toUpperCase()} `, password: ` ${STUDENT_PASSWORD.toUpperCase()} ` },
    { host: STUDENT_SITE },
  );
  expect(reply.status).toBe(200);
});

test('what a class code opened ends with the code, or with the teacher; an own password is another matter', async () => {
  const teacher = await buildAccount(db, { class_code_sealed: seal(appKey, 'blue-whale') });
  const another = await buildAccount(db, { class_code_sealed: seal(appKey, 'red-walrus') });
  const child = () => buildStudent(db, appKey, { ...LICENSED, owner_id: teacher.id });
  const [one, two] = [await child(), await child()];
  const enter = async ({ username }: { username: string }, password: string) =>
    (await kindred.call(login, { username, password }, { host: STUDENT_SITE })).body.access_token;
  const isIn = async (token: string) =>
    (await kindred.call(handshake, {}, { token, host: STUDENT_SITE })).status === 200;
  const own = await enter(one, STUDENT_PASSWORD);
  const byCode = await enter(one, 'blue-whale');
  const moved = await enter(two, 'Blue-Whale');
  expect([await isIn(own), await isIn(byCode), await isIn(moved)]).toEqual([true, true, true]);

  await db.updateTable('students').set({ owner_id: another.id }).where('id', '=', two.id).execute();
  expect([await isIn(byCode), await isIn(moved)]).toEqual([true, false]);

  const token = await kindred.tokenFor({ accountId: teacher.id });
  for (const class_code of ['green-heron', null]) {
    const before = await enter(one, class_code === null ? 'green-heron' : 'blue-whale');
    expect(await isIn(before)).toBe(true);
    await kindred.call(setClassCode, { class_code }, { token });
    expect([await isIn(before), await isIn(own)]).toEqual([false, true]);
  }
});

test("another teacher's class code opens nothing", async () => {
  await buildAccount(db, { class_code_sealed: seal(appKey, 'other-class-1') });
  const student = await buildStudent(db, appKey, { ...LICENSED, owner_id: educator.id });
  const credentials = { username: student.username, password: 'other-class-1' };
  const reply = await kindred.call(login, credentials, { host: STUDENT_SITE });
  expect(reply.error.errors).toEqual({ password: { i18n: 'validation.password-incorrect' } });
});

test('every fault of a student sign-in has its own message', async () => {
  const archived = await buildStudent(db, appKey, {
    ...LICENSED,
    owner_id: educator.id,
    archived_at: new Date(),
  });
  const teacher = await buildAccount(db, { class_code_sealed: seal(appKey, 'sunny-class-1') });
  const ofClass = await buildStudent(db, appKey, {
    ...LICENSED,
    owner_id: teacher.id,
    archived_at: new Date(),
  });
  const student = await buildStudent(db, appKey, { ...LICENSED, owner_id: educator.id });
  const cases: [username: string, password: string, errors: object][] = [
    ['nobody.here', STUDENT_PASSWORD, { username: { i18n: 'validation.user-not-found' } }],
    // Whoever knows the password or the class code is sent to a grown-up; nobody else learns that there is one.
    [archived.username, STUDENT_PASSWORD, { username: { i18n: 'validation.license-not-found' } }],
    [ofClass.username, 'Sunny-Class-1', { username: { i18n: 'validation.license-not-found' } }],
    [ofClass.username, 'other-class-1', { username: { i18n: 'validation.user-not-found' } }],
    [archived.username, 'wrong', { username: { i18n: 'validation.user-not-found' } }],
    [educator.username, PASSWORD, { username: { i18n: 'validation.use-dashboard-login' } }],
    [student.username, 'wrong', { password: { i18n: 'validation.password-incorrect' } }],
  ];
  for (const [username, password, errors] of cases) {
    const reply = await kindred.call(login, { username, password }, { host: STUDENT_SITE });
    expect(reply.status).toBe(422);
    expect(reply.error.errors).toEqual(errors);
  }
});

test('nothing but the two answers is taken, and both are needed', async () => {
  expect((await kindred.call(login, {})).error.errors).toEqual({
    username: { i18n: 'validation.required' },
    password: { i18n: 'validation.required' },
  });
  const extra = { username: educator.username, password: PASSWORD, scope: 'uber' };
  expect((await kindred.call(login, extra)).error.errors).toEqual({ scope: { i18n: 'validation.unknown' } });
});

test('signing in replaces nothing: a token handed to the browser beforehand is worth nothing', async () => {
  const planted = 'x'.repeat(43);
  const { body } = await kindred.call(
    login,
    { username: educator.username, password: PASSWORD },
    { token: planted },
  );
  expect(body.access_token).not.toBe(planted);
  expect((await kindred.call(handshake, {}, { token: planted })).status).toBe(401);
});

test('who comes for the first time is welcomed, and welcomed back only the next time', async () => {
  const account = await buildAccount(db, { scope: 'educator' });
  const credentials = { username: account.username, password: PASSWORD };
  const first = await kindred.call(login, credentials);
  expect(first.body.user.has_visited).toBe(false);
  const reloaded = await kindred.call(handshake, {}, { token: first.body.access_token });
  expect(reloaded.body.user.has_visited).toBe(false);
  const second = await kindred.call(login, credentials);
  expect(second.body.user.has_visited).toBe(true);
  const again = await kindred.call(handshake, {}, { token: second.body.access_token });
  expect(again.body.user.has_visited).toBe(true);
});

test('a child who has played is welcomed back, however long ago the last visit was', async () => {
  const student = await buildStudent(db, appKey, { ...LICENSED, owner_id: educator.id });
  const credentials = { username: student.username, password: STUDENT_PASSWORD };
  const now = kindred.now();
  await db
    .insertInto('program_progress')
    .values({ student_id: student.id, program: 'academy', last_played_at: now, updated_at: now })
    .execute();
  const { body } = await kindred.call(login, credentials, { host: STUDENT_SITE });
  expect(body.user.has_visited).toBe(true);
});
