/** A child at a slow device. */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { byTouch, playGame } from '../../e2e/play.ts';
import { CHROMIUM } from '../../scripts/chromium.ts';
import { amount, isShort } from '../report.ts';
import { type Press, type Seen, watchPage } from './in-page.ts';

export const CHILD = { username: 'bench.child', password: 'slow-otter-4' };

/** A school's Chromebook with a touch screen. */
const CHROMEBOOK = { viewport: { width: 1366, height: 768 }, hasTouch: true, locale: 'en-US' };
/** Movement is drawn by the processor here; in short nobody counts its frames. */
const DEVICE = isShort ? { ...CHROMEBOOK, reducedMotion: 'reduce' as const } : CHROMEBOOK;
const CPU_RATE = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Children read before they tap, and a question takes no answer in its first moment. */
const READING_MS = 700;
/** In short lines are passed over, and only a question and what follows its answer have their moment. */
const SHORT_READING_MS = { line: 20, ask: 450 };
/** As long as a finger is on the glass. */
const TAP_MS = amount(80, 10);
/** Nothing is fetched for so long once everything is there. */
const SETTLED_MS = 1500;
const MOST_STEPS = 150;
/** Nothing that a press brings takes longer; and so many times is it pressed. */
const LONGEST_MS = 3000;
const PATIENCE = 4;
const LOOKS_EVERY_MS = 50;

export function openBrowser(): Promise<Browser> {
  return chromium.launch(CHROMIUM);
}

/** A page that has nothing in its cache. */
export async function openPage(browser: Browser, { slow }: { slow: boolean }): Promise<Page> {
  const context = await browser.newContext(DEVICE);
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  }
  return page;
}

export type Site = { address: string; student: string };

/** The session is put where the app keeps it. */
export async function signIn(page: Page, { address, student }: Site): Promise<void> {
  // Only browsers know that every name below localhost is this machine.
  const reply = await page.request.post(`${address}/api/login`, {
    data: CHILD,
    headers: { Host: new URL(student).host },
  });
  const { access_token: token } = await reply.json();
  await page.addInitScript(
    ([name, value]) => {
      localStorage.setItem('access-token', value ?? '');
      localStorage.setItem('username', name ?? '');
    },
    [CHILD.username, token],
  );
}

/**
 * Kilobytes of the scripts a page had fetched by a moment, as they came over the wire. What it fetched ahead counts once.
 */
export async function scriptKilobytes(page: Page, by = Number.MAX_VALUE): Promise<number> {
  const scripts = await page.evaluate(
    (latest) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= latest)
        .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize })),
    by,
  );
  const once = [...new Map(scripts.map((script) => [script.name, script])).values()];
  const plain = once.find(({ encodedBodySize, decodedBodySize }) => encodedBodySize === decodedBodySize);
  if (plain !== undefined) throw new Error(`${plain.name} came as it is`);
  return once.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
}

/** Until the page has fetched nothing for a while: the home page fetches ahead. */
export async function settle(page: Page): Promise<void> {
  const count = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(SETTLED_MS);
  }
}

/** Seconds until the Play button of the home page answers. The page goes on to the map. */
export async function openHome(page: Page, { student }: Site): Promise<number> {
  await page.goto(`${student}/student`, { waitUntil: 'commit' });
  const { x, y } = await page.evaluate(() => window.playButton);
  await page.touchscreen.tap(x, y);
  return (await page.evaluate(() => window.playAnswered)) / 1000;
}

/** From the home page through the question how the child is to the map. */
export async function passCheckIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Not now' }).tap();
}

/** Presses what leads to a scene: when its first line could be read, and how many seconds that took. */
export async function openScene(page: Page, link: Locator): Promise<{ seconds: number; shownAt: number }> {
  await link.waitFor();
  await read(page, 'line');
  await link.tap();
  for (;;) {
    const { from, to, pressedAt, paintedAt } = await page.evaluate(() => window.nextSight());
    if (from?.scene !== to.scene) return { seconds: (paintedAt - pressedAt) / 1000, shownAt: paintedAt };
  }
}

/** From the map to the first line of the first scene on it. */
export function openFirstScene(page: Page): ReturnType<typeof openScene> {
  return openScene(page, page.getByRole('link', { name: /^Play / }).first());
}

/** Milliseconds since the page was asked for. */
export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** When the journeys' helper played a game and asked the page for roles and names, which costs a slow page frames of its own. */
const helped = new WeakMap<Page, Span[]>();
export type Span = { from: number; to: number };

export const helpedIn = (page: Page): readonly Span[] => helped.get(page) ?? [];

/** A slow game may be over while its last press is on its way; nobody times that. */
async function playHelped(page: Page): Promise<void> {
  const from = await now(page);
  await playGame(page, byTouch, (ms) => page.waitForTimeout(Math.min(ms, READING_MS))).catch(() => undefined);
  helped.set(page, [...helpedIn(page), { from, to: await now(page) }]);
}

async function read(page: Page, what: keyof typeof SHORT_READING_MS): Promise<void> {
  await page.waitForTimeout(isShort ? SHORT_READING_MS[what] : READING_MS);
}

/** Plays the scene that is open to its end, or for so many steps, and tells what was seen on the way. */
export async function playScene(page: Page, most = Number.POSITIVE_INFINITY): Promise<Shown[]> {
  const all: Seen[] = [];
  for (let steps = 0; steps < Math.min(most, MOST_STEPS); steps += 1) {
    const last = all.at(-1);
    await read(page, last?.from?.mode === 'ask' || last?.to.mode === 'ask' ? 'ask' : 'line');
    const mode = await page.evaluate(() => window.forgetSights());
    if (mode === 'end') break;
    all.push(await pressUntilSeen(page, mode));
  }
  // The browser tells of presses when it has a moment.
  await read(page, 'line');
  const { presses, answers } = await page.evaluate(() => ({
    presses: window.presses,
    answers: window.answers,
  }));
  return all.map((seen) => {
    const { scene, turn } = seen.to;
    const answered = answers.find((one) => one.scene === scene && one.turn === turn);
    return { ...presented(seen, presses), answersAt: answered?.paintedAt ?? null };
  });
}

/** What is pressed in a question's first moment, or before a busy page has put it up, a child presses again. */
async function pressUntilSeen(page: Page, mode: string): Promise<Seen> {
  const press = (): Promise<void> => (mode === 'game' ? playHelped(page) : tapQuietly(page));
  const coming = page.evaluate(() => window.nextSight());
  for (let again = 0; again < PATIENCE; again += 1) {
    await press();
    const seen = await within(LONGEST_MS, coming);
    if (seen !== null) return seen;
  }
  throw new Error(`nothing came after a press (${mode})`);
}

/** And when the answers were there, if it was a question. */
export type Shown = Seen & { answersAt: number | null };

/**
 * What a press brought before its work was done is seen with the very next frame, and the browser knows when that one was
 * on the screen, to eight milliseconds.
 */
function presented(seen: Seen, presses: readonly Press[]): Seen {
  const press = presses.find(({ at }) => Math.abs(at - seen.pressedAt) < 1);
  if (press === undefined || seen.changedAt > press.doneAt) return seen;
  return { ...seen, paintedAt: press.presentedAt };
}

/** Nothing asks the page anything between the press and its answer: that would take its time. */
async function tapQuietly(page: Page): Promise<void> {
  let point = await page.evaluate(() => window.whereToPress());
  for (let again = 0; point === null && again < LONGEST_MS / LOOKS_EVERY_MS; again += 1) {
    await page.waitForTimeout(LOOKS_EVERY_MS);
    point = await page.evaluate(() => window.whereToPress());
  }
  if (point === null) throw new Error('there is nothing to press');
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TAP_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | null> {
  const over = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), milliseconds).unref();
  });
  return Promise.race([work, over]);
}
