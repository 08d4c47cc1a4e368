import {
  buildTeacher,
  expect,
  expectAccessible,
  fillLogin,
  followLetter,
  type Kindred,
  startSession,
  test,
} from './kindred.ts';

const PHONE = { width: 390, height: 844 };
const CODE = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/;

async function aChild({ database }: Kindred, username: string, child: string): Promise<number> {
  await buildTeacher(database, {
    username,
    name: ['Imke', 'Sandoval'],
    besides: 'educator@kindred.test',
    students: [child],
  });
  const { rows } = await database.query(
    `select s.id from students s join accounts a on a.id = s.owner_id where a.username = $1`,
    [username],
  );
  return Number(rows[0].id);
}

test('a family without an account opens one with the code of the letter, on a phone, and reads @whole', async ({
  page,
  browser,
  kindred,
}) => {
  const teacher = 'opens.accounts@kindred.test';
  const child = await aChild(kindred, teacher, 'Quilla Montero');
  await startSession(page, kindred, teacher);
  await page.goto(`${kindred.dashboard}/educator/students/${child}`);
  await page.getByRole('button', { name: 'Invite the family' }).click();
  const dialog = page.getByRole('dialog', { name: 'The family of Quilla' });
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  const code = await dialog.getByLabel('Code', { exact: true }).inputValue();
  expect(code).toMatch(CODE);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-was-printed', 'yes');
  });
  await dialog.getByRole('button', { name: 'Print the letter in English' }).click();
  const letter = page.locator('[data-printed]');
  await expect(letter).toContainText('/family-code');
  await expect(letter.getByRole('img', { includeHidden: true })).toHaveCount(1);

  const home = await browser.newContext({ viewport: PHONE });
  const parent = await home.newPage();
  await parent.goto(`${kindred.dashboard}/family-code#${code}`);
  const typed = parent.getByLabel('Code from school');
  await expect(typed).toHaveValue(code);
  await expectAccessible(parent);
  await typed.fill('WRONGWRONG22');
  await parent.getByLabel('Your first name').fill('Rosa');
  await parent.getByLabel('Your last name').fill('Montero');
  await parent.getByLabel('Your email').fill('rosa.montero@home.test');
  await parent.getByRole('button', { name: 'Email me the link' }).click();
  await expect(parent.getByText('Please check this box to continue')).toBeVisible();
  await parent.getByRole('checkbox', { name: /I agree/ }).check();
  await parent.getByRole('button', { name: 'Email me the link' }).click();
  await expect(parent.getByText('This code does not work.')).toBeVisible();
  await typed.fill(code.toLowerCase());
  await parent.getByRole('button', { name: 'Email me the link' }).click();
  await expect(parent.getByText(/sent an email to rosa.montero@home.test/)).toBeVisible();
  await expectAccessible(parent);

  await followLetter(parent, kindred, 'rosa.montero@home.test', /One step/);
  await expect(parent.getByRole('heading', { level: 1, name: 'Open your account' })).toBeVisible();
  await expectAccessible(parent);
  await parent.getByLabel('Password', { exact: true }).fill('a quiet green pond');
  await parent.getByLabel('Confirm password').fill('a quiet green pond');
  await parent.getByLabel('Code from school').fill('WRONGWRONG22');
  await parent.getByRole('button', { name: 'Open my account' }).click();
  await expect(parent.getByText('This code does not work.')).toBeVisible();
  await parent.getByLabel('Code from school').fill(code);
  await parent.getByRole('button', { name: 'Open my account' }).click();
  await expect(parent.getByRole('heading', { level: 1, name: 'Quilla Montero' })).toBeVisible();
  await parent.goto(`${kindred.dashboard}/parent`);
  await expect(parent.getByRole('link', { name: /^Quilla/ })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Invite the family' }).click();
  await expect(dialog.getByText('Rosa Montero')).toBeVisible();
  await home.close();
});

test('the page speaks what the letter speaks; who has an account logs in, or needs the code alone @whole', async ({
  page,
  browser,
  kindred,
}) => {
  const teacher = 'opens.others@kindred.test';
  const child = await aChild(kindred, teacher, 'Rafi Lindqvist');
  // An account of its own: its language is another one afterwards.
  const family = 'enters.code@kindred.test';
  await kindred.database.query(
    `with home as (insert into families (name) values ('Lindqvist') returning id)
     insert into accounts (scope, username, first_name, last_name, password_hash, status, source, family_id)
     select 'parent', $1, 'Ebba', 'Lindqvist', a.password_hash, 'verified', 'purchase', home.id
     from accounts a, home where a.username = 'parent@kindred.test'`,
    [family],
  );
  await startSession(page, kindred, teacher);
  await page.goto(`${kindred.dashboard}/educator/students/${child}`);
  await page.getByRole('button', { name: 'Invite the family' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a code' }).click();
  const code = await page.getByRole('dialog').getByLabel('Code', { exact: true }).inputValue();
  await page.goto(`${kindred.dashboard}/family-code`);
  await expect(page.getByText('You are logged in as Imke Sandoval.')).toBeVisible();

  const home = await browser.newContext({ viewport: PHONE, locale: 'zh-TW' });
  const parent = await home.newPage();
  await parent.goto(`${kindred.dashboard}/family-code#${code}`);
  await expect(parent.getByRole('heading', { level: 1, name: '學校給的代碼' })).toBeVisible();
  await expectAccessible(parent);
  await parent.goto(`${kindred.dashboard}/family-code?lang=en#${code}`);
  await parent.reload();
  await expect(parent.getByRole('heading', { level: 1, name: 'A code from school' })).toBeVisible();
  await parent.locator('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(parent, family);
  await expect(parent).toHaveURL(/\/parent$/);
  await parent.goto(`${kindred.dashboard}/family-code#${code}`);
  await expect(parent.getByLabel(/Code from school|學校給的代碼/)).toHaveValue(code);
  await parent.getByRole('button', { name: /Link my child|連結我的孩子/ }).click();
  await expect(parent.getByRole('heading', { level: 1, name: 'Rafi Lindqvist' })).toBeVisible();
  await home.close();

  // What the code was entered in is the account's language from then on, on a device in English, too.
  const office = await browser.newContext({ viewport: PHONE, locale: 'en-US' });
  const again = await office.newPage();
  await startSession(again, kindred, family);
  await again.goto(`${kindred.dashboard}/parent`);
  await expect(again.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await again.getByRole('button', { name: '帳號選單' }).click();
  await again.getByRole('radio', { name: 'English' }).check();
  await expect(again.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expectAccessible(again);
  await office.clearCookies();
  await again.reload();
  await expect(again.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await office.close();
});
