import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { OWNERS } from './owners.ts';
import { PARTS, PERSONAL_DATA } from './personal-data/personal-data.ts';
import { RETENTIONS } from './personal-data/slices/columns.ts';

const { db } = await testDatabase();

test('every column of the database is either plain or has purpose, retention and export', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' and table_name in (
      select relname from pg_class where relkind in ('r', 'p') and not relispartition)`.execute(db);
  const told = Object.entries(PERSONAL_DATA).flatMap(([table, { plain, personal }]) =>
    [...plain, ...Object.keys(personal ?? {})].map((column) => `${table}.${column}`),
  );
  expect(told.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('each personal column says why and how long', () => {
  for (const [table, { personal }] of Object.entries(PERSONAL_DATA)) {
    for (const [column, about] of Object.entries(personal ?? {})) {
      const name = `${table}.${column}`;
      expect([name, about.purpose.length > 10, Object.hasOwn(RETENTIONS, about.retention)]).toEqual([
        name,
        true,
        true,
      ]);
    }
  }
});

test('a table stands in the file of who owns it', () => {
  const placed = Object.entries(PARTS).flatMap(([slice, tables]) =>
    Object.keys(tables).map((table) => [table, slice]),
  );
  expect(Object.fromEntries(placed)).toEqual(OWNERS);
});
