/**
 * `npm run guide:pictures`: takes the pictures of the guides from the demo, so that they show the product as it is. A
 * screen that is not there any more fails. Names as arguments take those alone.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { LOCALES } from '#brands/brand.ts';
import { GUIDE_PICTURES } from '#product/lessons/rules/guide/guide.ts';
import { buildApart } from './build-apart.ts';
import { root } from './build-stamp.ts';
import { CHROMIUM } from './chromium.ts';
import { DASHBOARD, openAs, STUDENT, signInAll, withDemo, withReport } from './pictures/demo.ts';
import { GUIDE_SHOTS } from './pictures/guide-shots.ts';
import { makePaperPictures } from './pictures/paper-pictures.ts';
import { PATIENCE_MS, restOf } from './pictures/rest.ts';
import { toWebp } from './pictures/webp.ts';
import { wordsIn } from './pictures/words.ts';

const FOLDER = path.join(root, 'product/lessons/guides/pictures');
const SCREEN = { width: 1200, height: 750 };
const TAKEN = { width: 960, height: 600 };
const MOST_BYTES = 60_000;
/** Covers are drawn once they are in sight, and numbers counted once they are there. */
const DRAWN_MS = 500;

async function take(only: readonly string[]): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  const people = await signInAll();
  const student = await withReport(people);
  const canvas = await browser.newPage();
  const missed: string[] = [];
  for (const name of GUIDE_PICTURES.filter((one) => only.length === 0 || only.includes(one))) {
    const { who, at, seen, before } = GUIDE_SHOTS[name];
    for (const locale of LOCALES) {
      const context = await browser.newContext({ viewport: SCREEN, locale, reducedMotion: 'reduce' });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const rest = restOf(page);
      try {
        await openAs(page, who, people, locale);
        const site = who === 'student' ? STUDENT : DASHBOARD;
        await page.goto(`${site}${at.replace('{student}', String(student))}`);
        await before?.(page, wordsIn(locale), locale);
        await page.locator(seen).first().waitFor({ timeout: PATIENCE_MS });
        await rest();
        await page.waitForTimeout(DRAWN_MS);
        await rest();
        await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
        const webp = await toWebp(canvas, await page.screenshot(), TAKEN, MOST_BYTES);
        await writeFile(path.join(FOLDER, `${name}.${locale}.webp`), webp);
        console.log(`${name}.${locale}`);
      } catch (error) {
        const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
        missed.push(`${name}.${locale}: ${why}`);
        console.log(`${name}.${locale} was not taken: ${why}`);
        await page.screenshot({ path: path.join(root, `.cache/missed-${name}.${locale}.png`) });
      }
      await context.close();
    }
  }
  await browser.close();
  if (missed.length > 0) throw new Error(`not taken:\n${missed.join('\n')}`);
}

await buildApart(new AbortController().signal);
await mkdir(FOLDER, { recursive: true });
await withDemo('guide-pictures', () => take(process.argv.slice(2)));
await makePaperPictures();
