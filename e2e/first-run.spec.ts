import type { Locator, Page } from '@playwright/test';
import { buildTeacher, expect, expectAccessible, signInStudent, startSession, test } from './kindred.ts';
import { byMouse, seen, step } from './play.ts';
import { keepReport } from './reported.ts';

const TEACHER = 'wren.abara@larch.test';

const stepsOf = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your first steps' }) });
const stateOf = (page: Page, name: string): Locator =>
  stepsOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function expectDone(page: Page, done: readonly string[]): Promise<void> {
  for (const name of ['School', 'Add students', 'Print login cards', 'First play', 'First report']) {
    const state = stateOf(page, name);
    if (done.includes(name)) await expect(state).toHaveAttribute('data-state', 'done');
    else await expect(state).not.toHaveAttribute('data-state', 'done');
  }
}

test('a newcomer goes through the first run: each step is ticked by what happened, and it is gone at the end @whole', async ({
  page,
  kindred,
  browser,
}) => {
  test.slow();
  const { database } = kindred;
  await buildTeacher(database, {
    username: TEACHER,
    name: ['Wren', 'Abara'],
    besides: 'educator@kindred.test',
    students: [],
  });
  const { rows } = await database.query('select school_id from accounts where username = $1', [TEACHER]);
  await database.query(
    'update accounts set school_id = null, free_trial_ends_on = current_date + 20 where username = $1',
    [TEACHER],
  );
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator`);
  await expectDone(page, []);
  await expectAccessible(page);

  // Staff say at which school.
  await database.query('update accounts set school_id = $2 where username = $1', [
    TEACHER,
    rows[0].school_id,
  ]);
  await page.reload();
  await expectDone(page, ['School']);

  await stepsOf(page).getByRole('link', { name: 'Add your first student' }).click();
  const add = page.getByRole('dialog', { name: 'Add student' });
  await add.getByLabel('First name').fill('Odile');
  await add.getByLabel('Last name').fill('Marsh');
  await add.getByLabel('Grade').selectOption('3');
  await add.getByRole('button', { name: 'Save and add another' }).click();
  await expect(add.getByLabel('First name')).toHaveValue('');
  await add.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`${kindred.dashboard}/educator`);
  await expectDone(page, ['School', 'Add students']);

  await stepsOf(page).getByRole('button', { name: 'Print login cards' }).click();
  const cards = page.getByRole('dialog', { name: /login information/i });
  await expect(cards.getByText('Marsh, Odile')).toBeVisible();
  await cards.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expectDone(page, ['School', 'Add students', 'Print login cards']);

  const child = await database.query(
    `update students set active_program = 'zoou', check_ins = false, license_ends_on = current_date + 200,
       password_sealed = (select password_sealed from students where username = 'maya')
     where owner_id = (select id from accounts where username = $1) returning id, username`,
    [TEACHER],
  );
  const { id, username } = child.rows[0];
  const device = await browser.newContext();
  const tablet = await device.newPage();
  await signInStudent(tablet, kindred.student, username, 'sunny-otter-4');
  await tablet.getByRole('link', { name: 'Play', exact: true }).click();
  await tablet
    .getByRole('link', { name: /^Play / })
    .first()
    .click();
  await expect.poll(() => seen(tablet)).toBe('line');
  await step(tablet, byMouse);
  await step(tablet, byMouse);
  // Once a child has played, home is about the class, and what is left stands below it.
  const left = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Still to come', exact: true }) });
  await expect(left.getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });
  await expect(left.getByRole('heading', { name: 'First report' })).toBeVisible();
  await device.close();

  await keepReport(database, Number(id));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ready for you', exact: true })).toBeVisible();
  await expect(left).toHaveCount(0);
  await page.getByRole('link', { name: 'Read the first report' }).click();
  await expect(page).toHaveURL(new RegExp(`/educator/reports/${id}/zoou/assessment`));
  await expect(page.getByText('Your first report')).toBeVisible();
  await page.goto(`${kindred.dashboard}/educator`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Worth a look' }).or(page.getByText('Odile')).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready for you', exact: true })).toHaveCount(0);
  await expect(stepsOf(page)).toHaveCount(0);
});
