import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask, type Shape } from '#platform/server/database/statement.ts';
import { testDatabase } from '#testing/server/database.ts';
import { statements, takeMisfits } from '#testing/server/statements.ts';
import { TEMPLATE_WITH_QUEUES } from '#testing/server/template.ts';

const { db, connection } = await testDatabase(TEMPLATE_WITH_QUEUES);

/** Whatever makes statements, wherever it stands. */
const makers = globSync('{apps,database,platform,product,simulators}/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/testing\//.test(file) && readFileSync(file, 'utf8').includes('/statement.ts'),
);

beforeAll(async () => {
  for (const file of makers) await import(/* @vite-ignore */ path.resolve(file));
});

/** PostgreSQL parses it and does not run it: the names of the columns it would answer, or what PostgreSQL has against it. */
function describe(client: pg.Client, text: string): Promise<string[] | string> {
  return new Promise((resolve) => {
    let columns: string[] = [];
    client.query({
      submit(at: pg.Connection) {
        at.parse({ name: '', text, types: [] }, true);
        at.describe({ type: 'S', name: '' }, true);
        at.sync();
      },
      handleRowDescription({ fields }: { fields: { name: string }[] }) {
        columns = fields.map(({ name }) => name);
      },
      handleError: (error: Error) => resolve(error.message),
      handleReadyForQuery: () => resolve(columns),
    });
  });
}

/** Null where the database agrees with the statement. */
async function faultOf(client: pg.Client, text: string, shape: Shape | null): Promise<string | null> {
  const found = await describe(client, text);
  if (typeof found === 'string') return `${found}\n${text}`;
  const [columns, keys] = [found, Object.keys(shape ?? {})].map((names) => names.toSorted().join(', '));
  return shape === null || columns === keys ? null : `answers ${columns}, and not ${keys}\n${text}`;
}

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('the database understands every statement, and answers the columns that it names', async () => {
  expect(statements.length).toBeGreaterThan(300);
  const faults = await withClient(async (client) => {
    const found: (string | null)[] = [];
    for (const { text, shape } of statements) found.push(await faultOf(client, text, shape));
    return found.filter((fault) => fault !== null);
  });
  expect(faults.join('\n\n')).toBe('');
});

/** Servers of this release go on while a newer one has migrated: what it added, nobody here asked for. */
test('a column that comes with a newer release is answered by no statement', async () => {
  const faults = await withClient(async (client) => {
    await client.query('begin');
    await client.query(`do $$ declare one record; begin
      for one in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relispartition
      loop execute format('alter table %s add column of_tomorrow int', one.name); end loop; end $$`);
    const found: string[] = [];
    for (const { text } of statements) {
      if (String(await describe(client, text)).includes('of_tomorrow')) found.push(text);
    }
    return found;
  });
  expect(faults.join('\n\n')).toBe('');
});

/** The same of what the query builder writes, and of texts that are put together. */
test('rows are read by the names of their columns', () => {
  const star =
    /selectAll\(|returningAll\(|returning\s+(\w+\.)?\*|select\s+\*\s+from\s+(?!\(|(unnest|jsonb_to_recordset)\()/;
  const sources = globSync('{apps,platform,product,simulators}/**/*.ts').filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  expect(sources.filter((file) => star.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.for([
  [
    'a column that is not there',
    'select nick_name from accounts',
    { nick_name: z.string() },
    /does not exist/,
  ],
  [
    'a name that is not that of the column',
    'select id from accounts',
    { account_id: z.number() },
    /answers id/,
  ],
  ['a column nobody asked for', 'select id, role from accounts', { id: z.number() }, /answers id, role/],
  ['a column too few', 'select id from accounts', { id: z.number(), role: z.string() }, /answers id, and/],
] as const)('%s is noticed', async ([, text, shape, fault]) => {
  expect(await withClient((client) => faultOf(client, text, shape))).toMatch(fault);
});

test('a row of another shape is noticed when it is read', async () => {
  const asked = ask(db, { id: z.string() }, { text: 'select 1 as id', values: [] });
  await expect(asked).rejects.toThrow(/id: .*"expected":"string"[^]*select 1 as id/);
  expect(takeMisfits()).toHaveLength(1);
});
