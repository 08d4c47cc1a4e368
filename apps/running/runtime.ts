import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { isEmpty, seedDemo } from '#database/seed/seed.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import { type Connection, type Db, openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { grantToServer, powerOverAudit, roleOf } from '#platform/server/database/roles.ts';
import { forTheLog } from '#platform/server/fault.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { DataFolderInUse, DataFolderUnusable } from '#platform/server/postgres/data-folder.ts';
import { SettingsError } from '#platform/server/settings/environment.ts';
import { isThisMachine } from '#platform/server/settings/settings-guards.ts';
import { hashPassword } from '#product/accounts/server/passwords/hashing.ts';
import { JOBS } from './jobs.ts';
import { readLessons } from './lessons.ts';
import { readScenes } from './scenes.ts';
import { readSettings, type Settings } from './settings.ts';

/** Reads the settings, or says in one line what is wrong with them and stops. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Without APP_KEY a key is made on the first start and kept beside the embedded database. */
export function applicationKey(settings: Settings): AppKey {
  const current = currentKey(settings);
  return settings.previousKeys.length === 0 ? current : { current, previous: settings.previousKeys };
}

function currentKey(settings: Settings): Buffer {
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
    level: settings.logLevel,
    redact: ['req.headers', 'req.body'],
  };
}

/** What whoever starts a server that others can reach should know, one line each. */
export function adviceFor(settings: Settings): string[] {
  const isPublic = [settings.dashboardUrl, settings.studentUrl].some(
    (url) => !isThisMachine(new URL(url).hostname),
  );
  if (!isPublic || settings.strictAccountMessages) return [];
  return [
    'Login and reset tell whether an address has an account. ACCOUNT_MESSAGES=strict makes known and unknown ones sound the same.',
  ];
}

/** What goes wrong in the background, in the log's shape. */
export function reportError(error: Error): void {
  const { message, cause } = error;
  const fault = cause === undefined ? forTheLog(error) : { message, ...forTheLog(cause) };
  console.error(JSON.stringify({ level: 'error', time: new Date().toISOString(), error: fault }));
}

/** Why there is no start, in one line that is meant to be read. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
];
const REFUSED: Record<string, string> = {
  '28P01': 'user or password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database on the server',
  '42501': 'this user may not do what is needed there',
  '53300': 'the server has no connection left',
  '57P03': 'the server is only just starting or stopping',
};

/** One line for what somebody can mend; anything else is a mistake of ours and is shown whole. */
export function explain(error: unknown, settings: Pick<Settings, 'port' | 'host' | 'databaseUrl'>): string {
  if (!(error instanceof Error)) return String(error);
  const expected = [StartProblem, DataFolderInUse, DataFolderUnusable];
  if (expected.some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const call = 'syscall' in error ? String(error.syscall) : 'connect';
  if (code === 'EADDRINUSE') {
    return `PORT ${settings.port} is taken by another program: stop it, or start with another PORT.`;
  }
  if (call === 'listen') return `HOST ${settings.host} and PORT ${settings.port} cannot be used: ${code}.`;
  if (settings.databaseUrl !== null) {
    const refused = error.message.startsWith('SASL') ? REFUSED['28P01'] : REFUSED[code];
    if (refused !== undefined) return `DATABASE_URL does not work: ${refused}.`;
    if (UNREACHABLE.includes(code) && ['connect', 'getaddrinfo', 'read'].includes(call)) {
      return `DATABASE_URL does not work: no database answers there (${code}).`;
    }
  }
  return error.stack ?? error.message;
}

/** Runs a start to its end; what keeps it from succeeding is said, and the process leaves. */
export async function startOrExit(settings: Settings, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(explain(error, settings));
    process.exit(1);
  }
}

/** One Ctrl-C can arrive twice, from the terminal and from npm. */
const SAME_SIGNAL_MILLISECONDS = 1000;

/** Runs `stop` once, on the first Ctrl-C or SIGTERM, then leaves. A second Ctrl-C leaves at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const leave = (signal: NodeJS.Signals): void => {
    if (stoppingSince !== null) {
      const again = performance.now() - stoppingSince > SAME_SIGNAL_MILLISECONDS;
      if (again && signal === 'SIGINT') process.exit(130);
      return;
    }
    stoppingSince = performance.now();
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
  appKey: AppKey,
): Promise<void> {
  const database = openDatabase({ ...connection, max: 2 });
  try {
    if (settings.databaseDirectUrl === null) await migrate(database.db);
    else await prepareByOwner(settings, settings.databaseDirectUrl, database.db);
    if (settings.demo) await fillDemo(database.db, appKey);
    else await refuseDemoAccounts(database.db);
  } finally {
    await database.close();
  }
}

/** Tables and queues are made by the role that owns them; the role that serves is given what it needs. */
async function prepareByOwner(settings: Settings, directUrl: string, server: Db): Promise<void> {
  const role = await roleOf(server);
  const owner = openDatabase({ connectionString: directUrl, max: 4 });
  try {
    await migrate(owner.db);
    if ((await roleOf(owner.db)) === role) return;
    const jobs = await startJobs({ db: owner.db, jobs: JOBS, worker: false, onError: reportError });
    await jobs.stop();
    await grantToServer(owner.db, role);
    await requireNoPower(server, role, await roleOf(owner.db));
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const said = explain(error, { ...settings, databaseUrl: directUrl });
    throw new StartProblem(said.replace(/^DATABASE_URL/, 'DATABASE_DIRECT_URL'), { cause: error });
  } finally {
    await owner.close();
  }
}

/** Two roles were asked for so that a server that is broken into cannot cover its tracks. */
async function requireNoPower(server: Db, role: string, owner: string): Promise<void> {
  const power = await powerOverAudit(server);
  if (power === null) return;
  const cause = {
    superuser: `The role ${role} of DATABASE_URL is a superuser and could change the audit: name another in DATABASE_URL.`,
    owner: `The role ${role} of DATABASE_URL owns the audit or what it lies in, and could change it: as a superuser run \`reassign owned by "${role}" to "${owner}"\` in this database once, and take the role ${owner} away from ${role} if it has it.`,
    granted: `The role ${role} of DATABASE_URL may change the audit by a grant to a role it belongs to: revoke that.`,
  };
  throw new StartProblem(cause[power]);
}

/** Everybody knows their passwords. */
async function refuseDemoAccounts(db: Db): Promise<void> {
  const found = await db
    .selectFrom('accounts')
    .select('username')
    .where('username', 'like', '%@kindred.test')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return;
  throw new StartProblem(
    `The database holds demo accounts such as ${found.username}, whose passwords are public: start with DEMO=1, or with another database.`,
  );
}

const DEMO_LOCK = 7_301_846;

async function fillDemo(db: Db, appKey: AppKey): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
    if (!(await isEmpty(tx))) return;
    const today = dayIn(DEFAULT_TIME_ZONE, new Date());
    await seedDemo(tx, { appKey, today, hashPassword, scenes: readScenes(), lessons: readLessons() });
  });
}
