import { expect, test } from 'vitest';
import { anotherApp } from '#testing/api/another-app.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';

const kindred = await testKindred();
const educator = await buildAccount(kindred.db);
const token = await kindred.tokenFor({ accountId: educator.id });

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test.each([
  ['a reply', 200, { method: 'GET', url: '/api/profile', headers: { 'access-token': `Bearer ${token}` } }],
  ['an empty reply', 204, { method: 'DELETE', url: '/api/logout' }],
  ['a refusal', 401, { method: 'GET', url: '/api/profile' }],
  ['wrong fields', 422, { method: 'POST', url: '/api/login', payload: {} }],
  ['nothing found', 404, { method: 'GET', url: '/api/nothing' }],
  ['an unreadable address', 400, { method: 'GET', url: '/api/account-activate/1/%zz' }],
  ['health', 200, { method: 'GET', url: '/api/health' }],
] as const)('%s carries the safe headers', async (_, status, request) => {
  const reply = await kindred.app.server.inject({ ...request });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers).toMatchObject(HEADERS);
  expect(reply.headers['strict-transport-security']).toBeUndefined();
  expect(reply.headers['x-powered-by']).toBeUndefined();
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
});

test('replies are kept by nobody', async () => {
  const headers = { 'access-token': `Bearer ${token}` };
  for (const url of ['/api/profile', '/api/handshake', '/api/nothing', '/api/class-code']) {
    const reply = await kindred.app.server.inject({ method: 'GET', url, headers });
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

test('every reply names its request, with a name of our own', async () => {
  const headers = { 'x-request-id': 'chosen-by-the-caller' };
  const [one, two] = await Promise.all(
    [1, 2].map(() => kindred.app.server.inject({ method: 'GET', url: '/api/health', headers })),
  );
  expect(one?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(one?.headers['x-request-id']).not.toBe(two?.headers['x-request-id']);
});

test('browsers are told to stay with https where the site has it', async () => {
  const environment = { DASHBOARD_URL: 'https://app.localhost', STUDENT_URL: 'https://play.localhost' };
  const { server } = anotherApp(kindred, { environment });
  const reply = await server.inject({ method: 'GET', url: '/api/health' });
  expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('behind a proxy the client is whom the proxy saw, not whom the client claims to be', async () => {
  const { server } = anotherApp(kindred, { environment: { TRUST_PROXY: '10.0.0.5' } });
  server.get('/who', async (request) => request.ip);
  const headers = { 'x-forwarded-for': '192.0.2.1, 203.0.113.9' };
  const ask = async (remoteAddress: string) =>
    (await server.inject({ method: 'GET', url: '/who', headers, remoteAddress })).body;
  expect(await ask('10.0.0.5')).toBe('203.0.113.9');
  expect(await ask('10.0.0.6')).toBe('10.0.0.6');
});
