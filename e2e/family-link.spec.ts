import {
  buildTeacher,
  expect,
  expectAccessible,
  inBothSizes,
  type Kindred,
  startSession,
  test,
} from './kindred.ts';

const TEACHER = 'invites.families@kindred.test';
const PARENT = 'invited.parent@kindred.test';

/** A teacher with a child who has played, and a parent without any. */
async function aChildAndAParent({ database }: Kindred): Promise<number> {
  await buildTeacher(database, {
    username: TEACHER,
    name: ['Imke', 'Sandoval'],
    besides: 'educator@kindred.test',
    students: ['Orla Veramendi'],
  });
  await database.query(`
    with family as (insert into families (name) values ('Veramendi') returning id)
    insert into accounts (scope, username, first_name, last_name, password_hash, status, source, family_id)
    select 'parent', '${PARENT}', 'Pilar', 'Veramendi', a.password_hash, 'verified', 'purchase', family.id
    from accounts a, family where a.username = 'educator@kindred.test'`);
  const { rows } = await database.query(
    `update students set active_program = 'zoou', license_ends_on = '2030-06-30' where username = 'orla.veramendi'
     returning id`,
  );
  const id = Number(rows[0].id);
  await database.query(
    `insert into program_progress (student_id, program, done, last_played_at, updated_at)
     values ($1, 'zoou', '[{"scene": "zoou-check-a-ic", "iteration": 1}]', now(), now())`,
    [id],
  );
  // A day that is over wherever the school is.
  await database.query(
    `insert into play_days (student_id, on_day, area, seconds)
     values ($1, (now() at time zone 'UTC')::date - 1, 'zoou', 900)`,
    [id],
  );
  return id;
}

test('a teacher invites the family, a parent enters the code and reads, and both can end it @whole', async ({
  page,
  browser,
  kindred,
}) => {
  const child = await aChildAndAParent(kindred);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/students/${child}`);
  await page.getByRole('button', { name: 'Invite the family' }).click();
  const dialog = page.getByRole('dialog', { name: 'The family of Orla' });
  await expect(dialog.getByText('No one is linked yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  const code = await dialog.getByLabel('Code', { exact: true }).inputValue();
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const look = async () => {
    await expect(dialog.getByRole('button', { name: 'Make another code' })).toBeVisible();
    await expectAccessible(page);
  };
  await inBothSizes(page, { desktop: look, phone: look });

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-was-printed', 'yes');
  });
  await dialog.getByRole('button', { name: 'Print the letter in Chinese' }).click();
  const letter = page.locator('[data-printed]');
  await expect(page.locator('body')).toHaveAttribute('data-was-printed', 'yes');
  await expect(letter).toContainText(code);
  await expect(letter).toContainText('親愛的 Orla 家人');

  const home = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const parent = await home.newPage();
  await startSession(parent, kindred, PARENT);
  await parent.goto(`${kindred.dashboard}/parent`);
  await parent.getByRole('button', { name: 'Enter a code from school' }).click();
  const entering = parent.getByRole('dialog', { name: 'Enter a code from school' });
  await entering.getByLabel('Code', { exact: true }).fill('WRONGWRONG22');
  await entering.getByRole('button', { name: 'Link my child' }).click();
  await expect(entering.getByText('This code does not work.')).toBeVisible();
  await entering.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await entering.getByLabel('Code', { exact: true }).press('Enter');
  await expect(parent.getByRole('heading', { level: 1, name: 'Orla Veramendi' })).toBeVisible();
  await expect(parent.getByRole('heading', { name: 'From school' })).toBeVisible();
  await expect(parent.getByText('orla.veramendi')).toBeHidden();
  await expect(parent.getByRole('heading', { name: 'Licenses' })).toBeHidden();
  await expectAccessible(parent);
  await parent.goto(`${kindred.dashboard}/parent`);
  await expect(parent.getByRole('link', { name: /^Orla/ })).toBeVisible();
  await parent.goto(`${kindred.dashboard}/parent/progress`);
  await expect(parent.getByText('15 min of play in the last 30 days, on one day.')).toBeVisible();
  await parent.goto(`${kindred.dashboard}/parent/students`);
  await expect(parent.getByRole('button', { name: 'Enter a code from school' }).first()).toBeVisible();
  await expect(parent.getByText('Orla')).toBeHidden();

  await page.reload();
  await expect(page.getByText(/^family, linked/)).toBeVisible();
  await page.getByRole('button', { name: 'Invite the family' }).click();
  await dialog.getByRole('button', { name: 'End the link to Pilar Veramendi' }).click();
  await expect(dialog.getByText('No one is linked yet.')).toBeVisible();
  await parent.goto(`${kindred.dashboard}/parent/students/${child}`);
  await expect(parent.getByText('Child not found')).toBeVisible();

  await dialog.getByRole('button', { name: 'Make a code' }).click();
  const second = await dialog.getByLabel('Code', { exact: true }).inputValue();
  await parent.goto(`${kindred.dashboard}/parent/progress`);
  await parent.getByRole('button', { name: 'Enter a code from school' }).click();
  await entering.getByLabel('Code', { exact: true }).fill(second);
  await entering.getByRole('button', { name: 'Link my child' }).click();
  await parent.getByRole('button', { name: 'End the link' }).click();
  await parent.getByRole('dialog').getByRole('button', { name: 'End the link' }).click();
  await expect(parent).toHaveURL(/\/parent$/);
  await expect(parent.getByRole('link', { name: /^Orla/ })).toBeHidden();
  await home.close();
});
