import type { Locator, Page } from '@playwright/test';

/** What people do with every list and its dialogs, by the words they read. */
export function actionsOf(page: Page, row: string | RegExp): Locator {
  return page.getByRole('button', { name: row instanceof RegExp ? row : `Actions for ${row}` });
}

export async function openMenu(page: Page, row: string | RegExp, entry: string): Promise<void> {
  await actionsOf(page, row).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

export async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
}

/** Chooses in a dialog's box that finds by name. */
export async function choose(page: Page, label: string | RegExp, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).click();
}
