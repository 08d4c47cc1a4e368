import { request, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { anyone } from '#platform/contract/policy.ts';
import { Download, fileInstead } from '#platform/server/http/reply.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { linkFor } from '#testing/api/links.ts';
import { buildAccount, buildStudent, LICENSED, PASSWORD, STUDENT_PASSWORD } from '#testing/api/people.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;

let log = '';
const app = anotherApp(kindred, {
  logger: { level: 'trace', stream: { write: (line: string) => void (log += line) } },
});
const failing = (path: string) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'Fails, for the test',
    access: anyone,
    input: z.strictObject({}),
    output: z.void(),
  });
app.serve(failing('/fails'), async () => {
  throw new Error('the inner workings of somebody');
});
app.serve(failing('/fails-in-the-database'), async ({ tx }) => {
  await sql`select ${'Maya Okafor'}::text::int`.execute(tx);
});
app.serve(failing('/throws-a-string'), async () => {
  throw 'a string';
});

/** A file that is sent while it is made. */
async function* pageByPage(): AsyncGenerator<Buffer> {
  yield Buffer.from('a first page');
  await new Promise((resolve) => setTimeout(resolve, 50));
  yield Buffer.from('a second one');
}

const drawing = Promise.withResolvers<void>();
const asked = Promise.withResolvers<void>();
const slowFile = endpoint({
  method: 'POST',
  path: '/slow-file',
  summary: 'Draws for long, for the test',
  access: anyone,
  input: z.strictObject({}),
  output: z.void(),
  audit: null,
});
app.serve.ownTransaction(slowFile, async () => {
  asked.resolve();
  await drawing.promise;
  const content = Readable.from(pageByPage(), { objectMode: false });
  return fileInstead(new Download({ name: 'a.pdf', contentType: 'application/pdf', content }));
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url, payload, headers: { host: 'localhost:3000', ...headers } });

test('what nobody expected is a 500 that says nothing, and one line in the log that says what', async () => {
  log = '';
  const reply = await app.server.inject({ method: 'GET', url: '/api/fails' });
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({ type: 'internal', i18n: 'error.internal' });
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const failed = lines.find((line) => line.msg === 'failed');
  expect(failed).toMatchObject({ level: 50, reqId: reply.headers['x-request-id'] });
  expect(failed.error.message).toBe('the inner workings of somebody');
  expect(failed.error.stack).toContain('log.test.ts');
});

test('a failure of the database is logged by its code: its message may quote a name', async () => {
  log = '';
  const reply = await app.server.inject({ method: 'GET', url: '/api/fails-in-the-database' });
  expect([reply.statusCode, reply.json()]).toEqual([500, { type: 'internal', i18n: 'error.internal' }]);
  expect(log).toContain('22P02');
  expect(log).not.toContain('Okafor');
});

test('even a thrown string is a 500 that says nothing', async () => {
  const reply = await app.server.inject({ method: 'GET', url: '/api/throws-a-string' });
  expect([reply.statusCode, reply.json()]).toEqual([500, { type: 'internal', i18n: 'error.internal' }]);
});

test('passwords, tokens, codes, names and addresses never reach the log', async () => {
  log = '';
  const educator = await buildAccount(db, { username: 'wanjiru@canary.test', first_name: 'Wanjiru' });
  const student = await buildStudent(db, appKey, {
    ...LICENSED,
    owner_id: educator.id,
    username: 'canary.child',
  });

  const signedIn = await post('/api/login', { username: educator.username, password: PASSWORD });
  const token: string = signedIn.json().access_token;
  await post('/api/login', { username: educator.username, password: 'a wrong canary' });
  await post(
    '/api/login',
    { username: student.username, password: STUDENT_PASSWORD },
    { host: STUDENT_SITE },
  );
  await post('/api/login?canary=1', { canary: 'canary' });
  await post('/api/account-request', {
    my_role: 'home',
    first_name: 'Canary',
    last_name: 'Newcomer',
    email: 'newcomer@canary.test',
  });
  const link = await linkFor(kindred, 'newcomer@canary.test');
  await app.server.inject({ method: 'GET', url: `/api/account-activate/${link.id}/${link.code}` });
  await app.server.inject({ method: 'GET', url: `/api/account-activate/${link.id}/${link.code}/too-far` });
  await app.server.inject({ method: 'GET', url: `/api/account-activate/${link.id}/${link.code}%zz` });
  const chosen = { password: 'violet-canary-9', password_confirmation: 'violet-canary-9' };
  await app.server.inject({ method: 'PATCH', url: '/api/account-activate', payload: { ...link, ...chosen } });
  await post('/api/reset-my-password', { username: educator.username });
  const badge = 'canary-badge-canary-badg';
  await post('/api/badge-login', { code: badge }, { host: STUDENT_SITE });
  const answer = { provider: 'clever', answer: 'code=canary-code&state=canary-state' };
  await post('/api/sign-on', answer, { host: STUDENT_SITE, cookie: 'sign-on=canary' });
  for (const url of [
    '/clever?code=canary-code',
    '/clever?code=canary-code&state=canary-state',
    '/clever/login',
  ]) {
    await app.server.inject({ method: 'GET', url, headers: { host: STUDENT_SITE } });
  }
  const headers = { 'access-token': `Bearer ${token}` };
  await app.server.inject({ method: 'GET', url: '/api/profile?name=canary', headers });
  await app.server.inject({ method: 'GET', url: '/api/preload', headers });
  await app.server.inject({ method: 'GET', url: '/api/fails?name=canary', headers });

  expect(log).toContain('"route":"/api/account-activate/:id/:code"');
  expect(log).toContain('access denied');
  for (const secret of [
    token,
    link.code,
    PASSWORD,
    STUDENT_PASSWORD,
    'Wanjiru',
    educator.last_name,
    'Newcomer',
  ]) {
    expect(log).not.toContain(secret);
  }
  expect(log.toLowerCase()).not.toContain('canary');
});

test('every request leaves one line with its route, status and name', async () => {
  log = '';
  const reply = await app.server.inject({ method: 'GET', url: '/api/mailbox/12345' });
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    method: 'GET',
    route: '/api/mailbox/:id',
    status: 404,
    reqId: reply.headers['x-request-id'],
  });
});

const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });

test('who leaves before a file is drawn has done nothing wrong: no line of the log is an error', async () => {
  log = '';
  const address = new URL('/api/slow-file', await app.server.listen({ port: 0, host: '127.0.0.1' }));
  const headers = { 'content-type': 'application/json' };
  const reader = request(address, { method: 'POST', headers }).on('error', () => undefined);
  reader.end('{}');
  await asked.promise;
  reader.destroy();
  await expect.poll(() => openConnections(app.server.server)).toBe(0);
  drawing.resolve();
  await expect.poll(() => log).toContain('the reader left');
  const levels = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).level);
  expect(levels.filter((level) => level > 30)).toEqual([]);
  await app.server.close();
});
