/**
 * `npm run restore -- <file> [--replace] [--passphrase-file <file>]`: puts a backup in the place of the database.
 * Kindred must not be running. The passphrase of an encrypted one is asked for where it is not given.
 * With DATABASE_URL the database it names must be empty.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Backup, BackupProblem, openBackup } from '#platform/server/backup/file.ts';
import { findKey, requireKey, type StagedKey, stageKey } from '#platform/server/backup/key.ts';
import { requireKnownMigrations, restoreBeside, restoreInto } from '#platform/server/backup/restore.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { askPassphrase, passphraseGiven } from './backup-passphrase.ts';
import { type BackupSettings, backupSettings, pathGiven, runCommand, stampOf } from './backup-setup.ts';
import { makeQueues } from './make-queues.ts';

async function restoreEmbedded(
  backup: Backup,
  { dataDir, keyFile, appKey }: BackupSettings,
  replace: boolean,
  signal: AbortSignal,
): Promise<void> {
  const stamp = stampOf(new Date()).toLowerCase();
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log: console.log });
  let key: StagedKey | undefined;
  try {
    const { kept } = await restoreBeside({
      backup,
      connectionTo: (database) => postgres.urlFor(database),
      database: postgres.database,
      replace,
      stamp,
      makeQueues,
      signal,
      beforeSwap: async (end) => {
        if (end.key !== null && keyFile !== null && appKey === null) key = await stageKey(keyFile, end.key);
      },
    });
    const keptKey = await key?.place(stamp);
    if (kept !== null) console.log(`The database that was there is kept as ${kept}.`);
    if (keptKey) console.log(`The application key that was there is kept as ${keptKey}.`);
  } catch (error) {
    await key?.discard();
    throw error;
  } finally {
    await postgres.stop();
  }
}

await runCommand(async (signal) => {
  const options = {
    replace: { type: 'boolean', default: false },
    'passphrase-file': { type: 'string' },
  } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) {
    throw new BackupProblem(
      'Name the backup: npm run restore -- <file> [--replace] [--passphrase-file <file>]',
    );
  }
  const settings = backupSettings(process.env);
  const file = pathGiven(given);
  const passphrase = passphraseGiven(process.env, values['passphrase-file']);
  const backup = await openBackup(file, async () => passphrase ?? (await askPassphrase()));
  try {
    await requireKnownMigrations(backup);
    requireKey(backup.header, findKey(settings.appKey, settings.keyFile), settings.keyFile !== null);
    if (settings.databaseUrl === null) await restoreEmbedded(backup, settings, values.replace, signal);
    else {
      const connection = { connectionString: settings.databaseUrl };
      await restoreInto({ connection, backup, makeQueues, signal });
    }
    console.log(`Restored ${file}, made ${backup.header.made_at}.`);
  } finally {
    await backup.close();
  }
});
