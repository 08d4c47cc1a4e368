import type { Db } from '#platform/server/database/database.ts';

/** What browsers told long ago. */
export async function tidyClientEvents(db: Db, ago: (days: number) => Date): Promise<void> {
  await db.deleteFrom('client_events').where('at', '<', ago(90)).execute();
}
