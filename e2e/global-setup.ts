import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seedDemo } from '#database/seed/seed.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { hashPassword } from '#product/accounts/server/passwords/hashing.ts';
import { APP_KEY, appKeyBytes, TEMPLATE } from './demo.ts';

/** One PostgreSQL for the run, with a filled database that every worker clones for itself. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kindred-e2e-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const admin = openDatabase({ ...postgres.urlFor(postgres.database), max: 1 });
  await admin.pool.query(`create database ${TEMPLATE}`);
  await admin.close();
  const template = openDatabase({ ...postgres.urlFor(TEMPLATE), max: 2 });
  await migrate(template.db);
  const today = new Date().toISOString().slice(0, 10);
  await template.db
    .transaction()
    .execute((tx) => seedDemo(tx, { appKey: appKeyBytes(APP_KEY), today, hashPassword }));
  await template.close();
  process.env['E2E_POSTGRES'] = JSON.stringify(postgres.urlFor(postgres.database));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
