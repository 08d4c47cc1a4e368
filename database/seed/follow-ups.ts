import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, clockMoments, type Day } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { startClock } from '#product/follow-ups/rules/clock.ts';
import { DEFAULT_HOURS } from '#product/follow-ups/rules/settings.ts';
import type { StepKind } from '#product/follow-ups/rules/step-kinds.ts';
import { SKIPPED } from '#product/play/rules/results/events.ts';
import { schoolDaysUpTo } from '#product/schools/rules/school-days.ts';

export type Care = {
  tx: Tx;
  today: Day;
  /** What would lie behind it nobody has done yet. */
  now: Date;
  teacher: number;
  counselor: number;
  admin: number;
  schoolId: number;
  timeZone: string;
  /** Of the teacher's class, by name; not the child that visitors play as. */
  children: number[];
};

/** As many days back the two who answer were named to the children. */
const NAMED_DAYS = 20;
/** Longer than a follow-up looks back: what it shows is what is seeded for it. */
const ALONE_DAYS = 60;
const HARD = 3;

/** A moment on the school's clock. */
export const at = ({ timeZone }: Pick<Care, 'timeZone'>, day: Day, hour: number, minute: number): Date =>
  clockMoments(timeZone, day, hour * 60 + minute).earliest;

/** Days of school that are over, the latest last. */
const lastDays = ({ today }: Care, count: number): Day[] => schoolDaysUpTo(addDays(today, -1), count, []);

/** One child waits for somebody, one is looked after, one was: each as it comes of what the child said. */
export async function seedFollowUps(care: Care): Promise<void> {
  const [waiting = 0, taken = 0, closed = 0] = care.children;
  await keepSilent(care, [waiting, taken, closed]);
  await seedWaiting(care, waiting);
  await seedTaken(care, taken);
  await seedClosed(care, closed);
  await tellResponders(care);
}

/** What else they were asked they kept to themselves: who played was asked, as everybody is. */
async function keepSilent({ tx, today }: Care, children: readonly number[]): Promise<void> {
  const since = addDays(today, -ALONE_DAYS);
  await sql`
    update check_ins set feeling = ${SKIPPED}
    where student_id = any(${children}::bigint[]) and on_day >= ${since}::date`.execute(tx);
}

type Saying = { feeling: 'worried' | 'sad' | 'okay'; days: readonly Day[]; hour: number; minute: number };

async function say(care: Care, student_id: number, { feeling, days, hour, minute }: Saying): Promise<void> {
  const rows = days.map((on_day) => ({
    student_id,
    id: randomUUID(),
    at: at(care, on_day, hour, minute),
    on_day,
    feeling,
    told_to: [care.teacher],
  }));
  await care.tx
    .deleteFrom('check_ins')
    .where('student_id', '=', student_id)
    .where('on_day', 'in', [...days])
    .execute();
  await care.tx.insertInto('check_ins').values(rows).execute();
}

/** What was said lately was said knowing of both who answer. */
async function tellResponders({ tx, today, counselor, admin, schoolId }: Care): Promise<void> {
  const since = addDays(today, -NAMED_DAYS);
  await sql`
    update check_ins c set told_to = c.told_to || array(
      select answers from unnest(${[counselor, admin]}::bigint[]) answers where answers <> all(c.told_to))
    from students s where s.id = c.student_id and s.school_id = ${schoolId} and c.on_day >= ${since}::date`.execute(
    tx,
  );
}

export type SeededStep = {
  kind: StepKind;
  at: Date;
  by_id?: number;
  to_id?: number;
  note?: string;
  talk_id?: string;
};

export async function addSteps(tx: Tx, follow_up_id: number, steps: readonly SeededStep[]): Promise<void> {
  const rows = steps.map((step) => ({ follow_up_id, ...step }));
  for (const row of rows) await tx.insertInto('follow_up_steps').values(row).execute();
}

/** Nobody has it yet; its clock runs as any other. */
async function seedWaiting(care: Care, student_id: number): Promise<void> {
  const { tx, counselor, admin, schoolId, timeZone } = care;
  const days = lastDays(care, HARD);
  const last = days.at(-1) ?? care.today;
  await say(care, student_id, { feeling: 'worried', days, hour: 14, minute: 52 });
  const opened_at = at(care, last, 14, 53);
  const calendar = { timeZone, hours: DEFAULT_HOURS, daysOff: [] };
  const { due, from } = startClock(
    { calendar, responder: counselor, backup: admin, absences: [] },
    opened_at,
  );
  const { id } = await tx
    .insertInto('follow_ups')
    .values({
      student_id,
      school_id: schoolId,
      reason: 'streak',
      opened_at,
      last_hard_day: last,
      clock_from: from,
      due_at: due,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addSteps(tx, id, [{ kind: 'opened', at: opened_at }]);
}

/** Opened the day before the last one of school, and passed on. */
async function seedTaken(care: Care, student_id: number): Promise<void> {
  const { tx, teacher, counselor, schoolId, today } = care;
  const days = lastDays(care, HARD + 1);
  const [third = today, last = today] = days.slice(-2);
  await say(care, student_id, { feeling: 'sad', days: days.slice(0, HARD), hour: 9, minute: 4 });
  await say(care, student_id, { feeling: 'okay', days: [last], hour: 9, minute: 2 });
  const opened_at = at(care, third, 9, 5);
  const { id } = await tx
    .insertInto('follow_ups')
    .values({
      student_id,
      school_id: schoolId,
      reason: 'streak',
      opened_at,
      clock_from: opened_at,
      owner_id: counselor,
      last_hard_day: third,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addSteps(tx, id, [
    { kind: 'opened', at: opened_at },
    { kind: 'taken', at: at(care, third, 9, 42), by_id: teacher },
    { kind: 'passed', at: at(care, third, 10, 5), by_id: teacher, to_id: counselor },
    { kind: 'taken', at: at(care, third, 11, 20), by_id: counselor },
    {
      kind: 'note',
      at: at(care, last, 10, 30),
      by_id: counselor,
      note: 'Talked at recess. The next talk with home is set.',
    },
  ]);
}

/** A week ago and over: asked for on one day, closed on the next. */
async function seedClosed(care: Care, student_id: number): Promise<void> {
  const { tx, teacher, schoolId, today } = care;
  const [day = today, next = today, ...since] = lastDays(care, 7);
  const [opened_at, closed_at] = [at(care, day, 11, 40), at(care, next, 10, 15)];
  const closed_with = 'We talked after lunch, and again with home. A seat next to a friend helps.';
  const talk_id = randomUUID();
  await say(care, student_id, { feeling: 'worried', days: [day], hour: 11, minute: 38 });
  await say(care, student_id, { feeling: 'okay', days: since.slice(0, 2), hour: 11, minute: 30 });
  await tx
    .insertInto('talk_requests')
    .values({ student_id, id: talk_id, at: opened_at, received_at: opened_at })
    .execute();
  const { id } = await tx
    .insertInto('follow_ups')
    .values({
      student_id,
      school_id: schoolId,
      reason: 'talk',
      opened_at,
      clock_from: opened_at,
      owner_id: teacher,
      last_hard_day: day,
      closed_at,
      closed_by: teacher,
      closed_with,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addSteps(tx, id, [
    { kind: 'opened', at: opened_at },
    { kind: 'talk', at: opened_at, talk_id },
    { kind: 'taken', at: at(care, day, 11, 55), by_id: teacher },
    { kind: 'closed', at: closed_at, by_id: teacher, note: closed_with },
  ]);
}
