import * as z from 'zod/mini';
import { LOCALES } from '#brands/brand.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { ACTIVITIES, CAPACITIES, DECISIONS, SCHOOL_CAPACITIES, TOLD_HOW } from '../rules/activities.ts';
import { STANDINGS } from '../rules/school-standing.ts';
import { TEXT_VERSIONS } from '../rules/texts/versions.ts';

/** The two books of decisions, which are only added to, and how it stands by them now. */

export const insertSchoolConsents = statement(`
    insert into school_consents
      (school_id, activity, school_year, decision, decided_by, capacity, text_version, language, decided_at)
    select $1, told.activity, $2, told.decision, $3, $4, $5, $6, $7
    from jsonb_to_recordset($8::jsonb) as told(activity text, decision text)`);

export const insertChildConsents = statement(`
    insert into child_consents (student_id, activity, school_year, decision, decided_by, capacity, told_by, told_how,
      text_version, language, decided_at)
    select id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 from unnest($1::bigint[]) as one(id) order by id`);

export const keepChildActivities = statement(`
    insert into child_activities as kept (student_id, activity, is_on, of_family, since)
    select id, $2, $3, $4, $5 from unnest($1::bigint[]) as one(id) order by id
    on conflict (student_id, activity) do update
    set is_on = excluded.is_on, of_family = excluded.of_family,
      since = case when kept.is_on = excluded.is_on then kept.since else excluded.since end`);

const lastRow = {
  student_id: z.number(),
  activity: z.enum(ACTIVITIES),
  decision: z.enum(DECISIONS),
  capacity: z.enum(CAPACITIES),
  told_by: z.nullable(z.string()),
  told_how: z.nullable(z.enum(TOLD_HOW)),
  by: z.nullable(z.string()),
  decided_by: z.nullable(z.number()),
  text_version: z.enum(TEXT_VERSIONS),
  language: z.enum(LOCALES),
  decided_at: z.date(),
};

/** The newest decision about each activity of children. */
export const findChildDecisions = statement(
  lastRow,
  `
    select distinct on (c.student_id, c.activity) c.student_id, c.activity, c.decision, c.capacity, c.told_by, c.told_how,
      ${spokenNameSql('a')} as by, c.decided_by, c.text_version, c.language, c.decided_at
    from child_consents c left join accounts a on a.id = c.decided_by
    where c.student_id = any($1::bigint[]) order by c.student_id, c.activity, c.id desc`,
);

export const findSchoolDecisions = statement(
  {
    school_id: z.number(),
    activity: z.enum(ACTIVITIES),
    school_year: z.number(),
    decision: z.enum(DECISIONS),
    capacity: z.enum(SCHOOL_CAPACITIES),
    by: z.nullable(z.string()),
    text_version: z.enum(TEXT_VERSIONS),
    language: z.enum(LOCALES),
    decided_at: z.date(),
  },
  `
    select distinct on (c.school_id, c.activity, c.school_year) c.school_id, c.activity, c.school_year, c.decision,
      c.capacity, ${spokenNameSql('a')} as by, c.text_version, c.language, c.decided_at
    from school_consents c left join accounts a on a.id = c.decided_by
    where c.school_id = any($1::bigint[]) order by c.school_id, c.activity, c.school_year, c.id desc`,
);

/** A no of the school that stands: it would be lost where the school becomes another. */
export const findRefused = statement(
  { activity: z.enum(ACTIVITIES) },
  `select activity from school_activities where school_id = $1 and standing = 'refused'`,
);

/** Only what is otherwise than before is written, and answered. */
export const keepStandings = statement(
  { school_id: z.number(), activity: z.enum(ACTIVITIES), standing: z.enum(STANDINGS) },
  `
    insert into school_activities as kept (school_id, activity, standing, is_on, since)
    select school_id, activity, standing, is_on, $2
    from jsonb_to_recordset($1::jsonb) as told(school_id bigint, activity text, standing text, is_on boolean)
    order by school_id, activity
    on conflict (school_id, activity) do update set standing = excluded.standing, is_on = excluded.is_on,
      since = case when kept.is_on = excluded.is_on then kept.since else excluded.since end
    where (kept.standing, kept.is_on) is distinct from (excluded.standing, excluded.is_on)
    returning school_id, activity, standing`,
);

export const findRequests = statement(
  { school_id: z.number(), school_year: z.number(), asked_at: z.date() },
  'select school_id, school_year, asked_at from consent_requests where school_id = any($1::bigint[])',
);
