import { beforeEach, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent, PASSWORD } from '#testing/api/people.ts';
import { changePassword } from '../../contract.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../../sessions-contract.ts';
import { getProfile, login, logout } from '../../sign-in-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const START = new Date('2026-09-14T15:00:00Z');
beforeEach(() => kindred.setNow(START));

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const signIn = async (username: string, userAgent = FIREFOX, device = '') => {
  const headers = { 'user-agent': userAgent, ...(device === '' ? {} : { cookie: `device=${device}` }) };
  const remoteAddress = '203.0.113.77';
  const reply = await kindred.call(login, { username, password: PASSWORD }, { headers, remoteAddress });
  const cookie = /^device=([\w-]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? '';
  return { token: reply.body.access_token, device: cookie };
};
const list = async (token: string) => (await kindred.call(ownSessions, {}, { token })).body.data;
const isIn = async (token: string) => (await kindred.call(getProfile, {}, { token })).status === 200;
const lettersTo = async (username: string) =>
  (await kindred.letters()).filter(({ recipient, kind }) => recipient === username && kind === 'new-browser');

test.each(['uber', 'educator', 'parent'] as const)(
  '%s see where they are signed in, and by what',
  async (scope) => {
    const { username } = await buildAccount(db, { scope });
    const { token: phone } = await signIn(username, SAFARI);
    kindred.setNow('2026-09-14T15:05:00Z');
    const { token } = await signIn(username);
    const { id } = await buildAccount(db);
    await kindred.tokenFor({ accountId: id });
    expect(await list(token)).toMatchObject([
      {
        current: true,
        signed_in_at: '2026-09-14T15:05:00.000Z',
        active_at: '2026-09-14T15:05:00.000Z',
        signed_in_by: 'password',
        browser: 'Firefox',
        system: 'Windows',
        network: '203.0.113.0/24',
      },
      { current: false, browser: 'Safari', system: 'iOS' },
    ]);
    // What was left alone is over, and not listed.
    kindred.setNow('2026-09-14T15:31:00Z');
    expect(await list(token)).toHaveLength(1);
    expect(await isIn(phone)).toBe(false);
  },
);

test('one of them is ended, the own one too, and nobody ends those of another', async () => {
  const { username, id } = await buildAccount(db);
  const [{ token: one }, { token: two }] = [await signIn(username), await signIn(username)];
  const other = (await list(one)).find(({ current }) => !current)?.id;
  const stranger = await kindred.tokenFor({ accountId: (await buildAccount(db)).id });
  const end = async (token: string, session: unknown) =>
    (await kindred.call(endOwnSession, { id: session }, { token })).status;
  expect(await end(stranger, other)).toBe(404);
  expect(await end(one, 999_999_999)).toBe(404);
  expect([await isIn(one), await isIn(two)]).toEqual([true, true]);
  expect(await end(one, other)).toBe(200);
  expect(await end(one, other)).toBe(404);
  expect([await isIn(one), await isIn(two)]).toEqual([true, false]);
  expect(await end(one, (await list(one))[0]?.id)).toBe(200);
  expect(await isIn(one)).toBe(false);
  const rows = await db
    .selectFrom('audit')
    .select(['subject_id'])
    .where('action', '=', 'session.end-own')
    .execute();
  expect(rows).toEqual([{ subject_id: id }, { subject_id: id }]);
});

test('all others are ended at once, and no browser stays known', async () => {
  const { username, id } = await buildAccount(db);
  const [{ token }, { token: two }, { token: three }] = [
    await signIn(username),
    await signIn(username),
    await signIn(username),
  ];
  const { body } = await kindred.call(endOtherSessions, {}, { token });
  expect(body.notification).toMatchObject({ values: { count: 2 } });
  expect([await isIn(token), await isIn(two), await isIn(three)]).toEqual([true, false, false]);
  expect(await db.selectFrom('known_devices').selectAll().where('account_id', '=', id).execute()).toEqual([]);
});

test("of a child's session neither the browser nor a proof is kept, and it is no list of theirs", async () => {
  const owner = await buildAccount(db);
  const { id: school_id } = await buildSchool(db);
  const child = await buildStudent(db, appKey, { owner_id: owner.id, school_id });
  const token = await kindred.tokenFor({ studentId: child.id });
  expect((await kindred.call(ownSessions, {}, { token })).status).toBe(403);
  const [row] = await db.selectFrom('sessions').selectAll().where('student_id', '=', child.id).execute();
  expect(row).toMatchObject({ proved_at: null, browser: null, system: null, network: null });
});

test('a browser in which the account was never seen is told of by letter; the first one ever is not', async () => {
  const { username } = await buildAccount(db);
  const { device } = await signIn(username);
  expect(await lettersTo(username)).toEqual([]);
  await signIn(username, FIREFOX, device);
  expect(await lettersTo(username)).toEqual([]);
  await signIn(username, SAFARI);
  const [told, ...more] = await lettersTo(username);
  expect(more).toEqual([]);
  const text = told?.letter.text ?? '';
  for (const part of ['September 14, 2026', 'Safari', 'iOS', '203.0.113.0/24', '/educator/account/sign-in']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('203.0.113.77');
});

test('nor is the first after a new password, of which another letter tells; but the one after that', async () => {
  const { username } = await buildAccount(db);
  const { token } = await signIn(username);
  const changed = { current_password: PASSWORD, new_password: 'other-words-here-7' };
  await kindred.call(
    changePassword,
    { ...changed, new_password_confirmation: changed.new_password },
    { token },
  );
  const again = (cookie: string) =>
    kindred.call(login, { username, password: 'other-words-here-7' }, { headers: { cookie } });
  await again('');
  expect(await lettersTo(username)).toEqual([]);
  await again('');
  expect(await lettersTo(username)).toHaveLength(1);
});

test('who ended all others hears of whoever comes in next', async () => {
  const { username } = await buildAccount(db);
  const { token } = await signIn(username);
  await kindred.call(endOtherSessions, {}, { token });
  await signIn(username, SAFARI);
  expect(await lettersTo(username)).toHaveLength(1);
});

test('letters about browsers are few', async () => {
  const { username } = await buildAccount(db);
  for (let count = 0; count < 12; count += 1) {
    const { token } = await signIn(username);
    await kindred.call(logout, {}, { token });
  }
  expect((await lettersTo(username)).length).toBeLessThanOrEqual(5);
});
