import type { Page, Request } from '@playwright/test';

const CALM_TIMES = 4;
const BETWEEN_MS = 50;

/** What has to be seen comes in a second; a machine that is busy with other things takes its time. */
export const PATIENCE_MS = 60_000;

/** Run in the page: whether no picture in sight is still on its way. */
const HAS_PICTURES = `[...document.images].every((image) => {
  const box = image.getBoundingClientRect();
  return image.complete || box.top > innerHeight || box.bottom < 0;
})`;

/**
 * Watches a page from now on. What comes back waits until it has fetched nothing for a moment and has its fonts and
 * pictures; news that it listens to all the time are none of that.
 */
export function restOf(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    await page.evaluate('document.fonts.ready.then(() => true)');
    let calm = 0;
    const until = performance.now() + PATIENCE_MS;
    while (calm < CALM_TIMES && performance.now() < until) {
      const waits = [...asked].some((request) => !request.url().includes('/api/live'));
      calm = waits || !(await page.evaluate<boolean>(HAS_PICTURES)) ? 0 : calm + 1;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
    if (calm < CALM_TIMES) throw new Error('the page does not come to rest');
  };
}
