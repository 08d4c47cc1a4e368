import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import type { EmbeddedConnection, EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { postgresWithTemplates } from '#testing/server/kept-cluster.ts';
import { copyOf, TEMPLATE } from '#testing/server/template.ts';
import { temporaryPostgres } from '#testing/server/temporary-postgres.ts';
import { isShort } from './report.ts';

/** As it comes with the product, and new. In short a copy of what the tests keep, which is there in a moment. */
export function benchPostgres(
  name: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  return isShort ? postgresWithTemplates(name) : temporaryPostgres(name, settings);
}

/** As `DATABASE_URL` has it. */
export function addressOf({ host, port, user, database }: EmbeddedConnection): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Migrated, and otherwise empty. */
export async function makeDatabase(
  postgres: Pick<EmbeddedPostgres, 'urlFor'>,
  name: string,
): Promise<EmbeddedConnection> {
  const admin = openDatabase({ ...postgres.urlFor('postgres'), max: 1 });
  await admin.pool.query(`create database ${name} ${isShort ? copyOf(TEMPLATE) : ''}`);
  await admin.close();
  const connection = postgres.urlFor(name);
  if (isShort) return connection;
  const database = openDatabase({ ...connection, max: 2 });
  await migrate(database.db);
  await database.close();
  return connection;
}
