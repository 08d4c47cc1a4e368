import * as z from 'zod/mini';
import { dayIn } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { isCounselorSql } from '#product/access/rules/scopes.ts';
import { featureOnSql } from '#product/schools/server/features/features.ts';
import { administeredSchools } from '#product/schools/server/reach/reach.ts';
import type { listResponders, SchoolResponders } from '../responders-contract.ts';
import { openTimes } from '../rules/calendar.ts';
import { askedAt } from '../rules/clock.ts';
import { COUNTRIES, confirmedUntil, DEFAULT_HOURS, DEFAULT_RETENTION } from '../rules/settings.ts';
import { hoursShape, isOnSql, respondersOf, respondingSchools, worksAtSql } from './schools.ts';

const person = z.object({ id: z.number(), name: z.string() });
const range = { first_day: z.string(), last_day: z.string() };
const row = {
  school_id: z.number(),
  school: z.string(),
  time_zone: z.string(),
  state: z.string(),
  on: z.boolean(),
  switched_off: z.boolean(),
  may_edit: z.boolean(),
  responder: z.nullable(person),
  backup: z.nullable(person),
  hours: z.nullable(hoursShape),
  contact_name: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  steps: z.nullable(z.string()),
  country: z.nullable(z.enum(COUNTRIES)),
  retention_days: z.nullable(z.number()),
  confirmed_at: z.nullable(z.date()),
  days_off: z.array(z.object({ id: z.number(), ...range, words: z.string() })),
  absences: z.array(z.object({ id: z.number(), account: person, ...range, own: z.boolean() })),
  people: z.array(z.object({ id: z.number(), name: z.string(), may_lead: z.boolean() })),
};

const personSql = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'name', ${spokenNameSql(alias)}) end`;

/** Of an account `p` at a school: a counselor, or somebody who runs it. */
export const mayLeadSql = (school: string): string => `(${isCounselorSql('p')} or exists (
      select from group_members runs join groups run on run.id = runs.group_id join schools ran on ran.id = ${school}
      where runs.account_id = p.id and runs.role in ('owner', 'admin') and run.kind <> 'team'
        and (run.school_id = ran.id or run.district_id = ran.district_id)))`;

const MOST_PEOPLE = 500;

/** $1 the reader, $2 now. The schools somebody runs, works at or answers at; people only for who runs it. */
const findAll = statement(
  row,
  `
    select sc.id as school_id, sc.name as school, sc.time_zone, sc.state, coalesce(${isOnSql('$2::timestamptz')}, false) as on,
      not (${featureOnSql('follow-ups', 'sc.id')}) as switched_off,
      sc.id in (${administeredSchools('$1')}) as may_edit, ${personSql('r')} as responder, ${personSql('b')} as backup,
      fs.hours, fs.contact_name, fs.contact_phone, fs.steps, fs.country, fs.retention_days, fs.confirmed_at,
      to_json(array(select json_build_object('id', o.id, 'first_day', o.first_day, 'last_day', o.last_day, 'words', o.words)
        from school_days_off o where o.school_id = sc.id and o.last_day >= ($2::timestamptz at time zone sc.time_zone)::date
        order by o.first_day, o.id)) as days_off,
      to_json(array(select json_build_object('id', a.id, 'account', ${personSql('w')}, 'first_day', a.first_day,
          'last_day', a.last_day, 'own', a.account_id = $1)
        from responder_absences a join accounts w on w.id = a.account_id
        where a.school_id = sc.id and a.last_day >= ($2::timestamptz at time zone sc.time_zone)::date
        order by a.first_day, a.id)) as absences,
      to_json(array(select json_build_object('id', p.id, 'name', ${spokenNameSql('p')}, 'may_lead', ${mayLeadSql('sc.id')})
        from accounts p where sc.id in (${administeredSchools('$1')}) and p.status = 'verified' and ${worksAtSql('p', 'sc.id')}
        order by not ${isCounselorSql('p')}, p.last_name, p.first_name, p.id limit ${MOST_PEOPLE})) as people
    from schools sc left join follow_up_settings fs on fs.school_id = sc.id
    left join accounts r on r.id = fs.responder_id left join accounts b on b.id = fs.backup_id
    where sc.id in (${administeredSchools('$1')}) or sc.id = (select own.school_id from accounts own where own.id = $1)
      or $1 in (fs.responder_id, fs.backup_id)
    order by sc.name, sc.id`,
);

export async function readResponders({
  tx,
  actor,
  now,
}: Context<typeof listResponders>): Promise<{ data: SchoolResponders[] }> {
  const found = await findAll(tx, actor.id, now);
  const schools = await respondingSchools(
    tx,
    found.map((one) => one.school_id),
    now,
  );
  return { data: found.map((one) => say(one, respondersOf(schools.get(one.school_id)), now)) };
}

function say(one: Row<typeof row>, responders: ReturnType<typeof respondersOf>, now: Date): SchoolResponders {
  const { state, confirmed_at: confirmed, ...rest } = one;
  const isNamed = one.responder !== null && one.backup !== null;
  const [next] = isNamed ? openTimes(responders.calendar, now) : [];
  // Out of hours it is who is there when somebody looks again.
  const asked = isNamed ? askedAt(responders, next?.day ?? dayIn(one.time_zone, now)) : null;
  return {
    ...rest,
    hours: one.hours ?? DEFAULT_HOURS.map((span) => (span === null ? null : [span[0], span[1]])),
    contact_name: one.contact_name ?? '',
    contact_phone: one.contact_phone ?? '',
    steps: one.steps ?? '',
    country: one.country ?? (one.time_zone === 'Asia/Taipei' || state === 'TW' ? 'TW' : 'US'),
    retention_days: one.retention_days ?? DEFAULT_RETENTION,
    confirmed_until: confirmed === null ? null : confirmedUntil(confirmed).toISOString(),
    asked_now: [one.responder, one.backup].find((person) => person !== null && person.id === asked) ?? null,
    next_open: next === undefined ? null : { from: next.from.toISOString(), to: next.to.toISOString() },
  };
}

const findRun = statement(
  { id: z.number() },
  `select id from schools where id = $2 and id in (${administeredSchools('$1')}) for no key update`,
);

/** A school that the actor runs; it stays as it is until what is said of it is written. */
export async function getRunSchool(tx: Tx, actorId: number, schoolId: number): Promise<number> {
  const [school] = await findRun(tx, actorId, schoolId);
  if (school === undefined) throw Refusal.of('not-found');
  return school.id;
}
