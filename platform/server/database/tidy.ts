import type { Db } from './database.ts';

/** Forgotten guesses, letters long sent or given up, events that everybody has heard of. */
export async function tidyPlatform(db: Db, ago: (days: number) => Date): Promise<void> {
  await db.deleteFrom('throttles').where('touched_at', '<', ago(1)).execute();
  await db.deleteFrom('mails').where('status', '=', 'sent').where('created_at', '<', ago(90)).execute();
  await db.deleteFrom('mails').where('status', '=', 'failed').where('created_at', '<', ago(30)).execute();
  // The link inside has long expired.
  await db
    .updateTable('mails')
    .set({ letter_sealed: null })
    .where('status', '=', 'failed')
    .where('created_at', '<', ago(3))
    .where('letter_sealed', 'is not', null)
    .execute();
  await db.deleteFrom('events').where('at', '<', ago(1)).execute();
}
