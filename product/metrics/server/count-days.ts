import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { KEEP_ACTIVE, KEEP_BOOKS, KEEP_MONTHS, KEEP_PLAY } from './metric-sql.ts';

/** Two workers at once would count the same days twice. */
const lock = statement('select pg_advisory_xact_lock(7301864)');

const takeLate = statement({ on_day: z.string() }, 'delete from metric_late_days returning on_day::text');

/**
 * All days that nothing is noted of when play comes late, the last of the noted ones among them: a batch that was on its
 * way when that day became one of those is found the next time. $1 today; clocks of schools may be ahead of ours.
 */
const findRecent = statement(
  { on_day: z.string() },
  `
    select day::date::text as on_day from metric_state state,
      generate_series(case when state.tracked_through > '-infinity' then state.tracked_through else least(
        (select min(on_day) from play_days), (select min(on_day) from check_ins),
        (select min(finished_on) from scene_plays), $1::date) end, $1::date + 2, interval '1 day') day`,
);

const keepPlay = statement(KEEP_PLAY);
const keepActive = statement(KEEP_ACTIVE);
const keepMonths = statement(KEEP_MONTHS);
const keepBooks = statement(KEEP_BOOKS);

/** For three days play is expected: a tablet at the end of its way home, a school far west. */
const keepState = statement(`
    update metric_state set tracked_through = greatest(tracked_through, $1::date - 3), counted_at = $2`);

/** A month at a time, so that a first count does not hold a year of children at once. */
const DAYS_AT_ONCE = 31;

/** Counts what may have changed since the last time; however often it is done, it comes to the same. */
export async function countDays(db: Db, now: Date): Promise<void> {
  await db.transaction().execute((tx) => count(tx, now));
}

async function count(tx: Tx, now: Date): Promise<void> {
  await lock(tx);
  const today = dayIn(DEFAULT_TIME_ZONE, now);
  // Whatever is noted from here on is left for the next time, though this count may have seen it.
  const late = await takeLate(tx);
  const recent = await findRecent(tx, today);
  const days = [...new Set([...late, ...recent].map((row) => row.on_day))].sort();
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const some = days.slice(at, at + DAYS_AT_ONCE);
    await keepPlay(tx, some);
    await keepActive(tx, some);
    await keepMonths(tx, some);
  }
  await keepBooks(tx, today);
  await keepState(tx, today, now);
}
