import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { PLAN_ANEW } from '#platform/server/database/named-statements.ts';
import { statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { lastWordsSql } from '#product/check-ins/server/last-words.ts';
import {
  FEELINGS_TOLD_FROM,
  lastWeek,
  PLAYED_FROM_SECONDS,
  TOP_STUDENTS,
} from '#product/play/rules/results/weekly.ts';
import { asksCheckIn } from '#product/play/server/player.ts';
import { BUNCH, bunchRow, inBunches } from './bunches.ts';
import { ACTIVE_EDUCATOR } from './daily-notices.ts';
import { nameWeeklyLessons, type WeeklyLessons } from './weekly-lessons.ts';

export const makeWeeklyNotifications = job<Record<string, never>>('notifications.make-weekly', {
  retryLimit: 5,
});
/** Mondays, when Sunday is over in Honolulu, and before the digests of the week are mailed. */
export const MAKE_WEEKLY_NOTIFICATIONS_AT = '0 10 * * 1';

/**
 * From educators to their students to the days of the week: each step is a look into an index, however many years of
 * play there are.
 */
const EDUCATORS = `
    educators as materialized (
      select a.id, a.scope, a.check_ins, coalesce(a.role = 'home', false) as is_home from accounts a where a.id > $4 and ${ACTIVE_EDUCATOR} order by a.id limit ${BUNCH}
    )`;
/** Their own who are there; what staff try out is nobody's play. */
const OWN_STUDENTS = `
      from educators o
      join students st on st.owner_id = o.id and st.archived_at is null and not st.is_sandbox and not st.game_debug`;

/** $1 is when, $2 and $3 the first and the last day, $4 the last educator before. With the week's name it is made once. */
function insertFor(
  kind: string,
  parts: string,
  found: { data: string; from: string },
): ReturnType<typeof statement<typeof bunchRow>> {
  return statement(
    bunchRow,
    `${PLAN_ANEW}
    with ${EDUCATORS}, ${parts}, made as (
      insert into dashboard_notifications (account_id, kind, data, at, operation_id)
      select found.id, '${kind}', jsonb_build_object('week', $2::date) || found.data, $1,
        '${kind}:' || $2::date || ':' || found.id
      from (select id, ${found.data} as data ${found.from}) found
      order by found.id
      on conflict (operation_id) do nothing returning account_id
    )
    select (select max(id) from educators) as last, to_json(array(select account_id from made)) as made`,
  );
}

const FELT = ['happy', 'okay', 'worried', 'sad', 'mad'] as const;
const countFelt = FELT.map((feeling) => `'${feeling}', count(*) filter (where c.feeling = '${feeling}')`);

/** Who is not asked any more is not counted either, nor what a child did not know this educator would hear of. */
const weeklyCheckIns = insertFor(
  'weekly-emotion-check-in',
  `told as (
      select o.id, count(distinct c.student_id) as students, jsonb_build_object(${countFelt.join(', ')}) as feelings
      ${OWN_STUDENTS}
      left join schools sc on sc.id = st.school_id
      cross join lateral (
        ${lastWordsSql('st.id', '$2::date', '$3::date', 'o.id = any(c.told_to)')}
      ) c
      where ${asksCheckIn('st')} and c.feeling = any('{${FELT.join(',')}}')
      group by o.id
    )`,
  {
    data: `jsonb_build_object('students', students)
        || case when students >= ${FEELINGS_TOLD_FROM} then feelings else '{}' end`,
    from: 'from told',
  },
);

/** The Cool Down Corner is for who needs it, and no contest. Nor are siblings: at home all who played are named, by the alphabet. */
const weeklyTopStudents = insertFor(
  'weekly-top-students',
  `played as (
      select o.id, o.is_home, st.id as student_id, st.first_name, st.last_name, sum(d.seconds) as seconds
      ${OWN_STUDENTS}
      join play_days d on d.student_id = st.id and d.on_day between $2::date and $3::date and d.area <> 'cdc'
      group by o.id, o.is_home, st.id having sum(d.seconds) >= ${PLAYED_FROM_SECONDS}
    ), placed as (
      select id, is_home, student_id, count(*) over (partition by id) as students, row_number() over (partition by id
          order by case when not is_home then seconds end desc, lower(first_name), lower(last_name), student_id) as place
      from played
    )`,
  {
    data: `jsonb_build_object('students', min(students), 'student_ids', jsonb_agg(student_id order by place))`,
    from: `from placed where is_home or place <= ${TOP_STUDENTS} group by id`,
  },
);

/** What last week brought, for every educator. Run twice it makes nothing twice. */
export async function makeLastWeeksNotifications(db: Db, now: Date, lessons: WeeklyLessons): Promise<void> {
  const week = lastWeek(dayIn(DEFAULT_TIME_ZONE, now));
  const { from, until } = week;
  for (const insert of [weeklyCheckIns, weeklyTopStudents]) {
    await inBunches(db, (tx, after) => insert(tx, now, from, until, after));
  }
  await nameWeeklyLessons(db, week, lessons);
}
