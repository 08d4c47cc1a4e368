import { randomUUID } from 'node:crypto';
import { type Attack, attack, firstOf, mustWork, refused, unless } from './attack.ts';
import type { Sent } from './http.ts';
import type { World } from './world.ts';

/** Calls that anybody may make, with a field more than they have. Each works without it. */
const CALLS = {
  'the own name': async (world) => ({
    method: 'PATCH',
    path: '/api/profile',
    headers: (await world.newcomer()).headers,
    body: { first_name: 'Robin', last_name: 'Birch' },
  }),
  'a new student': async (world) => ({
    method: 'POST',
    path: '/api/educator/students',
    headers: await world.tokenOf(world.teacher.id),
    body: {
      first_name: `Robin ${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`,
      last_name: 'Birch',
      grade: 3,
      create_duplicate: true,
    },
  }),
  'a request for an account': async () => ({
    method: 'POST',
    path: '/api/account-request',
    body: { my_role: 'home', first_name: 'New', last_name: 'Comer', email: `m-${randomUUID()}@school.test` },
  }),
  'a payment': async (world) => ({
    method: 'POST',
    path: '/api/educator/payment-session',
    headers: (await world.newcomer()).headers,
    body: { quantity: 3, operation_id: randomUUID() },
  }),
} satisfies Record<string, (world: World) => Promise<Sent & { body: object }>>;

const EXTRA: readonly [call: keyof typeof CALLS, field: string, value: unknown][] = [
  ['the own name', 'scope', 'uber'],
  ['the own name', 'is_group_admin', true],
  ['the own name', 'status', 'verified'],
  ['the own name', 'verified', true],
  ['the own name', 'role', 'administrator'],
  ['the own name', 'id', 1],
  ['the own name', 'username', 'mine@staff.test'],
  ['the own name', 'family_id', 1],
  ['the own name', 'school_id', 1],
  ['the own name', 'password_hash', 'x'],
  ['a new student', 'owner_id', 1],
  ['a new student', 'school_id', 1],
  ['a new student', 'license_ends_on', '2099-12-31'],
  ['a new student', 'is_sandbox', true],
  ['a new student', 'active_program', 'zoou'],
  ['a new student', 'id', 1],
  ['a request for an account', 'status', 'verified'],
  ['a request for an account', 'scope', 'uber'],
  ['a request for an account', 'password', 'violet-tractor-9'],
  ['a request for an account', 'high_priority', true],
  ['a payment', 'unit_price_cents', 1],
  ['a payment', 'total_cents', 1],
  ['a payment', 'account_id', 1],
  ['a payment', 'status', 'granted'],
  ['a payment', 'currency', 'vnd'],
];

const extra = EXTRA.map(([call, field, value]) =>
  attack(`${call} sets ${field} along with it`, async (world) => {
    const sent = await CALLS[call](world);
    const answer = await world.ask({ ...sent, body: { ...sent.body, [field]: value } });
    mustWork(await world.ask(sent));
    return refused(answer, 422);
  }),
);

/** JSON by which an object would get what it does not have. */
const POISONED: readonly [name: string, json: string][] = [
  ['__proto__', '{"first_name":"Robin","last_name":"Birch","__proto__":{"scope":"uber"}}'],
  [
    'constructor.prototype',
    '{"first_name":"Robin","last_name":"Birch","constructor":{"prototype":{"scope":"uber"}}}',
  ],
  ['__proto__ inside of a field', '{"first_name":{"__proto__":{"length":1}},"last_name":"Birch"}'],
  ['a key that stands twice', '{"first_name":"Robin","last_name":"Birch","scope":"a","scope":"uber"}'],
  ['toString', '{"first_name":"Robin","last_name":"Birch","toString":"x"}'],
  ['a list instead of an object', '[{"first_name":"Robin","last_name":"Birch"}]'],
  ['fifty thousand lists in each other', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['ten thousand objects in each other', `{"first_name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ['a name of two megabytes', `{"first_name":"${'x'.repeat(2_000_000)}","last_name":"B"}`],
  ['a hundred thousand keys', `{${Array.from({ length: 100_000 }, (_, nth) => `"k${nth}":1`).join()}}`],
];

const poisoned = POISONED.map(([name, json]) =>
  attack(`a body with ${name} is taken`, async (world) => {
    const { headers } = await world.newcomer();
    const sent = {
      method: 'PATCH',
      path: '/api/profile',
      headers: { ...headers, 'content-type': 'application/json' },
    };
    const answer = await world.ask({ ...sent, body: json });
    const health = await world.ask({ path: '/api/health' });
    return firstOf([
      refused(answer, 400, 413, 422),
      unless(!('scope' in {}) && health.status === 200, 'every object is staff now'),
    ]);
  }),
);

const SQL = "');drop table accounts;--";

/** Lists, sorted and filtered by what is no column of theirs. */
const QUERIES: readonly [name: string, query: Record<string, string>][] = [
  ['is sorted by SQL', { _sort: SQL }],
  ['is sorted by a column it does not show', { _sort: 'password_sealed' }],
  ['is sorted by a hidden column, downwards', { _sort: '-badge_hash' }],
  ['is sorted by an expression', { _sort: '(select password_hash from accounts limit 1)' }],
  ['is sorted by a column of an account', { _sort: 'owner.password_hash' }],
  ['is sorted by what every object has', { _sort: 'constructor' }],
  ['is filtered by a hidden column', { password_sealed: 'a' }],
  ['is filtered by whose it is', { owner_id: '1 or 1=1' }],
  ['is filtered by SQL in a name of a filter', { [SQL]: '1' }],
  ['has a page before the first', { _page: '-1' }],
  ['has a page beyond numbers', { _page: '1e309' }],
  ['has SQL as its page', { _page: '1; select pg_sleep(5)' }],
  ['is downloaded as a program', { _download: '1', _format: 'exe' }],
  ['is downloaded with columns of others', { _download: '1', _format: 'csv', _columns: 'password_sealed' }],
];

const queries = QUERIES.map(([name, query]) =>
  attack(`a list ${name}`, async (world) => {
    const headers = await world.tokenOf(world.teacher.id);
    mustWork(await world.ask({ path: '/api/educator/students?_page=1&_sort=-name', headers }));
    const began = performance.now();
    const answer = await world.ask({
      path: `/api/educator/students?${new URLSearchParams(query).toString()}`,
      headers,
    });
    return firstOf([refused(answer, 400, 422), unless(performance.now() - began < 4000, 'it slept')]);
  }),
);

/** Words to search by that mean more than themselves to a database. */
const WORDS = ["' or 1=1 --", '%', '_', '\\', '.*', '$1', '${1}', '{{7*7}}', 'a\u0000b'] as const;

const words = WORDS.map((word) =>
  attack(`a search for ${JSON.stringify(word)} finds everybody`, async (world) => {
    const headers = await world.tokenOf(world.teacher.id);
    await world.newStudent();
    const answer = await world.ask({
      path: `/api/educator/students?name=${encodeURIComponent(word)}`,
      headers,
    });
    if (answer.status >= 400) return refused(answer, 400, 422);
    const found = answer.json().data.length;
    return firstOf([
      refused(await world.ask({ path: '/api/educator/students?_sort=nonsense', headers }), 422),
      unless(found === 0, `${found} found`),
    ]);
  }),
);

/** Ids that are no numbers of rows. */
const IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '01',
  '9999999999999999',
  'null',
  '1%27%20or%20%271%27=%271',
  '1%00',
  '%31%20or%201',
] as const;

const ids = IDS.map((id) =>
  attack(`a child is found by the number ${id}`, async (world) => {
    const headers = await world.tokenOf(world.teacher.id);
    return refused(await world.ask({ path: `/api/educator/students/${id}`, headers }), 400, 404, 422);
  }),
);

export const FIELDS: readonly Attack[] = [...extra, ...poisoned, ...queries, ...words, ...ids];
