import type pg from 'pg';
import * as z from 'zod/mini';

const kept = z.array(z.object({ drop: z.string(), make: z.string() }));

/** Keys and other indexes, and how each is made again. */
const INDEXES = `
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as make
  from pg_constraint c where c.conrelid = any($1::regclass[]) and c.contype in ('p', 'u')
  union all
  select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  from pg_index i where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

/**
 * Many rows at once: no row's student is looked up, no late day is noted of what nobody has counted yet, and an index is
 * made of all rows in a tenth of the time that it takes row by row.
 */
export async function fillTables(
  pool: pg.Pool,
  tables: readonly string[],
  statements: readonly string[],
): Promise<void> {
  const client = await pool.connect();
  try {
    const indexes = z.parse(kept, (await client.query(INDEXES, [tables])).rows);
    await client.query(
      "set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
    );
    await client.query('begin');
    for (const { drop } of indexes) await client.query(drop);
    for (const text of statements) await client.query(text);
    for (const { make } of indexes) await client.query(make);
    await client.query('commit');
    for (const table of tables) await client.query(`vacuum (analyze) ${table}`);
  } finally {
    // With it go its settings, and whatever it left undone.
    client.release(true);
  }
}
