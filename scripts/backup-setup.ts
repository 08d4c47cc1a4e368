/** What `npm run backup` and `npm run restore` share. */
import path from 'node:path';
import { BackupProblem } from '#platform/server/backup/file.ts';
import { StoreAway } from '#platform/server/files/store.ts';
import { DataFolderInUse, DataFolderUnusable } from '#platform/server/postgres/data-folder.ts';
import { SettingsError } from '#platform/server/settings/environment.ts';
import { databaseSettings, readServerSettings } from '#platform/server/settings/server-settings.ts';

export type BackupSettings = {
  databaseUrl: string | null;
  dataDir: string;
  /** Of the embedded database; whoever names a server also names the key. */
  keyFile: string | null;
  appKey: Buffer | null;
  previousKeys: Buffer[];
};

/** Only what is needed here: a backup asks for no mail server. */
export function backupSettings(environment: Record<string, string | undefined>): BackupSettings {
  const of = (...names: string[]) =>
    Object.fromEntries(
      names.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, environment[name]]),
    );
  const { dataDir, appKey, previousKeys } = readServerSettings(of('DATA_DIR', 'APP_KEY', 'APP_KEY_PREVIOUS'));
  const served = databaseSettings(of('DATABASE_URL', 'DATABASE_DIRECT_URL'));
  // Only who owns the tables can read all of them, and put them back.
  const databaseUrl = served.databaseDirectUrl ?? served.databaseUrl;
  return {
    databaseUrl,
    dataDir,
    appKey,
    previousKeys,
    keyFile: databaseUrl === null ? path.join(dataDir, 'app.key') : null,
  };
}

/** Relative to where the person typed it; npm itself moves to the project's folder. */
export function pathGiven(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** For file names and, in small letters, for names of databases. */
export function stampOf(moment: Date): string {
  return moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
}

/** Runs a command to its end; Ctrl-C lets it tidy up first. Whatever goes wrong is one line. */
export async function runCommand(command: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => stop.abort(new BackupProblem('Stopped before it was done.')));
  }
  try {
    await command(stop.signal);
  } catch (error) {
    console.error(explain(stop.signal.aborted ? stop.signal.reason : error));
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof StoreAway) return `${error.cause.message}.`;
  const expected = [BackupProblem, DataFolderInUse, DataFolderUnusable, SettingsError];
  if (expected.some((kind) => error instanceof kind)) return error.message;
  // The system or the database says what is wrong; anything else is a mistake of ours.
  return 'code' in error ? error.message : (error.stack ?? error.message);
}
