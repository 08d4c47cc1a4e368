import type { Db } from '#platform/server/database/database.ts';

/** Devices of a school year that is over, and cards nobody used. */
export async function tidyClassTiles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('class_devices').where('ends_at', '<', now).execute();
  await db.deleteFrom('class_cards').where('ends_at', '<', now).execute();
}
