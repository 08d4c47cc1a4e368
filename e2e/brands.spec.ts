import { expect, expectAccessible, fillLogin, localStorageOf, signInStudent, test } from './kindred.ts';

test('a child signs in on the student site and is greeted by name @whole', async ({ page, kindred }) => {
  await signInStudent(page, kindred.student, 'maya', 'sunny-otter-4');
  await expect(page.getByRole('heading', { name: /^Welcome( back)?, Maya!/ })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  // One tap is not enough, and who did not mean it stays.
  await page.getByRole('button', { name: 'I want to stay' }).click();
  await expect(page.getByRole('heading', { name: /Maya!/ })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Yes, log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await localStorageOf(page)).toEqual({});
});

test('the student site speaks Chinese, from the switch on @whole', async ({ page, kindred }) => {
  await page.goto(kindred.student);
  await page
    .getByRole('button', { name: '繁體中文' })
    .or(page.getByRole('radio', { name: '繁體中文' }))
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await page.getByRole('textbox').first().fill('maya');
  await page.getByLabel('密碼', { exact: true }).fill('wrong-password-1');
  await page.locator('form').getByRole('button').last().click();
  await expect(page.locator('form')).toContainText(/密碼.*(錯|不對|不正確)/);
  await page.getByLabel('密碼', { exact: true }).fill('sunny-otter-4');
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
});

test('the language is chosen before the login, and what was typed stays @whole', async ({
  page,
  kindred,
}) => {
  await page.goto(`${kindred.dashboard}/?login=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('rowan@larch.test');
  await dialog.getByLabel('Password', { exact: true }).fill('half of a pass');
  await dialog.getByRole('radio', { name: '繁體中文' }).check();
  await expect(dialog.getByLabel('電子郵件')).toHaveValue('rowan@larch.test');
  await expect(dialog.getByLabel('密碼', { exact: true })).toHaveValue('half of a pass');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '忘記密碼' }).click();
  await dialog.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('dialog', { name: 'Reset my password' }).getByLabel('Email')).toHaveValue(
    'rowan@larch.test',
  );

  await page.goto(`${kindred.dashboard}/account/request?referral=login-modal&lang=en`);
  await page.getByRole('radio', { name: /^Educator/ }).check();
  await page.getByLabel('First name').fill('Rowan');
  await page.getByRole('banner').getByRole('radio', { name: '繁體中文' }).check();
  await expect(page.getByLabel('名字')).toHaveValue('Rowan');
  await expect(page).toHaveURL(`${kindred.dashboard}/account/request?referral=login-modal`);

  await page.goto(kindred.student);
  await page.getByRole('banner').getByRole('radio', { name: 'English' }).check();
  await page.getByLabel('Username').fill('maya');
  await page.getByRole('banner').getByRole('radio', { name: '繁體中文' }).check();
  await expect(page.getByLabel('帳號')).toHaveValue('maya');
});

test('no student page talks to another host', async ({ page, kindred }) => {
  await signInStudent(page, kindred.student, 'maya', 'sunny-otter-4');
  await expect(page.getByRole('heading', { name: /^Welcome( back)?, Maya!/ })).toBeVisible();
  // Every test watches; here everything that a home page fetches ahead has the time to.
  await page.waitForLoadState('networkidle');
});

test('an address as a student username points at the dashboard in the Kindred brand only @whole', async ({
  page,
  kindred,
}) => {
  await page.goto(kindred.student);
  await page.getByLabel('Username').fill('teacher@school.test');
  await expect(page.getByText('Are you a grown-up?')).toBeVisible();
  await page.goto(kindred.branded('standard').student);
  await page.getByLabel('Username').fill('teacher@school.test');
  await expect(page.getByText('Are you a grown-up?')).toBeHidden();
});

test('the Taiwan brand greets in Chinese, with its own footer and no links below the login @whole', async ({
  page,
  kindred,
}) => {
  const taiwan = kindred.branded('taiwan');
  await page.goto(`${taiwan.dashboard}/?login=1`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  // No footer, so no request for an account; but a forgotten password keeps nobody outside.
  await expect(dialog.getByText(/申請/)).toHaveCount(0);
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await dialog.getByRole('button', { name: '忘記密碼' }).click();
  await expect(page.getByRole('dialog', { name: /密碼/ }).getByRole('textbox')).toBeVisible();
  await page.goto(`${kindred.dashboard}/?login=1`);
  await expect(dialog.getByRole('link', { name: 'Request an educator account' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Forgot your password?' })).toBeVisible();
  await page.goto(`${taiwan.dashboard}/`);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('使用條款');
  await expect(footer.getByRole('heading')).toHaveCount(0);
  await page.goto(`${kindred.dashboard}/`);
  await expect(footer.getByRole('heading')).toHaveCount(4);
  await page.goto(`${kindred.dashboard}/?login=1`);
  await fillLogin(page, 'parent@kindred.test');
  await expect(page).toHaveURL(`${kindred.dashboard}/parent`);
});

test('the same student account works under either brand, with the brand’s name for the program @whole', async ({
  page,
  kindred,
}) => {
  await kindred.database.query(`update students set active_program = 'academy' where username = 'maya'`);
  await signInStudent(page, kindred.student, 'maya', 'sunny-otter-4');
  await expect(page.getByText(/Kindred Academy/)).toBeVisible();
  await signInStudent(page, kindred.branded('standard').student, 'maya', 'sunny-otter-4');
  await expect(page.getByText(/Zoo Academy/)).toBeVisible();
});
