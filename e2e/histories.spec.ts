import { expect, expectAccessible, startSession, test } from './kindred.ts';

/** What people read about licenses. */
test('a teacher follows the home page to the students whose licenses end soon @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await page.getByRole('link', { name: '6 expiring within 30 days' }).click();
  await expect(page.getByRole('tab', { name: /^Active/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('License: Expiring within 30 days')).toBeVisible();
  await expect(page.getByText('1–6 of 6')).toBeVisible();
  await page.getByRole('link', { name: 'License History' }).click();
  await expect(page.getByRole('row', { name: /Individual Own 6 6 0/ })).toBeVisible();
});

test('who runs a site license reads and prints how it is used @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Site license' }).click();
  await expect(page.getByRole('row', { name: /Kealoha, Leilani 27 25/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^site-license-usage-\d{4}-\d{4}\.pdf$/);
  await page.getByRole('radio', { name: '2024/25' }).check();
  await expect(page.getByText('There was no site license this school year.')).toBeVisible();
});

test('staff read what happened to licenses as sentences @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/metrics?tab=ecommerce-history`);
  await expect(page.getByText(/bought \d+ licenses \(Individual\) for \$/).first()).toBeVisible();
  await expectAccessible(page);
});
