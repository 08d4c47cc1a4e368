import type { Db } from '#platform/server/database/database.ts';

/** Old news. */
export async function tidyNotifications(db: Db, ago: (days: number) => Date): Promise<void> {
  await db.deleteFrom('sidebar_tasks').where('updated_at', '<', ago(7)).execute();
  await db.deleteFrom('dashboard_notifications').where('at', '<', ago(365)).execute();
}
