/**
 * `npm run backup -- [file or folder] [--passphrase-file <file>] [--keep-days 88]`: everything the database holds, in one
 * file, while Kindred runs or not. Without a name it goes into the data folder; with a passphrase, or BACKUP_PASSPHRASE,
 * it is encrypted. With a number of days the folder's older backups go once the new one is whole.
 */
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, type TableRows } from '#platform/server/backup/backup.ts';
import { type Visit, visitEmbeddedPostgres } from '#platform/server/backup/embedded-visit.ts';
import { BackupProblem } from '#platform/server/backup/file.ts';
import { findKey } from '#platform/server/backup/key.ts';
import { noteBackup } from '#platform/server/backup/note.ts';
import { findOld, removeOld } from '#platform/server/backup/old.ts';
import { BACKUP_DAYS } from '#product/child-data/rules/deletion/deletion.ts';
import { passphraseGiven, requireStrong } from './backup-passphrase.ts';
import { type BackupSettings, backupSettings, pathGiven, runCommand, stampOf } from './backup-setup.ts';

async function chooseFile(given: string | undefined, dataDir: string): Promise<string> {
  const name = `kindred-${stampOf(new Date())}.backup`;
  if (given === undefined) {
    const folder = path.join(dataDir, 'backups');
    await mkdir(dataDir, { recursive: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return path.join(folder, name);
  }
  const wanted = pathGiven(given);
  const found = await stat(wanted).catch(() => null);
  if (found?.isDirectory()) return path.join(wanted, name);
  if (found !== null) throw new BackupProblem(`${wanted} exists already: choose another name.`);
  return wanted;
}

async function openSource({ databaseUrl, dataDir }: BackupSettings): Promise<Visit> {
  if (databaseUrl !== null)
    return { connection: { connectionString: databaseUrl }, stop: async () => undefined };
  return await visitEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log: console.log });
}

function report(rows: readonly TableRows[]): string {
  const number = (count: number): string => count.toLocaleString('en-US');
  const ours = rows.filter(
    ({ schema, name, count }) => schema === 'public' && count > 0 && !name.startsWith('kysely_'),
  );
  const width = Math.max(...ours.map(({ name }) => name.length));
  return ours.map(({ name, count }) => `  ${name.padEnd(width)}  ${number(count).padStart(11)}`).join('\n');
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** People are promised that backups with them are gone after `BACKUP_DAYS`: nights may fail, and a night is long. */
const DAYS_ADVISED = BACKUP_DAYS - 2;

function daysGiven(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(given)) {
    throw new BackupProblem(`--keep-days takes a number of days, such as --keep-days ${DAYS_ADVISED}.`);
  }
  return Number(given);
}

/** Only once the new one is whole. Without a number nothing goes, and who makes backups hears of those that should. */
async function age(file: string, days: number | null): Promise<void> {
  const before = new Date(Date.now() - (days ?? DAYS_ADVISED) * DAY_MS);
  const { old, broken } =
    days === null ? await findOld(path.dirname(file), before) : await removeOld(file, before);
  if (old.length > 0) {
    console.log(
      days === null
        ? `Older than ${DAYS_ADVISED} days: ${old.join(', ')}. --keep-days ${DAYS_ADVISED} removes such: people are promised that they are gone after ${BACKUP_DAYS}.`
        : `Removed, older than ${days} days: ${old.join(', ')}.`,
    );
  }
  if (broken.length > 0) {
    console.log(`Old, and damaged or incomplete: ${broken.join(', ')}. Nothing removes them but you.`);
  }
}

await runCommand(async (signal) => {
  const options = { 'passphrase-file': { type: 'string' }, 'keep-days': { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  if (positionals.length > 1) {
    throw new BackupProblem(
      'Name one file: npm run backup -- [file] [--passphrase-file <file>] [--keep-days 88]',
    );
  }
  const days = daysGiven(values['keep-days']);
  const settings = backupSettings(process.env);
  const passphrase = passphraseGiven(process.env, values['passphrase-file']);
  if (passphrase !== null) requireStrong(passphrase);
  const source = await openSource(settings);
  try {
    const file = await chooseFile(positionals[0], settings.dataDir);
    const key = findKey(settings.appKey, settings.keyFile);
    const { connection } = source;
    const { bytes, rows, holdsKey, isSealed } = await backUp({ connection, file, key, passphrase, signal });
    console.log(`${report(rows)}\n\nBacked up to ${file} (${sizeOf(bytes)}).`);
    console.log(
      isSealed
        ? 'The file is encrypted: without the passphrase nobody can read or restore it. Keep the two apart.'
        : 'The file is NOT encrypted: set BACKUP_PASSPHRASE, or give --passphrase-file, to encrypt the next one.',
    );
    if (!isSealed || !holdsKey) {
      console.log(
        holdsKey
          ? 'The file holds the application key: whoever has it can read everything in it. Keep it safe.'
          : 'The application key is not in the file: keep APP_KEY too, without it the backup cannot be used.',
      );
    }
    const unnoted = await noteBackup(connection);
    if (unnoted !== null) console.log(`The figures do not tell of this backup: ${unnoted}.`);
    await age(file, days);
  } finally {
    await source.stop();
  }
});
