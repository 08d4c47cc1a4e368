/**
 * `npm run bench:tables`: the lists of people with 10,000 and with 1,000,000 students, through the real server, next
 * to the same questions asked of the database directly. One line a figure, `name value target ok|short`.
 */
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { guardedPostgres, temporaryPostgres } from '#testing/server/temporary-postgres.ts';
import { allMet, machineLoad, printed } from '../report.ts';
import { benchDownload } from './downloads.ts';
import { benchLists } from './lists.ts';
import { ADMIN, buildAdmin, buildPeople, LARGE, type Size, SMALL } from './people.ts';
import { benchRoster } from './roster.ts';
import { startServer } from './server.ts';
import type { Site } from './site.ts';

machineLoad();
/** Filling takes minutes: `npm run bench:tables -- <folder>` keeps the databases there for the next run. */
const kept = process.argv[2];
/** `roster`, `lists` or `downloads` after the folder measures these alone. */
const part = process.argv[3];
const measures = (name: string): boolean => part === undefined || part === name;
// Filling is not what is measured; reading does not know the difference.
const postgres = await (kept === undefined
  ? temporaryPostgres('tables', { fsync: 'off' })
  : guardedPostgres(kept, { fsync: 'off' }, true));
const small = await site('small', SMALL, 4501);
const large = await site('large', LARGE, 4502);
try {
  if (measures('roster')) await benchRoster(large, postgres.urlFor('large'));
  if (measures('lists')) await benchLists(small, large);
  for (const format of measures('downloads') ? ['csv', 'xlsx'] : []) {
    await large.restart();
    await benchDownload(large, format);
  }
} finally {
  await small.stop();
  await large.stop();
  await postgres.stop();
}
machineLoad();
process.exit(allMet() ? 0 : 1);

async function site(name: string, size: Size, port: number): Promise<Site> {
  const admin = openDatabase(postgres.urlFor('postgres'));
  const found = await admin.pool.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await admin.pool.query(`create database ${name}`);
  await admin.close();
  const database = openDatabase(postgres.urlFor(name));
  await migrate(database.db);
  if (found.rowCount === 0) {
    const begun = performance.now();
    await buildPeople(database.db, size);
    printed(`fill-${size.students}`, `${((performance.now() - begun) / 1000).toFixed(0)}s`);
  }
  const known = await database.pool.query('select from accounts where username = $1', [ADMIN]);
  if (known.rowCount === 0) await buildAdmin(database.db);
  let server = await startServer(postgres.urlFor(name), port);
  const idOf = async (username: string): Promise<number> => {
    const { id } = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return id;
  };
  const headersOf = async (accountId: number): Promise<Record<string, string>> => ({
    'access-token': `Bearer ${await openSession(database.db, { accountId }, new Date())}`,
  });
  const educatorId = await idOf('educator-1@bench.test');
  return {
    database,
    address: server.address,
    get pid() {
      return server.pid;
    },
    staff: await headersOf(await idOf('uber@bench.test')),
    educator: await headersOf(educatorId),
    admin: await headersOf(await idOf(ADMIN)),
    educatorId,
    async restart() {
      await server.stop();
      server = await startServer(postgres.urlFor(name), port);
    },
    async stop() {
      await server.stop();
      await database.close();
    },
  };
}
