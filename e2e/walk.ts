import { expect, type Page } from '@playwright/test';

/** A page that listens never has nothing on its way: here it is told not to. */
export async function watchTraffic(page: Page): Promise<void> {
  await page.route('**/api/live', (route) => route.fulfill({ status: 403 }));
  page.on('request', () => traffic(page, 1));
  page.on('requestfinished', () => traffic(page, -1));
  page.on('requestfailed', () => traffic(page, -1));
}

type Traffic = { under: number; quietSince: number };
const seen = new WeakMap<Page, Traffic>();

function traffic(page: Page, more: number): void {
  const under = (seen.get(page)?.under ?? 0) + more;
  seen.set(page, { under, quietSince: performance.now() });
}

/** Settled: the texts are there and nothing has been on its way for a moment, shorter than the runner's own. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect
    .poll(
      () => {
        const { under, quietSince } = seen.get(page) ?? { under: 0, quietSince: 0 };
        return under === 0 && performance.now() - quietSince > 150;
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true);
}

/** By the app's own router, as a link would do it. */
export async function follow(page: Page, path: string): Promise<void> {
  traffic(page, 0);
  await page.evaluate((href) => Reflect.get(window, '__TSR_ROUTER__').navigate({ href }), path);
}

/** The routes of the app that is open, as its router knows them. */
export async function routesOf(page: Page, base: string) {
  await page.goto(base);
  await settle(page);
  return page.evaluate(() => {
    const routes = Object.values(Reflect.get(window, '__TSR_ROUTER__').routesByPath as Record<string, Seen>);
    type Seen = { fullPath: string; options: { staticData?: { isForSome?: boolean } } };
    return routes.map(({ fullPath, options }) => ({
      path: fullPath.replace(/(.)\/$/, '$1'),
      isForSome: options.staticData?.isForSome ?? false,
    }));
  });
}
