import type { Page } from '@playwright/test';
import { expect, type Kindred, shortenLists, signInStudent, startSession, test } from './kindred.ts';
import { PUBLIC_PAGES, pagesOf, STUDENT_PAGES, WALKS } from './pages.ts';
import { follow, routesOf, settle, watchTraffic } from './walk.ts';

/** Whoever is asked for a name may type this. */
const IMAGE = '<img src=struck onerror=alert(1)>';
const SCRIPT = '"><script>alert(1)</script>';

/** What has a name, and what of it; every one of the demo, put back for the tests after. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  students: ['first_name', 'last_name'],
  accounts: ['first_name', 'last_name'],
  schools: ['name'],
  districts: ['name'],
  groups: ['name'],
};

/** A number behind it: names of schools are unique in their district. */
const renamed = (column: string): string => `'${column === 'last_name' ? SCRIPT : IMAGE}' || ' ' || id`;

async function nameAll({ database }: Kindred): Promise<() => Promise<void>> {
  for (const [table, columns] of Object.entries(NAMED)) {
    await database.query(`create table named_before_${table} as select id, ${columns.join()} from ${table}`);
    const set = columns.map((column) => `${column} = ${renamed(column)}`);
    await database.query(`update ${table} set ${set.join()}`);
  }
  return async () => {
    for (const [table, columns] of Object.entries(NAMED)) {
      const set = columns.map((column) => `${column} = before.${column}`);
      await database.query(
        `update ${table} as now set ${set.join()} from named_before_${table} before where before.id = now.id`,
      );
      await database.query(`drop table named_before_${table}`);
    }
  };
}

/** What a name did: a dialog it opened, or an element it became, also where the page's policy kept it from running. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const struck: string[] = [];
  page.on('dialog', (dialog) => {
    struck.push(`${dialog.type()} on ${page.url()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt'] as const) {
      Object.defineProperty(window, name, {
        value: () => document.documentElement.setAttribute('struck', name),
      });
    }
  });
  return async () => {
    const made = await page.locator('[struck], img[src="struck"], script:text-is("alert(1)")').count();
    return [...struck, ...(made === 0 ? [] : [`${made} made on ${page.url()}`])];
  };
}

async function expectWordsOnly(page: Page, base: string, paths: readonly string[]): Promise<number> {
  test.setTimeout(60_000 + paths.length * 30_000);
  const struck = await watch(page);
  await page.goto(`${base}${paths[0]}`);
  await settle(page);
  let seen = 0;
  for (const path of paths) {
    await test.step(path, async () => {
      await follow(page, path);
      await settle(page);
      expect(await struck(), path).toEqual([]);
      seen += (await page.getByText(/<img src=struck|<script>alert/).count()) > 0 ? 1 : 0;
    });
  }
  return seen;
}

test.beforeEach(({ page }) => watchTraffic(page));

for (const [username, walk] of Object.entries(WALKS)) {
  test(`names that are markup stay words on the pages of ${username} @whole`, async ({ page, kindred }) => {
    const putBack = await nameAll(kindred);
    try {
      await startSession(page, kindred, username);
      await shortenLists(page);
      const pages = pagesOf(walk, await routesOf(page, kindred.dashboard));
      const seen = await expectWordsOnly(page, kindred.dashboard, pages);
      // It shows something only where the names stand.
      expect(seen).toBeGreaterThan(0);
    } finally {
      await putBack();
    }
  });
}

test('names that are markup stay words for a child, and on public pages @whole', async ({
  page,
  kindred,
}) => {
  const putBack = await nameAll(kindred);
  try {
    await signInStudent(page, kindred.student, 'maya', 'sunny-otter-4');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toContainText(IMAGE);
    expect(await expectWordsOnly(page, kindred.student, STUDENT_PAGES.student)).toBeGreaterThan(0);
    await expectWordsOnly(page, kindred.dashboard, PUBLIC_PAGES);
  } finally {
    await putBack();
  }
});
