/**
 * `npm run drill -- [file or folder] [--on postgres://…] [--passphrase-file <file>]`: restores the newest backup into a
 * database made for it, holds every table against the backup, says how it went in one line, and takes the database away.
 * Once a month, by the clock of the machine. Without `--on` a PostgreSQL of its own runs for it, in a folder for a moment.
 */
import { appendFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { withClient } from '#platform/server/backup/catalog.ts';
import { type Compared, compareWith } from '#platform/server/backup/compare.ts';
import { type AskPassphrase, BackupProblem, openBackup } from '#platform/server/backup/file.ts';
import { findKey, requireKey } from '#platform/server/backup/key.ts';
import { requireKnownMigrations, restoreInto } from '#platform/server/backup/restore.ts';
import type { Connection } from '#platform/server/database/database.ts';
import { knownMigrations } from '#platform/server/database/migration-files.ts';
import { NoPostgresPackaged } from '#platform/server/postgres/binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { askPassphrase, passphraseGiven } from '../backup-passphrase.ts';
import { backupSettings, pathGiven, runCommand } from '../backup-setup.ts';
import { makeQueues } from '../make-queues.ts';

const SCRATCH = 'kindred_drill';

/** By when it was written: a name may be anything. */
async function newestIn(given: string): Promise<string> {
  const about = await stat(given).catch(() => null);
  if (about === null) throw new BackupProblem(`There is no ${given}.`);
  if (about.isFile()) return given;
  const names = (await readdir(given)).filter((name) => name.endsWith('.backup'));
  const files = names.map(async (name) => {
    const file = path.join(given, name);
    return { file, at: (await stat(file)).mtimeMs };
  });
  const [newest] = (await Promise.all(files)).toSorted((left, right) => right.at - left.at);
  if (newest === undefined)
    throw new BackupProblem(`There is no backup in ${given}: \`npm run backup\` makes one.`);
  return newest.file;
}

/** A database for this alone, on the server that is named, or on one of its own. */
async function inScratch<Result>(
  on: string | undefined,
  work: (to: Connection) => Promise<Result>,
): Promise<Result> {
  if (on !== undefined) return inScratchOf({ connectionString: on }, named(on), work);
  const folder = await mkdtemp(path.join(tmpdir(), 'kindred-drill-'));
  try {
    const postgres = await ownPostgres(path.join(folder, 'postgres'));
    try {
      return await inScratchOf(postgres.urlFor('postgres'), postgres.urlFor(SCRATCH), work);
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function ownPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir });
  } catch (error) {
    if (!(error instanceof NoPostgresPackaged)) throw error;
    throw new BackupProblem(
      'No PostgreSQL comes with this installation: name a server with --on postgres://…',
    );
  }
}

function named(on: string): Connection {
  const url = new URL(on);
  url.pathname = `/${SCRATCH}`;
  return { connectionString: url.href };
}

async function inScratchOf<Result>(
  admin: Connection,
  scratch: Connection,
  work: (to: Connection) => Promise<Result>,
): Promise<Result> {
  const name = pg.escapeIdentifier(SCRATCH);
  const drop = (): Promise<unknown> =>
    withClient(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
  await drop();
  await withClient(admin, (client) => client.query(`create database ${name}`));
  try {
    return await work(scratch);
  } finally {
    await drop();
  }
}

await runCommand(async (signal) => {
  const options = { on: { type: 'string' }, 'passphrase-file': { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const settings = backupSettings(process.env);
  const [given] = positionals;
  const file = await newestIn(
    given === undefined ? path.join(settings.dataDir, 'backups') : pathGiven(given),
  );
  const passphrase = passphraseGiven(process.env, values['passphrase-file']);
  const ask: AskPassphrase = async () => passphrase ?? (await askPassphrase());
  const began = performance.now();
  const backup = await openBackup(file, ask);
  const { made_at: madeAt, migrations } = backup.header;
  let compared: Compared;
  try {
    await requireKnownMigrations(backup);
    requireKey(backup.header, findKey(settings.appKey, settings.keyFile), settings.keyFile !== null);
    if (migrations.length !== (await knownMigrations()).length) {
      throw new BackupProblem('This backup is of another release: make one with this release, then drill.');
    }
    compared = await inScratch(values.on, async (connection) => {
      await restoreInto({ connection, backup, makeQueues, signal });
      const again = await openBackup(file, ask);
      try {
        return await compareWith(again, connection);
      } finally {
        await again.close();
      }
    });
  } finally {
    await backup.close();
  }
  const { tables, rows, different } = compared;
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const outcome = different.length === 0 ? 'good' : 'different';
  const line = {
    at: new Date().toISOString(),
    outcome,
    backup: path.basename(file),
    made_at: madeAt,
    tables,
    rows,
    seconds,
    different,
  };
  await mkdir(settings.dataDir, { recursive: true });
  await appendFile(path.join(settings.dataDir, 'drills.log'), `${JSON.stringify(line)}\n`);
  if (different.length > 0) {
    throw new BackupProblem(`${path.basename(file)} came back otherwise in ${different.join(', ')}.`);
  }
  const number = (count: number): string => count.toLocaleString('en-US');
  console.log(
    `${path.basename(file)} of ${madeAt} came back: ${tables} tables, ${number(rows)} rows, each as in the backup, in ${seconds} s.`,
  );
});
