import type { Page } from '@playwright/test';
import { expect, expectAccessible, startSession, test } from './kindred.ts';

type Shown = { isPaused: boolean; at: number; seconds: number; tracks: string[]; cue: string };

/** What the film is doing, and which captions it shows. */
function shown(page: Page): Promise<Shown> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => {
    const tracks = [...video.textTracks];
    const showing = tracks.find(({ mode }) => mode === 'showing');
    const cue = showing?.activeCues?.[0];
    return {
      isPaused: video.paused,
      at: video.currentTime,
      seconds: video.duration,
      tracks: tracks.map(({ kind, language, mode }) => `${kind} ${language} ${mode}`),
      cue: cue !== undefined && 'text' in cue ? String(cue.text) : '',
    };
  });
}

test('a new teacher watches the film with captions, by keys, and folds it away @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  const fetched: string[] = [];
  page.on('response', (reply) => {
    if (/\.(webm|mp4)$/.test(reply.url()))
      fetched.push(`${reply.status()} ${reply.headers()['content-type']}`);
  });
  await page.goto(`${kindred.dashboard}/educator/getting-started`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Kindred in 80 seconds');
  const text = page.getByRole('region', { name: 'Text version' });
  await expect(text.getByRole('listitem')).toHaveCount(10);
  await expect(text).toContainText('Add a student in under a minute');
  await expect(page.getByText('The film has no sound.')).toBeVisible();
  await expectAccessible(page);

  // Nothing plays by itself, and nothing of the film is fetched.
  expect(await shown(page)).toMatchObject({
    isPaused: true,
    at: 0,
    tracks: ['captions en showing', 'captions zh-TW disabled'],
  });
  expect(fetched).toEqual([]);

  await page.locator('video').focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await shown(page)).at, { timeout: 30_000 }).toBeGreaterThan(0.6);
  await expect.poll(async () => (await shown(page)).cue).toBe('Big feelings. Small steps.\nReal practice.');
  await page.keyboard.press('Space');
  const { isPaused, seconds } = await shown(page);
  expect(isPaused).toBe(true);
  expect(Math.round(seconds)).toBe(80);
  expect(new Set(fetched)).toEqual(new Set(['206 video/webm']));

  await page.getByRole('button', { name: 'Hide the film' }).click();
  await expect(page.locator('video')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the film' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('video')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the film' }).click();
  await expect(page.locator('video')).toBeVisible();
});

test('a parent has the captions in words of home, and in the own language @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent/getting-started`);
  const text = page.getByRole('region', { name: 'Text version' });
  await expect(text).toContainText('Add a child in under a minute');
  await expect(text).not.toContainText(/student|class/i);
  const captions = page.locator('track[srclang="en"]');
  const address = (await captions.getAttribute('src')) ?? '';
  const told = await page.request.get(`${kindred.dashboard}${address}`);
  expect(told.headers()['content-type']).toBe('text/vtt; charset=utf-8');
  expect(await told.text()).toContain('Add a child in under a minute.');

  await page.context().addCookies([{ name: 'locale', value: 'zh-TW', url: kindred.dashboard }]);
  await page.goto(`${kindred.dashboard}/parent/getting-started`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('80 秒認識 Kindred');
  await expect
    .poll(async () => (await shown(page)).tracks)
    .toEqual(['captions zh-TW showing', 'captions en disabled']);
  await expect(page.locator('video source').first()).toHaveAttribute('src', /film\.zh-TW-.+\.webm$/);
});

test('where the film cannot be played its pictures are stepped through by hand @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.route(/\.(webm|mp4)$/, (route) => route.abort());
  await page.goto(`${kindred.dashboard}/educator/getting-started`);
  await page.locator('video').evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined));
  const pictures = page.getByRole('region', { name: 'Pictures from the film' });
  await expect(pictures.getByText('Big feelings.')).toBeVisible();
  await expect(pictures.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  await pictures.getByRole('button', { name: 'Next' }).click();
  await expect(pictures.getByText('Picture 2 of 10')).toBeAttached();
  await expect(pictures.getByText('Add a student in under a minute')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the film has all of the width and the whole screen by a press, and its text is not cut @whole', async ({
  page,
  kindred,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/getting-started`);
  const show = page.getByRole('button', { name: 'Show the film' });
  const video = page.locator('video');
  await expect(show.or(video)).toBeVisible();
  if (await show.isVisible()) await show.click();
  expect((await video.boundingBox())?.width).toBeGreaterThan(350);
  await page.getByRole('button', { name: 'Watch full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName ?? 'none')).toBe('VIDEO');
  await page.evaluate(() => document.exitFullscreen());
  await video.evaluate((film: HTMLVideoElement) => film.pause());
  await page.getByRole('button', { name: 'Show the whole text' }).click();
  const text = page.getByRole('region', { name: 'Text version' });
  expect(await text.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
  await expectAccessible(page);
});
