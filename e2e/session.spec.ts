import { expect, fillLogin, localStorageOf, signIn, startSession, test } from './kindred.ts';

test('a guarded page asks to log in first, and comes back to where one wanted to go @whole', async ({
  page,
  kindred,
}) => {
  await page.goto(`${kindred.dashboard}/educator/account/profile`);
  await expect(page).toHaveURL(/\/\?.*r=%2Feducator%2Faccount%2Fprofile/);
  await fillLogin(page, 'educator@kindred.test');
  await expect(page).toHaveURL(`${kindred.dashboard}/educator/account/profile`);
});

test('a return path to another site is not followed @whole', async ({ page, kindred }) => {
  await page.goto(`${kindred.dashboard}/?login=1&r=//evil.example/educator`);
  await fillLogin(page, 'educator@kindred.test');
  await expect(page).toHaveURL(`${kindred.dashboard}/educator`);
});

test("another scope's pages are refused politely, and the refusal is reported once", async ({
  page,
  kindred,
}) => {
  // An address of this test's own: others of the same worker are refused at /uber, too.
  const path = '/uber/refused';
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-events')) sent.push(request.postData() ?? '');
  });
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}${path}`);
  await expect(page.getByRole('heading', { name: 'Permission denied' })).toBeVisible();
  const kept = async () => {
    const events = await kindred.database.query('select kind from client_events where path = $1', [path]);
    return events.rows;
  };
  await expect.poll(kept).toEqual([{ kind: 'forbidden-view' }]);
  await page
    .getByRole('link', { name: 'Go home' })
    .or(page.getByRole('button', { name: 'Go home' }))
    .click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toEqual([JSON.stringify({ kind: 'forbidden-view', path })]);
  expect(await kept()).toHaveLength(1);
});

test('an unknown address says so, on both sites @whole', async ({ page, kindred }) => {
  for (const site of [kindred.dashboard, kindred.student]) {
    const reply = await page.goto(`${site}/no/such/page`);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  expect((await page.goto(`${kindred.dashboard}/educator/students/1`))?.status()).toBe(200);
});

test('signing out in one tab signs the other out, and leaves nothing behind', async ({
  context,
  kindred,
}) => {
  const first = await context.newPage();
  await signIn(first, kindred, 'educator@kindred.test');
  const second = await context.newPage();
  await second.goto(`${kindred.dashboard}/educator`);
  await expect(second.getByRole('heading', { name: /^Welcome( back)?,/ })).toBeVisible();

  await first.goto(`${kindred.dashboard}/logout`);
  await expect(first).toHaveURL(`${kindred.dashboard}/`);
  await expect(second).toHaveURL(new RegExp(`^${kindred.dashboard}/(\\?.*)?$`));
  expect(await localStorageOf(first)).toEqual({});
  expect(await localStorageOf(second)).toEqual({});
});

test('a session that ended on the server leads to the login with a word about it @whole', async ({
  page,
  kindred,
}) => {
  await page.route('**/api/live', (route) => route.fulfill({ status: 403 }));
  await signIn(page, kindred, 'home@kindred.test');
  await expect(page.getByRole('link', { name: 'Family Code' })).toBeVisible();
  await kindred.database.query(
    `delete from sessions where account_id = (select id from accounts where username = 'home@kindred.test')`,
  );
  // Whatever is asked next finds out: this click, unless the page had another question on its way and is gone already.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="/class-code"]')?.click());
  await expect(page.getByText('Your session has expired, please login again')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${kindred.dashboard}/`));
  expect(await localStorageOf(page)).toEqual({});
});

test('a reload keeps the session, and the browser keeps no record of the person @whole', async ({
  page,
  kindred,
}) => {
  await signIn(page, kindred, 'educator@kindred.test');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome( back)?,/ })).toBeVisible();
  const kept = JSON.stringify(await localStorageOf(page));
  expect(kept).not.toContain('first_name');
  expect(kept).not.toContain('school');
});

test('the server out of reach is said in words @whole', async ({ page, kindred }) => {
  await page.goto(`${kindred.dashboard}/?login=1`);
  await page.route('**/api/login', (route) => route.abort());
  await fillLogin(page, 'educator@kindred.test');
  await expect(page.getByText(/check your internet connection/)).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('educator@kindred.test');
});

test('a screen that cannot be loaded says so in two lines', async ({ page, kindred }) => {
  await page.goto(kindred.dashboard);
  await page.route('**/assets/legal*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { name: 'Network Error' })).toBeVisible();
  await expect(page.getByText('Reload this page to try again')).toBeVisible();
});
