import { sql } from 'kysely';
import { addDays, type Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { startClock } from '#product/follow-ups/rules/clock.ts';
import { DEFAULT_HOURS } from '#product/follow-ups/rules/settings.ts';
import type { StepKind } from '#product/follow-ups/rules/step-kinds.ts';
import { SEEN, type Seen } from '#product/observations/rules/seen.ts';
import { termOf } from '#product/observations/rules/terms.ts';
import { schoolDaysUpTo } from '#product/schools/rules/school-days.ts';

const TEACHER = 'educator@kindred.test';
const COUNSELOR = 'clinician@kindred.test';
const ADMIN = 'admin@kindred.test';
/** As many days back the two who answer were named to the children. */
const NAMED_DAYS = 20;
/** Longer than a follow-up looks back: what it shows is what is seeded for it. */
const HARD_DAYS = 60;
const SHARE_OBSERVED = 2 / 3;

type Care = {
  tx: Tx;
  today: Day;
  teacher: number;
  counselor: number;
  admin: number;
  schoolId: number;
  timeZone: string;
  /** Of the teacher's class, by name; not the child that visitors play as. */
  children: number[];
};

/** The teacher's school watches; one child waits for somebody, one is looked after, one was; most of a class is observed. */
export async function seedCare(tx: Tx, today: Day): Promise<void> {
  const care = await findCare(tx, today);
  const [waiting = 0, taken = 0, closed = 0] = care.children;
  await nameResponders(care);
  await tellResponders(care, [waiting, taken]);
  await seedWaiting(care, waiting);
  await seedTaken(care, taken);
  await seedClosed(care, closed);
  await seedObservations(care);
}

async function findCare(tx: Tx, today: Day): Promise<Care> {
  const people = await tx
    .selectFrom('accounts')
    .innerJoin('schools', 'schools.id', 'accounts.school_id')
    .select(['accounts.id', 'accounts.username', 'schools.id as school_id', 'schools.time_zone'])
    .where('username', 'in', [TEACHER, COUNSELOR, ADMIN])
    .execute();
  const find = (username: string) => {
    const found = people.find((one) => one.username === username);
    if (found === undefined) throw new Error(`the demo has no ${username}`);
    return found;
  };
  const { id: teacher, school_id: schoolId, time_zone: timeZone } = find(TEACHER);
  const children = await tx
    .selectFrom('students')
    .select('id')
    .where('owner_id', '=', teacher)
    .where('archived_at', 'is', null)
    .where('username', '<>', 'maya')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
  const [counselor, admin] = [find(COUNSELOR).id, find(ADMIN).id];
  return {
    tx,
    today,
    teacher,
    counselor,
    admin,
    schoolId,
    timeZone,
    children: children.map(({ id }) => id),
  };
}

/** Hard weeks from before the demo began are not opened one by one: it watches since this morning. */
async function nameResponders({ tx, today, counselor, admin, schoolId }: Care): Promise<void> {
  const confirmed = new Date(`${addDays(today, -40)}T14:00:00Z`);
  await tx
    .insertInto('follow_up_settings')
    .values({
      school_id: schoolId,
      is_on: true,
      on_since: new Date(`${today}T00:00:00Z`),
      responder_id: counselor,
      backup_id: admin,
      hours: JSON.stringify(DEFAULT_HOURS),
      contact_name: 'Simone Desrosiers',
      contact_phone: '(541) 555-0142',
      steps:
        'Stay with the child. Call the office, then the counselor. Call home together with the counselor.',
      country: 'US',
      retention_days: 365,
      confirmed_at: confirmed,
      confirmed_by: admin,
      updated_at: confirmed,
    })
    .execute();
  await tx
    .insertInto('school_days_off')
    .values({
      school_id: schoolId,
      first_day: addDays(today, 23),
      last_day: addDays(today, 24),
      words: 'Teachers’ conference',
    })
    .execute();
}

/** What was said lately was said knowing of both; two children had hard days. */
async function tellResponders(care: Care, hard: readonly number[]): Promise<void> {
  const { tx, today, teacher, counselor, admin, schoolId } = care;
  const since = addDays(today, -NAMED_DAYS);
  const hardSince = addDays(today, -HARD_DAYS);
  await sql`delete from check_ins where student_id = any(${hard}::bigint[]) and on_day >= ${hardSince}::date`.execute(
    tx,
  );
  const days = schoolDaysUpTo(addDays(today, -1), 3, []);
  await sql`
    insert into check_ins (student_id, id, at, on_day, feeling, told_to)
    select child, gen_random_uuid(), day + time '15:05' at time zone 'UTC', day, feeling, ${[teacher]}::bigint[]
    from unnest(${hard}::bigint[], ${['worried', 'sad']}::text[]) one(child, feeling),
      unnest(${days}::date[]) day`.execute(tx);
  await sql`
    update check_ins c set told_to = c.told_to || array(
      select answers from unnest(${[counselor, admin]}::bigint[]) answers where answers <> all(c.told_to))
    from students s where s.id = c.student_id and s.school_id = ${schoolId} and c.on_day >= ${since}::date`.execute(
    tx,
  );
}

type SeededStep = { kind: StepKind; at: Date; by_id?: number; to_id?: number; note?: string };

async function addSteps(tx: Tx, follow_up_id: number, steps: readonly SeededStep[]): Promise<void> {
  const rows = steps.map((step) => ({ follow_up_id, ...step }));
  for (const row of rows) await tx.insertInto('follow_up_steps').values(row).execute();
}

const momentOf = (day: Day, time: string): Date => new Date(`${day}T${time}Z`);

/** Nobody has it yet; its clock runs as any other. */
async function seedWaiting(care: Care, student_id: number): Promise<void> {
  const { tx, today, counselor, admin, schoolId, timeZone } = care;
  const [last = today] = schoolDaysUpTo(addDays(today, -1), 1, []);
  const opened_at = momentOf(addDays(today, -1), '23:40:00');
  const calendar = { timeZone, hours: DEFAULT_HOURS, daysOff: [] };
  const { due, from } = startClock(
    { calendar, responder: counselor, backup: admin, absences: [] },
    opened_at,
  );
  const values = {
    student_id,
    school_id: schoolId,
    reason: 'streak',
    opened_at,
    last_hard_day: last,
  } as const;
  const { id } = await tx
    .insertInto('follow_ups')
    .values({ ...values, clock_from: from, due_at: due })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addSteps(tx, id, [{ kind: 'opened', at: opened_at }]);
}

async function seedTaken(care: Care, student_id: number): Promise<void> {
  const { tx, today, teacher, counselor, schoolId } = care;
  const [before = today, last = today] = schoolDaysUpTo(addDays(today, -1), 2, []);
  const at = momentOf(before, '15:10:00');
  const { id } = await tx
    .insertInto('follow_ups')
    .values({
      student_id,
      school_id: schoolId,
      reason: 'streak',
      opened_at: at,
      clock_from: at,
      owner_id: counselor,
      last_hard_day: last,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addSteps(tx, id, [
    { kind: 'opened', at },
    { kind: 'taken', at: momentOf(before, '15:42:00'), by_id: teacher },
    { kind: 'passed', at: momentOf(before, '16:05:00'), by_id: teacher, to_id: counselor },
    { kind: 'taken', at: momentOf(before, '17:20:00'), by_id: counselor },
    {
      kind: 'note',
      at: momentOf(last, '16:30:00'),
      by_id: counselor,
      note: 'Talked at recess. Home call is set for Friday.',
    },
  ]);
}

async function seedClosed(care: Care, student_id: number): Promise<void> {
  const { tx, today, teacher, schoolId } = care;
  const [day = today] = schoolDaysUpTo(addDays(today, -1), 6, []);
  const [at, closed_at] = [momentOf(day, '15:30:00'), momentOf(day, '18:10:00')];
  const closed_with = 'We talked after lunch, and again with home. A seat next to a friend helps.';
  const { id } = await tx
    .insertInto('follow_ups')
    .values({
      student_id,
      school_id: schoolId,
      reason: 'talk',
      opened_at: at,
      clock_from: at,
      owner_id: teacher,
      closed_at,
      closed_by: teacher,
      closed_with,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addSteps(tx, id, [
    { kind: 'talk', at },
    { kind: 'taken', at: momentOf(day, '15:50:00'), by_id: teacher },
    { kind: 'closed', at: closed_at, by_id: teacher, note: closed_with },
  ]);
}

/** What was seen differs from child to child and from skill to skill, the same at every start. */
function seenOf(child: number, skill: number): Seen {
  const place = (child * 7 + skill * 5) % 11;
  return SEEN[place < 2 ? 0 : place < 6 ? 1 : place < 10 ? 2 : 3];
}

async function seedObservations({ tx, today, teacher, children }: Care): Promise<void> {
  const days = schoolDaysUpTo(addDays(today, -1), 3, []).filter((day) => termOf(day) === termOf(today));
  if (days.length === 0) return;
  const seen = children.slice(0, Math.round(children.length * SHARE_OBSERVED)).map((student_id, at) => {
    const day = days[at % days.length] ?? today;
    const said = (skill: number): Seen => seenOf(at, skill);
    return {
      student_id,
      observer_id: teacher,
      term: termOf(today),
      ic: said(0),
      com: said(1),
      coop: said(2),
      ini: said(3),
      emp: said(4),
      er: said(5),
      on_day: day,
      at: momentOf(day, '19:30:00'),
      operation_id: sql<string>`gen_random_uuid()`,
    };
  });
  await tx.insertInto('observations').values(seen).execute();
}
