import { beforeEach, expect, test } from 'vitest';
import { hashToken } from '#platform/server/crypto.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildStudent, PASSWORD } from '#testing/api/people.ts';
import { changePassword, resetMyPassword } from '../../contract.ts';
import { getProfile, handshake, handshakeLite, login, logout } from '../../sign-in-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const educator = await buildAccount(db);
const START = new Date('2026-09-14T15:00:00Z');
const HOUR = 3600;

const after = (seconds: number): Date => new Date(START.getTime() + seconds * 1000);
const activeAt = (seconds: number) => ({ 'active-at': String(after(seconds).getTime() / 1000) });
const status = async (token: string, headers: Record<string, string> = {}): Promise<number> =>
  (await kindred.call(handshakeLite, {}, { token, headers })).status;

beforeEach(() => kindred.setNow(START));

test('a session idle for longer than half an hour is over', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  kindred.setNow(after(1800));
  expect(await status(token, activeAt(0))).toBe(200);
  kindred.setNow(after(1801));
  const reply = await kindred.call(handshake, {}, { token });
  expect(reply.status).toBe(401);
  expect(reply.error).toEqual({ type: 'unauthenticated', i18n: 'error.unauthenticated' });
});

test('requests of a page left alone do not keep the session alive', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  for (const seconds of [600, 1200, 1790]) {
    kindred.setNow(after(seconds));
    expect(await status(token, activeAt(30))).toBe(200);
  }
  kindred.setNow(after(1850));
  expect(await status(token, activeAt(30))).toBe(401);
});

test('requests of somebody at work do', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  for (const seconds of [1000, 2500, 4000]) {
    kindred.setNow(after(seconds));
    expect(await status(token, activeAt(seconds - 5))).toBe(200);
  }
});

test('without the header, asking is being active', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  for (const seconds of [1700, 3400]) {
    kindred.setNow(after(seconds));
    expect(await status(token)).toBe(200);
  }
});

test.each(['9999999999', '999999999999', 'soon', '-1', '1e3'])(
  'Active-At: %s does not stretch a session',
  async (value) => {
    const token = await kindred.tokenFor({ accountId: educator.id });
    kindred.setNow(after(1000));
    expect(await status(token, { 'active-at': value })).toBe(200);
    kindred.setNow(after(1000 + 1801));
    expect(await status(token)).toBe(401);
  },
);

test('twelve hours are the end, however busy the user', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  for (let seconds = 1500; seconds < 12 * HOUR; seconds += 1500) {
    kindred.setNow(after(seconds));
    expect(await status(token)).toBe(200);
  }
  kindred.setNow(after(12 * HOUR));
  expect(await status(token)).toBe(401);
});

test('a deactivated account is out at its next request', async () => {
  const account = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: account.id });
  expect(await status(token)).toBe(200);
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', account.id).execute();
  expect(await status(token)).toBe(401);
});

test('an archived student is out at the next request', async () => {
  const student = await buildStudent(db, appKey, { owner_id: educator.id });
  const token = await kindred.tokenFor({ studentId: student.id });
  expect(await status(token)).toBe(200);
  await db.updateTable('students').set({ archived_at: START }).where('id', '=', student.id).execute();
  expect(await status(token)).toBe(401);
});

test('a session ends at sign-out, and only that one', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  const other = await kindred.tokenFor({ accountId: educator.id });
  expect((await kindred.call(logout, {}, { token })).status).toBe(204);
  expect(await status(token)).toBe(401);
  expect(await status(other)).toBe(200);
});

test('signing out answers the same with an ended token, a made-up one or none', async () => {
  const ended = await kindred.tokenFor({ accountId: educator.id });
  await kindred.call(logout, {}, { token: ended });
  for (const token of [ended, 'y'.repeat(43), undefined]) {
    const reply = await kindred.call(logout, {}, { token });
    expect([reply.status, reply.body]).toEqual([204, undefined]);
  }
});

test('signing out also ends a session that has run out meanwhile', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  kindred.setNow(after(1801));
  await kindred.call(logout, {}, { token });
  kindred.setNow(START);
  expect(await status(token)).toBe(401);
});

test('changing the password ends every other session of the account', async () => {
  const account = await buildAccount(db);
  const [own, other] = [
    await kindred.tokenFor({ accountId: account.id }),
    await kindred.tokenFor({ accountId: account.id }),
  ];
  const bystander = await kindred.tokenFor({ accountId: educator.id });
  const passwords = { new_password: 'violet-tractor-9', new_password_confirmation: 'violet-tractor-9' };
  await kindred.call(changePassword, { current_password: PASSWORD, ...passwords }, { token: own });
  expect(await Promise.all([own, other, bystander].map((token) => status(token)))).toEqual([200, 401, 200]);
});

test('asking for a reset ends nothing: anybody can ask', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  await kindred.call(resetMyPassword, { username: educator.username });
  expect(await status(token)).toBe(200);
});

test('the database knows the hash of a token, never the token', async () => {
  const { body } = await kindred.call(login, { username: educator.username, password: PASSWORD });
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  expect(sessions.some((row) => row.token_hash.equals(hashToken(body.access_token)))).toBe(true);
  expect(JSON.stringify(sessions.map((row) => row.token_hash.toString()))).not.toContain(body.access_token);
  const hash = hashToken(body.access_token).toString('base64url');
  expect(await status(hash)).toBe(401);
});

test('tokens carry 256 random bits', async () => {
  const tokens = await Promise.all([1, 2, 3].map(() => kindred.tokenFor({ accountId: educator.id })));
  expect(new Set(tokens).size).toBe(3);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Basic abc',
  'Bearer short',
  `Bearer ${'a'.repeat(200)}`,
  "Bearer ' or 1=1 --aaaaaaaaaaaaa",
])('the header %j is nobody', async (value) => {
  const reply = await kindred.call(getProfile, {}, { headers: { 'access-token': value } });
  expect(reply.status).toBe(401);
});

test('nobody can act as another yet: the claim alone is refused', async () => {
  const uber = await buildAccount(db, { scope: 'uber' });
  const token = await kindred.tokenFor({ accountId: uber.id });
  const headers = { 'x-acting-as': String(educator.id) };
  for (const endpoint of [handshake, handshakeLite, getProfile]) {
    const reply = await kindred.call(endpoint, {}, { token, headers });
    expect([reply.status, reply.error]).toEqual([403, { type: 'forbidden', i18n: 'error.forbidden' }]);
  }
});
