import type { Page } from '@playwright/test';
import { expect, startSession, test } from './kindred.ts';
import { startStudent } from './play.ts';

/** What most schools have: an old projector, and a laptop with the browser's bars around the page. */
const SCREENS = [
  { width: 1024, height: 768 },
  { width: 1366, height: 625 },
];

/** Of what is found: what is cut off by the window or a box around it, or covered by something else. */
function hiddenOnes(page: Page, selector: string, { scrolled = false } = {}): Promise<string[]> {
  return page.evaluate(
    ([found, mayScroll]) => {
      const faults: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(found)) {
        if (mayScroll) element.scrollIntoView({ block: 'center' });
        const box = element.getBoundingClientRect();
        const name = element.getAttribute('name') ?? element.textContent.trim();
        const clip = element.closest('[data-trail]')?.getBoundingClientRect();
        const edges = clip ?? { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
        if (box.top < edges.top - 1 || box.bottom > edges.bottom + 1)
          faults.push(`${name}: cut above or below`);
        if (box.left < edges.left - 1 || box.right > edges.right + 1) faults.push(`${name}: cut at a side`);
        const places = [0.1, 0.5, 0.9].map((part) => box.top + part * box.height);
        for (const y of places) {
          const top = document.elementFromPoint(box.left + box.width / 2, y);
          if (!element.contains(top) && !top?.contains(element)) faults.push(`${name}: covered`);
        }
      }
      return [...new Set(faults)];
    },
    [selector, scrolled] as const,
  );
}

const WAYS_IN =
  'main input, main form button[type=submit], main a[href$="/login"], main button:has(svg.lucide-qr-code)';

for (const brand of ['kindred', 'standard', 'taiwan'] as const) {
  // As many ways as the first, in its languages.
  const tag = { kindred: '', standard: ' @proof', taiwan: ' @whole' }[brand];
  test(`every way in is seen at once on a low screen: ${brand}${tag}`, async ({ page, kindred }) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(brand === 'kindred' ? kindred.student : kindred.branded(brand).student);
      for (const language of ['English', '繁體中文']) {
        await page
          .getByRole('button', { name: language })
          .or(page.getByRole('radio', { name: language }))
          .click();
        await expect(page.getByRole('main').getByRole('link', { name: /ClassLink/ })).toBeVisible();
        const shown = page.getByRole('main').locator('input');
        await expect(shown).toHaveCount(2);
        expect(await hiddenOnes(page, WAYS_IN)).toEqual([]);
      }
    }
  });
}

test('nothing on the maps is covered or cut on a low screen @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const program of ['academy', 'zoou', 'ssgrin', 'hoh', 'sim']) {
      await page.goto(`${kindred.dashboard}/educator/demo/${program}`);
      await expect(page.locator('[data-trail] a').first()).toBeVisible();
      expect([program, await hiddenOnes(page, '[data-trail] a', { scrolled: true })]).toEqual([program, []]);
    }
  }
});

test('the next place of every map is in sight on a low screen, without scrolling @whole', async ({
  page,
  kindred,
}) => {
  for (const program of ['academy', 'zoou', 'ssgrin', 'hoh']) {
    await startStudent(page, kindred, program);
    for (const screen of [...SCREENS, { width: 1366, height: 768 }, { width: 1280, height: 720 }]) {
      await page.setViewportSize(screen);
      await page.goto(`${kindred.student}/student/play`);
      const next = page.locator('[data-trail] [data-status=next]');
      await expect(next).toBeVisible();
      expect([program, screen, await hiddenOnes(page, '[data-trail] [data-status=next]')]).toEqual([
        program,
        screen,
        [],
      ]);
      await expect(next).toBeInViewport({ ratio: 0.99 });
    }
  }
});
