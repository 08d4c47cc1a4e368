import { beforeEach, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, PASSWORD } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { changeUsername, confirmUsername, findPasswordLink, findUsernameLink } from '../../contract.ts';
import { handshakeLite, login } from '../../sign-in-contract.ts';
import { createLink } from '../session/links.ts';

const kindred = await testKindred();
const { db } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
const INVALID = { type: 'refused', i18n: 'notification.on-page.username-link-invalid' };

beforeEach(() => kindred.setNow(START));

const ask = (token: string, address: string, more: object = {}) =>
  kindred.call(
    changeUsername,
    { new_username: address, new_username_confirmation: address, current_password: PASSWORD, ...more },
    { token },
  );

const usernameOf = async (id: number) =>
  (await db.selectFrom('accounts').select('username').where('id', '=', id).executeTakeFirstOrThrow())
    .username;

test('the new address gets the link, the old one a notice, and the change comes with the click', async () => {
  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  const reply = await ask(token, 'New.Name@Moved.Test');
  expect(reply.body.notification).toEqual({
    type: 'success',
    i18n: 'notification.username.link-sent',
    values: { email: 'new.name@moved.test' },
  });
  const letters = (await kindred.letters()).slice(-2);
  expect(letters.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['username-change', 'new.name@moved.test'],
    ['username-change-notice', account.username],
  ]);
  expect(letters[0]?.letter.text).toMatch(/http:\/\/localhost:3000\/profile\/\d+\/[\w-]{32}\/username/);
  expect(letters[1]?.letter.text).toContain('new.name@moved.test');
  expect(letters[1]?.letter.text).not.toContain('/profile/');

  const link = await linkFor(kindred, 'new.name@moved.test');
  const seen = await kindred.call(findUsernameLink, link);
  expect(seen.body).toEqual({ data: { new_username: 'new.name@moved.test' } });
  expect(await usernameOf(account.id)).toBe(account.username);

  const confirmed = await kindred.call(confirmUsername, link);
  expect(confirmed.body.notification).toMatchObject({
    type: 'success',
    i18n: 'notification.username.changed',
  });
  expect((await kindred.call(handshakeLite, {}, { token })).status).toBe(401);
  const signIn = (username: string) => kindred.call(login, { username, password: PASSWORD });
  expect((await signIn('new.name@moved.test')).status).toBe(200);
  expect((await signIn(account.username)).status).toBe(422);
});

test('what is wrong is said beside its field, and nothing is mailed', async () => {
  const account = await buildAccount(db);
  const other = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  const cases: [address: string, more: object, errors: object][] = [
    [
      'not an address',
      {},
      { new_username: { i18n: 'validation.email' }, new_username_confirmation: { i18n: 'validation.email' } },
    ],
    [
      'me@moved.test',
      { new_username_confirmation: 'you@moved.test' },
      { new_username_confirmation: { i18n: 'validation.confirmation-username' } },
    ],
    [account.username, {}, { new_username: { i18n: 'validation.username-same' } }],
    [other.username, {}, { new_username: { i18n: 'validation.email-taken' } }],
    [
      'me@moved.test',
      { current_password: 'wrong' },
      { current_password: { i18n: 'validation.current-password-incorrect' } },
    ],
  ];
  const before = await rowSums(db, ['throttles']);
  for (const [address, more, errors] of cases) {
    const reply = await ask(token, address, more);
    expect([reply.status, reply.error.errors]).toEqual([422, errors]);
  }
  expect(await rowSums(db, ['throttles'])).toEqual(before);
});

async function pending(newUsername: string) {
  const account = await buildAccount(db);
  const link = await createLink(db, {
    kind: 'username-change',
    accountId: account.id,
    newUsername,
    now: START,
  });
  return { account, link };
}

test('an address taken meanwhile is refused, and nothing changes', async () => {
  const { account, link } = await pending('popular@moved.test');
  await buildAccount(db, { username: 'popular@moved.test' });
  const before = await rowSums(db);
  const reply = await kindred.call(confirmUsername, link);
  expect([reply.status, reply.error.errors]).toEqual([
    422,
    { new_username: { i18n: 'validation.email-taken' } },
  ]);
  expect(await rowSums(db)).toEqual(before);
  expect(await usernameOf(account.id)).toBe(account.username);
});

test('two accounts confirming one address at once: one has it, the other is refused', async () => {
  const [first, second] = [await pending('shared@moved.test'), await pending('shared@moved.test')];
  const replies = await Promise.all([first, second].map(({ link }) => kindred.call(confirmUsername, link)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.find(({ status }) => status !== 200);
  expect([409, 422]).toContain(refused?.status);
  const owners = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', 'shared@moved.test')
    .execute();
  expect(owners).toHaveLength(1);
});

test('of twenty clicks at once exactly one counts', async () => {
  const { account, link } = await pending('twenty@moved.test');
  const replies = await Promise.all(Array.from({ length: 20 }, () => kindred.call(confirmUsername, link)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of replies.filter((reply) => reply.status !== 200))
    expect([409, 422]).toContain(status);
  const rows = await db
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'username.change')
    .where('subject_id', '=', account.id)
    .execute();
  expect(rows).toHaveLength(1);
});

test('a link that is late, used, tampered with or of another kind says so', async () => {
  const { account, link } = await pending('late@moved.test');
  const reset = await createLink(db, { kind: 'password-reset', accountId: account.id, now: START });
  for (const wrong of [
    { ...link, code: link.code.split('').toReversed().join('') },
    { ...link, id: 999_999 },
    reset,
  ]) {
    expect((await kindred.call(findUsernameLink, wrong)).error).toEqual(INVALID);
    expect((await kindred.call(confirmUsername, wrong)).error).toEqual(INVALID);
  }
  kindred.setNow(new Date(START.getTime() + 48 * 3_600_000));
  expect((await kindred.call(confirmUsername, link)).error).toEqual(INVALID);
  kindred.setNow(START);
  expect((await kindred.call(confirmUsername, link)).status).toBe(200);
  expect((await kindred.call(confirmUsername, link)).error).toEqual(INVALID);
});

test('looking at the page confirms nothing', async () => {
  const { link } = await pending('looking@moved.test');
  const before = await rowSums(db);
  for (const method of ['HEAD', 'GET', 'GET'] as const) {
    const url = `/api/change-username/${link.id}/${link.code}`;
    expect((await kindred.app.server.inject({ method, url })).statusCode).toBe(200);
  }
  expect(await rowSums(db)).toEqual(before);
});

test('a reset letter lying in the old mailbox works no more', async () => {
  const { account, link } = await pending('left@moved.test');
  const reset = await createLink(db, { kind: 'password-reset', accountId: account.id, now: START });
  await kindred.call(confirmUsername, link);
  expect((await kindred.call(findPasswordLink, reset)).body).toEqual({ valid: false });
});

test('nobody mails strangers without end through this', async () => {
  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  for (let count = 0; count < 5; count += 1) {
    expect((await ask(token, `stranger-${count}@moved.test`)).status).toBe(200);
  }
  const reply = await ask(token, 'stranger-6@moved.test');
  expect([reply.status, reply.error.i18n]).toEqual([429, 'error.too-many-attempts']);
});
