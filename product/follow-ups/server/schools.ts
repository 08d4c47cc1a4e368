import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { daysOffShape, daysOffSql } from '#product/schools/server/days-off.ts';
import { featureOnSql } from '#product/schools/server/features/features.ts';
import type { ResponderCalendar } from '../rules/calendar.ts';
import type { Responders } from '../rules/clock.ts';
import { CONFIRMED_DAYS } from '../rules/settings.ts';

const span = z.nullable(z.tuple([z.number(), z.number()]));
export const hoursShape = z.array(span);
const days = { first_day: z.string(), last_day: z.string() };

/** Of an account `who`: works at a school, or runs it or its district. `school` is an id in SQL. */
export const worksAtSql = (who: string, school: string): string =>
  `${who}.scope = 'educator' and ${who}.status <> 'deactivated' and (${who}.school_id = ${school} or exists (
      select from group_members runs join groups run on run.id = runs.group_id
      join schools ran on ran.id = ${school}
      where runs.account_id = ${who}.id and runs.role in ('owner', 'admin') and run.kind <> 'team'
        and (run.school_id = ran.id or run.district_id = ran.district_id)))`;

const isThere = (id: string): string =>
  `exists (select from accounts there where there.id = ${id} and ${worksAtSql('there', 'fs.school_id')})`;

/**
 * Of settings `fs`, at the moment `now`: whether follow-up is on. Both who answer are there, the school has confirmed
 * it within a year, and staff have not switched it off there; whatever a job has come round to.
 */
export const isOnSql = (now: string): string =>
  `fs.is_on and fs.confirmed_at > ${now} - interval '${CONFIRMED_DAYS} days'
    and ${isThere('fs.responder_id')} and ${isThere('fs.backup_id')}
    and ${featureOnSql('follow-ups', 'fs.school_id')}`;

const schoolRow = {
  school_id: z.number(),
  on: z.boolean(),
  on_since: z.nullable(z.date()),
  time_zone: z.string(),
  responder_id: z.nullable(z.number()),
  backup_id: z.nullable(z.number()),
  hours: hoursShape,
  days_off: daysOffShape,
  absences: z.array(z.object({ account_id: z.number(), ...days })),
};
export type RespondingSchool = Row<typeof schoolRow>;

/** $1 schools, $2 now. Absences that are over count for nothing any more. */
const findResponding = statement(
  schoolRow,
  `
    select fs.school_id, coalesce(${isOnSql('$2::timestamptz')}, false) as on, fs.on_since, sc.time_zone,
      case when ${isThere('fs.responder_id')} then fs.responder_id end as responder_id,
      case when ${isThere('fs.backup_id')} then fs.backup_id end as backup_id, fs.hours,
      ${daysOffSql('fs.school_id')} as days_off,
      to_json(array(select json_build_object('account_id', a.account_id, 'first_day', a.first_day, 'last_day', a.last_day)
        from responder_absences a where a.school_id = fs.school_id and a.last_day >= ($2::timestamptz - interval '2 days')::date
        order by a.first_day, a.id)) as absences
    from follow_up_settings fs join schools sc on sc.id = fs.school_id
    where fs.school_id = any($1::bigint[])`,
);

/** Where a school has never said anything, nobody answers and no time is kept. */
const NOBODY: Omit<Responders, 'calendar'> = { responder: null, backup: null, absences: [] };

export function respondersOf(school: RespondingSchool | undefined): Responders {
  if (school === undefined) return { ...NOBODY, calendar: { timeZone: 'UTC', hours: [], daysOff: [] } };
  const calendar: ResponderCalendar = {
    timeZone: school.time_zone,
    hours: school.hours,
    daysOff: school.days_off,
  };
  return { calendar, responder: school.responder_id, backup: school.backup_id, absences: school.absences };
}

export async function respondingSchools(
  tx: Tx,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, RespondingSchool>> {
  const found = await findResponding(tx, [...new Set(ids)], now);
  return new Map(found.map((school) => [school.school_id, school]));
}
