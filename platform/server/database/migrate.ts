import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * The last migration without which this release does not work, if those after it are only for speed. Null: it needs all
 * that it knows.
 */
const OLDEST_SCHEMA: string | null = null;

/** The number that the query builder's own migrator takes: releases before this one still start with it. */
const LOCK = '3853314791062309107';

/** What waits for a lock holds up everybody who comes after it: rather give up soon, and ask again. */
const PATIENCE: Patience = { lockSeconds: 1, pauseSeconds: 1, attempts: 120 };
export type Patience = { lockSeconds: number; pauseSeconds: number; attempts: number };

/** No lock in time, or a deadlock with somebody's work: it was the migration that gave way. */
const BUSY = ['55P03', '40P01'];

/** The database has left this release behind. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew';
}

/**
 * Applies what is missing, each migration whole or not at all; parallel starts wait for each other. What a newer release has
 * applied is no fault: it adds, unless it says otherwise. A backup is loaded into tables as they were when it was made,
 * hence `upTo`.
 */
export async function migrate(db: Db, upTo?: string, patience = PATIENCE): Promise<string[]> {
  return applyMigrations(db, await readMigrations(), { upTo, patience });
}

export async function applyMigrations(
  db: Db,
  all: readonly Migration[],
  { upTo, patience = PATIENCE }: { upTo?: string | undefined; patience?: Patience } = {},
): Promise<string[]> {
  return oneAtATime(db, LOCK, async () => {
    await makeTable(db);
    const applied = await appliedTo(db);
    refuseTooNew(applied, all);
    const known = new Set(applied.map(({ name }) => name));
    const due = all.filter(({ name }) => !known.has(name) && (upTo === undefined || name <= upTo));
    for (const step of stepsOf(due, known.size === 0))
      await patiently(patience, () => apply(db, step, patience));
    return due.map(({ name }) => name);
  });
}

/** Nobody waits for an empty database: there it is one transaction, which takes less long. */
function stepsOf(due: readonly Migration[], isNew: boolean): Migration[][] {
  const steps: Migration[][] = [];
  for (const migration of due) {
    const last = steps.at(-1);
    if (isNew && last !== undefined && !migration.isApart && last[0]?.isApart === false) last.push(migration);
    else steps.push([migration]);
  }
  return steps;
}

async function apply(db: Db, step: readonly Migration[], { lockSeconds }: Patience): Promise<void> {
  if (step[0]?.isApart === true) {
    // It says itself whether it is there already: it may have been, when this process was ended before the note.
    await dropBrokenIndexes(db, step[0]);
    await sql.raw(step[0].text).execute(db);
    await note(db, step[0]);
    return;
  }
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(`${lockSeconds}s`)}`.execute(tx);
    for (const migration of step) {
      await sql.raw(migration.text).execute(tx);
      await note(tx, migration);
    }
  });
}

const BUILT_BESIDE = /create (?:unique )?index concurrently if not exists (\w+)/gi;

/** One that broke off while it was built beside the work is there by its name, and serves nobody: it is built anew. */
async function dropBrokenIndexes(db: Db, { text }: Migration): Promise<void> {
  for (const [, name = ''] of text.matchAll(BUILT_BESIDE)) {
    const { rows } =
      await sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
    if (rows.length > 0) await sql`drop index concurrently ${sql.ref(name)}`.execute(db);
  }
}

async function note(tx: Tx, { name, oldestRelease }: Migration): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp, oldest_release)
    values (${name}, ${new Date().toISOString()}, ${oldestRelease})`.execute(tx);
}

async function patiently({ attempts, pauseSeconds }: Patience, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && BUSY.includes(String(error.code));
      if (!isBusy || attempt >= attempts) throw error;
      await pause(pauseSeconds * 1000 * (0.5 + Math.random()));
    }
  }
}

type Applied = { name: string; oldest_release: string | null };

/** As the query builder's migrator made it, and what a migration says of releases. */
async function makeTable(db: Db): Promise<void> {
  if ((await appliedTo(db)).length > 0 && (await has(db, 'oldest_release'))) return;
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  await sql`alter table kysely_migration add column if not exists oldest_release varchar(255)`.execute(db);
}

async function has(db: Db, column: string): Promise<boolean> {
  const { rows } = await sql`select from pg_attribute
    where attrelid = to_regclass('kysely_migration') and attname = ${column}`.execute(db);
  return rows.length > 0;
}

/** In their order; none in a database that was never migrated. */
async function appliedTo(db: Db): Promise<Applied[]> {
  if (!(await has(db, 'name'))) return [];
  // Releases before this one made the table without the column.
  const found: RawBuilder<Applied> = sql`
    select name, to_jsonb(m) ->> 'oldest_release' as oldest_release from kysely_migration m order by name`;
  return (await found.execute(db)).rows;
}

function refuseTooNew(applied: readonly Applied[], all: readonly Migration[]): void {
  const newest = all.at(-1)?.name ?? '';
  const tooNew = applied.find(({ oldest_release: oldest }) => oldest !== null && oldest > newest);
  if (tooNew === undefined) return;
  throw new SchemaTooNew(
    `The database was changed by a newer release (${tooNew.name}), and this one no longer works with it: start a release that knows ${tooNew.oldest_release}.`,
  );
}

/** What is missing in the database that this release cannot do without; refuses a database that is too new for it. */
export async function missingMigrations(db: Db, oldestSchema = OLDEST_SCHEMA): Promise<string[]> {
  const all = await readMigrations();
  const applied = await appliedTo(db);
  refuseTooNew(applied, all);
  const known = new Set(applied.map(({ name }) => name));
  return all
    .map(({ name }) => name)
    .filter((name) => !known.has(name) && (oldestSchema === null || name <= oldestSchema));
}
