import type { AppKey } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { keptParts } from '#platform/server/kept-files/fetch.ts';
import { keptReports } from './store.ts';

export async function* keptPages(
  db: Db,
  appKey: AppKey,
  id: number,
  parts: readonly { place: number }[],
): AsyncGenerator<Buffer> {
  for await (const { bytes } of keptParts(keptReports, db, appKey, { id, parts })) yield bytes;
}
