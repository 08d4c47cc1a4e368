/**
 * `npm run reseal`: seals with APP_KEY what a key of APP_KEY_PREVIOUS sealed, while Kindred runs or not. Stopped and
 * begun again it goes on where it was.
 */
import path from 'node:path';
import { SEALED } from '#database/sealed.ts';
import { visitEmbeddedPostgres } from '#platform/server/backup/embedded-visit.ts';
import { BackupProblem } from '#platform/server/backup/file.ts';
import { findKey } from '#platform/server/backup/key.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { openFiles } from '#platform/server/files/files.ts';
import { s3Store } from '#platform/server/files/s3.ts';
import { readFileSettings } from '#platform/server/files/settings.ts';
import { removeDropped } from '#platform/server/files/tidy.ts';
import { type Resealed, resealAll } from '#platform/server/keys/reseal.ts';
import { backupSettings, runCommand } from '../backup-setup.ts';

const SECONDS_BETWEEN = 5;

await runCommand(async (signal) => {
  const settings = backupSettings(process.env);
  const current = findKey(settings.appKey, settings.keyFile)?.key;
  if (current === undefined) throw new BackupProblem('There is no application key yet: nothing is sealed.');
  const previous = settings.previousKeys;
  if (previous.length === 0) {
    console.log('APP_KEY_PREVIOUS is not set: only what has no mark of its key yet is sealed anew.');
  }
  const source =
    settings.databaseUrl === null
      ? await visitEmbeddedPostgres({ dataDir: path.join(settings.dataDir, 'postgres'), log: console.log })
      : { connection: { connectionString: settings.databaseUrl }, stop: async () => undefined };
  const database = openDatabase({ ...source.connection, max: 2 });
  const { fileStore } = readFileSettings(process.env);
  const beside = fileStore === null ? null : { db: database.db, store: s3Store(fileStore) };
  const appKey = { current, previous };
  try {
    const done = await resealAll(database.db, SEALED, {
      appKey,
      files: openFiles(appKey, beside),
      signal,
      progress: teller(),
    });
    for (const column of done) console.log(lineOf(column));
    if (beside !== null) await removeDropped(beside);
    const unopened = done.reduce((sum, column) => sum + column.unopened, 0);
    if (unopened > 0) {
      throw new BackupProblem(
        `${unopened} values open with none of the keys: name the key that sealed them in APP_KEY_PREVIOUS, and run this again.`,
      );
    }
    console.log('Everything is sealed with APP_KEY: APP_KEY_PREVIOUS is not needed for it any more.');
  } finally {
    await database.close();
    await source.stop();
  }
});

function lineOf({ table, column, resealed, unopened }: Resealed): string {
  const left = unopened === 0 ? '' : `, ${unopened} not opened`;
  return `  ${`${table}.${column}`.padEnd(40)} ${String(resealed).padStart(9)}${left}`;
}

/** A long table says now and then how far it is. */
function teller(): (done: Resealed) => void {
  let next = performance.now() + SECONDS_BETWEEN * 1000;
  return (done) => {
    if (performance.now() < next) return;
    next = performance.now() + SECONDS_BETWEEN * 1000;
    console.log(`…${lineOf(done)}`);
  };
}
