import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { simulators } from '#apps/demo/simulators.ts';
import { JOBS } from '#apps/running/jobs.ts';
import { readSettings } from '#apps/running/settings.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { TEST_GUIDES, TEST_LIBRARY, testCover } from '#product/lessons/server/testing/library.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { buildAccount } from '#testing/api/people.ts';
import { guardFolder } from '#testing/server/guard.ts';
import { copyCluster } from '#testing/server/kept-cluster.ts';
import { TEMPLATE_WITH_QUEUES } from '#testing/server/template.ts';
import { createKindred } from './app.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(path.join(os.tmpdir(), 'kindred-away-'));
const release = guardFolder(folder);
await copyCluster(folder);
const start = () => startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
let postgres = await start();
const connection = postgres.urlFor(TEMPLATE_WITH_QUEUES);
const database = openDatabase(connection);
const { db } = database;
const jobs = await startJobs({ db, jobs: JOBS, worker: false, onError: () => undefined });
const app = createKindred({
  settings: readSettings({ DEMO: '1' }),
  appKey: Buffer.alloc(32, 7),
  files: openFiles(Buffer.alloc(32, 7), null),
  db,
  connection,
  jobs,
  clock: () => new Date(),
  logger: false,
  webFolder: null,
  scenes: TEST_SCENES,
  lessons: TEST_LIBRARY,
  coverOf: testCover,
  guides: TEST_GUIDES,
  simulators,
});
const account = await buildAccount(db, { scope: 'educator' });
const token = await openSession(db, { accountId: account.id }, new Date());

afterAll(async () => {
  await app.server.close();
  await jobs.stop().catch(() => undefined);
  await database.close().catch(() => undefined);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  release();
});

type Ask = { method: string; url: string; headers?: Record<string, string>; payload?: string };

async function ask({ method, url, headers = {}, payload }: Ask) {
  const reply = await app.server.inject({
    method: method as 'GET',
    url,
    headers: { host: 'localhost:3000', ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'] };
}

const signedIn = { 'access-token': `Bearer ${token}` };
const profile = { method: 'GET', url: '/api/profile', headers: signedIn };

test('while the database is away every call answers 503 and when to come back; afterwards all is well', async () => {
  expect(await ask(profile)).toMatchObject({ status: 200 });
  await postgres.stop();

  for (const { endpoint, url } of app.routes) {
    const filled = url.replaceAll(/:\w+/g, '1');
    const asked = await ask({ method: endpoint.method, url: filled, headers: signedIn });
    // What takes no token may find the request wrong before it asks anybody.
    if (asked.status < 500) continue;
    expect([endpoint.method, url, asked.status, asked.retryAfter]).toEqual([endpoint.method, url, 503, '5']);
  }
  expect(await ask(profile)).toEqual({ status: 503, retryAfter: '5' });
  const login = {
    method: 'POST',
    url: '/api/login',
    payload: '{"username":"a@b.test","password":"wrong-one"}',
  };
  const json = { 'content-type': 'application/json' };
  expect(await ask({ ...login, headers: json })).toEqual({ status: 503, retryAfter: '5' });
  // Pages that need it: the demo's providers and its shop are pages of their own.
  for (const url of ['/demo/clever/portal', '/demo/checkout/cs_test_1']) {
    expect([url, await ask({ method: 'GET', url })]).toEqual([url, { status: 503, retryAfter: '5' }]);
  }
  expect(await ask({ method: 'GET', url: '/api/health' })).toMatchObject({ status: 200 });
  expect(await ask({ method: 'GET', url: '/api/ready' })).toEqual({ status: 503, retryAfter: '5' });

  postgres = await start();
  expect(await ask({ method: 'GET', url: '/api/ready' })).toMatchObject({ status: 200 });
  expect(await ask(profile)).toMatchObject({ status: 200 });
});

type Told = { status: string; parts: { part: string; standing: string; since: string | null }[] };

async function status(language = 'en'): Promise<Told & { page: string }> {
  const headers = { host: 'localhost:3000', 'accept-language': language };
  const told = await app.server.inject({ url: '/api/status', headers });
  const page = await app.server.inject({ url: '/status', headers });
  expect([told.statusCode, page.statusCode]).toEqual([200, 200]);
  return { ...told.json<Told>(), page: page.body };
}

const patiently = { timeout: 20_000, interval: 250 };

test('how things stand can be asked while the database is away, and tells no secrets', async () => {
  const standingOf = async (part: string) =>
    (await status()).parts.find((one) => one.part === part)?.standing;
  await expect.poll(() => standingOf('database'), patiently).toBe('fine');
  const before = await status();
  expect(before.page).toContain('<h1 class="fine">Everything works</h1>');
  expect(before.parts.map(({ part }) => part)).toEqual(['database', 'work', 'letters']);

  await postgres.stop();
  await expect.poll(() => standingOf('database'), patiently).toBe('failing');
  const away = await status();
  expect(away).toMatchObject({ status: 'down' });
  expect(away.parts).toContainEqual(expect.objectContaining({ part: 'letters', standing: 'unknown' }));
  expect(away.page).toContain('Kindred is away for a moment');
  expect((await status('zh-TW')).page).toContain('暫時無法使用');
  const all = JSON.stringify(away);
  for (const secret of [folder, TEMPLATE_WITH_QUEUES, 'ENOENT', 'ECONNREFUSED', 'postgres', '07070707']) {
    expect(all).not.toContain(secret);
  }

  postgres = await start();
  await expect.poll(() => standingOf('database'), patiently).toBe('fine');
  expect(await status()).toMatchObject({ status: 'fine' });
});

test('what is under way when the database goes is answered 503, too', async () => {
  const answers = Array.from({ length: 40 }, (_, at) => ask({ ...profile, url: `/api/profile?_=${at}` }));
  const stopped = postgres.stop();
  for (let more = 0; more < 40; more++) {
    answers.push(ask(profile));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stopped;
  const statuses = new Set((await Promise.all(answers)).map(({ status }) => status));
  expect([...statuses].filter((status) => status >= 500)).toEqual([503]);
  postgres = await start();
  expect(await ask(profile)).toMatchObject({ status: 200 });
});
