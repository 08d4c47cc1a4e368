import { sql } from 'kysely';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { ACTIVITIES } from '#product/consents/rules/activities.ts';
import { CURRENT_TEXT } from '#product/consents/rules/texts/versions.ts';
import { NOTHING_FOLLOWS } from '#product/consents/server/deciding.ts';
import { keepStandingsOf } from '#product/consents/server/standing.ts';
import { schoolYearOf } from '#product/schools/rules/school-years.ts';

const TEACHER = 'educator@kindred.test';
const ADMIN = 'admin@kindred.test';

/**
 * Who runs a school, or its district, said yes to all: at the end of August, or as soon as there was the text that it is about.
 * One family wants its child left out of norms.
 */
export async function seedConsents(tx: Tx, today: Day): Promise<void> {
  const year = schoolYearOf(today);
  const notAfterToday = (day: Day): Day => (day < today ? day : today);
  const inAugust = `${year - (today < `${year}-08-28` ? 1 : 0)}-08-27`;
  const withText = `${CURRENT_TEXT}-03`;
  const decidedOn = notAfterToday(inAugust < withText ? withText : inAugust);
  const decided = `${decidedOn}T15:20:00Z`;
  const { rows: schools } = await sql<{ id: number }>`
    insert into school_consents
      (school_id, activity, school_year, decision, decided_by, capacity, text_version, language, decided_at)
    select sc.id, activity, ${year}, 'yes', runs.account_id, runs.kind, ${CURRENT_TEXT}, 'en', ${decided}
    from schools sc cross join unnest(${ACTIVITIES}::text[]) as activity
    join lateral (
      select m.account_id, g.kind from groups g join group_members m on m.group_id = g.id and m.role = 'owner'
      where g.kind = 'school' and g.school_id = sc.id or g.kind = 'district' and g.district_id = sc.district_id
      order by g.kind desc limit 1
    ) runs on true
    order by sc.id, activity returning school_id as id`.execute(tx);
  const ids = [...new Set(schools.map(({ id }) => id))];
  await keepStandingsOf(tx, ids, NOTHING_FOLLOWS, new Date(`${today}T12:00:00Z`));
  await sql`
    with child as (
      select s.id from students s join accounts a on a.id = s.owner_id
      where a.username = ${TEACHER} and s.username <> 'maya' and s.archived_at is null
      order by s.last_name desc, s.id limit 1
    ), written as (
      insert into child_consents (student_id, activity, school_year, decision, decided_by, capacity, told_by, told_how,
        text_version, language, decided_at)
      select child.id, 'norms', ${year}, 'no', a.id, 'school', s.first_name || '’s mother', 'paper', ${CURRENT_TEXT}, 'en',
        ${`${notAfterToday(addDays(decidedOn, 12))}T15:25:00Z`}::timestamptz
      from child join students s on s.id = child.id cross join accounts a where a.username = ${ADMIN}
      returning student_id, decided_at
    )
    insert into child_activities (student_id, activity, is_on, of_family, since)
    select student_id, 'norms', false, true, decided_at from written`.execute(tx);
}
