import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Endpoint, pathParameters } from '#platform/contract/endpoint.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { testKindred } from './testing/kindred.ts';
import { buildAccount, buildStudent } from './testing/people.ts';
import { rowSums } from './testing/rows.ts';

/** Every route with generated nonsense. The seed is fixed: a failure today is a failure tomorrow. */
const RUNS = 25;
const SEED = 20_260_914;

const kindred = await testKindred();
const { db, app } = kindred;
const educator = await buildAccount(db);
const student = await buildStudent(db, kindred.appKey, { owner_id: educator.id });

type Sent = { url: string; method: Endpoint['method']; payload?: string | Buffer; headers?: Record<string, string> };

async function tokenOf(endpoint: Endpoint): Promise<string> {
  return kindred.tokenFor(
    endpoint.access.name === 'students' ? { studentId: student.id } : { accountId: educator.id },
  );
}

async function expectPoliteness(sent: Sent, token?: string): Promise<number> {
  const before = await rowSums(db, ['throttles']);
  const reply = await app.server.inject({
    ...sent,
    headers: {
      host: 'localhost:3000',
      ...(sent.payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { 'access-token': `Bearer ${token}` }),
      ...sent.headers,
    },
  });
  const what = `${sent.method} ${sent.url} ${String(sent.payload).slice(0, 200)} → ${reply.statusCode} ${reply.body}`;
  expect(reply.statusCode, what).toBeLessThan(500);
  if (reply.statusCode < 400) return reply.statusCode;
  const body = reply.json();
  expect(Object.keys(ERROR_STATUS), what).toContain(body.type);
  expect(body.i18n, what).toMatch(/^(error|notification)\.[a-z.-]+$/);
  expect(Object.keys(body).filter((key) => !['type', 'i18n', 'values', 'errors'].includes(key)), what).toEqual([]);
  for (const message of Object.values<{ i18n: string }>(body.errors ?? {})) {
    expect(message.i18n, what).toMatch(/^validation\.[a-z0-9-]+$/);
  }
  expect(JSON.stringify({ ...body, errors: undefined }), what).not.toMatch(/stack|node_modules|select |syntax|\.ts:/i);
  expect(reply.headers['content-security-policy'], what).toBeDefined();
  expect(await rowSums(db, ['throttles']), what).toEqual(before);
  return reply.statusCode;
}

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b@school.test',
    'a\u0001@school.test',
    '\ud800',
    "' or 1=1; drop table accounts; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    'x'.repeat(10_000),
    `${'x'.repeat(300)}@school.test`,
    'ᄒ'.repeat(501),
    '__proto__',
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    9_007_199_254_740_993,
    '9999999999999999999999',
    null,
    true,
    [],
    {},
    [['deep']],
    { $ne: null },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Fields of the contract with anything in them, some left out, some made up. */
function inputOf(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(endpoint.input.shape).filter((name) => !pathParameters(endpoint.path).includes(name));
  const own = fc.record(Object.fromEntries(names.map((name) => [name, hostile])), { requiredKeys: [] });
  const strange = fc.oneof(fc.constantFrom('scope', 'is_group_admin', 'status', 'toString', 'id', '_sort'), fc.string());
  const extra = fc.dictionary(strange, hostile, { maxKeys: 2 });
  return fc.tuple(own, extra).map(([fields, more]) => ({ ...fields, ...more }));
}

function urlOf(endpoint: Endpoint, pick: (name: string) => string): string {
  const path = pathParameters(endpoint.path).reduce(
    (url, name) => url.replace(`:${name}`, encodeURIComponent(pick(name))),
    endpoint.path,
  );
  return `/api${path}`;
}

for (const { endpoint } of app.routes) {
  test(`${endpoint.method} ${endpoint.path} bears generated nonsense`, { timeout: 30_000 }, async () => {
    const parameter = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 250 }), fc.constantFrom('0', '1', '-1', '..', '1e9', 'x'.repeat(40)));
    await fc.assert(
      fc.asyncProperty(inputOf(endpoint), parameter, parameter, async (input, first, second) => {
        const url = urlOf(endpoint, (name) => (name === 'id' ? first : second).toWellFormed());
        const token = await tokenOf(endpoint);
        if (endpoint.method === 'GET') {
          const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(JSON.stringify(value))]));
          await expectPoliteness({ method: 'GET', url: `${url}?${query}` }, token);
        } else {
          await expectPoliteness({ method: endpoint.method, url, payload: JSON.stringify(input) }, token);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
}

const BODIES: Record<string, string | Buffer> = {
  'not JSON': '{"username": ',
  'plain words': 'hello',
  nothing: '',
  'a list': '[1, 2, 3]',
  'a list of objects': '[{"username":"a","password":"b"}]',
  'a number': '42',
  'a number beyond numbers': '1e999',
  null: 'null',
  'a string': '"username"',
  'a prototype': '{"__proto__": {"scope": "uber"}, "username": "a", "password": "b"}',
  'a constructor': '{"constructor": {"prototype": {"scope": "uber"}}}',
  'names every object has': '{"toString": 1, "hasOwnProperty": 1, "valueOf": 1}',
  'a key twice': '{"username": "a", "username": "b", "password": "c"}',
  'invalid UTF-8': Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc3, 0x22, 0x7d]),
  'lists in lists': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  'objects in objects': `{"username":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
  'more than a megabyte': JSON.stringify({ username: 'x'.repeat(1024 * 1024 + 1), password: 'b' }),
};

const changes = app.routes.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.path !== '/logout');

test.each(Object.entries(BODIES))('a body that is %s is refused everywhere', async (_, payload) => {
  for (const { endpoint } of changes) {
    const url = urlOf(endpoint, () => '1');
    const status = await expectPoliteness({ method: endpoint.method, url, payload }, await tokenOf(endpoint));
    const mayBeEmpty = endpoint.path.startsWith('/payment-completed') && payload.length <= 4;
    if (!mayBeEmpty) expect([400, 413, 422, 429]).toContain(status);
  }
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'text/html',
  'nonsense',
])('a body of the type %s signs nobody in', async (type) => {
  const payload = JSON.stringify({ username: educator.username, password: 'wrong' });
  const sent = { method: 'POST', url: '/api/login', payload, headers: { 'content-type': type } } as const;
  expect(await expectPoliteness(sent)).toBeGreaterThanOrEqual(400);
});

test('a body and a query together are refused: a change has one place for its fields', async () => {
  const payload = JSON.stringify({ username: 'a', password: 'b' });
  expect(await expectPoliteness({ method: 'POST', url: '/api/login?username=c', payload })).toBe(400);
});

test('a field is refused by its name, whatever the name', async () => {
  const payload = '{"username":"a","password":"b","toString":1,"constructor":1}';
  const headers = { 'content-type': 'application/json' };
  const reply = await app.server.inject({ method: 'POST', url: '/api/login', payload, headers });
  const unknown = { i18n: 'validation.unknown' };
  expect(Object.entries(reply.json().errors)).toEqual([['toString', unknown], ['constructor', unknown]]);
});

test('a path parameter cannot be said twice', async () => {
  const sent = { method: 'POST', url: '/api/payment-completed/one', payload: '{"session":"two"}' } as const;
  expect(await expectPoliteness(sent)).toBe(422);
});

test.each([
  '/api',
  '/api/',
  '/api/nothing-here',
  '/api/login',
  '/api/../../../etc/passwd',
  '/api/..%2f..%2fetc%2fpasswd',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api/account-activate/1/%00',
  '/api/account-activate/1/%ff',
  '/api/account-activate/1/%',
  '/api/account-activate/%zz/code',
  `/api/account-activate/1/${'x'.repeat(500)}`,
  '/api/account-activate/1/code/and/more',
  '/api/mailbox/1;drop',
  '//api/login',
  '/api\\login',
])('GET %s says politely that there is nothing', async (url) => {
  expect([400, 404, 414, 422]).toContain(await expectPoliteness({ method: 'GET', url }));
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s where it is not offered is not found', async (method) => {
  const reply = await app.server.inject({ method, url: '/api/login' });
  expect([reply.statusCode, reply.json()]).toEqual([404, { type: 'not-found', i18n: 'error.not-found' }]);
});

test('a method override in a header or query overrides nothing', async () => {
  const token = await kindred.tokenFor({ accountId: educator.id });
  const headers = { 'x-http-method-override': 'DELETE' };
  await expectPoliteness({ method: 'POST', url: '/api/login', payload: '{}', headers }, token);
  await expectPoliteness({ method: 'POST', url: '/api/login?_method=DELETE', payload: '{}' }, token);
});
