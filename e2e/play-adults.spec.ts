import { expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';
import { find, openMenu } from './lists.ts';

/** What adults do about the play of children: a third grader of the demo's teacher who has finished an assessment. */
async function assessed({ database }: Kindred, last: string): Promise<string> {
  await database.query(
    `insert into students (school_id, owner_id, first_name, last_name, grade, username, password_sealed, active_program,
       license_ends_on)
     select a.school_id, a.id, 'Ida', $1, 3, lower('ida.' || $1), s.password_sealed, 'zoou', current_date + 100
     from accounts a, students s where a.username = 'educator@kindred.test' and s.username = 'maya'`,
    [last],
  );
  await database.query(
    `insert into program_progress (student_id, program, done, checks_done, completed, success_rate, last_played_at,
       updated_at)
     select id, 'zoou', (
       select jsonb_agg(jsonb_build_object('scene', 'zoou-check-a-' || skill, 'iteration', 1))
       from unnest(array['ic', 'com', 'coop', 'ini', 'emp', 'er']) skill
     ), 6, 33, 71, now(), now() from students where username = lower('ida.' || $1)`,
    [last],
  );
  await database.query(
    `insert into play_summaries (student_id, last_played_at, scenes, seconds_within, zoou)
     select id, now(), 6, '{}', array[33, 71, null, null, null, null, null, null]::smallint[]
     from students where username = lower('ida.' || $1)`,
    [last],
  );
  return `${last}, Ida`;
}

test('a teacher sees how far a student is, unlocks an assessment and restarts the program @whole', async ({
  page,
  kindred,
}) => {
  const row = await assessed(kindred, 'Quillfeather');
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await find(page, 'Quillfeather');
  await expect(page.getByRole('row', { name: /Quillfeather, Ida/ })).toContainText('33');

  await openMenu(page, row, 'Unlock new assessment');
  const unlock = page.getByRole('dialog', { name: 'Unlock a new assessment for Ida Quillfeather?' });
  await expectAccessible(page);
  await unlock.getByRole('button', { name: 'Unlock assessment' }).click();
  await expect(page.getByText('A new assessment is unlocked for 1 student')).toBeVisible();
  await openMenu(page, row, 'Unlock new assessment');
  await unlock.getByRole('button', { name: 'Unlock assessment' }).click();
  await expect(unlock.getByText('The current assessment is not finished yet')).toBeVisible();
  await unlock.getByRole('button', { name: 'Close' }).last().click();

  await openMenu(page, row, 'Restart a program');
  const restart = page.getByRole('dialog', { name: 'Restart a program for Ida Quillfeather?' });
  await expect(restart.getByText('This cannot be undone')).toBeVisible();
  await expectAccessible(page);
  await restart.getByRole('button', { name: 'Restart for good' }).click();
  await expect(page.getByText('The program will start over')).toBeVisible();
  await expect(page.getByRole('row', { name: /Quillfeather, Ida/ })).not.toContainText('33');

  await openMenu(page, row, 'Turn emotion check-ins off');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Emotion check-ins are off')).toBeVisible();
  await openMenu(page, row, 'Turn emotion check-ins on');
});

test('a teacher switches check-ins for the class', async ({ page, kindred }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/account/check-ins`);
  await page.getByRole('button', { name: 'Turn check-ins off' }).click();
  await expect(page.getByText('None of your students are asked')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Turn check-ins on' }).click();
  await expect(page.getByText('Your students are asked')).toBeVisible();
});

test('staff copy a student into the sandbox, and see it when it is there @whole', async ({
  page,
  kindred,
}) => {
  const row = await assessed(kindred, 'Marshwiggle');
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools?tab=uber-students-active`);
  await find(page, 'Marshwiggle');
  await openMenu(page, row, 'Copy into the sandbox');
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('The copy is being made')).toBeVisible();
  await expect
    .poll(async () => {
      const { rows } = await kindred.database.query(
        'select p.completed from students s join program_progress p on p.student_id = s.id where s.is_sandbox',
      );
      return rows;
    })
    .toEqual([{ completed: 33 }]);
  await find(page, 'Sandbox');
  await expect(page.getByRole('row', { name: /Sandbox/ }).last()).toBeVisible();
  await openMenu(page, /Actions for \d+, Sandbox/, 'Turn debug mode on');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Debug mode is on')).toBeVisible();
});
