import { expect, test } from 'vitest';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildStudent } from '#testing/api/people.ts';
import { countMore } from '#testing/api/throttles.ts';
import { askSupport } from '../contract.ts';
import { preload, reportClientEvent } from '../pages-contract.ts';
import { browserProblemsTable } from '../problems-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const educator = await buildAccount(db);
const events = () => db.selectFrom('client_events').selectAll().orderBy('id').execute();
const reports = async () => (await events()).reduce((sum, { times }) => sum + times, 0);

test('an error view is kept with its site and path, and not with who saw it', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  const event = { kind: 'forbidden-view', path: '/uber/metrics' };
  expect((await kindred.call(reportClientEvent, event, { token })).status).toBe(204);
  await kindred.call(reportClientEvent, { kind: 'not-found-view', path: '/nowhere' }, { host: STUDENT_SITE });
  expect(await events()).toMatchObject([
    {
      kind: 'forbidden-view',
      path: '/uber/metrics',
      site: 'dashboard',
      actor_id: null,
      at: kindred.now(),
    },
    { kind: 'not-found-view', path: '/nowhere', site: 'student', actor_id: null },
  ]);
});

test('the same again is one line with a count, and staff see it; nobody else does', async () => {
  const frames = 'class-page-B1x_9.js:12:3456';
  const fault = { kind: 'fault', path: '/educator/students/12', fault: 'TypeError', frames, build: 'none' };
  const before = await reports();
  const first = kindred.now();
  await kindred.call(reportClientEvent, fault, { host: STUDENT_SITE });
  kindred.setNow(new Date(first.getTime() + 60_000));
  await Promise.all([1, 2, 3].map(() => kindred.call(reportClientEvent, fault, { host: STUDENT_SITE })));
  const failed = { kind: 'call-failed', path: '/educator', call: 'GET /educator/students/:id', status: 500 };
  await kindred.call(reportClientEvent, failed);
  expect(await reports()).toBe(before + 5);

  const staff = await buildAccount(db, { scope: 'uber' });
  const token = await kindred.tokenFor({ accountId: staff.id });
  const list = async (input: object) => {
    const { body } = await kindred.call(browserProblemsTable.list, { ...input }, { token });
    return (body as { data: unknown[] }).data;
  };
  expect(await list({ kind: 'fault' })).toEqual([
    expect.objectContaining({
      site: 'student',
      path: '/educator/students/…',
      fault: 'TypeError',
      frames,
      times: 4,
      first_at: '2026-09-14T15:00:00+00:00',
      at: '2026-09-14T15:01:00+00:00',
    }),
  ]);
  expect(await list({ kind: 'call-failed' })).toMatchObject([{ call: failed.call, status: 500, times: 1 }]);
  const own = await kindred.tokenFor({ accountId: educator.id });
  expect((await kindred.call(browserProblemsTable.list, {}, { token: own })).status).toBe(403);
  kindred.setNow(first);
});

test('codes and queries are not kept, even when a page sends them', async () => {
  const path = '/account/activate/12/abcdefghijklmnopqrstuvwxyz123456?name=Maya#here';
  await kindred.call(reportClientEvent, { kind: 'not-found-view', path });
  expect((await events()).at(-1)?.path).toBe('/account/activate/…/…');
});

test('a browser that reports without end is heard no more, and not told', async () => {
  const headers = { 'user-agent': 'a broken page' };
  const before = await reports();
  const statuses = new Set<number>();
  for (let count = 0; count < 70; count += 1) {
    const reply = await kindred.call(reportClientEvent, { kind: 'load-failure', path: '/' }, { headers });
    statuses.add(reply.status);
  }
  expect([...statuses]).toEqual([204]);
  expect((await reports()) - before).toBe(60);
});

test('more browsers reporting at once than there are connections are all heard', async () => {
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, number) => {
      const headers = { 'user-agent': `browser ${number}` };
      return kindred.call(reportClientEvent, { kind: 'load-failure', path: '/' }, { headers });
    }),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
});

test('a browser that changes its name all the time is heard no more either', async () => {
  const before = await reports();
  await countMore(db, before, 590 - before);
  for (let count = 0; count < 20; count += 1) {
    const headers = { 'user-agent': `another name ${count}` };
    await kindred.call(reportClientEvent, { kind: 'load-failure', path: '/' }, { headers });
  }
  expect(await reports()).toBe(before + 10);
});

test.each([
  [{ kind: 'made-up' }, { kind: { i18n: 'validation.in' } }],
  [{ path: '' }, { path: { i18n: 'validation.required' } }],
  [{ path: 'x'.repeat(301) }, { path: { i18n: 'validation.max-300' } }],
  [{ call: 'GET /educator/students/12' }, { call: { i18n: 'validation.in' } }],
  [{ fault: 'Maya Okafor is not a function' }, { fault: { i18n: 'validation.in' } }],
  [{ frames: 'Maya Okafor' }, { frames: { i18n: 'validation.in' } }],
  [{ build: 'Maya' }, { build: { i18n: 'validation.in' } }],
  [{ message: 'Maya Okafor' }, { message: { i18n: 'validation.unknown' } }],
])('%j is no event', async (wrong, errors) => {
  const reply = await kindred.call(reportClientEvent, { kind: 'load-failure', path: '/', ...wrong });
  expect([reply.status, reply.error.errors]).toEqual([422, errors]);
});

test('a student gets the list of files to fetch beforehand', async () => {
  const student = await buildStudent(db, appKey, { owner_id: educator.id });
  const token = await kindred.tokenFor({ studentId: student.id });
  const reply = await kindred.call(preload, {}, { token, host: STUDENT_SITE });
  expect([reply.status, reply.body]).toEqual([200, []]);
});

const ask = (more: object = {}) => ({
  topic: 'licenses',
  message: 'Our quote names last year.\nCan you look?',
  operation_id: crypto.randomUUID(),
  ...more,
});

test('a question reaches support once, with who asks, and is answered to the asker', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  const question = ask();
  for (let time = 0; time < 2; time += 1) {
    expect((await kindred.call(askSupport, question, { token })).status).toBe(200);
  }
  const letters = (await kindred.letters()).filter(({ kind }) => kind === 'support');
  expect(letters).toHaveLength(1);
  expect(letters[0]?.recipient).toBe('support@kindred.test');
  expect(letters[0]?.letter.replyTo).toBe(educator.username);
  for (const part of ['Our quote names last year.\nCan you look?', educator.username, String(educator.id)]) {
    expect(letters[0]?.letter.text).toContain(part);
  }
});

const doing = {
  screen: 'manage-students',
  path: '/educator/students/…',
  browser: 'Chrome 140, Windows',
  window: '1366 × 768',
  version: '0.1.0',
  language: 'en',
  at: '2026-09-14T15:00Z',
} as const;

test('what the asker was doing goes along, and only when it is sent', async () => {
  const asker = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: asker.id });
  const written = async () =>
    (await kindred.letters()).filter(({ letter }) => letter.replyTo === asker.username);
  await kindred.call(askSupport, ask(), { token });
  expect((await written()).at(-1)?.letter.text).not.toContain('Screen:');
  await kindred.call(askSupport, ask({ doing }), { token });
  const [, letter] = await written();
  for (const line of [
    'Screen: Manage students · /educator/students/…',
    'Browser: Chrome 140, Windows',
    'Window: 1366 × 768',
    'Version: 0.1.0',
    'Language: en',
    'Time: 2026-09-14T15:00Z',
    'educator (educator)',
  ]) {
    expect(letter?.letter.text).toContain(line);
  }
  const audited = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'support.ask')
    .where('actor_id', '=', asker.id)
    .orderBy('id')
    .execute();
  expect(audited.map(({ details }) => details)).toEqual([
    { topic: 'licenses', doing: false },
    { topic: 'licenses', doing: true },
  ]);
});

test('an address with an id or a query is refused, and no letter goes', async () => {
  const asker = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: asker.id });
  for (const path of ['/educator/students/1207', '/educator/students?search=Maya', '/educator/maya-okafor']) {
    expect((await kindred.call(askSupport, ask({ doing: { ...doing, path } }), { token })).status).toBe(422);
  }
  const letters = (await kindred.letters()).filter(({ letter }) => letter.replyTo === asker.username);
  expect(letters).toEqual([]);
});

test('a question needs words and a topic we know', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  for (const wrong of [{ message: '  ' }, { topic: 'lunch' }, { message: 'x'.repeat(2001) }]) {
    expect((await kindred.call(askSupport, ask(wrong), { token })).status).toBe(422);
  }
});

test('nobody asks without end', async () => {
  const asker = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: asker.id });
  const statuses = [];
  for (let time = 0; time < 12; time += 1) {
    statuses.push((await kindred.call(askSupport, ask(), { token })).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
});
