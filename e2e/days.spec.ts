import { randomUUID } from 'node:crypto';
import { buildTeacher, expect, startSession, test } from './kindred.ts';

// A reader who travels: the browser is more than half a day ahead of the school.
test.use({ timezoneId: 'Asia/Taipei' });

const ADMIN = 'admin@kindred.test';
const TEACHER = 'late@kindred.test';

test('late in the evening at the school is that day: on home, in the log of a child and in lists @whole', async ({
  page,
  kindred,
}) => {
  const { database } = kindred;
  await buildTeacher(database, {
    username: TEACHER,
    name: ['Lale', 'Evening'],
    besides: ADMIN,
    students: ['Nighta Evening'],
  });
  const { rows } = await database.query(
    `select s.id, t.id as teacher_id, a.id as admin_id, day::text as day, to_char(day, 'MM/DD/YYYY') as shown,
       (day + time '23:30') at time zone sc.time_zone as at
     from accounts t join schools sc on sc.id = t.school_id join students s on s.owner_id = t.id
       join accounts a on a.username = $2,
       lateral (select (now() at time zone sc.time_zone)::date - 1 as day) yesterday
     where t.username = $1`,
    [TEACHER, ADMIN],
  );
  const [{ id, teacher_id: teacher, admin_id: admin, day, at, shown }] = rows;
  await database.query(
    `insert into dashboard_notifications (account_id, kind, data, operation_id, at)
     values ($1, 'student-mass-transfer-or-share', '{"how": "transfer", "count": 7}', $2, $3)`,
    [admin, randomUUID(), at],
  );
  await database.query(
    `insert into audit (at, actor_id, actor_scope, action, subject_type, subject_id, request_id)
     values ($2, $3, 'educator', 'student.read', 'student', $1, 'late')`,
    [id, at, teacher],
  );
  await database.query(
    "insert into play_days (student_id, on_day, area, seconds) values ($1, $2::date, 'zoou', 300)",
    [id, day],
  );
  await database.query(
    `insert into play_summaries (student_id, last_played_at, last_day, seconds_within)
     values ($1, $2, $3::date, array_fill(300, array[30]))
     on conflict (student_id) do update set last_played_at = excluded.last_played_at, last_day = excluded.last_day`,
    [id, at, day],
  );

  await startSession(page, kindred, ADMIN);
  await page.goto(`${kindred.dashboard}/educator`);
  const update = page.getByRole('listitem').filter({ hasText: 'transferred 7 students to you' });
  await expect(update.getByText(shown, { exact: true })).toBeVisible();

  await page.goto(`${kindred.dashboard}/educator/students?tab=all-active`);
  await page.getByRole('searchbox').first().fill('Nighta');
  const row = page.getByRole('row').filter({ hasText: 'Nighta' });
  await expect(row.getByText(shown, { exact: true })).toBeVisible();

  await page.goto(`${kindred.dashboard}/educator/students/${id}`);
  await expect(page.getByText(`Last on ${shown}`)).toBeVisible();

  await page.goto(`${kindred.dashboard}/educator/students/${id}/data`);
  // The own clock shows the next afternoon: the school's time says whose it is.
  await expect(page.getByText(new RegExp(`^${shown}, 11:30 PM P[SD]T$`))).toBeVisible();
});
