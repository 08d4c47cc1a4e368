import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#brands/brand.ts';
import calm from '#product/play/scenes/cool-down/activities.json' with { type: 'json' };
import { test as base, expect } from './kindred.ts';
import { atOnce, doneScenes, formOfScene, scenesOf, startStudent } from './play.ts';
import { playedBefore, scenesBefore } from './play-behind.ts';
import { looking, prepareWalk, walkToEnd } from './play-walk.ts';

const PROGRAMS = ['academy', 'zoou', 'ssgrin', 'hoh', 'sim'];

/** A small window, so that what does not fit is seen: a school computer's, with its bars. */
const test = base.extend({ viewport: { width: 1366, height: 625 } });

/** What broke on the page since it was last asked. */
function breaking(page: Page): () => string[] {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('console', (message) => {
    const { pathname } = new URL(message.location().url || page.url());
    if (message.type() === 'error') broken.push(`${message.text()} ${pathname}`);
  });
  return () => broken.splice(0);
}

for (const locale of LOCALES) {
  for (const program of PROGRAMS) {
    for (const scene of scenesOf(program)) {
      test(`${scene} is told in ${locale}, whole and without a fault @proof`, async ({
        page,
        context,
        kindred,
      }) => {
        test.slow();
        await context.addCookies([{ name: 'locale', value: locale, url: kindred.student }]);
        await prepareWalk(page);
        const broken = breaking(page);
        const done = scenesBefore(scene);
        const student = await startStudent(page, kindred, program, {
          done,
          form: formOfScene(scene),
          hurries: true,
        });
        await playedBefore(kindred, student, done);
        await page.goto(`${kindred.student}/student/play/${scene}`);
        expect.soft(await walkToEnd(page, locale)).toEqual([]);
        await expect
          .poll(() => doneScenes(kindred, student))
          .toEqual(expect.arrayContaining([...done, scene]));
        expect.soft(broken()).toEqual([]);
      });
    }
  }

  test(`every calm place is told in ${locale}, whole and without a fault @proof`, async ({
    page,
    context,
    kindred,
  }) => {
    test.setTimeout(calm.activities.length * 90_000);
    await context.addCookies([{ name: 'locale', value: locale, url: kindred.student }]);
    await prepareWalk(page);
    const broken = breaking(page);
    await startStudent(page, kindred, 'academy', { hurries: true });
    await page.goto(`${kindred.student}/student/play/cool-down`);
    const main = page.getByRole('main');
    const named = (words: Record<Locale, string>) =>
      main.getByRole('button', { name: words[locale], exact: true });
    await expect(main.getByRole('listitem')).toHaveCount(calm.activities.length);
    for (const [nth, { id, title }] of calm.activities.entries()) {
      await test.step(id, async () => {
        const { look, press, wrong } = looking(page, locale);
        await press(page, main.getByRole('listitem').nth(nth).getByRole('button'));
        await expect(main.getByRole('region', { name: title[locale] })).toBeVisible();
        while (await named(calm.shared.next).isVisible()) await press(page, named(calm.shared.next));
        await expect(main.getByRole('heading', { name: calm.shared.done[locale] })).toBeVisible();
        await look();
        await atOnce(page, named(calm.shared.other));
        expect.soft(wrong(), id).toEqual([]);
        expect.soft(broken(), id).toEqual([]);
      });
    }
  });
}
