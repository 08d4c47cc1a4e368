import type { Page } from '@playwright/test';
import { LOCALES } from '#brands/brand.ts';
import { test as base, expect } from './kindred.ts';
import { byMouse, doneScenes, formOfScene, scenesOf, startStudent, step } from './play.ts';

const PROGRAMS = ['academy', 'zoou', 'ssgrin', 'hoh', 'sim'];

/** A small window, so that what does not fit is seen: a school computer's, with its bars. */
const test = base.extend({ viewport: { width: 1366, height: 625 } });

/** Words of the other language, and words that do not fit where they stand. */
function wrongOnPage(locale: string): string[] {
  const main = document.querySelector('main') ?? document.body;
  const isForeign = (text: string): boolean =>
    locale === 'en' ? /\p{Script=Han}/u.test(text) : /[A-Za-z]{2,}/.test(text);
  const isCut = ({ clientWidth, scrollWidth, clientHeight, scrollHeight }: Element): boolean =>
    clientWidth > 0 && (scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 4);
  const found: string[] = [];
  for (const element of main.querySelectorAll('p, h1, h2, li, button, [aria-live]')) {
    const text = element.textContent.trim();
    if (text === '') continue;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    // What screen readers alone are told is as small as a dot.
    if (isForeign(text)) found.push(`in another language: ${text}`);
    else if (position !== 'absolute' && (overflowX === 'hidden' || overflowY === 'hidden') && isCut(element))
      found.push(`cut off: ${text}`);
  }
  return found;
}

async function playLooking(page: Page, locale: string): Promise<string[]> {
  const wrong = new Set<string>();
  for (let steps = 0; steps < 120; steps += 1) {
    for (const fault of await page.evaluate(wrongOnPage, locale)) wrong.add(fault);
    if ((await step(page, byMouse)) === 'end') return [...wrong];
  }
  throw new Error('the scene does not end');
}

for (const locale of LOCALES) {
  for (const program of PROGRAMS) {
    test(`every scene of ${program} is told in ${locale}, whole and without a fault @proof`, async ({
      page,
      context,
      kindred,
    }) => {
      const scenes = scenesOf(program);
      test.setTimeout(scenes.length * 120_000);
      await context.addCookies([{ name: 'locale', value: locale, url: kindred.student }]);
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') broken.push(message.text());
      });
      for (const [nth, scene] of scenes.entries()) {
        await test.step(scene, async () => {
          const student = await startStudent(page, kindred, program, {
            done: scenes.slice(0, nth),
            form: formOfScene(scene),
            hurries: nth === 0,
          });
          await page.goto(`${kindred.student}/student/play/${scene}`);
          expect.soft(await playLooking(page, locale), scene).toEqual([]);
          await expect.poll(() => doneScenes(kindred, student)).toContain(scene);
          expect.soft(broken.splice(0), scene).toEqual([]);
        });
      }
    });
  }
}
