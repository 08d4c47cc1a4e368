import { expect, expectAccessible, expectLarge, test } from './kindred.ts';
import { byKeys, fakeVoice, startStudent } from './play.ts';

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a child dresses up, and is itself in the next story, on any device', async ({ page, kindred }) => {
    const student = await startStudent(page, kindred, 'academy');
    await page.goto(`${kindred.student}/student/play`);
    await page.getByRole('link', { name: 'Dress up' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'This is me' })).toBeVisible();
    await page.getByRole('button', { name: 'A person' }).tap();
    await page.getByRole('button', { name: 'Hair', exact: true }).tap();
    await page.getByRole('radio', { name: 'Braids' }).tap();
    await page.getByRole('button', { name: 'Helpers' }).tap();
    await page.getByRole('checkbox', { name: 'Wheelchair' }).tap();
    await expect(page.getByRole('status').getByText('That is you now.')).toBeVisible();
    await expectAccessible(page);
    await expectLarge(page);
    const figure = async () => {
      const { rows } = await kindred.database.query('select figure from play_mine where student_id = $1', [
        student,
      ]);
      return rows[0]?.figure;
    };
    await expect.poll(figure).toMatchObject({ as: 'person', hair: 'braids', aids: ['wheelchair'] });
    await page.reload();
    await page.getByRole('button', { name: 'Hair', exact: true }).tap();
    await expect(page.getByRole('radio', { name: 'Braids' })).toBeChecked();
  });
});

test('who does not read hears each tab and ready words when they are pressed @whole', async ({
  page,
  kindred,
}) => {
  await page.addInitScript(fakeVoice, { languages: ['en-US'], ends: true });
  await startStudent(page, kindred, 'academy');
  const last = () => page.evaluate(() => Reflect.get(window, 'said').at(-1));
  await page.goto(`${kindred.student}/student/play/me`);
  await page.getByRole('button', { name: 'Fur' }).click();
  await expect.poll(last).toBe('Fur');
  await page.goto(`${kindred.student}/student/play/comics`);
  await page.getByRole('button', { name: 'Make a comic' }).click();
  await page.getByRole('button', { name: 'Poses' }).click();
  await expect.poll(last).toBe('Poses');
  await page.getByRole('button', { name: 'Words' }).click();
  await page.getByRole('button', { name: 'Can you help me?' }).click();
  await expect.poll(last).toBe('Can you help me?');
  await expect(page.getByRole('figure').getByText('Can you help me?')).toBeVisible();
});

test('keepsakes are put up in a room of one’s own, with keys alone @whole', async ({ page, kindred }) => {
  const student = await startStudent(page, kindred, 'zoou');
  await kindred.database.query(
    `update program_progress set keepsakes = '["bell-ringer", "two-hearts"]' where student_id = $1`,
    [student],
  );
  await page.goto(`${kindred.student}/student/play/my-place`);
  const room = page.getByRole('region', { name: 'Your room' });
  await byKeys(page, page.getByRole('button', { name: 'The ferry bell' }));
  await byKeys(page, room.getByRole('button', { name: 'On the shelf, place 2' }));
  await expect(room.getByRole('button', { name: 'The ferry bell' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(room.getByRole('button', { name: 'The ferry bell' })).toBeVisible();
  await room.getByRole('button', { name: 'The ferry bell' }).click();
  await page.getByRole('button', { name: 'Back in the box' }).click();
  await expect(room.getByRole('button', { name: 'The ferry bell' })).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Things to put up' }).getByText('The ferry bell'),
  ).toBeVisible();
});

test('on the puppet stage friends come, feel, move and go, with what the stories have opened @whole', async ({
  page,
  kindred,
}) => {
  await startStudent(page, kindred, 'academy', { done: ['academy-ic-1', 'academy-com-1'] });
  await page.goto(`${kindred.student}/student/play`);
  await page.getByRole('link', { name: 'Puppet Stage' }).click();
  await page.getByRole('button', { name: 'Nim' }).click();
  await expect(page.getByRole('button', { name: 'Nim' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Left', exact: true }).click();
  await page.getByRole('button', { name: 'Faces' }).click();
  await page.getByRole('button', { name: 'Surprised' }).click();
  await expect(page.getByRole('button', { name: 'Surprised' })).toHaveAttribute('aria-pressed', 'true');
  // Two stories, two toys.
  await expect(page.getByRole('button', { name: 'Moves' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Friends' }).click();
  await page.getByRole('button', { name: 'Bye' }).click();
  await expect(page.getByRole('button', { name: 'Nim' })).toHaveAttribute('aria-pressed', 'false');
});

test('what a check gave is a toy at once: on the puppet stage, and for the room @whole', async ({
  page,
  kindred,
}) => {
  const check = 'zoou-check-a-coop';
  const student = await startStudent(page, kindred, 'zoou', { done: [check] });
  await kindred.database.query(
    `update program_progress set keepsakes = '["toy-drum"]' where student_id = $1`,
    [student],
  );
  await page.goto(`${kindred.student}/student/play/puppets`);
  await page.getByRole('button', { name: 'Things' }).click();
  const drum = page.getByRole('button', { name: 'Drum' });
  await drum.click();
  await expect(drum).toHaveAttribute('aria-pressed', 'true');
  // One scene, one toy: the others are still to come.
  await expect(page.getByRole('button', { name: 'Pumpkin' })).toBeHidden();
  await expectAccessible(page);
  // On a school laptop all that is pressed is in sight beside the stage.
  for (const [width, height] of [
    [1366, 625],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(drum).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'To the map' })).toBeInViewport({ ratio: 1 });
  }
  await page.goto(`${kindred.student}/student/play/my-place`);
  await expect(page.getByRole('button', { name: 'The buzzing drum' })).toBeInViewport({ ratio: 1 });
});
