import { addDays, dayIn, mondayOf } from '#platform/contract/days.ts';
import { buildTeacher, expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';

const TEACHER = 'with.feelings@kindred.test';
const FEELINGS: Readonly<Record<string, string>> = {
  m: 'mad',
  s: 'sad',
  w: 'worried',
  o: 'okay',
  h: 'happy',
  '-': 'skipped',
};
/** A letter a day from Monday on; a dot where nobody asked. */
const CLASS: readonly [string, string][] = [
  ['Ottilie Tavener', 'owww'],
  ['Marlo Fenwicke', 'ssos'],
  ['Jerrold Ockham', 'o.om'],
  ['Kester Falconer', 'osos'],
  ['Sandor Ailwyn', 'oh--'],
  ['Elspeth Akroyd', 'hhoo'],
  ['Jolyon Benbow', '..oo'],
  ['Lorcan Nettle', 'hohhh'],
  ['Petra Dunmore', '....'],
];
/** The whole week is over, whichever day it is. */
const LAST_MONDAY = addDays(mondayOf(dayIn('America/New_York', new Date())), -7);

async function buildWeek({ database }: Kindred): Promise<void> {
  const known = await database.query('select 1 from accounts where username = $1', [TEACHER]);
  if (known.rowCount !== 0) return;
  await buildTeacher(database, {
    username: TEACHER,
    name: ['Adaeze', 'Vega'],
    besides: 'educator@kindred.test',
    students: CLASS.map(([name]) => name),
  });
  await database.query(
    `update students s set created_at = now() - interval '60 days' from accounts a where a.id = s.owner_id and a.username = $1`,
    [TEACHER],
  );
  for (const [name, letters] of CLASS) {
    for (const [at, letter] of letters.split('').entries()) {
      const feeling = FEELINGS[letter];
      if (feeling === undefined) continue;
      const day = addDays(LAST_MONDAY, at);
      await database.query(
        `insert into check_ins (student_id, id, at, on_day, feeling, told_to)
         select s.id, gen_random_uuid(), ($3::date + time '09:41') at time zone sc.time_zone, $3, $4, array[a.id]
         from students s join accounts a on a.id = s.owner_id join schools sc on sc.id = s.school_id
         where a.username = $1 and s.first_name || ' ' || s.last_name = $2`,
        [TEACHER, name, day, feeling],
      );
    }
  }
}

test('the weekly notice leads to its week, and a face to its moment @whole', async ({ page, kindred }) => {
  await buildWeek(kindred);
  await kindred.database.query(
    `insert into dashboard_notifications (account_id, kind, data, at, operation_id)
     select id, 'weekly-emotion-check-in', jsonb_build_object('week', $2::date, 'students', 8), now(), 'e2e-week:' || id
     from accounts where username = $1 on conflict do nothing`,
    [TEACHER, LAST_MONDAY],
  );
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/notifications`);
  await page.getByRole('link', { name: 'See that week' }).click();
  await expect(page).toHaveURL(new RegExp(`/educator/emotion-check-ins\\?.*week=${LAST_MONDAY}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emotion check-ins');

  const table = page.getByRole('table', { name: 'Emotion check-ins' });
  const row = (name: RegExp) => table.getByRole('row', { name });
  await expect(row(/^Your class/)).toContainText('Happy: 2');
  await expect(row(/Tavener, Ottilie/)).toContainText('Worried 3 times in a row');
  await expect(row(/Fenwicke, Marlo/)).toContainText('Sad on 3 of 4 days');
  await expect(row(/Ailwyn, Sandor/)).toContainText('Not now, twice');
  await expect(row(/Dunmore, Petra/)).toContainText('No answer yet');
  // Who needs a look stands first, who was not asked last.
  const names = await table.getByRole('rowheader').allTextContents();
  expect(names.slice(1, 3).toSorted()).toEqual(['Fenwicke, Marlo', 'Tavener, Ottilie']);
  expect(names.at(-1)).toBe('Dunmore, Petra');
  await expectAccessible(page);

  await row(/Tavener, Ottilie/)
    .getByRole('button', { name: 'Tavener, Ottilie, Thursday: Worried. Show the moment' })
    .click();
  const moment = page.getByRole('dialog', { name: /Tavener, Ottilie, Thursday/ });
  await expect(moment).toContainText('9:41');
  await expect(moment).toContainText('Nothing was played afterward that day.');
  await expect(moment).toContainText('Did not go to the Cool Down Corner.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'The week before' }).click();
  await expect(page).toHaveURL(new RegExp(`week=${addDays(LAST_MONDAY, -7)}`));
  await expect(row(/Tavener, Ottilie/)).not.toContainText('in a row');
  await page.getByRole('button', { name: 'This week' }).click();
  await expect(page).not.toHaveURL(/week=/);
  await expect(page.getByRole('button', { name: 'The week after' })).toBeDisabled();
  const weeks = page.getByRole('region', { name: 'The four weeks before' });
  await expect(weeks.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(weeks).toContainText('Worried: 3');

  await page.getByRole('searchbox').fill('fenwicke');
  await expect(table.getByRole('row', { name: /Tavener/ })).toHaveCount(0);
  await expect(row(/^Your class/)).toContainText('of 1 checked in today');
});

test('on a phone the week is a card a child, with faces that a thumb can press @whole', async ({
  page,
  kindred,
}) => {
  await buildWeek(kindred);
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/emotion-check-ins?week=${addDays(LAST_MONDAY, 3)}`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Tavener, Ottilie' }) });
  await expect(card).toContainText('Worried 3 times in a row');
  await expect(page.getByRole('table')).toHaveCount(0);
  const face = card.getByRole('button', { name: /Thursday: Worried/ });
  const box = await face.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await face.click();
  await expect(page.getByRole('dialog')).toContainText('Worried');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Tavener, Ottilie' }).click();
  await expect(page).toHaveURL(/\/educator\/students\/\d+/);
});

test('who runs a school reads shares of classes, and no child @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/emotion-check-ins`);
  const all = page.getByRole('radio', { name: 'All classes' });
  await all.check();
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /Adaeze Whitfield/ })).toContainText('24');
  await expect(table.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});
