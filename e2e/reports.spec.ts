import type { Page } from '@playwright/test';
import {
  buildTeacher,
  expect,
  expectAccessible,
  inBothSizes,
  type Kindred,
  startSession,
  test,
} from './kindred.ts';

const TEACHER = 'with.reports@kindred.test';
const SKILLS = ['ic', 'com', 'coop', 'ini', 'emp', 'er'];
const CHECKS = SKILLS.map((skill) => ({ scene: `zoou-check-a-${skill}`, iteration: 1 }));

const figures = (said: string, at: number) => ({
  said,
  performance: at,
  low: Math.max(0, at - 25),
  high: Math.min(100, at + 25),
  mean: at / 100,
  error: 0.15,
  best: 6,
  partly: 3,
  not_yet: 1,
  hints: 0,
  tried_again: 0,
});
const SAID = {
  emp: figures('proficient', 82),
  coop: figures('improving-or-proficient', 56),
  com: figures('in-the-middle', 51),
  ic: figures('emerging-or-improving', 36),
  er: figures('emerging-or-improving', 31),
  ini: figures('emerging', 8),
};

/** A teacher's two children: one with the whole check behind them, one half way. */
async function twoChildren({ database }: Kindred): Promise<{ done: number; half: number }> {
  const known = await database.query('select 1 from accounts where username = $1', [TEACHER]);
  if (known.rowCount === 0)
    await buildTeacher(database, {
      username: TEACHER,
      name: ['Ilse', 'Marchetti'],
      besides: 'educator@kindred.test',
      students: ['Chia-Wei Aachen', 'Nora Aaken'],
    });
  const { rows } = await database.query(
    `select s.id from students s join accounts a on a.id = s.owner_id where a.username = $1 order by s.last_name`,
    [TEACHER],
  );
  const [done, half] = rows.map((row) => Number(row.id));
  if (done === undefined || half === undefined) throw new Error('the teacher has two children');
  for (const [id, scenes] of [
    [done, CHECKS],
    [half, CHECKS.slice(0, 3)],
  ] as const) {
    await database.query(
      `insert into program_progress (student_id, program, done, checks_done, updated_at) values ($1, 'zoou', $2, $3, now())
       on conflict (student_id, program) do update set done = excluded.done, checks_done = excluded.checks_done, iteration = 1`,
      [id, JSON.stringify(scenes), scenes.length],
    );
  }
  await database.query(
    `insert into measurements (student_id, program, report, iteration, model, epoch, scenes, form, languages, read_aloud,
       asks, best, by_guessing, left_out, rushed_scenes, favorite_spot, as_mixed_as_guessing, edition, first_on, last_on,
       levels, clear, skills, updated_at)
     values ($1, 'zoou', 'assessment', 1, 2, 1, 6, 'a', '{en}', 'off', 60, 36, 33, 10, '{zoou-check-a-ic}', false, false,
       'e2e', '2026-10-21', '2026-11-20', '{0,1,2,0,2,1}', '{t,f,f,t,t,f}', $2, now())
     on conflict (student_id, program, report, iteration) do update set skills = excluded.skills,
       rushed_scenes = excluded.rushed_scenes, last_on = excluded.last_on, form = excluded.form`,
    [done, JSON.stringify(SAID)],
  );
  return { done, half };
}

async function expectFit(page: Page): Promise<void> {
  await inBothSizes(page, {
    desktop: () => expectAccessible(page),
    phone: async () => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${page.url()} at 320 px`).toBe(0);
    },
  });
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
  await expect(half).toContainText('3 of 6 scenes');
  await expect(half).toContainText('Opens after 3 more');
  await expect(half.getByRole('button', { name: /^Open/ })).toHaveCount(0);
  const done = page.getByRole('row', { name: /Aachen, Chia-Wei/ });
  await expect(done).toContainText('6 of 6 scenes');
  await expect(done).toContainText('First check');
  await expect(done).toContainText('Played fast');

  await page.getByRole('radio', { name: 'Skill builder' }).check();
  await expect(page.getByRole('row', { name: /Aaken, Nora/ })).toContainText('Finish one house');
  await page.getByRole('radio', { name: 'Assessment' }).check();

  const letter = page.waitForEvent('download');
  await done.getByRole('button', { name: /^Family letter/ }).click();
  expect((await letter).suggestedFilename()).toBe('report-zoou-assessment-1-family.pdf');

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
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await pdf).suggestedFilename()).toBe('report-zoou-assessment-1-family.pdf');

  await page.getByRole('link', { name: 'Reports' }).last().click();
  await expect(page).toHaveURL(/\/educator\/reports\?tab=zoou/);
});

test('a report that is not there says how far it is, and one that there is none of, that it was not found', async ({
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

test('on paper a report is one page, with nothing around it', async ({ page, kindred }) => {
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
