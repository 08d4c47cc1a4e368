import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoint, pathParameters } from '#platform/contract/endpoint.ts';
import { type Actor, anyone } from '#platform/contract/policy.ts';
import { type App, createApp } from '#platform/server/http/app.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildElsewhere, type Elsewhere } from '#testing/api/matrix/elsewhere.ts';
import { buildPeople, EVERYBODY, type Headers, isKnown, type People } from '#testing/api/matrix/people.ts';
import { type Id, inputFor, sampleOf } from '#testing/api/matrix/samples.ts';
import { AT_A_TIME, several, signedIn } from '#testing/api/matrix/several.ts';
import { type Comers, readReviewed, WHO_MAY_CALL, writeDown } from '#testing/api/matrix/who-may-call.ts';
import { buildQuote } from '#testing/api/purchases.ts';
import { rowSums } from '#testing/api/rows.ts';
import { oneIn } from '#testing/server/proof.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';

/**
 * Walks every route with every kind of person, and where a route names an object, with somebody else's and with one
 * that does not exist; a part of them where less is tried (`oneIn`). Whom a route lets in is expected from `who-may-call.txt`, which was reviewed, and not from what
 * the route says itself. A new route joins by existing; its line, and a new field of an input, have to be named.
 */
const kindred = await testKindred();
const { db } = kindred;

/** One for each that works at a time: a line of a log is then of the call that was made there last. */
const servers = Array.from({ length: AT_A_TIME }, () => {
  const log: string[] = [];
  const stream = { write: (line: string) => void log.push(line) };
  return { app: anotherApp(kindred, { logger: { level: 'warn', stream } }), log };
});
const { app } = kindred;
const routes = app.routes.map((route) => route.endpoint);

let people: People = new Map();
let elsewhere: Elsewhere;
const own = { educator: 0, student: 0, child: 0, quote: 0, classDevice: 0 };
const NOT_THERE = 424242424242;

beforeAll(async () => {
  const built = await buildPeople(kindred);
  people = built.people;
  Object.assign(own, built.own, { quote: await buildQuote(db, built.teacher.id) });
  elsewhere = await buildElsewhere(kindred);
});

/** Every route counts here: the time is for a machine that is busy with other tests, too. */
const ALL_ROUTES = { timeout: 600_000 };

/** Most are numbers. */
type Target = 'nothing named' | 'not there' | "another's";
type Cell = { person: string; route: Endpoint; target: Target; allowed: boolean };

/** Whose object it is matters below these, and who has it finds it there; staff may see everybody's. */
const OWNED: Record<string, () => Id> = {
  '/undo': () => elsewhere.undo,
  '/sessions': () => elsewhere.session,
  '/factors/passkeys': () => elsewhere.passkey,
  '/educator/students': () => elsewhere.student,
  '/educator/emotion-check-ins': () => elsewhere.student,
  '/educator/reports/academy': () => elsewhere.student,
  '/educator/reports/zoou': () => elsewhere.student,
  '/educator/reports/ssgrin': () => elsewhere.student,
  '/educator/reports/hoh': () => elsewhere.student,
  '/educator/reports/sim': () => elsewhere.student,
  '/educator/group-data/academy': () => elsewhere.student,
  '/educator/group-data/zoou': () => elsewhere.student,
  '/educator/group-data/ssgrin': () => elsewhere.student,
  '/educator/group-data/hoh': () => elsewhere.student,
  '/educator/group-data/sim': () => elsewhere.student,
  '/educator/sel-check-ins': () => elsewhere.student,
  '/educator/small-groups': () => elsewhere.smallGroup,
  '/educator/reports/plan-download': () => elsewhere.student,
  '/educator/reports/download': () => elsewhere.student,
  '/educator/report-downloads': () => elsewhere.download,
  '/educator/report-links': () => elsewhere.link,
  '/educator/child-exports': () => elsewhere.childExport,
  '/account/exports': () => elsewhere.ownExport,
  '/educator/consents/register': () => elsewhere.student,
  '/educator/schools': () => elsewhere.school,
  '/educator/follow-ups': () => elsewhere.followUp,
  '/educator/responders': () => elsewhere.school,
  '/educator/family-invites': () => elsewhere.familyInvite,
  '/educator/family-links': () => elsewhere.familyLink,
  '/educator/class-tiles/new-pictures': () => elsewhere.student,
  '/educator/class-tiles/unlock': () => elsewhere.student,
  '/educator/class-devices': () => elsewhere.classDevice,
  '/educator/educators': () => elsewhere.colleague,
  '/educator/groups': () => elsewhere.group,
  '/educator/factor-rules': () => elsewhere.group,
  '/educator/activity': () => elsewhere.activity,
  '/educator/team-agreements': () => elsewhere.agreement,
  '/educator/pending-colleagues': () => elsewhere.invited,
  '/educator/notifications': () => elsewhere.notification,
  '/educator/school-check-ins': () => elsewhere.school,
  '/educator/districts': () => elsewhere.district,
  '/educator/license-history': () => elsewhere.siteLot,
  '/educator/transfer-history': () => elsewhere.transfer,
  '/educator/assign-program-history': () => elsewhere.entry,
  '/educator/site-licenses': () => elsewhere.siteLot,
  '/educator/site-access': () => elsewhere.educator.id,
  '/educator/site-license-usage': () => elsewhere.educator.id * 10_000 + 2026,
  '/educator/quotes': () => elsewhere.quote,
  '/educator/packets': () => elsewhere.packet,
  '/educator/orders': () => elsewhere.order,
  '/educator/uploads': () => elsewhere.upload,
  '/educator/upload-rows': () => elsewhere.uploadRow,
  '/educator/district-uploads': () => elsewhere.districtUpload,
  '/educator/district-upload-schools': () => elsewhere.districtSchool,
  '/parent/notifications': () => elsewhere.familyNotification,
  '/parent/students': () => elsewhere.child,
  '/parent/child-exports': () => elsewhere.familyExport,
  '/parent/orders': () => elsewhere.familyOrder,
  '/parent/license-history': () => elsewhere.familyLot,
};
/** What a code, mailed to one person, stands for; and the demonstration's mailbox, which is everybody's. */
const BY_CODE =
  /^\/(account-activate|set-new-password|change-username|address|unsubscribe|mailbox|family-code)\b/;

/** Lessons and guides are everybody's; what is kept about them is under the caller's own name. */
const OF_EVERYBODY = /^\/(?:(?:educator|parent)\/)?lessons\b|^\/guides\b/;

const ownedBelow = (path: string): (() => Id) | undefined =>
  Object.entries(OWNED).find(([base]) => path === base || path.startsWith(`${base}/`))?.[1];

const namesObject = ({ input }: Endpoint): boolean =>
  ['id', 'ids', '_ids'].some((name) => {
    const schema = input.shape[name];
    return schema !== undefined && !z.safeParse(schema, undefined).success;
  });

function targetsOf(route: Endpoint): Target[] {
  if (!namesObject(route)) return ['nothing named'];
  return ownedBelow(route.path) === undefined ? ['not there'] : ['not there', "another's"];
}

/** What `npm run proof:access` says of all this. */
const tally = { cells: 0, leaks: 0 };
afterAll(() => {
  provedAtLeast('access-cells', tally.cells, 12_000);
  provedAtMost('access-leaks', tally.leaks, 0);
});

/** Of so many cells these were not as they should be. */
function counted(reports: readonly string[], tried: number): readonly string[] {
  tally.cells += tried;
  tally.leaks += reports.length;
  return reports;
}

const reviewed = readReviewed();
const cells: Cell[] = routes.flatMap((route) =>
  EVERYBODY.flatMap((person) =>
    targetsOf(route).map((target) => ({ person, route, target, allowed: reviewed(route).has(person) })),
  ),
);

const inAddress = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

async function ask(
  { route, target, person }: Omit<Cell, 'allowed'>,
  headers: Headers,
  { server }: App = app,
) {
  const id = target === "another's" ? (ownedBelow(route.path)?.() ?? NOT_THERE) : NOT_THERE;
  const named = target !== 'nothing named';
  const values = named ? inputFor(route, id) : {};
  let url = `/api${route.path}`;
  for (const name of pathParameters(route.path)) {
    url = url.replace(`:${name}`, encodeURIComponent(inAddress(values[name] ?? sampleOf(name, id) ?? id)));
    delete values[name];
  }
  const query = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inAddress(value)]));
  const body = route.method === 'GET' ? { query } : { payload: values };
  const call = () =>
    server.inject({
      method: route.method,
      url,
      headers: { host: 'localhost:3000', ...headers },
      ...(named ? body : {}),
    });
  let reply = await call();
  // What is made a few at a time has no room while others ask for it: once more then.
  for (let tries = 0; reply.statusCode === 429 && tries < 50; tries += 1) reply = await call();
  return { reply, cell: `${person}: ${route.method} ${route.path}, ${target}` };
}

test('the matrix is whole: every person is in it, and whose object a call names is known', () => {
  expect([...people.keys()].toSorted()).toEqual(EVERYBODY.toSorted());
  const isAnybodys = ({ path }: Endpoint): boolean =>
    path.startsWith('/uber/') || BY_CODE.test(path) || OF_EVERYBODY.test(path);
  const unknown = routes.filter((route) => namesObject(route) && ownedBelow(route.path) === undefined);
  expect(unknown.filter((route) => !isAnybodys(route)).map((route) => route.path)).toEqual([]);
  expect(cells.length).toBeGreaterThan(2000);
});

/** A changed policy is seen in the list, and reviewed there: `npm run who-may-call` writes it anew. */
test('who may call what is as it was reviewed', async () => {
  await expect(writeDown(routes, await actors())).toMatchFileSnapshot(WHO_MAY_CALL);
});

/** As whom the server sees each of them. */
async function actors(): Promise<Comers> {
  const comers = new Map<string, Actor | null | 'refused'>();
  const { server, serve } = anotherApp(kindred, {});
  let seen: Actor | null = null;
  const look = { summary: '', access: anyone, input: z.strictObject({}), output: z.void() } as const;
  serve(endpoint({ ...look, method: 'GET', path: '/look' }), async ({ actor }) => {
    seen = actor;
  });
  for (const [person, headersOf] of people) {
    const headers = { host: 'localhost:3000', ...(await headersOf()) };
    const { statusCode } = await server.inject({ method: 'GET', url: '/api/look', headers });
    comers.set(person, statusCode < 300 ? seen : 'refused');
  }
  await server.close();
  return comers;
}

test('who may not call is refused, changes no row, and leaves one line in the log', ALL_ROUTES, async () => {
  const headers = await signedIn(people);
  const before = await rowSums(db);
  const reports: string[] = [];
  const refused = oneIn(
    12,
    cells.filter(({ allowed }) => !allowed),
  );
  await several(refused, async (cell, place) => {
    const { app: server, log = [] } = servers[place] ?? {};
    log.length = 0;
    const { reply, cell: name } = await ask(cell, headers.get(cell.person) ?? {}, server);
    const type = isKnown(cell.person) ? 'forbidden' : 'unauthenticated';
    const denials = log.filter((line) => line.includes('access denied')).length;
    const said = `${reply.statusCode} ${reply.body} ${denials}`;
    const due = `${type === 'forbidden' ? 403 : 401} {"type":"${type}","i18n":"error.${type}"} 1`;
    if (said !== due) reports.push(`${name}: ${said}`);
  });
  expect(counted(reports, refused.length)).toEqual([]);
  expect(await rowSums(db)).toEqual(before);
});

const isReading = ({ route }: Cell): boolean => route.method === 'GET';

test('who may call is never refused for who they are', ALL_ROUTES, async () => {
  const reports: string[] = [];
  const look = async (cell: Cell, headers: Headers = {}): Promise<void> => {
    const { reply, cell: name } = await ask(cell, headers);
    if ([401, 403].includes(reply.statusCode) || reply.statusCode >= 500) {
      reports.push(`${name}: ${reply.statusCode}`);
    }
  };
  const open = oneIn(
    8,
    cells.filter(({ allowed, target }) => allowed && target === 'nothing named'),
  );
  const headers = await signedIn(people);
  await several(open.filter(isReading), (cell) => look(cell, headers.get(cell.person)));
  // One after the other: they are carried out, and signing out is one of them.
  for (const cell of open.filter((one) => !isReading(one))) {
    await look(cell, await people.get(cell.person)?.());
  }
  expect(counted(reports, open.length)).toEqual([]);
});

/** Asking opens a session for each person, or an acting one; nothing else may change. */
const SESSIONS = ['sessions', 'acting_sessions'];

/** Reads of lists find nothing; everything else says that it is not there. */
test(
  "what is not there, and what is another's, is found by nobody and stays as it is",
  ALL_ROUTES,
  async () => {
    const before = await rowSums(db, SESSIONS);
    const reports: string[] = [];
    const named = oneIn(
      8,
      cells.filter(({ allowed, target }) => allowed && target !== 'nothing named'),
    );
    const signed = await signedIn(people);
    await several(named, async (cell) => {
      const headers = isReading(cell) ? signed.get(cell.person) : await people.get(cell.person)?.();
      const { reply, cell: name } = await ask(cell, headers ?? {});
      const isList = cell.route.path.endsWith('/subset');
      const right = isList
        ? reply.statusCode === 200 && reply.json().data.length === 0
        : [403, 404, 409, 422].includes(reply.statusCode) || isLinkNotice(reply.body);
      if (!right) reports.push(`${name}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
    });
    expect(counted(reports, named.length)).toEqual([]);
    expect(await rowSums(db, SESSIONS)).toEqual(before);
  },
);

const isRead = ({ method, path }: Endpoint): boolean =>
  path.endsWith('/subset') || (method === 'GET' && pathParameters(path).join() === 'id');

/** Who has one of their own, below which address. */
const OWNERS: Record<string, { person: string; id: () => number }> = {
  '/educator/students': { person: 'educator', id: () => own.student },
  '/educator/reports/plan-download': { person: 'educator', id: () => own.student },
  '/educator/reports/download': { person: 'educator', id: () => own.student },
  '/educator/educators': { person: 'group admin', id: () => own.educator },
  '/educator/class-tiles': { person: 'educator', id: () => own.student },
  '/educator/class-devices': { person: 'educator', id: () => own.classDevice },
  '/educator/quotes': { person: 'educator', id: () => own.quote },
  '/parent/students': { person: 'parent', id: () => own.child },
};

test("what is one's own is found", async () => {
  const reports: string[] = [];
  let asked = 0;
  for (const route of routes) {
    const owner = Object.entries(OWNERS).find(([base]) => route.path.startsWith(base))?.[1];
    if (owner === undefined || !isRead(route)) continue;
    asked += 1;
    const headers = (await people.get(owner.person)?.()) ?? {};
    const isSubset = route.path.endsWith('/subset');
    const reply = await app.server.inject({
      method: route.method,
      url: `/api${route.path.replace(':id', String(owner.id()))}`,
      headers: { host: 'localhost:3000', ...headers },
      ...(isSubset ? { payload: { _ids: [owner.id()] } } : {}),
    });
    const found = reply.statusCode === 200 && (!isSubset || reply.json().data.length === 1);
    if (!found)
      reports.push(`${owner.person}: ${route.method} ${route.path} ${reply.statusCode} ${reply.body}`);
  }
  expect(reports).toEqual([]);
  expect(asked).toBeGreaterThan(5);
});

/** Without this, what was asked for above could be nothing that anybody finds. */
test("what was asked for as another's is found by whose it is", async () => {
  const reports: string[] = [];
  for (const route of routes.filter((one) => isRead(one) && ownedBelow(one.path) !== undefined)) {
    const owner = route.path.startsWith('/parent/') ? elsewhere.parent : elsewhere.educator;
    const { reply } = await ask({ route, target: "another's", person: '' }, await owner.headers());
    const isList = route.path.endsWith('/subset');
    // Found, even where nothing can be done with it at this moment.
    const found = isList ? reply.json().data.length === 1 : [200, 409].includes(reply.statusCode);
    if (!found)
      reports.push(`${route.method} ${route.path}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
  }
  expect(reports).toEqual([]);
});

test("no list, nor all there is to select of it, holds what is another's", ALL_ROUTES, async () => {
  const reports: string[] = [];
  const lists = Object.entries(OWNED).flatMap(([base, idOf]) =>
    routes
      .filter(({ method, path }) => method === 'GET' && [base, `${base}/select-all`].includes(path))
      .flatMap((route) => [...reviewed(route)].map((person) => ({ route, person, idOf }))),
  );
  const headers = await signedIn(people);
  await several(lists, async ({ route, person, idOf }) => {
    const { reply } = await ask({ route, target: 'nothing named', person }, headers.get(person) ?? {});
    const { data, ids } = reply.json();
    const shown: unknown[] = ids ?? data.map((row: { id: number }) => row.id);
    if (reply.statusCode !== 200 || shown.includes(idOf())) reports.push(`${person}: ${route.path}`);
  });
  expect(counted(reports, lists.length)).toEqual([]);
});

/** One's own beside it opens nothing: all of it is refused. */
test("another's among one's own is refused with them, and no row is changed", ALL_ROUTES, async () => {
  const before = await rowSums(db, SESSIONS);
  const reports: string[] = [];
  const ofSeveral = routes.filter(
    ({ path, input }) => 'ids' in input.shape && !path.includes('/uber/') && !OF_EVERYBODY.test(path),
  );
  for (const route of ofSeveral) {
    const owner = Object.entries(OWNERS).find(([base]) => route.path.startsWith(base))?.[1];
    const id = ownedBelow(route.path)?.();
    if (owner === undefined || id === undefined) {
      reports.push(`${route.path}: nobody has any of their own`);
      continue;
    }
    const reply = await app.server.inject({
      method: route.method,
      url: `/api${route.path}`,
      headers: { host: 'localhost:3000', ...(await people.get(owner.person)?.()) },
      payload: { ...inputFor(route, id), ids: [owner.id(), id] },
    });
    if (![403, 404, 409, 422].includes(reply.statusCode)) {
      reports.push(`${owner.person}: ${route.method} ${route.path} ${reply.statusCode} ${reply.body}`);
    }
  }
  expect(reports).toEqual([]);
  expect(await rowSums(db, SESSIONS)).toEqual(before);
});

/** A mailed link that nobody sent answers with a notice, not with an error. */
function isLinkNotice(body: string): boolean {
  return /link-invalid|payment-unknown|"valid":false/.test(body);
}

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
