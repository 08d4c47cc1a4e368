import { type AppKey, unsealBytes } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { findContent } from './store.ts';

/** One after the other, as the reader takes them: never more than one in memory. */
export async function* keptPages(
  db: Db,
  appKey: AppKey,
  id: number,
  parts: readonly { place: number }[],
): AsyncGenerator<Buffer> {
  for (const { place } of parts) {
    const sealed = (await findContent(db, id, place))[0]?.content_sealed ?? null;
    if (sealed === null) throw new Error('a download was thrown away while it was fetched');
    yield await unsealBytes(appKey, sealed);
  }
}
