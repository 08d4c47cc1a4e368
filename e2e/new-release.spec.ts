import type { Page } from '@playwright/test';
import { expect, test } from './kindred.ts';
import { seen, startStudent } from './play.ts';

/**
 * Servers have another release from now on: files that match are gone for the next so many pages that are loaded here, the one
 * that is open among them. Answers how many were loaded since.
 */
async function release(page: Page, gone: RegExp, { pages = 0 } = {}): Promise<() => number> {
  let loaded = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded += 1;
  });
  await page.route('**/api/status', (route) => route.fulfill({ json: { build: 'the next one' } }));
  await page.route(gone, (route) =>
    loaded <= pages ? route.fulfill({ status: 404, json: {} }) : route.continue(),
  );
  return () => loaded;
}

test('a page whose files a new release took away is loaded anew by itself, where the reader wanted to go', async ({
  page,
  kindred,
}) => {
  await page.goto(kindred.dashboard);
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' });
  await expect(terms).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = await release(page, /\/assets\/.*\.(js|json)$/);
  await terms.click();
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  await expect(page).toHaveURL(/\/terms$/);
  expect(loaded()).toBe(1);
});

test('once, and then says what is missing @whole', async ({ page, kindred }) => {
  await page.goto(kindred.dashboard);
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' });
  await expect(terms).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = await release(page, /\/assets\/texts-\w+\/en\/legal\.json$/, {
    pages: Number.POSITIVE_INFINITY,
  });
  await terms.click();
  await expect.poll(loaded).toBe(1);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded()).toBe(1);
});

test('a child who opens a scene that a new release took away is in it a moment later', async ({
  page,
  kindred,
}) => {
  await startStudent(page, kindred, 'zoou');
  // From the beginning: scenes are fetched while the child looks at the map.
  const loaded = await release(page, /\/assets\/scenes\//, { pages: 1 });
  await page.goto(`${kindred.student}/student/play`);
  await page
    .getByRole('link', { name: /^Play / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/student\/play\/zoou-/);
  await expect.poll(() => seen(page)).toBe('line');
  expect(loaded()).toBe(2);
});
