import type { Page } from '@playwright/test';
import { aMorning, havePlayed } from './homes.ts';
import { expect, expectAccessible, expectFit, startSession, test } from './kindred.ts';

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

test('a new teacher is led from the first student to the first play, step by step @whole', async ({
  page,
  kindred,
}) => {
  const email = 'first.run@larch.test';
  await kindred.database.query(
    `insert into accounts (scope, role, username, first_name, last_name, password_hash, status, source, school_id)
     select 'educator', 'educator', $1, 'Faye', 'Rasmussen', password_hash, 'verified', 'form', school_id
     from accounts where username = 'educator@kindred.test'`,
    [email],
  );
  await startSession(page, kindred, email);
  await page.goto(`${kindred.dashboard}/educator`);
  const steps = card(page, 'Your first steps');
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps.getByRole('listitem').first()).toContainText('Done');
  await expect(steps.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Add your first student' }).click();
  await expect(page.getByRole('dialog', { name: 'Add student' })).toBeVisible();
  await kindred.database.query(
    `insert into students (owner_id, school_id, first_name, last_name, username, password_sealed, grade)
     select o.id, o.school_id, 'Pia', 'Larch', 'pia.first.run', s.password_sealed, 3
     from accounts o, students s where o.username = $1 and s.username = 'maya'`,
    [email],
  );
  await page.goto(`${kindred.dashboard}/educator`);
  const [added, cards, play] = [1, 2, 3].map((at) => steps.getByRole('listitem').nth(at));
  await expect(added ?? steps).toContainText('Done');
  await expect(play ?? steps).toContainText('No one can play yet');
  await (cards ?? steps).getByRole('button', { name: 'Print login cards' }).click();
  await expect(page.getByRole('dialog').getByText('Larch, Pia')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards ?? steps).toContainText('Done');

  await havePlayed(kindred, email);
  await expect(page.getByRole('heading', { name: 'How your class feels today' })).toBeVisible();
  await expect(steps).toBeHidden();
  // The last step waits below the class.
  const left = card(page, 'Still to come');
  await expect(left.getByRole('listitem')).toHaveCount(1);
  await expect(left).toContainText('First report');
});

test('who teaches at home sees each child in words of home, a tab each @whole', async ({ page, kindred }) => {
  await havePlayed(kindred, 'home@kindred.test');
  await startSession(page, kindred, 'home@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await expect(page.getByRole('heading', { level: 2, name: 'My children' })).toBeVisible();
  await page.getByRole('tab', { name: 'Freja' }).click();
  await expect(page.getByRole('heading', { level: 3, name: /Freja/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How Freja felt' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Try at home' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the login card' })).toBeVisible();
  // An address is no word.
  await expect(page.locator('body')).not.toContainText(/(?<!\/\/)\b(students?|roster|class|assign)\b/i);
  await expectFit(page);
  await page.getByRole('link', { name: 'See progress' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator/progress`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progress');
  await expectFit(page);
  // Nothing is asked that only a school knows.
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('button', { name: 'Add child', exact: true }).first().click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('First name')).toBeVisible();
  await expect(form.getByLabel(/Teacher|\bID\b/)).toHaveCount(0);
  await expect(page.getByText(/bulk upload/i)).toHaveCount(0);
});

test('a counselor reads the caseload, and of feelings only what children told them @whole', async ({
  page,
  kindred,
}) => {
  const { rows } = await kindred.database.query(
    `select c.id as counselor, s.id, s.first_name || ' ' || s.last_name as name, s.owner_id
     from accounts c join student_shares sh on sh.account_id = c.id join students s on s.id = sh.student_id
     where c.username = 'clinician@kindred.test' and s.archived_at is null order by s.id limit 2`,
  );
  const [told, untold] = rows;
  await kindred.database.query('delete from check_ins where student_id = any($1)', [[told.id, untold.id]]);
  await kindred.database.query(
    `insert into check_ins (student_id, id, at, on_day, feeling, told_to)
     select s.id, gen_random_uuid(), now(), (now() at time zone coalesce(sc.time_zone, 'America/New_York'))::date, 'mad',
       case when s.id = $1 then array[$3::bigint, s.owner_id] else array[s.owner_id] end
     from students s left join schools sc on sc.id = s.school_id where s.id in ($1, $2)`,
    [told.id, untold.id, told.counselor],
  );
  await havePlayed(kindred, 'clinician@kindred.test');
  await startSession(page, kindred, 'clinician@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  const hard = card(page, 'Hard feelings today');
  await expect(hard.getByRole('link', { name: told.name })).toBeVisible();
  await expect(hard).not.toContainText(untold.name);
  const caseload = card(page, 'Caseload');
  await expect(caseload).toContainText(/\d+ children: \d+ of your own, \d+ shared with you/);
  await expectAccessible(page);
  await caseload.getByRole('button', { name: `Say hello, note it: ${told.name}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Note' }).fill('Said hello at the door.');
  await form.getByRole('button', { name: /Save|Write/ }).click();
  await expect(caseload.getByRole('button', { name: `Say hello, note it: ${told.name}` })).toBeHidden();
});

test('on a phone a counselor’s home begins with whom to see to, and what is quiet is rows of a line @whole', async ({
  page,
  kindred,
}) => {
  await havePlayed(kindred, 'clinician@kindred.test');
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, kindred, 'clinician@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await expect(card(page, 'Caseload').getByRole('button', { name: /^Show \d+ more$/ })).toBeVisible();
  const notes = page.locator('details', { hasText: 'No note for 30 days' });
  await expect(notes.locator('summary')).toContainText(/\d+ child/);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(3600);
  await notes.locator('summary').click();
  await expect(notes.getByRole('link').first()).toBeVisible();
});

test('who runs a district reads eight weeks of its schools, and what is worth a call', async ({
  page,
  kindred,
}) => {
  await kindred.database.query(
    `insert into play_weeks (school_id, owner_id, monday, children)
     select s.school_id, s.owner_id, date_trunc('week', current_date)::date - 7 * w, count(*)
     from students s cross join generate_series(1, 8) w
     where s.school_id is not null and s.archived_at is null group by 1, 2, 3 on conflict do nothing`,
  );
  await startSession(page, kindred, 'district@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  const schools = card(page, 'Schools');
  await expect(schools.getByRole('row', { name: /Larkspur/ })).toContainText(
    /Children who played in the eight weeks before this one: \d+(, \d+){7}/,
  );
  await expect(card(page, 'Worth a call').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('on a phone who runs a school or a district reads the same, a place after the other @whole', async ({
  page,
  kindred,
}) => {
  for (const [who, title, place] of [
    ['admin@kindred.test', 'Teachers', 'Adaeze Whitfield'],
    ['district@kindred.test', 'Schools', /Larkspur/],
  ] as const) {
    await startSession(page, kindred, who);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${kindred.dashboard}/educator`);
    const places = card(page, title);
    await expect(places.getByText(place).first()).toBeVisible();
    await expect(places.getByText(/^\d+ of \d+$/).first()).toBeVisible();
    await expect(card(page, 'Worth a call')).toBeVisible();
    // What there is of the account is a row that opens.
    const account = page.locator('details', { hasText: 'Licenses, login address and help' }).first();
    await expect(account).not.toHaveAttribute('open');
    await expectFit(page);
  }
});

test('on a phone a teacher’s home begins with this morning, and the rest is rows of a line', async ({
  page,
  kindred,
}) => {
  await aMorning(kindred);
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await expect(page.getByRole('heading', { name: 'Worth a look' })).toBeVisible();
  // What is heard and reached by the keyboard comes in the order that is seen.
  const tops = await page
    .locator('main :is(h2, summary)')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top),
    );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const week = page.locator('details', { hasText: 'Who played this week' });
  await expect(week.locator('summary')).toContainText(/Not yet/);
  await expect(page.locator('details', { hasText: 'Also for you' })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(2800);
  await week.locator('summary').click();
  await expect(week.getByRole('heading', { name: 'Who played this week' })).toHaveCount(1);
  await expect(week.getByRole('link').first()).toBeVisible();
});

test('what cannot be loaded on a home and on a child’s page is said, and one press brings it back @whole', async ({
  page,
  kindred,
}) => {
  const { rows } = await kindred.database.query(`select id from students where username = 'maya'`);
  const away =
    /\/api\/(educator\/(notifications|follow-ups|lessons\/next|students(\?|\/subset))|lessons\/fitting|license-expiry)/;
  // As while the database is away: of what is shown nothing may look as if there were none of it.
  const goAway = () => page.route(away, (route) => route.fulfill({ status: 503, body: '{}' }));
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  await havePlayed(kindred, 'educator@kindred.test');
  await startSession(page, kindred, 'educator@kindred.test');
  await goAway();
  await page.goto(`${kindred.dashboard}/educator`);
  for (const words of [
    'Follow-ups could not be loaded',
    'Updates could not be loaded',
    'Lessons could not be loaded',
  ]) {
    await expect(said(words)).toBeVisible({ timeout: 15_000 });
  }
  await expect(page.getByText('There are no recent updates')).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: /Follow-ups could not be loaded/ })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(away);
  await said('Follow-ups').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);

  await goAway();
  await page.goto(`${kindred.dashboard}/educator/students/${rows[0].id}`);
  await expect(said('Follow-ups could not be loaded')).toBeVisible({ timeout: 15_000 });
  await expect(said('Lessons could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.unroute(away);
  await page.getByRole('menuitem', { name: /could not be loaded. Try again/ }).click();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);

  const shelves = /\/api\/educator\/lessons/;
  await page.route(shelves, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(`${kindred.dashboard}/educator/resource-library`);
  await expect(said('Some shelves could not be loaded')).toBeVisible({ timeout: 30_000 });
  await page.unroute(shelves);
  await said('Some shelves').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Featured this month' })).toBeVisible();
});
