import { connect } from 'node:net';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testDatabase } from '#testing/server/database.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { anyone, policy } from '../../contract/policy.ts';
import { createApp } from './app.ts';

/** A PATCH sent as POST with a method override, and files in a multipart form. */
const { db } = await testDatabase();
const somebody = { id: 7, scope: 'educator', traits: [], actingAsBy: null };
const { server, serve } = createApp({
  db,
  clock: () => new Date('2026-09-14T15:00:00Z'),
  addressOf: () => ({ site: 'dashboard', brand: 'kindred', dashboardUrl: '', studentUrl: '' }),
  authenticate: async () => ({ actor: somebody, hasProved: true }),
  logger: false,
  trustProxy: false,
  https: false,
});

const said = z.object({ was: z.string(), name: z.string() });
const input = z.strictObject({ name: z.string() });
const base = { path: '/thing', summary: '', input, output: said, audit: null };
const nobody = policy('nobody', () => false);
serve.ownTransaction(endpoint({ ...base, method: 'POST', access: anyone }), async ({ input: { name } }) => ({
  was: 'post',
  name,
}));
serve.ownTransaction(endpoint({ ...base, method: 'PATCH', access: nobody }), async ({ input: { name } }) => ({
  was: 'patch',
  name,
}));
serve.ownTransaction(
  endpoint({ ...base, path: '/thing/open', method: 'PATCH', access: anyone }),
  async ({ input: { name } }) => ({ was: 'patch', name }),
);
const LIMIT = 1000;
serve.ownTransaction(
  endpoint({
    method: 'POST',
    path: '/file/:id',
    summary: '',
    access: anyone,
    input: z.strictObject({ id: z.string(), name: z.string(), ids: z.optional(z.array(z.string())) }),
    output: z.unknown(),
    audit: null,
    file: { maxBytes: LIMIT },
  }),
  async ({ input: given, file }) => ({ ...given, bytes: file.length }),
);

const post = (url: string, override: string | null, token?: string) =>
  server.inject({
    method: 'POST',
    url: `/api${url}`,
    payload: { name: 'x' },
    headers: {
      ...(override === null ? {} : { 'x-http-method-override': override }),
      ...(token === undefined ? {} : { 'access-token': `Bearer ${'t'.repeat(43)}` }),
    },
  });

test('a PATCH sent as POST is the PATCH', async () => {
  for (const override of ['PATCH', 'patch']) {
    const reply = await post('/thing/open', override);
    expect([reply.statusCode, reply.json()]).toEqual([200, { was: 'patch', name: 'x' }]);
  }
  expect((await post('/thing', null)).json()).toEqual({ was: 'post', name: 'x' });
});

test('it meets the policy of the PATCH, and not that of a POST at the same address', async () => {
  expect((await post('/thing', 'PATCH')).statusCode).toBe(401);
  expect((await post('/thing', 'PATCH', 'somebody')).statusCode).toBe(403);
});

test.each(['DELETE', 'GET', 'PUT', '', 'PATCH, POST'])('the override %j is none', async (override) => {
  const reply = await post('/thing', override);
  expect(reply.statusCode).toBe(400);
});

test('nor can a GET be overridden', async () => {
  const headers = { 'x-http-method-override': 'PATCH' };
  const reply = await server.inject({ method: 'GET', url: '/api/thing/open', headers });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
});

async function sendForm(fields: [string, string][], file: Blob | null, url = '/api/file/9') {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  if (file !== null) form.append('file', file, 'order.pdf');
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await written.arrayBuffer());
  const reply = await server.inject({ method: 'POST', url, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

test('a file comes in a form, with its fields, and lists as name[]', async () => {
  const fields: [string, string][] = [
    ['name', 'order'],
    ['ids[]', '1'],
    ['ids[]', '2'],
  ];
  expect(await sendForm(fields, new Blob(['x'.repeat(LIMIT)]))).toEqual({
    status: 200,
    body: { id: '9', name: 'order', ids: ['1', '2'], bytes: LIMIT },
  });
});

test('the same rules hold as for a file sent alone', async () => {
  const name: [string, string] = ['name', 'x'];
  const file = new Blob(['x']);
  expect((await sendForm([name], new Blob(['x'.repeat(LIMIT + 1)]))).status).toBe(413);
  expect((await sendForm([name], null)).status).toBe(400);
  expect((await sendForm([], file)).status).toBe(422);
  expect((await sendForm([name, ['scope', 'uber']], file)).body.errors).toEqual({
    scope: { i18n: 'validation.unknown' },
  });
  expect((await sendForm([name, ['id', '10']], file)).status).toBe(422);
  expect((await sendForm([name], file, '/api/file/9?name=y')).status).toBe(400);
  expect((await sendForm([name], file, '/api/thing')).status).toBe(400);
});

/** Over a plain connection: what is injected is well formed. */
function sayPlainly(port: number, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (piece) => {
      answer += piece.toString();
      socket.end();
    });
    socket.on('error', reject).on('close', () => resolve(answer));
    socket.write(words);
  });
}

test('TRACE echoes nothing, and a length beside chunks is no request', async () => {
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  const traced = await sayPlainly(
    port,
    'TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: device=secret\r\n\r\n',
  );
  expect(traced).toMatch(/^HTTP\/1\.1 404 /);
  expect(traced).not.toContain('secret');
  const smuggled = 'GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const both = 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  const said = await sayPlainly(port, `POST /api/thing HTTP/1.1\r\nHost: localhost\r\n${both}${smuggled}`);
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  await server.close();
});
