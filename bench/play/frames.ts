/** How smoothly a scene with things moves: frames a second, from its first line to its last. */
import type { Browser, Page } from '@playwright/test';
import { atLeast, median, printed } from '../report.ts';
import {
  helpedIn,
  now,
  openFirstScene,
  openHome,
  openPage,
  passCheckIn,
  playScene,
  type Site,
  type Span,
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
/** When frames began, and when somebody but the page's own script kept it busy. */
type Frames = { began: readonly number[]; helped: readonly Span[] };
/** On this machine as it is, and slowed down. */
export type FramesOfDevices = { fast: Frames; slow: Frames };

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
  atLeast('frames-a-second', median(ownSecondsOf(fast)), SMOOTH);
  printed('frames-slowest', `${longest(fast).toFixed(0)}ms`);
  atLeast('frames-a-second-slow-device-least', Math.min(...ownSecondsOf(slow)), NEVER_UNDER);
  const all = secondsOf(slow).map(({ frames }) => frames);
  printed('frames-a-second-slow-device-least-of-all', Math.min(...all).toFixed(0));
  printed('frames-a-second-slow-device', median(ownSecondsOf(slow)).toFixed(0));
  printed('frames-slow-device-slowest', `${longest(slow).toFixed(0)}ms`);
}

async function framesOf(browser: Browser, site: Site, device: { slow: boolean }): Promise<Frames> {
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

export async function framesSince(page: Page, begun: number): Promise<Frames> {
  const frames = await page.evaluate(() => window.frameTimes);
  return { began: frames.filter((at) => at >= begun), helped: helpedIn(page) };
}

/** How many frames there were in each whole second, and whether the page had it to itself. */
function secondsOf({ began, helped }: Frames): { frames: number; isOwn: boolean }[] {
  const [first = 0] = began;
  const last = began.at(-1) ?? 0;
  return Array.from({ length: Math.floor((last - first) / 1000) }, (_, nth) => {
    const from = first + nth * 1000;
    const to = from + 1000;
    const frames = began.filter((at) => at >= from && at < to).length;
    return { frames, isOwn: !helped.some((span) => span.from < to && span.to > from) };
  });
}

function ownSecondsOf(frames: Frames): number[] {
  return secondsOf(frames)
    .filter(({ isOwn }) => isOwn)
    .map(({ frames: count }) => count);
}

function longest({ began }: Frames): number {
  return Math.max(0, ...began.slice(1).map((at, nth) => at - (began[nth] ?? at)));
}
