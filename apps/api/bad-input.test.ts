import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, pathParameters } from '#platform/contract/endpoint.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { cardShop } from '#product/purchasing/server/cards/testing/card-shop.ts';
import { buildSiteLicense } from '#testing/api/licenses.ts';
import { inputFor, sampleOf } from '#testing/api/matrix/samples.ts';
import { buildAccount, buildFamily, buildGroup, buildStudent, LICENSED } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { cases, oneIn } from '#testing/server/proof.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';

/** What messages are said by: the texts of the slices. */
const BRANCHES = new Set(
  readdirSync(new URL('../../locales/en', import.meta.url)).map((file) => file.slice(0, -5)),
);

/**
 * Every route with generated nonsense. The seed is fixed: a failure today is a failure tomorrow. `npm run proof:nonsense`
 * sends five thousand a route, an hour and a half.
 */
const RUNS = Number(process.env['NONSENSE'] ?? cases(1, 60, 4));
const SEED = 20_260_914;
/** Nobody is to be held up for having asked too often: the nonsense would be refused for that alone. */
const FORGIVEN_EVERY = 20;
/** The server makes one while the database answers another: no more than one person may have under way. */
const TOGETHER = 2;
const tally = { routes: 0, sent: 0, failures: 0 };
afterAll(() => {
  provedAtLeast('nonsense-a-route', Math.floor(tally.sent / Math.max(1, tally.routes)), 5000);
  provedAtLeast('nonsense-routes', tally.routes, app.routes.length);
  provedAtMost('nonsense-answered-5xx', tally.failures, 0);
});

// With somebody who takes payments: else a call that is right would be answered that nobody does.
const { kindred } = await cardShop();
const { db, app } = kindred;
// Number 1 of everything is for the nonsense to find: what happens to it does not matter.
const { id: first } = await buildAccount(db);
await buildGroup(db, 'team', { [first]: 'owner' });
await kindred.tokenFor({ accountId: first });
const educator = await buildAccount(db);
const student = await buildStudent(db, kindred.appKey, { owner_id: educator.id, ...LICENSED });

type Sent = {
  url: string;
  method: Endpoint['method'];
  payload?: string | Buffer;
  headers?: Record<string, string>;
};

// Somebody whom the route lets in: the nonsense has to get as far as the handler.
await buildGroup(db, 'team', { [educator.id]: 'owner' });
await buildSiteLicense(db, educator.id, kindred.now());
const parent = await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id });
const staff = await buildAccount(db, { scope: 'uber' });
const educatorToken = await kindred.tokenFor({ accountId: educator.id });
const parentToken = await kindred.tokenFor({ accountId: parent.id });
const studentToken = await kindred.tokenFor({ studentId: student.id });
const TOKENS: Record<string, string> = {
  students: studentToken,
  'signed-in-to-play': studentToken,
  'students-in-person': studentToken,
  parents: parentToken,
  'parents-in-person': parentToken,
  uber: await kindred.tokenFor({ accountId: staff.id }),
};
const tokenOf = ({ access }: Endpoint): string => TOKENS[access.name] ?? educatorToken;

const fingerprint = async (): Promise<string> => JSON.stringify(await rowSums(db, ['throttles']));
let rows = await fingerprint();

type Answer = { status: number; complaints: string[] };

/** Sends it, and says what was wrong with the answer: a refusal has our shape and tells nothing. */
async function send(sent: Sent, token?: string): Promise<Answer> {
  const reply = await app.server.inject({
    ...sent,
    headers: {
      host: 'localhost:3000',
      ...(sent.payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { 'access-token': `Bearer ${token}` }),
      ...sent.headers,
    },
  });
  const status = reply.statusCode;
  if (status >= 500) tally.failures += 1;
  const complaints: string[] = [];
  const complain = (when: boolean, about: string): void => {
    if (when) {
      const request = `${sent.method} ${sent.url} ${String(sent.payload).slice(0, 200)}`;
      complaints.push(`${about}: ${request} was answered ${status} ${reply.body.slice(0, 300)}`);
    }
  };
  complain(status >= 500, 'a failure');
  complain(reply.headers['content-security-policy'] === undefined, 'no safe headers');
  if (status >= 400) {
    const { type, i18n, values: _, errors = {}, ...more } = reply.json();
    complain(
      !(type in ERROR_STATUS) || !/^[a-z-]+\.[a-z.-]+$/.test(i18n) || !BRANCHES.has(i18n.split('.')[0]),
      'not our shape',
    );
    complain(Object.keys(more).length > 0, 'more than our shape');
    const messages = Object.values<{ i18n: string }>(errors).map((message) => message.i18n);
    complain(
      !messages.every((key) => /^[a-z-]+\.[a-z0-9.-]+$/.test(key) && BRANCHES.has(key.split('.')[0] ?? '')),
      'a field without a message',
    );
    complain(
      /stack|node_modules|select |syntax|\.ts:/i.test(JSON.stringify({ type, i18n, more })),
      'inner workings',
    );
  }
  return { status, complaints };
}

type Sending = { sent: Sent; token: string | undefined; status: number };

/**
 * Looking at every row takes longer than asking, so it is done once for many calls. Where some of them were carried out,
 * the refused ones go again without them: they change nothing.
 */
async function expectNoChange(calls: readonly Sending[]): Promise<void> {
  const now = await fingerprint();
  if (now === rows) return;
  const refused = calls.filter(({ status }) => status >= 400);
  if (refused.length === calls.length) return expect(now).toBe(rows);
  rows = now;
  const again: Sending[] = [];
  for (let at = 0; at < refused.length; at += TOGETHER) {
    const together = refused.slice(at, at + TOGETHER);
    const answers = await Promise.all(together.map(({ sent, token }) => send(sent, token)));
    again.push(...together.map((call, nth) => ({ ...call, status: answers[nth]?.status ?? 0 })));
  }
  return expectNoChange(again);
}

/** Of a call that comes alone. */
async function sendAlone(sent: Sent, token?: string): Promise<Answer> {
  const answer = await send(sent, token);
  await expectNoChange([{ sent, token, status: answer.status }]);
  return answer;
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

/** Made once: to go through all graphemes takes half a second, as long as some hundred calls. */
const parameter = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 250 }),
  fc.constantFrom('0', '1', '-1', '..', '1e9', 'x'.repeat(40)),
);

const strange = fc.oneof(
  fc.constantFrom('scope', 'is_group_admin', 'status', 'toString', 'id', '_sort'),
  fc.string(),
);

const namesOf = (endpoint: Endpoint): string[] =>
  Object.keys(endpoint.input.shape).filter((name) => !pathParameters(endpoint.path).includes(name));

/** Fields of the contract with anything in them, some left out, some made up. */
function inputOf(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const own = fc.record(Object.fromEntries(namesOf(endpoint).map((name) => [name, hostile])), {
    requiredKeys: [],
  });
  const extra = fc.dictionary(strange, hostile, { maxKeys: 2 });
  return fc.tuple(own, extra).map(([fields, more]) => ({ ...fields, ...more }));
}

/**
 * One field of a call that is right otherwise, and names what is there: nonsense in all of them is refused before anybody
 * looks at the rest.
 */
function spoiltOf(endpoint: Endpoint): fc.Arbitrary<Record<string, unknown>> {
  const inPath = pathParameters(endpoint.path);
  const fine = Object.entries(inputFor(endpoint, 1)).filter(([name]) => !inPath.includes(name));
  const names = namesOf(endpoint);
  if (names.length === 0) return fc.constant({});
  return fc
    .tuple(fc.constantFrom(...names), hostile)
    .map(([name, value]) => ({ ...Object.fromEntries(fine), [name]: value }));
}

/** Number 1 is there of everything; what has a word has one. */
function inAddress(name: string): string {
  const sample = sampleOf(name, 1);
  return typeof sample === 'string' ? sample : '1';
}

function urlOf(endpoint: Endpoint, pick: (name: string) => string): string {
  const path = pathParameters(endpoint.path).reduce(
    (url, name) => url.replace(`:${name}`, encodeURIComponent(pick(name))),
    endpoint.path,
  );
  return `/api${path}`;
}

// Signing out ends the session the others need: without a token it is the same call.
const tokenFor = (endpoint: Endpoint) => (endpoint.path === '/logout' ? undefined : tokenOf(endpoint));

for (const [place, { endpoint }] of oneIn(6, app.routes).entries()) {
  test(`${endpoint.method} ${endpoint.path} bears generated nonsense`, {
    timeout: 120_000 + RUNS * 200,
  }, async () => {
    const calls: Sending[] = [];
    const sampled = { numRuns: RUNS, seed: SEED };
    const all = fc.sample(fc.tuple(inputOf(endpoint), parameter, parameter), sampled);
    const one = fc.sample(fc.tuple(spoiltOf(endpoint), parameter, parameter), sampled);
    const hasFields = namesOf(endpoint).length > 0;
    // Half and half; of a single run, the one for every second call.
    const made = all.map((nonsense, at) => {
      const spoilt = hasFields && (at + place) % 2 === 0 ? one[at] : undefined;
      return { nonsense: spoilt ?? nonsense, isSpoilt: spoilt !== undefined };
    });
    const call = async ({ nonsense, isSpoilt }: (typeof made)[number]): Promise<void> => {
      const [input, first, second] = nonsense;
      const url = urlOf(endpoint, (name) =>
        isSpoilt ? inAddress(name) : (name === 'id' ? first : second).toWellFormed(),
      );
      const query = Object.entries(input).map(([name, value]) => [
        name,
        isSpoilt && typeof value === 'string' ? value : String(JSON.stringify(value)),
      ]);
      const sent: Sent =
        endpoint.method === 'GET'
          ? { method: 'GET', url: `${url}?${new URLSearchParams(query).toString()}` }
          : { method: endpoint.method, url, payload: JSON.stringify(input) };
      const token = tokenFor(endpoint);
      const { status, complaints } = await send(sent, token);
      expect(complaints).toEqual([]);
      calls.push({ sent, token, status });
      tally.sent += 1;
    };
    for (let at = 0; at < made.length; at += TOGETHER) {
      await Promise.all(made.slice(at, at + TOGETHER).map(call));
      if (at % FORGIVEN_EVERY === 0) await db.deleteFrom('throttles').execute();
    }
    tally.routes += 1;
    await expectNoChange(calls);
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

/** An edit keeps what it is not sent, and its form shows what that is. */
function isEdit({ method, path }: Endpoint): boolean {
  return (
    method === 'PATCH' &&
    app.routes.some(({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path)
  );
}

function needsBody(endpoint: Endpoint): boolean {
  if (isEdit(endpoint)) return false;
  const { path, input } = endpoint;
  const inPath = pathParameters(path);
  return Object.entries(input.shape).some(
    ([name, schema]) => !inPath.includes(name) && !z.safeParse(schema, undefined).success,
  );
}

const changes = app.routes.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.path !== '/logout');

/** Each body goes to one in three calls, and each call gets one in three bodies; fewer in short, and the proof sends all to all. */
const EVERY = cases(9, 1, 3);
const bodies = Object.entries(BODIES).map(([name, payload], index) => ({ name, payload, index }));

test.each(bodies)('a body that is $name is refused everywhere', async ({ payload, index }) => {
  const calls: Sending[] = [];
  for (const { endpoint } of changes.filter((_, number) => (number + index) % EVERY === 0)) {
    const sent = { method: endpoint.method, url: urlOf(endpoint, () => '1'), payload };
    const token = tokenOf(endpoint);
    const { status, complaints } = await send(sent, token);
    calls.push({ sent, token, status });
    expect(complaints).toEqual([]);
    // Null is no body at all, and some calls need none.
    if (payload !== 'null' || needsBody(endpoint)) expect([400, 413, 422, 429]).toContain(status);
  }
  await expectNoChange(calls);
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
  const { status, complaints } = await sendAlone(sent);
  expect(complaints).toEqual([]);
  expect(status).toBeGreaterThanOrEqual(400);
});

test('a body and a query together are refused: a change has one place for its fields', async () => {
  const payload = JSON.stringify({ username: 'a', password: 'b' });
  const answer = await sendAlone({ method: 'POST', url: '/api/login?username=c', payload });
  expect(answer).toEqual({ status: 400, complaints: [] });
});

test('a field is refused by its name, whatever the name', async () => {
  const payload = '{"username":"a","password":"b","toString":1,"constructor":1}';
  const headers = { 'content-type': 'application/json' };
  const reply = await app.server.inject({ method: 'POST', url: '/api/login', payload, headers });
  const unknown = { i18n: 'validation.unknown' };
  expect(Object.entries(reply.json().errors)).toEqual([
    ['toString', unknown],
    ['constructor', unknown],
  ]);
});

test('a path parameter cannot be said twice', async () => {
  const sent = { method: 'POST', url: '/api/payment-completed/one', payload: '{"session":"two"}' } as const;
  expect(await sendAlone(sent)).toEqual({ status: 422, complaints: [] });
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
  const { status, complaints } = await sendAlone({ method: 'GET', url });
  expect(complaints).toEqual([]);
  expect([400, 404, 422]).toContain(status);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s where it is not offered is not found',
  async (method) => {
    const reply = await app.server.inject({ method, url: '/api/login' });
    expect([reply.statusCode, reply.json()]).toEqual([404, { type: 'not-found', i18n: 'error.not-found' }]);
  },
);

test('a method is overridden by nothing but the header of a PATCH', async () => {
  const headers = { 'x-http-method-override': 'DELETE' };
  const login = { method: 'POST', url: '/api/login', payload: '{}' } as const;
  expect(await sendAlone({ ...login, headers }, educatorToken)).toEqual({ status: 400, complaints: [] });
  expect(await sendAlone({ ...login, url: '/api/login?_method=DELETE' }, educatorToken)).toEqual({
    status: 400,
    complaints: [],
  });
});
