import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { JOBS } from '#apps/running/jobs.ts';
import { tellMetrics } from '#apps/running/runtime.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import type { Replica } from '#platform/server/database/replica.ts';
import { deliverMail, postOffice } from '#platform/server/mail/mail.ts';
import { watchQueues } from '#platform/server/queues.ts';
import { forgetFigures, LABELS, metricsText } from '#platform/server/telemetry/metrics.ts';
import { serveMetrics } from '#platform/server/telemetry/serve-metrics.ts';
import { watchPool } from '#platform/server/telemetry/watch-pool.ts';
import { login } from '#product/accounts/sign-in-contract.ts';
import { childrenIn, session } from '#product/play/server/testing/children.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { listen } from '#testing/api/listen.ts';
import { buildAccount, buildStudent, PASSWORD } from '#testing/api/people.ts';

forgetFigures();
const kindred = await testKindred();
const { db, appKey, app } = kindred;
watchPool('server', kindred.database.pool);
const unwatch = watchQueues(db);

type Figure = { name: string; labels: Record<string, string>; value: number };

/** Read as Prometheus does. */
function figuresIn(text: string): Figure[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === '') return [];
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label, said]) => [label, said]);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value.replace('Inf', 'Infinity')) }];
  });
}

async function figure(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const fits = (one: Figure) => Object.entries(labels).every(([label, said]) => one.labels[label] === said);
  return figuresIn(await metricsText()).find((one) => one.name === `kindred_${name}` && fits(one))?.value;
}

const CANARY = 'quillfeather';
const ID = 918_273_645;
const buildChild = childrenIn(kindred);

/** Everything a child and the adults around it leave where something is counted. */
async function plantChild(): Promise<void> {
  const educator = await buildAccount(db, { username: `ms.${CANARY}@school.example`, last_name: CANARY });
  const token = await kindred.tokenFor({ accountId: educator.id });
  const names = { first_name: `Zeph${CANARY}`, last_name: CANARY, username: `z.${CANARY}` };
  await buildStudent(db, appKey, { ...names, id: ID, owner_id: educator.id });
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${token}` };
  const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.server.inject({
      method,
      url,
      headers,
      remoteAddress: '203.0.113.77',
      ...(payload ? { payload } : {}),
    });
  await ask('GET', `/api/educator/students?search=${CANARY}`);
  await ask('GET', `/api/educator/students/${ID}`);
  await ask('GET', `/${CANARY}/${ID}`);
  await ask('GET', `/api/${CANARY}`);
  await ask('POST', '/api/login', { username: `z.${CANARY}`, password: `${CANARY}-1` });
  await app.server.inject({ method: 'PROPFIND', url: `/${CANARY}`, headers });
  const letter = { subject: CANARY, text: CANARY, html: CANARY };
  const mail = { operationId: CANARY, kind: CANARY, recipient: `p.${CANARY}@home.example`, letter };
  await postOffice(kindred.jobs, appKey).queue(db, mail);
  const child = await buildChild();
  await child.send([...session(kindred, 'zoou').end(), { type: CANARY }]);
}

test('a child is planted, and nothing of it is in the figures: no name, no id, no address', async () => {
  await plantChild();
  const { port, stop } = await serveMetrics({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await reply.text();
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  await stop();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();

  // It was there to be seen: the calls, the letter, the play.
  expect(text).toContain('route="/api/educator/students"');
  expect(text).toContain('kindred_letters_waiting 1');
  expect(text.toLowerCase()).not.toContain(CANARY);
  for (const private_ of [String(ID), '203.0.113.77', '127.0.0.1', 'school.example', '@']) {
    expect(text).not.toContain(private_);
  }
});

test('labels are few, and their values are our own words', async () => {
  const patterns = new Set([...app.routes.map(({ url }) => url), 'none']);
  const ours: readonly string[] = LABELS;
  const known = new Set<string>();
  for (const { name, labels } of figuresIn(await metricsText()).filter((one) =>
    one.name.startsWith('kindred_'),
  )) {
    for (const [label, value] of Object.entries(labels)) {
      if (label === 'le') continue;
      expect([name, label, ours.includes(label)]).toEqual([name, label, true]);
      if (label === 'route') expect([value, patterns.has(value)]).toEqual([value, true]);
      else known.add(value);
    }
  }
  for (const value of known) expect(value).toMatch(/^(?:[a-z-]+(?:\.[a-z-]+)*|GET|POST|PATCH|\d{3})$/);
});

test('a call is counted by its pattern, and what is made up is no method and no page', async () => {
  const labels = { method: 'GET', route: '/api/health', status: '200' };
  const before = (await figure('http_request_seconds_count', labels)) ?? 0;
  for (let times = 0; times < 3; times += 1) await app.server.inject({ url: '/api/health' });
  expect(await figure('http_request_seconds_count', labels)).toBe(before + 3);
  const nowhere = { method: 'GET', route: 'none', status: '404' };
  expect(await figure('http_request_seconds_count', nowhere)).toBeGreaterThan(0);
  const methods = figuresIn(await metricsText()).map((one) => one.labels['method'] ?? 'GET');
  expect(methods.filter((method) => !/^(GET|HEAD|POST|PATCH|PUT|DELETE|other)$/.test(method))).toEqual([]);
});

test('who waits for a connection is seen', async () => {
  const { pool, close } = openDatabase({ ...kindred.database.connection, max: 1 });
  const stop = watchPool('worker', pool);
  const held = await pool.connect();
  const waiting = pool.connect();
  expect(await figure('database_waiting', { pool: 'worker' })).toBe(1);
  expect(await figure('database_connections', { pool: 'worker', state: 'used' })).toBe(1);
  expect(await figure('database_connections_max', { pool: 'worker' })).toBe(1);
  held.release();
  (await waiting).release();
  expect(await figure('database_waiting', { pool: 'worker' })).toBe(0);
  expect(await figure('database_connections', { pool: 'worker', state: 'idle' })).toBe(1);
  stop();
  expect(await figure('database_waiting', { pool: 'worker' })).toBeUndefined();
  await close();
});

test('work that waits is seen by kind and age, and what was tried by its outcome', async () => {
  const job = deliverMail.name;
  expect(await figure('jobs_waiting', { job })).toBe(1);
  await db
    .updateTable('mails')
    .set({ created_at: new Date(Date.now() - 600_000) })
    .execute();
  await kindred.database.pool.query(
    "update pgboss.job set start_after = now() - interval '5 minutes' where name = $1",
    [job],
  );
  expect(await figure('jobs_oldest_seconds', { job })).toBeGreaterThan(299);
  expect(await figure('letters_oldest_seconds')).toBeGreaterThan(599);
  for (const { name } of JOBS.filter((one) => one !== deliverMail)) {
    expect([name, await figure('jobs_oldest_seconds', { job: name })]).toEqual([name, 0]);
  }
  let tries = 0;
  await kindred.jobs.work(deliverMail, async () => {
    tries += 1;
    if (tries === 1) throw new Error(`no letter to ${CANARY}`);
  });
  await expect.poll(() => figure('job_runs_total', { job, outcome: 'done' })).toBe(1);
  expect(await figure('job_runs_total', { job, outcome: 'failed' })).toBe(1);
  expect(await figure('job_seconds_count', { job })).toBe(2);
  expect(await figure('jobs_waiting', { job })).toBe(0);
  expect(await metricsText()).not.toContain(CANARY);
});

test('open pages, play and reads at a copy are counted', async () => {
  const educator = await buildAccount(db);
  const streams = (await figure('live_streams')) ?? 0;
  const page = await listen(app, await kindred.tokenFor({ accountId: educator.id }));
  await expect.poll(() => page.heard.length).toBe(1);
  expect(await figure('live_streams')).toBe(streams + 1);
  page.close();
  await expect.poll(() => figure('live_streams')).toBe(streams);

  const batches = (await figure('play_batches_total')) ?? 0;
  const refused = (await figure('play_events_total', { outcome: 'refused' })) ?? 0;
  const child = await buildChild();
  await child.send([...session(kindred, 'zoou').end(), { type: 'nonsense' }]);
  expect(await figure('play_batches_total')).toBe(batches + 1);
  expect(await figure('play_events_total', { outcome: 'refused' })).toBe(refused + 1);

  const fresh: Replica = {
    for: () => db,
    position: async () => '0'.repeat(16),
    close: async () => undefined,
  };
  const staff = await buildAccount(db, { scope: 'uber' });
  const token = await kindred.tokenFor({ accountId: staff.id });
  for (const replica of [fresh, { ...fresh, for: () => null }]) {
    const { server } = anotherApp(kindred, { replica });
    const headers = { 'access-token': `Bearer ${token}` };
    expect((await server.inject({ url: '/api/uber/districts', headers })).statusCode).toBe(200);
  }
  expect(await figure('reads_that_may_lag_total', { at: 'replica' })).toBe(1);
  expect(await figure('reads_that_may_lag_total', { at: 'primary' })).toBeGreaterThan(0);
});

test('who comes in, who does not, what the database refuses and how old the backup is are counted', async () => {
  const signIn = (username: string, password: string) =>
    kindred.call(login, { username, password }, { remoteAddress: '203.0.113.78' });
  const { username } = await buildAccount(db);
  const came = (await figure('sign_ins_total', { kind: 'password' })) ?? 0;
  const turned = (await figure('turned_away_total', { kind: 'sign-in' })) ?? 0;
  expect((await signIn(username, PASSWORD)).status).toBe(200);
  expect((await signIn(username, 'Wrong-otter-7')).status).toBe(422);
  expect(await figure('sign_ins_total', { kind: 'password' })).toBe(came + 1);
  expect(await figure('turned_away_total', { kind: 'sign-in' })).toBe(turned + 1);

  const broken = (await figure('database_errors_total', { kind: 'data' })) ?? 0;
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero');
  expect(await figure('database_errors_total', { kind: 'data' })).toBe(broken + 1);

  expect(await figure('backup_age_seconds')).toBeNaN();
  await db
    .insertInto('last_backup')
    .values({ made_at: new Date(Date.now() - 7_200_000) })
    .execute();
  // On a busy machine a look may come to nothing, and the next one tells.
  await expect.poll(() => figure('backup_age_seconds')).toBeGreaterThan(7199);
  // This database keeps its log to itself: an alert has no number to go by.
  expect(await figure('archived_log_age_seconds')).toBeNaN();
  expect(await figure('archived_log_failures')).toBeNaN();
});

test('the delay of the event loop and memory are told', async () => {
  const { stop } = await serveMetrics({ port: 0, host: '127.0.0.1' });
  const told = figuresIn(await metricsText()).map(({ name }) => name);
  await stop();
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
    expect(told).toContain(name);
  }
});

test('with the database gone the figures of the process are still there, and old ones are not', async () => {
  expect(await figure('database_up')).toBe(1);
  unwatch();
  const gone = openDatabase({ host: '127.0.0.1', port: 1, database: 'none', user: 'nobody' });
  const stop = watchQueues(gone.db);
  expect(await figure('database_up')).toBe(0);
  expect(await figure('jobs_waiting')).toBeUndefined();
  expect(await figure('letters_waiting')).toBeNaN();
  expect(await figure('http_request_seconds_count')).toBeGreaterThan(0);
  stop();
  await gone.close();
});

test('nothing listens unless a port is named, and one that is taken is said so', async () => {
  await expect((await tellMetrics({ metrics: null }))()).resolves.toBeUndefined();
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  const metrics = { port, host: '127.0.0.1' };
  await expect(tellMetrics({ metrics })).rejects.toThrow(/^METRICS_PORT \d+ is taken by another program/);
  taken.close();
});

test('each alert has a paragraph in the runbook, and no paragraph is about one that is gone', () => {
  const read = (file: string): string => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
  const alerts = [...read('prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const told = [...read('runbook.md').matchAll(/^### (\w+)\n\S/gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(15);
  expect(told.toSorted()).toEqual(alerts.toSorted());
});

test('the alerts of the documents ask for figures that there are, by labels that there are', async () => {
  const { stop } = await serveMetrics({ port: 0, host: '127.0.0.1' });
  const told = [...(await metricsText()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  await stop();
  const rules = readFileSync(new URL('../../docs/prometheus/alerts.yml', import.meta.url), 'utf8');
  const expressions = [...rules.matchAll(/^ {8}expr: (\|\n(?: {10}.*\n)+|.*\n)/gm)].map(
    ([, said = '']) => said,
  );
  expect(expressions).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
  for (const expression of expressions) {
    const figures = expression.match(/\b(?:kindred|nodejs|process)_\w+|\bup(?=\{)/g) ?? [];
    expect(figures).not.toEqual([]);
    for (const one of figures) expect([...told, 'up']).toContain(one);
    const labels = [...expression.matchAll(/(\w+)(?:=~|!=|=)"/g), ...expression.matchAll(/by \((\w+)\)/g)];
    const known: readonly (string | undefined)[] = [...LABELS, 'le', 'job'];
    for (const [, label] of labels) expect(known).toContain(label);
  }
});
