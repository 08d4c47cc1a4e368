import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '#platform/server/database/statement.ts';
import { testDatabase } from '#testing/server/database.ts';
import { SLICES } from '#testing/slices.ts';
import { OWNERS, VIEWS } from './owners.ts';

/** A later one may read an earlier one's tables. Simulators and apps come after all. */
const ORDER = ['platform', ...SLICES, 'simulators', 'apps'];

/** Who writes another's table, and why. The list only shrinks. */
const WRITTEN_BY_OTHERS: Record<string, { tables: readonly string[]; because: string }> = {
  'apps/running/retention.ts': {
    tables: ['identity_simulator', 'mailbox', 'payment_simulator'],
    because: 'only a demo loads the simulators, and what they left goes everywhere',
  },
  'digests/server/daily-notices.ts': {
    tables: ['dashboard_notifications'],
    because: 'notices are gathered from everywhere and written a bunch of people at a time',
  },
  'digests/server/digest.ts': {
    tables: ['dashboard_notifications'],
    because: 'who was sent a letter about which notices is written in the statement that takes them',
  },
  'digests/server/weekly-notices.ts': {
    tables: ['dashboard_notifications'],
    because: 'notices are gathered from everywhere and written a bunch of people at a time',
  },
  'licensing/server/students/assign.ts': {
    tables: ['students'],
    because: 'one statement gives a class its licenses and the program that goes with them',
  },
  'licensing/server/students/take-back.ts': {
    tables: ['students'],
    because: 'one statement takes licenses back and the program that went with them',
  },
  'play/server/sandbox.ts': {
    tables: ['accounts', 'schools', 'students'],
    because: 'a copy to try out has a school and an educator who are nobody',
  },
  'rosters/uploads/server/applying/apply.ts': {
    tables: ['audit', 'sessions'],
    because: 'thousands of rows are written from the staged ones, without coming by the server',
  },
  'rosters/uploads/server/applying/undo.ts': {
    tables: ['audit'],
    because: 'thousands of rows are written from the staged ones, without coming by the server',
  },
};

/** Which files read tables of a later slice. The list only shrinks. */
const READ_EARLY: Record<string, readonly string[]> = {
  'accounts/server/own-account/passwords.ts': ['students'],
  'accounts/server/people/people-tables.ts': ['license_lots', 'site_access', 'students'],
  'accounts/server/people/staff-access.ts': ['students'],
  'accounts/server/people/staff-actions.ts': ['license_lots', 'students'],
  'accounts/server/people/students-to-transfer.ts': ['students'],
  'accounts/server/session/acting.ts': ['students'],
  'accounts/server/session/standing/group-admins.ts': ['license_lots'],
  'accounts/server/session/profile.ts': ['program_progress', 'students'],
  'accounts/server/session/sessions.ts': ['students'],
  'accounts/server/sign-in/badges.ts': ['students'],
  'accounts/server/sign-in/sign-in.ts': ['students'],
  'notifications/server/channels.ts': ['accounts'],
  'notifications/server/dashboard.ts': [
    'accounts',
    'group_members',
    'license_lots',
    'license_uses',
    'students',
    'unlicensed_logins',
  ],
  'notifications/server/mailbox.ts': ['mailbox'],
  'notifications/server/pending-requests.ts': ['accounts'],
  'rosters/uploads/server/applying/undo.ts': [
    'check_ins',
    'license_entries',
    'license_uses',
    'play_events',
    'program_progress',
  ],
  'schools/server/activity.ts': ['accounts'],
  'schools/server/drawable-lots.ts': ['license_lots', 'site_access'],
  'schools/server/group-people.ts': ['accounts'],
  'schools/server/groups.ts': ['license_lots'],
  'schools/server/merge.ts': ['account_requests', 'accounts', 'students', 'uploads'],
  'schools/server/reach/agreements.ts': ['accounts', 'students'],
  'schools/server/reach/reach.ts': ['accounts'],
  'schools/server/school-matches.ts': ['accounts', 'school_counters'],
  'schools/server/schools.ts': ['accounts', 'students'],
  'schools/server/suggestions.ts': ['accounts', 'families'],
  'schools/server/tables.ts': ['accounts', 'license_lots', 'school_counters'],
};

const owners = new Map<string, string>(Object.entries({ ...OWNERS, ...VIEWS }));
const sources = globSync('{apps,platform,product,simulators}/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .filter((file) => !file.startsWith('product/') || file.includes('/server/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '') }));

const WRITES =
  /(?<!do )\b(?:insert into|update|delete from|merge into|truncate|copy) (\w+)|(?:insertInto|updateTable|deleteFrom|mergeInto)\('(\w+)/g;
const READS =
  /\b(?:from|join|using)\s+(\w+)|,\s*(\w+) [a-z]\w*(?=[\s)])|(?:selectFrom|[jJ]oin|using|from)\(\s*'(\w+)/g;

function tablesIn(text: string, how: RegExp): string[] {
  const names = [...text.matchAll(how)].map(
    (match) => match.slice(1).find((name) => name !== undefined) ?? '',
  );
  return [...new Set(names)].filter((name) => owners.has(name)).sort();
}

function unitOf(file: string): string {
  const [room = '', slice = ''] = file.split('/');
  return room === 'product' ? slice : room;
}

/** For each file the tables that are touched so and that it should leave alone. */
function found(how: RegExp, isForbidden: (unit: string, owner: string) => boolean): Record<string, string[]> {
  const touched = sources.map(({ file, text }) => {
    const tables = tablesIn(text, how).filter((table) => isForbidden(unitOf(file), owners.get(table) ?? ''));
    return [file.replace(/^product\//, ''), tables] as const;
  });
  return Object.fromEntries(touched.filter(([, tables]) => tables.length > 0));
}

test('every table has an owner', async () => {
  const { db } = await testDatabase();
  const text = `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and not relispartition
      and relname not like 'kysely%'`;
  const tables = await ask(db, { name: z.string() }, { text, values: [] });
  expect([...owners.keys()].sort()).toEqual(tables.map(({ name }) => name).sort());
  expect([...owners.values()].filter((owner) => !ORDER.includes(owner))).toEqual([]);
});

test('only its owner writes a table, those aside that stand on the list', () => {
  const allowed = Object.entries(WRITTEN_BY_OTHERS).map(([file, { tables }]) => [file, tables]);
  expect(found(WRITES, (unit, owner) => unit !== owner)).toEqual(Object.fromEntries(allowed));
  expect(allowed.flatMap(([, tables]) => tables).length).toBeLessThanOrEqual(14);
});

/** A school that becomes one with another takes along whatever names it; a backup, and a changed key, are of everything. */
const WRITE_ANY_TABLE = [
  'platform/server/backup/load.ts',
  'platform/server/database/sealed-columns.ts',
  'product/schools/server/merge.ts',
];

test('tables are written by name', () => {
  const nameless = sources.filter(({ text }) => /(insert into|update|delete from|truncate) \$\{/.test(text));
  expect(nameless.map(({ file }) => file).sort()).toEqual(WRITE_ANY_TABLE);
});

test('a slice reads no table of a later one, those aside that stand on the list', () => {
  expect(found(READS, (unit, owner) => ORDER.indexOf(owner) > ORDER.indexOf(unit))).toEqual(READ_EARLY);
  expect(Object.values(READ_EARLY).flat().length).toBeLessThanOrEqual(50);
});

test('a write and an early read are noticed, however they are said', () => {
  const texts = [
    'insert into orders (id)',
    'update orders o set',
    'delete from orders',
    "tx.updateTable('orders')",
    "db.deleteFrom('orders as o')",
  ];
  for (const text of texts) expect(tablesIn(text, WRITES)).toEqual(['orders']);
  expect(tablesIn('on conflict (id) do update set orders = 1', WRITES)).toEqual([]);
  expect(tablesIn('select from students s, orders o join payments p', READS)).toEqual([
    'orders',
    'payments',
    'students',
  ]);
  expect(tablesIn("tx.selectFrom('orders').innerJoin('payments', 'a', 'b')", READS)).toEqual([
    'orders',
    'payments',
  ]);
});
