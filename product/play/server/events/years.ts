import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';

/** Events lie by the school year in which they came. The next one's table is made a whole year ahead. */
export const makeYears = job<Record<string, never>>('play.make-years', { retryLimit: 20 });
export const MAKE_YEARS_AT = '7 8 * * *';

const make = statement('select make_told_years($1::timestamptz)');

export async function makeToldYears(db: Db, now: Date): Promise<void> {
  await db.transaction().execute((tx) => make(tx, now));
}
