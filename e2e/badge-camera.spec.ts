import { createHash } from 'node:crypto';
import { seal } from '#platform/server/crypto.ts';
import config from '../playwright.config.ts';
import { APP_KEY, appKeyBytes } from './demo.ts';
import { filmOf } from './fake-camera.ts';
import { expect, expectAccessible, test } from './kindred.ts';

const CODE = 'badge-held-to-the-camera';
const film = filmOf(`http://student.localhost:3000/badge#${CODE}`, 'badge');
const { launchOptions } = config.use ?? {};

test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      // Says yes for the child: without a window nobody could be asked.
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test('a badge held to the camera lets a child in, and the camera is off again @whole', async ({
  page,
  kindred,
}) => {
  await kindred.database.query(
    "update students set badge_hash = $1, badge_sealed = $2 where username = 'maya'",
    [createHash('sha256').update(CODE).digest(), seal(appKeyBytes(APP_KEY), CODE)],
  );
  const setBadges = (on: boolean) =>
    kindred.database.query('update accounts set badges = $1 where username = $2', [
      on,
      'educator@kindred.test',
    ]);
  await setBadges(false);
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { cameraTracks: tracks });
    mediaDevices.getUserMedia = async (asked) => {
      const stream = await ask(asked);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const running = () =>
    page.evaluate(() => {
      const tracks: MediaStreamTrack[] = Reflect.get(globalThis, 'cameraTracks');
      return tracks.map((track) => track.readyState);
    });

  await page.goto(kindred.student);
  await page.getByRole('button', { name: 'Use my card' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Cards are turned off for you');
  expect(await running()).toEqual(['ended']);

  await setBadges(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Maya!/ })).toBeVisible();
  expect(await running()).toEqual(['ended', 'ended']);
});

test('a child who changes their mind has the form back, and the camera is off @whole', async ({
  page,
  kindred,
}) => {
  await page.route('**/assets/decode*', () => undefined);
  await page.goto(kindred.student);
  const button = page.getByRole('button', { name: 'Use my card' });
  await button.click();
  await expect(page.getByText('Hold the square on your card')).toBeVisible();
  await expect(page.getByLabel('What the camera sees')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Type my username instead' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(button).toBeFocused();
});

test('a camera that is not allowed is said in words @whole', async ({ page, kindred }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('no', 'NotAllowedError');
    };
  });
  await page.goto(kindred.student);
  await page.getByRole('button', { name: 'Use my card' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The camera is not allowed here');
});
