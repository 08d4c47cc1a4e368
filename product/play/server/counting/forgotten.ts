import * as z from 'zod/mini';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import type { SceneCatalog } from '../content.ts';
import { getPlayer } from '../player.ts';
import { countWaiting } from '../progress.ts';

export const countForgotten = job<Record<string, never>>('play.count-forgotten', { retryLimit: 5 });
export const COUNT_FORGOTTEN_AT = '*/10 * * * *';

/** A batch that was right behind is there after this, or its device is gone. */
const GONE_AFTER_MS = 10 * 60_000;

const findForgotten = statement(
  { student_id: z.number() },
  `
    select student_id from program_progress where uncounted and updated_at < $1
    order by updated_at limit 1000`,
);

/** Counts the results of backlogs whose last batch never came: a device that was switched off on the way, say. */
export async function countForgottenPlay(db: Db, catalog: SceneCatalog, now: Date): Promise<void> {
  // Without the scenes nobody can tell how far somebody is in them.
  if (catalog.entries.length === 0) return;
  const forgotten = await findForgotten(db, new Date(now.getTime() - GONE_AFTER_MS));
  for (const { student_id: studentId } of forgotten) {
    await db.transaction().execute(async (tx) => {
      await getPlayer(tx, studentId, { lock: true });
      await countWaiting(tx, catalog, [studentId], now);
    });
  }
}
