import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, inBothSizes, type Kindred, test } from './kindred.ts';
import { fakeVoice } from './play.ts';

/** The mini-games and calm places one by one, where demo mode shows them. Whole scenes are played elsewhere. */
async function open(page: Page, kindred: Kindred, piece: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${kindred.dashboard}/design/play#${piece}`);
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Everything that was told, in order. Told twice it would stand here twice. */
const expectTold = (page: Page, told: string) => expect(page.locator('output')).toHaveText(told);

test('a wait begins with an act; taps are counted, by pointer and by key, and a pause stops the time', async ({
  page,
  kindred,
}) => {
  await open(page, kindred, 'wait-academy');
  const thing = page.getByRole('button', { name: 'Hands off until it is ready' });
  // Whoever does nothing has not waited.
  await page.clock.runFor(20_000);
  await expectTold(page, '');
  await press(page, 'Put your hand next to the pop pod.');
  await page.clock.runFor(1000);
  await thing.click();
  await page.keyboard.press('Space');
  await press(page, 'Pause');
  await page.clock.runFor(20_000);
  await expectTold(page, '');
  await press(page, 'Pause');
  await page.clock.runFor(4000);
  await expectTold(page, 'slip 2');
  await page.clock.runFor(3000);
  await expectTold(page, 'slip 2');
});

test('a wait that is broken ends there and then @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'wait-zoou');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  for (const _ of [1, 2, 3]) await page.keyboard.press('Enter');
  await expectTold(page, 'rushed 3');
});

test('go and stop: one tap a sign, and only those at a stop count @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'go-leaf');
  await page.keyboard.press('Enter');
  const bell = page.getByRole('button', { name: 'Ring the bell' });
  const told = page.locator('output');
  for (let step = 0; step < 120 && (await told.textContent()) === ''; step += 1) {
    await page.clock.runFor(500);
    const sign = await page.getByRole('status').first().textContent();
    if (sign !== '') await bell.press('Space');
  }
  // A tap at each of four goes and two stops; of those two are wrong.
  await expect(told).toHaveText('slip 6');
});

test('listening: each word comes once, and what is picked can be put back @whole', async ({
  page,
  kindred,
}) => {
  await open(page, kindred, 'listen-academy');
  const said = (word: string) => page.getByRole('status').getByText(word, { exact: true });
  await press(page, 'Start');
  await expect(said('bus')).toBeVisible();
  for (const word of ['bus', 'rain', 'boot']) {
    await expect(async () => {
      // A double tap passes over no word: the next one is there.
      const next = page.getByRole('button', { name: word === 'boot' ? 'I heard them all' : 'Next' });
      if (await said(word).isVisible())
        await next.evaluate((button: HTMLElement) => [1, 2].map(() => button.click()));
      await expect(said(word)).toBeHidden({ timeout: 100 });
    }).toPass();
  }
  for (const word of ['bus', 'hat', 'hat', 'rain', 'boot']) {
    await page.getByRole('button', { name: word, exact: true }).click();
  }
  await expect(page.getByRole('button', { name: 'snow' })).toHaveAttribute('aria-disabled', 'true');
  await press(page, 'Done');
  await expectTold(page, 'r3 0');
});

test('sharing out: dragged, with two taps, and with keys @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'sort-academy');
  const item = (name: string) => page.getByRole('button', { name, exact: true });
  const bin = (name: string) => page.getByRole('group', { name, exact: true });
  await item('paddle').dragTo(bin('Nim'));
  await expect(bin('Nim').getByRole('button', { name: 'paddle' })).toBeVisible();

  await item('rope').click();
  await bin('Nim')
    .getByRole('button', { name: /give it to Nim/ })
    .click();
  await item('rope').click();
  await page.getByRole('button', { name: /rope: give it to Bao/ }).click();

  await item('bell').press('Enter');
  await expect(page.getByRole('button', { name: /bell: give it to Nim/ })).toBeFocused();
  await page.getByRole('button', { name: /bell: give it to Sefa/ }).press('Space');
  await expect(item('bucket')).toBeFocused();
  await expect(item('Done')).toHaveAttribute('aria-disabled', 'true');

  await item('bucket').press('Enter');
  await page.getByRole('button', { name: /bucket: give it to You/ }).press('Enter');
  await item('Done').click();
  await expectTold(page, 'fair 0');
});

test('a face is chosen, a place tried out before it is chosen @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'faces-academy');
  await press(page, 'Sad.');
  await expectTold(page, 'sad 1');
  await open(page, kindred, 'map-academy');
  await press(page, 'slide');
  await press(page, 'ladder');
  await expectTold(page, '');
  await press(page, 'Stand here');
  await press(page, 'Stand here');
  await expectTold(page, 'ladder 2');
});

/** By keys alone: what is pressed has the focus, or the next Tab brings it. */
async function byTab(page: Page, name: string): Promise<void> {
  const target = page.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

const isOver = async (page: Page): Promise<boolean> => (await page.locator('output').textContent()) !== '';
const saidNow = (page: Page): Promise<string | null> => page.getByRole('status').first().textContent();

test('rowing: in turns it is together, by pressing alone it is not @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'row');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 60 && !(await isOver(page)); step += 1) {
    await page.clock.runFor(700);
    if ((await saidNow(page)) === 'Now you!') await page.keyboard.press('Enter');
  }
  // One to try, and four that count.
  await expectTold(page, 'together 5');
  await open(page, kindred, 'row');
  await page.reload();
  await press(page, 'Start');
  for (let step = 0; step < 120 && !(await isOver(page)); step += 1) {
    await page.clock.runFor(500);
    await press(page, 'Pull');
  }
  await expect(page.locator('output')).toHaveText(/^own-way/);
});

test('tiptoe: a step on now, at half the pace, wakes nobody @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'tiptoe');
  await press(page, 'Slower, please');
  await byTab(page, 'Start');
  for (let step = 0; step < 80 && !(await isOver(page)); step += 1) {
    await page.clock.runFor(700);
    if ((await saidNow(page)) === 'Now') await page.keyboard.press('Enter');
  }
  await expectTold(page, 'quiet 5');
});

test('building: told step by step, aloud, asked again, by keys @whole', async ({ page, kindred }) => {
  await page.addInitScript(fakeVoice, { languages: ['en-US'], ends: true });
  await open(page, kindred, 'build');
  await byTab(page, 'ball');
  await byTab(page, 'I tried it');
  const expectSaid = (text: string) =>
    expect.poll(() => page.evaluate(() => Reflect.get(window, 'said').at(-1))).toBe(text);
  const hear = async (): Promise<void> => {
    await expect(page.locator('[data-step]')).toHaveText('First the cube.');
    await expectSaid('First the cube.');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-step]')).toHaveText('Then the beam on top.');
    await expectSaid('Then the beam on top.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  };
  await hear();
  await byTab(page, 'cube');
  await byTab(page, 'arch');
  await byTab(page, 'Take one off');
  await byTab(page, 'Say it again?');
  await hear();
  await byTab(page, 'beam');
  await expect(page.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true');
  await byTab(page, 'roof');
  await byTab(page, 'Done');
  await expectTold(page, 'as-told 1');
});

test('following: the clue stays, and both its words are needed @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'follow');
  for (let round = 0; round < 4; round += 1) {
    const clue = (await page.getByText(/^Tavi calls/).textContent()) ?? '';
    const [, shape, pattern] = /the (\w+) door with (\w+)/.exec(clue) ?? [];
    const right = page.locator(`[data-door="${shape}-${pattern}"]`);
    const wrong = page.locator(`[data-door]:not([data-door="${shape}-${pattern}"])`).first();
    await (round === 2 ? wrong : right).click();
    await expect(page.getByRole('status').first()).toHaveText(
      round === 2 ? /^No one here/ : 'There is Tavi!',
    );
    await press(page, 'Next');
  }
  await expectTold(page, 'r2 4');
});

test('sharing by need: one press gives a thing to the next friend @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'share');
  const things = page.locator('[data-thing]');
  await things.first().press('Enter');
  await byTab(page, 'I tried it');
  await expect(things).toHaveCount(5);
  // Juno, Mirela, Oke, Oke, and you.
  for (const [at, presses] of [1, 2, 3, 3, 4].entries()) {
    for (let press = 0; press < presses; press += 1) await things.nth(at).press('Enter');
  }
  await expect(things.nth(3)).toHaveAccessibleName('Number 4: Oke');
  await byTab(page, 'Done');
  await expectTold(page, 'by-need 14');
});

test('breathing and echo can be left at once @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'breathe');
  // A press too many on the way in leaves nothing out.
  await page.keyboard.press('Enter');
  await expectTold(page, '');
  await byTab(page, 'Go on');
  await expectTold(page, '- 0');
  await open(page, kindred, 'echo');
  await press(page, 'I said it');
  await expectTold(page, '- 0');
});

test('the check-in thanks for every feeling, and can be passed over @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'check-in');
  await press(page, 'Worried');
  await expect(page.getByRole('heading', { name: 'Thank you for telling me.' })).toBeFocused();
  await press(page, 'Cool Down Corner first');
  await expectTold(page, 'worried, cool-down');
  await page.reload();
  await press(page, 'Not now');
  await expectTold(page, 'skipped, play');
});

const ACTIVITIES = [
  'Flower and Candle',
  'Snow Jar',
  'Five Things',
  'Squeeze and Melt',
  'Slow Drawing',
  'Rain Room',
  'Push the Wall',
];

test('calm places: each begins, pauses, stops and ends, and says so @whole', async ({ page, kindred }) => {
  await open(page, kindred, 'cool-down');
  await press(page, /^Square Breath/);
  await press(page, 'Next');
  await press(page, 'Next');
  await expect(page.getByText('Breathe in, up the side.')).toBeVisible();
  await press(page, 'Pause');
  await page.clock.runFor(9000);
  await expect(page.getByText('Breathe in, up the side.')).toBeVisible();
  await press(page, 'Go on');
  await page.clock.runFor(4100);
  await expect(page.getByText('Rest across the top.')).toBeVisible();
  await press(page, 'Stop here');
  await expect(page.getByRole('heading', { name: 'Stopping is fine.' })).toBeFocused();
  await expectTold(page, 'start cdc-square-breath, end cdc-square-breath');

  for (const name of ACTIVITIES) {
    await press(page, 'Pick another one');
    await press(page, new RegExp(`^${name}`));
    await expect(page.getByRole('region', { name })).toBeVisible();
    await press(page, 'Stop here');
  }
});

test('five lights stand side by side in every window, and answer as soon as they are named @whole', async ({
  page,
  kindred,
}) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1366, height: 625 },
  ]) {
    await page.setViewportSize(size);
    await open(page, kindred, 'cool-down');
    await page.reload();
    await press(page, /^Five Things/);
    const picture = page.getByRole('group', { name: 'Five round lights, four, three, two, one.' });
    await press(page, 'Next');
    await expect(page.getByText('Tap a light for each thing you find.')).toBeVisible();
    const lights = picture.getByRole('group', { name: 'Things you see' }).getByRole('button');
    for (const light of await lights.all()) {
      await light.click();
      await expect(light).toHaveAttribute('aria-pressed', 'true');
    }
    const nextAt = (): Promise<number> =>
      page
        .getByRole('button', { name: 'Next' })
        .evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const next = await nextAt();
    for (const sense of ['see', 'feel', 'hear', 'smell']) {
      await press(page, 'Next');
      const row = picture.getByRole('group', { name: `Things you ${sense}` });
      await expect(row.getByRole('button').first()).toBeEnabled();
      expect([size, sense, await cutIn(picture)]).toEqual([size, sense, []]);
      expect([size, sense, await nextAt()]).toEqual([size, sense, next]);
    }
  }
});

/** Lights that reach over an edge of their picture, or over each other; of those that answer, also what is too small. */
const cutIn = (picture: Locator): Promise<string[]> =>
  picture.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const found = [...element.querySelectorAll('button')].map((button) => ({
      name: button.getAttribute('aria-label') ?? '',
      box: button.getBoundingClientRect(),
      answers: !button.disabled,
    }));
    return found
      .filter(
        ({ box, answers }, at) =>
          box.left < frame.left ||
          box.right > frame.right ||
          box.top < frame.top ||
          box.bottom > frame.bottom ||
          (answers && Math.min(box.width, box.height) < 44) ||
          found.some(
            (other, index) =>
              index !== at &&
              box.left < other.box.right - 1 &&
              other.box.left < box.right - 1 &&
              box.top < other.box.bottom - 1 &&
              other.box.top < box.bottom - 1,
          ),
      )
      .map(({ name }) => name);
  });

test('no calm place has an accessibility fault @proof', async ({ page, kindred }) => {
  test.setTimeout(ACTIVITIES.length * 90_000);
  await open(page, kindred, 'cool-down');
  for (const name of ACTIVITIES) {
    await press(page, new RegExp(`^${name}`));
    await press(page, 'Next');
    await expectAccessible(page);
    await press(page, 'Stop here');
    await expectAccessible(page);
    await press(page, 'Pick another one');
  }
});

test('a comic of eight pictures prints on two sheets, large enough to read, and nothing else does @whole', async ({
  page,
  kindred,
}) => {
  await open(page, kindred, 'comic');
  await expect(page.getByRole('button', { name: 'Print my comic' }).first()).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listitem')).toHaveCount(8);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

/** Whatever can be pressed, with its size. */
const targets = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.hasAttribute('disabled'))
        .map((button) => ({ box: button.getBoundingClientRect(), name: button.textContent }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name }) => name),
    );

const PIECES = [
  'wait-hoh',
  'go-flag',
  'listen-hoh',
  'sort-hoh',
  'faces-hoh',
  'map-hoh',
  'breathe',
  'echo',
  'row',
  'build',
  'tiptoe',
  'follow',
  'share',
  'check-in',
  'cool-down',
  'comic',
];

test('nothing has an accessibility fault, is too small to press, or wider than a phone @whole', async ({
  page,
  kindred,
}) => {
  test.setTimeout(PIECES.length * 90_000);
  for (const piece of PIECES) {
    await test.step(piece, async () => {
      await page.goto(`${kindred.dashboard}/design/play#${piece}`);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await inBothSizes(page, {
        desktop: () => expectAccessible(page),
        phone: async () => {
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect([piece, overflow, await targets(page)]).toEqual([piece, 0, []]);
        },
      });
    });
  }
});
