import { expect, test } from 'vitest';
import { STUDENT_SITE, testKindred } from '#apps/api/testing/kindred.ts';
import { buildAccount, buildStudent, PASSWORD, STUDENT_PASSWORD } from '#apps/api/testing/people.ts';
import { seal } from '#platform/server/crypto.ts';
import { handshake, handshakeLite, login, logout } from '../contract.ts';

const kindred = await testKindred();
const educator = await buildAccount(kindred.db);

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

test('a student signs in on the student site with the own password or the class code', async () => {
  const teacher = await buildAccount(kindred.db, { class_code_sealed: seal(kindred.appKey, 'blue-whale') });
  const student = await buildStudent(kindred.db, kindred.appKey, { owner_id: teacher.id });
  for (const password of [STUDENT_PASSWORD, 'Blue-Whale']) {
    const reply = await kindred.call(login, { username: student.username, password }, { host: STUDENT_SITE });
    expect(reply.body.user).toMatchObject({ scope: 'student', grade: 3 });
  }
});

test('a session ends at sign-out', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  expect((await kindred.call(handshakeLite, {}, { token })).status).toBe(200);
  expect((await kindred.call(logout, {}, { token })).status).toBe(204);
  expect((await kindred.call(handshakeLite, {}, { token })).status).toBe(401);
});
