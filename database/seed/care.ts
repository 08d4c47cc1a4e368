import { sql } from 'kysely';
import { addDays, type Day, mondayOf } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { DEFAULT_HOURS } from '#product/follow-ups/rules/settings.ts';
import { SEEN, type Seen } from '#product/observations/rules/seen.ts';
import { termOf } from '#product/observations/rules/terms.ts';
import { schoolDaysUpTo } from '#product/schools/rules/school-days.ts';
import { type Care, seedFollowUps } from './follow-ups.ts';
import { seedHardWeeks } from './hard-weeks.ts';

const TEACHER = 'educator@kindred.test';
const COUNSELOR = 'clinician@kindred.test';
const ADMIN = 'admin@kindred.test';
const SHARE_OBSERVED = 2 / 3;

/**
 * The teacher's school watches: one child waits for somebody, one is looked after, one was, and so are all others who told
 * of a hard week; most of a class is observed.
 */
export async function seedCare(tx: Tx, today: Day, now: Date): Promise<void> {
  const care = await findCare(tx, today, now);
  await nameResponders(care);
  await seedFollowUps(care);
  await seedHardWeeks(care);
  await seedObservations(care);
}

async function findCare(tx: Tx, today: Day, now: Date): Promise<Care> {
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
    now,
    teacher,
    counselor,
    admin,
    schoolId,
    timeZone,
    children: children.map(({ id }) => id),
  };
}

/** Since before anybody has played: what was told then was followed up, too. */
async function nameResponders({ tx, today, counselor, admin, schoolId }: Care): Promise<void> {
  const confirmed = new Date(`${addDays(today, -40)}T14:00:00Z`);
  await tx
    .insertInto('follow_up_settings')
    .values({
      school_id: schoolId,
      is_on: true,
      on_since: confirmed,
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
  // A Thursday and a Friday.
  const monday = mondayOf(addDays(today, 23));
  await tx
    .insertInto('school_days_off')
    .values({
      school_id: schoolId,
      first_day: addDays(monday, 3),
      last_day: addDays(monday, 4),
      words: 'Teachers’ conference',
    })
    .execute();
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
      at: new Date(`${day}T19:30:00Z`),
      operation_id: sql<string>`gen_random_uuid()`,
    };
  });
  await tx.insertInto('observations').values(seen).execute();
}
