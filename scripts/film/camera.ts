/**
 * Takes a shot frame by frame. The page stands still between two of them: its clock and everything that moves go on by
 * exactly one frame, so that a slow machine makes the same film.
 */
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { PATIENCE_MS, restOf } from '../pictures/rest.ts';
import { drawPointer, goOnBy, scrollOn } from './in-page.ts';

export const FRAMES_A_SECOND = 12;
const FRAME_MS = Math.round(1000 / FRAMES_A_SECOND);

/** The moment it stops at has to be ahead still when the page is told of it. */
const FREEZE_MS = 5000;

export type Point = { x: number; y: number };

/** Slow at both ends. */
const eased = (share: number): number => share * share * (3 - 2 * share);

export class Camera {
  readonly #page: Page;
  readonly #folder: string;
  #devtools: CDPSession;
  #quiet: () => Promise<void>;
  #frames = 0;
  #pointer: Point | null = null;

  private constructor(page: Page, folder: string, devtools: CDPSession) {
    this.#page = page;
    this.#folder = folder;
    this.#devtools = devtools;
    this.#quiet = restOf(page);
  }

  static async open(page: Page, folder: string): Promise<Camera> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new Camera(page, folder, await page.context().newCDPSession(page));
  }

  get seconds(): number {
    return this.#frames / FRAMES_A_SECOND;
  }

  /** From here on no time passes by itself. */
  async freeze(): Promise<void> {
    await this.#quiet();
    await this.#page.clock.pauseAt((await this.#page.evaluate<number>('Date.now()')) + FREEZE_MS);
    await this.#goOn(1);
  }

  /** Waits for what has to be there; the time it takes is not in the film. */
  async see(target: Locator): Promise<Locator> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      if (await target.first().isVisible()) return target.first();
      await this.#page.clock.runFor(50);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`not on the screen: ${target}`);
  }

  /** Lets what has just opened come to rest. */
  async settle(seconds = 0.6): Promise<void> {
    await this.#quiet();
    for (let at = 0; at < seconds * FRAMES_A_SECOND; at += 1) await this.#goOn(FRAME_MS);
  }

  /** Nothing moves. */
  async hold(seconds: number): Promise<void> {
    await this.#take(Math.round(seconds * FRAMES_A_SECOND));
  }

  /** What moves by itself does. */
  async run(seconds: number, each: (share: number) => Promise<void> = async () => undefined): Promise<void> {
    const frames = Math.round(seconds * FRAMES_A_SECOND);
    for (let at = 1; at <= frames; at += 1) {
      await each(eased(at / frames));
      await this.#goOn(FRAME_MS);
      await this.#take(1);
    }
  }

  /** The pointer goes there, calmly; the first time it simply is there. */
  async moveTo(target: Locator | Point, seconds = 0.9): Promise<void> {
    const to = 'x' in target ? target : await middleOf(await this.see(target));
    const from = this.#pointer;
    if (from === null) return this.#point(to);
    await this.run(seconds, (share) =>
      this.#point({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }),
    );
  }

  async press(target: Locator, seconds = 0.9): Promise<void> {
    await this.moveTo(target, seconds);
    await this.run(0.25, () => this.#draw(true));
    await target.first().click({ noWaitAfter: true });
    await this.#draw(false);
  }

  /** A letter every other frame. */
  async type(field: Locator, text: string): Promise<void> {
    for (const letter of text) {
      await field.pressSequentially(letter);
      await this.#goOn(FRAME_MS);
      await this.#take(2);
    }
  }

  async scroll(by: number, seconds: number): Promise<void> {
    let before = 0;
    await this.run(seconds, async (share) => {
      await this.#page.evaluate(scrollOn(by * share - before));
      before = by * share;
    });
  }

  /** Fills the shot up, or says that it is too long. */
  async until(seconds: number): Promise<void> {
    const left = seconds - this.seconds;
    if (left < -0.001) throw new Error(`the shot takes ${this.seconds.toFixed(2)} s, ${seconds} s are meant`);
    await this.hold(left);
  }

  async #picture(): Promise<Buffer> {
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  async #take(times: number): Promise<void> {
    if (times < 1) return;
    const first = this.#file(this.#frames);
    await writeFile(first, await this.#picture());
    for (let at = 1; at < times; at += 1) await link(first, this.#file(this.#frames + at));
    this.#frames += times;
  }

  #file(frame: number): string {
    return path.join(this.#folder, `${String(frame).padStart(5, '0')}.png`);
  }

  async #goOn(ms: number): Promise<void> {
    await this.#page.clock.runFor(ms);
    await this.#page.evaluate(goOnBy(ms));
  }

  async #point(to: Point): Promise<void> {
    this.#pointer = to;
    await this.#page.mouse.move(to.x, to.y);
    await this.#draw(false);
  }

  async #draw(isPressed: boolean): Promise<void> {
    if (this.#pointer !== null) await this.#page.evaluate(drawPointer({ ...this.#pointer, isPressed }));
  }
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`not on the screen: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
