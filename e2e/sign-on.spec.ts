import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { seal } from '#platform/server/crypto.ts';
import { APP_KEY, appKeyBytes } from './demo.ts';
import {
  expect,
  expectAccessible,
  type Kindred,
  localStorageOf,
  signInStudent,
  startSession,
  test,
  watchHosts,
} from './kindred.ts';
import { find, openMenu } from './lists.ts';

type Rostered = { id: number; first_name: string; last_name: string; username: string };

const COLUMNS = { clever: 'clever_user_id', classlink: 'classlink_login_id' } as const;
const NAMES = { clever: 'Clever', classlink: 'ClassLink' } as const;
type Provider = keyof typeof NAMES;

/** A student of the demo whom the provider offers to be. */
async function rostered(kindred: Kindred, provider: Provider, which = 'license_ends_on >= current_date') {
  const { rows } = await kindred.database.query<Rostered>(
    `select id, first_name, last_name, username from students
     where ${COLUMNS[provider]} is not null and ${which} and (archived_at is null or $1)
     order by last_name, first_name, id limit 1`,
    [which.startsWith('archived')],
  );
  const [student] = rows;
  if (student === undefined) throw new Error(`nobody of the demo is ${which} at ${provider}`);
  return student;
}

const personButton = (page: Page, { first_name: first, last_name: last }: Rostered) =>
  page.getByRole('button', { name: new RegExp(`^${first} ${last}`) }).first();

/** Nothing a finger has to hit is smaller than a finger, and nothing a child has to read is too small. */
async function expectRoomy(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input), header :is(a, button)')]
      .filter((element) => element.checkVisibility() && !element.matches('.visually-hidden, [type=radio]'))
      .map((element) => ({ name: element.textContent.trim(), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
}

const welcome = (page: Page, { first_name: name }: Rostered) =>
  page.getByRole('heading', { name: new RegExp(`${name}!`) });

async function sessionStorageOf(page: Page): Promise<number> {
  return page.evaluate(() => sessionStorage.length);
}

for (const provider of ['clever', 'classlink'] as const) {
  const name = NAMES[provider];
  // What differs from one provider to the other is a name: each way in is gone once in every run.
  const [ofClever, ofClassLink] = provider === 'clever' ? [' @whole', ' @proof'] : [' @proof', ' @whole'];
  const login = provider === 'clever' ? '' : ' @proof';

  test(`a child logs in with ${name}, and leaves nothing behind at logout${login}`, async ({
    context,
    kindred,
  }) => {
    // The page through which the runner has emptied the storage remembers where that was.
    const page = await context.newPage();
    const student = await rostered(kindred, provider);
    const hosts = new Set<string>();
    const addresses: string[] = [];
    page.on('request', (request) => {
      const { host } = new URL(request.url());
      hosts.add(host);
      addresses.push(request.url(), request.headers()['referer'] ?? '');
    });
    await page.goto(kindred.student);
    const button = page.getByRole('link', { name: `Log in with ${name}` });
    await expect(button).toBeVisible();
    await expectRoomy(page);
    await button.click();
    await expect(page.getByText('This is a simulation.')).toBeVisible();
    await personButton(page, student).click();
    await expect(welcome(page, student)).toBeVisible();
    await expect(page).toHaveURL(`${kindred.student}/student`);
    expect(await page.evaluate(() => document.cookie)).not.toContain('sign-on');
    expect((await page.context().cookies(kindred.student)).map((cookie) => cookie.name)).not.toContain(
      'sign-on',
    );

    const kept = await localStorageOf(page);
    const token = kept['access-token'] ?? '';
    expect(token).not.toBe('');
    expect(addresses.some((address) => address.includes(token))).toBe(false);
    expect([...hosts].toSorted()).toEqual(
      [new URL(kindred.dashboard).host, new URL(kindred.student).host].toSorted(),
    );
    // The history of the browser has the provider's page, and of ours neither code nor state.
    const history = await (await page.context().newCDPSession(page)).send('Page.getNavigationHistory');
    const own = history.entries.map(({ url }) => url).filter((url) => url.startsWith(kindred.student));
    expect(own).toEqual([`${kindred.student}/`, `${kindred.student}/student`]);

    await page.goto(`${kindred.student}/logout`);
    await expect(button).toBeVisible();
    expect(await localStorageOf(page)).toEqual({});
    expect(await sessionStorageOf(page)).toBe(0);
  });

  test(`a child who begins in the ${name} portal is simply in, and replaces the child before${ofClassLink}`, async ({
    page,
    kindred,
  }) => {
    const student = await rostered(kindred, provider);
    await signInStudent(page, kindred.student, 'maya', 'sunny-otter-4');
    await expect(page.getByRole('heading', { name: /Maya!/ })).toBeVisible();
    const { 'access-token': before = '' } = await localStorageOf(page);

    await page.goto(`${kindred.dashboard}/demo/${provider}/portal`);
    await personButton(page, student).click();
    await expect(welcome(page, student)).toBeVisible();
    await expect(page.getByText('Maya')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    const reply = await page.request.get(`${kindred.student.replace('student.', '')}/api/profile`, {
      headers: { 'access-token': `Bearer ${before}` },
    });
    expect(reply.status()).toBe(401);
  });

  test(`who says no at ${name}, is not linked or has no license is told kindly whom to ask${ofClever}`, async ({
    page,
    kindred,
  }) => {
    await page.goto(`${kindred.student}/${provider}/login`);
    await page.getByRole('button', { name: 'Do not allow it' }).click();
    await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('ask a teacher or an adult');
    await expect(page).toHaveURL(`${kindred.student}/${provider}`);
    await expectRoomy(page);

    await page.getByRole('link', { name: `Try again with ${name}` }).click();
    if (provider === 'classlink') await expectAccessible(page);
    await page.getByRole('button', { name: /^New Student/ }).click();
    await expect(page.getByRole('heading', { name: 'We do not know this account yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      `Your ${name} account is not linked`,
    );
    await expect(page.getByRole('link', { name: `Try again with ${name}` })).toHaveCount(0);
    // What differs from one provider to the other is a name.
    if (provider === 'clever') await expectAccessible(page);

    await page.goto(`${kindred.student}/${provider}/login`);
    await page.getByRole('button', { name: /no license/ }).click();
    await expect(page.getByRole('heading', { name: 'You cannot play yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Ask your teacher or parent for help',
    );

    await page.goto(`${kindred.student}/${provider}/login`);
    await personButton(page, await rostered(kindred, provider, 'archived_at is not null')).click();
    await expect(page.getByRole('heading', { name: 'We do not know this account yet' })).toBeVisible();
    await page.getByRole('link', { name: 'Log in another way' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await localStorageOf(page)).toEqual({});
  });
}

test('a state that is not ours, or was used, opens nothing @whole', async ({ page, kindred }) => {
  await page.goto(`${kindred.student}/clever?code=made-up&state=${'s'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: "Let's try that again" })).toBeVisible();
  await expect(page).toHaveURL(`${kindred.student}/clever`);

  const student = await rostered(kindred, 'clever');
  let answer = '';
  page.on('framenavigated', (frame) => {
    if (/\/clever\?.*state=/.test(frame.url())) answer = frame.url();
  });
  await page.getByRole('link', { name: 'Try again with Clever' }).click();
  await personButton(page, student).click();
  await expect(welcome(page, student)).toBeVisible();
  expect(answer).toContain('code=');
  await page.goto(answer);
  await expect(page.getByRole('heading', { name: "Let's try that again" })).toBeVisible();
  expect(await localStorageOf(page)).toEqual({});
});

test('where there is no camera a child is told how else to come in @whole', async ({ page, kindred }) => {
  await page.goto(kindred.student);
  await page.getByRole('button', { name: 'Use my card' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We did not find a camera');
  await expectAccessible(page);
  await expectRoomy(page);
  await page.getByRole('button', { name: 'Type my username instead' }).click();
  await expect(page.getByRole('button', { name: 'Use my card' })).toBeFocused();
});

test('a district that has not allowed us, in Chinese, on a phone @whole', async ({ page, kindred }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { student } = kindred.branded('taiwan');
  await page.goto(student);
  await page.getByRole('link', { name: '用 Clever 登入' }).click();
  await page.getByRole('button', { name: 'The district has not allowed it' }).click();
  await expect(page.getByRole('heading', { name: '你的學校還沒有設定好' })).toBeVisible();
  await expect(page).toHaveURL(`${student}/clever`);
  await expectAccessible(page);
  await expectRoomy(page);
});

const CODE = 'badge-of-the-browsertest';

/** Gives a student of the demo a badge, past the screens. */
async function giveBadge(kindred: Kindred, username: string, code: string): Promise<void> {
  const hash = createHash('sha256').update(code).digest();
  await kindred.database.query('update students set badge_hash = $2, badge_sealed = $3 where username = $1', [
    username,
    hash,
    seal(appKeyBytes(APP_KEY), code),
  ]);
  await kindred.database.query(
    'update accounts set badges = true where id = (select owner_id from students where username = $1)',
    [username],
  );
}

test('a teacher turns badges on, makes one, and the child opens it as a link; revoked, it opens nothing @whole', async ({
  page,
  browser,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/account/class-code`);
  await page.getByRole('button', { name: 'Turn badges on' }).click();
  await expect(page.getByText('Badges are on.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${kindred.dashboard}/educator/students`);
  await find(page, 'maya fontaine');
  await openMenu(page, 'Fontaine, Maya', 'Make a badge');
  await expectAccessible(page);
  const shown = page.waitForResponse('**/login-information');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a badge' }).click();
  const { data } = await (await shown).json();
  const { badge } = data.students[0];
  await expect(page.getByRole('dialog').getByText('Badge', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const child = await browser.newContext();
  const elsewhere = watchHosts(child);
  const tablet = await child.newPage();
  await tablet.goto(`${kindred.student}/badge#${badge}`);
  await expect(tablet.getByRole('heading', { name: /Maya!/ })).toBeVisible();
  await expect(tablet).toHaveURL(`${kindred.student}/student`);

  await openMenu(page, 'Fontaine, Maya', 'Revoke badge');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The badge no longer works')).toBeVisible();
  await tablet.goto(`${kindred.student}/badge#${badge}`);
  await expect(tablet.getByRole('heading', { name: 'Your card did not work' })).toBeVisible();
  await expect(tablet.getByRole('main').getByRole('alert')).toContainText('ask a teacher or an adult', {
    ignoreCase: true,
  });
  await expect(tablet).toHaveURL(`${kindred.student}/badge`);
  await expectAccessible(tablet);
  await expectRoomy(tablet);
  expect(await localStorageOf(tablet)).toEqual({});

  // A second badge in the same window.
  await giveBadge(kindred, 'maya', CODE);
  await tablet.evaluate((code) => location.assign(`/badge#${code}`), CODE);
  await expect(tablet.getByRole('heading', { name: /Maya!/ })).toBeVisible();
  await child.close();
  expect(elsewhere).toEqual([]);
});
