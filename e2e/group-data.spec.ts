import {
  buildTeacher,
  expect,
  expectAccessible,
  expectFit,
  type Kindred,
  startSession,
  test,
} from './kindred.ts';

const TEACHER = 'with.groups@kindred.test';
const SKILLS = ['ic', 'com', 'coop', 'ini', 'emp', 'er'] as const;

/** What is said of the six skills, a letter each: e, i, p; their capitals are in doubt; a line says nothing. */
const CLASS: [string, string, string][] = [
  ['Julian', 'Aadland', 'ipeeiI'],
  ['Linh', 'Aaltonen', 'ipIepI'],
  ['Mason', 'Aaron', 'IIpepI'],
  ['Autumn', 'Abara', 'iIIeiI'],
  ['Kian', 'Abbott', 'eIeIie'],
  ['Maya', 'Abel', 'IeIIpe'],
  ['Riley', 'Abrams', 'eIIiIe'],
  ['Mateo', 'Acosta', 'pIpppp'],
  ['Anaya', 'Adair', 'ppIipp'],
  ['Kainoa', 'Adeyemi', 'pppppp'],
  ['Chia-Wei', 'Agarwal', 'III-pI'],
  ['Paige', 'Aguilar', ''],
];
const HALF_WAY = 'Aguilar';

const MEANS: Record<string, [said: string, level: number | null, at: number | null]> = {
  e: ['emerging', 0, 8],
  i: ['improving', 1, 42],
  p: ['proficient', 2, 82],
  I: ['improving-or-proficient', 1, 56],
  '-': ['not-enough', null, null],
};

const figures = (letter: string) => {
  const [said, , at] = MEANS[letter] ?? ['not-enough', null, null];
  return {
    said,
    performance: at,
    low: at === null ? null : Math.max(0, at - 25),
    high: at === null ? null : Math.min(100, at + 25),
    mean: at === null ? null : at / 100,
    error: at === null ? null : 0.15,
    best: 6,
    partly: 3,
    not_yet: 1,
    hints: 0,
    tried_again: 0,
  };
};

/** A teacher with a class that has played the first check of Zoo U, one child half way. */
async function buildClass({ database }: Kindred): Promise<void> {
  const known = await database.query('select 1 from accounts where username = $1', [TEACHER]);
  if (known.rowCount !== 0) return;
  await buildTeacher(database, {
    username: TEACHER,
    name: ['Adaeze', 'Marchetti'],
    besides: 'educator@kindred.test',
    students: CLASS.map(([first, last]) => `${first} ${last}`),
  });
  for (const [, last, letters] of CLASS) {
    const { rows } = await database.query(
      `select s.id from students s join accounts a on a.id = s.owner_id where a.username = $1 and s.last_name = $2`,
      [TEACHER, last],
    );
    const id = Number(rows[0]?.id);
    const isDone = last !== HALF_WAY;
    const scenes = SKILLS.slice(0, isDone ? 6 : 3).map((skill) => ({
      scene: `zoou-check-a-${skill}`,
      iteration: 1,
    }));
    await database.query(
      `insert into program_progress (student_id, program, done, checks_done, updated_at)
       values ($1, 'zoou', $2, $3, now())`,
      [id, JSON.stringify(scenes), scenes.length],
    );
    if (!isDone) continue;
    const own = letters.split('');
    await database.query(
      `insert into measurements (student_id, program, report, iteration, model, epoch, scenes, form, languages, read_aloud,
         asks, best, by_guessing, left_out, rushed_scenes, favorite_spot, as_mixed_as_guessing, edition, first_on, last_on,
         levels, clear, skills, updated_at)
       values ($1, 'zoou', 'assessment', 1, 2, 1, 6, 'a', '{en}', 'off', 60, 36, 33, 0, '{}', false, false, 'e2e',
         '2026-10-21', '2026-11-20', $2, $3, $4, now())`,
      [
        id,
        own.map((letter) => MEANS[letter]?.[1] ?? null),
        own.map((letter) => (letter === '-' ? null : letter !== 'I')),
        JSON.stringify(Object.fromEntries(SKILLS.map((skill, at) => [skill, figures(own[at] ?? '-')]))),
      ],
    );
  }
}

async function withoutGroups({ database }: Kindred): Promise<void> {
  await database.query(
    `delete from small_groups g using accounts a where a.id = g.owner_id and a.username = $1`,
    [TEACHER],
  );
}

test('a teacher sees where the class is, and sorts by a skill', async ({ page, kindred }) => {
  await buildClass(kindred);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator`);
  await page.getByRole('link', { name: 'Group data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Group data');
  await expect(page.getByRole('tab', { name: 'Zoo U 12' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('11 of 12 children have a report on these skills.')).toBeVisible();

  const table = page.getByRole('table');
  const classRow = table.getByRole('row', { name: /^Your class/ });
  await expect(classRow).toContainText('Emerging: 4 children.');
  await expect(classRow).toContainText('Improving: 3 children.');
  await expect(classRow).toContainText('Not clear yet: 3 children.');
  await expect(table.getByRole('row', { name: /Aguilar, Paige/ })).toContainText(
    'Not enough yet: 3 of 6 scenes',
  );
  await expect(table.getByRole('row', { name: /Aadland, Julian/ })).toContainText('Proficient');

  await table.getByRole('button', { name: 'Social initiation' }).click();
  const lastNames = async () =>
    (await table.getByRole('rowheader').allInnerTexts())
      .slice(1)
      .map((name) => name.split(',')[0])
      .join(' ');
  await expect
    .poll(lastNames)
    .toBe('Aadland Aaltonen Aaron Abara Abbott Abel Abrams Adair Acosta Adeyemi Agarwal Aguilar');
  await expect(page.getByText('Growth is shown once 10 children')).toBeVisible();
  await expectFit(page);
});

test('a teacher prints the list, and finds who is archived in a view of its own @whole', async ({
  page,
  kindred,
}) => {
  await buildClass(kindred);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/group-data?tab=zoou`);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print' }).click();
  expect((await pdf).suggestedFilename()).toBe('group-data-zoou.pdf');

  await page.getByRole('radio', { name: 'Archived' }).check();
  await expect(page.getByText('No archived student has played Zoo U')).toBeVisible();
});

test('in the tab of Stories in Motion comics are counted, of a class and by school @whole', async ({
  page,
  kindred,
}) => {
  await buildClass(kindred);
  const maker = `(select s.id from students s join accounts a on a.id = s.owner_id where a.username = $1 and s.last_name = 'Acosta')`;
  await kindred.database.query(
    `insert into program_progress (student_id, program, done, others_done, last_played_at, updated_at)
     values (${maker}, 'sim', '[]', 3, now(), now())
     on conflict (student_id, program) do update set others_done = 3`,
    [TEACHER],
  );
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/group-data?tab=sim`);
  await expect(page.getByText('1 of 1 children have finished a comic. 3 comics in all.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Acosta, Mateo/ })).toContainText('3');
  await expect(page.getByRole('complementary', { name: 'Small groups' })).toBeHidden();
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print' }).click();
  expect((await pdf).suggestedFilename()).toBe('group-data-sim.pdf');
  await expectFit(page);
  await page.getByRole('link', { name: 'Acosta, Mateo' }).click();
  await expect(page).toHaveURL(/\/educator\/students\/\d+/);

  await startSession(page, kindred, 'district@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/group-data?tab=sim`);
  await page.getByRole('radio', { name: 'By school' }).check();
  await expect(
    page.getByRole('region', { name: 'Comics by school' }).or(page.getByText('No school has a comic yet')),
  ).toBeVisible();
  await expectFit(page);
});

test('a small group is made of a suggestion, as it is or changed @whole', async ({ page, kindred }) => {
  await buildClass(kindred);
  await withoutGroups(kindred);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/group-data?tab=zoou`);
  const beside = page.getByRole('complementary', { name: 'Small groups' });
  await expect(beside.getByRole('heading', { name: 'Social initiation' })).toBeVisible();
  await expect(beside).toContainText('Mateo helps');
  await beside.getByRole('button', { name: /^Make this group.*Social initiation/ }).press('Enter');
  await expect(page.getByText('Social initiation is ready')).toBeVisible();
  await expect(beside.getByRole('button', { name: /^Make this group.*Social initiation/ })).toBeHidden();
  // The button is gone; who works by keyboard goes on where the group stands now.
  await expect(beside.getByRole('link', { name: 'Social initiation', exact: true })).toBeFocused();

  await beside.getByRole('button', { name: /^Change.*Emotion regulation/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /^Abbott, Kian/ })).toBeChecked();
  await dialog.getByRole('checkbox', { name: /^Abel, Maya/ }).uncheck();
  await dialog.getByLabel('Name').fill('Calm crew');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the group' }).click();
  await expect(page.getByText('Calm crew is ready')).toBeVisible();
  await expect(beside.getByRole('link', { name: 'Calm crew' })).toBeFocused();
  // Nobody is left for a third, and it says why.
  await expect(beside).toContainText('are in small groups already');
  await page.goto(`${kindred.dashboard}/educator/small-groups`);
  await expect(page.getByRole('link', { name: 'Calm crew' })).toBeVisible();
  await expectFit(page);
});

test('a small group meets, changes and ends @whole', async ({ page, kindred }) => {
  await buildClass(kindred);
  await withoutGroups(kindred);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/group-data?tab=zoou`);
  const beside = page.getByRole('complementary', { name: 'Small groups' });
  const dialog = page.getByRole('dialog');
  await beside.getByRole('button', { name: /^Make this group.*Social initiation/ }).click();
  await beside.getByRole('link', { name: 'Social initiation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Social initiation');
  await expect(page.getByText('No meetings yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a meeting' }).click();
  await dialog.getByRole('checkbox', { name: 'Aaron, Mason' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('4 of 5 were there')).toBeVisible();
  await page.getByRole('button', { name: 'Add or remove' }).click();
  await dialog.getByRole('checkbox', { name: /^Abara, Autumn/ }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Abara, Autumn' })).toHaveCount(0);
  // Among the children, and among those who came.
  await expect(page.getByRole('link', { name: 'Aadland, Julian' }).first()).toBeVisible();
  await expectFit(page);

  const result = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Result as PDF' }).click();
  expect((await result).suggestedFilename()).toMatch(/^small-group-\d+\.pdf$/);
  await page.getByRole('button', { name: 'End the group' }).click();
  await dialog.getByRole('button', { name: 'End the group' }).click();
  await expect(page.getByText('This group has ended. It is kept as it was.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a meeting' })).toBeHidden();

  await page.getByRole('link', { name: 'Small groups' }).click();
  await page.getByRole('radio', { name: 'Ended' }).check();
  await expect(page.getByRole('link', { name: 'Social initiation' })).toBeVisible();
  await page.goto(`${kindred.dashboard}/educator/small-groups/999999999`);
  await expect(page.getByRole('heading', { name: 'This group was not found' })).toBeVisible();
});

test('who runs a district reads shares by school, and no child @whole', async ({ page, kindred }) => {
  await buildClass(kindred);
  await startSession(page, kindred, 'district@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/group-data?tab=zoou`);
  // Where there is no own student it is chosen already; another journey may have added one.
  await page.getByRole('radio', { name: 'By school' }).check();
  await expect(page.getByRole('region', { name: 'Levels by school' })).toBeVisible();
  await expect(page.getByText('Shares in steps of 5 percent.')).toBeVisible();
  // Another journey may have brought a child with a report to this school.
  const school = page.getByRole('row', { name: /^Larkspur Hollow Elementary School 1\d/ });
  await expect(school).toContainText(
    /(?:\d?[05]% Emerging, \d?[05]% Improving, \d?[05]% Proficient; \d?[05]% not clear yet.*){6}/,
  );
  // Of one child nothing is said of social initiation: that the shares are of fewer is said beside them.
  await expect(school).toContainText(/(?:1\d of 1\d children.*){6}/);
  const initiation = await school.getByRole('cell').nth(4).innerText();
  const [some, all] = (/(\d+) of (\d+) children/.exec(initiation) ?? []).slice(1).map(Number);
  expect(some).toBeLessThan(all ?? 0);
  await expect(page.getByRole('main')).not.toContainText('Acosta');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  expect((await file).suggestedFilename()).toBe('group-data-zoou-schools.csv');
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print' }).click();
  expect((await paper).suggestedFilename()).toBe('group-data-zoou-schools.pdf');
  await expectFit(page);
});

test('from a small group that is suggested a teacher comes to a lesson for it, and so from one that is saved @whole', async ({
  page,
  kindred,
}) => {
  await buildClass(kindred);
  await withoutGroups(kindred);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/group-data?tab=zoou`);
  const beside = page.getByRole('complementary', { name: 'Small groups' });
  await expect(beside.getByText('Practices joining in (social initiation).')).toHaveCount(1);
  await beside.getByRole('link', { name: 'More lessons for this group' }).first().click();
  await expect(page).toHaveURL(/resource-library\?skills=ini&level=elementary$/);
  const found = page.getByRole('list', { name: 'All lessons' }).getByRole('article');
  await expect.poll(() => found.count()).toBeGreaterThan(5);

  await page.goBack();
  await beside.getByRole('button', { name: /^Make this group.*Social initiation/ }).click();
  await beside.getByRole('link', { name: 'Social initiation', exact: true }).click();
  const lessons = page.locator('section', { hasText: 'Lessons for this group' }).last();
  await expect(lessons.getByText('Practices joining in (social initiation).')).toHaveCount(3);
  await expect(page.getByText('None yet. Mark a lesson as taught')).toBeVisible();
  await lessons
    .getByRole('button', { name: /^Mark as taught/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('For a small group')).toContainText('Social initiation');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as taught' }).click();
  const done = page.locator('section', { hasText: 'Lessons done with this group' }).last();
  await expect(done.getByRole('listitem')).toHaveCount(1);
  await expectFit(page);
  await done.getByRole('link').click();
  await expect(page.getByRole('list', { name: 'Taught' })).toContainText('Social initiation');
  await page.getByRole('button', { name: /^No longer taught/ }).click();
  await page.goBack();
  await expect(page.getByText('None yet. Mark a lesson as taught')).toBeVisible();
  await page.getByRole('link', { name: 'More lessons for this group' }).click();
  await expect(page).toHaveURL(/resource-library\?skills=ini&level=elementary$/);
  await page.goto(`${kindred.dashboard}/educator/resource-library`);
  const shelf = page.getByRole('region', { name: 'For this group' });
  await shelf.getByRole('combobox', { name: 'Small group' }).selectOption('Social initiation');
  await expect(shelf.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
  const lesson = shelf.getByRole('link').nth(1);
  const title = await lesson.innerText();
  await lesson.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the class page names a lesson for everybody and one for a few, and says why @whole', async ({
  page,
  kindred,
}) => {
  await buildClass(kindred);
  await withoutGroups(kindred);
  await kindred.database.query(
    `insert into play_days (student_id, on_day, area, seconds)
     select s.id, current_date - 1, 'zoou', 600 from students s join accounts a on a.id = s.owner_id
     where a.username = $1 on conflict do nothing`,
    [TEACHER],
  );
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator`);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Teach next' }) }).last();
  await expect(
    card.getByText('Zoo U: 4 of 11 children with a report are clearly Emerging in social initiation.'),
  ).toBeVisible();
  await expect(
    card.getByText('Zoo U: Kian, Maya, and Riley are clearly Emerging in emotion regulation.'),
  ).toBeVisible();
  await card.getByRole('link', { name: 'See this group' }).click();
  await expect(page).toHaveURL(/\/educator\/group-data\?tab=zoou#small-group-er$/);
  const suggested = page.getByRole('complementary', { name: 'Small groups' });
  await expect(suggested.getByRole('heading', { name: 'Emotion regulation' })).toBeInViewport();
  await page.goBack();
  await expectFit(page);
  // A phone is in the hand by now: there the card is a row that is opened.
  const row = page.locator('details', { hasText: 'Teach next' });
  await expect(row.getByRole('listitem').first()).toBeHidden();
  await row.locator('summary').click();
  const lesson = row.getByRole('listitem').first().getByRole('link');
  const title = await lesson.innerText();
  await lesson.click();
  await expect(page).toHaveURL(/\/educator\/resource-library\/e-ini-/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
