import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, endpoint, pathParameters } from '#platform/contract/endpoint.ts';
import { anyone } from '#platform/contract/policy.ts';
import { type App, createApp } from '#platform/server/app.ts';
import { openActingSession } from '#product/accounts/server/sessions.ts';
import { rowId } from '#product/rosters/server/uploads/store.ts';
import { anotherApp } from './testing/another-app.ts';
import { testKindred } from './testing/kindred.ts';
import { buildSiteLicense } from './testing/licenses.ts';
import {
  buildAccount,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
  LICENSED,
} from './testing/people.ts';
import { buildOrder, buildQuote } from './testing/purchases.ts';
import { rowSums } from './testing/rows.ts';

/**
 * Walks every route with every kind of person, and where a route names an object, with somebody else's and with one
 * that does not exist. A new route joins by existing; a new policy, or a new field of an input, has to be named here.
 */
const kindred = await testKindred();
const { db, appKey } = kindred;

const log: string[] = [];
const app = anotherApp(kindred, {
  logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
});

const ADMINS = ['group admin', 'team admin', 'uber acting as a group admin'];
const EDUCATORS = [
  'educator',
  'administrator',
  'clinician',
  'home',
  'not verified',
  'group admin',
  'team admin',
  'site license admin',
];
const EDUCATORS_ACTED = ['uber acting as an educator', 'uber acting as a group admin'];
const ADULTS_IN_PERSON = [...EDUCATORS, 'parent', 'uber'];
const ADULTS = [...ADULTS_IN_PERSON, ...EDUCATORS_ACTED, 'uber acting as a parent'];
const SIGNED_IN = [...ADULTS, 'student', 'uber acting as a student'];
const NOBODY = ['anonymous', 'made-up token', 'deactivated', 'archived student', 'uber whose hour is over'];
const PRETENDERS = ['uber acting without leave', 'educator acting as an educator'];
const ALLOWED: Record<string, readonly string[]> = {
  anyone: [...SIGNED_IN, ...NOBODY.filter((person) => person !== 'uber whose hour is over')],
  'signed-in': SIGNED_IN,
  adults: ADULTS,
  'adults-in-person': ADULTS_IN_PERSON,
  uber: ['uber'],
  educators: [...EDUCATORS, ...EDUCATORS_ACTED],
  'educators-in-person': EDUCATORS,
  'group-admins': ADMINS,
  'site-license-admins': ['site license admin'],
  parents: ['parent', 'uber acting as a parent'],
  'parents-in-person': ['parent'],
  'keepers-in-person': [...EDUCATORS, 'parent'],
  students: ['student', 'uber acting as a student'],
};
const EVERYBODY = [...SIGNED_IN, ...NOBODY, ...PRETENDERS];
/** Whoever is somebody is told that it is not for them; all others, to sign in. */
const KNOWN = [...SIGNED_IN, ...PRETENDERS, 'uber whose hour is over'];

type Headers = Record<string, string>;
const people = new Map<string, () => Promise<Headers>>();
const elsewhere = {
  educator: 0,
  student: 0,
  school: 0,
  child: 0,
  notification: 0,
  familyNotification: 0,
  quote: 0,
  order: 0,
  familyOrder: 0,
  upload: 0,
  uploadRow: 0,
};
const own = { educator: 0, student: 0, child: 0, quote: 0 };
const NOT_THERE = 424242424242;

beforeAll(async () => {
  const bearer = (token: string): Headers => ({ 'access-token': `Bearer ${token}` });
  const account = async (values: Parameters<typeof buildAccount>[1] = {}) => {
    const { id } = await buildAccount(db, values);
    return { id, headers: async () => bearer(await kindred.tokenFor({ accountId: id })) };
  };
  const school = await buildSchool(db);
  const add = async (name: string, values: Parameters<typeof buildAccount>[1]) => {
    const person = await account(values);
    people.set(name, person.headers);
    return person;
  };
  people.set('anonymous', async () => ({}));
  people.set('made-up token', async () => bearer('m'.repeat(43)));
  const teacher = await add('educator', { school_id: school.id });
  for (const role of ['administrator', 'clinician', 'home'] as const) {
    await add(role, { role, school_id: role === 'home' ? null : school.id });
  }
  await add('not verified', { status: 'not-verified', school_id: school.id });
  await add('deactivated', { status: 'deactivated' });
  const family = await buildFamily(db);
  const parent = await add('parent', { scope: 'parent', family_id: family.id });
  const groupAdmin = await add('group admin', { school_id: school.id });
  await buildGroup(db, 'district', { [groupAdmin.id]: 'admin' });
  const teamAdmin = await add('team admin', { school_id: school.id });
  await buildGroup(db, 'team', { [teamAdmin.id]: 'owner' });
  const siteAdmin = await add('site license admin', { school_id: school.id });
  await buildSiteLicense(db, siteAdmin.id, kindred.now());
  const owner = await account({ school_id: school.id });
  const student = await buildStudent(db, appKey, {
    owner_id: owner.id,
    school_id: school.id,
    ...LICENSED,
  });
  people.set('student', async () => bearer(await kindred.tokenFor({ studentId: student.id })));
  const archived = await buildStudent(db, appKey, {
    owner_id: owner.id,
    school_id: school.id,
    archived_at: kindred.now(),
  });
  people.set('archived student', async () => bearer(await kindred.tokenFor({ studentId: archived.id })));
  await add('uber', { scope: 'uber' });

  const actAs = async (name: string, accountId: number, minutes: number | null) => {
    const staff = await account({ scope: 'uber' });
    const from = kindred.now();
    const reason = 'helping';
    people.set(name, async () => {
      // Anew each time: signing out, which is one of the calls, ends it.
      if (minutes !== null) {
        const ends = new Date(from.getTime() + minutes * 60_000);
        const acting = { staff_id: staff.id, account_id: accountId, reason, started_at: from, ends_at: ends };
        await db.insertInto('acting_sessions').values(acting).execute();
      }
      return { ...(await staff.headers()), 'x-acting-as': String(accountId) };
    });
  };
  await actAs('uber acting as an educator', owner.id, 60);
  await actAs('uber acting as a group admin', groupAdmin.id, 60);
  await actAs('uber acting as a parent', parent.id, 60);
  await actAs('uber acting without leave', owner.id, null);
  await actAs('uber whose hour is over', owner.id, -1);
  const helper = await account({ scope: 'uber' });
  people.set('uber acting as a student', async () => {
    const endsAt = new Date(kindred.now().getTime() + 3_600_000);
    const acting = { staff_id: helper.id, student_id: student.id, reason: 'helping', ends_at: endsAt };
    const inserted = db.insertInto('acting_sessions').values({ ...acting, started_at: kindred.now() });
    const { id: actingId } = await inserted.returning('id').executeTakeFirstOrThrow();
    return bearer(await openActingSession(db, { actingId, studentId: student.id, endsAt }, kindred.now()));
  });
  people.set('educator acting as an educator', async () => ({
    ...(await owner.headers()),
    'x-acting-as': String(owner.id),
  }));

  own.student = (await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id })).id;
  await buildGroup(db, 'school', { [groupAdmin.id]: 'owner', [owner.id]: 'member' });
  own.educator = owner.id;
  own.child = (await buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id })).id;

  // Another school and another family, which nobody above has to do with.
  const far = await buildSchool(db);
  elsewhere.school = far.id;
  elsewhere.educator = (await account({ school_id: far.id })).id;
  elsewhere.student = (
    await buildStudent(db, appKey, { owner_id: elsewhere.educator, school_id: far.id })
  ).id;
  const { id: notification } = await db
    .insertInto('dashboard_notifications')
    .values({ account_id: elsewhere.educator, kind: 'welcome', operation_id: 'welcome:elsewhere' })
    .returning('id')
    .executeTakeFirstOrThrow();
  elsewhere.notification = notification;
  const farFamily = await buildFamily(db);
  const other = await account({ scope: 'parent', family_id: farFamily.id });
  const { id: told } = await db
    .insertInto('dashboard_notifications')
    .values({ account_id: other.id, kind: 'licenses-expiring', operation_id: 'licenses-expiring:elsewhere' })
    .returning('id')
    .executeTakeFirstOrThrow();
  elsewhere.familyNotification = told;
  elsewhere.child = (await buildStudent(db, appKey, { owner_id: other.id, family_id: farFamily.id })).id;
  elsewhere.quote = await buildQuote(db, elsewhere.educator);
  elsewhere.order = await buildOrder(db, elsewhere.educator);
  elsewhere.familyOrder = await buildOrder(db, other.id);
  own.quote = await buildQuote(db, teacher.id);
  elsewhere.upload = await buildUpload(elsewhere.educator, far.id);
  elsewhere.uploadRow = rowId(elsewhere.upload, 1);
});

/** One that waits to be confirmed, with a row. */
async function buildUpload(educatorId: number, schoolId: number): Promise<number> {
  const { id } = await db
    .insertInto('uploads')
    .values({
      status: 'ready',
      staged: true,
      uploaded_by: educatorId,
      actor_scope: 'educator',
      educator_id: educatorId,
      school_id: schoolId,
      file_name: 'theirs.csv',
      file_sha256: Buffer.of(1),
      rows_total: 1,
      to_create: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into upload_rows (id, line, first_name, last_name, grade_written, teacher, student_id, educator_username,
      student_username, activate_license, assign_program, clever_user_id, classlink_login_id, classlink_tenant_id, grade,
      first_fold, last_fold, activate, action)
    values (${rowId(id, 1)}, 2, 'Robin', 'Birch', '3', '', '', '', '', '', '', '', '', '', 3, 'robin', 'birch', false,
      'create')`.execute(db);
  return id;
}

/** Every route counts here: the time is for a machine that is busy with other tests, too. */
const ALL_ROUTES = { timeout: 240_000 };

type Target = 'nothing named' | 'not there' | "another's";
type Cell = { person: string; route: Endpoint; target: Target; allowed: boolean };

/** Whose object it is matters below these; staff may see everybody's. */
const OWNED: Record<string, () => number> = {
  '/educator/students': () => elsewhere.student,
  '/educator/educators': () => elsewhere.educator,
  '/educator/notifications': () => elsewhere.notification,
  '/educator/school-check-ins': () => elsewhere.school,
  '/educator/quotes': () => elsewhere.quote,
  '/educator/orders': () => elsewhere.order,
  '/educator/uploads': () => elsewhere.upload,
  '/educator/upload-rows': () => elsewhere.uploadRow,
  '/parent/notifications': () => elsewhere.familyNotification,
  '/parent/students': () => elsewhere.child,
  '/parent/orders': () => elsewhere.familyOrder,
};

const ownedBelow = (path: string): (() => number) | undefined =>
  Object.entries(OWNED).find(([base]) => path.startsWith(base))?.[1];

function targetsOf({ path, input }: Endpoint): Target[] {
  const names = Object.entries(input.shape)
    .filter(([, schema]) => !z.safeParse(schema, undefined).success)
    .map(([name]) => name);
  if (!names.some((name) => ['id', 'ids', '_ids'].includes(name))) return ['nothing named'];
  return ownedBelow(path) === undefined ? ['not there'] : ['not there', "another's"];
}

const cells: Cell[] = app.routes.flatMap(({ endpoint: route }) =>
  EVERYBODY.flatMap((person) =>
    targetsOf(route).map((target) => ({
      person,
      route,
      target,
      allowed: ALLOWED[route.access.name]?.includes(person) ?? false,
    })),
  ),
);

/** What goes into a field of this name, when it has to be there. */
type Sample = string | number | boolean | number[];
const SAMPLES: Record<string, (id: number) => Sample> = {
  id: (id) => id,
  ids: (id) => [id],
  _ids: (id) => [id],
  educator_id: (id) => id,
  educator_ids: (id) => [id],
  user_id: (id) => id,
  code: () => 'c'.repeat(43),
  session: () => 'cs_unknown',
  first_name: () => 'Robin',
  last_name: () => 'Birch',
  grade: () => 3,
  on: () => true,
  school_year: () => '2026',
  operation_id: () => '00000000-0000-4000-8000-000000000000',
  program: () => 'zoou',
  plan: () => 'individual',
  count: () => 1,
  quantity: () => 1,
  change: () => 'add',
  tier: () => 100,
  period: () => 'year',
  lot_id: (id) => id,
  starts_on: () => '2026-09-01',
  ends_on: () => '2027-06-30',
  document: () => 'confirmation',
  scene: () => 'zoou-check-a-ic',
  provider: () => 'clever',
  state: () => 's'.repeat(43),
};

function inputFor(route: Endpoint, id: number): Record<string, Sample> {
  const values: Record<string, Sample> = {};
  for (const [name, schema] of Object.entries(route.input.shape)) {
    const optional = z.safeParse(schema, undefined).success;
    const sample = SAMPLES[name];
    if (!optional && sample !== undefined) values[name] = sample(id);
  }
  return values;
}

async function ask({ route, target, person }: Omit<Cell, 'allowed'>, headers: Headers) {
  const id = target === "another's" ? (ownedBelow(route.path)?.() ?? NOT_THERE) : NOT_THERE;
  const named = target !== 'nothing named';
  const values = named ? inputFor(route, id) : {};
  let url = `/api${route.path}`;
  for (const name of pathParameters(route.path)) {
    url = url.replace(`:${name}`, encodeURIComponent(`${values[name] ?? SAMPLES[name]?.(id) ?? id}`));
    delete values[name];
  }
  const body = route.method === 'GET' ? {} : { payload: values };
  const reply = await app.server.inject({
    method: route.method,
    url,
    headers: { host: 'localhost:3000', ...headers },
    ...(named ? body : {}),
  });
  return { reply, cell: `${person}: ${route.method} ${route.path}, ${target}` };
}

test('the matrix is whole: every policy and every person is in it', () => {
  expect([...new Set(app.routes.map((route) => route.endpoint.access.name))].toSorted()).toEqual(
    Object.keys(ALLOWED).toSorted(),
  );
  expect([...people.keys()].toSorted()).toEqual(EVERYBODY.toSorted());
  expect(cells.length).toBeGreaterThan(2000);
});

test('who may not call is refused, changes no row, and leaves one line in the log', ALL_ROUTES, async () => {
  const headers = new Map<string, Headers>();
  for (const [person, headersOf] of people) headers.set(person, await headersOf());
  const before = await rowSums(db);
  const reports: string[] = [];
  for (const cell of cells.filter(({ allowed }) => !allowed)) {
    log.length = 0;
    const { reply, cell: name } = await ask(cell, headers.get(cell.person) ?? {});
    const type = KNOWN.includes(cell.person) ? 'forbidden' : 'unauthenticated';
    const denials = log.filter((line) => line.includes('access denied')).length;
    const said = `${reply.statusCode} ${reply.body} ${denials}`;
    const due = `${type === 'forbidden' ? 403 : 401} {"type":"${type}","i18n":"error.${type}"} 1`;
    if (said !== due) reports.push(`${name}: ${said}`);
  }
  expect(reports).toEqual([]);
  expect(await rowSums(db)).toEqual(before);
});

test('who may call is never refused for who they are', ALL_ROUTES, async () => {
  const reports: string[] = [];
  for (const cell of cells.filter(({ allowed, target }) => allowed && target === 'nothing named')) {
    const { reply, cell: name } = await ask(cell, (await people.get(cell.person)?.()) ?? {});
    if ([401, 403].includes(reply.statusCode) || reply.statusCode >= 500) {
      reports.push(`${name}: ${reply.statusCode}`);
    }
  }
  expect(reports).toEqual([]);
});

/** Sections 4 and 7: reads of lists find nothing; everything else says that it is not there. */
test(
  "what is not there, and what is another's, is found by nobody and stays as it is",
  ALL_ROUTES,
  async () => {
    // Asking opens a session for each person, or an acting one; nothing else may change.
    const sessions = ['sessions', 'acting_sessions'];
    const before = await rowSums(db, sessions);
    const reports: string[] = [];
    for (const cell of cells.filter(({ allowed, target }) => allowed && target !== 'nothing named')) {
      const { reply, cell: name } = await ask(cell, (await people.get(cell.person)?.()) ?? {});
      const isList = cell.route.path.endsWith('/subset');
      const right = isList
        ? reply.statusCode === 200 && reply.json().data.length === 0
        : [403, 404, 409, 422].includes(reply.statusCode) || isLinkNotice(reply.body);
      if (!right) reports.push(`${name}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
    }
    expect(reports).toEqual([]);
    expect(await rowSums(db, sessions)).toEqual(before);
  },
);

/** Who has one of their own, below which address. */
const OWNERS: Record<string, { person: string; id: () => number }> = {
  '/educator/students': { person: 'educator', id: () => own.student },
  '/educator/educators': { person: 'group admin', id: () => own.educator },
  '/educator/quotes': { person: 'educator', id: () => own.quote },
  '/parent/students': { person: 'parent', id: () => own.child },
};

test("what is one's own is found", async () => {
  const reports: string[] = [];
  let asked = 0;
  for (const { endpoint: route } of app.routes) {
    const owner = Object.entries(OWNERS).find(([base]) => route.path.startsWith(base))?.[1];
    const isRead = route.path.endsWith('/subset') || (route.method === 'GET' && route.path.includes(':id'));
    if (owner === undefined || !isRead) continue;
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
