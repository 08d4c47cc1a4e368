import * as z from 'zod/mini';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { mondayOf } from '#platform/contract/days.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { todayFor } from '#product/accounts/server/time-zones/zones.ts';
import { lastWordsAmong, TOLD_TO_SOMEBODY } from '#product/check-ins/server/last-words.ts';
import { ecommerceOf } from '#product/licensing/server/ledger/ecommerce.ts';
import { EXPIRING_DAYS } from '#product/notifications/rules/dashboard.ts';
import { GROUP_STUDENTS } from '#product/play/rules/measurement/constants.ts';
import { SKIPPED } from '#product/play/rules/results/events.ts';
import { scenesRequired } from '#product/play/rules/results/progress.ts';
import { KINDS_OF } from '#product/reports/rules/availability.ts';
import { inAdminsReach } from '#product/rosters/server/students/reach.ts';
import { daysOffShape, daysOffSql } from '#product/schools/server/days-off.ts';
import type { getPlaces, Places } from '../places-contract.ts';
import { sayPlaces } from '../rules/places/small-numbers.ts';
import { worthACall } from '../rules/places/worth-a-call.ts';
import { findPlayWeeks } from './play-weeks.ts';

const shape = {
  id: z.number(),
  name: z.string(),
  children: z.number(),
  teachers: z.number(),
  licensed: z.number(),
  played: z.number(),
  played_this_week: z.number(),
  checkable: z.number(),
  checked: z.number(),
  told: z.number(),
  answers: z.number(),
  well: z.number(),
  ending: z.number(),
  last_played_on: z.nullable(z.string()),
  listed_on: z.string(),
  days_off: daysOffShape,
};

/** Of a first check, all of them: then its report opens. */
const CHECKS = scenesRequired('zoou', 'assessment');
const WITH_CHECKS = PROGRAM_IDS.filter((program) => KINDS_OF[program].includes('assessment'));

/** $1 who asks. */
const REACHED = `
    with reached as (
      select s.id, s.owner_id, s.school_id, s.license_ends_on, s.license_paid, s.created_at, s.active_program from students s
      where (${inAdminsReach('$1')}) and s.school_id is not null and s.archived_at is null and not s.is_sandbox
    )`;

/** $1 who asks, $2 today, $3 Monday. `by` is what stands in a row, `name` how it is called. */
const countBy = (by: string, name: string) =>
  statement(
    shape,
    `${REACHED}, counted as (
      select s.${by} as id, count(*)::int as children, count(distinct s.owner_id)::int as teachers,
        count(*) filter (where s.license_ends_on >= $2::date)::int as licensed,
        count(*) filter (where p.last_day > $2::date - 30)::int as played,
        count(*) filter (where p.last_day >= $3::date)::int as played_this_week,
        count(*) filter (where p.last_day > $2::date - 30 and s.license_paid
          and s.license_ends_on >= $2::date and s.license_ends_on < $2::date + ${EXPIRING_DAYS})::int as ending,
        max(p.last_day) as last_played_on, min(s.created_at)::date as listed_on,
        count(*) filter (where has.check or s.active_program = any(array['${WITH_CHECKS.join("', '")}']))::int as checkable,
        count(*) filter (where has.check)::int as checked
      from reached s left join play_summaries p on p.student_id = s.id
      cross join lateral (select exists (
          select from program_progress done where done.student_id = s.id
            and (done.checks_done >= ${CHECKS} or done.iteration > 1)
        ) as check) has
      group by s.${by}
    ), felt as (
      select s.${by} as id, count(distinct c.student_id)::int as told, count(*)::int as answers,
        count(*) filter (where c.feeling in ('okay', 'happy'))::int as well
      from reached s join (
        ${lastWordsAmong('reached', '$3::date', '$3::date + 6', TOLD_TO_SOMEBODY)}
      ) c on c.student_id = s.id
      where c.feeling <> '${SKIPPED}'
      group by s.${by}
    )
    select counted.id, ${name} as name, children, teachers, licensed, played, played_this_week, checkable, checked, ending, last_played_on, listed_on,
      ${daysOffSql(by === 'school_id' ? 'counted.id' : 'o.school_id')} as days_off,
      coalesce(told, 0) as told, coalesce(answers, 0) as answers, coalesce(well, 0) as well
    from counted left join felt on felt.id = counted.id
      ${by === 'school_id' ? 'join schools sc on sc.id = counted.id' : 'join accounts o on o.id = counted.id'}
    order by name, counted.id`,
  );

const countSchools = countBy('school_id', 'sc.name');
const countTeachers = countBy('owner_id', spokenNameSql('o'));

/** As `CountedTogether` has it. Seconds are those of the lists, of 30 days. */
const countTogether = (by: string) =>
  statement(
    { teachers: z.number(), seconds: z.nullable(z.number()) },
    `${REACHED}, large as (
      select s.${by} as id from reached s group by s.${by} having count(*) >= ${GROUP_STUDENTS}
    )
    select (select count(distinct s.owner_id)::int from reached s) as teachers, (
        select percentile_cont(0.5) within group (order by p.seconds_within[30 - ($2::date - p.last_day)])
        from reached s join large on large.id = s.${by} join play_summaries p on p.student_id = s.id
        where p.last_day > $2::date - 30
      ) as seconds`,
  );

const schoolsTogether = countTogether('school_id');
const teachersTogether = countTogether('owner_id');

/** A district by its schools, one school by its teachers. */
export async function findPlaces(tx: Tx, actor: Actor, now: Date): Promise<Places> {
  // The week of the check-ins' own page, and the day on which lists let a license end.
  const today = await todayFor(tx, actor.id, now);
  const asked = [actor.id, today, mondayOf(today)] as const;
  const schools = await countSchools(tx, ...asked);
  const of = schools.length > 1 ? 'schools' : 'teachers';
  const counted = of === 'schools' ? schools : await countTeachers(tx, ...asked);
  const weeks = await findPlayWeeks(tx, actor.id, of, today);
  const [together = { teachers: 0, seconds: null }] = await (of === 'schools'
    ? schoolsTogether
    : teachersTogether)(tx, actor.id, today);
  const { purchases } = await ecommerceOf(tx, actor, now);
  // While staff act as the reader, nothing is said of feelings, not even of a school's.
  const felt = actor.actingAsBy === null ? {} : { told: 0, answers: 0, well: 0 };
  const said = sayPlaces(
    of,
    counted.map((place) => ({ ...place, ...felt, weeks: weeks.get(place.id) ?? null })),
    together,
  );
  return { ...said, worth_a_call: worthACall(counted, purchases.to_pass_on.groups, today) };
}

export async function readPlaces(context: Context<typeof getPlaces>): Promise<{ data: Places }> {
  const { tx, actor, now } = context;
  const data = await findPlaces(tx, actor, now);
  context.about({
    type: 'places',
    id: actor.id,
    details: { of: data.of, rows: data.rows.length + data.more },
  });
  return { data };
}
