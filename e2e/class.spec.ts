import { aMorning, havePlayed } from './homes.ts';
import {
  buildTeacher,
  expect,
  expectAccessible,
  expectFit,
  type Kindred,
  startSession,
  test,
} from './kindred.ts';

const WEEK = 'with.week@kindred.test';

/** A class of six: a hard week that nobody has taken on, two who feel bad, two who played, three without a license. */
async function aWeek({ database }: Kindred): Promise<void> {
  await buildTeacher(database, {
    username: WEEK,
    name: ['Wanda', 'Reed'],
    besides: 'educator@kindred.test',
    students: ['Ayla Reed', 'Bram Reed', 'Cleo Reed', 'Dina Reed', 'Emil Reed', 'Faro Reed'],
  });
  const { rows } = await database.query(
    `select s.id, s.owner_id as owner, s.school_id as school, (now() at time zone sc.time_zone)::date::text as today
     from students s join accounts a on a.id = s.owner_id join schools sc on sc.id = s.school_id
     where a.username = $1 order by s.first_name`,
    [WEEK],
  );
  const [ayla, bram, cleo] = rows;
  await database.query(
    `update students set active_program = 'zoou', license_ends_on = current_date + 200 where id in ($1, $2, $3)`,
    [ayla.id, bram.id, cleo.id],
  );
  await database.query(
    `insert into play_days (student_id, on_day, area, seconds) values ($1, $3, 'zoou', 540), ($2, $3, 'zoou', 120)`,
    [ayla.id, bram.id, ayla.today],
  );
  await database.query(
    `insert into program_progress (student_id, program, checks_done, updated_at) values ($1, 'zoou', 6, now()), ($2, 'zoou', 3, now())`,
    [ayla.id, bram.id],
  );
  await database.query(
    `insert into check_ins (student_id, id, at, on_day, feeling, told_to) values
       ($1, gen_random_uuid(), now(), $3, 'mad', $4), ($2, gen_random_uuid(), now(), $3, 'sad', $4)`,
    [bram.id, cleo.id, ayla.today, [ayla.owner]],
  );
  await database.query(
    `insert into student_shares (student_id, account_id) select $1, id from accounts where username = 'clinician@kindred.test'`,
    [ayla.id],
  );
  await database.query(
    `insert into follow_ups (student_id, school_id, reason, opened_at, clock_from, due_at)
     values ($1, $2, 'streak', now(), now(), now() + interval '2 hours')`,
    [ayla.id, ayla.school],
  );
}

test('in the morning a teacher sees how the class feels and who played, and nothing that a child told others', async ({
  page,
  kindred,
}) => {
  const { names } = await aMorning(kindred);
  const [worried = '', later = '', elsewhere = ''] = names;
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
  const feelings = card('How your class feels today');
  await expect(feelings.getByRole('listitem').filter({ hasText: 'Worried' }).first()).toContainText(worried);
  await expect(feelings.getByRole('listitem').filter({ hasText: 'Mad' }).first()).toContainText('0');
  await expect(feelings).toContainText(`Not now: ${later}`);
  await expect(feelings).toContainText(/No answer for you today: .*/);
  await expect(feelings.getByText(/No answer for you today/)).toContainText(elsewhere);
  const worth = card('Worth a look');
  await expect(worth.getByRole('listitem').first()).toContainText('Worried today.');
  await expect(worth.getByRole('link', { name: worried, exact: true })).toBeVisible();
  const week = card('Who played this week');
  await expect(week.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(week).toContainText('of play since Monday');
  await expectAccessible(page);
});

test('a teacher takes on a hard week, unfolds the rest, hands out cards and reads times and reports @whole', async ({
  page,
  kindred,
}) => {
  await aWeek(kindred);
  await startSession(page, kindred, WEEK);
  await page.goto(`${kindred.dashboard}/educator`);
  const card = (title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  const worth = card('Worth a look');
  await expect(worth.getByRole('listitem')).toHaveCount(3);
  await worth.getByRole('button', { name: 'All 4' }).click();
  const last = worth.getByRole('listitem').nth(3);
  await expect(last).toContainText('Dina, Emil, and Faro');
  await expect(last.getByRole('link', { name: 'Emil' })).toHaveAttribute('href', /\/educator\/students\/\d+/);
  const nobody = worth.getByRole('listitem').filter({ hasText: 'No one has taken it on yet' });
  await expect(nobody.getByRole('button', { name: /^Pass to/ })).toBeVisible();
  const week = card('Who played this week');
  await week.getByRole('button', { name: 'Time by child' }).click();
  await expect(week.getByRole('listitem').filter({ hasText: 'Ayla9 min' })).toBeVisible();
  await expect(card('Reports')).toContainText('1 of 3 ready, 1 on the way.');
  await expectFit(page);
  await page.setViewportSize({ width: 1366, height: 768 });

  await nobody.getByRole('button', { name: "I've got this" }).click();
  await expect(nobody).toHaveCount(0);
  await expect(worth.getByRole('listitem')).toHaveCount(3);
  await week.getByRole('button', { name: 'Login card for 1' }).click();
  await expect(page.getByRole('dialog').getByText('Reed, Cleo')).toBeVisible();
  await page.keyboard.press('Escape');
  await card('Reports').getByRole('link', { name: 'Print for conferences' }).click();
  await expect(page).toHaveURL(/\/educator\/reports\?tab=zoou/);
  await kindred.database.query('delete from follow_ups');
});

test('the board shows faces and no names, and a key finds a child from anywhere @whole', async ({
  page,
  kindred,
}) => {
  const { names } = await aMorning(kindred);
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await page.getByRole('button', { name: 'Show on the board' }).click();
  const board = page.getByRole('dialog', { name: 'How we feel today' });
  await expect(board.getByRole('listitem').filter({ hasText: 'Worried' })).toContainText('A few');
  for (const name of names) await expect(board).not.toContainText(name);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(board).toBeHidden();

  await page.goto(`${kindred.dashboard}/educator/reports`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
  await page.keyboard.press('Control+K');
  const finder = page.getByRole('dialog', { name: 'Find a student' });
  await finder.getByRole('combobox').fill('maya');
  await finder.getByRole('option').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/educator\/students\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
});

test('who runs a school reads how its teachers use it, and no child', async ({ page, kindred }) => {
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  const teachers = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Teachers' }) });
  await expect(teachers.getByRole('row', { name: /Adaeze Whitfield/ })).toContainText('of 24');
  // What stands on top is the sum of the rows.
  const rows = await teachers.locator('tbody tr').allTextContents();
  const sum = rows.reduce((all, row) => all + Number(/(\d+) child/.exec(row)?.[1] ?? 0), 0);
  await expect(page.getByRole('listitem').filter({ hasText: 'teachers' }).first()).toContainText(`${sum} `);
  await expect(page.getByText('played in 30 days', { exact: false }).first()).toBeVisible();
});

test('a family reads how far each child is @whole', async ({ page, kindred }) => {
  await havePlayed(kindred, 'parent@kindred.test');
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent`);
  await page.getByRole('link', { name: 'See progress' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progress');
  await expect(page.getByText(/stories finished/)).toBeVisible();
  await expect(page.getByText('comes next')).toBeVisible();
  await page.getByRole('tab', { name: 'Nico' }).click();
  await expect(page).toHaveURL(/child=\d+/);
  await expect(page.getByRole('heading', { level: 2, name: 'Nico' })).toBeVisible();
  await expect(page.getByText('%')).toHaveCount(0);
});
