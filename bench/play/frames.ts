/** How smoothly a scene with things moves: frames a second, from its first line to its last. */
import type { Browser, Page } from '@playwright/test';
import { amount, atLeast, isShort, median, printed } from '../report.ts';
import { openHome, openPage, openScene, passCheckIn, playScene, type Site, signIn } from './child.ts';

declare global {
  interface Window {
    /** When frames began, in milliseconds since the page was asked for. */
    frameTimes: number[];
  }
}

/** Runs inside the page: what asks for every frame is told of every frame that was late. */
function watchFrames(): void {
  window.frameTimes = [];
  const note = (at: number): void => {
    window.frameTimes.push(at);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** A screen that shows sixty a second may round. */
const SMOOTH = 59;
const NEVER_UNDER = 30;
/** To the end; in short a few lines. */
const STEPS = amount(Number.POSITIVE_INFINITY, 6);

export async function measureFrames(browser: Browser, site: Site, begin: () => Promise<void>): Promise<void> {
  await begin();
  const fast = await framesOf(browser, site, { slow: false });
  await begin();
  // In short no device is slow.
  const slow = isShort ? fast : await framesOf(browser, site, { slow: true });
  atLeast('frames-a-second', median(secondsOf(fast)), SMOOTH);
  printed('frames-slowest', `${longest(fast).toFixed(0)}ms`);
  atLeast('frames-a-second-slow-device-least', Math.min(...secondsOf(slow)), NEVER_UNDER);
  printed('frames-a-second-slow-device', median(secondsOf(slow)).toFixed(0));
  printed('frames-slow-device-slowest', `${longest(slow).toFixed(0)}ms`);
}

async function framesOf(browser: Browser, site: Site, device: { slow: boolean }): Promise<number[]> {
  const page = await openPage(browser, device);
  await page.addInitScript(watchFrames);
  await signIn(page, site);
  await openHome(page, site);
  await passCheckIn(page);
  await openScene(page, page.getByRole('link', { name: /^Play / }).first());
  const begun = await now(page);
  await playScene(page, STEPS);
  const frames = await page.evaluate(() => window.frameTimes);
  await page.context().close();
  return frames.filter((at) => at >= begun);
}

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** How many frames there were in each whole second. */
function secondsOf(frames: readonly number[]): number[] {
  const [first = 0] = frames;
  const last = frames.at(-1) ?? 0;
  return Array.from({ length: Math.floor((last - first) / 1000) }, (_, nth) => {
    const from = first + nth * 1000;
    return frames.filter((at) => at >= from && at < from + 1000).length;
  });
}

function longest(frames: readonly number[]): number {
  return Math.max(0, ...frames.slice(1).map((at, nth) => at - (frames[nth] ?? at)));
}
