/** How smoothly a scene with things moves: frames a second, from its first line to its last. */
import type { Browser, Page } from '@playwright/test';
import { atLeast, median, printed } from '../report.ts';
import {
  now,
  openFirstScene,
  openHome,
  openPage,
  passCheckIn,
  playScene,
  type Site,
  signIn,
} from './child.ts';

declare global {
  interface Window {
    /** When frames began, in milliseconds since the page was asked for. */
    frameTimes: number[];
  }
}

/** Runs inside the page: what asks for every frame is told of every frame that was late. */
export function watchFrames(): void {
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
/** When frames began, on this machine as it is and slowed down. */
export type FramesOfDevices = { fast: number[]; slow: number[] };

export async function measureFrames(
  browser: Browser,
  site: Site,
  begin: () => Promise<void>,
): Promise<FramesOfDevices> {
  await begin();
  const fast = await framesOf(browser, site, { slow: false });
  await begin();
  return { fast, slow: await framesOf(browser, site, { slow: true }) };
}

export function reportFrames({ fast, slow }: FramesOfDevices): void {
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
  await openFirstScene(page);
  const begun = await now(page);
  await playScene(page);
  const frames = await framesSince(page, begun);
  await page.context().close();
  return frames;
}

export async function framesSince(page: Page, begun: number): Promise<number[]> {
  const frames = await page.evaluate(() => window.frameTimes);
  return frames.filter((at) => at >= begun);
}

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
