import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { tidyDaysOff } from '#product/schools/server/days-off.ts';
import { DEFAULT_RETENTION } from '../rules/settings.ts';

const deleteClosed = statement(`
    delete from follow_ups f using schools sc left join follow_up_settings fs on fs.school_id = sc.id
    where sc.id = f.school_id
      and f.closed_at < $1::timestamptz - make_interval(days => coalesce(fs.retention_days, ${DEFAULT_RETENTION}))`);
const deleteAbsences = statement(
  "delete from responder_absences where last_day < ($1::timestamptz - interval '90 days')::date",
);

/** What was closed goes after the school's own period, with every step of it. */
export async function tidyFollowUps(db: Db, now: Date): Promise<void> {
  await deleteClosed(db, now);
  await tidyDaysOff(db, now);
  await deleteAbsences(db, now);
}
