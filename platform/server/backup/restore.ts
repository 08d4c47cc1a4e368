import pg from 'pg';
import { type Connection, type Db, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { knownMigrations } from '../database/migration-files.ts';
import { holdsData, nameOf, readMigrations, readTables, withClient } from './catalog.ts';
import { type Backup, type BackupEnd, BackupProblem } from './file.ts';
import { loadBackup } from './load.ts';

type Shared = {
  backup: Backup;
  /** Makes the job queue's tables and the queues: which ones there are is the product's to know. */
  makeQueues: (db: Db) => Promise<void>;
  signal?: AbortSignal;
};

export type RestoreBesideOptions = Shared & {
  connectionTo: (database: string) => Connection;
  database: string;
  /** The present database holds data, and may go aside. */
  replace: boolean;
  /** Part of the name under which it is kept. */
  stamp: string;
  /** The last moment at which everything can still stay as it was. */
  beforeSwap?: (end: BackupEnd) => Promise<void>;
};

const APPLICATION = 'kindred restore';

/** Before anything is changed: whether this version can bring the backup's tables up to date. */
export async function requireKnownMigrations({ header }: Backup): Promise<void> {
  const known = await knownMigrations();
  const strange = header.migrations.find((name, index) => known[index] !== name);
  if (strange === undefined) return;
  throw new BackupProblem(
    `This backup was made by a newer or another version of Kindred (${strange} is unknown here): update this one first.`,
  );
}

/**
 * Fills a new database beside the present one and changes their names at the end, so that a restore that fails
 * half-way has changed nothing. Answers under which name the present one is kept, or null when it was empty.
 */
export async function restoreBeside(
  options: RestoreBesideOptions,
): Promise<{ end: BackupEnd; kept: string | null }> {
  const { backup, connectionTo, database, replace, stamp } = options;
  const draft = `${database}_restoring`;
  const aside = `${database}_before_${stamp}`;
  await requireKnownMigrations(backup);
  const used = await withClient(connectionTo(database), holdsData);
  if (used && !replace) {
    throw new BackupProblem(
      `The database holds data: with --replace the backup takes its place, and the present one is kept as ${aside}.`,
    );
  }
  return await withClient(connectionTo('postgres'), async (admin) => {
    await drop(admin, draft);
    await admin.query(`create database ${pg.escapeIdentifier(draft)}`);
    let end: BackupEnd;
    try {
      end = await fill(connectionTo(draft), options);
      await options.beforeSwap?.(end);
      await swap(admin, { database, draft, aside });
    } catch (error) {
      await drop(admin, draft).catch(() => undefined);
      throw error;
    }
    const gone =
      !used &&
      (await drop(admin, aside).then(
        () => true,
        () => false,
      ));
    return { end, kept: gone ? null : aside };
  });
}

/** Fills a database that is given and empty, as a managed server has it. */
export async function restoreInto({
  connection,
  ...shared
}: Shared & { connection: Connection }): Promise<BackupEnd> {
  await requireKnownMigrations(shared.backup);
  await withClient({ ...connection, application_name: APPLICATION }, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'kindred'`,
    );
    if (rows.length > 0) {
      throw new BackupProblem('A server or a worker is using the database: stop it first.');
    }
    if (await holdsData(client)) {
      throw new BackupProblem('The database that DATABASE_URL names holds data: restore into an empty one.');
    }
    const applied = (await readMigrations(client)) ?? [];
    if (applied.length > shared.backup.header.migrations.length) {
      throw new BackupProblem(
        'The database that DATABASE_URL names has newer tables than the backup: restore into a new one.',
      );
    }
  });
  return await fill(connection, shared);
}

async function fill(connection: Connection, { backup, makeQueues, signal }: Shared): Promise<BackupEnd> {
  const named = { ...connection, application_name: APPLICATION };
  const database = openDatabase({ ...named, max: 2 });
  try {
    await migrate(database.db, backup.header.migrations.at(-1));
    await makeQueues(database.db);
    const end = await withClient(named, (client) => loadBackup(client, backup, signal));
    await migrate(database.db);
    // Without fresh statistics the first hour would run on guesses.
    await withClient(named, async (client) => {
      await client.query(`analyze ${(await readTables(client)).map(nameOf).join(', ')}`);
    });
    signal?.throwIfAborted();
    return end;
  } finally {
    await database.close();
  }
}

/** Both names change in one transaction: at no moment is there no database. */
async function swap(
  admin: pg.Client,
  { database, draft, aside }: { database: string; draft: string; aside: string },
): Promise<void> {
  const rename = (from: string, to: string): string =>
    `alter database ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`;
  await admin.query('begin');
  try {
    await admin.query(rename(database, aside));
    await admin.query(rename(draft, database));
    await admin.query('commit');
  } catch (error) {
    await admin.query('rollback');
    throw error;
  }
}

async function drop(admin: pg.Client, database: string): Promise<void> {
  await admin.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`);
}
