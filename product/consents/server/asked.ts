import * as z from 'zod/mini';
import { brandById } from '#brands/all.ts';
import { LOCALES } from '#brands/brand.ts';
import { addDays, DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { shownDay } from '#platform/contract/shown-values.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { type Jobs, job } from '#platform/server/jobs.ts';
import { composeLetter } from '#platform/server/mail/letter-page.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { schoolYearName } from '#product/schools/rules/school-years.ts';
import { ACTIVITIES } from '../rules/activities.ts';
import { goesOnUntil, yearsOpen } from '../rules/school-standing.ts';
import type { ConsentLetterPorts, RefusedPorts } from './ports.ts';
import { keepStandingsOf } from './standing.ts';
import { findRequests, findSchoolDecisions } from './store.ts';

export const turnConsents = job<Record<string, never>>('consents.turn', { retryLimit: 3 });
/** Every hour: a school's year turns at its own midnight. */
const EVERY_HOUR = '12 * * * *';
const SCHOOLS_AT_ONCE = 500;
/** So many days before it pauses, whoever has not answered is asked once more. */
const REMINDED_BEFORE = 14;

export type AskedPorts = ConsentLetterPorts & RefusedPorts;

export async function workOnConsents(
  jobs: Pick<Jobs, 'work' | 'every' | 'enqueue'>,
  db: Db,
  ports: AskedPorts & { clock: () => Date },
): Promise<void> {
  await jobs.work(turnConsents, () => turnAll(db, ports, ports.clock()));
  await jobs.every(turnConsents, EVERY_HOUR, {});
  await jobs.enqueue(db, turnConsents, {});
}

const schoolRow = { id: z.number(), name: z.string(), time_zone: z.string() };
const findSchools = statement(
  schoolRow,
  `
    select id, name, coalesce(time_zone, '${DEFAULT_TIME_ZONE}') as time_zone from schools
    where id > $1 order by id limit ${SCHOOLS_AT_ONCE}`,
);

const runnerRow = {
  school_id: z.number(),
  account_id: z.number(),
  username: z.string(),
  first_name: z.string(),
  language: z.nullable(z.enum(LOCALES)),
  of_school: z.boolean(),
};
/** Who runs a school here, or its district, and so can answer for it. */
const findRunners = statement(
  runnerRow,
  `
    select sc.id as school_id, a.id as account_id, a.username, a.first_name, a.language,
      bool_or(g.kind = 'school') as of_school
    from schools sc join groups g on g.kind = 'school' and g.school_id = sc.id
        or g.kind = 'district' and g.district_id = sc.district_id
      join group_members m on m.group_id = g.id and m.role in ('owner', 'admin')
      join accounts a on a.id = m.account_id and a.scope = 'educator' and a.status = 'verified'
    where sc.id = any($1::bigint[]) group by sc.id, a.id order by 1, 2`,
);
export const runnersOf = findRunners;

const insertRequest = statement(
  { school_id: z.number() },
  `
    insert into consent_requests (school_id, school_year, asked_at) values ($1, $2, $3)
    on conflict do nothing returning school_id`,
);
const withdrawRequest = statement('delete from consent_requests where school_id = $1 and school_year = $2');
const takeReminder = statement(
  { school_id: z.number() },
  `
    update consent_requests set reminded_at = $3
    where school_id = $1 and school_year = $2 and reminded_at is null returning school_id`,
);

type School = { id: number; name: string; time_zone: string };
type Runner = Awaited<ReturnType<typeof findRunners>>[number];

/** A district with many schools hears only of those that nobody runs by themselves. */
function askedOf(runners: readonly Runner[]): readonly Runner[] {
  const own = runners.filter(({ of_school }) => of_school);
  return own.length > 0 ? own : runners;
}

/**
 * Asks who runs a school about each year that is open and undecided, once and then once more; and keeps how schools stand
 * by today's clock. Where nobody runs a school any more nobody is asked, and what was agreed with the license goes on.
 */
export async function turnAll(db: Db, ports: AskedPorts, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const schools = await findSchools(db, after);
    const last = schools.at(-1);
    if (last === undefined) return;
    after = last.id;
    await db.transaction().execute((tx) => turnSome(tx, ports, schools, now));
  }
}

async function turnSome(tx: Tx, ports: AskedPorts, schools: readonly School[], now: Date): Promise<void> {
  const ids = schools.map(({ id }) => id);
  const runners = Map.groupBy(await findRunners(tx, ids), ({ school_id }) => school_id);
  const decisions = Map.groupBy(await findSchoolDecisions(tx, ids), ({ school_id }) => school_id);
  const requests = Map.groupBy(await findRequests(tx, ids), ({ school_id }) => school_id);
  for (const school of schools) {
    const today = dayIn(school.time_zone, now);
    const people = askedOf(runners.get(school.id) ?? []);
    for (const year of yearsOpen(today)) {
      const said = (decisions.get(school.id) ?? []).filter(({ school_year }) => school_year === year);
      if (ACTIVITIES.every((activity) => said.some((one) => one.activity === activity))) continue;
      const asked = requests.get(school.id)?.find(({ school_year }) => school_year === year);
      if (people.length === 0) {
        if (asked !== undefined) await withdrawRequest(tx, school.id, year);
      } else if (asked === undefined) {
        const [made] = await insertRequest(tx, school.id, year, now);
        if (made !== undefined) await tell(tx, ports, { school, year, people, what: 'ask', day: null, now });
      } else {
        const day = goesOnUntil(year, dayIn(school.time_zone, asked.asked_at));
        if (today < addDays(day, -REMINDED_BEFORE) || today > day) continue;
        const [taken] = await takeReminder(tx, school.id, year, now);
        if (taken !== undefined) await tell(tx, ports, { school, year, people, what: 'remind', day, now });
      }
    }
  }
  await keepStandingsOf(tx, ids, ports, now);
}

type Telling = {
  school: School;
  year: number;
  people: readonly Runner[];
  what: 'ask' | 'remind';
  /** Until when it goes on; null while it is asked for the first time. */
  day: string | null;
  now: Date;
};

/** On home and by letter; neither names a child. */
async function tell(tx: Tx, ports: AskedPorts, told: Telling): Promise<void> {
  const { school, year, people, what, now } = told;
  const operation = `consents:${school.id}:${year}:${what}`;
  await notifyKeepers(tx, {
    accountIds: people.map(({ account_id }) => account_id),
    kind: 'consents',
    data: { what, year, school: school.name },
    operation,
    now,
  });
  for (const one of people) {
    await ports.post.queue(tx, {
      operationId: `${operation}:${one.account_id}`,
      kind: 'consents',
      recipient: one.username,
      letter: letterTo(ports, one, told),
    });
  }
}

function letterTo(ports: ConsentLetterPorts, to: Runner, { school, year, what, day, now }: Telling) {
  const brand = brandById(ports.brand);
  const locale = to.language ?? brand.locales[0];
  const say = ports.sayFor(brand.id, locale);
  const until = day ?? goesOnUntil(year, dayIn(school.time_zone, now));
  const values = {
    name: to.first_name,
    brand: brand.name,
    support: brand.links.supportEmail,
    school: school.name,
    year: schoolYearName(year),
    day: shownDay(until, locale),
  };
  const words = (key: string): string => say({ i18n: `mail.${key}`, values });
  const frame = {
    brand,
    locale,
    subject: words(`consents-${what}.subject`),
    footer: words('common.footer'),
  };
  return composeLetter(frame, [
    { kind: 'greeting', text: words('common.greeting') },
    { kind: 'words', text: words(`consents-${what}.body`) },
    {
      kind: 'button',
      link: `${ports.dashboardUrl}/educator/consents`,
      label: words(`consents-${what}.button`),
      help: words('common.button-help'),
    },
    { kind: 'words', text: words('common.farewell') },
  ]);
}
