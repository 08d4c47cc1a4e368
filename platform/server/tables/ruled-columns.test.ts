import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policy } from '#platform/contract/policy.ts';
import { table } from '#platform/contract/table.ts';
import { testDatabase } from '#testing/server/database.ts';
import { type App, createApp } from '../http/app.ts';
import type { TableSource } from './source.ts';
import { tableRoutes } from './table-routes.ts';

const { db } = await testDatabase();

/** What a rule says of a row stands in lists and files, from facts that are joined to the shown rows. */
const trees = table({
  name: 'trees',
  path: '/trees',
  summary: 'Trees.',
  access: policy('anybody', () => true),
  columns: {
    name: { kind: 'text', label: 'ui.close', sort: true },
    said: { kind: 'text', label: 'ui.yes' },
    years: { kind: 'number', label: 'ui.no' },
  },
  filters: { since: { kind: 'day', label: 'ui.no', segment: true } },
  sort: 'name',
});

const source: TableSource<typeof trees> = {
  from: 'trees t',
  id: 't.id',
  scope: () => 'true',
  late: {
    rings: (row, { since }, { actor }) => `left join lateral (
      select json_build_object('rings', count(*) + ${actor.id},
        'since', '${since?.kind === 'day' ? since.day : 'ever'}') as facts
      from trees below where below.id < ${row}.id
    ) rings on true`,
  },
  rule: {
    facts: { sql: 'rings.facts', late: 'rings' },
    say: (facts, { now }) => {
      const { rings, since } = facts as { rings: number; since: string };
      return { said: `${rings} since ${since}`, years: now.getUTCFullYear() - rings };
    },
  },
  columns: { name: 't.name', said: { rule: true }, years: { rule: true } },
  filters: { since: () => 'true' },
};

let app: App;
beforeAll(async () => {
  await sql`create table trees (id bigint primary key, name text)`.execute(db);
  await sql`insert into trees values (1, 'Oak'), (2, 'Ash')`.execute(db);
  app = createApp({
    db,
    clock: () => new Date('2026-09-14T15:00:00Z'),
    addressOf: () => ({ site: 'dashboard', brand: 'kindred', dashboardUrl: '', studentUrl: '' }),
    authenticate: async () => ({
      actor: { id: 5, scope: 'reader', traits: [], actingAsBy: null },
      hasProved: true,
    }),
    logger: false,
    trustProxy: false,
    https: false,
  });
  tableRoutes(app.serve, trees, source);
});
afterAll(() => app.server.close());

const headers = { 'access-token': `Bearer ${'x'.repeat(20)}` };
const get = (query: Record<string, string>) => app.server.inject({ url: '/api/trees', query, headers });

test('a rule is told who asks, when, and what for; its facts are not sent', async () => {
  const rows = (await get({ since: '2026-02-28' })).json().data;
  expect(rows).toEqual([
    { id: 2, name: 'Ash', said: '6 since 2026-02-28', years: 2020 },
    { id: 1, name: 'Oak', said: '5 since 2026-02-28', years: 2021 },
  ]);
});

test('subsets and files say the same, in whichever order their columns are', async () => {
  const subset = await app.server.inject({
    method: 'POST',
    url: '/api/trees/subset',
    payload: { _ids: [1] },
    headers,
  });
  expect(subset.json().data).toMatchObject([{ said: '5 since ever' }]);
  const lines = async (columns: string) =>
    (await get({ _download: '1', _columns: columns })).body.trim().split('\r\n').slice(1);
  expect(await lines('years,name,said')).toEqual(['2020,Ash,6 since ever', '2021,Oak,5 since ever']);
  expect(await lines('name')).toEqual(['Ash', 'Oak']);
});

test.each(['2026-02-30', '02/28/2026', 'today', '0001-01-01', '9999-12-31', ''])(
  '%j is no day to ask for',
  async (since) => {
    expect((await get({ since })).statusCode).toBe(422);
  },
);

test('nothing that a rule says can be sorted by without an order of its own', () => {
  const sorted = table({
    name: 'sorted-trees',
    path: '/sorted-trees',
    summary: 'Trees.',
    access: policy('anybody', () => true),
    columns: { ...trees.columns, said: { ...trees.columns.said, sort: true } },
    sort: 'name',
  });
  const { filters: _, ...rest } = source;
  expect(() => tableRoutes(app.serve, sorted, rest)).toThrow('cannot sort by said');
});
