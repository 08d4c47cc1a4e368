import type { Page, Request } from '@playwright/test';
import { expect, test } from './kindred.ts';
import { startStudent } from './play.ts';

/** What a page had to fetch of script, in units of 1024 bytes as they came over the wire. */
function weighScripts(page: Page): () => Promise<{ kilobytes: number; files: string[] }> {
  const sizes: Promise<{ name: string; bytes: number }>[] = [];
  const weigh = (request: Request): void => {
    if (request.resourceType() !== 'script') return;
    const name = new URL(request.url()).pathname;
    sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ name, bytes })));
  };
  page.on('requestfinished', weigh);
  return async () => {
    // What is fetched ahead from now on may still be on its way when the page is closed.
    page.off('requestfinished', weigh);
    const all = await Promise.all(sizes);
    const kilobytes = all.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    return { kilobytes, files: all.map(({ name, bytes }) => `${bytes} ${name}`) };
  };
}

test('through the login to the first scene, with who stands in it, a child fetches at most 200 KB of script', async ({
  browser,
  page,
  kindred,
}) => {
  await startStudent(page, kindred, 'zoou', { asks: true });
  // A browser that knows nothing of Kindred yet.
  const context = await browser.newContext({ locale: 'en-US' });
  const child = await context.newPage();
  const scripts = weighScripts(child);
  await child.goto(kindred.student);
  await child.getByLabel('Username').fill('maya');
  await child.getByLabel('Password', { exact: true }).fill('sunny-otter-4');
  await child.getByRole('button', { name: "Let's go!" }).click();
  await child.getByRole('link', { name: 'Play', exact: true }).click();
  await child.getByRole('button', { name: 'Not now' }).click();
  await child
    .getByRole('link', { name: /^Play / })
    .first()
    .click();
  await child.locator('[data-actor] svg').first().waitFor({ state: 'attached' });
  const { kilobytes, files } = await scripts();
  await test.info().attach('scripts', { body: files.join('\n') });
  expect(kilobytes, files.join('\n')).toBeLessThanOrEqual(200);
  // And as much as there has to be: or nothing was weighed.
  expect(kilobytes).toBeGreaterThan(100);
  await context.close();
});
