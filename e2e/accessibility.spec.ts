import type { Page } from '@playwright/test';
import { oneIn } from '#testing/server/proof.ts';
import {
  expect,
  expectLarge,
  expectNoFault,
  followLetter,
  inBothSizes,
  openLetter,
  requestAccount,
  shortenLists,
  signInStudent,
  startSession,
  test,
} from './kindred.ts';
import { doWithSelected, entriesOf, pick } from './lists.ts';
import { PUBLIC_PAGES, pagesOf, STUDENT_PAGES, WALKS } from './pages.ts';
import { follow, routesOf, settle, watchTraffic } from './walk.ts';

test.beforeEach(({ page }) => watchTraffic(page));

/** No fault on a desktop; on a phone nothing may need scrolling sideways. */
async function expectFit(page: Page, onDesktop?: typeof expectLarge): Promise<void> {
  await inBothSizes(page, {
    desktop: async () => {
      await expectNoFault(page);
      await onDesktop?.(page);
    },
    phone: async () => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${page.url()} at 320 px`).toBe(0);
    },
  });
}

/** One visit after the other in one browser, as a person would: what the pages share is fetched once. */
async function expectPages(page: Page, base: string, paths: readonly string[]): Promise<void> {
  test.setTimeout(paths.length * 45_000);
  await page.goto(`${base}${paths[0]}`);
  await settle(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await follow(page, path);
      await settle(page);
      expect(new URL(page.url()).pathname).toBe(path);
      await expectFit(page);
    });
  }
}

const half = Math.ceil(PUBLIC_PAGES.length / 2);
for (const paths of [PUBLIC_PAGES.slice(0, half), PUBLIC_PAGES.slice(half)]) {
  const tag = paths[0] === '/' ? '' : ' @whole';
  test(`public pages from ${paths[0]} on have no accessibility fault and fit a phone${tag}`, async ({
    page,
    kindred,
  }) => {
    await expectPages(page, kindred.dashboard, oneIn(2, paths));
  });
}

/** An admin's pages are a teacher's with more in them, a newcomer's with less; those of parents and staff are walked with them. */
const USUAL_WALKS = ['educator@kindred.test'];

for (const [username, walk] of Object.entries(WALKS)) {
  const tag = USUAL_WALKS.includes(username) ? '' : ' @whole';
  test(`the pages of ${username} have no accessibility fault and fit a phone${tag}`, async ({
    page,
    kindred,
  }) => {
    await startSession(page, kindred, username);
    await shortenLists(page);
    const pages = pagesOf(walk, await routesOf(page, kindred.dashboard));
    await expectPages(page, kindred.dashboard, oneIn(3, pages));
  });
}

test('public pages have no accessibility fault in Chinese, and fit a phone @proof', async ({
  page,
  kindred,
}) => {
  await expectPages(page, kindred.branded('taiwan').dashboard, PUBLIC_PAGES);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
});

for (const [username, walk] of Object.entries(WALKS)) {
  test(`the pages of ${username} have no accessibility fault in Chinese @proof`, async ({
    page,
    kindred,
  }) => {
    await startSession(page, kindred, username);
    await shortenLists(page);
    const { dashboard } = kindred.branded('taiwan');
    await expectPages(page, dashboard, pagesOf(walk, await routesOf(page, dashboard)));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  });
}

for (const path of ['/', '/educator', '/terms', '/account/request', '/design', '/educator/account/profile']) {
  const tag = path === '/' ? ' @whole' : ' @proof';
  test(`${path} has no accessibility fault in the dark either${tag}`, async ({ page, kindred }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    if (path.startsWith('/educator')) await startSession(page, kindred, 'educator@kindred.test');
    await page.goto(`${kindred.dashboard}${path}`);
    await settle(page);
    await expectNoFault(page);
  });
}

/** Everything that the buttons above a list and the menu of its first row open. */
async function expectDialogs(page: Page): Promise<void> {
  const opened = page.getByRole('dialog');
  const check = async (what: string): Promise<void> => {
    await opened.waitFor();
    await settle(page);
    await test.step(what, () => expectNoFault(page));
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  };
  for (const button of await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add|Invite) / })
    .all()) {
    const name = await button.innerText();
    await button.click();
    await check(name);
  }
  const menu = page.getByRole('button', { name: /^Actions for/ }).first();
  if (!(await menu.isVisible())) return;
  await menu.click();
  await expectNoFault(page, { floating: true });
  const names = await entriesOf(page);
  await page.keyboard.press('Escape');
  for (const name of names) {
    await menu.click();
    await pick(page, name);
    await check(name);
  }
}

for (const [username, path] of [
  ['uber@kindred.test', '/uber/account-requests'],
  ['uber@kindred.test', '/uber/schools'],
  ['uber@kindred.test', '/uber/families'],
  ['uber@kindred.test', '/uber/purchasing'],
  ['admin@kindred.test', '/educator/students'],
  ['admin@kindred.test', '/educator/educators'],
  ['parent@kindred.test', '/parent/students'],
] as const) {
  test(`no tab of ${path}, nor a dialog in it, has an accessibility fault @proof`, async ({
    page,
    kindred,
  }) => {
    test.setTimeout(600_000);
    await startSession(page, kindred, username);
    await shortenLists(page);
    await page.goto(`${kindred.dashboard}${path}`);
    await settle(page);
    const groups = page.getByRole('main').getByRole('radio');
    for (let group = 0; group < Math.max(1, await groups.count()); group += 1) {
      if ((await groups.count()) > 0) await groups.nth(group).check();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await settle(page);
        await expectNoFault(page);
        await expectDialogs(page);
      }
    }
  });
}

test('the panels and dialogs of a list have no accessibility fault @proof', async ({ page, kindred }) => {
  test.slow();
  await startSession(page, kindred, 'educator@kindred.test');
  await shortenLists(page);
  await page.goto(`${kindred.dashboard}/educator/students`);
  for (const button of ['Filters', 'Columns', 'Download']) {
    await page.getByRole('button', { name: button }).click();
    await expectNoFault(page, { floating: true });
    await page.keyboard.press('Escape');
  }
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  for (const button of ['New passwords', 'Share', 'Transfer', 'Archive']) {
    await doWithSelected(page, button);
    await page.getByRole('dialog').waitFor();
    await expectNoFault(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }
});

test('dialogs have no accessibility fault', async ({ page, kindred }) => {
  await page.goto(`${kindred.dashboard}/?login=1`);
  await page.getByRole('dialog').getByLabel('Email').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/is required/)
      .first(),
  ).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('dialog', { name: 'Reset my password' }).getByLabel('Email').waitFor();
  await expectNoFault(page);
});

test('the question before a class code is turned off has no accessibility fault @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/account/class-code`);
  const turnOn = page.getByRole('button', { name: 'Turn on' });
  const turnOff = page.getByRole('button', { name: 'Turn off' });
  await turnOn.or(turnOff).waitFor();
  if (await turnOn.isVisible()) await turnOn.click();
  await turnOff.click();
  await page.getByRole('dialog', { name: 'Turn the class code off?' }).waitFor();
  await expectNoFault(page);
});

test('a message and the form its link leads to have no accessibility fault @whole', async ({
  page,
  kindred,
}) => {
  await requestAccount(page, kindred, 'axe@larch.test');
  await openLetter(page, kindred, 'axe@larch.test', /Activate/);
  await page.getByRole('main').getByRole('link', { name: /^http/ }).waitFor();
  await expectFit(page);
  await followLetter(page, kindred, 'axe@larch.test', /Activate/);
  await page.getByLabel('Confirm password').waitFor();
  await expectFit(page);
});

test('the form for a new password has no accessibility fault @whole', async ({ page, kindred }) => {
  await page.request.post(`${kindred.dashboard}/api/reset-my-password`, {
    data: { username: 'pending@kindred.test' },
  });
  await followLetter(page, kindred, 'pending@kindred.test', /password/);
  await page.getByLabel('Confirm new password').waitFor();
  await expectFit(page);
});

test('the front page of the Taiwan brand has no accessibility fault in Chinese @proof', async ({
  page,
  kindred,
}) => {
  await page.goto(kindred.branded('taiwan').dashboard);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await settle(page);
  await expectFit(page);
});

for (const locale of ['en', 'zh-TW']) {
  // A child's own pages are seen in Chinese in every run, in `play-screens.spec.ts`.
  const tag = locale === 'en' ? '' : ' @proof';
  test(`the student site has no accessibility fault in ${locale}, with large targets and text${tag}`, async ({
    page,
    kindred,
    context,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: kindred.student }]);
    await expectStudentPages(page, kindred.student, STUDENT_PAGES.visitor);
  });
}

async function expectStudentPages(page: Page, site: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`${site}${path}`);
      await settle(page);
      await expectFit(page, expectLarge);
    });
  }
}

test("a student's own pages have no accessibility fault, with large targets and text @whole", async ({
  page,
  kindred,
}) => {
  await signInStudent(page, kindred.student, 'maya', 'sunny-otter-4');
  await expect(page.getByRole('heading', { name: /^Welcome( back)?, Maya!/ })).toBeVisible();
  await expectStudentPages(page, kindred.student, oneIn(3, STUDENT_PAGES.student));
});
