import * as z from 'zod/mini';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { statement } from '#platform/server/database/statement.ts';
import { nothingChanged } from '#platform/server/http/nothing-changed.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { withdrawNoticesOf } from '#product/notifications/server/dashboard.ts';
import { administeredSchools, ledSchools } from '#product/schools/server/reach/reach.ts';
import type { decideForSchool, listSchoolConsents, schoolConsentCounts } from '../contract.ts';
import { ACTIVITIES } from '../rules/activities.ts';
import { yearsOpen } from '../rules/school-standing.ts';
import { CURRENT_TEXT } from '../rules/texts/versions.ts';
import { runnersOf } from './asked.ts';
import type { RefusedPorts } from './ports.ts';
import { keepStandingsOf, standingsOf } from './standing.ts';
import { findRefused, findSchoolDecisions, insertSchoolConsents } from './store.ts';

/** Asked before a school becomes another, and what it said ends with it. */
export async function saysNo(tx: Tx, schoolId: number): Promise<boolean> {
  return (await findRefused(tx, schoolId)).length > 0;
}

const schoolRow = { id: z.number(), name: z.string(), time_zone: z.string(), is_led: z.boolean() };
const COLUMNS = `id, name, coalesce(time_zone, '${DEFAULT_TIME_ZONE}') as time_zone,
      id in (${ledSchools('$1')}) as is_led`;
const findSchools = statement(
  schoolRow,
  `select ${COLUMNS} from schools where id in (${administeredSchools('$1')}) order by name, id`,
);
const lockSchool = statement(
  schoolRow,
  `select ${COLUMNS} from schools where id = $2 and id in (${administeredSchools('$1')}) for no key update`,
);

const offRow = { school_id: z.number(), activity: z.enum(ACTIVITIES), count: z.number() };
const countOff = statement(
  offRow,
  `
    select s.school_id, said.activity, count(*)::integer as count
    from child_activities said join students s on s.id = said.student_id
    where not said.is_on and s.school_id = any($1::bigint[]) and s.archived_at is null and not s.is_sandbox
    group by 1, 2`,
);
const countStudents = statement(
  { school_id: z.number(), count: z.number() },
  `
    select school_id, count(*)::integer as count from students
    where school_id = any($1::bigint[]) and archived_at is null and not is_sandbox group by 1`,
);

const findClasses = statement(
  { school_id: z.number(), id: z.number(), name: z.string(), last_name: z.string() },
  `
    select distinct s.school_id, a.id, ${spokenNameSql('a')} as name, a.last_name
    from students s join accounts a on a.id = s.owner_id
    where s.school_id = any($1::bigint[]) and s.archived_at is null and not s.is_sandbox order by a.last_name, a.id`,
);

async function countsOf(tx: Tx, schoolIds: readonly number[]) {
  const off = await countOff(tx, schoolIds);
  const students = await countStudents(tx, schoolIds);
  return (schoolId: number) => ({
    students: students.find((one) => one.school_id === schoolId)?.count ?? 0,
    off: (activity: string) =>
      off.find((one) => one.school_id === schoolId && one.activity === activity)?.count ?? 0,
  });
}

export async function listSchools({
  tx,
  actor,
  now,
}: Context<typeof listSchoolConsents>): Promise<OutputOf<typeof listSchoolConsents>> {
  const schools = await findSchools(tx, actor.id);
  const ids = schools.map(({ id }) => id);
  const standings = await standingsOf(tx, ids, now);
  const decisions = Map.groupBy(await findSchoolDecisions(tx, ids), ({ school_id }) => school_id);
  const counts = await countsOf(tx, ids);
  const led = schools.filter(({ is_led }) => is_led).map(({ id }) => id);
  const classes = await findClasses(tx, led);
  return {
    data: schools.map(({ id, name, time_zone: zone, is_led }) => {
      const years = yearsOpen(dayIn(zone, now));
      const { students, off } = counts(id);
      const activities = (standings.get(id) ?? []).map(({ activity, standing, is_on, goesOnUntil }) => ({
        activity,
        standing,
        is_on,
        goes_on_until: goesOnUntil,
        children_off: off(activity),
        decisions: years.map((year) => {
          const found = decisions
            .get(id)
            ?.find((one) => one.activity === activity && one.school_year === year);
          if (found === undefined) return null;
          const { decision, capacity, by, text_version, decided_at } = found;
          return { decision, capacity, by, text_version, at: decided_at.toISOString() };
        }),
      }));
      const own = classes.filter(({ school_id }) => school_id === id);
      return {
        id,
        name,
        students,
        years,
        activities,
        is_led,
        classes: own.map((one) => ({ id: one.id, name: one.name })),
      };
    }),
  };
}

/** For one year, which has to be open to be decided about. What says the same as before is not written again. */
export async function decide(
  context: Context<typeof decideForSchool>,
  ports: RefusedPorts,
): Promise<NotificationReply> {
  const { tx, actor, input, now } = context;
  const [school] = await lockSchool(tx, actor.id, input.id);
  if (school === undefined) throw Refusal.of('not-found');
  const { school_year: year } = input;
  if (!yearsOpen(dayIn(school.time_zone, now)).includes(year)) {
    throw Refusal.field('school_year', 'validation.in');
  }
  const before = await findSchoolDecisions(tx, [school.id]);
  const fresh = input.decisions.filter(
    ({ activity, decision }) =>
      before.find((one) => one.activity === activity && one.school_year === year)?.decision !== decision,
  );
  const details = Object.fromEntries(fresh.map(({ activity, decision }) => [activity, decision]));
  context.about({ type: 'school', id: school.id, details: { year, ...details } });
  if (fresh.length === 0) return nothingChanged(context);
  const capacity = school.is_led ? 'school' : 'district';
  const said = [capacity, CURRENT_TEXT, input.language, now] as const;
  await insertSchoolConsents(tx, school.id, year, actor.id, ...said, JSON.stringify(fresh));
  await keepStandingsOf(tx, [school.id], ports, now);
  const decided = new Set([
    ...before.filter(({ school_year }) => school_year === year).map(({ activity }) => activity),
    ...fresh.map(({ activity }) => activity),
  ]);
  // All is said for the year: nobody is asked any more.
  if (ACTIVITIES.every((activity) => decided.has(activity))) {
    const people = (await runnersOf(tx, [school.id])).map(({ account_id }) => account_id);
    await withdrawNoticesOf(tx, `consents:${school.id}:${year}:`, people);
  }
  return notify('consents.done.school', { school: school.name });
}

const findOne = statement({ id: z.number() }, 'select id from schools where id = $1');

/** Staff read counts, and no child. */
export async function readCounts({
  tx,
  input: { id },
  now,
}: Context<typeof schoolConsentCounts>): Promise<OutputOf<typeof schoolConsentCounts>> {
  if ((await findOne(tx, id)).length === 0) throw Refusal.of('not-found');
  const { students, off } = (await countsOf(tx, [id]))(id);
  const standings = (await standingsOf(tx, [id], now)).get(id) ?? [];
  const activities = standings.map(({ activity, standing, is_on }) => ({
    activity,
    standing,
    is_on,
    children_off: off(activity),
  }));
  return { data: { students, activities } };
}
