import { expect, type Kindred, startSession, test } from './kindred.ts';
import { buildLinkedFamily } from './linked-family.ts';
import { buildReported, expectFit, keepReport } from './reported.ts';

const TEACHER = 'with.reports@kindred.test';

/** A teacher's two children: one with the whole check behind them, one half way. */
async function twoChildren(kindred: Kindred): Promise<{ done: number; half: number }> {
  const built = await buildReported(kindred, {
    username: TEACHER,
    name: ['Ilse', 'Marchetti'],
    done: ['Chia-Wei Aachen'],
    half: ['Nora Aaken'],
  });
  const [done = 0, half = 0] = [...built.done, ...built.half];
  return { done, half };
}

test('a teacher finds who has a report, opens it, and takes it along as a page and as a letter', async ({
  page,
  kindred,
}) => {
  await twoChildren(kindred);
  await startSession(page, kindred, TEACHER);
  // An old address leads to its program's tab.
  await page.goto(`${kindred.dashboard}/educator/zoou`);
  await expect(page).toHaveURL(/\/educator\/reports\?tab=zoou$/);
  await expect(page.getByRole('link', { name: 'Reports' })).toBeVisible();

  const half = page.getByRole('row', { name: /Aaken, Nora/ });
  await expect(half).toContainText('3 of 6');
  await expect(half).toContainText('Opens after 3 more');
  await expect(half.getByRole('button', { name: /^Open/ })).toHaveCount(0);
  const done = page.getByRole('row', { name: /Aachen, Chia-Wei/ });
  await expect(done).toContainText('6 of 6');
  await expect(done).toContainText('First check');
  await expect(done).toContainText('Played fast');

  await page.getByRole('radio', { name: 'Skill builder' }).check();
  await expect(page.getByRole('row', { name: /Aaken, Nora/ })).toContainText('Finish one house');
  await page.getByRole('radio', { name: 'Assessment' }).check();

  const letter = page.waitForEvent('download');
  await done.getByRole('button', { name: /^Family letter/ }).click();
  expect((await letter).suggestedFilename()).toMatch(
    /^Chia-Wei Aachen - Family letter Zoo U, first check - [\d-]{10}\.pdf$/,
  );
  await expect(
    page.getByText(/^Chia-Wei Aachen - Family letter .*\.pdf is in your downloads$/),
  ).toBeVisible();

  await done.getByRole('button', { name: /^Open/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chia-Wei Aachen');
  const paper = page.getByRole('article');
  await expect(paper).toContainText('What Chia-Wei does well');
  await expect(paper).toContainText('Improving or Proficient.');
  await expect(paper).toContainText('One scene was played too fast and is left out: “Market Opening”.');
  await expect(page.getByText('For you, not on the page')).toBeVisible();
  await expectFit(page);

  await page.getByRole('radio', { name: 'Family letter' }).check();
  await expect(paper).toContainText('Dear family of Chia-Wei,');
  await expect(paper).not.toContainText('Proficient');
  await page.getByRole('radio', { name: '繁體中文' }).check();
  await expect(paper).toContainText('親愛的 Chia-Wei 家長');
  await expect(paper).toHaveAttribute('lang', 'zh-TW');
  // The dashboard around it goes on in the reader's language.
  await expect(page.getByText('Zoo U, First check', { exact: true })).toBeVisible();
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(
    /^Chia-Wei Aachen - 給家長的信 動物大學・第一次評量 - [\d-]{10}\.pdf$/,
  );

  await page.getByRole('link', { name: 'Reports' }).last().click();
  await expect(page).toHaveURL(/\/educator\/reports\?tab=zoou/);
});

test('a report that is not there says how far it is, and one that there is none of, that it was not found @whole', async ({
  page,
  kindred,
}) => {
  const { half } = await twoChildren(kindred);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/reports/${half}/zoou/assessment`);
  await expect(page.getByRole('heading', { name: 'Report is not available' })).toBeVisible();
  await expect(page.getByText('3 of 6 scenes are done.')).toBeVisible();
  await expectFit(page);
  for (const path of [`${half}/zoou/progress`, '999999999/zoou/assessment', `${half}/chess/assessment`]) {
    await page.goto(`${kindred.dashboard}/educator/reports/${path}`);
    await expect(page.getByRole('heading', { name: 'Report not found' })).toBeVisible();
  }
});

test('on paper a report is one page, with nothing around it @whole', async ({ page, kindred }) => {
  const { done } = await twoChildren(kindred);
  await startSession(page, kindred, TEACHER);
  for (const search of ['', '?lang=zh-TW', '?part=family']) {
    await page.goto(`${kindred.dashboard}/educator/reports/${done}/zoou/assessment${search}`);
    await expect(page.getByRole('article')).toBeVisible();
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1');
      expect([search, format, pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length]).toEqual([search, format, 1]);
    }
  }
});

test('an adult of the family reads the report from the page of the child, as a letter, and takes it along @whole', async ({
  page,
  kindred,
}) => {
  const parent = 'reads.letters@kindred.test';
  const id = await buildLinkedFamily(kindred, {
    teacher: 'letters.home@kindred.test',
    parent,
    child: { name: 'Ottilie Quint', username: 'ottilie.quint' },
  });
  await keepReport(kindred.database, id);
  await kindred.database.query(`update students set active_program = 'zoou' where id = $1`, [id]);
  await startSession(page, kindred, parent);
  await page.goto(`${kindred.dashboard}/parent/students/${id}`);
  await expectFit(page);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/parent/students/${id}/report/zoou/assessment`));
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Dear family of Ottilie,');
  await expect(paper).not.toContainText('Proficient');
  for (const name of ['Conference page', 'Share with the family']) {
    await expect(page.getByText(name)).toHaveCount(0);
  }
  await expectFit(page);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^Ottilie Quint - Family letter Zoo U, first check/);
  await page.goto(`${kindred.dashboard}/parent/students/${id}/report/zoou/skill-builder`);
  await expect(page.getByRole('heading', { name: 'Report is not available' })).toBeVisible();
  await page.goto(`${kindred.dashboard}/parent/students/999999999/report/zoou/assessment`);
  await expect(page.getByText('you can no longer read about this child')).toBeVisible();
});

test('another check is unlocked from a report and from the list, and who guesses may begin anew @whole', async ({
  page,
  kindred,
}) => {
  const built = await buildReported(kindred, {
    username: 'checks.again@kindred.test',
    name: ['Dagny', 'Ferrante'],
    done: ['Ansel Brook', 'Bela Brook'],
    half: ['Cleo Brook'],
  });
  const [one = 0] = built.done;
  await kindred.database.query(
    `update students set active_program = 'zoou', license_ends_on = '2030-06-30' where id = any($1)`,
    [[...built.done, ...built.half]],
  );
  await startSession(page, kindred, 'checks.again@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/reports/${one}/zoou/assessment`);
  await expect(page.getByText('This check is done. Ansel can take another one.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restart a program' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Unlock new assessment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock assessment' }).click();
  await expect(page.getByText('A new assessment is unlocked for 1 student')).toBeVisible();
  await expect(page.getByText('This check is done.')).toHaveCount(0);

  await kindred.database.query(
    `update measurements set skills = jsonb_set(skills, '{emp,said}', '"looks-like-guessing"') where student_id = $1`,
    [built.done[1]],
  );
  await page.goto(`${kindred.dashboard}/educator/reports/${built.done[1]}/zoou/assessment`);
  await page.getByRole('button', { name: 'Restart a program' }).click();
  await expect(page.getByRole('dialog')).toContainText('Restart a program for Bela');
  await page.keyboard.press('Escape');
  await expectFit(page);
  await page.goto(`${kindred.dashboard}/educator/reports?tab=zoou`);
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const name of ['Ansel', 'Bela', 'Cleo']) {
    await page.getByRole('checkbox', { name: new RegExp(`Brook, ${name}`) }).check();
  }
  await page.getByRole('button', { name: 'Unlock new assessment' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Brook, Ansel; Brook, Cleo');
  await dialog.getByRole('button', { name: 'Unlock assessment' }).click();
  await expect(page.getByText('A new assessment is unlocked for 1 student')).toBeVisible();
  await expect(page.getByRole('row', { name: /Brook, Bela/ })).toContainText('Second check: 6 more');
});
