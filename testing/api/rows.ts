import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

const statements = new WeakMap<Db, Map<string, string>>();

/** A fingerprint of every table's rows, the waiting jobs included, to show that nothing changed. */
export async function rowSums(db: Db, except: readonly string[] = []): Promise<Record<string, string>> {
  const known = statements.get(db) ?? new Map<string, string>();
  statements.set(db, known);
  const statement = known.get(except.join()) ?? (await statementFor(db, except));
  known.set(except.join(), statement);
  const { rows } = await sql<{ name: string; sum: string }>`${sql.raw(statement)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

async function statementFor(db: Db, except: readonly string[]): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where (table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not like 'kysely%' and table_name <> all(${except}))
      or (table_schema = 'pgboss' and table_name = 'job')`.execute(db);
  // That somebody looked or was refused is written down, and changes nothing.
  const seen = "where action not like '%.list' and action not like 'refused.%'";
  const sums = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum
       from ${name} t ${name === 'public.audit' ? seen : ''}`,
  );
  // Two workers may sum at once, and answer in any order.
  return `${sums.join(' union all ')} order by name`;
}
