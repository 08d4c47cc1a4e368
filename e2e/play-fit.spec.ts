import type { Page } from '@playwright/test';
import { expect, type Kindred, test } from './kindred.ts';
import { byMouse, fakeVoice, scenesOf, seen, startStudent, step } from './play.ts';

/** On every shape of window children play in: what can be pressed is found without guessing, and nothing lies on a face. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 625 },
];

/** The games with the longest words, as `web/showcase/pieces.test.ts` holds them against the scenes. */
const LONGEST = [
  'wait-hoh',
  'go-flag',
  'listen-hoh',
  'listen-ssgrin',
  'sort-hoh',
  'sort-crew',
  'faces-hoh',
  'map-hoh',
  'row',
  'build',
  'tiptoe',
  'follow',
  'share',
];

/** What lies behind whoever may play the scene. */
function before(program: string, scene: string): string[] {
  const all = scenesOf(program);
  return all.slice(0, all.indexOf(scene));
}

async function openPiece(page: Page, kindred: Kindred, piece: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${kindred.dashboard}/design/play#${piece}`);
  await page.locator('[data-page]').waitFor();
}

/**
 * What of the card cannot be reached: the main button has to be in sight at once, all others in sight or by scrolling a card
 * that says there is more.
 */
const unreached = (page: Page): Promise<string[]> =>
  page.locator('[data-page]').evaluate(async (card) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const panel = card.firstElementChild;
    if (panel === null) return ['no panel'];
    const edge = panel.getBoundingClientRect();
    const saysMore = card.querySelector('[data-more]') !== null;
    const actions = [...card.querySelectorAll('[data-actions] button')];
    const faults: string[] = [];
    for (const button of card.querySelectorAll('button')) {
      const box = button.getBoundingClientRect();
      const isInSight = box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1;
      const isWide = box.left < -1 || box.right > innerWidth + 1;
      const name = button.textContent;
      if (isWide) faults.push(`${name} is wider than the window`);
      if (!isInSight && actions.includes(button)) faults.push(`${name} is out of sight`);
      if (!isInSight && !saysMore) faults.push(`nothing says that ${name} is below`);
    }
    return faults;
  });

for (const size of WINDOWS) {
  test(`the buttons of every game are found in a window of ${size.width} by ${size.height} @whole`, async ({
    page,
    kindred,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    for (const piece of LONGEST) {
      await test.step(piece, async () => {
        await openPiece(page, kindred, piece);
        await expect.poll(() => unreached(page), { message: piece }).toEqual([]);
      });
    }
  });
}

type Spot = { x: number; y: number; width: number; height: number };

/** Where Next stands in each window. */
async function spotsOfNext(page: Page): Promise<Spot[]> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const spots: Spot[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const spot = await next.boundingBox();
    if (spot === null) throw new Error('nothing leads on');
    spots.push(spot);
  }
  return spots;
}

/** The answers that a finger meets anywhere on that spot. */
const answersOn = (page: Page, spot: Spot): Promise<string[]> =>
  page.evaluate(async ({ x, y, width, height }) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const parts = [0.1, 0.5, 0.9];
    const met = parts.flatMap((across) =>
      parts.map((down) =>
        document.elementFromPoint(x + width * across, y + height * down)?.closest('ul[data-count] button'),
      ),
    );
    return [...new Set(met.flatMap((answer) => answer?.textContent ?? []))];
  }, spot);

for (const [program, scene] of [
  ['academy', 'academy-er-1'],
  ['hoh', 'hoh-coop-2'],
] as const) {
  test(`no answer of ${scene} comes up under the finger that pressed Next, in any window @whole`, async ({
    page,
    kindred,
  }) => {
    test.slow();
    await startStudent(page, kindred, program, { hurries: true, done: before(program, scene) });
    await page.goto(`${kindred.student}/student/play/${scene}`);
    await page.locator('[data-mode]').waitFor();
    let spots: Spot[] = [];
    for (let asks = 0; asks < 3; ) {
      const now = await seen(page);
      if (now === 'line') spots = await spotsOfNext(page);
      if (now === 'ask') {
        await expect(page.getByRole('list', { name: 'What you can answer' })).toBeVisible();
        for (const [nth, size] of WINDOWS.entries()) {
          const spot = spots[nth];
          if (spot === undefined) throw new Error('the scene begins with a question');
          await page.setViewportSize(size);
          expect([size, await answersOn(page, spot)]).toEqual([size, []]);
        }
        asks += 1;
      }
      await step(page, byMouse);
    }
  });
}

test('long answers are all found on a phone, and lines that only go on offer no hint @whole', async ({
  page,
  kindred,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await startStudent(page, kindred, 'hoh', { hurries: true, done: before('hoh', 'hoh-coop-2') });
  await page.goto(`${kindred.student}/student/play/hoh-coop-2`);
  await page.locator('[data-mode]').waitFor();
  const hint = page.getByRole('main').getByRole('button', { name: 'Hint' });
  while ((await seen(page)) === 'line') {
    await expect(hint).toHaveCount(0);
    await step(page, byMouse);
  }
  expect(await seen(page)).toBe('ask');
  await expect(hint).toBeVisible();
  const answers = page.getByRole('list', { name: 'What you can answer' }).getByRole('button');
  await expect(answers).toHaveCount(3);
  await expect(answers.last()).toBeInViewport({ ratio: 1 });
  await expect.poll(() => unreached(page)).toEqual([]);
  while ((await seen(page)) !== 'game') await step(page, byMouse);
  await hint.click();
  await expect(page.locator('[data-hint]')).toBeVisible();
  await expect.poll(() => unreached(page)).toEqual([]);
});

test('each word of a game is read to a child of the academy who presses its ear @whole', async ({
  page,
  kindred,
}) => {
  test.slow();
  await page.addInitScript(fakeVoice, { languages: ['en-US'], ends: true });
  await startStudent(page, kindred, 'academy', { done: before('academy', 'academy-ini-1') });
  await page.goto(`${kindred.student}/student/play/academy-ini-1`);
  await page.locator('[data-mode]').waitFor();
  while ((await seen(page)) !== 'game') await step(page, byMouse);
  const ears = page.getByRole('main').getByRole('button', { name: /^Hear: / });
  await expect(ears).toHaveCount(3);
  for (const ear of await ears.all()) {
    const word = ((await ear.getAttribute('aria-label')) ?? '').replace('Hear: ', '');
    await ear.click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'said').at(-1))).toBe(word);
    // It answers nothing.
    expect(await seen(page)).toBe('game');
  }
  await expect(page.getByRole('main').locator('[aria-pressed=true]')).toHaveCount(0);
});

test('a hand is put beside the thing that must not be touched, and on nobody’s face @whole', async ({
  page,
  kindred,
}) => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await openPiece(page, kindred, 'wait-academy');
    const hand = page.getByRole('button', { name: 'Put your hand next to the pop pod.' });
    const beside = await hand.boundingBox();
    await expect(hand).toBeInViewport();
    await expect(page.getByRole('main').getByText('Put your hand next to the pop pod.')).toBeVisible();
    await hand.click();
    const thing = await page.getByRole('button', { name: 'Hands off until it is ready' }).boundingBox();
    if (beside === null || thing === null) throw new Error('there is nothing to press');
    const [left, right] = [thing.x + thing.width / 2, beside.x + beside.width / 2];
    expect(Math.abs(left - right)).toBeGreaterThan(thing.width / 2);
  }
});

test('the words to remember stay in the window, and point at whoever told them @whole', async ({
  page,
  kindred,
}) => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await openPiece(page, kindred, 'listen-hoh');
    await page.getByRole('button', { name: 'Start' }).click();
    const bubble = page.locator('[data-of="baptiste"]');
    await expect(bubble).toContainText('checked under the seats');
    const box = await bubble.boundingBox();
    const teller = await page.locator('[data-actor="baptiste"]').boundingBox();
    if (box === null || teller === null) throw new Error('nobody tells anything');
    expect([size, box.x >= 0, box.x + box.width <= size.width, box.y >= 0]).toEqual([size, true, true, true]);
    const middle = teller.x + teller.width / 2;
    expect([size, middle > box.x && middle < box.x + box.width]).toEqual([size, true]);
  }
});

test('the bell that is to be rung answers in every window, and so does the flag @whole', async ({
  page,
  kindred,
}) => {
  await page.clock.install();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await openPiece(page, kindred, 'go-bell');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(2000);
    const bell = page.getByRole('button', { name: 'Ring the bell' });
    await expect(bell).toBeInViewport({ ratio: 0.9 });
    const flag = page.locator('button[aria-hidden=true]');
    await expect(flag).toBeInViewport({ ratio: 0.9 });
    await bell.click();
    // The sign is answered: it is soon gone, and so is its twin.
    await page.clock.runFor(1000);
    await expect(flag).toHaveCount(0);
    await page.clock.runFor(1500);
    await flag.click();
    await page.clock.runFor(1000);
    await expect(flag).toHaveCount(0);
  }
});
