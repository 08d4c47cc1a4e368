import type { Db } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import type { Download } from '../http/reply.ts';
import { places, type TakePlace } from '../limits/places.ts';
import type { KeptFile, KeptPart, KeptStore } from './store.ts';

/** Making a file keeps the process busy, sending it a connection: nobody takes all of either. */
export function keptPlaces(): TakePlace {
  return places({ all: 20, each: 2 });
}

/** Has a place from the first byte to the last. */
export async function sendInPlace(
  takePlace: TakePlace,
  accountId: number,
  open: () => Promise<Download>,
): Promise<Download> {
  const place = takePlace(accountId);
  try {
    const file = await open();
    file.content.once('close', () => place.release());
    return file;
  } catch (problem) {
    place.release();
    throw problem;
  }
}

/** One part after the other, as the reader takes them: never more than one in memory. */
export async function* keptParts<Part extends KeptPart>(
  { findContent }: Pick<KeptStore<KeptFile, Part>, 'findContent'>,
  db: Db,
  files: Files,
  { id, parts }: { id: number; parts: readonly Part[] },
): AsyncGenerator<{ place: number; bytes: Buffer }> {
  for (const { place } of parts) {
    const kept = (await findContent(db, id, place))[0]?.content_sealed ?? null;
    if (kept === null) throw new Error('a file was put away while it was fetched');
    yield { place, bytes: await files.open(kept) };
  }
}
