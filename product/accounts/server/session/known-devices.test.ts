import { beforeEach, expect, test } from 'vitest';
import { hashToken } from '#platform/server/crypto.ts';
import { countAttempt } from '#platform/server/limits/throttle.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import {
  buildAccount,
  buildSchool,
  buildStudent,
  LICENSED,
  PASSWORD,
  STUDENT_PASSWORD,
} from '#testing/api/people.ts';
import { changePassword, resetMyPassword, setNewPassword } from '../../contract.ts';
import { accountLimits, DEVICE_ATTEMPTS, DEVICE_DAYS } from '../../rules/sign-in/login.ts';
import { login } from '../../sign-in-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
beforeEach(() => kindred.setNow(START));

let strangers = 0;
const stranger = () => {
  strangers += 1;
  return {
    remoteAddress: `10.1.${Math.floor(strangers / 250)}.${strangers % 250}`,
    headers: { 'user-agent': `${strangers}` },
  };
};
const guess = (username: string) =>
  kindred.call(login, { username, password: `wrong ${strangers}` }, stranger());
const lockOut = async (username: string) => {
  for (let count = 0; count < 14; count += 1) {
    await countAttempt(db, accountLimits(username, `stranger ${count}`), kindred.now());
  }
  expect((await kindred.call(login, { username, password: PASSWORD }, stranger())).status).toBe(429);
};

/** A browser of somebody: keeps what it is told to keep, and comes from another place each time. */
function browser() {
  let device: string | null = null;
  return {
    device: () => device,
    take: (token: string | null) => {
      device = token;
    },
    async signIn(username: string, password = PASSWORD): Promise<number> {
      const { headers, ...from } = stranger();
      const cookie = device === null ? {} : { cookie: `device=${device}` };
      const reply = await kindred.call(
        login,
        { username, password },
        { ...from, headers: { ...headers, ...cookie } },
      );
      const line = reply.headers['set-cookie'];
      if (typeof line === 'string') device = /^device=([\w-]+)/.exec(line)?.[1] ?? device;
      return reply.status;
    },
  };
}

test.each(['uber', 'educator', 'parent'] as const)(
  'strangers who guess do not keep %s out of a browser that signed in before',
  async (scope) => {
    const { username } = await buildAccount(db, { scope });
    const own = browser();
    expect(await own.signIn(username)).toBe(200);
    await lockOut(username);
    expect(await own.signIn(username)).toBe(200);
    // And those who guess gained nothing by it.
    expect((await guess(username)).status).toBe(429);
  },
);

test('the token is for the server alone, for the login alone, and kept as a hash', async () => {
  const { username } = await buildAccount(db);
  const reply = await kindred.call(login, { username, password: PASSWORD }, stranger());
  const line = String(reply.headers['set-cookie']);
  expect(line).toMatch(/^device=[\w-]{43}; Max-Age=\d+; Path=\/api\/login; HttpOnly; SameSite=Lax$/);
  const token = /^device=([\w-]+)/.exec(line)?.[1] ?? '';
  const kept = await db.selectFrom('known_devices').selectAll().execute();
  expect(kept.some((row) => row.token_hash.equals(hashToken(token)))).toBe(true);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('over https a token that another host of the domain can set is not taken, and taken away', async () => {
  const environment = { DASHBOARD_URL: 'https://app.localhost', STUDENT_URL: 'https://play.localhost' };
  const { server } = anotherApp(kindred, { environment });
  const { username } = await buildAccount(db);
  const signIn = async (cookie: string) => {
    const headers = { host: 'app.localhost', cookie, ...stranger().headers };
    const reply = await server.inject({
      method: 'POST',
      url: '/api/login',
      headers,
      payload: { username, password: PASSWORD },
    });
    const lines = [reply.headers['set-cookie']].flat().map(String);
    return { status: reply.statusCode, lines, token: /^__Host-device=([\w-]+)/.exec(lines[0] ?? '')?.[1] };
  };
  const first = await signIn('');
  expect(first.lines).toEqual([
    expect.stringMatching(/^__Host-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  await lockOut(username);
  expect((await signIn(`device=${first.token}`)).status).toBe(429);
  const own = await signIn(`device=planted; __Host-device=${first.token}`);
  expect([own.status, own.lines[1]]).toEqual([
    200,
    'device=; Max-Age=0; Path=/api/login; HttpOnly; Secure; SameSite=Lax',
  ]);
});

test('a stolen token has a few guesses, also all at once, and then is a stranger', async () => {
  const { username, id } = await buildAccount(db);
  const own = browser();
  await own.signIn(username);
  await lockOut(username);
  const stolen = own.device();
  const thief = () => {
    const one = browser();
    one.take(stolen);
    return one.signIn(username, 'wrong');
  };
  const replies = await Promise.all(Array.from({ length: DEVICE_ATTEMPTS + 6 }, thief));
  expect(replies.filter((status) => status === 422)).toHaveLength(DEVICE_ATTEMPTS);
  expect(replies.filter((status) => status === 429)).toHaveLength(6);
  kindred.setNow(new Date(START.getTime() + 2 * 3_600_000));
  expect(await own.signIn(username)).toBe(200);
  const [row] = await db.selectFrom('known_devices').selectAll().where('account_id', '=', id).execute();
  expect(row?.attempts).toBe(0);
});

test('a token is good for one sign-in: the copy of it is worth nothing after that', async () => {
  const { username } = await buildAccount(db);
  const own = browser();
  await own.signIn(username);
  const copy = browser();
  copy.take(own.device());
  await own.signIn(username);
  await lockOut(username);
  expect(await copy.signIn(username)).toBe(429);
  expect(await own.signIn(username)).toBe(200);
});

test('a token knows only whom it was given for, and two who share a browser are both known', async () => {
  const [one, other, victim] = [await buildAccount(db), await buildAccount(db), await buildAccount(db)];
  const shared = browser();
  await shared.signIn(one.username);
  await shared.signIn(other.username);
  for (const { username } of [one, other, victim]) await lockOut(username);
  expect(await shared.signIn(victim.username)).toBe(429);
  expect(await shared.signIn(one.username)).toBe(200);
  expect(await shared.signIn(other.username)).toBe(200);
});

test('a new password makes every browser a stranger, however it was set', async () => {
  const fresh = { new_password: 'violet-tractor-9', new_password_confirmation: 'violet-tractor-9' };
  const byLink = await buildAccount(db);
  const bySettings = await buildAccount(db);
  const own = browser();
  for (const { username } of [byLink, bySettings]) await own.signIn(username);
  await kindred.call(resetMyPassword, { username: byLink.username }, stranger());
  const link = await linkFor(kindred, byLink.username);
  expect((await kindred.call(setNewPassword, { ...link, ...fresh }, stranger())).status).toBe(200);
  const token = await kindred.tokenFor({ accountId: bySettings.id });
  const changed = { current_password: PASSWORD, ...fresh };
  expect((await kindred.call(changePassword, changed, { token })).status).toBe(200);
  const ids = [byLink.id, bySettings.id];
  expect(await db.selectFrom('known_devices').selectAll().where('account_id', 'in', ids).execute()).toEqual(
    [],
  );
});

test('a browser that nobody signed in with for months is a stranger', async () => {
  const { username } = await buildAccount(db);
  const own = browser();
  await own.signIn(username);
  kindred.setNow(new Date(START.getTime() + DEVICE_DAYS * 86_400_000));
  await lockOut(username);
  expect(await own.signIn(username)).toBe(429);
});

const school = await buildSchool(db);
const teacher = await buildAccount(db);

test('children share their devices: they leave no token there', async () => {
  const student = await buildStudent(db, appKey, { ...LICENSED, owner_id: teacher.id, school_id: school.id });
  const credentials = { username: student.username, password: STUDENT_PASSWORD };
  const reply = await kindred.call(login, credentials, { host: STUDENT_SITE });
  expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
});
