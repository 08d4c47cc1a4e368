import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { missionAfter } from '#product/play/rules/missions/missions.ts';
import {
  buildTeacher,
  expect,
  expectAccessible,
  expectLarge,
  type Kindred,
  startSession,
  test,
} from './kindred.ts';
import { byTouch, doneScenes, playToEnd, startStudent } from './play.ts';
import { buildReported, expectFit } from './reported.ts';

const ROUND = '/educator/emotion-check-ins/sel/round';
const LIST = '/educator/emotion-check-ins/sel';
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWX');
/** Twenty-four, in the order of their names. */
const CLASS = LETTERS.map((letter) => `Robin ${letter}selby`);

/** A class that its teacher has had since the summer. */
async function buildClass({ database }: Kindred, username: string, students: string[]): Promise<void> {
  await buildTeacher(database, {
    username,
    name: ['Verity', 'Oakhurst'],
    besides: 'educator@kindred.test',
    students,
  });
  await database.query(
    `update students set created_at = now() - interval '90 days'
     where owner_id = (select id from accounts where username = $1)`,
    [username],
  );
}

type Kept = { last_name: string; seen: (string | null)[]; is_whole: boolean };
async function keptBy({ database }: Kindred, username: string): Promise<Kept[]> {
  const { rows } = await database.query(
    `select s.last_name, o.is_whole, array[o.ic, o.com, o.coop, o.ini, o.emp, o.er] as seen
     from observations o join students s on s.id = o.student_id join accounts a on a.id = o.observer_id
     where a.username = $1 order by s.last_name`,
    [username],
  );
  return rows;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('twenty-four children by keyboard alone: six keys each, kept at once', async ({ page, kindred }) => {
  test.slow();
  const username = 'keys@kindred.test';
  await buildClass(kindred, username, CLASS);
  await startSession(page, kindred, username);
  await page.goto(`${kindred.dashboard}${LIST}`);
  await expect(page.getByText('0 of 24 done')).toBeVisible();
  const start = page.getByRole('link', { name: 'Start', exact: true });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Robin Aselby')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Impulse control/ })).toBeFocused();
  let presses = 0;
  for (const [at, name] of CLASS.entries()) {
    await expect(heading(page, name)).toBeVisible();
    for (const key of Array.from(at % 2 === 0 ? '123012' : '333333')) {
      await page.keyboard.press(key);
      presses += 1;
    }
  }
  expect(presses).toBe(6 * 24);
  await expect(heading(page, 'That was everyone')).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const kept = await keptBy(kindred, username);
  expect(kept).toHaveLength(24);
  expect(kept.every(({ is_whole: whole }) => whole)).toBe(true);
  expect(kept[0]?.seen).toEqual(['not-yet', 'sometimes', 'mostly', 'didnt-see', 'not-yet', 'sometimes']);
  expect(kept[1]?.seen).toEqual(Array.from({ length: 6 }, () => 'mostly'));
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
  await expect(page.getByText('24 of 24 done')).toBeVisible();
  await expect(page.getByRole('row', { name: /Aselby, Robin/ })).toContainText('Not yet');
});

test('back to change, skip, leave and come back; without a network nothing is lost @whole', async ({
  page,
  kindred,
}) => {
  const username = 'slow@kindred.test';
  await buildClass(kindred, username, ['Ada Birch', 'Bo Cedar', 'Cy Dune']);
  await startSession(page, kindred, username);
  await page.goto(`${kindred.dashboard}${ROUND}`);
  await expect(heading(page, 'Ada Birch')).toBeVisible();
  await page.keyboard.type('33');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(heading(page, 'Bo Cedar')).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.type('222222');
  await expect(heading(page, 'Cy Dune')).toBeVisible();
  await expect(page.getByText(/No connection. 1 not saved yet/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Save and stop' }).click();
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(heading(page, 'Ada Birch')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Cooperation/ })).toBeFocused();
  const kept = await keptBy(kindred, username);
  expect(kept).toMatchObject([
    { last_name: 'Birch', seen: ['mostly', 'not-yet', null, null, null, null] },
    { last_name: 'Cedar', is_whole: true },
  ]);
});

test('what play shows is hidden until all six are said, then stands beside it, also on the page of the child @whole', async ({
  page,
  kindred,
}) => {
  const username = 'beside@kindred.test';
  const {
    done: [id],
  } = await buildReported(kindred, {
    username,
    name: ['Verity', 'Oakhurst'],
    done: ['Chia-Wei Quon'],
    half: [],
  });
  await kindred.database.query(
    `update students set created_at = now() - interval '90 days', active_program = 'zoou' where id = $1`,
    [id],
  );
  await startSession(page, kindred, username);
  await page.goto(`${kindred.dashboard}${ROUND}`);
  await expect(heading(page, 'Chia-Wei Quon')).toBeVisible();
  await page.keyboard.type('22311');
  await expect(page.getByText(/^Play:/)).toHaveCount(0);
  await page.keyboard.type('0');
  await expect(heading(page, 'That was everyone')).toBeVisible();
  const row = page.getByRole('row', { name: /Quon, Chia-Wei/ });
  await expect(row.getByText('Play: Proficient')).toBeVisible();
  await expectFit(page);
  await page.goto(`${kindred.dashboard}/educator/students/${id}`);
  await expect(page.getByText('You saw: Mostly')).toBeVisible();
  await expect(page.getByText('You didn’t see it')).toBeVisible();
  await expectFit(page);
  await page.goto(`${kindred.dashboard}/educator/group-data`);
  await expect(page.getByRole('row', { name: /Quon, Chia-Wei/ })).toContainText('Sometimes');
  await expectFit(page);
  await page.goto(`${kindred.dashboard}${LIST}`);
  await expect(page.getByText('1 of 1 done')).toBeVisible();
  await expectFit(page);
});

test('by thumb, in Chinese @whole', async ({ page, kindred }) => {
  const username = 'thumb@kindred.test';
  await buildClass(kindred, username, ['Ada Birch', 'Bo Cedar']);
  await startSession(page, kindred, username);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${kindred.branded('taiwan').dashboard}${ROUND}`);
  await expect(heading(page, 'Ada Birch')).toBeVisible();
  for (const group of await page.getByRole('group').filter({ hasText: '有時候' }).all()) {
    await group.getByRole('button', { name: '有時候' }).click();
  }
  await expect(heading(page, 'Bo Cedar')).toBeVisible();
  await expect(page.getByText('已儲存')).toBeVisible();
  expect(await keptBy(kindred, username)).toMatchObject([{ last_name: 'Birch', is_whole: true }]);
  await expectFit(page);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('after a scene a child gets something to try, and its teacher sees it done @whole', async ({
    page,
    browser,
    kindred,
  }) => {
    test.slow();
    const mission = missionAfter({ id: 'academy-ic-1', skill: 'ic' });
    const words = (branch: string, part: string) =>
      JSON.parse(readFileSync(new URL(`../locales/en/${branch}.json`, import.meta.url), 'utf8'))[part][
        mission
      ];
    const student = await startStudent(page, kindred, 'academy', { hurries: true });
    await page.goto(`${kindred.student}/student/play/academy-ic-1`);
    await expect(page.getByRole('heading', { level: 1, name: 'The Pop Pod' })).toBeVisible();
    await playToEnd(page, byTouch);
    await expect(page.getByRole('main').getByText(words('play-missions', 'k-2'))).toBeVisible();
    await expectAccessible(page);
    await expectLarge(page);
    await expect.poll(() => doneScenes(kindred, student)).toEqual(['academy-ic-1']);

    const { rows } = await kindred.database.query(
      'select a.username from accounts a join students s on s.owner_id = a.id where s.id = $1',
      [student],
    );
    const adult = await (await browser.newContext()).newPage();
    await startSession(adult, kindred, rows[0].username);
    await adult.goto(`${kindred.dashboard}/educator/students/${student}`);
    await expect(adult.getByText(words('observations', 'missions'))).toBeVisible();
    await adult.getByRole('button', { name: 'Saw it' }).click();
    await expect(adult.getByText('You saw it on')).toBeVisible();
    await adult.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(adult.getByRole('button', { name: 'Saw it' })).toBeVisible();
    await adult.context().close();
  });
});
