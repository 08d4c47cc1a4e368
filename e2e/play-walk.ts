/** Walks through a scene inside of its page: no question from outside, no hand that moves, so a hundred scenes take minutes. */
import type { Page } from '@playwright/test';
import type { Locale } from '#brands/brand.ts';
import enPlay from '#locales/en/play.json' with { type: 'json' };
import zhPlay from '#locales/zh-TW/play.json' with { type: 'json' };
import { expect } from './kindred.ts';
import { atOnce, type Press, step, whenLoaded } from './play.ts';

const NEXT = { en: enPlay.controls.next, 'zh-TW': zhPlay.controls.next };

type Walked = { wrong: string[]; at: 'game' | 'end' | 'stuck' };

declare global {
  interface Window {
    /** Words of the other language, words that are missing, and words that do not fit where they stand. */
    wrongOnPage: (locale: string) => string[];
    /** From line to line and answer to answer, until a game begins or the scene is over. */
    walkOn: (locale: string, next: string) => Promise<Walked>;
  }
}

function bringAlong(): void {
  // Pictures have no words, and most of a walk's time is the drawing of them: they are fetched, laid out and not drawn.
  const unseen = new CSSStyleSheet();
  unseen.replaceSync('main [aria-hidden="true"] :is(svg, img) { visibility: hidden }');
  document.adoptedStyleSheets = [unseen];

  window.wrongOnPage = (locale) => {
    // The brand is called the same in both.
    const isForeign = (text: string): boolean =>
      locale === 'en' ? /\p{Script=Han}/u.test(text) : /[A-Za-z]{2,}/.test(text.replaceAll('Kindred', ''));
    // Where there is no text, its name stands in.
    const isName = (text: string): boolean => /^[a-z-]+(\.[\w-]+)+$/.test(text);
    const isCut = ({ clientWidth, scrollWidth, clientHeight, scrollHeight }: Element): boolean =>
      clientWidth > 0 && (scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 4);
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('p, h1, h2, li, button, a, [aria-live]')) {
      const text = element.textContent.trim();
      if (text === '') continue;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      if (isForeign(text)) found.push(`in another language: ${text}`);
      else if (isName(text)) found.push(`missing: ${text}`);
      // What screen readers alone are told is as small as a dot.
      else if (
        position !== 'absolute' &&
        (overflowX === 'hidden' || overflowY === 'hidden') &&
        isCut(element)
      )
        found.push(`cut off: ${text}`);
    }
    return found;
  };

  /** Longer than a double tap, of which the second half counts for nothing. */
  const MEANT_MS = 450;
  const PATIENCE_MS = 4000;
  const TRIES = 6;
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const dialog = (): Element | null => document.querySelector('dialog[open]');
  const modeNow = (): string =>
    dialog() === null ? (document.querySelector('[data-mode]')?.getAttribute('data-mode') ?? '') : 'dialog';
  const sight = (): string =>
    `${modeNow()} ${document.querySelector('[data-mode]')?.getAttribute('data-turn') ?? ''}`;

  /** What leads on from here; null while it is not there yet. */
  const wayOn = (next: string): HTMLElement | null => {
    const mode = modeNow();
    if (mode === 'ask') return document.querySelector<HTMLElement>('main ul[data-count] button');
    const buttons = (dialog() ?? document).querySelectorAll<HTMLElement>('button');
    if (mode === 'dialog') return [...buttons].at(-1) ?? null;
    return [...buttons].find(({ textContent }) => textContent.trim() === next) ?? null;
  };

  const until = async (isTrue: () => boolean): Promise<void> => {
    for (let waited = 0; waited < PATIENCE_MS && !isTrue(); waited += 15) await wait(15);
  };

  /** Presses until something else is there: what comes too soon counts for nothing. */
  const goOn = async (locale: string, next: string): Promise<string[]> => {
    const wrong: string[] = [];
    const before = sight();
    for (let tries = 0; tries < TRIES && sight() === before; tries += 1) {
      await until(() => wayOn(next) !== null || sight() !== before);
      const target = wayOn(next);
      if (target === null || sight() !== before) break;
      wrong.push(...window.wrongOnPage(locale));
      target.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = target.getBoundingClientRect();
      if (!target.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
        wrong.push(`something lies over: ${target.textContent}`);
      target.click();
      for (let waited = 0; waited < MEANT_MS && sight() === before; waited += 15) await wait(15);
    }
    return wrong;
  };

  window.walkOn = async (locale, next) => {
    const wrong = new Set<string>();
    for (let steps = 0; steps < 120; steps += 1) {
      await until(() => modeNow() !== '');
      const before = sight();
      const mode = modeNow();
      if (mode === 'end' || mode === 'comic') return { wrong: [...wrong], at: 'end' };
      if (mode === 'game') return { wrong: [...wrong], at: 'game' };
      if (mode === 'ask') await wait(MEANT_MS);
      for (const fault of await goOn(locale, next)) wrong.add(fault);
      if (sight() === before) break;
      if (mode === 'ask') await wait(MEANT_MS);
    }
    return { wrong: [...wrong], at: 'stuck' };
  };
}

export async function prepareWalk(page: Page): Promise<void> {
  await page.addInitScript(bringAlong);
}

/** Remembers what was wrong with everything that was looked at. */
export function looking(page: Page, locale: Locale) {
  const wrong = new Set<string>();
  const look = async (): Promise<void> => {
    for (const fault of await page.evaluate((told) => window.wrongOnPage(told), locale)) wrong.add(fault);
  };
  /** Presses when all that stands there was looked at. */
  const press: Press = async (_, target) => {
    await look();
    await atOnce(page, target);
  };
  const walkOn = async (): Promise<Walked['at']> => {
    const walked = await page.evaluate(([told, next]) => window.walkOn(told, next), [
      locale,
      NEXT[locale],
    ] as const);
    for (const fault of walked.wrong) wrong.add(fault);
    return walked.at;
  };
  return { look, press, walkOn, wrong: () => [...wrong] };
}

/** Plays the scene that is open to its end: what was wrong with its words. */
export async function walkToEnd(page: Page, locale: Locale): Promise<string[]> {
  const { look, press, walkOn, wrong } = looking(page, locale);
  await page.locator('[data-mode]').waitFor();
  for (let at = await walkOn(); at !== 'end'; at = await walkOn()) {
    if (at === 'stuck') throw new Error(`the scene does not go on (${wrong().join(', ')})`);
    await step(page, press);
  }
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await whenLoaded(page);
  await look();
  return wrong();
}
