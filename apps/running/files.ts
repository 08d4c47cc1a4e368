import type { AppKey } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type Files, openFiles, type Store } from '#platform/server/files/files.ts';
import { anyStored, getPrefix } from '#platform/server/files/rows.ts';
import { s3Store } from '#platform/server/files/s3.ts';
import { clamScanner } from '#platform/server/files/virus-scanner.ts';
import { StartProblem } from './runtime.ts';
import type { Settings } from './settings.ts';

/** Where files go, and where they are found: the database, and the store beside it where one is set. */
export async function filesOf(
  { fileStore, virusScanner }: Pick<Settings, 'fileStore' | 'virusScanner'>,
  appKey: AppKey,
  db: Db,
): Promise<{ files: Files; beside: Store }> {
  const scanner = virusScanner === null ? null : clamScanner(virusScanner);
  if (fileStore === null) {
    if (await anyStored(db)) {
      throw new StartProblem(
        'Files of this database lie in a store: name it with the FILES settings, or bring them back first (`npm run files -- --to database`).',
      );
    }
    return { files: openFiles(appKey, null, scanner), beside: null };
  }
  // Once, at the start: no request has to wait for a second connection later.
  await getPrefix(db);
  const beside = { db, store: s3Store(fileStore) };
  return { files: openFiles(appKey, beside, scanner), beside };
}
