import { randomUUID } from 'node:crypto';
import { expect, startSession, test } from './kindred.ts';

// A reader who travels: the browser is twelve or thirteen hours ahead of the school.
test.use({ timezoneId: 'Asia/Taipei' });

const ADMIN = 'admin@kindred.test';

test('late in the evening at the school is that day: on home, in the log of a child and in the list @whole', async ({
  page,
  kindred,
}) => {
  const { database } = kindred;
  const { rows } = await database.query(
    `select s.id, s.first_name, a.id as admin_id, day::text as day, at, to_char(day, 'MM/DD/YYYY') as shown
     from accounts a join students s on s.school_id = a.school_id and s.archived_at is null
       join play_summaries p on p.student_id = s.id and p.last_played_at is not null,
       lateral (select (now() at time zone 'America/New_York')::date - 1 as day) yesterday,
       lateral (select (day + time '23:30') at time zone 'America/New_York' as at) late
     where a.username = $1 order by s.last_name, s.first_name, s.id limit 1`,
    [ADMIN],
  );
  const [{ id, first_name: name, admin_id: admin, day, at, shown }] = rows;
  await database.query(
    `insert into dashboard_notifications (account_id, kind, data, operation_id, at)
     values ($1, 'student-mass-transfer-or-share', '{"how": "transfer", "count": 7}', $2, $3)`,
    [admin, randomUUID(), at],
  );
  await database.query(
    `insert into audit (at, actor_id, actor_scope, action, subject_type, subject_id, details)
     select $2, id, 'educator', 'student.read', 'student', $1, '{}' from accounts where username = 'educator@kindred.test'`,
    [id, at],
  );
  await database.query('update play_summaries set last_played_at = $2, last_day = $3 where student_id = $1', [
    id,
    at,
    day,
  ]);

  await startSession(page, kindred, ADMIN);
  await page.goto(`${kindred.dashboard}/educator`);
  const update = page.getByRole('listitem').filter({ hasText: 'transferred 7 students to you' });
  await expect(update.getByText(shown, { exact: true })).toBeVisible();

  await page.goto(`${kindred.dashboard}/educator/students/${id}/data`);
  // The own clock shows noon of the next day: the school's time says whose it is.
  await expect(page.getByText(new RegExp(`^${shown}, 11:30 PM E[SD]T$`))).toBeVisible();

  await page.goto(`${kindred.dashboard}/educator/students?tab=all-active`);
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await expect(row.getByText(shown, { exact: true })).toBeVisible();

  await page.goto(`${kindred.dashboard}/educator/students/${id}`);
  await expect(page.getByText(`Last on ${shown}`).first()).toBeVisible();
});
