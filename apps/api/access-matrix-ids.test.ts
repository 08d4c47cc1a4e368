import { beforeAll, expect, test } from 'vitest';
import { type Endpoint, pathParameters } from '#platform/contract/endpoint.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildChanges, type Change } from '#testing/api/matrix/changes.ts';
import { buildElsewhere, type Elsewhere } from '#testing/api/matrix/elsewhere.ts';
import { objectFields } from '#testing/api/matrix/named-objects.ts';
import { buildPeople, type Headers, type People } from '#testing/api/matrix/people.ts';
import { several, signedIn } from '#testing/api/matrix/several.ts';
import { rowSums } from '#testing/api/rows.ts';

/**
 * Beside the object of its address, a call may name others: to whom, of which group, added to which plan. Each such
 * field is found in the contracts, and tried with another school's; a new one has to be named here, or in `changes.ts`.
 * Staff reach everything, so this is about everybody else, and about staff in somebody's place.
 */
const kindred = await testKindred();
const { db, app } = kindred;
const routes = app.routes
  .map((route) => route.endpoint)
  .filter((route) => !route.path.startsWith('/uber/') && route.access.name !== 'uber');
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

let people: People = new Map();
let elsewhere: Elsewhere;
let changes: Change[] = [];

beforeAll(async () => {
  ({ people } = await buildPeople(kindred));
  elsewhere = await buildElsewhere(kindred);
  changes = await buildChanges(kindred, elsewhere);
});

/** The objects of an address are the other half's: see `access-matrix.test.ts`. The mailbox is the demonstration's. */
const ADDRESSED = ['id', 'ids', '_ids'];
const isOfMailbox = ({ path }: Endpoint): boolean => path.startsWith('/mailbox');

/** Filters of reads: whose id narrows what. */
const FILTERS: Record<string, () => number> = {
  id: () => elsewhere.colleague,
  beside: () => elsewhere.colleague,
  _student: () => elsewhere.student,
  school_id: () => elsewhere.school,
  educator_id: () => elsewhere.educator.id,
  upload_id: () => elsewhere.upload,
  group_id: () => elsewhere.group,
  small_group_id: () => elsewhere.smallGroup,
  district_id: () => elsewhere.district,
  district_upload_id: () => elsewhere.districtUpload,
};
const isRead = ({ method, path }: Endpoint): boolean => method === 'GET' || path.endsWith('/subset');
const reads = routes.filter((route) => isRead(route) && !pathParameters(route.path).includes('id'));

test("whatever names an object in an input is tried with somebody else's", () => {
  const tried = new Set([
    ...changes.flatMap(({ call, others }) => Object.keys(others).map((field) => `${call}: ${field}`)),
    ...reads.flatMap((route) => Object.keys(FILTERS).map((field) => `${nameOf(route)}: ${field}`)),
  ]);
  const found = routes
    .filter((route) => !isOfMailbox(route))
    .flatMap((route) =>
      objectFields(route.input)
        .filter((field) => !ADDRESSED.includes(field))
        .map((field) => `${nameOf(route)}: ${field}`),
    );
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter((field) => !tried.has(field))).toEqual([]);
});

async function ask(route: Endpoint, input: Record<string, unknown>, headers: Headers, file?: Buffer) {
  const values = { ...input };
  let url = `/api${route.path}`;
  for (const name of pathParameters(route.path)) {
    url = url.replace(`:${name}`, encodeURIComponent(String(values[name])));
    delete values[name];
  }
  const entries = Object.entries(values).map(([name, value]) => [name, String(value)]);
  const inQuery = route.method === 'GET' || file !== undefined;
  return app.server.inject({
    method: route.method,
    url,
    headers: {
      host: 'localhost:3000',
      ...headers,
      ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
    },
    ...(inQuery ? { query: Object.fromEntries(entries) } : { payload: values }),
    ...(file === undefined ? {} : { payload: file }),
  });
}

/** One of the others in its place, and then all of them: they may belong together. */
function trials({ own, others }: Change): [string, Record<string, unknown>][] {
  const single = Object.entries(others).map(([field, value]): [string, Record<string, unknown>] => [
    field,
    withOther(own, field, value),
  ]);
  const all = Object.entries(others).reduce((input, [field, value]) => withOther(input, field, value), {
    ...own,
  });
  return single.length === 1 ? single : [...single, ['all', all]];
}

/** A field of a list's entries is named with the list: `links.school_id`. */
function withOther(own: Record<string, unknown>, field: string, value: unknown): Record<string, unknown> {
  const [list = '', name] = field.split('.');
  const entries = own[list];
  if (name === undefined || !Array.isArray(entries)) return { ...own, [field]: value };
  return { ...own, [list]: entries.map((entry: object) => ({ ...entry, [name]: value })) };
}

/** Asking opens a session for each person; who asks for letters is counted, and the count stays. */
const SESSIONS = ['sessions', 'acting_sessions', 'throttles'];
const TIME = { timeout: 120_000 };

test("another's object in the place of one's own is refused, and no row is changed", TIME, async () => {
  const before = await rowSums(db, SESSIONS);
  const reports: string[] = [];
  for (const change of changes) {
    const route = routeOf(change);
    for (const [field, input] of trials(change)) {
      for (const headersOf of [change.headers, change.acting]) {
        const reply = await ask(route, input, await headersOf(), change.file);
        const refused = [403, 404, 409, 422].includes(reply.statusCode);
        const right = refused || reply.body.includes('notification.nothing-changed');
        if (!right) reports.push(`${change.call}, ${field}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
      }
    }
  }
  expect(reports).toEqual([]);
  expect(await rowSums(db, SESSIONS)).toEqual(before);
});

/** Without this, the calls above could have been refused for anything. */
test("the same calls with one's own objects are done", TIME, async () => {
  const reports: string[] = [];
  for (const change of changes) {
    const reply = await ask(routeOf(change), change.own, await change.headers(), change.file);
    const done = reply.statusCode < 300 && !reply.body.includes('notification.nothing-changed');
    if (!done)
      reports.push(`${change.call} by the ${change.by}: ${reply.statusCode} ${reply.body.slice(0, 300)}`);
  }
  expect(reports).toEqual([]);
});

function routeOf({ call }: Change): Endpoint {
  const route = routes.find((one) => nameOf(one) === call);
  if (route === undefined) throw new Error(`there is no call ${call} any more`);
  return route;
}

/** In a list or among suggestions. */
async function idsIn(route: Endpoint, input: Record<string, unknown>, headers: Headers): Promise<number[]> {
  const reply = await ask(route, input, headers);
  // A document, or figures about all rows together, holds no row.
  const isJson = String(reply.headers['content-type']).includes('json');
  if (reply.statusCode >= 300 || !isJson) return [];
  const { data, ids } = reply.json();
  return ids ?? (Array.isArray(data) ? data.map((row: { id: number }) => row.id) : []);
}

test("a filter by another's id shows nothing that is not shown without it", TIME, async () => {
  const reports: string[] = [];
  const signed = await signedIn(people);
  const asked = reads
    .filter(({ path }) => !path.endsWith('/subset'))
    .map((route) => ({ route, fields: objectFields(route.input).filter((field) => field in FILTERS) }))
    .filter(({ fields }) => fields.length > 0)
    .flatMap((one) =>
      ['educator', 'group admin', 'team admin', 'parent'].map((person) => ({ ...one, person })),
    );
  await several(asked, async ({ route, fields, person }) => {
    const headers = signed.get(person) ?? {};
    const shown = await idsIn(route, {}, headers);
    for (const field of fields) {
      const more = await idsIn(route, { [field]: FILTERS[field]?.() }, headers);
      const beyond = more.filter((id) => !shown.includes(id));
      if (beyond.length > 0) reports.push(`${person}: ${nameOf(route)}, ${field} shows ${beyond.join()}`);
    }
  });
  expect(reports).toEqual([]);
});
