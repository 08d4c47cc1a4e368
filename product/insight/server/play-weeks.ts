import * as z from 'zod/mini';
import { type Day, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { classesOfAdmin } from '#product/rosters/server/students/reach.ts';
import { weeksBefore } from '../rules/places/eight-weeks.ts';

export const countPlayWeeks = job<Record<string, never>>('insight.count-play-weeks', { retryLimit: 3 });
/** When schools sleep, west of here too. */
export const COUNT_PLAY_WEEKS_AT = '40 8 * * *';

/** Play that was kept on a device comes in later: so many of the last weeks are counted again. */
const COUNTED_AGAIN = 2;

const forget = statement('delete from play_weeks where monday < $1::date or monday = any($2::date[])');
const findCounted = statement(
  { monday: z.string() },
  'select distinct monday from play_weeks where monday >= $1::date',
);

/** By the day, for which there is an index: what a week cost is what was played in it. */
const count = statement(`
    insert into play_weeks (school_id, owner_id, monday, children)
    select s.school_id, s.owner_id, $1::date, count(*)
    from (
      select distinct d.student_id from play_days d
      where d.on_day >= $1::date and d.on_day < $1::date + 7 and d.seconds > 0
    ) played join students s on s.id = played.student_id
    where s.school_id is not null and s.archived_at is null and not s.is_sandbox
    group by s.school_id, s.owner_id`);

/** The weeks that are over: those that were never counted, and the last ones again. */
export async function countWeeksPlayed(db: Db | Tx, now: Date): Promise<void> {
  const mondays = weeksBefore(dayIn(DEFAULT_TIME_ZONE, now));
  const [first = ''] = mondays;
  const counted = (await findCounted(db, first)).map(({ monday }) => monday);
  const due = mondays.filter(
    (monday, at) => !counted.includes(monday) || at >= mondays.length - COUNTED_AGAIN,
  );
  await forget(db, first, due);
  for (const monday of due) await count(db, monday);
}

const weeksBy = (by: 'school_id' | 'owner_id') =>
  statement(
    { id: z.number(), monday: z.string(), children: z.number() },
    `
    select s.${by} as id, s.monday, sum(s.children)::int as children from play_weeks s
    where s.monday >= $2::date and (${classesOfAdmin('$1')})
    group by s.${by}, s.monday`,
  );
const weeksOfSchools = weeksBy('school_id');
const weeksOfTeachers = weeksBy('owner_id');

/** Of each place eight numbers, the earliest week first. Before the first night there is none. */
export async function findPlayWeeks(
  tx: Tx,
  actorId: number,
  of: 'schools' | 'teachers',
  today: Day,
): Promise<Map<number, number[]>> {
  const mondays = weeksBefore(today);
  const rows = await (of === 'schools' ? weeksOfSchools : weeksOfTeachers)(tx, actorId, mondays[0] ?? today);
  const weeks = new Map<number, number[]>();
  for (const { id, monday, children } of rows) {
    const own = weeks.get(id) ?? mondays.map(() => 0);
    own[mondays.indexOf(monday)] = children;
    weeks.set(id, own);
  }
  return weeks;
}
