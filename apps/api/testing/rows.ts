import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

const BOOKKEEPING = ['kysely_migration', 'kysely_migration_lock'];

/** A fingerprint of every table's rows, the waiting jobs included, to show that nothing changed. */
export async function rowSums(db: Db, except: readonly string[] = []): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where (table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${[...BOOKKEEPING, ...except]}))
      or (table_schema = 'pgboss' and table_name = 'job')
    order by 1`.execute(db);
  const parts = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
  );
  const { rows } = await sql<{ name: string; sum: string }>`${sql.raw(parts.join(' union all '))}`.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
