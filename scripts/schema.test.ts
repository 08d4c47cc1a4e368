import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { updateSchemaFiles } from './schema.ts';

const { pool } = await testDatabase();

test('schema.sql and tables.ts say what the migrations make', async () => {
  expect(await updateSchemaFiles(pool, false)).toEqual([]);
});

test('a table the files do not know makes both out of date', async () => {
  await pool.query('create table forgotten (id bigint primary key)');
  expect(await updateSchemaFiles(pool, false)).toEqual(['database/schema.sql', 'database/tables.ts']);
});
