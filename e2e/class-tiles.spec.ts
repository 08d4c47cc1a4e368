import type { Browser, Page } from '@playwright/test';
import { unseal } from '#platform/server/crypto.ts';
import { APP_KEY, appKeyBytes } from './demo.ts';
import {
  buildTeacher,
  expect,
  expectAccessible,
  expectLarge,
  type Kindred,
  startSession,
  test,
} from './kindred.ts';
import { byKeys, byMouse, byTouch, fakeVoice, type Press } from './play.ts';

/** Where pictures for the eye go, when somebody wants to look. */
const LOOKED_AT = process.env['TILES_PICTURES'];
const take = async (page: Page, name: string): Promise<void> => {
  if (LOOKED_AT !== undefined) await page.screenshot({ path: `${LOOKED_AT}/${name}.png`, fullPage: true });
};

/** A teacher with a small class in grade 1 that may play. */
async function buildClass({ database }: Kindred, username: string, students: string[]): Promise<void> {
  const name: [string, string] = ['Tilda', 'Marsh'];
  await buildTeacher(database, { username, name, besides: 'educator@kindred.test', students });
  await database.query(
    `update students s set grade = 1, license_ends_on = current_date + 60, active_program = 'academy'
     from accounts a where a.id = s.owner_id and a.username = $1`,
    [username],
  );
}

async function picturesOf(
  { database }: Kindred,
  teacher: string,
  ...[first, last = '']: [first: string, last?: string]
): Promise<string[]> {
  const { rows } = await database.query(
    `select p.pictures_sealed from tile_pictures p join students s on s.id = p.student_id
     join accounts a on a.id = s.owner_id where a.username = $1 and s.first_name = $2 and s.last_name like $3 || '%'`,
    [teacher, first, last],
  );
  return unseal(appKeyBytes(APP_KEY), rows[0].pictures_sealed).split(' ');
}

/** The first picture is not the child's own. */
const wrong = ([first]: string[]): string[] =>
  first === 'fish' ? ['tree', 'tree', 'tree'] : ['fish', 'fish', 'fish'];

async function pressPictures(page: Page, pictures: string[], press: Press): Promise<void> {
  const all = page.getByRole('list', { name: 'All pictures' });
  for (const picture of pictures) await press(page, all.getByRole('button', { name: picture, exact: true }));
  await press(page, page.getByRole('button', { name: 'Go in' }));
}

/** A tablet of the school, opened by the code that the teacher's own device made. */
async function openDevice(browser: Browser, kindred: Kindred, teacher: Page): Promise<Page> {
  const made = await teacher.evaluate(async () => {
    const reply = await fetch('/api/educator/class-tiles/cards', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'access-token': `Bearer ${localStorage.getItem('access-token')}`,
      },
      body: JSON.stringify({ count: 1 }),
    });
    return (await reply.json()).data.codes[0] as string;
  });
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
  });
  const device = await context.newPage();
  await device.addInitScript(fakeVoice, { languages: ['en-US'], ends: true });
  await device.goto(`${kindred.student}/class`);
  await expectAccessible(device);
  await take(device, 'class-card-tablet');
  await device
    .getByLabel('Code on the class card')
    .fill(`${made.slice(0, 5)}-${made.slice(5).toLowerCase()}`);
  await device.getByRole('button', { name: 'Open this device' }).click();
  await expect(device.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  return device;
}

const TEACHER = 'tilda.marsh@larkspurhollow.test';
const CHILDREN = ['Nico Abara', 'Nico Brandt', 'Wilhelmina-Alexandra Vanderbilt', 'Yu Chen', 'Odette Frost'];

test('a class signs in by tiles: the teacher turns them on, opens a device, and a child comes in', async ({
  page,
  kindred,
  browser,
}) => {
  await buildClass(kindred, TEACHER, CHILDREN);
  await startSession(page, kindred, TEACHER);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${kindred.dashboard}/educator/account/class-tiles`);
  await expectAccessible(page);
  await take(page, 'desk-off');
  await page.getByRole('button', { name: 'Turn tiles on' }).click();
  await expect(page.getByRole('heading', { name: 'Tiles are on' })).toBeVisible();
  await page.getByRole('button', { name: 'Show pictures' }).click();
  await expect(page.getByRole('list', { name: 'Children in the class' }).getByRole('img')).toHaveCount(5);
  await expectAccessible(page);
  await take(page, 'desk-on');

  const device = await openDevice(browser, kindred, page);
  // Two share a first name; the rest shows nothing of the last one.
  await expect(device.getByRole('button', { name: 'Nico A.' })).toBeVisible();
  await expect(device.getByRole('button', { name: 'Nico B.' })).toBeVisible();
  await expect(device.getByRole('button', { name: 'Yu', exact: true })).toBeVisible();
  expect(await device.locator('main').textContent()).not.toContain('Chen');
  await expectAccessible(device);
  await expectLarge(device);
  for (const tile of await device.getByRole('main').locator('ul button').all()) {
    const box = await tile.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(96);
  }
  await take(device, 'tiles-tablet');
  await device.getByRole('button', { name: 'Hear a name' }).tap();
  await device.getByRole('button', { name: 'Yu', exact: true }).tap();
  await expect.poll(() => device.evaluate(() => Reflect.get(window, 'said').at(-1))).toBe('Yu');
  await device.getByRole('button', { name: 'Hear a name' }).tap();

  // By touch.
  await device.getByRole('button', { name: 'Yu', exact: true }).tap();
  await expect(device.getByRole('heading', { name: 'Hello, Yu!' })).toBeVisible();
  await expectAccessible(device);
  await expectLarge(device);
  await take(device, 'pictures-tablet');
  await device.getByRole('button', { name: 'Hear a picture' }).tap();
  for (const name of ['drum', 'Not me']) {
    await device.getByRole('button', { name }).tap();
    await expect.poll(() => device.evaluate(() => Reflect.get(window, 'said').at(-1))).toBe(name);
  }
  await take(device, 'pictures-hearing-tablet');
  await device.getByRole('button', { name: 'Hear a picture' }).tap();
  const yu = await picturesOf(kindred, TEACHER, 'Yu');
  await pressPictures(device, yu, byTouch);
  expect(await device.evaluate(() => Reflect.get(window, 'said').slice(-3))).toEqual(yu);
  await expect(device.getByRole('heading', { name: /Yu!/ })).toBeVisible();
  await expect(device).toHaveURL(/\/student$/);
  await device.getByRole('button', { name: 'Log out' }).tap();
  await device.getByRole('dialog').locator('a[href="/logout"]').tap();
  await expect(device.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await device.context().close();
});

test('strips and cards are printed; who slips tries again, five misses lock, and a closed device is one like any other @whole', async ({
  page,
  kindred,
  browser,
}) => {
  test.slow();
  const teacher = 'tilda.strips@larkspurhollow.test';
  await buildClass(kindred, teacher, CHILDREN);
  await startSession(page, kindred, teacher);
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${kindred.dashboard}/educator/account/class-tiles`);
  await page.getByRole('button', { name: 'Turn tiles on' }).click();
  await page.getByRole('button', { name: 'Show pictures' }).click();

  // Ten strips to a page, and nothing but them on the paper.
  await page.getByRole('button', { name: 'Print pictures' }).click();
  await expect(page.locator('[data-printed] section')).toHaveCount(5);
  // The own figure beside the name, then the three.
  await expect(page.locator('[data-printed] section').first().locator('svg')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-printed]')).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await take(page, 'strips');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-printed]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Print class cards' }).click();
  await expect(page.locator('[data-printed] section')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await take(page, 'class-cards');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.getByRole('button', { name: 'Cancel unused cards' }).click();
  await expect(page.getByText('Unused class cards no longer work')).toBeVisible();

  const device = await openDevice(browser, kindred, page);
  // Another child by keys, who slips first.
  await byKeys(device, device.getByRole('button', { name: 'Odette' }));
  const odette = await picturesOf(kindred, teacher, 'Odette');
  await pressPictures(device, wrong(odette), byKeys);
  await expect(device.getByRole('main').getByRole('alert')).toHaveText('Not these. Look again.');
  await take(device, 'pictures-missed-tablet');
  await pressPictures(device, odette, byKeys);
  await expect(device.getByRole('heading', { name: /Odette!/ })).toBeVisible();

  // Five misses lock; the teacher's tap unlocks.
  await device.goto(`${kindred.student}/logout`);
  await device.getByRole('button', { name: 'Nico B.' }).click();
  const nico = await picturesOf(kindred, teacher, 'Nico', 'Brandt');
  for (let time = 0; time < 4; time += 1) {
    await pressPictures(device, wrong(nico), byMouse);
    await expect(device.getByRole('main').getByRole('alert')).toHaveText('Not these. Look again.');
  }
  await pressPictures(device, wrong(nico), byMouse);
  await expect(device.getByRole('main').getByRole('alert')).toContainText('Your tile is resting');
  await expectAccessible(device);
  await take(device, 'pictures-resting-tablet');
  await device.getByRole('button', { name: 'Not me' }).click();
  await expect(device.getByRole('button', { name: 'Nico B., this tile is resting' })).toBeVisible();
  await take(device, 'tiles-resting-tablet');

  await page.reload();
  await page.getByRole('button', { name: 'Unlock Brandt, Nico’s tile' }).click();
  await expect(page.getByText('1 tile is open again')).toBeVisible();
  await device.getByRole('button', { name: /Nico B/ }).click();
  await device.getByRole('button', { name: 'Not me' }).click();
  await device.getByRole('button', { name: 'Nico B.', exact: true }).click();
  await pressPictures(device, nico, byMouse);
  await expect(device.getByRole('heading', { name: /Nico!/ })).toBeVisible();

  // Closed, it is a device like any other at its next contact.
  await page.getByRole('button', { name: 'Close device 1' }).click();
  await expect(page.getByText('1 device is closed')).toBeVisible();
  await device.goto(kindred.student);
  await expect(device.getByLabel('Username')).toBeVisible();
  await expect(device.getByRole('heading', { name: 'Who are you?' })).toBeHidden();
  await take(device, 'usual-tablet');
  await device.context().close();
});

test('the device in hand is opened from the page itself, which signs the teacher out; in Chinese, too @whole', async ({
  browser,
  kindred,
}) => {
  const username = 'tilda.second@larkspurhollow.test';
  const many = Array.from(
    { length: 40 },
    (_, at) => `Child${String.fromCharCode(65 + (at % 26))}${at} Larkin`,
  );
  await buildClass(kindred, username, many);
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  await startSession(page, kindred, username);
  await page.goto(`${kindred.dashboard}/educator/account/class-tiles`);
  await page.getByRole('button', { name: 'Turn tiles on' }).click();
  await page.getByRole('button', { name: 'Open this device for my class' }).click();
  await page.getByRole('button', { name: 'Sign me out and open it' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await expect(page.getByRole('main').locator('ul button')).toHaveCount(40);
  expect(page.url()).not.toContain('#');
  await take(page, 'tiles-forty');
  const { rows } = await kindred.database.query(
    `select 1 from sessions s join accounts a on a.id = s.account_id where a.username = $1`,
    [username],
  );
  expect(rows).toEqual([]);
  await page
    .getByRole('button', { name: '繁體中文' })
    .or(page.getByRole('radio', { name: '繁體中文' }))
    .click();
  await expect(page.getByRole('heading', { name: '你是誰？' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await take(page, 'tiles-phone-zh');
  await page.getByRole('main').locator('ul button').first().click();
  await expect(page.getByRole('list', { name: '所有圖案' }).getByRole('button')).toHaveCount(12);
  await expectAccessible(page);
  await expectLarge(page);
  await take(page, 'pictures-phone-zh');
  await page.setViewportSize({ width: 1366, height: 768 });
  await take(page, 'pictures-laptop-zh');
  await context.close();
});
