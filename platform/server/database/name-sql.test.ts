import { expect, test } from 'vitest';
import { testDatabase } from '#testing/server/database.ts';
import { listedName, spokenName } from '../../contract/names.ts';
import { listedNameSql, shortNameSql, spokenNameSql } from './name-sql.ts';

const { pool } = await testDatabase();

async function inSql(expression: string, name: Record<string, string | null>): Promise<unknown> {
  const columns = Object.keys(name).map((column, at) => `$${at + 1}::text as ${column}`);
  const { rows } = await pool.query(
    `select ${expression} as name from (select ${columns.join(', ')}) p`,
    Object.values(name),
  );
  return rows[0].name;
}

test.each([
  ['Maya', 'Okafor'],
  ['美玲', '林'],
  ['小安', '歐陽'],
  ['Amy', '林'],
  ['小安', ''],
  ['Zoe', ''],
  // Names have signs beyond the first plane, and the sign that repeats the one before it.
  ['𠮷安', '林'],
  ['奈々', '林'],
])('lists and letters write %s %s as the pages do', async (first_name, last_name) => {
  const name = { first_name, last_name };
  expect(await inSql(spokenNameSql('p'), name)).toBe(spokenName(name));
  expect(await inSql(listedNameSql('p'), name)).toBe(listedName(name));
});

test('columns with a prefix make a name, and nobody has none', async () => {
  const name = { parent_first_name: '美玲', parent_last_name: '林' };
  expect(await inSql(spokenNameSql('p', 'parent_'), name)).toBe('林美玲');
  expect(await inSql(listedNameSql('p', 'parent_'), name)).toBe('林美玲');
  const nobody = { first_name: null, last_name: null };
  expect(await inSql(spokenNameSql('p'), nobody)).toBeNull();
  expect(await inSql(listedNameSql('p'), nobody)).toBeNull();
});

test('staff are named shortly', async () => {
  expect(await inSql(shortNameSql('p'), { first_name: 'Ada', last_name: 'Lowe' })).toBe('Ada L.');
  expect(await inSql(shortNameSql('p'), { first_name: '美玲', last_name: '林' })).toBe('美玲');
});
