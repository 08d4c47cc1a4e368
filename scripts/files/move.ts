/**
 * `npm run files -- --to store` brings the files of more than 256 KB that the database holds into the store that the FILES
 * settings name, `--to database` brings all of them back. Kindred runs or not; stopped and begun again it goes on where it was.
 */
import { parseArgs } from 'node:util';
import { FILE_COLUMNS } from '#database/sealed.ts';
import { BackupProblem } from '#platform/server/backup/file.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { moveFiles } from '#platform/server/files/move.ts';
import { s3Store } from '#platform/server/files/s3.ts';
import { readFileSettings } from '#platform/server/files/settings.ts';
import { removeDropped } from '#platform/server/files/tidy.ts';
import { backupSettings, runCommand } from '../backup-setup.ts';

await runCommand(async (signal) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { to } = values;
  if (to !== 'store' && to !== 'database')
    throw new BackupProblem('Say where to: --to store, or --to database.');
  const { databaseUrl } = backupSettings(process.env);
  const { fileStore } = readFileSettings(process.env);
  if (databaseUrl === null)
    throw new BackupProblem('DATABASE_URL is missing: files of the demo stay where they are.');
  if (fileStore === null)
    throw new BackupProblem('FILES_ENDPOINT is missing: there is no store to move files to or from.');
  const database = openDatabase({ connectionString: databaseUrl, max: 2 });
  const beside = { db: database.db, store: s3Store(fileStore) };
  try {
    const done = await moveFiles(database.db, FILE_COLUMNS, { to, beside, signal });
    for (const { table, column, moved } of done) {
      console.log(`  ${`${table}.${column}`.padEnd(40)} ${String(moved).padStart(9)}`);
    }
    const removed = await removeDropped(beside);
    if (removed > 0) console.log(`Taken from the store: ${removed} files that nothing holds any more.`);
    console.log(
      to === 'store'
        ? 'Large files lie in the store.'
        : 'All files lie in the database: the FILES settings may go.',
    );
  } finally {
    await database.close();
  }
});
