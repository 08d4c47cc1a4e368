import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, startSession, test } from './kindred.ts';

const PURCHASE_ORDER = {
  name: 'purchase-order.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n% a purchase order\n%%EOF\n', 'latin1'),
};

async function openRowMenu(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /Actions|More/ })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a district asks for a quote, orders it with a purchase order, and staff grant it for distribution', async ({
  page,
  kindred,
}) => {
  test.slow();
  await startSession(page, kindred, 'district@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/purchase-history`);
  await page.getByRole('button', { name: 'Request a quote' }).first().click();
  const request = page.getByRole('dialog', { name: 'Request a price quote' });
  await request.getByLabel('A school or district').check();
  await request.getByLabel('Students', { exact: true }).fill('1200');
  await expect(request.getByText(/^Contact us/)).toBeVisible();
  await request.getByLabel('Students', { exact: true }).fill('250');
  await expect(request.getByText('Total $2,100.00')).toBeVisible();
  await request.getByLabel('For distribution').selectOption({ index: 1 });
  await request.getByLabel('Organization').fill('Larkspur Unified School District');
  await request.getByLabel('Billing email').fill('not an address');
  await expectAccessible(page);
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(request.getByText(/valid email/)).toBeVisible();
  await request.getByLabel('Billing email').fill('ap@larkspur.test');
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^Quote KQ-\d{4}-\d{6} is ready/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the quote' }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('tab', { name: /^Quotes/ }).click();
  await expect(page.getByRole('row').nth(1).getByRole('cell', { name: '$2,100.00' })).toBeVisible();
  await openRowMenu(page, 'Send purchase order');
  const order = page.getByRole('dialog', { name: 'Send a purchase order' });
  await order.locator('input[type=file]').setInputFiles(PURCHASE_ORDER);
  await order.getByLabel('PO number').fill('PO-4711');
  await expectAccessible(page);
  await order.getByRole('button', { name: 'Send purchase order' }).click();
  await expect(page.getByText(/^We received your purchase order/)).toBeVisible();
  await page.getByRole('tab', { name: /^Orders/ }).click();
  await expect(page.getByRole('cell', { name: 'PO-4711' })).toBeVisible();

  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber`);
  await expect(page.getByText('Purchase orders: 2. Quotes: 1.')).toBeVisible();
  await page.goto(`${kindred.dashboard}/uber/purchasing`);
  await expect(page.getByRole('cell', { name: 'PO-4711' })).toBeVisible();
  await openRowMenu(page, 'Grant');
  const grant = page.getByRole('dialog', { name: /^Grant purchase order/ });
  await expect(grant.getByText('300 licenses for $2,100.00')).toBeVisible();
  await expectAccessible(page);
  await grant.getByRole('button', { name: 'Grant licenses' }).click();
  await expect(page.getByText(/^300 licenses of KO-\d{4}-\d{6} are granted/)).toBeVisible();
  const { rows } = await kindred.database.query(
    "select quantity, group_id is not null as pooled from license_lots where purchase_order_number = 'PO-4711'",
  );
  expect(rows).toEqual([{ quantity: 300, pooled: true }]);
});

for (const [username, path, tabs] of [
  ['educator@kindred.test', '/educator/purchase-history', ['Orders', 'Quotes', 'How to buy']],
  ['parent@kindred.test', '/parent/purchase-history', ['Orders']],
  ['uber@kindred.test', '/uber/purchasing', ['Purchase orders', 'Quotes', 'All orders']],
] as const) {
  test(`no tab of ${path} has an accessibility fault`, async ({ page, kindred }) => {
    await startSession(page, kindred, username);
    await page.goto(`${kindred.dashboard}${path}`);
    for (const tab of tabs) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await expect(page.getByRole('tabpanel')).toContainText(/./);
      await expectAccessible(page);
    }
  });
}
