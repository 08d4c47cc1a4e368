import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { JOBS } from '#apps/running/jobs.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { startJobs } from '#platform/server/jobs.ts';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { copyOf, TEMPLATE, TEMPLATE_WITH_QUEUES } from './template.ts';
import { guardedPostgres, QUICK, temporaryFolder, temporaryPostgres } from './temporary-postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shelf = path.join(root, '.cache/clusters');
const DAY = 24 * 60 * 60_000;

/**
 * A PostgreSQL with the migrated templates. They are made once for the same migrations and queues, and copied after
 * that; what is kept is never changed, so that several runs may copy it at once.
 */
export async function postgresWithTemplates(
  name: string,
  settings: Record<string, string> = QUICK,
): Promise<EmbeddedPostgres> {
  const folder = temporaryFolder(name);
  await copyCluster(folder);
  return temporaryPostgres(name, settings, folder);
}

/** The same for a test that starts it itself. */
export async function copyCluster(folder: string): Promise<void> {
  copy(await keptCluster(), folder);
}

async function keptCluster(): Promise<string> {
  const kept = path.join(shelf, keyOf());
  if (!existsSync(kept)) await keep(kept);
  return kept;
}

/** Everything that the templates are made from. */
function keyOf(): string {
  const hash = createHash('sha256');
  const migrations = path.join(root, 'database/migrations');
  for (const file of readdirSync(migrations).sort())
    hash.update(file).update(readFileSync(path.join(migrations, file)));
  hash.update(JSON.stringify(JOBS));
  for (const file of ['package-lock.json', 'platform/server/jobs.ts', 'testing/server/kept-cluster.ts']) {
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 20);
}

/** Under its name only once it is whole: a run that breaks off leaves nothing that another would take for it. */
async function keep(kept: string): Promise<void> {
  mkdirSync(shelf, { recursive: true });
  removeOld();
  const folder = temporaryFolder('template');
  const draft = `${kept}.${process.pid}`;
  try {
    const postgres = await guardedPostgres(folder, QUICK);
    try {
      await makeTemplates(postgres);
    } finally {
      await postgres.stop();
    }
    mkdirSync(draft);
    copy(folder, draft);
    // Another run may have been faster.
    if (!existsSync(kept)) renameSync(draft, kept);
  } finally {
    for (const one of [folder, draft]) rmSync(one, { recursive: true, force: true });
  }
}

async function makeTemplates(postgres: EmbeddedPostgres): Promise<void> {
  const admin = openDatabase({ ...postgres.urlFor(postgres.database), max: 1 });
  await admin.pool.query(`create database ${TEMPLATE}`);
  const template = openDatabase(postgres.urlFor(TEMPLATE));
  await migrate(template.db);
  await template.close();
  await admin.pool.query(`create database ${TEMPLATE_WITH_QUEUES} ${copyOf(TEMPLATE)}`);
  await admin.close();
  const withQueues = openDatabase(postgres.urlFor(TEMPLATE_WITH_QUEUES));
  const jobs = await startJobs({ db: withQueues.db, jobs: JOBS, worker: false, onError: () => undefined });
  await jobs.stop();
  await withQueues.close();
}

/** With owners and rights, which the database insists on. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-Rp', `${from}/.`, to]);
}

function removeOld(): void {
  for (const name of readdirSync(shelf)) {
    const one = path.join(shelf, name);
    if (Date.now() - statSync(one).mtimeMs > DAY) rmSync(one, { recursive: true, force: true });
  }
}

// Ahead of those who begin at once: each of them would make it for itself.
if (import.meta.main) await keptCluster();
