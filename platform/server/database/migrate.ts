import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

const folder = new URL('../../../database/migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [name.replace('.sql', ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: readMigrations } });
}

/** The names of all migrations, in the order they are applied. */
export async function knownMigrations(): Promise<string[]> {
  return Object.keys(await readMigrations()).sort();
}

/**
 * Applies what is missing, each whole or not at all; parallel starts wait for each other. A backup is loaded into
 * tables as they were when it was made, hence `upTo`.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  const all = migrator(db);
  const { error, results } = await (upTo === undefined ? all.migrateToLatest() : all.migrateTo(upTo));
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

export async function pendingMigrations(db: Db): Promise<string[]> {
  const all = await migrator(db).getMigrations();
  return all.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}
