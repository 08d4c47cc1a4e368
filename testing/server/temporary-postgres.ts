import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { guardFolder } from './guard.ts';

/** What a test database loses with the machine is no loss. */
export const QUICK = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Databases are copied by the system, from file to file.
  file_copy_method: 'clone',
};

export function temporaryFolder(name: string): string {
  return mkdtempSync(path.join(os.tmpdir(), `kindred-${name}-`));
}

/** For what has its database in a folder below: the user whom root lends to the database can enter it. */
export function openFolder(name: string): string {
  const folder = temporaryFolder(name);
  chmodSync(folder, 0o755);
  return folder;
}

/** A PostgreSQL in a folder of its own, which goes with this process, however that ends. */
export async function temporaryPostgres(
  name: string,
  settings: Record<string, string> = {},
  folder = temporaryFolder(name),
): Promise<EmbeddedPostgres> {
  const postgres = await guardedPostgres(folder, settings);
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same in a folder that stays. */
export async function guardedPostgres(
  dataDir: string,
  settings: Record<string, string>,
  isKept = false,
): Promise<EmbeddedPostgres> {
  // Before the start: whoever breaks off in the middle of it leaves nothing, either.
  const releases = [guardFolder(dataDir, isKept)];
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  if (postgres.dataDir !== dataDir) releases.push(guardFolder(postgres.dataDir, isKept));
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      for (const release of releases) release();
    },
  };
}
