import { readFile } from 'node:fs/promises';
import { havePlayed } from './homes.ts';
import { buildTeacher, expect, expectAccessible, openSession, startSession, test } from './kindred.ts';

const TEACHER = 'educator@kindred.test';
const PHONE = { width: 390, height: 844 };

test('a teacher on a phone finds a lesson, reads it, prints it, saves it, plans it and marks it as taught', async ({
  page,
  kindred,
}) => {
  await page.setViewportSize(PHONE);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/resource-library`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons · Assist MH' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Featured this month' })).toBeVisible();

  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('region', { name: 'Filters for this list', exact: true });
  await panel.getByRole('checkbox', { name: 'Calming down' }).check();
  await panel.getByRole('checkbox', { name: 'Elementary' }).check();
  await page.getByRole('searchbox').fill('soup');
  const found = page.getByRole('list', { name: 'All lessons' });
  await expect(found.getByRole('article')).toHaveCount(1);
  await found.getByRole('link', { name: 'Cool the Soup' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Cool the Soup' })).toBeVisible();
  await expect(page.getByText('I made soup. It is so hot that it talks.')).toBeVisible();
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lesson plan (PDF)' }).click();
  const plan = await saving;
  expect(plan.suggestedFilename()).toBe('Cool the Soup - lesson plan.pdf');
  expect((await readFile(await plan.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Plan into a week' }).click();
  await page.getByRole('menuitem', { name: 'Next week' }).click();
  await expect(page.getByText('Planned for that week')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Planned for' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark as taught' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note to yourself').fill('Six bowls were better than four.');
  await dialog.getByRole('button', { name: 'Mark as taught' }).click();
  await expect(page.getByText('Six bowls were better than four.')).toBeVisible();

  await page.goto(`${kindred.dashboard}/educator/resource-library`);
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).click();
  const yours = page.getByRole('region', { name: 'Yours', exact: true });
  for (const shelf of ['Saved by you', 'Recently taught']) {
    await yours.getByRole('radio', { name: shelf }).check();
    await expect(yours.getByRole('link', { name: 'Cool the Soup' })).toBeVisible();
  }
  await yours.getByRole('radio', { name: 'Saved by you' }).check();
  // As over plain HTTP, where browsers have no clipboard of their own.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await yours.getByRole('button', { name: 'Copy this list' }).click();
  await expect(yours.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('searchbox')).toHaveValue(
    /Cool the Soup.*\/educator\/resource-library\/e-er-1/,
  );
  await page.getByRole('searchbox').clear();
  await expect(yours.getByRole('radio', { name: 'Planned' })).toBeHidden();
  for (const table of ['saved_lessons', 'lesson_plans', 'lessons_taught']) {
    await kindred.database.query(`delete from ${table}`);
  }
});

test('on a phone one searches first, by everyday words and by grade, and what was found takes the place of the shelves @whole', async ({
  page,
  kindred,
}) => {
  await page.setViewportSize(PHONE);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/resource-library`);
  const featured = page.getByRole('region', { name: 'Featured this month' });
  await expect(featured).toBeVisible();
  const [box, shelf] = [await page.getByRole('searchbox').boundingBox(), await featured.boundingBox()];
  expect(box?.y).toBeLessThan(500);
  expect(box?.y).toBeLessThan(shelf?.y ?? 0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(7000);

  await page.getByRole('searchbox').fill('bullying');
  const found = page.getByRole('list', { name: 'All lessons' }).getByRole('article');
  await expect(page.getByRole('heading', { name: 'Lessons found' })).toBeVisible();
  await expect(featured).toBeHidden();
  await expect(page.getByText('7 found', { exact: true })).toBeVisible();
  await expect(found).toHaveCount(7);
  // Of those that are named for it, what is for the grade of the class comes first.
  await expect(found.first()).toContainText('Grades 2-5');
  await expect(found.filter({ hasText: 'Five Ways to Stand By' })).toHaveCount(1);
  await page.getByRole('radio', { name: '6–8' }).check();
  await expect.poll(() => found.count()).toBeLessThan(7);
  for (const text of await found.allInnerTexts()) expect(text).toContain('Grades 6-8');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).click();
  await expect(featured).toBeVisible();
  await page.getByRole('combobox', { name: 'One grade' }).selectOption('Kindergarten');
  await expect(featured).toBeHidden();
  await expect
    .poll(async () => (await found.allInnerTexts()).every((text) => text.includes('Grades K-')))
    .toBe(true);
  await page.getByRole('combobox', { name: 'One grade' }).selectOption('Any grade');
  await expect(page.getByText('1–12 of 96')).toBeVisible();
  await page.getByRole('button', { name: 'Go to all lessons' }).click();
  await expect(page.getByRole('heading', { name: 'All lessons' })).toBeInViewport();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(found).toHaveCount(36);
});

test('a lesson planned for this week is named on home, in the library alike, and by both no longer once it was taught @whole', async ({
  page,
  kindred,
}) => {
  await kindred.database.query(`delete from lessons_taught; delete from lesson_plans`);
  const plan = `insert into lesson_plans (account_id, lesson_id, week, at)
    select a.id, l.id, date_trunc('week', now() at time zone 'America/New_York')::date, now() - interval '1 hour'
    from accounts a, lessons l where a.username = $1 and l.code = 'e-coop-1'`;
  await kindred.database.query(plan, [TEACHER]);
  await havePlayed(kindred, TEACHER);
  await startSession(page, kindred, TEACHER);
  const homeCard = page.locator('section', { hasText: 'Teach next' }).last();
  await page.goto(`${kindred.dashboard}/educator`);
  await expect(homeCard.getByRole('link', { name: 'One Long Line' })).toBeVisible();
  await expect(homeCard.getByText('You planned it for this week.')).toBeVisible();
  const named = await homeCard.getByRole('listitem').getByRole('link').allInnerTexts();
  await page.goto(`${kindred.dashboard}/educator/resource-library`);
  const shelf = page.getByRole('region', { name: 'Teach next' });
  await expect(shelf.getByRole('article').first()).toBeVisible();
  expect(await shelf.getByRole('link').allInnerTexts()).toEqual(named);
  await kindred.database.query(
    `insert into lessons_taught (account_id, lesson_id, on_day, note, at)
     select account_id, lesson_id, current_date, '', now() from lesson_plans`,
  );
  await page.goto(`${kindred.dashboard}/educator`);
  await expect(homeCard).toBeVisible();
  await expect(homeCard.getByText('You planned it for this week.')).toBeHidden();
  await kindred.database.query(`delete from lessons_taught; delete from lesson_plans`);
});

test('a student’s next lesson stands after the skills, with its reason and a link to it, and leads to more like it @whole', async ({
  page,
  kindred,
}) => {
  await havePlayed(kindred, TEACHER);
  const { rows } = await kindred.database.query(
    `select s.id from students s join accounts a on a.id = s.owner_id
     where a.username = $1 and s.archived_at is null and s.grade between 0 and 5 order by s.id limit 1`,
    [TEACHER],
  );
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/students/${rows[0].id}`);
  const jumps = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(jumps.first()).toBeVisible();
  const names = await jumps.allInnerTexts();
  expect(names.indexOf('Next lesson')).toBe(names.indexOf('Skills') + 1);
  const part = page.locator('#lesson');
  await expect(part.getByText(/This is a good one to start with|the skill that comes next/)).toBeVisible();
  await part.getByRole('link', { name: 'More lessons like this' }).click();
  await expect(page).toHaveURL(/resource-library\?.*level=elementary/);
  await expect(page.getByRole('heading', { name: 'Lessons found' })).toBeVisible();
});

test('a family always finds something to do at home, on a phone above everything about licenses @whole', async ({
  page,
  kindred,
}) => {
  await page.setViewportSize(PHONE);
  await havePlayed(kindred, 'parent@kindred.test');
  await kindred.database.query(
    `insert into lesson_plans (account_id, lesson_id, week, at)
     select a.id, l.id, date_trunc('week', now() at time zone 'America/New_York')::date, now()
     from accounts a, lessons l where a.username = 'parent@kindred.test' and l.code = 'e-er-1' on conflict do nothing`,
  );
  await startSession(page, kindred, 'parent@kindred.test');
  const section = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }).last();
  // A plan is the family's, whichever of its children is shown; on home it is the one thing to do.
  await page.goto(`${kindred.dashboard}/parent`);
  await expect(section('Try at home tonight').getByRole('link', { name: 'Cool the Soup' })).toBeVisible();
  await expect(page.getByText('You planned it for this week.')).toHaveCount(1);
  for (const name of ['To do at home', 'Try at home', 'This week at home']) {
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
  await section('Try at home tonight').getByRole('link', { name: 'More to do together' }).click();
  await expect(page).toHaveURL(/\/parent\/progress/);
  // Progress names the same one thing, and the way to all others.
  await expect(section('Try at home tonight').getByRole('link', { name: 'Cool the Soup' })).toBeVisible();
  await expect(page.getByText('You planned it for this week.')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'To do at home', exact: true })).toHaveCount(0);
  await section('Try at home tonight').getByRole('link', { name: 'More for home' }).click();
  await expect(page).toHaveURL(/\/parent\/resource-library\?.*level=/);
  // And so does the child's own page.
  await page.goto(`${kindred.dashboard}/parent`);
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(section('Try at home tonight').getByRole('link', { name: 'Cool the Soup' })).toBeVisible();
  for (const name of ['To do at home', 'Try at home']) {
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
  await page.goto(`${kindred.dashboard}/parent`);
  const purchasing = page.getByRole('heading', { name: 'Purchasing', exact: true });
  const fold = page.getByText('Licenses, login address and help');
  await expect(fold).toBeVisible();
  await expect(purchasing).toBeHidden();
  await fold.click();
  await expect(purchasing).toBeVisible();
  await expectAccessible(page);
});

test('nothing found leads back to all lessons @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/resource-library`);
  await page.getByRole('searchbox').fill('no lesson has these words');
  await expect(page.getByRole('heading', { name: 'Nothing matches your filters' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).first().click();
  await expect(page.getByRole('list', { name: 'All lessons' }).getByRole('article').first()).toBeVisible();
});

test('a teacher on a phone prints two lessons as one packet @whole', async ({ page, kindred }) => {
  await page.setViewportSize(PHONE);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/resource-library`);
  const all = page.getByRole('list', { name: 'All lessons' });
  await all.getByRole('checkbox', { name: 'A Bench for Anyone' }).check();
  await all.getByRole('checkbox', { name: 'A Kindness Nobody Sees' }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Print packet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print 2 lessons' });
  await dialog.getByRole('checkbox', { name: 'The letter for families' }).check();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Lesson packet \d{4}-\d\d-\d\d - 2 lessons\.pdf$/);
  await expect(dialog).toBeHidden();
});

test('a packet that cannot be made just now is told so in its dialog, and tried again there @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/resource-library`);
  const all = page.getByRole('list', { name: 'All lessons' });
  await all.getByRole('checkbox', { name: 'A Bench for Anyone' }).check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Print packet' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Print 1 lesson' });
  await page.route('**/api/lessons/packet', (route) =>
    route.fulfill({
      status: 429,
      json: { type: 'too-many-attempts', i18n: 'error.too-many-attempts', values: { seconds: 15 } },
    }),
  );
  await dialog.getByRole('button', { name: 'Make the PDF' }).click();
  const told = dialog.getByRole('alert').filter({ hasText: 'The packet was not made' });
  await expect(told).toContainText('15');
  await expectAccessible(page);
  await page.unroute('**/api/lessons/packet');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  expect((await download).suggestedFilename()).toMatch(/1 lesson\.pdf$/);
  await expect(dialog).toBeHidden();
});

test('on paper the page of a lesson is the lesson alone, dark on white, on three sheets at most @whole', async ({
  page,
  kindred,
}) => {
  test.slow();
  const { rows } = await kindred.database.query(
    `select type, (array_agg(code order by minutes desc, code))[1] as code from lessons where in_library group by type`,
  );
  expect(rows.length).toBe(5);
  await startSession(page, kindred, TEACHER);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const { type, code } of [
    ...rows,
    { type: 'long', code: 'm-er-8' },
    { type: 'heavy', code: 'm-er-6' },
  ]) {
    await page.goto(`${kindred.dashboard}/educator/resource-library/${code}`);
    await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
    for (const format of type === 'long' ? ['Letter', 'A4'] : ['Letter']) {
      const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1');
      const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
      expect(sheets, `${type} ${code} on ${format}`).toBeLessThanOrEqual(3);
    }
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const around of [
    page.getByRole('banner'),
    page.getByRole('complementary'),
    page.getByRole('button'),
  ]) {
    await expect(around.filter({ visible: true })).toHaveCount(0);
  }
  const colors = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(document.querySelector('h1') ?? document.body).color,
  ]);
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(35, 50, 58)']);
  // What is folded on the screen is a clip's way without one.
  await page.goto(`${kindred.dashboard}/educator/resource-library/e-com-4`);
  await expect(page.getByText('These will be very cozy pumpkins.')).toBeVisible();
});

test('a parent who has the address of an educator reads the letter first @whole', async ({
  page,
  kindred,
}) => {
  await page.setViewportSize(PHONE);
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/resource-library/e-er-1`);
  await expect(page).toHaveURL(/\/parent\/resource-library\/e-er-1$/);
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(page.getByText('The soup is pretend, the breath is real.')).toBeVisible();
  const names = await sections.allInnerTexts();
  expect(names.indexOf('Letter for families')).toBeLessThan(names.indexOf('At home'));
  await expect(page.getByRole('main')).not.toContainText(/\b(class|students?)\b/i, { useInnerText: true });
  expect(names).not.toContain('Why this');
  await page.getByText('The whole plan, as used at school').click();
  await expect(page.getByRole('heading', { name: 'Why this' })).toBeVisible();
  await page.goto(`${kindred.dashboard}/parent/resource-library/e-com-4`);
  await expect(
    page.getByRole('heading', { name: 'This lesson is made for a group at school' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  for (const text of await page.getByRole('main').getByRole('article').allInnerTexts())
    expect(text).toContain('Communication');
  await expect(page.getByRole('main')).not.toContainText(/\b(class|students?)\b/i, { useInnerText: true });
  await expectAccessible(page);
  await page.goto(`${kindred.dashboard}/parent/resource-library/e-com-9`);
  await expect(page.getByRole('heading', { name: 'Lesson not found' })).toBeVisible();
});

test('a parent at night finds something for home, reads the letter before anything else and marks it as done @whole', async ({
  page,
  kindred,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent`);
  await page
    .getByRole('region', { name: 'Also for you' })
    .getByRole('link', { name: 'Open the library' })
    .click();
  await page.getByRole('searchbox').fill('soup');
  const found = page.getByRole('list', { name: 'All lessons' });
  await expect(found.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await found.getByRole('link', { name: 'Cool the Soup' }).click();

  const letter = page.getByText('The soup is pretend, the breath is real.');
  await expect(letter).toBeVisible();
  const print = page.getByRole('heading', { name: 'Print', exact: true });
  const [read, printed] = [await letter.boundingBox(), await print.boundingBox()];
  expect(read?.y).toBeLessThan(printed?.y ?? 0);
  await expect(page.getByRole('main')).not.toContainText(/taught/i);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Mark as done' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Marked as done')).toBeVisible();
  await expect(page.getByText(/^Done on /)).toBeVisible();
  await page.goto(`${kindred.dashboard}/parent/resource-library`);
  await expect(
    page.getByRole('region', { name: 'Recently done' }).getByRole('link', { name: 'Cool the Soup' }),
  ).toBeVisible();
  await kindred.database.query('delete from lessons_taught');
});

test('who is no customer reads everything, prints what is open to all, and else is led to where licenses are @whole', async ({
  page,
  kindred,
}) => {
  const username = 'nell.osei@larch.test';
  await buildTeacher(kindred.database, {
    username,
    name: ['Nell', 'Osei'],
    besides: 'educator@kindred.test',
    students: [],
  });
  await kindred.database.query(
    `update accounts set school_id = null, free_trial_ends_on = current_date - 3 where username = $1`,
    [username],
  );
  const { rows } = await kindred.database.query(
    `select (select code from lessons where safety order by code limit 1) as heavy,
       (select code from lessons where not safety and featured_month = extract(month from now()) order by code limit 1) as featured,
       (select code from lessons where not safety and featured_month <> extract(month from now()) order by code limit 1) as closed`,
  );
  const { heavy, featured, closed } = rows[0];
  await startSession(page, kindred, username);
  for (const code of [heavy, featured]) {
    await page.goto(`${kindred.dashboard}/educator/resource-library/${code}`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Lesson plan (PDF)' }).click();
    expect((await saving).suggestedFilename()).toMatch(/\S - lesson plan\.pdf$/);
  }
  await page.goto(`${kindred.dashboard}/educator/resource-library/${closed}`);
  await expect(page.getByText('Printing this lesson takes a license or an active trial.')).toBeVisible();
  await expectAccessible(page);
  const token = await openSession(kindred, { account: username });
  const asked = await page.request.get(`${kindred.dashboard}/api/lessons/${closed}?_format=pdf`, {
    headers: { 'access-token': `Bearer ${token}` },
  });
  expect(asked.status()).toBe(402);
  await page.getByRole('button', { name: 'Lesson plan (PDF)' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator/purchasing`);
  await expect(page.getByText('it needs a license or a running trial')).toBeVisible();
});

test('a question is voted on, and no count is kept @whole', async ({ page, kindred }) => {
  const { rows } = await kindred.database.query(
    `select code from lessons where type = 'quiz' order by code limit 1`,
  );
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/resource-library/${rows[0].code}`);
  const open = page.getByRole('button', { name: 'Show big for a vote' });
  await open.click();
  const big = page.getByRole('dialog', { name: 'Large view' });
  await big.getByRole('button', { name: 'Hands up for B: 0' }).click();
  await big.getByRole('button', { name: 'Hands up for B: 1' }).click();
  await big.getByRole('button', { name: 'One hand fewer for B' }).click();
  await expect(big.getByRole('button', { name: 'Hands up for B: 1' })).toBeVisible();
  await expectAccessible(page);
  await big.getByRole('button', { name: 'Close' }).click();
  await open.click();
  await expect(big.getByRole('button', { name: 'Hands up for B: 0' })).toBeVisible();
});

test('the length of a lesson is chosen on the smallest phone, in one row @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, TEACHER);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${kindred.dashboard}/educator/resource-library`);
    const group = page.getByRole('group', { name: 'Maximum minutes' });
    await expect(group).toBeVisible();
    const tops = await group
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => Math.round(radio.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('a lesson is shown big, and goes along by keys @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/resource-library/e-er-1`);
  await page.getByRole('button', { name: 'Say it: show on a projector' }).click();
  const big = page.getByRole('dialog', { name: 'Large view' });
  await expect(big.getByRole('heading', { name: /^Serve the soup/ })).toBeVisible();
  const lines = big.locator('p[data-later]');
  const shown = lines.filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveCount(2);
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveCount(1);
  await shown.first().click();
  await expect(shown).toHaveCount(2);
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveCount(1);
  await big.getByRole('button', { name: 'Show the whole step' }).click();
  const all = await lines.count();
  await expect(shown).toHaveCount(all);
  await page.keyboard.press('ArrowRight');
  await expect(big.getByRole('heading', { name: /^Smell it, cool it/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(big.getByRole('heading', { name: /^Serve the soup/ })).toBeVisible();
  await expect(shown).toHaveCount(all);
  await page.keyboard.press('Escape');
  await expect(big).toBeHidden();
});

test('what is shown big is for the class alone, and all of it is in sight, on a phone on its side, too @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, TEACHER);
  for (const size of [PHONE, { width: 844, height: 390 }, { width: 1366, height: 768 }]) {
    await page.setViewportSize(size);
    await page.goto(`${kindred.dashboard}/educator/resource-library/e-er-1`);
    await page.getByRole('button', { name: 'Say it: show on a projector' }).click();
    const big = page.getByRole('dialog', { name: 'Large view' });
    await expect(big.getByText('I made soup. It is so hot that it talks.')).toBeVisible();
    await expect(big.getByText('Stand or sit where everyone can see your hands.')).toHaveCount(0);
    for (let at = 0; at < 4; at += 1) {
      await page.keyboard.press('End');
      const words = big.locator('[aria-live]');
      const hidden = await words.evaluate((box) => box.scrollHeight - box.clientHeight);
      expect([size.width, at, hidden <= 1]).toEqual([size.width, at, true]);
      await expect(big.getByRole('button', { name: at === 3 ? 'Done' : 'Next' })).toBeInViewport({
        ratio: 1,
      });
      if (at < 3) await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Escape');
  }
});

test('a story to watch stops for its questions @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/resource-library/e-com-4`);
  await page.getByRole('button', { name: 'Watch the story' }).click();
  const big = page.getByRole('dialog', { name: 'Half a Message' });
  await expect(big.getByText('It has rained all night on Canopy Town.')).toBeVisible();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
  await expect(big.getByText("Let's talk")).toBeVisible();
  await expect(big.getByText('What is she afraid of?', { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test('staff say who has read a lesson, and its mark goes @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/lessons`);
  await page.getByRole('searchbox').fill('When Someone Has Died');
  await page.getByRole('button', { name: /^Actions for When Someone Has Died/ }).click();
  await page.getByRole('menuitem', { name: 'Read by a school counselor …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel("Reader's name").fill('Rosalind Okafor');
  await dialog.getByRole('button', { name: 'Take the mark off' }).click();
  await expect(page.getByText('We noted who read it')).toBeVisible();
  await page.getByRole('link', { name: 'When Someone Has Died' }).click();
  await expect(page.getByText('Not yet read by an autistic reader')).toBeVisible();
  await expect(page.getByText('Not yet read by a school counselor')).toBeHidden();
  await expect(page.getByText(/^Read by a school counselor, .* · Rosalind Okafor · noted by /)).toBeVisible();
  await expectAccessible(page);
});
