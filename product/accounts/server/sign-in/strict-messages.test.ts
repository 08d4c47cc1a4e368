import { expect, test } from 'vitest';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildStudent, LICENSED, PASSWORD } from '#testing/api/people.ts';
import { requestAccount, resetMyPassword } from '../../contract.ts';
import { login } from '../../sign-in-contract.ts';

/** ACCOUNT_MESSAGES=strict: whoever asks learns nothing about who has an account. */
const kindred = await testKindred({ ACCOUNT_MESSAGES: 'strict' });
const { db, appKey } = kindred;
const active = await buildAccount(db);
const waiting = await buildAccount(db, { status: 'not-activated', password_hash: null });
const closed = await buildAccount(db, { status: 'deactivated' });
const student = await buildStudent(db, appKey, { ...LICENSED, owner_id: active.id });

test('a failed sign-in on the dashboard sounds the same for every address', async () => {
  const attempts = [
    { username: 'nobody@school.test', password: PASSWORD },
    { username: active.username, password: 'wrong' },
    { username: waiting.username, password: PASSWORD },
    { username: closed.username, password: PASSWORD },
  ];
  const replies = await Promise.all(attempts.map((attempt) => kindred.call(login, attempt)));
  for (const reply of replies) {
    expect(reply.status).toBe(422);
    expect(reply.error.errors).toEqual({ password: { i18n: 'validation.login-failed' } });
  }
});

test("a student's username sounds like any other word on the dashboard", async () => {
  const replies = await Promise.all(
    [student.username, 'nobody.here'].map((username) => kindred.call(login, { username, password: 'wrong' })),
  );
  for (const reply of replies) expect(reply.error.errors).toEqual({ username: { i18n: 'validation.email' } });
});

test('a failed sign-in on the student site sounds the same for every username', async () => {
  const replies = await Promise.all(
    [student.username, 'nobody.here'].map((username) =>
      kindred.call(login, { username, password: 'wrong' }, { host: STUDENT_SITE }),
    ),
  );
  for (const reply of replies)
    expect(reply.error.errors).toEqual({ password: { i18n: 'validation.login-failed' } });
});

test('the right password still signs in', async () => {
  const reply = await kindred.call(login, { username: active.username, password: PASSWORD });
  expect(reply.status).toBe(200);
});

test('a reset sounds the same for every address, and only owners get a letter', async () => {
  for (const username of ['nobody2@school.test', active.username, waiting.username, closed.username]) {
    const reply = await kindred.call(resetMyPassword, { username });
    expect(reply.status).toBe(200);
    expect(reply.body.notification).toEqual({
      type: 'success',
      i18n: 'notification.reset-my-password.success',
      values: { email: username },
    });
  }
  const letters = await kindred.letters();
  expect(letters.map(({ recipient, kind }) => [recipient, kind])).toEqual([
    [active.username, 'password-reset'],
    [waiting.username, 'activation'],
  ]);
});

test("a reset tells nothing about students' usernames", async () => {
  for (const username of [student.username, 'nobody.at-all']) {
    const reply = await kindred.call(resetMyPassword, { username });
    expect(reply.error.errors).toEqual({ username: { i18n: 'validation.email' } });
  }
});

test('an account request sounds the same for every address; the owner of a taken one is told by letter', async () => {
  const before = (await kindred.letters()).length;
  for (const email of ['fresh@school.test', waiting.username, active.username, closed.username]) {
    const reply = await kindred.call(requestAccount, {
      my_role: 'home',
      first_name: 'A',
      last_name: 'B',
      email,
    });
    expect(reply.body.notification).toEqual({
      type: 'success',
      i18n: 'notification.account-request.success',
      values: { email },
    });
  }
  const letters = (await kindred.letters()).slice(before);
  expect(letters.map(({ recipient, kind }) => [recipient, kind])).toEqual([
    ['fresh@school.test', 'activation'],
    [waiting.username, 'activation'],
    [active.username, 'already-registered'],
    [closed.username, 'already-registered'],
  ]);
  expect(letters[2]?.letter.text).toContain('http://localhost:3000/');
});

test('whether an address has an account is not told by the clock', async () => {
  const timed = async (username: string) => {
    const start = performance.now();
    await kindred.call(resetMyPassword, { username });
    return performance.now() - start;
  };
  const known = await timed((await buildAccount(db)).username);
  const unknown = await timed('nobody3@school.test');
  expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(295);
});
