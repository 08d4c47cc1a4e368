import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoint, pathParameters } from '#platform/contract/endpoint.ts';
import { anyone } from '#platform/contract/policy.ts';
import { type App, createApp } from '#platform/server/app.ts';
import { anotherApp } from './testing/another-app.ts';
import { testKindred } from './testing/kindred.ts';
import { buildAccount, buildGroup, buildStudent } from './testing/people.ts';
import { rowSums } from './testing/rows.ts';

/** Walks every route with every kind of person. A new route joins by existing; a new policy has to be named here. */
const kindred = await testKindred();
const { db, appKey } = kindred;

const log: string[] = [];
const app = anotherApp(kindred, {
  logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
});

const EDUCATORS = ['educator', 'administrator', 'clinician', 'home', 'group admin', 'team admin'];
const ADULTS = [...EDUCATORS, 'parent', 'uber', 'not verified'];
const SIGNED_IN = [...ADULTS, 'student'];
const ANYONE = [...SIGNED_IN, 'anonymous', 'made-up token', 'deactivated', 'archived student'];
const ALLOWED: Record<string, readonly string[]> = {
  anyone: ANYONE,
  'signed-in': SIGNED_IN,
  adults: ADULTS,
  'adults-in-person': ADULTS,
  'educators-in-person': [...EDUCATORS, 'not verified'],
  students: ['student'],
};
const ACTING = ['uber acting as an educator', 'educator acting as an educator'];

type Headers = Record<string, string>;
const people = new Map<string, () => Promise<Headers>>();

beforeAll(async () => {
  const bearer = (token: string): Headers => ({ 'access-token': `Bearer ${token}` });
  const account = async (values: Parameters<typeof buildAccount>[1] = {}) => {
    const { id } = await buildAccount(db, values);
    return { id, headers: async () => bearer(await kindred.tokenFor({ accountId: id })) };
  };
  people.set('anonymous', async () => ({}));
  people.set('made-up token', async () => bearer('m'.repeat(43)));
  for (const role of ['educator', 'administrator', 'clinician', 'home'] as const) {
    people.set(role, (await account({ role })).headers);
  }
  people.set('not verified', (await account({ status: 'not-verified' })).headers);
  people.set('parent', (await account({ scope: 'parent' })).headers);
  const uber = await account({ scope: 'uber' });
  people.set('uber', uber.headers);
  const groupAdmin = await account();
  await buildGroup(db, 'district', { [groupAdmin.id]: 'admin' });
  people.set('group admin', groupAdmin.headers);
  const teamAdmin = await account();
  await buildGroup(db, 'team', { [teamAdmin.id]: 'owner' });
  people.set('team admin', teamAdmin.headers);
  const owner = await account();
  const student = await buildStudent(db, appKey, { owner_id: owner.id });
  people.set('student', async () => bearer(await kindred.tokenFor({ studentId: student.id })));
  const archived = await buildStudent(db, appKey, { owner_id: owner.id, archived_at: kindred.now() });
  people.set('archived student', async () => bearer(await kindred.tokenFor({ studentId: archived.id })));
  people.set('deactivated', (await account({ status: 'deactivated' })).headers);
  const actAs = (headers: () => Promise<Headers>) => async () => ({
    ...(await headers()),
    'x-acting-as': String(owner.id),
  });
  people.set('uber acting as an educator', actAs(uber.headers));
  people.set('educator acting as an educator', actAs(owner.headers));
});

const cells = app.routes.flatMap(({ endpoint: { method, path, access } }) =>
  [...ANYONE, ...ACTING].map((person) => ({
    person,
    method,
    path,
    policy: access.name,
    allowed: ALLOWED[access.name]?.includes(person) ?? false,
  })),
);

async function ask(method: Endpoint['method'], path: string, headers: Headers) {
  let url = `/api${path}`;
  for (const name of pathParameters(path)) url = url.replace(`:${name}`, '424242424242');
  return app.server.inject({ method, url, headers: { host: 'localhost:3000', ...headers } });
}

test('every policy in use is in the table', () => {
  expect([...new Set(app.routes.map((route) => route.endpoint.access.name))].toSorted()).toEqual(
    Object.keys(ALLOWED).toSorted(),
  );
  expect([...people.keys()].toSorted()).toEqual([...ANYONE, ...ACTING].toSorted());
});

test('who may not call is refused, changes no row, and leaves one line in the log', async () => {
  const denied = cells.filter((cell) => !cell.allowed);
  expect(denied.length).toBeGreaterThan(50);
  const headers = new Map<string, Headers>();
  for (const [person, headersOf] of people) headers.set(person, await headersOf());
  const before = await rowSums(db);
  for (const { person, method, path } of denied) {
    log.length = 0;
    const reply = await ask(method, path, headers.get(person) ?? {});
    const known = ADULTS.includes(person) || ACTING.includes(person) || person === 'student';
    const cell = `${person}: ${method} ${path}`;
    expect([cell, reply.statusCode]).toEqual([cell, known ? 403 : 401]);
    expect(reply.json()).toEqual(
      known
        ? { type: 'forbidden', i18n: 'error.forbidden' }
        : { type: 'unauthenticated', i18n: 'error.unauthenticated' },
    );
    expect([cell, await rowSums(db)]).toEqual([cell, before]);
    expect([cell, log.filter((line) => line.includes('access denied')).length]).toEqual([cell, 1]);
  }
});

test('who may call is never refused for who they are', async () => {
  for (const { person, method, path } of cells.filter((cell) => cell.allowed)) {
    const reply = await ask(method, path, (await people.get(person)?.()) ?? {});
    const cell = `${person}: ${method} ${path}`;
    expect([cell, reply.statusCode]).not.toEqual([cell, 401]);
    expect([cell, reply.statusCode]).not.toEqual([cell, 403]);
    expect(reply.statusCode).toBeLessThan(500);
  }
});

const bare = (): App =>
  createApp({
    db,
    clock: () => kindred.now(),
    addressOf: () => ({ site: 'dashboard', brand: 'kindred', dashboardUrl: '', studentUrl: '' }),
    authenticate: async () => null,
    logger: false,
    trustProxy: false,
    https: false,
  });

test('a call that declares no access keeps the server from starting', () => {
  const { serve } = bare();
  const open = endpoint({
    method: 'GET',
    path: '/open',
    summary: '',
    access: anyone,
    input: z.strictObject({}),
    output: z.void(),
  });
  expect(() => serve(open, async () => undefined)).not.toThrow();
  const careless: Endpoint = JSON.parse(JSON.stringify({ method: 'GET', path: '/careless', summary: '' }));
  expect(() => serve(careless, async () => undefined)).toThrow('GET /careless declares no access policy');
});

test('nor does a plain route below /api', () => {
  const { server } = bare();
  expect(() => server.get('/api/careless', async () => 'hello')).toThrow(
    'GET /api/careless declares no access policy',
  );
  expect(() =>
    server.get('/api/careful', { config: { policy: 'anyone' } }, async () => 'hello'),
  ).not.toThrow();
  expect(() => server.get('/elsewhere', async () => 'hello')).not.toThrow();
});

test('a change that names no audit action is no call', () => {
  const input = z.strictObject({});
  const change = {
    method: 'POST',
    path: '/change',
    summary: '',
    access: anyone,
    input,
    output: z.void(),
  } as const;
  expect(() => endpoint(change)).toThrow('POST /change changes something and names no audit action');
  expect(() => endpoint({ ...change, audit: null })).not.toThrow();
});
