import { expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';
import { find, openMenu } from './lists.ts';

const STAFF = 'uber@kindred.test';
const SCHOOL = 'Zephyrine Orchard Academy';

/** A school of its own, with who runs it, a teacher with a child, and a counselor. */
async function buildPlace({ database }: Kindred): Promise<number> {
  await database.query(
    `with place as (insert into schools (name, state) values ('${SCHOOL}', 'OR') returning id), people as (
       insert into accounts (scope, role, username, first_name, last_name, password_hash, status, source, school_id)
       select 'educator', given.role, given.username, given.first_name, given.last_name,
         (select password_hash from accounts where username = '${STAFF}'), 'verified', 'admin', place.id
       from place, (values ('administrator', 'perpetua@zephyrine.test', 'Perpetua', 'Lindqvist'),
         ('educator', 'ignatius@zephyrine.test', 'Ignatius', 'Bracegirdle'),
         ('clinician', 'cosima@zephyrine.test', 'Cosima', 'Thistlewood')) given (role, username, first_name, last_name)
       returning id, username, school_id
     ), run as (
       insert into groups (name, kind, school_id) select '${SCHOOL}', 'school', id from place returning id
     ), owner as (
       insert into group_members (group_id, account_id, role)
       select run.id, people.id, 'owner' from run, people where people.username = 'perpetua@zephyrine.test'
     )
     insert into students (school_id, owner_id, first_name, last_name, grade, username, password_sealed)
     select school_id, id, 'Leocadia', 'Winterbourne', 3, 'leocadia.winterbourne',
       (select password_sealed from students where username = 'maya')
     from people where username = 'ignatius@zephyrine.test'`,
  );
  const { rows } = await database.query("select id from students where username = 'leocadia.winterbourne'");
  return Number(rows[0].id);
}

test('staff switch a feature off at a school: who runs it reads so, and a teacher finds it off @whole', async ({
  page,
  kindred,
  browser,
}) => {
  const child = await buildPlace(kindred);
  await startSession(page, kindred, STAFF);
  await page.goto(`${kindred.dashboard}/uber/admin?tab=school-features`);
  await find(page, 'Zephyrine');
  await expectAccessible(page);
  await openMenu(page, SCHOOL, 'Turn off: Codes for families');
  const dialog = page.getByRole('dialog', { name: `Turn off Codes for families at ${SCHOOL}?` });
  await expect(dialog).toContainText("cannot read their child's page");
  await dialog.getByLabel('Reason').fill('The district asked us to');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(`Turned off at ${SCHOOL}`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(SCHOOL) })).toContainText('Off');

  const admins = await browser.newContext();
  const admin = await admins.newPage();
  await startSession(admin, kindred, 'perpetua@zephyrine.test');
  await admin.goto(`${kindred.dashboard}/educator/educators`);
  await expect(admin.getByText(`Turned off at ${SCHOOL}`)).toBeVisible();
  await expect(admin.getByText(/Codes for families, since/)).toBeVisible();
  await expectAccessible(admin);
  await admins.close();

  const teachers = await browser.newContext();
  const teacher = await teachers.newPage();
  await startSession(teacher, kindred, 'ignatius@zephyrine.test');
  await teacher.goto(`${kindred.dashboard}/educator/students/${child}`);
  await teacher.getByRole('button', { name: 'Invite the family' }).click();
  const family = teacher.getByRole('dialog');
  await expect(family.getByText('Our support team has turned this off here')).toBeVisible();
  await expect(family.getByRole('button', { name: /code/i })).toHaveCount(0);
  await teachers.close();
});

test('a notice to counselors is written, previewed and published, stands on their home, and is dismissed @whole', async ({
  page,
  kindred,
  browser,
}) => {
  const { rowCount } = await kindred.database.query(
    "select from accounts where username = 'cosima@zephyrine.test'",
  );
  if (rowCount === 0) await buildPlace(kindred);
  await startSession(page, kindred, STAFF);
  await page.goto(`${kindred.dashboard}/uber/admin?tab=notices`);
  await page.getByRole('button', { name: 'Back-to-school notice' }).click();
  const form = page.getByRole('dialog', { name: 'Write a notice' });
  await expect(form.getByLabel('Title in English')).toHaveValue('Welcome back to school');
  await form.getByLabel('Title in English').fill('A quiet Marmalade Tuesday');
  await form.getByLabel('Title in Traditional Chinese').fill('安靜的果醬星期二');
  for (const other of ['Teachers', 'Administrators']) await form.getByLabel(other, { exact: true }).uncheck();
  const today = new Date().toLocaleDateString('en-US', { timeZone: 'America/New_York' });
  await form.getByLabel('First day').fill(today);
  await form.getByLabel('Last day').fill(today);
  await expect(form.getByRole('region', { name: 'As readers will see it' })).toContainText(
    '安靜的果醬星期二',
  );
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save as draft' }).click();
  await openMenu(page, 'A quiet Marmalade Tuesday', 'Preview and publish');
  const asked = page.getByRole('dialog', { name: 'Publish this notice?' });
  await expect(asked).toContainText('A quiet Marmalade Tuesday');
  await asked.getByRole('button', { name: 'Publish' }).click();
  const row = page.getByRole('row', { name: /A quiet Marmalade Tuesday/ });
  await expect(row).toContainText('Shown');

  const counselors = await browser.newContext();
  const counselor = await counselors.newPage();
  await startSession(counselor, kindred, 'cosima@zephyrine.test');
  await counselor.goto(`${kindred.dashboard}/educator`);
  // A worker gives everybody their line.
  await expect(counselor.getByText('A quiet Marmalade Tuesday')).toBeVisible({ timeout: 60_000 });
  await expect(counselor.getByRole('link', { name: 'See your students' }).first()).toBeVisible();
  await counselor.getByRole('button', { name: /^Dismiss.*A quiet Marmalade Tuesday/ }).click();
  await expect(counselor.getByText('A quiet Marmalade Tuesday')).toHaveCount(0);
  await counselors.close();

  await page.reload();
  await expect(row).toContainText('1');
  await openMenu(page, 'A quiet Marmalade Tuesday', 'End early');
  await page.getByRole('dialog').getByRole('button', { name: 'End early' }).click();
  await expect(row).toContainText('Ended early');
});

test('staff read how long everything is kept, and that it goes in time @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, STAFF);
  await page.goto(`${kindred.dashboard}/uber/admin?tab=retention`);
  // The worker looked when it started.
  const books = page.getByRole('row', { name: /Orders/ });
  await expect(books).toContainText('7 years after the calendar year');
  await expect(books).toContainText('In time');
  await expect(page.getByRole('row', { name: /Browsers nobody uses any more/ })).toContainText('90 days');
  await expectAccessible(page);
});
