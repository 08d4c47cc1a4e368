import { sql } from 'kysely';
import type { TestKindred } from '#testing/api/kindred.ts';

type Where = { table: string; column: string };

/** Every text, number of bytes and object of every table, searched for a word; sealed ones opened first. */
export async function tracesIn(kindred: TestKindred, word: string): Promise<string[]> {
  const { db } = kindred;
  const { rows } = await sql<Where & { type: string }>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'bytea', 'ARRAY', 'character varying')
      and table_name in (select tablename from pg_tables where schemaname = 'public')`.execute(db);
  const found: string[] = [];
  const hex = Buffer.from(word).toString('hex');
  for (const { table, column, type } of rows) {
    const value = type === 'bytea' ? `encode("${column}", 'hex')` : `lower("${column}"::text)`;
    const needle = type === 'bytea' ? hex : word.toLowerCase();
    const { rows: hits } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(table)} where ${sql.raw(value)} like ${`%${needle}%`}`.execute(
      db,
    );
    if ((hits[0]?.hits ?? 0) > 0) found.push(`${table}.${column}`);
  }
  for (const { letter } of await kindred.letters()) {
    if (JSON.stringify(letter).includes(word)) found.push('mails.letter_sealed');
  }
  return found.toSorted();
}
