import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectLarge, type Kindred, startSession, test } from './kindred.ts';
import { byMouse, fakeVoice, letPass, playToEnd, seen, startStudent, step } from './play.ts';

const TOWER = 'academy-er-1';

/** Remembers what was played, and how loud. */
function fakeSpeakers(): void {
  const heard: string[] = [];
  HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
    heard.push(`${this.dataset['sound']} ${this.volume}`);
    return Promise.resolve();
  };
  HTMLMediaElement.prototype.pause = function pause(this: HTMLMediaElement) {
    heard.push(`${this.dataset['sound']} paused`);
  };
  Object.assign(window, { heard });
}

const heardIn = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'heard'));
const namesIn = async (page: Page): Promise<string[]> =>
  (await heardIn(page)).map((one) => one.split(' ')[0] ?? '');

/** To the end of what is told before the first question. */
async function readOn(page: Page, most = 4): Promise<void> {
  for (let steps = 0; steps < most && (await seen(page)) === 'line'; steps += 1) await step(page, byMouse);
}

async function openScene(page: Page, kindred: Kindred, scene: string): Promise<void> {
  await page.addInitScript(fakeSpeakers);
  await page.goto(`${kindred.student}/student/play/${scene}`);
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
}

/** Sounds come behind the first line. */
async function letSoundsCome(page: Page): Promise<void> {
  const isThere = page.waitForResponse((response) => /\/assets\/.*scene-sounds/.test(response.url()));
  await letPass(page, 1500);
  await isThere;
}

test('every recipe is rendered by the browser: heard, and never too loud @whole', async ({
  page,
  kindred,
}) => {
  await page.goto(`${kindred.dashboard}/design/play#sounds`);
  await expect(page.locator('[data-sound=loop-sim]')).toBeVisible({ timeout: 30_000 });
  const sounds = await page
    .locator('[data-sound]')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-sound'), Number(one.getAttribute('data-peak'))]),
    );
  expect(sounds.length).toBeGreaterThan(50);
  expect(sounds.filter(([, peak]) => !(Number(peak) > 0.02 && Number(peak) < 0.8))).toEqual([]);
});

test('a scene is heard, until it is muted; music waits to be chosen, and stops when somebody reads', async ({
  page,
  kindred,
}) => {
  await startStudent(page, kindred, 'academy', {
    done: ['academy-ic-1', 'academy-com-1', 'academy-coop-1', 'academy-ini-1', 'academy-emp-1'],
    hurries: true,
  });
  await page.addInitScript(fakeVoice, { languages: ['en-US'], ends: true });
  await openScene(page, kindred, TOWER);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await letSoundsCome(page);
  // Up to the fall of the tower.
  await readOn(page, 5);
  await expect(page.getByText('Crash!').first()).toBeVisible();
  await expect.poll(() => namesIn(page)).toEqual(expect.arrayContaining(['tap', 'cheer', 'topple']));
  expect(await namesIn(page)).not.toContain('loop-academy');

  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  const before = (await heardIn(page)).length;
  await readOn(page, 2);
  await letPass(page, 1000);
  expect(await heardIn(page)).toHaveLength(before);

  await page.getByRole('button', { name: 'Pause' }).click();
  const dialog = page.getByRole('dialog', { name: 'Time for a break' });
  await expectAccessible(page);
  await expectLarge(page);
  await expect(dialog.getByRole('switch', { name: 'Music' })).toHaveAttribute('aria-checked', 'false');
  await dialog.getByRole('switch', { name: 'Music' }).click();
  await dialog.getByRole('slider', { name: 'Volume' }).fill('5');
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => heardIn(page)).toContain('loop-academy 0.3');

  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect.poll(() => heardIn(page)).toContain('loop-academy paused');
});

test('a check has no music to choose @whole', async ({ page, kindred }) => {
  await startStudent(page, kindred, 'zoou');
  await openScene(page, kindred, 'zoou-check-a-ic');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Music' })).toBeHidden();
});

test('a teacher has the class quiet, and a child who plays hears nothing more @whole', async ({
  page,
  browser,
  kindred,
}) => {
  test.slow();
  await startStudent(page, kindred, 'academy', { hurries: true });
  await openScene(page, kindred, 'academy-ic-1');
  await letSoundsCome(page);
  const sound = page.getByRole('button', { name: 'Sound', exact: true });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');

  const teacher = await (await browser.newContext()).newPage();
  await startSession(teacher, kindred, 'educator@kindred.test');
  await teacher.goto(`${kindred.dashboard}/educator/account/play-sounds`);
  await expectAccessible(teacher);
  await teacher.getByRole('button', { name: 'Turn sounds off' }).click();
  await expect(teacher.getByRole('heading', { name: 'Sounds are off' })).toBeVisible();

  // With the next events that are told.
  await letPass(page, 20_000);
  await expect(sound).toHaveAttribute('aria-disabled', 'true');
  const before = (await heardIn(page)).length;
  await readOn(page, 3);
  await letPass(page, 1000);
  expect(await heardIn(page)).toHaveLength(before);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('A grown-up turned the sounds off for now.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeHidden();

  await teacher.getByRole('button', { name: 'Turn sounds on' }).click();
  await expect(teacher.getByRole('heading', { name: 'Sounds are on' })).toBeVisible();
  await teacher.context().close();
});

/** Of the sitting that is going on: scenes that were played to their end a moment ago. */
async function playedJustNow(
  kindred: Kindred,
  student: number,
  { program, scenes }: { program: string; scenes: readonly string[] },
): Promise<void> {
  for (const scene of scenes) {
    const id = randomUUID();
    const client_at = new Date().toISOString();
    const told = { session: randomUUID(), seq: 1, iteration: 1, lang: 'en', debug: false, client_at };
    const event = { id, type: 'scene_complete', scene, ...told };
    await kindred.database.query(
      `insert into play_events (student_id, id, type, program, epoch, scene, event, received_at)
       values ($1, $2, 'scene_complete', $3, 1, $4, $5, now())`,
      [student, id, program, scene, JSON.stringify(event)],
    );
  }
}

test('after the second scene the friends say good-bye, and one more is the smaller way @whole', async ({
  page,
  kindred,
}) => {
  test.slow();
  const done = ['academy-ic-1'];
  const student = await startStudent(page, kindred, 'academy', { done, hurries: true });
  await playedJustNow(kindred, student, { program: 'academy', scenes: done });
  await page.goto(`${kindred.student}/student/play/academy-com-1`);
  await playToEnd(page, byMouse);
  await expect(page.getByRole('heading', { name: 'The end' })).toBeFocused();
  await expect(page.getByText('See you tomorrow!')).toBeVisible();
  const leave = page.getByRole('link', { name: 'Done for today' });
  const more = page.getByRole('link', { name: /^One more: / });
  const heightOf = async (target: typeof leave): Promise<number> => (await target.boundingBox())?.height ?? 0;
  expect(await heightOf(leave)).toBeGreaterThan(await heightOf(more));
  await expect(page.getByRole('link', { name: /^Next: / })).toBeHidden();
  await expectAccessible(page);
  await expectLarge(page);
  await leave.click();
  await expect(page).toHaveURL(/\/student$/);
  await page.goto(`${kindred.student}/student/play`);
  await expect(page.getByText('That was a good visit. See you tomorrow!')).toBeVisible();
});

test('after two checks no third one is offered in the same sitting @whole', async ({ page, kindred }) => {
  const done = ['zoou-check-a-ic', 'zoou-check-a-com'];
  const student = await startStudent(page, kindred, 'zoou', { done });
  await page.goto(`${kindred.student}/student/play`);
  await expect(page.getByRole('link', { name: /^Play / })).toBeVisible();
  await playedJustNow(kindred, student, { program: 'zoou', scenes: done });
  await page.reload();
  await expect(page.getByText('That was a good visit. See you tomorrow!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Play|One more)/ })).toBeHidden();
  await expect(page.locator('[data-trail]').getByRole('link')).toHaveCount(0);
});

test('whoever answers faster than anybody reads is asked to slow down, once @whole', async ({
  page,
  kindred,
}) => {
  test.slow();
  await startStudent(page, kindred, 'zoou', { hurries: true });
  await page.goto(`${kindred.student}/student/play/zoou-check-a-ic`);
  const slow = page.getByText('Let’s slow down together. There is no hurry.');
  let times = 0;
  let wasThere = false;
  for (let steps = 0; steps < 60 && (await seen(page)) !== 'end'; steps += 1) {
    await step(page, byMouse);
    const isThere = await slow.isVisible();
    if (isThere && !wasThere) {
      times += 1;
      await expectAccessible(page);
    }
    wasThere = isThere;
  }
  expect(times).toBe(1);
});

test('whoever is older is offered to be read to with the first words, and may say no @whole', async ({
  page,
  kindred,
}) => {
  await startStudent(page, kindred, 'zoou');
  await page.addInitScript(fakeVoice, { languages: ['en-US'], ends: true });
  await page.goto(`${kindred.student}/student/play/zoou-check-a-ic`);
  const offer = page.getByRole('group', { name: 'Should I read to you?' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await expectLarge(page);
  const said = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said'));
  expect(await said()).toEqual([]);
  await offer.getByRole('button', { name: 'Yes, please' }).click();
  await expect.poll(async () => (await said()).length).toBeGreaterThan(0);
  await expect(offer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveAttribute('aria-pressed', 'true');
});

test('a child who cannot read yet hears the check-in, a calm place, the figure and the room, unasked and on demand @whole', async ({
  page,
  kindred,
}) => {
  test.slow();
  await startStudent(page, kindred, 'academy', { asks: true });
  await page.addInitScript(fakeVoice, { languages: ['en-US'], ends: true });
  const said = async (): Promise<string> =>
    (await page.evaluate<string[]>(() => Reflect.get(window, 'said'))).join(' ');
  const hears = (...texts: string[]): Promise<void> =>
    expect(async () => {
      const all = await said();
      expect(texts.filter((text) => !all.includes(text))).toEqual([]);
    }).toPass();
  const ear = page.getByRole('main').getByRole('button', { name: 'Read it to me' }).first();

  await page.goto(`${kindred.student}/student/play`);
  await hears(
    'How are you today?',
    'can see your answer.',
    'You may say “Not now”.',
    'Worried',
    'is welcome',
  );
  await expect(ear).toBeVisible();
  await page.getByRole('button', { name: 'Sad', exact: true }).click();
  await hears('Thank you for telling me.', 'Sad can be heavy.', 'tell a grown-up near you.', "Let's play");
  await expect(ear).toBeVisible();
  await page.getByRole('button', { name: 'Cool Down Corner first' }).click();
  await hears('Welcome to the Cool Down Corner.', 'You can change your mind.');
  await expect(ear).toBeVisible();
  await page.getByRole('button', { name: /^Square Breath/ }).click();
  await hears('Any way is fine.');
  await expect(ear).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await hears('A little light walks around a square.');
  await page.getByRole('button', { name: 'Stop here' }).click();
  await hears('Stopping is fine.', 'Still a hard moment?');
  for (const [path, ...texts] of [
    ['me', 'This is me', 'You can change it any time.'],
    ['my-place', 'My Place', 'It gives you something to keep'],
    ['puppets', 'Puppet Stage', 'Then the stage opens.'],
  ] as const) {
    await page.goto(`${kindred.student}/student/play/${path}`);
    await hears(...texts);
    await expect(ear).toBeVisible();
  }
});
