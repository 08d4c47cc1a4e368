import { expect, fillLogin, followLetter, signIn, startSession, test } from './kindred.ts';

test('a forgotten password is reset by mail, once', async ({ page, kindred }) => {
  await page.goto(`${kindred.dashboard}/?login=1`);
  await page.getByRole('dialog').getByLabel('Email').fill('naomi.feldman@wrenfieldvalley.test');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset my password' });
  await expect(dialog.getByLabel('Email')).toHaveValue('naomi.feldman@wrenfieldvalley.test');
  await dialog.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText(/sent an email to naomi.feldman@wrenfieldvalley.test/).first()).toBeVisible();

  await followLetter(page, kindred, 'naomi.feldman@wrenfieldvalley.test', /new Kindred password/);
  const link = page.url();
  await page.getByLabel('New password', { exact: true }).fill('seven calm herons');
  await page.getByLabel('Confirm new password').fill('seven calm heronss');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText(/match/)).toBeVisible();
  await page.getByLabel('Confirm new password').fill('seven calm herons');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/`);
  await expect(page.getByText('Your new password is saved. You can log in with it now')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome' }).getByLabel('Email')).toHaveValue(
    'naomi.feldman@wrenfieldvalley.test',
  );
  expect(asked.filter((path) => path.endsWith('//'))).toEqual([]);

  await page.goto(link);
  await expect(page.getByText(/invalid, has expired or was already used/)).toBeVisible();
  await signIn(page, kindred, 'naomi.feldman@wrenfieldvalley.test', 'seven calm herons');
});

test('a wrong password is said beside the field, and the address stays @whole', async ({ page, kindred }) => {
  await page.goto(`${kindred.dashboard}/?login=1`);
  await fillLogin(page, 'parent@kindred.test', 'wrong');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/password.*incorrect/i)).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('parent@kindred.test');
  await fillLogin(page, 'nobody@kindred.test', 'wrong');
  await expect(dialog.getByText(/could not find a user/)).toBeVisible();
});

test('a username is changed on a page, by a click and not by opening the link @whole', async ({
  page,
  kindred,
}) => {
  // Nobody else's: other journeys sign in as the accounts the start prints.
  await startSession(page, kindred, 'constance.hairston@larkspurhollow.test');
  await page.goto(`${kindred.dashboard}/educator/account/username`);
  await page.getByLabel('New email', { exact: true }).fill('superintendent@kindred.test');
  await page.getByLabel('Confirm new email').fill('superintendent@kindred.test');
  await page.getByLabel('Current password').fill('kindred-demo');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/sent a link to superintendent@kindred.test/).first()).toBeVisible();

  await followLetter(page, kindred, 'superintendent@kindred.test', /Confirm/);
  await expect(page.getByText('superintendent@kindred.test')).toBeVisible();
  const before = await kindred.database.query(
    `select 1 from accounts where username = 'superintendent@kindred.test'`,
  );
  expect(before.rowCount).toBe(0);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/Your username is now superintendent@kindred.test/).first()).toBeVisible();
  await signIn(page, kindred, 'superintendent@kindred.test');
});

test('account settings: name, password and class code @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'oluwaseun.afolabi@wrenfieldvalley.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('First name').fill('Rosalind');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your profile has been updated')).toBeVisible();

  await page.getByRole('link', { name: 'Class Code' }).click();
  await page.getByLabel('Class code').fill('river-stone');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Your class code is on', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Password' }).click();
  await page.getByLabel('Current password').fill('kindred-demo');
  await page.getByLabel('New password', { exact: true }).fill('password123');
  await page.getByLabel('Confirm new password').fill('password123');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/too easy to guess/)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('nine brave hedgehogs');
  await page.getByLabel('Confirm new password').fill('nine brave hedgehogs');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
});
