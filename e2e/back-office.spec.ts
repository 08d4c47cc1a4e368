import { expect, expectAccessible, followLetter, requestAccount, startSession, test } from './kindred.ts';
import { find, openMenu } from './lists.ts';

/** As a list shows it. */
const today = (): string =>
  new Date().toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** Staff's day, and that of the admin of a school. */
test('staff put a request on hold, reach out, give it priority and verify it, and its row says so @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/account-requests`);
  await openMenu(page, 'Nogueira, Mateus', 'Put on hold');
  await page.getByRole('dialog').getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('The verification is on hold')).toBeVisible();
  const row = page.getByRole('row', { name: /Nogueira, Mateus/ });
  await expect(row.getByText('On hold')).toBeVisible();
  await openMenu(page, 'Nogueira, Mateus', 'Mark as contacted');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark', exact: true }).click();
  await expect(page.getByText('Marked as contacted', { exact: true })).toBeVisible();
  await expect(row.getByText(await page.evaluate(today))).toBeVisible();
  await openMenu(page, 'Nogueira, Mateus', 'Remove high priority');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove high priority' }).click();
  await expect(row.getByText('Yes')).toBeHidden();
  await openMenu(page, 'Nogueira, Mateus', 'Set high priority');
  await page.getByRole('dialog').getByRole('button', { name: 'Set high priority' }).click();
  await expect(page.getByText('The account has high priority')).toBeVisible();
  await expect(row.getByText('Yes')).toBeVisible();
  await openMenu(page, 'Nogueira, Mateus', 'Verify');
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The account is verified')).toBeVisible();
  await expect(row.getByText('Verified')).toBeVisible();
});

test('a request that nobody activated is mailed again and deleted @whole', async ({ page, kindred }) => {
  await requestAccount(page, kindred, 'forgetful@larch.test');
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/account-requests`);
  await find(page, 'larch');
  const actions = page
    .getByRole('row', { name: /forgetful@larch/ })
    .getByRole('button', { name: /^Actions/ });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Resend activation link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('The activation link is on its way')).toBeVisible();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The account is deleted')).toBeVisible();
});

test('staff add a district and a school, and cannot delete the district while it has one @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools`);
  await page.getByRole('button', { name: 'Add district' }).click();
  const district = page.getByRole('dialog');
  await district.getByLabel('Name').fill('Alder County');
  await district.getByLabel('State').selectOption('NC');
  await expectAccessible(page);
  await district.getByRole('button', { name: 'Add district' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Alder County' })).toBeVisible();

  await page.getByRole('tab', { name: /^Schools/ }).click();
  await page.getByRole('button', { name: 'Add school' }).click();
  const school = page.getByRole('dialog');
  await school.getByLabel('Name').fill('Alder Creek School');
  await school.getByLabel('State').selectOption('NC');
  await school.getByRole('combobox', { name: /District/ }).fill('alder');
  await page.getByRole('option', { name: /Alder County/ }).click();
  await school.getByRole('button', { name: 'Add school' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Alder Creek School' })).toBeVisible();

  await page.getByRole('tab', { name: /^Districts/ }).click();
  await openMenu(page, 'Alder County', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/school/i).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('staff act as a teacher, and the teacher can read who did and why @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools?tab=educators`);
  await find(page, 'whitfield');
  await openMenu(page, 'Whitfield, Adaeze', 'Act as');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Asked for help with the roster');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator`);
  await expect(page.getByText(/acting as Adaeze Whitfield/i).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await expect(page.getByRole('button', { name: 'Actions for Aksoy, Elif' })).toBeVisible();
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page).toHaveURL(/\/uber/);

  await page.evaluate(() => localStorage.clear());
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/account/staff-access`);
  await expect(page.getByText('Asked for help with the roster').first()).toBeVisible();
  await expectAccessible(page);
});

test('the admin of a school adds an educator, who activates the account @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/educators`);
  await page.getByRole('button', { name: 'Add educator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add educator' });
  await dialog.getByLabel('First name').fill('Tamsin');
  await dialog.getByLabel('Last name').fill('Reed');
  await dialog.getByLabel('Email').fill('tamsin@reed.test');
  await dialog.getByLabel('Role').selectOption('educator');
  await dialog.getByRole('button', { name: 'Add educator' }).click();
  await expect(page.getByText(/Tamsin Reed is added/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await followLetter(page, kindred, 'tamsin@reed.test', /Kindred/);
  await expect(page.getByLabel('Confirm password')).toBeVisible();
});
