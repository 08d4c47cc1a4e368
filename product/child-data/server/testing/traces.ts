import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { SEALED } from '#database/sealed.ts';
import { type Files, isReference, openFiles } from '#platform/server/files/files.ts';
import type { TestKindred } from '#testing/api/kindred.ts';

type Where = { schema: string; table: string; column: string };

/** Every text, number of bytes and object of every table, those of the jobs too, searched for a word; sealed ones opened, also from a store. */
export async function tracesIn(
  kindred: TestKindred,
  word: string,
  files: Files = openFiles(kindred.appKey, null),
): Promise<string[]> {
  const { db } = kindred;
  const { rows } = await sql<Where & { type: string }>`
    select table_schema as schema, table_name as table, column_name as column, data_type as type
    from information_schema.columns
    where table_schema in ('public', 'pgboss')
      and data_type in ('text', 'jsonb', 'json', 'bytea', 'ARRAY', 'character varying')
      and (table_schema, table_name) in (select schemaname, tablename from pg_tables)`.execute(db);
  const found: string[] = [];
  const hex = Buffer.from(word).toString('hex');
  for (const { schema, table, column, type } of rows) {
    const value = type === 'bytea' ? `encode("${column}", 'hex')` : `lower("${column}"::text)`;
    const needle = type === 'bytea' ? hex : word.toLowerCase();
    const { rows: hits } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(`${schema}.${table}`)} where ${sql.raw(value)} like ${`%${needle}%`}`.execute(
      db,
    );
    if ((hits[0]?.hits ?? 0) > 0) found.push(`${table}.${column}`);
  }
  for (const { table, column } of SEALED) {
    const { rows: sealed } = await sql<{ content: Buffer }>`
      select "${sql.raw(column)}" as content from ${sql.table(table)} where "${sql.raw(column)}" is not null`.execute(
      db,
    );
    for (const { content } of sealed) {
      if ((await opened(files, content)).toLowerCase().includes(word.toLowerCase()))
        found.push(`${table}.${column}`);
    }
  }
  return found.toSorted();
}

/** What tests plant unsealed is searched as it lies. A file in a store has to be found there. */
async function opened(files: Files, content: Buffer): Promise<string> {
  const file = await files.open(content).catch((problem: unknown) => {
    if (isReference(content)) throw problem;
    return null;
  });
  if (file === null) return '';
  const isPacked = file[0] === 0x1f && file[1] === 0x8b;
  return (isPacked ? gunzipSync(file) : file).toString('utf8');
}
