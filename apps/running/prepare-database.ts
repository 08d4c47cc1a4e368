import { sql } from 'kysely';
import { isEmpty, seedDemo } from '#database/seed/seed.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { AppKey } from '#platform/server/crypto.ts';
import { type Connection, type Db, openDatabase } from '#platform/server/database/database.ts';
import { migrate, missingMigrations, SchemaTooNew } from '#platform/server/database/migrate.ts';
import { grantToServer, powerOverAudit, roleOf } from '#platform/server/database/roles.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { hashPassword } from '#product/accounts/server/passwords/hashing.ts';
import { JOBS } from './jobs.ts';
import { readLessons } from './lessons.ts';
import { explain, reportError, StartProblem } from './runtime.ts';
import { readScenes } from './scenes.ts';
import type { Settings } from './settings.ts';

type Addresses = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'port' | 'host'>;

/**
 * Brings the database up to date, or looks whether it is where that is done apart, and fills an empty one in demo mode.
 * Parallel starts wait for each other.
 */
export async function prepareDatabase(
  settings: Settings,
  connection: Connection,
  appKey: AppKey,
): Promise<void> {
  const database = openDatabase({ ...connection, max: 2 });
  try {
    if (settings.migrateAtStart) await bringUpToDate(settings, database.db);
    else await requireUpToDate(database.db);
    if (settings.demo) await fillDemo(database.db, appKey);
    else await refuseDemoAccounts(database.db);
  } finally {
    await database.close();
  }
}

/** Answers what it has applied. */
async function bringUpToDate(settings: Addresses, server: Db): Promise<string[]> {
  if (settings.databaseDirectUrl === null) return await migrate(server);
  return await prepareByOwner(settings, settings.databaseDirectUrl, server);
}

/** `npm run migrate`: everything that servers and workers which do not migrate find done. Answers what it has applied. */
export async function migrateApart(settings: Addresses, connection: Connection): Promise<string[]> {
  const database = openDatabase({ ...connection, max: 4 });
  try {
    const applied = await bringUpToDate(settings, database.db);
    if (settings.databaseDirectUrl === null) await makeQueues(database.db);
    return applied;
  } finally {
    await database.close();
  }
}

async function makeQueues(db: Db): Promise<void> {
  const jobs = await startJobs({ db, jobs: JOBS, worker: false, onError: reportError });
  await jobs.stop();
}

async function requireUpToDate(db: Db): Promise<void> {
  const [first, ...others] = await missingMigrations(db);
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  throw new StartProblem(
    `The database lacks what this release needs (${first}${more}): run \`npm run migrate\` first, or start without MIGRATE=0.`,
  );
}

/** Tables and queues are made by the role that owns them; the role that serves is given what it needs. */
async function prepareByOwner(settings: Addresses, directUrl: string, server: Db): Promise<string[]> {
  const role = await roleOf(server);
  const owner = openDatabase({ connectionString: directUrl, max: 4 });
  try {
    const applied = await migrate(owner.db);
    await makeQueues(owner.db);
    if ((await roleOf(owner.db)) === role) return applied;
    await grantToServer(owner.db, role);
    await requireNoPower(server, role, await roleOf(owner.db));
    return applied;
  } catch (error) {
    if (error instanceof StartProblem || error instanceof SchemaTooNew) throw error;
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
    const now = new Date();
    const today = dayIn(DEFAULT_TIME_ZONE, now);
    await seedDemo(tx, { appKey, today, now, hashPassword, scenes: readScenes(), lessons: readLessons() });
  });
}
