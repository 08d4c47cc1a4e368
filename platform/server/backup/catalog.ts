import pg from 'pg';
import type { Connection } from '../database/database.ts';
import { type BackupEnd, BackupProblem, type BackupTable } from './file.ts';

/** Ours, and the job queue's. */
const SCHEMAS = ['public', 'pgboss'];

/** The same text for the same value on every server, and no limit on how long it may take. */
const SAME_EVERYWHERE = `
  set local datestyle to 'ISO, YMD';
  set local intervalstyle to 'postgres';
  set local timezone to 'UTC';
  set local extra_float_digits to 3;
  set local bytea_output to 'hex';
  set local row_security to off;
  set local statement_timeout to 0;
  set local lock_timeout to 0;
  set local idle_in_transaction_session_timeout to 0`;

export async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...connection });
  // A connection that breaks also fails the statement under way; unheard, the event would end the process.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new BackupProblem(`The database does not answer: ${reasonOf(error)}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  // One for every address that was tried, all for the same reason.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

export async function begin(client: pg.Client, kind = ''): Promise<void> {
  await client.query(`begin ${kind}`);
  await client.query(SAME_EVERYWHERE);
}

export function nameOf({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

export function columnList(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

/** Partitions come with their table, and are named only so that they can be made again. */
export async function readTables(client: pg.Client): Promise<BackupTable[]> {
  return rows(
    client,
    `select n.nspname as schema, c.relname as name,
       (select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select coalesce(json_agg(json_build_object(
            'name', p.relname, 'bound', pg_get_expr(p.relpartbound, p.oid)) order by p.relname), '[]')
          from pg_inherits i join pg_class p on p.oid = i.inhrelid
         where i.inhparent = c.oid and p.relispartition) as partitions
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by n.nspname, c.relname`,
  );
}

export async function readSequences(client: pg.Client): Promise<BackupEnd['sequences']> {
  const found = await rows<{ schema: string; name: string }>(
    client,
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind = 'S' order by n.nspname, c.relname`,
  );
  const positions: BackupEnd['sequences'] = [];
  for (const sequence of found) {
    const { rows: position } = await client.query(
      `select last_value::text as last_value, is_called from ${nameOf(sequence)}`,
    );
    positions.push({ ...sequence, ...position[0] });
  }
  return positions;
}

/** Null for a database that was never migrated. */
export async function readMigrations(client: pg.Client): Promise<string[] | null> {
  if (!(await exists(client, 'public.kysely_migration'))) return null;
  const { rows: found } = await client.query('select name from public.kysely_migration order by name');
  return found.map((row: { name: string }) => row.name);
}

export async function readJobQueueVersion(client: pg.Client): Promise<number | null> {
  if (!(await exists(client, 'pgboss.version'))) return null;
  const { rows: found } = await client.query('select version from pgboss.version');
  return found[0]?.version ?? null;
}

/** Whether a table of ours holds a row; what the migrations and the job queue note about themselves aside. */
export async function holdsData(client: pg.Client): Promise<boolean> {
  const tables = (await readTables(client)).filter(
    ({ schema, name }) => schema === 'public' && !name.startsWith('kysely_'),
  );
  if (tables.length === 0) return false;
  const any = tables.map((table) => `exists (select from ${nameOf(table)})`).join(' or ');
  const { rows: found } = await client.query(`select ${any} as used`);
  return found[0]?.used === true;
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  const { rows: found } = await client.query('select to_regclass($1) is not null as found', [table]);
  return found[0]?.found === true;
}

async function rows<Row>(client: pg.Client, text: string): Promise<Row[]> {
  const result = await client.query(text, [SCHEMAS]);
  return result.rows;
}
