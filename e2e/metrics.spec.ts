import type { Page } from '@playwright/test';
import { expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';

type Outline = { id: string; asks: Record<string, Record<string, unknown>> };
type Version = { scene: string; version: string; outline: Outline };

/** Whoever has Zoo U has played it lately; most finished its first check, and some stopped at its last question. */
async function buildPlay({ database }: Kindred): Promise<void> {
  await database.query(
    `insert into play_days (student_id, on_day, area, seconds)
     select s.id, current_date - 1 - (s.id % 5)::integer - 7 * week, 'zoou', 240 + 60 * (s.id % 9)::integer
     from students s cross join generate_series(0, 8) week
     where s.active_program = 'zoou' and not s.is_sandbox and (s.id + week) % 3 > 0 on conflict do nothing`,
  );
  const { rows: versions } = await database.query<Version>(
    "select scene, version, outline from scene_versions where program = 'zoou' and scene like 'zoou-check-a-%' order by scene",
  );
  for (const [place, { scene, version, outline }] of versions.entries()) {
    const asks = Object.entries(outline.asks).map(([ask, options]) => [ask, Object.keys(options)] as const);
    const [last] = asks.at(-1) ?? [];
    const given = (student: number) =>
      asks.map(([ask, options], index) => {
        const opt = options[index === 0 ? 0 : (student + index) % options.length];
        const told = {
          lang: student % 4 === 0 ? 'zh-TW' : 'en',
          aloud: student % 3 === 0,
          spot: student % 3,
        };
        return {
          ask,
          opt,
          seconds: 6 + ((student + index) % 9),
          fast: false,
          rest: (student % 11) / 10,
          ...told,
        };
      });
    const { rows: students } = await database.query<{ id: string }>(
      "select id from students where active_program = 'zoou' and not is_sandbox order by id limit 100",
    );
    const plays = students.slice(0, 100 - 7 * place).map(({ id }, index) => ({
      student_id: Number(id),
      finished: index % (6 + place) !== 0,
      answers: given(Number(id)),
    }));
    await database.query(
      `insert into scene_plays (student_id, scene, epoch, iteration, program, version, is_first, started_on, finished_on,
         stopped_at, answers)
       select student_id, $1, 1, 1, 'zoou', $2, true, current_date - 2, case when finished then current_date - 1 end,
         case when not finished then $3 end, answers
       from jsonb_to_recordset($4::jsonb) as told(student_id bigint, finished boolean, answers jsonb) on conflict do nothing`,
      [scene, version, last, JSON.stringify(plays)],
    );
  }
  await database.query(
    `insert into measurements (student_id, program, report, iteration, model, epoch, scenes, form, languages, asks, best,
       left_out, rushed_scenes, favorite_spot, as_mixed_as_guessing, edition, first_on, last_on, levels, clear, skills,
       updated_at)
     select s.id, 'zoou', 'assessment', 1, 2, 1, 6, 'a', '{en}', 60, 40, 0, '{}', false, false, 'one', current_date,
       current_date, '{1,1,1,1,1,1}', '{t,t,t,t,t,t}', '{}', now()
     from students s where s.active_program = 'zoou' and not s.is_sandbox on conflict do nothing`,
  );
}

/** The worker counts when it starts, and when it is asked to. */
async function counted({ database }: Kindred): Promise<void> {
  const waiting = "select from pgboss.job where name like 'metrics.%' and state < 'completed'";
  await expect.poll(async () => (await database.query(waiting)).rowCount, { timeout: 120_000 }).toBe(0);
}

/** Every school has said yes to norms: scenes and questions are counted of no other children. */
async function agreeToNorms({ database }: Kindred): Promise<void> {
  await database.query(
    `insert into school_consents (school_id, activity, school_year, decision, capacity, text_version, language, decided_at)
     select id, 'norms', extract(year from now() - interval '6 months'), 'yes', 'school', '2026-11', 'en', now() from schools`,
  );
  await database.query(
    `insert into school_activities (school_id, activity, standing, is_on, since)
     select id, 'norms', 'agreed', true, now() from schools
     on conflict (school_id, activity) do update set standing = 'agreed', is_on = true`,
  );
}

async function openMetrics(page: Page, kindred: Kindred): Promise<void> {
  await startSession(page, kindred, 'uber@kindred.test');
  await counted(kindred);
  await agreeToNorms(kindred);
  await buildPlay(kindred);
  await kindred.database.query(
    "insert into pgboss.job (name, data) values ('metrics.count-days', '{}'), ('metrics.count-programs', '{}')",
  );
  await counted(kindred);
  await page.goto(`${kindred.dashboard}/uber/metrics`);
}

const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('staff read the numbers of a time, of a program, and open the rows behind one @whole', async ({
  page,
  kindred,
}) => {
  await openMetrics(page, kindred);
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(tile(page, 'Account requests').getByText(/before$/)).toBeVisible();
  await expect(tile(page, 'Active children')).toContainText(/[1-9]/);
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Month' }).check();
  await expect(page.getByRole('columnheader', { name: 'Month from' })).toBeVisible();
  await page.getByLabel('Program', { exact: true }).selectOption({ label: 'Cool Down Corner' });
  await expect(tile(page, 'Revenue')).toContainText('Not split by program');
  await expect(page.getByRole('columnheader', { name: 'Revenue' })).toHaveCount(0);
  await page.getByLabel('Program', { exact: true }).selectOption({ label: 'All programs' });

  await page.getByRole('radio', { name: 'Custom' }).check();
  await page.getByLabel('First day').fill('2026-02-01');
  await page.getByLabel('Last day').fill('2026-01-01');
  await expect(page.getByText('These numbers could not be loaded')).toBeVisible();
  await page.getByRole('radio', { name: 'Week' }).check();

  await page.getByRole('button', { name: 'Download' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^metrics-.*\.csv$/);

  const children = tile(page, 'Active children');
  const number = Number((await children.getByText(/^[\d,]+$/).innerText()).replaceAll(',', ''));
  await children.getByRole('link', { name: 'Open these children' }).click();
  await expect(page).toHaveURL(/tab=metrics-children&played_on=/);
  await expect(page.getByRole('tab', { name: /^Children/ })).toContainText(String(number));
  await expectAccessible(page);

  await page.goBack();
  await tile(page, 'Open quotes').getByRole('link', { name: 'Open these quotes' }).click();
  await expect(page.getByRole('tab', { name: /^Quotes/ })).toHaveAttribute('aria-selected', 'true');
});

test('staff read the lists behind the numbers @whole', async ({ page, kindred }) => {
  await openMetrics(page, kindred);
  await page.getByRole('tab', { name: /^Educator/ }).click();
  await expect(page.getByRole('row', { name: /educator@kindred\.test/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Admin/ }).click();
  await expect(page.getByRole('row', { name: /admin@kindred\.test/ }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Licenses and gifts' }).check();
  await expect(page.getByRole('tab', { name: /Gifts/ }).first()).toBeVisible();
});

test('staff see where children stop in a program, and what its writers should look at @whole', async ({
  page,
  kindred,
}) => {
  await openMetrics(page, kindred);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Zoo U' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zoo U' })).toBeVisible();
  await expect(page.getByText(/have played since/)).toBeVisible();
  await page.getByRole('tab', { name: 'Scenes' }).click();
  await expect(page.getByText(/^Most stop in /)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Form', { exact: true }).selectOption({ label: 'Check, form A' });
  await page.getByLabel('Grade', { exact: true }).selectOption({ label: 'Grade 12' });
  await expect(page.getByText('No one who counts has played these scenes yet.')).toBeVisible();
  await page.getByLabel('Grade', { exact: true }).selectOption({ label: 'All grades' });
  await expect(page.getByText(/^Most stop in /)).toBeVisible();
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await expect(page.getByText('Too easy').first()).toBeVisible();
  await expect(page.getByText(/% stop here$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('cell').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Best taken, by language' })).toBeVisible();
  await expect(dialog.getByText(/first answers, from all time/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'Norms' }).click();
  await expect(page.getByRole('heading', { name: 'Norm cells' })).toBeVisible();
  await expectAccessible(page);
});
