import type { Db } from '#platform/server/database/database.ts';

/** Staff have seen what they wanted to see. */
export async function tidySandbox(db: Db, ago: (days: number) => Date): Promise<void> {
  await db.deleteFrom('students').where('is_sandbox', '=', true).where('created_at', '<', ago(90)).execute();
}
