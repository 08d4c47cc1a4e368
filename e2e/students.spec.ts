import type { Page } from '@playwright/test';
import { buildTeacher, expect, expectAccessible, signInStudent, startSession, test } from './kindred.ts';
import { dismissMessages, doWithSelected, find, openMenu } from './lists.ts';

/** A teacher's and a parent's day with their lists. Who adds a child is shown at once how it logs in. */
async function closeLogins(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /login information/i });
  await expect(dialog.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function addStudent(page: Page, first: string, last: string, button = 'Add student'): Promise<void> {
  await page.getByRole('button', { name: 'Add student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add student' });
  await dialog.getByLabel('First name').fill(first);
  await dialog.getByLabel('Last name').fill(last);
  await dialog.getByLabel('Grade').selectOption('3');
  await dialog.getByRole('button', { name: button }).click();
}

test('a teacher adds a student, is asked about a namesake, edits, archives and takes back', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await addStudent(page, 'Winnie', 'Alder', 'Save and add another');
  const next = page.getByRole('dialog', { name: 'Add student' });
  await expect(next.getByLabel('First name')).toHaveValue('');
  await expect(next.getByLabel('First name')).toBeFocused();
  await expect(next.getByLabel('Grade')).toHaveValue('3');
  await next.getByRole('button', { name: 'Cancel' }).click();
  await find(page, 'alder');
  await expect(page.getByRole('button', { name: 'Actions for Alder, Winnie' })).toHaveCount(1);

  await addStudent(page, 'Winnie', 'Alder');
  const question = page.getByRole('dialog', { name: 'Is this the same child?' });
  await expect(question.getByText('already on your roster')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Submit and Create Duplicate Account Anyway' }).click();
  await closeLogins(page, 'Alder, Winnie');
  await expect(page.getByRole('button', { name: 'Actions for Alder, Winnie' })).toHaveCount(2);

  await page.getByRole('button', { name: 'Actions for Alder, Winnie' }).first().click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: /^Edit/ });
  await edit.getByLabel('First name').fill('Winifred');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Alder, Winifred' })).toBeVisible();

  await openMenu(page, 'Alder, Winifred', 'Archive');
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Alder, Winifred' })).toBeHidden();
  await dismissMessages(page);
  await page.getByRole('tab', { name: /Archived/ }).click();
  await openMenu(page, 'Alder, Winifred', 'Unarchive');
  await page.getByRole('dialog').getByRole('button', { name: 'Unarchive' }).click();
  await page.getByRole('tab', { name: /Active/ }).click();
  await expect(page.getByRole('button', { name: 'Actions for Alder, Winifred' })).toBeVisible();
});

test('a teacher selects students, sees how they log in, and prints their cards', async ({
  page,
  kindred,
}) => {
  const username = 'iris.calloway@larkspurhollow.test';
  const of = { besides: 'educator@kindred.test', students: ['Juniper Alder', 'Juniper Birch'] };
  await buildTeacher(kindred.database, { username, name: ['Iris', 'Calloway'], ...of });
  await startSession(page, kindred, username);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('checkbox', { name: /Select Alder, Juniper/ }).check();
  await doWithSelected(page, 'Login information');
  const dialog = page.getByRole('dialog', { name: /login information/i });
  await expect(dialog.getByText('sunny-otter-4').first()).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await dialog.getByRole('button', { name: 'Print cards' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /juniper\.alder/ }).first()).toBeVisible();
});

test('students get new passwords, which are shown at once and are the ones that work @whole', async ({
  page,
  kindred,
  browser,
}) => {
  await startSession(page, kindred, 'eunji.kwon@saltmarshlane.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await find(page, 'okafor');
  await page.getByRole('checkbox', { name: 'Select Okafor, Everett' }).check();
  await page.getByRole('checkbox', { name: 'Select Okafor, Obinna' }).check();
  await doWithSelected(page, 'New passwords');
  const question = page.getByRole('dialog', { name: 'Make new passwords for 2 students?' });
  await question.getByRole('button', { name: 'Make new passwords' }).click();
  await expect(page.getByText('2 students have new passwords')).toBeVisible();
  const logins = page.getByRole('dialog', { name: /login information/i });
  await expect(logins.getByRole('row', { name: /Okafor, Obinna/ })).toBeVisible();
  const row = logins.getByRole('row', { name: /Okafor, Everett/ });
  const password = (await row.getByRole('cell').allInnerTexts()).at(-1) ?? '';
  const child = await browser.newPage();
  await signInStudent(child, kindred.student, 'everett.o', password.trim());
  await expect(child.getByRole('heading', { name: /Everett/ })).toBeVisible();
  await child.close();
});

test('several students come in at once, pasted from a spreadsheet @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('button', { name: 'Add several' }).click();
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('textbox', { name: /First name/ }).first();
  await first.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Surname\tGrade\tGiven name\nHazel\t2nd\tJuno\nHazel\tKG\tIgnatius\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Add/ }).last().click();
  await closeLogins(page, 'Hazel, Juno');
  await find(page, 'hazel');
  await expect(page.getByRole('button', { name: 'Actions for Hazel, Juno' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for Hazel, Ignatius' })).toBeVisible();
});

test('a parent adds a child, changes the name, archives it and takes it back @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent/students`);
  await expect(page.getByRole('heading', { name: 'My children' })).toBeVisible();
  await page.getByRole('button', { name: 'Add child' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add child' });
  await dialog.getByLabel('First name').fill('Pip');
  await dialog.getByLabel('Last name').fill('Rowan');
  await dialog.getByLabel('Grade').selectOption('0');
  await dialog.getByRole('button', { name: 'Add child' }).click();
  // A license waits for somebody: not for this child.
  const asked = page.getByRole('dialog', { name: /for Pip\?$/ });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await closeLogins(page, 'Rowan, Pip');
  await openMenu(page, 'Rowan, Pip', 'Edit');
  const edit = page.getByRole('dialog', { name: /^Edit/ });
  await edit.getByLabel('First name').fill('Pippa');
  await edit.getByRole('button', { name: 'Save' }).click();
  const pippa = page.getByRole('button', { name: 'Actions for Rowan, Pippa' });
  await expect(pippa).toBeVisible();

  await openMenu(page, 'Rowan, Pippa', 'Archive');
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Pippa Rowan was archived')).toBeVisible();
  await expect(pippa).toBeHidden();
  await page.getByRole('tab', { name: /Archived/ }).click();
  await openMenu(page, 'Rowan, Pippa', 'Unarchive');
  await page.getByRole('dialog').getByRole('button', { name: 'Unarchive' }).click();
  await expect(pippa).toBeHidden();
  await page.getByRole('tab').first().click();
  await expect(pippa).toBeVisible();
});
