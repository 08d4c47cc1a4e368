/** A page as two phones show it, side by side: each in another language. */
import type { Browser, Page } from '@playwright/test';
import type { Locale } from '#brands/brand.ts';
import { DASHBOARD, openAs, type People } from '../pictures/demo.ts';
import { PATIENCE_MS } from '../pictures/rest.ts';

/** As wide as a phone, and as long as is scrolled in the film. */
const PHONE = { width: 390, height: 1900 };
const SHOWN = { width: 312, height: 640 };
/** How far the words are below the top of the page. */
const BAR = 66;

/** The page as a parent sees it; waits for words that have to be there. */
export async function takePhone(
  browser: Browser,
  people: People,
  { locale, at, sees }: { locale: Locale; at: string; sees: string },
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.5,
    locale,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openAs(page, 'parent', people, locale);
  await page.goto(`${DASHBOARD}${at}`);
  await page.getByText(sees).first().waitFor({ timeout: PATIENCE_MS });
  // Covers are drawn once they are in sight, and appear slowly.
  await page.waitForTimeout(2500);
  const png = await page.screenshot();
  await context.close();
  return png;
}

export async function showPhones(page: Page, pictures: readonly Buffer[]): Promise<void> {
  const phones = pictures.map((png) => {
    const source = `data:image/png;base64,${png.toString('base64')}`;
    return `<figure><img class="page" src="${source}"><span><img src="${source}"></span></figure>`;
  });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: flex; gap: 72px; align-items: center; justify-content: center;
      background: linear-gradient(#fdf8f1, #e5f4f1); }
    figure { position: relative; margin: 0; width: ${SHOWN.width}px; height: ${SHOWN.height}px; overflow: hidden;
      border: 9px solid #1d2b3a; border-radius: 38px; background: #fff; box-shadow: 0 18px 44px #1d2b3a33; }
    img { position: absolute; left: 0; top: 0; width: 100%; }
    span { position: absolute; inset: 0 0 auto; height: ${(BAR * SHOWN.width) / PHONE.width}px; overflow: hidden; }
  </style>${phones.join('')}`);
}
