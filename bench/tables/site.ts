import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { makeDatabase } from '../postgres.ts';
import { printed } from '../report.ts';
import { ADMIN, buildAdmin, buildClassLicenses, buildPeople, type Size } from './people.ts';
import { startServer } from './server.ts';

/** A server under measurement, over so many students. */
export type Site = {
  database: Database;
  address: string;
  pid: number;
  /** Headers of a staff member, and of an educator with a class. */
  staff: Record<string, string>;
  educator: Record<string, string>;
  /** And of who looks after a district's ten thousand students. */
  admin: Record<string, string>;
  educatorId: number;
  /** One of that educator's children, who has played if any has. */
  studentId: number;
  /** A server as it is after its start: what it did before does not count. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** A database with so many people, filled where it is not there yet, and a server over it. */
export async function openSite(
  postgres: Pick<EmbeddedPostgres, 'urlFor'>,
  name: string,
  size: Size,
  port: number,
): Promise<Site> {
  const admin = openDatabase(postgres.urlFor('postgres'));
  const found = await admin.pool.query('select from pg_database where datname = $1', [name]);
  await admin.close();
  if (found.rowCount === 0) await makeDatabase(postgres, name);
  const database = openDatabase(postgres.urlFor(name));
  if (found.rowCount !== 0) await migrate(database.db);
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
  await buildClassLicenses(database.db, educatorId);
  const children = await database.pool.query(
    `select s.id from students s left join program_progress p on p.student_id = s.id where s.owner_id = $1
     order by s.archived_at is not null, p.student_id is null, s.id limit 1`,
    [educatorId],
  );
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
    studentId: Number(children.rows[0]?.id),
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
