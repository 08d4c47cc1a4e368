import { beforeEach, expect, test } from 'vitest';
import { seal } from '#platform/server/crypto.ts';
import { type CallOptions, STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildSchool,
  buildStudent,
  LICENSED,
  PASSWORD,
  STUDENT_PASSWORD,
} from '#testing/api/people.ts';
import { countMore } from '#testing/api/throttles.ts';
import { isWhole } from '#testing/server/proof.ts';
import { requestAccount, resetMyPassword } from '../../contract.ts';
import { login } from '../../sign-in-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const START = new Date('2026-09-14T15:00:00Z');

beforeEach(() => kindred.setNow(START));

// Most of this is asked of the student site, where no password is hashed: the counting is the same.
const from = (browser: string, more: Record<string, string> = {}): CallOptions => ({
  host: STUDENT_SITE,
  headers: { 'user-agent': browser, ...more },
});
/** Another wrong password each time, unless the test is about that. */
let tried = 0;
const wrong = () => `wrong ${(tried += 1)}`;
const guess = (username: string, options: CallOptions = from('a browser'), password = wrong()) =>
  kindred.call(login, { username, password }, options);
const school = await buildSchool(db);
const teacher = await buildAccount(db);
const student = () => buildStudent(db, appKey, { ...LICENSED, owner_id: teacher.id, school_id: school.id });
const statuses = async (count: number, call: (number: number) => Promise<{ status: number }>) => {
  const all: number[] = [];
  for (let number = 0; number < count; number += 1) all.push((await call(number)).status);
  return all;
};

test('after five wrong guesses each further one waits twice as long', async () => {
  const { username } = await student();
  expect(await statuses(5, () => guess(username))).toEqual([422, 422, 422, 422, 422]);
  let seconds = 0;
  for (const wait of [1, 2, 4, 8]) {
    const refused = await guess(username);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(wait)]);
    expect(refused.error).toEqual({
      type: 'too-many-attempts',
      i18n: 'error.too-many-attempts',
      values: { seconds: wait },
    });
    seconds += wait;
    kindred.setNow(new Date(START.getTime() + seconds * 1000));
    expect((await guess(username)).status).toBe(422);
  }
});

test('the right password is refused too while the wait lasts, and forgives everything after it', async () => {
  const { username } = await student();
  await statuses(5, () => guess(username));
  expect((await guess(username, from('a browser'), STUDENT_PASSWORD)).status).toBe(429);
  kindred.setNow(new Date(START.getTime() + 1000));
  expect((await guess(username, from('a browser'), STUDENT_PASSWORD)).status).toBe(200);
  expect(await statuses(5, () => guess(username))).toEqual([422, 422, 422, 422, 422]);
});

test('a new password from the teacher is counted from the start, in every browser', async () => {
  const { id, username } = await student();
  await statuses(12, (number) => guess(username, from(`browser ${number % 2}`)));
  await db
    .updateTable('students')
    .set({ password_sealed: seal(appKey, 'gentle-moon-9') })
    .where('id', '=', id)
    .execute();
  expect((await guess(username, from('browser 0'), 'gentle-moon-9')).status).toBe(200);
});

test('adults on the dashboard are counted the same', async () => {
  const { username } = await buildAccount(db);
  const dashboard = { headers: { 'user-agent': 'a browser' } };
  expect(await statuses(6, () => guess(username, dashboard))).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await guess(username, dashboard, PASSWORD)).status).toBe(429);
});

test('changing clients does not help: the account counts for itself', async () => {
  const { username } = await student();
  const results = await statuses(12, (number) => guess(username, from(`browser ${number}`)));
  expect(results).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
});

test('one account under attack leaves its neighbors alone', async () => {
  const [attacked, neighbor] = [await student(), await student()];
  await statuses(30, () => guess(attacked.username));
  expect((await guess(neighbor.username, from('a browser'), STUDENT_PASSWORD)).status).toBe(200);
});

test('an account that does not exist is throttled like one that does', async () => {
  expect(await statuses(6, () => guess('nobody'))).toEqual([422, 422, 422, 422, 422, 429]);
});

test('spelling the username differently is still the same account', async () => {
  const { username } = await student();
  const spellings = [username, username.toUpperCase(), ` ${username}`, `${username} `, username, username];
  expect(await statuses(6, (number) => guess(spellings[number] ?? ''))).toEqual([
    422, 422, 422, 422, 422, 429,
  ]);
});

test('a forged X-Forwarded-For makes no new client', async () => {
  const { username } = await student();
  const forged = (number: number) =>
    from('a browser', {
      'x-forwarded-for': `10.0.0.${number}`,
      'x-real-ip': `10.0.0.${number}`,
      forwarded: `for=10.0.0.${number}`,
    });
  expect(await statuses(6, (number) => guess(username, forged(number)))).toEqual([
    422, 422, 422, 422, 422, 429,
  ]);
});

test('twenty guesses at once are twenty guesses', async () => {
  const { username } = await student();
  const replies = await Promise.all(Array.from({ length: 20 }, () => guess(username)));
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
});

const classOf35 = () => Promise.all(Array.from({ length: 35 }, student));
const chromebook = from('the same Chromebook');

test('a class of 35 behind one address signs in at once', async () => {
  const students = await classOf35();
  const replies = await Promise.all(
    students.map(({ username }) => guess(username, chromebook, STUDENT_PASSWORD)),
  );
  expect(replies.map(({ status }) => status)).toEqual(students.map(() => 200));
});

test.runIf(isWhole)('also when every child mistypes twice first, and one hammers the keyboard', async () => {
  const students = await classOf35();
  const hammering = statuses(100, () => guess('no.such.child', chromebook));
  const replies = await Promise.all(
    students.map(async ({ username }) => {
      await guess(username, chromebook, 'hapy-fox');
      await guess(username, chromebook, 'happy-fx-7');
      return guess(username, chromebook, STUDENT_PASSWORD);
    }),
  );
  expect(replies.map(({ status }) => status)).toEqual(students.map(() => 200));
  await hammering;
});

test('one client that tries very many accounts is slowed down', async () => {
  const replies = await Promise.all(
    Array.from({ length: 220 }, (_, number) => guess(`word${number}`, from('a stuffer'))),
  );
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(200);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
});

// Other addresses than the tests above, so that nobody else's attempts count along.
const others = await testKindred();

test.runIf(isWhole)('changing its name does not help a client that tries very many accounts', async () => {
  const attempts = async (start: number) => {
    const calls = Array.from({ length: 60 }, (_, number) =>
      others.call(
        login,
        { username: `word${start + number}`, password: wrong() },
        from(`name ${start + number}`),
      ),
    );
    return (await Promise.all(calls)).map(({ status }) => status);
  };
  expect(await attempts(0)).toEqual(Array.from({ length: 60 }, () => 422));
  await countMore(others.db, 60, 900);
  const results = await attempts(60);
  expect(results.filter((status) => status === 422)).toHaveLength(40);
  expect(results.filter((status) => status === 429)).toHaveLength(20);
});

test.runIf(isWhole)(
  'one password tried on many accounts is slowed down, wherever it comes from',
  async () => {
    const spray = (number: number, site: string) =>
      others.call(
        login,
        { username: `${site}${number}@a.test`, password: 'spring-2027!' },
        {
          ...(site === 'child'
            ? from(`browser ${number}`)
            : { headers: { 'user-agent': `browser ${number}` } }),
          remoteAddress: `10.9.${number % 200}.${Math.floor(number / 200)}`,
        },
      );
    const adults = await statuses(24, (number) => spray(number, 'adult'));
    expect(adults.filter((status) => status === 422)).toHaveLength(20);
    const children = await statuses(130, (number) => spray(number, 'child'));
    expect(children.filter((status) => status === 422)).toHaveLength(120);
    const kept = await others.db.selectFrom('throttles').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('spring');
  },
);

test('guesses of a class code count for the class, whichever child they are made with', async () => {
  const owner = await buildAccount(others.db, {
    class_code_sealed: seal(others.appKey, 'purple-otter-583'),
  });
  const place = (await buildSchool(others.db)).id;
  const children = await Promise.all(
    Array.from({ length: 20 }, () =>
      buildStudent(others.db, others.appKey, { ...LICENSED, owner_id: owner.id, school_id: place }),
    ),
  );
  const enter = (number: number, password: string) =>
    others.call(
      login,
      { username: children[number % 20]?.username ?? '', password },
      { ...from(`guesser ${number}`), remoteAddress: `10.8.0.${number % 250}` },
    );
  expect((await enter(0, 'purple-otter-583')).status).toBe(200);
  const results = await statuses(180, (number) => enter(number, `purple-otter-${number}`));
  expect(results.filter((status) => status === 422)).toHaveLength(150);
  // Slowed down, and not for long.
  const refused = await enter(0, 'purple-otter-583');
  expect(refused.status).toBe(429);
});

const request = (number: number, browser: string) =>
  others.call(
    requestAccount,
    { my_role: 'home', first_name: 'A', last_name: 'B', email: `stranger${number}@letters.test` },
    { headers: { 'user-agent': browser } },
  );

test('one client cannot have letters sent to very many strangers, by requests and resets together', async () => {
  expect(await statuses(20, (number) => request(number, 'a mailer'))).toEqual(
    Array.from({ length: 20 }, () => 200),
  );
  const reset = (number: number) =>
    others.call(
      resetMyPassword,
      { username: `stranger${number}@letters.test` },
      { headers: { 'user-agent': 'a mailer' } },
    );
  expect(await statuses(12, reset)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  expect((await request(100, 'a teacher next door')).status).toBe(200);
});

test.runIf(isWhole)('nor by changing its name, and even then the wait is short', async () => {
  await countMore(others.db, 31, 150);
  const results = await statuses(30, (number) => request(1000 + number, `name ${number}`));
  expect(results.filter((status) => status === 200)).toHaveLength(19);
  const refused = await request(2000, 'yet another');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
});
