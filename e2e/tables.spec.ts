import { readFileSync } from 'node:fs';
import { readSheet } from 'read-excel-file/node';
import { expect, startSession, test } from './kindred.ts';
import { doWithSelected, find } from './lists.ts';

/** What every list can do, tried on the staff's list of students. */
test('a list is searched, filtered, sorted and paged, and downloads what it shows', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools`);
  await page.getByRole('radio', { name: 'People' }).check();
  await page.getByRole('tab', { name: /^Students/ }).click();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(page.getByText(/^1–50 of/)).toBeVisible();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^51–100 of/)).toBeVisible();

  await find(page, 'maya');
  await expect(page.getByRole('rowheader', { name: 'Fontaine, Maya' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove the filter Name: maya/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /rows as CSV/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('Fontaine,Maya');

  await page.getByRole('button', { name: /Remove the filter Name: maya/ }).click();
  await page.getByRole('button', { name: /^Name/ }).click();
  await expect(page.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'descending');
});

test('a list for Excel opens as a workbook, with the headers of the screen and the rows it shows @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'thuy.huynh@wrenfieldvalley.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  const headers = page.getByRole('columnheader');
  await expect(headers.filter({ hasText: 'Name' }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: /rows for Excel/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const [header = [], ...rows] = await readSheet(readFileSync(await file.path()));
  const shown = (await headers.allInnerTexts()).map((text) => text.trim());
  const inFiles: Record<string, string[]> = {
    Name: ['Last name', 'First name'],
    'License end date': ['License', 'License end date'],
  };
  const columns = shown.filter((text) => text !== '' && text !== 'Actions');
  expect(header).toEqual(columns.flatMap((text) => inFiles[text] ?? [text]));
  expect(rows.map(([last, first]) => `${last}, ${first}`)).toEqual(
    await page.getByRole('rowheader').allInnerTexts(),
  );
});

test('columns are chosen and stay chosen @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await expect(page.getByRole('columnheader', { name: /Teacher/ })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Teacher' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: /Teacher/ })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /Username/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Teacher/ })).toBeHidden();
});

test('a selection grows to everything the filters find, and shows itself alone @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('checkbox', { name: /Select Aksoy, Elif/ }).check();
  await page.getByRole('checkbox', { name: /Select Chen, Chia-Wei/ }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await doWithSelected(page, 'Show only selected');
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText(/^1–2\d of 2\d/)).toBeVisible();
});

test('on a phone the rows are cards @whole', async ({ page, kindred }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await expect(page.getByRole('button', { name: 'Actions for Aksoy, Elif' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

test('on a phone the chosen tab is in sight, also when the counts have come @whole', async ({
  page,
  kindred,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/license-history`);
  const tab = page.getByRole('tab', { name: /^Assign program history/ });
  await tab.click();
  await page.reload();
  await expect(tab).toHaveText(/\d/);
  await expect(tab).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 844 });
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test('a list that cannot be loaded says so and tries again @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.route('**/api/educator/students?*', (route) => route.fulfill({ status: 422, body: '{}' }));
  await page.goto(`${kindred.dashboard}/educator/students`);
  await expect(page.getByText('We could not load this list')).toBeVisible();
  await page.unroute('**/api/educator/students?*');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByRole('button', { name: 'Actions for Aksoy, Elif' })).toBeVisible();
});

test('without a connection a list says so, and comes with it @whole', async ({ page, kindred, context }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await expect(page.getByRole('button', { name: 'Actions for Aksoy, Elif' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: /^Archived/ }).click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
  await expect(page.getByText(/^1–\d of \d$/)).toBeVisible();
});

test('a laptop of a school shows ten rows, a selection covers none, and the keyboard goes from it to its actions @whole', async ({
  page,
  kindred,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  const box = page.getByRole('checkbox', { name: /^Select Aksoy, Elif/ });
  await expect(box).toBeVisible();
  const shown = () =>
    page.getByRole('rowheader').evaluateAll((cells) => {
      const list = document.querySelector('[role="region"] table')?.parentElement?.getBoundingClientRect();
      const bottom = Math.min(window.innerHeight, list?.bottom ?? 0);
      return cells.filter((cell) => cell.getBoundingClientRect().bottom <= bottom + 1).length;
    });
  expect(await shown()).toBeGreaterThanOrEqual(10);
  const before = await box.boundingBox();
  await box.focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await box.boundingBox()).toEqual(before);
  const list = await page.getByRole('table').locator('..').boundingBox();
  expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) - 1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go to the actions for the selection' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: /^Select all/ })).toBeFocused();
});

test('filters are in the address, names are not; what was looked into for a moment does not stick @whole', async ({
  page,
  kindred,
}) => {
  await kindred.database.query(
    "update students set active_program = 'zoou' where first_name = 'Elif' and last_name = 'Aksoy'",
  );
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students?tab=mine-active&license=none`);
  await expect(page.getByRole('button', { name: /Remove the filter License: / })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Manage Students' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await menu.getByRole('link', { name: 'Manage Students' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Aksoy, Elif' })).toBeVisible();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator/students`);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Zoo U' }).check();
  await find(page, 'elif');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator/students?active_program=zoou`);
  await page.reload();
  await expect(page.getByRole('button', { name: /Remove the filter Active program: Zoo U/ })).toBeVisible();

  await page.getByRole('tab', { name: /^Archived/ }).click();
  await page.goto(`${kindred.dashboard}/educator/students`);
  await expect(page.getByRole('tab', { name: /^Active/ })).toHaveAttribute('aria-selected', 'true');
});

test('a row is found, edited and left with the keyboard alone @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('searchbox', { name: 'Search by name' }).focus();
  await page.keyboard.type('elif');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  const menu = page.getByRole('button', { name: 'Actions for Aksoy, Elif' });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await menu.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('Elif');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
});
