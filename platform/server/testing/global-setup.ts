import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { TEMPLATE } from './template.ts';

/** One PostgreSQL for the whole run, with a migrated database that every test file clones for itself. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kindred-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const admin = openDatabase(postgres.urlFor(postgres.database));
  await admin.pool.query(`create database ${TEMPLATE}`);
  await admin.close();
  const template = openDatabase(postgres.urlFor(TEMPLATE));
  await migrate(template.db);
  await template.close();
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
