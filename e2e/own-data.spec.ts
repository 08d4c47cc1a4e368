import {
  buildTeacher,
  expect,
  expectAccessible,
  type Kindred,
  openLetter,
  startSession,
  test,
} from './kindred.ts';

const TEACHER = 'leaving.teacher@kindred.test';
const PARENT = 'leaving.parent@kindred.test';

async function aTeacher({ database }: Kindred): Promise<void> {
  const known = await database.query('select 1 from accounts where username = $1', [TEACHER]);
  if (known.rowCount !== 0) return;
  await buildTeacher(database, {
    username: TEACHER,
    name: ['Perpetua', 'Lindqvist'],
    besides: 'educator@kindred.test',
    students: ['Anselm Oduya'],
  });
}

/** Somebody with a child whom nobody else has. */
async function aParent({ database }: Kindred): Promise<void> {
  const known = await database.query('select 1 from accounts where username = $1', [PARENT]);
  if (known.rowCount !== 0) return;
  await database.query(
    `with family as (insert into families (name) values ('Tsosie') returning id), adult as (
       insert into accounts (scope, username, first_name, last_name, password_hash, status, source, family_id)
       select 'parent', $1, 'Haseya', 'Tsosie', a.password_hash, 'verified', 'form', family.id
       from accounts a, family where a.username = 'parent@kindred.test' returning id, family_id)
     insert into students (family_id, owner_id, first_name, last_name, grade, username, password_sealed)
     select adult.family_id, adult.id, 'Niyol', 'Tsosie', 2, 'niyol.tsosie', s.password_sealed
     from adult, students s where s.username = 'maya'`,
    [PARENT],
  );
}

test('a teacher takes the own data along after a fresh proof, and hears of it by letter', async ({
  page,
  kindred,
}) => {
  await aTeacher(kindred);
  await startSession(page, kindred, TEACHER);
  await kindred.database.query(
    `update sessions set proved_at = now() - interval '1 hour'
     where account_id = (select id from accounts where username = $1)`,
    [TEACHER],
  );
  await page.goto(`${kindred.dashboard}/educator/account/profile`);
  await expect(page.getByRole('heading', { name: 'Download your data' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prepare my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Prepare my data' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('kindred-demo');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  const save = page.getByRole('button', { name: /^Save your data of/ });
  await expect(save).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await save.click();
  expect((await file).suggestedFilename()).toMatch(/^my-data-[\d-]{10}-\w{4}\.zip$/);
  await page.getByRole('button', { name: /^Delete your data of/ }).click();
  await expect(save).toBeHidden();
  await openLetter(page, kindred, TEACHER, /Your data is ready/);
});

test('a teacher asks for the account to be deleted, reads what goes and who has the students, and takes it back', async ({
  page,
  kindred,
}) => {
  await aTeacher(kindred);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/account/profile`);
  await expect(
    page.getByText('1 student, archived or not, stays with the school and goes to whoever runs it.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What stays, and why' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('In 7 days your account is deleted');
  await expectAccessible(page, { floating: true });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeHidden();
  await openLetter(page, kindred, TEACHER, /Your account stays/);
});

test('a parent is told that the child comes first, and can leave when another adult is there @whole', async ({
  page,
  kindred,
}) => {
  await aParent(kindred);
  await startSession(page, kindred, PARENT);
  await page.goto(`${kindred.dashboard}/parent/account/profile`);
  await expect(page.getByText('1 child of yours has nobody else here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
  await expectAccessible(page);
  await kindred.database.query(
    `insert into accounts (scope, username, first_name, last_name, status, source, family_id)
     select 'parent', 'staying.parent@kindred.test', 'Yanaba', 'Tsosie', 'verified', 'form', family_id
     from accounts where username = $1 on conflict do nothing`,
    [PARENT],
  );
  await page.reload();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click();
});
