import { expect, type Locator, type Page } from '@playwright/test';

/** What people do with every list and its dialogs, by the words they read. */
export function actionsOf(page: Page, row: string | RegExp): Locator {
  return page.getByRole('button', { name: row instanceof RegExp ? row : `Actions for ${row}` });
}

export async function openMenu(page: Page, row: string | RegExp, entry: string): Promise<void> {
  await actionsOf(page, row).click();
  await pick(page, entry);
}

/** Who does so much in a few seconds has three of them, over what comes next. */
export async function dismissMessages(page: Page): Promise<void> {
  const dismiss = page
    .getByRole('region', { name: 'Latest messages' })
    .getByRole('button', { name: 'Dismiss' });
  // Others wait behind the first.
  while ((await dismiss.count()) > 0) await dismiss.first().click();
}

/** An entry of the open menu, of one of its groups where it is a long one. */
export async function pick(page: Page, entry: string): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: entry, exact: true });
  const back = page.getByRole('menuitem', { name: /^Back from/ });
  await page.getByRole('menuitem').first().waitFor();
  const groups = await page.locator('[role="menuitem"][aria-haspopup]').allInnerTexts();
  for (const group of groups.map((name) => name.trim())) {
    if (await wanted.isVisible()) break;
    if (await back.isVisible()) await back.click();
    await page.getByRole('menuitem', { name: group, exact: true }).click();
    await expect(back).toHaveAccessibleName(`Back from ${group}`);
  }
  await wanted.click();
}

/** What the open menu offers, groups included, but for links: those lead to pages. */
export async function entriesOf(page: Page): Promise<string[]> {
  const here = () =>
    page.locator('button[role="menuitem"]:not([aria-haspopup], [data-back])').allInnerTexts();
  const names = await here();
  const groups = page.locator('[role="menuitem"][aria-haspopup]');
  for (let index = 0; index < (await groups.count()); index += 1) {
    await groups.nth(index).click();
    names.push(...(await here()));
    await page.getByRole('menuitem', { name: /^Back from/ }).click();
  }
  return names.map((name) => name.trim());
}

/** Something that is done with all selected rows: a button of their line, or in its menu. */
export async function doWithSelected(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selected rows' });
  const button = bar.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return button.click();
  await bar.getByRole('button', { name: /^(More|Actions)$/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function find(page: Page, name: string): Promise<void> {
  const answer = page.waitForResponse((reply) =>
    new URL(reply.url()).search.includes(encodeURIComponent(name)),
  );
  await page.getByRole('searchbox', { name: /^Search by/ }).fill(name);
  // Rows that are pressed before the answer is there would move away.
  await answer;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Chooses in a dialog's box that finds by name. */
export async function choose(page: Page, label: string | RegExp, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).click();
}
