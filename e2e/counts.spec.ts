import type { Page } from '@playwright/test';
import { havePlayed } from './homes.ts';
import { expect, type Kindred, startSession, test } from './kindred.ts';

/** Addresses of lists, and what of an address is no filter of theirs. */
const LISTS =
  /^\/(educator|parent)\/(students|educators)$|^\/uber\/(schools|purchasing|account-requests|families)$/;
const NO_FILTERS = ['tab', 'sort', 'page', 'add', 'request'];

const filtersIn = (address: URL): string[] =>
  [...address.searchParams.keys()].filter((name) => !NO_FILTERS.includes(name));

/** Every link of the page that leads to a list and narrows it. */
async function narrowingLinks(page: Page, kindred: Kindred): Promise<string[]> {
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links)].filter((link) => {
    const address = new URL(link, kindred.dashboard);
    return LISTS.test(address.pathname) && filtersIn(address).length > 0;
  });
}

/** A list says what narrows it: a link whose filter is lost has fewer chips than its address has filters. */
async function expectNarrowed(page: Page, kindred: Kindred, link: string): Promise<void> {
  const address = new URL(link, kindred.dashboard);
  await page.goto(address.href);
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  const removable = chips.getByRole('button', { name: /^Remove the filter/ });
  await expect(removable, link).toHaveCount(filtersIn(address).length);
}

for (const [username, fewest] of [
  ['admin@kindred.test', 6],
  ['district@kindred.test', 3],
  ['educator@kindred.test', 1],
  ['clinician@kindred.test', 1],
] as const) {
  const tag = username.startsWith('educator') ? '' : ' @whole';
  test(`every link of the home of ${username} that names a filter opens a list narrowed by it${tag}`, async ({
    page,
    kindred,
  }) => {
    if (username.startsWith('educator') || username.startsWith('clinician')) {
      await havePlayed(kindred, username);
    }
    await startSession(page, kindred, username);
    await page.goto(`${kindred.dashboard}/educator`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    let links: string[] = [];
    const found = async (): Promise<number> => {
      links = await narrowingLinks(page, kindred);
      return links.length;
    };
    await expect.poll(found).toBeGreaterThanOrEqual(fewest);
    for (const link of links) await expectNarrowed(page, kindred, link);
  });
}

test('a teacher on the home of who runs the school opens as many children as it counts @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  const row = page.getByRole('row', { name: /Leilani Kealoha/ });
  const [, children = ''] = /(\d+) children/.exec(await row.innerText()) ?? [];
  await row.getByRole('link', { name: 'Leilani Kealoha' }).click();
  await expect(
    page.getByRole('button', { name: 'Remove the filter Educator: Leilani Kealoha' }),
  ).toBeVisible();
  await expect(page.getByText(`1–${children} of ${children}`)).toBeVisible();
});

const LAPTOP = { width: 1366, height: 768 };

/** Those that fit, and those that go on beyond the edge: these say so, and keep their first column in sight. */
const FITTING = [
  'educators',
  'license-history',
  'site-license',
  'site-license?tab=site-access',
  'site-license?tab=site-licenses',
];
const SCROLLING = ['educators?tab=pending-colleagues', 'license-history?tab=program-history'];

test('lists of educators and licenses fit the screen of a laptop, or say that they go on @whole', async ({
  page,
  kindred,
}) => {
  await page.setViewportSize(LAPTOP);
  await startSession(page, kindred, 'admin@kindred.test');
  for (const path of [...FITTING, ...SCROLLING]) {
    await page.goto(`${kindred.dashboard}/educator/${path}`);
    const list = page.getByRole('region').filter({ has: page.getByRole('table') });
    await expect(list.getByRole('row').nth(1).getByRole('rowheader')).toBeVisible();
    const beyond = await list.evaluate((region) => region.scrollWidth - region.clientWidth);
    if (FITTING.includes(path)) expect(beyond, `${path}: so far beyond the edge`).toBeLessThanOrEqual(1);
    if (beyond <= 1) continue;
    await expect(list, path).toHaveAttribute('data-more', '');
    await list.evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
    await expect(list.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
  }
});
