/**
 * Writes what the migrations make: `database/schema.sql` to read and review, `database/tables.ts` for the query
 * builder. With `--check` it only compares. The embedded server has no pg_dump, so this asks the catalogue.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';

const schemaFile = new URL('../database/schema.sql', import.meta.url);
const tablesFile = new URL('../database/tables.ts', import.meta.url);

type Column = {
  table: string;
  name: string;
  type: string;
  not_null: boolean;
  standard: string | null;
  identity: string;
  generated: string;
};

export async function describeSchema(pool: pg.Pool): Promise<{ sql: string; types: string }> {
  const columns = await rows<Column>(
    pool,
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
            a.attnotnull as not_null, pg_get_expr(d.adbin, d.adrelid) as standard, a.attidentity as identity,
            a.attgenerated as generated
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname not like 'kysely%'
      order by c.relname, a.attnum`,
  );
  // Partitions are made as time goes by; their table is told, and by what it is parted.
  const parted = await rows<{ table: string; key: string }>(
    pool,
    `select relname as table, pg_get_partkeydef(oid) as key from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'p'`,
  );
  // Not-null constraints have rows of their own from PostgreSQL 18 on; the columns already say it.
  const constraints = await rows<{ table: string; definition: string }>(
    pool,
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0
        and conrelid::regclass::text not like 'kysely%'
        and conrelid not in (select oid from pg_class where relispartition)
      order by conrelid::regclass::text, contype desc, conname`,
  );
  const others = await rows<{ definition: string }>(
    pool,
    `select indexdef as definition from pg_indexes i where schemaname = 'public' and tablename not like 'kysely%'
        and not exists (select from pg_constraint where conname = i.indexname)
        and not exists (select from pg_class where oid = format('%I.%I', schemaname, tablename)::regclass and relispartition)
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
     order by 1`,
  );
  const tables = [...new Set(columns.map((column) => column.table))];
  const sql = tables.map((table) => {
    const lines = [
      ...columns.filter((column) => column.table === table).map(columnSql),
      ...constraints.filter((constraint) => constraint.table === table).map(({ definition }) => definition),
    ];
    const key = parted.find((one) => one.table === table)?.key;
    const how = key === undefined ? '' : ` partition by ${key.toLowerCase()}`;
    return `create table ${table} (\n  ${lines.join(',\n  ')}\n)${how};\n`;
  });
  const types = tables.map((table) => {
    const choices = choicesOf(constraints.filter((constraint) => constraint.table === table));
    const fields = columns
      .filter((column) => column.table === table)
      .map((column) => columnType(column, choices.get(column.name)));
    return `export type ${typeName(table)} = {\n${fields.join('')}};\n`;
  });
  const index = `export type Tables = {\n${tables.map((table) => `  ${table}: ${typeName(table)};\n`).join('')}};\n`;
  const note = 'Made by `npm run schema` from the migrations: change those.';
  return {
    sql: `-- ${note}\n\n${sql.join('\n')}\n${others.map(({ definition }) => `${definition};\n`).join('')}`,
    types: `// ${note}\nimport type { ColumnType, Generated, GeneratedAlways } from 'kysely';\n\n${types.join('\n')}\n${index}`,
  };
}

function columnSql(column: Column): string {
  const parts = [column.name, column.type];
  if (column.not_null) parts.push('not null');
  if (column.generated !== '') parts.push(`generated always as (${column.standard}) stored`);
  else if (column.standard !== null) parts.push(`default ${column.standard}`);
  if (column.identity !== '') parts.push('generated as identity');
  return parts.join(' ');
}

const TYPES: Record<string, string> = {
  bigint: 'number',
  'bigint[]': '(number | null)[]',
  integer: 'number',
  'integer[]': '(number | null)[]',
  smallint: 'number',
  'smallint[]': '(number | null)[]',
  'text[]': 'string[]',
  'boolean[]': '(boolean | null)[]',
  real: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  uuid: 'string',
  text: 'string',
  'character(2)': 'string',
  'timestamp with time zone': 'Date',
};

/** A column checked against a list of words has exactly those words for a type. */
function choicesOf(constraints: readonly { definition: string }[]): Map<string, string> {
  const choices = new Map<string, string>();
  for (const { definition } of constraints) {
    const [, column, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? [];
    if (column === undefined || list === undefined) continue;
    choices.set(column, [...list.matchAll(/'([^']*)'::text/g)].map((match) => `'${match[1]}'`).join(' | '));
  }
  return choices;
}

function columnType(column: Column, choices: string | undefined): string {
  const made = column.standard !== null || column.identity !== '';
  if (column.type === 'jsonb') {
    return `  ${column.name}: ColumnType<unknown, string${made ? ' | undefined' : ''}, string>;\n`;
  }
  const base = choices ?? TYPES[column.type];
  if (base === undefined) throw new Error(`no type known for ${column.table}.${column.name}: ${column.type}`);
  const type = column.not_null ? base : `${base} | null`;
  if (column.generated !== '') return `  ${column.name}: GeneratedAlways<${type}>;\n`;
  return `  ${column.name}: ${made ? `Generated<${type}>` : type};\n`;
}

function typeName(table: string): string {
  return table.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

async function rows<Row>(pool: pg.Pool, text: string): Promise<Row[]> {
  const result = await pool.query(text);
  return result.rows;
}

/** Answers the files that are out of date; writes them unless asked only to compare. */
export async function updateSchemaFiles(pool: pg.Pool, write: boolean): Promise<string[]> {
  const { sql, types } = await describeSchema(pool);
  const stale: string[] = [];
  for (const [file, text] of [
    [schemaFile, sql],
    [tablesFile, types],
  ] as const) {
    const present = await readFile(file, 'utf8').catch(() => '');
    if (present === text) continue;
    stale.push(`database/${path.basename(file.pathname)}`);
    if (write) await writeFile(file, text);
  }
  return stale;
}

/** On a database of its own, thrown away afterwards: only the migrations have a say. */
async function onMigratedDatabase<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kindred-schema-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
  const database = openDatabase({ ...postgres.urlFor(postgres.database), max: 2 });
  try {
    await migrate(database.db);
    return await work(database.pool);
  } finally {
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const stale = await onMigratedDatabase((pool) => updateSchemaFiles(pool, !check));
  if (stale.length === 0) console.log('database/schema.sql and database/tables.ts are up to date.');
  else if (!check) console.log(`Wrote ${stale.join(' and ')}.`);
  else {
    console.error(`Out of date: ${stale.join(' and ')}. Run \`npm run schema\`.`);
    process.exitCode = 1;
  }
}
