import { expect, expectAccessible, expectLarge, localStorageOf, startSession, test } from './kindred.ts';
import {
  byMouse,
  byTouch,
  doneScenes,
  fakeVoice,
  keptLines,
  letPass,
  type Press,
  playToEnd,
  seen,
  startStudent,
  step,
  told,
} from './play.ts';

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a child of the academy is greeted, asked how it feels, and plays to the end', async ({
    page,
    kindred,
  }) => {
    test.slow();
    const student = await startStudent(page, kindred, 'academy', { asks: true, hurries: true });
    await page.goto(`${kindred.student}/student`);
    await page.getByRole('link', { name: 'Play', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'How are you today?' })).toBeVisible();
    await page.getByRole('button', { name: 'Happy' }).tap();
    await page.getByRole('button', { name: "Let's play" }).tap();
    await expect(page.getByRole('heading', { level: 1, name: /Academy/ })).toBeVisible();

    await page.getByRole('link', { name: 'Play The Pop Pod' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'The Pop Pod' })).toBeVisible();
    while ((await seen(page)) === 'line') await step(page, byTouch);
    expect(await seen(page)).toBe('ask');
    await page.getByRole('button', { name: 'Hint' }).tap();
    await expect(page.getByRole('main').getByText('Squashed pods only go pfff.')).toBeVisible();
    await expectAccessible(page);
    await expectLarge(page);
    await page.getByRole('button', { name: 'Pause' }).tap();
    await expect(page.getByRole('dialog', { name: 'Time for a break' })).toBeVisible();
    await expectLarge(page);
    await page.getByRole('button', { name: 'Keep playing' }).tap();

    while ((await seen(page)) !== 'keepsake') await step(page, byTouch);
    await expect(page.getByText('A pop pod')).toBeVisible();
    await expectAccessible(page);
    await playToEnd(page, byTouch);
    await expect(page.getByRole('heading', { name: 'The end' })).toBeFocused();
    await expectAccessible(page);
    await expectLarge(page);
    await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();
    await expect.poll(() => doneScenes(kindred, student)).toEqual(['academy-ic-1']);
    const { rows } = await kindred.database.query(
      `select feeling, (select event ->> 'hint_used' from play_events
         where student_id = $1 and type = 'choice' and event ->> 'ask' = 'squeeze') as hinted
       from check_ins where student_id = $1`,
      [student],
    );
    expect(rows).toEqual([{ feeling: 'happy', hinted: 'true' }]);
    await page.getByRole('main').getByRole('link', { name: 'Map' }).tap();
    await expect(page.getByText('A pop pod')).toBeVisible();
  });
});

test('Play is in sight without scrolling, on a school computer and on a phone either way up @whole', async ({
  page,
  kindred,
}) => {
  await startStudent(page, kindred, 'academy');
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${kindred.student}/student`);
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('space goes on, numbers answer and Escape pauses @whole', async ({ page, kindred }) => {
  const student = await startStudent(page, kindred, 'ssgrin', { hurries: true });
  await page.goto(`${kindred.student}/student/play/ssgrin-1`);
  await expect(page.getByRole('heading', { level: 1, name: 'First Watch' })).toBeVisible();
  const first = await told(page);
  // It comes a frame after the words: who is faster than that has nothing to come back to.
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Time for a break' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep playing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await told(page)).toBe(first);
  // Back where it was: whoever plays with keys goes on from there.
  await expect(next).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => told(page)).not.toBe(first);
  const press: Press = async (_, target) => {
    const now = await seen(page);
    if (now === 'ask') await page.keyboard.press('1');
    else if (now === 'line') await page.keyboard.press('Space');
    else await target.click();
  };
  // To the first question, its answer, and on from what that led to: the whole scene is played on every device elsewhere.
  while ((await seen(page)) !== 'ask') await step(page, press);
  // A pointer that rests where the next answers appear has pointed at none of them.
  const answer = await page
    .getByRole('list', { name: 'What you can answer' })
    .getByRole('button')
    .nth(1)
    .boundingBox();
  await step(page, press);
  await page.mouse.move(
    (answer?.x ?? 0) + (answer?.width ?? 0) / 2,
    (answer?.y ?? 0) + (answer?.height ?? 0) / 2,
  );
  while ((await seen(page)) !== 'ask') await step(page, press);
  await step(page, press);
  const hovered = async () => {
    const { rows } = await kindred.database.query(
      `select count(*)::int as answers, max((event ->> 'hovered')::int) as hovered from play_events
       where student_id = $1 and type = 'choice' and event ->> 'input' = 'key'`,
      [student],
    );
    return rows[0];
  };
  await expect.poll(hovered).toEqual({ answers: 2, hovered: 0 });
  const led = await told(page);
  await step(page, press);
  await expect.poll(() => told(page)).not.toBe(led);
});

test('a break that comes before the focus has reached anything ends with the focus on the way on @whole', async ({
  page,
  kindred,
}) => {
  await startStudent(page, kindred, 'ssgrin');
  await page.goto(`${kindred.student}/student/play/ssgrin-1`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeFocused();
  // As it is for a frame after every line.
  await next.blur();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep playing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(next).toBeFocused();
});

test('numbers answer nothing once they are switched off @whole', async ({ page, kindred }) => {
  await startStudent(page, kindred, 'sim', { hurries: true });
  await page.goto(`${kindred.student}/student/play/sim-plan-b-day`);
  while ((await seen(page)) !== 'ask') await step(page, byMouse);
  const asked = await told(page);
  const turn = async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('switch', { name: 'Number keys' }).click();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  };
  await turn();
  await letPass(page);
  await page.keyboard.press('1');
  // The way through the break takes longer than an answer.
  await turn();
  expect(await told(page)).toBe(asked);
  await letPass(page);
  await page.keyboard.press('1');
  await expect.poll(() => told(page)).not.toBe(asked);
});

test('a check that is done and a scene that is not open yet lead to the map @whole', async ({
  page,
  kindred,
}) => {
  await startStudent(page, kindred, 'zoou', { done: ['zoou-check-a-ic'] });
  for (const scene of ['zoou-check-a-ic', 'zoou-ic-1']) {
    await page.goto(`${kindred.student}/student/play/${scene}`);
    await expect(page).toHaveURL(`${kindred.student}/student/play`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a comic is built without a network, and everything arrives afterwards @whole', async ({
  page,
  context,
  kindred,
}) => {
  // In the story one breathes: that takes a while.
  const student = await startStudent(page, kindred, 'sim', { hurries: true });
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await page.goto(`${kindred.student}/student/play/sim-plan-b-day`);
  while ((await seen(page)) !== 'ask') await step(page, byMouse);
  // A moment after the first line the browser has everything the scene can need.
  for (const last of ['comic-book', 'lunch-tray']) {
    await expect.poll(() => fetched.some((url) => url.includes(last))).toBe(true);
  }
  await context.setOffline(true);
  await playToEnd(page, byMouse);
  await expect(page.getByText('No internet right now', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print my comic' }).first()).toBeVisible();
  expect(await doneScenes(kindred, student)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => doneScenes(kindred, student), { timeout: 60_000 }).toEqual(['sim-plan-b-day']);
  const { rows } = await kindred.database.query(
    `select event ->> 'opt' as opt from play_events where student_id = $1 and type = 'choice'
     order by event ->> 'client_at', (event ->> 'seq')::int`,
    [student],
  );
  expect(rows).toHaveLength(5);
  // Made is made: it is there to be looked at and printed, and another can be made.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Print my comic' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Make another' }).click();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print my comic' }).first()).toBeHidden();
});

test('without a network a scene can be begun, left, and opened again where it was @whole', async ({
  page,
  context,
  kindred,
}) => {
  await startStudent(page, kindred, 'academy');
  await page.goto(`${kindred.student}/student/play`);
  // A moment after the map the browser has what the next scenes need.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('place-meadow')),
  );
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Play The Pop Pod' }).click();
  for (let steps = 0; steps < 3; steps += 1) await step(page, byMouse);
  const line = await told(page);
  await page.getByRole('link', { name: 'Map' }).click();
  await expect(page.getByText('You can keep going', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Play The Pop Pod' }).click();
  await seen(page);
  expect(await told(page)).toBe(line);
  await context.setOffline(false);
});

test('whoever comes straight to a scene is asked first; the answer is kept at once, and no voice elsewhere hears the name @whole', async ({
  page,
  kindred,
}) => {
  const student = await startStudent(page, kindred, 'academy', { asks: true });
  await page.addInitScript(fakeVoice, { languages: ['en-US'], elsewhere: true });
  await page.goto(`${kindred.student}/student/play/academy-ic-1`);
  await expect(page.getByRole('heading', { name: /Maya.*How are you today\?/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'said'))).toContain('Hi!');
  await page.getByRole('button', { name: 'Sad' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for telling me.' })).toBeVisible();
  await page.getByRole('button', { name: "Let's play" }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Pop Pod' })).toBeVisible();
  await page.getByRole('link', { name: 'Map' }).click();
  await page.getByRole('button', { name: 'How do you feel?' }).click();
  await page.getByRole('button', { name: 'Happy' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for telling me.' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Yes, log out' }).click();
  await expect(page).toHaveURL(`${kindred.student}/`);
  const { rows } = await kindred.database.query(
    `select feeling, (select count(*)::int from play_events where student_id = $1 and type = 'session_end') as ended
     from check_ins where student_id = $1 order by at`,
    [student],
  );
  expect(rows).toEqual([
    { feeling: 'sad', ended: 1 },
    { feeling: 'happy', ended: 1 },
  ]);
});

test('a killed tab goes on at the same line, and only one tab plays at a time @whole', async ({
  page,
  context,
  kindred,
}) => {
  await startStudent(page, kindred, 'academy');
  const address = `${kindred.student}/student/play/academy-ic-1`;
  await page.goto(address);
  for (let steps = 0; steps < 3; steps += 1) await step(page, byMouse);
  const line = await told(page);
  // A place between two answers is written down while the next line is read already.
  await expect.poll(() => keptLines(page)).toBe(3);
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await seen(again);
  expect(await told(again)).toBe(line);

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'You are playing in another tab' })).toBeVisible();
  await expectAccessible(other);
  // The first tab goes on, past an answer.
  for (let steps = 0; steps < 3; steps += 1) await step(again, byMouse);
  const further = await told(again);
  await other.getByRole('button', { name: 'Play here' }).click();
  await seen(other);
  expect(await told(other)).toBe(further);
  await expect(again.getByRole('heading', { name: 'You are playing in another tab' })).toBeVisible();
});

test('what a child did is on its other devices, too @whole', async ({ page, browser, kindred }) => {
  await startStudent(page, kindred, 'academy');
  await page.goto(`${kindred.student}/student/play/academy-ic-1`);
  while ((await seen(page)) !== 'ask') await step(page, byMouse);
  await step(page, byMouse);
  // Past the answer, and on to a line after it.
  await step(page, byMouse);
  const line = await told(page);
  await page.getByRole('link', { name: 'Map' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Academy/ })).toBeVisible();
  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  const token = (await localStorageOf(page))['access-token'];
  await elsewhere.addInitScript((value) => {
    localStorage.setItem('access-token', value ?? '');
    localStorage.setItem('username', 'maya');
  }, token);
  await elsewhere.goto(`${kindred.student}/student/play/academy-ic-1`);
  await seen(elsewhere);
  expect(await told(elsewhere)).toBe(line);
  await device.close();
});

test('without a license the map says whom to ask', async ({ page, kindred }) => {
  const student = await startStudent(page, kindred, 'academy');
  const change = `update students set license_ends_on = $2 where id = $1`;
  const { rows } = await kindred.database.query(
    `select license_ends_on::text as day from students where id = $1`,
    [student],
  );
  await kindred.database.query(change, [student, '2020-01-01']);
  await page.goto(`${kindred.student}/student/play`);
  await expect(page.getByText('ask your teacher or parent')).toBeVisible();
  await expectAccessible(page);
  await kindred.database.query(change, [student, rows[0].day]);
});

test('an educator previews a program, and nothing is kept of it @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(`${kindred.dashboard}/educator`);
  await page.getByRole('link', { name: 'Getting Started' }).click();
  await page.getByRole('link', { name: /^Preview Stories in Motion/ }).click();
  await expect(page.getByText('nothing is saved', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /Plan B Day/ })
    .first()
    .click();
  await playToEnd(page, byMouse);
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Map' }).click();
  await page.getByRole('link', { name: 'Back to Getting Started' }).click();
  await expect(page.getByRole('heading', { name: 'Game Previews' })).toBeVisible();
  expect(sent.filter((address) => address.includes('/play'))).toEqual([]);
});

test('the youngest are read to, with the word marked, until they switch it off', async ({
  page,
  kindred,
}) => {
  await startStudent(page, kindred, 'academy');
  await page.addInitScript(fakeVoice, { languages: ['en-US'] });
  await page.goto(`${kindred.student}/student/play/academy-ic-1`);
  await expect(page.getByRole('main').locator('p span').getByText('Tiptoe,', { exact: true })).toBeVisible();
  const said = () => page.evaluate(() => Reflect.get(window, 'said'));
  expect(await said()).toEqual(['Tiptoe, please.']);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await step(page, byMouse);
  expect(await said()).toEqual(['Tiptoe, please.']);
  await page.getByRole('button', { name: 'Read it to me' }).click();
  await expect.poll(said).toEqual(['Tiptoe, please.', 'It is fat.']);
});

test('debug mode shows what answers say and jumps; every question fits every screen @whole', async ({
  page,
  kindred,
}) => {
  const student = await startStudent(page, kindred, 'academy');
  await kindred.database.query(`update students set game_debug = true where id = $1`, [student]);
  await page.goto(`${kindred.student}/student/play/academy-ic-1`);
  await page.getByText('Debug mode').click();
  await page.getByRole('button', { name: 'comfort', exact: true }).click();
  await expect.poll(() => told(page)).toBe('What do you do for Nim?');
  await expect(page.getByRole('definition').filter({ hasText: 'emp 2' })).toBeVisible();
  await page.getByText('Debug mode').click();
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const answers = page.getByRole('list', { name: 'What you can answer' }).getByRole('button');
    await expect(answers).toHaveCount(3);
    await answers.last().scrollIntoViewIfNeeded();
    await expect(answers.last()).toBeInViewport();
    await expectLarge(page);
  }
  await step(page, byMouse);
  await page.getByRole('link', { name: 'Map' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Academy/ })).toBeVisible();
  await kindred.database.query(`update students set game_debug = false where id = $1`, [student]);
  expect(await doneScenes(kindred, student)).toEqual([]);
});
