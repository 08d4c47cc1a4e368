import type { Db } from '#platform/server/database/database.ts';
import type { Files } from '#platform/server/files/files.ts';
import { keptParts } from '#platform/server/kept-files/fetch.ts';
import { keptReports } from './store.ts';

export async function* keptPages(
  db: Db,
  files: Files,
  id: number,
  parts: readonly { place: number }[],
): AsyncGenerator<Buffer> {
  for await (const { bytes } of keptParts(keptReports, db, files, { id, parts })) yield bytes;
}
