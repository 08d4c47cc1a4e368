import { seedDemo } from '#database/seed/seed.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { hashPassword } from '#product/accounts/server/passwords/hashing.ts';
import { postgresWithTemplates } from '#testing/server/kept-cluster.ts';
import { copyOf, TEMPLATE_WITH_QUEUES as MIGRATED } from '#testing/server/template.ts';
import { APP_KEY, appKeyBytes, TEMPLATE } from './demo.ts';

/** One PostgreSQL for the run, with a filled database that every worker clones for itself. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const postgres = await postgresWithTemplates('e2e');
  const admin = openDatabase({ ...postgres.urlFor(postgres.database), max: 1 });
  await admin.pool.query(`create database ${TEMPLATE} ${copyOf(MIGRATED)}`);
  await admin.close();
  const template = openDatabase({ ...postgres.urlFor(TEMPLATE), max: 2 });
  const today = new Date().toISOString().slice(0, 10);
  await template.db
    .transaction()
    .execute((tx) => seedDemo(tx, { appKey: appKeyBytes(APP_KEY), today, hashPassword }));
  await template.close();
  process.env['E2E_POSTGRES'] = JSON.stringify(postgres.urlFor(postgres.database));
  return () => postgres.stop();
}
