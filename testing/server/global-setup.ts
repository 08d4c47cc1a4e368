import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { JOBS } from '#apps/running/jobs.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { TEMPLATE, TEMPLATE_WITH_QUEUES } from './template.ts';

/** One PostgreSQL for the whole run, with migrated databases that every test file clones one of for itself. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kindred-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const admin = openDatabase(postgres.urlFor(postgres.database));
  await admin.pool.query(`create database ${TEMPLATE}`);
  const template = openDatabase(postgres.urlFor(TEMPLATE));
  await migrate(template.db);
  await template.close();
  await admin.pool.query(`create database ${TEMPLATE_WITH_QUEUES} template ${TEMPLATE}`);
  await admin.close();
  const withQueues = openDatabase(postgres.urlFor(TEMPLATE_WITH_QUEUES));
  const jobs = await startJobs({ db: withQueues.db, jobs: JOBS, worker: false, onError: () => undefined });
  await jobs.stop();
  await withQueues.close();
  project.provide('postgres', postgres.urlFor(postgres.database));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; database: string };
  }
}
