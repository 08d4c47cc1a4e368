import * as z from 'zod/mini';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import type { SceneCatalog } from '../content.ts';
import { countWaitingOf } from '../count-later.ts';

export const countForgotten = job<Record<string, never>>('play.count-forgotten', { retryLimit: 5 });
export const COUNT_FORGOTTEN_AT = '* * * * *';

/** A playing child tells something every quarter of a minute; after this its device is gone, or the child is. */
const GONE_AFTER_MS = 2 * 60_000;
const AT_ONCE = 1000;

const findForgotten = statement(
  { student_id: z.number() },
  `
    select student_id from program_progress where uncounted and updated_at < $1
    order by updated_at limit ${AT_ONCE}`,
);

/**
 * Counts what was gathered of play that came to no end: a scene that was left, a device that was switched off on its way
 * through a backlog.
 */
export async function countForgottenPlay(db: Db, catalog: SceneCatalog, now: Date): Promise<void> {
  // Without the scenes nobody can tell how far somebody is in them.
  if (catalog.entries.length === 0) return;
  const before = new Date(now.getTime() - GONE_AFTER_MS);
  for (;;) {
    const forgotten = await findForgotten(db, before);
    for (const { student_id: studentId } of forgotten) {
      await countWaitingOf({ db, catalog, now }, studentId);
    }
    if (forgotten.length < AT_ONCE) return;
  }
}
