import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { BRAND_IDS } from '#brands/all.ts';
import { isEmpty, seedDemo } from '#database/seed/seed.ts';
import { dayIn } from '#platform/contract/days.ts';
import { type Connection, type Db, openDatabase } from '#platform/server/database.ts';
import { migrate } from '#platform/server/migrate.ts';
import { readSettings, type Settings, SettingsError } from '#platform/server/settings.ts';
import { DEFAULT_TIME_ZONE } from '#product/accounts/rules/free-trial.ts';
import { hashPassword } from '#product/accounts/server/hashing.ts';

/** Reads the settings, or says in one line what is wrong with them and stops. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env, BRAND_IDS);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Without APP_KEY a key is made on the first start and kept beside the embedded database. */
export function applicationKey(settings: Settings): Buffer {
  if (settings.appKey !== null) return settings.appKey;
  const file = path.join(settings.dataDir, 'app.key');
  if (!existsSync(file)) {
    mkdirSync(settings.dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}

/** For a server or worker started alone: it needs a database that is already running somewhere. */
export function databaseOrExit(settings: Settings): Connection {
  if (settings.databaseUrl !== null) return { connectionString: settings.databaseUrl };
  console.error(
    'DATABASE_URL is missing: `npm start` brings its own database, a server or worker alone does not.',
  );
  process.exit(1);
}

/** The log as JSON lines on standard output; the demo keeps quiet unless something is wrong. */
export function loggerFor(settings: Settings): { level: string; redact: string[] } {
  return {
    level: process.env['LOG_LEVEL'] ?? (settings.demo ? 'warn' : 'info'),
    redact: ['req.headers', 'req.body'],
  };
}

/** Runs `stop` once, on the first Ctrl-C or SIGTERM, then leaves. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const leave = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
}

/** Brings the database up to date, and fills an empty one in demo mode. Parallel starts wait for each other. */
export async function prepareDatabase(
  settings: Settings,
  connection: Connection,
  appKey: Buffer,
): Promise<void> {
  const database = openDatabase({ ...connection, max: 2 });
  try {
    await migrate(database.db);
    if (settings.demo) await fillDemo(database.db, appKey);
  } finally {
    await database.close();
  }
}

const DEMO_LOCK = 7_301_846;

async function fillDemo(db: Db, appKey: Buffer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
    if (!(await isEmpty(tx))) return;
    await seedDemo(tx, { appKey, today: dayIn(DEFAULT_TIME_ZONE, new Date()), hashPassword });
  });
}
