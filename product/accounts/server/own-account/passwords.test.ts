import { beforeEach, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, buildStudent, PASSWORD } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import {
  changePassword,
  findPasswordLink,
  findUsernameLink,
  resetMyPassword,
  setNewPassword,
} from '../../contract.ts';
import { handshakeLite, login } from '../../sign-in-contract.ts';
import { createLink } from '../session/links.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
const NEW = 'violet-tractor-9';
const fresh = { new_password: NEW, new_password_confirmation: NEW };
const INVALID = { type: 'refused', i18n: 'notification.on-page.reset-password-link-invalid' };

beforeEach(() => kindred.setNow(START));

const signIn = async (username: string, password: string): Promise<number> =>
  (await kindred.call(login, { username, password })).status;
const kindsTo = async (recipient: string) =>
  (await kindred.letters()).filter((letter) => letter.recipient === recipient).map(({ kind }) => kind);

test('from a forgotten password to a new one', async () => {
  const { username, id } = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: id });
  const asked = await kindred.call(resetMyPassword, { username: ` ${username.toUpperCase()} ` });
  expect(asked.body.notification).toEqual({
    type: 'success',
    i18n: 'notification.reset-my-password.success',
    values: { email: username },
  });
  expect((await kindred.letters()).at(-1)?.letter.text).toContain('http://localhost:3000/reset-password/');
  const link = await linkFor(kindred, username);
  expect((await kindred.call(findPasswordLink, link)).body).toEqual({ valid: true });

  const set = await kindred.call(setNewPassword, { ...link, ...fresh });
  expect(set.body.notification).toEqual({ type: 'success', i18n: 'notification.set-my-password.success' });
  expect(set.body.extra).toEqual({ username });
  expect(await signIn(username, PASSWORD)).toBe(422);
  expect(await signIn(username, NEW)).toBe(200);
  expect((await kindred.call(handshakeLite, {}, { token })).status).toBe(401);
  expect((await kindred.call(findPasswordLink, link)).body).toEqual({ valid: false });
  expect(await kindsTo(username)).toEqual(['password-reset', 'password-changed']);
});

test.each([
  { name: 'nobody', username: 'nobody@school.test', i18n: 'validation.user-not-found' },
  { name: 'no address', username: 'nobody', i18n: 'validation.email' },
])('a reset for $name is refused beside the username', async ({ username, i18n }) => {
  const reply = await kindred.call(resetMyPassword, { username });
  expect([reply.status, reply.error.errors]).toEqual([422, { username: { i18n } }]);
});

test('a reset for a student or a closed account is refused, without a letter', async () => {
  const owner = await buildAccount(db);
  const student = await buildStudent(db, appKey, { owner_id: owner.id });
  const closed = await buildAccount(db, { status: 'deactivated' });
  const said = async (username: string) => (await kindred.call(resetMyPassword, { username })).error.errors;
  expect(await said(student.username)).toEqual({ username: { i18n: 'validation.student-account' } });
  expect(await said(closed.username)).toEqual({ username: { i18n: 'validation.user-not-found' } });
  expect(await kindsTo(closed.username)).toEqual([]);
});

test('a link refuses the password there is, and is good for another one after that', async () => {
  const { username } = await buildAccount(db);
  await kindred.call(resetMyPassword, { username });
  const link = await linkFor(kindred, username);
  const same = { new_password: PASSWORD, new_password_confirmation: PASSWORD };
  const refused = await kindred.call(setNewPassword, { ...link, ...same });
  expect([refused.status, refused.error.errors]).toEqual([
    422,
    { new_password: { i18n: 'validation.new-password-same' } },
  ]);
  expect((await kindred.call(setNewPassword, { ...link, ...fresh })).status).toBe(200);
});

test('who sets a new password by letter comes in, however often strangers guessed', async () => {
  const { username } = await buildAccount(db);
  const guess = (number: number) =>
    kindred.call(
      login,
      { username, password: `wrong ${number}` },
      { headers: { 'user-agent': `stranger ${number}` } },
    );
  for (let number = 0; number < 12; number += 1) await guess(number);
  expect(await signIn(username, PASSWORD)).toBe(429);
  await kindred.call(resetMyPassword, { username });
  await kindred.call(setNewPassword, { ...(await linkFor(kindred, username)), ...fresh });
  expect(await signIn(username, NEW)).toBe(200);
});

test('only the newest letter works', async () => {
  const { username } = await buildAccount(db);
  await kindred.call(resetMyPassword, { username });
  const first = await linkFor(kindred, username);
  await kindred.call(resetMyPassword, { username });
  expect((await kindred.call(findPasswordLink, first)).body).toEqual({ valid: false });
  expect((await kindred.call(setNewPassword, { ...first, ...fresh })).error).toEqual(INVALID);
  const second = await linkFor(kindred, username);
  expect((await kindred.call(findPasswordLink, second)).body).toEqual({ valid: true });
});

test('letters to one address have a limit an hour', async () => {
  const { username } = await buildAccount(db);
  for (let count = 0; count < 5; count += 1) await kindred.call(resetMyPassword, { username });
  const reply = await kindred.call(resetMyPassword, { username });
  expect([reply.status, reply.headers['retry-after']]).toEqual([429, '1']);
  expect(await kindsTo(username)).toHaveLength(5);
});

test('a link that is late, tampered with or made up sets nothing', async () => {
  const account = await buildAccount(db);
  const link = await createLink(db, { kind: 'password-reset', accountId: account.id, now: START });
  const before = await rowSums(db);
  for (const wrong of [
    { ...link, code: link.code.split('').toReversed().join('') },
    { ...link, id: link.id + 1 },
  ]) {
    expect((await kindred.call(findPasswordLink, wrong)).body).toEqual({ valid: false });
    expect((await kindred.call(setNewPassword, { ...wrong, ...fresh })).error).toEqual(INVALID);
  }
  kindred.setNow(new Date(START.getTime() + 48 * 3_600_000));
  expect((await kindred.call(setNewPassword, { ...link, ...fresh })).error).toEqual(INVALID);
  expect(await rowSums(db)).toEqual(before);
});

test.each([
  [
    { new_password: 'seven77', new_password_confirmation: 'seven77' },
    { new_password: { i18n: 'validation.min-8' } },
  ],
  [
    { new_password: 'qwertyuiop1', new_password_confirmation: 'qwertyuiop1' },
    { new_password: { i18n: 'validation.common-password' } },
  ],
  [
    { new_password_confirmation: 'something-else' },
    { new_password_confirmation: { i18n: 'validation.confirmation-password' } },
  ],
])('%j is refused with a link and with the old password alike', async (wrong, errors) => {
  const account = await buildAccount(db);
  const link = await createLink(db, { kind: 'password-reset', accountId: account.id, now: START });
  const token = await kindred.tokenFor({ accountId: account.id });
  const before = await rowSums(db, ['throttles']);
  const set = await kindred.call(setNewPassword, { ...link, ...fresh, ...wrong });
  const changed = await kindred.call(
    changePassword,
    { current_password: PASSWORD, ...fresh, ...wrong },
    { token },
  );
  expect([set.error.errors, changed.error.errors]).toEqual([errors, errors]);
  expect(await rowSums(db, ['throttles'])).toEqual(before);
});

test('of twenty uses of a link at once exactly one wins', async () => {
  const account = await buildAccount(db);
  const link = await createLink(db, { kind: 'password-reset', accountId: account.id, now: START });
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => kindred.call(setNewPassword, { ...link, ...fresh })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await kindsTo(account.username)).toEqual(['password-changed']);
});

test('looking at a link uses nothing up', async () => {
  const account = await buildAccount(db);
  const link = await createLink(db, { kind: 'password-reset', accountId: account.id, now: START });
  const before = await rowSums(db);
  const url = `/api/set-new-password/${link.id}/${link.code}`;
  for (const method of ['HEAD', 'GET', 'GET'] as const) {
    expect((await kindred.app.server.inject({ method, url })).statusCode).toBe(200);
  }
  expect(await rowSums(db)).toEqual(before);
});

test('changing the own password needs the old one, and tells the owner', async () => {
  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  const wrong = await kindred.call(changePassword, { current_password: 'wrong', ...fresh }, { token });
  expect(wrong.error.errors).toEqual({ current_password: { i18n: 'validation.current-password-incorrect' } });
  const same = { new_password: PASSWORD, new_password_confirmation: PASSWORD };
  const repeated = await kindred.call(changePassword, { current_password: PASSWORD, ...same }, { token });
  expect(repeated.error.errors).toEqual({ new_password: { i18n: 'validation.new-password-same' } });
  const changed = await kindred.call(changePassword, { current_password: PASSWORD, ...fresh }, { token });
  expect(changed.body.notification).toEqual({ type: 'success', i18n: 'notification.password.changed' });
  expect(await signIn(account.username, NEW)).toBe(200);
  expect(await kindsTo(account.username)).toEqual(['password-changed']);
});

test('a borrowed session cannot guess the password for long', async () => {
  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  const guess = (current_password: string) =>
    kindred.call(changePassword, { current_password, ...fresh }, { token });
  for (let count = 0; count < 5; count += 1) expect((await guess(`wrong ${count}`)).status).toBe(422);
  expect((await guess(PASSWORD)).status).toBe(429);
  kindred.setNow(new Date(START.getTime() + 1000));
  expect((await guess(PASSWORD)).status).toBe(200);
});

test('a new password cancels the letters of before: they may be what somebody else asked for', async () => {
  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  const taking = { kind: 'username-change', newUsername: 'thief@elsewhere.test' } as const;
  const links = async () => ({
    username: await createLink(db, { ...taking, accountId: account.id, now: START }),
    reset: await createLink(db, { kind: 'password-reset', accountId: account.id, now: START }),
  });
  const changed = await links();
  await kindred.call(changePassword, { current_password: PASSWORD, ...fresh }, { token });
  expect((await kindred.call(findUsernameLink, changed.username)).status).toBe(409);
  expect((await kindred.call(findPasswordLink, changed.reset)).body).toEqual({ valid: false });

  const reset = await links();
  const another = { new_password: 'amber-lantern-3', new_password_confirmation: 'amber-lantern-3' };
  expect((await kindred.call(setNewPassword, { ...reset.reset, ...another })).status).toBe(200);
  expect((await kindred.call(findUsernameLink, reset.username)).status).toBe(409);
});
