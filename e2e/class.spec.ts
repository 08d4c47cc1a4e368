import { aMorning, havePlayed } from './homes.ts';
import { expect, expectAccessible, startSession, test } from './kindred.ts';

test('in the morning a teacher sees how the class feels and who played, and nothing that a child told others', async ({
  page,
  kindred,
}) => {
  const { names } = await aMorning(kindred);
  const [worried = '', later = '', elsewhere = ''] = names;
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
  const feelings = card('How your class feels today');
  await expect(feelings.getByRole('listitem').filter({ hasText: 'Worried' }).first()).toContainText(worried);
  await expect(feelings.getByRole('listitem').filter({ hasText: 'Mad' }).first()).toContainText('0');
  await expect(feelings).toContainText(`Not now: ${later}`);
  await expect(feelings).toContainText(/No answer for you today: .*/);
  await expect(feelings.getByText(/No answer for you today/)).toContainText(elsewhere);
  const worth = card('Worth a look');
  await expect(worth.getByRole('listitem').first()).toContainText('Worried today.');
  await expect(worth.getByRole('link', { name: worried, exact: true })).toBeVisible();
  const week = card('Who played this week');
  await expect(week.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(week).toContainText('of play since Monday');
  await expectAccessible(page);
});

test('the board shows faces and no names, and a key finds a child from anywhere @whole', async ({
  page,
  kindred,
}) => {
  const { names } = await aMorning(kindred);
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await page.getByRole('button', { name: 'Show on the board' }).click();
  const board = page.getByRole('dialog', { name: 'How we feel today' });
  await expect(board.getByRole('listitem').filter({ hasText: 'Worried' })).toContainText('1 or 2');
  for (const name of names) await expect(board).not.toContainText(name);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(board).toBeHidden();

  await page.goto(`${kindred.dashboard}/educator/reports`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
  await page.keyboard.press('Control+K');
  const finder = page.getByRole('dialog', { name: 'Find a student' });
  await finder.getByRole('combobox').fill('maya');
  await finder.getByRole('option').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/educator\/students\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
});

test('who runs a school reads how its teachers use it, and no child', async ({ page, kindred }) => {
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  const teachers = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Teachers' }) });
  await expect(teachers.getByRole('row', { name: /Adaeze Whitfield/ })).toContainText('of 24');
  // What stands on top is the sum of the rows.
  const rows = await teachers.locator('tbody tr').allTextContents();
  const sum = rows.reduce((all, row) => all + Number(/(\d+) child/.exec(row)?.[1] ?? 0), 0);
  await expect(page.getByRole('listitem').filter({ hasText: 'teachers' }).first()).toContainText(`${sum} `);
  await expect(page.getByText('played in 30 days', { exact: false }).first()).toBeVisible();
});

test('a family reads how far each child is @whole', async ({ page, kindred }) => {
  await havePlayed(kindred, 'parent@kindred.test');
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent`);
  await page.getByRole('link', { name: 'See progress' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progress');
  await expect(page.getByText(/stories finished/)).toBeVisible();
  await expect(page.getByText('comes next')).toBeVisible();
  await page.getByRole('tab', { name: 'Nico' }).click();
  await expect(page).toHaveURL(/child=\d+/);
  await expect(page.getByRole('heading', { level: 2, name: 'Nico' })).toBeVisible();
  await expect(page.getByText('%')).toHaveCount(0);
});
