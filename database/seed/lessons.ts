import { sql } from 'kysely';
import { addDays, type Day, mondayOf } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { LessonLibrary } from '#product/lessons/rules/lesson/library.ts';
import { writeLessons } from '#product/lessons/server/keep.ts';

type Use = { username: string; code: string; days_ago: number; note?: string };

const TEACHER = 'educator@kindred.test';
const COUNSELOR = 'clinician@kindred.test';
const HOME = 'home@kindred.test';
const PARENT = 'parent@kindred.test';

const SAVED: readonly Use[] = [
  { username: TEACHER, code: 'e-coop-1', days_ago: 3 },
  { username: TEACHER, code: 'e-er-3', days_ago: 9 },
  { username: TEACHER, code: 'e-emp-2', days_ago: 20 },
  { username: COUNSELOR, code: 'e-er-6', days_ago: 5 },
  { username: COUNSELOR, code: 'e-emp-5', days_ago: 12 },
  { username: HOME, code: 'e-ic-3', days_ago: 4 },
  { username: PARENT, code: 'e-ic-8', days_ago: 2 },
];
/** The days are those of the week it is planned for: 0 this one, -7 the next. */
const PLANNED: readonly Use[] = [
  { username: TEACHER, code: 'e-ini-3', days_ago: 0 },
  { username: TEACHER, code: 'e-com-1', days_ago: -7 },
  { username: COUNSELOR, code: 'e-ini-3', days_ago: 0 },
  { username: PARENT, code: 'e-ic-8', days_ago: 0 },
];
const TAUGHT: readonly Use[] = [
  { username: TEACHER, code: 'e-ic-1', days_ago: 6, note: 'After recess it went better than before.' },
  { username: TEACHER, code: 'e-emp-1', days_ago: 15, note: 'Next time with the big pictures.' },
  { username: TEACHER, code: 'e-com-3', days_ago: 34 },
  { username: COUNSELOR, code: 'e-ini-1', days_ago: 8 },
  { username: HOME, code: 'e-emp-4', days_ago: 11 },
  { username: PARENT, code: 'e-er-4', days_ago: 4 },
];

/** The library, and what the people of the demo have done with it: shelves and the table of staff are not empty. */
export async function seedLessons(tx: Tx, today: Day, library: LessonLibrary): Promise<void> {
  await writeLessons(tx, library);
  const rows = (uses: readonly Use[], from: Day) =>
    JSON.stringify(
      uses.map(({ days_ago, ...use }) => ({ note: '', ...use, on_day: addDays(from, -days_ago) })),
    );
  const found = sql`as u (username text, code text, on_day date, note text)
    join accounts a on a.username = u.username join lessons l on l.code = u.code`;
  await sql`
    insert into saved_lessons (account_id, lesson_id, at)
    select a.id, l.id, u.on_day + time '15:00' from jsonb_to_recordset(${rows(SAVED, today)}::jsonb) ${found}`.execute(
    tx,
  );
  await sql`
    insert into lesson_plans (account_id, lesson_id, week, at)
    select a.id, l.id, u.on_day, ${today}::date - interval '9 hours'
    from jsonb_to_recordset(${rows(PLANNED, mondayOf(today))}::jsonb) ${found}`.execute(tx);
  await sql`
    insert into lessons_taught (account_id, lesson_id, on_day, note, at)
    select a.id, l.id, u.on_day, u.note, u.on_day + time '15:00'
    from jsonb_to_recordset(${rows(TAUGHT, today)}::jsonb) ${found}`.execute(tx);
  // Colleagues teach as well, here and there: each has taught a few of those that are not heavy.
  await sql`
    insert into lessons_taught (account_id, lesson_id, on_day, note, at)
    select a.id, l.id, d.on_day, '', d.on_day + time '15:00'
    from accounts a join lessons l on (a.id * 7 + l.id * 5) % 37 = 0 and not l.safety
    cross join lateral (select ${today}::date - (2 + (a.id * 3 + l.id) % 60)::integer as on_day) d
    where a.scope = 'educator' and a.status = 'verified' and a.username not like '%@kindred.test'
    on conflict do nothing`.execute(tx);
}
