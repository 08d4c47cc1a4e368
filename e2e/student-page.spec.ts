import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  buildTeacher,
  expect,
  expectAccessible,
  expectFit,
  type Kindred,
  startSession,
  test,
} from './kindred.ts';
import { CHECKS, SAID } from './reported.ts';

const TEACHER = 'with.pages@kindred.test';

/** Days that were told, by how many of them ago; what was told to nobody here stays unseen. */
const TOLD = ['okay', 'worried', 'happy', 'skipped', 'sad', 'okay', 'okay', 'mad', 'happy', 'happy'];

/** At the school of the child $1. */
const TODAY = `(select (now() at time zone coalesce(sc.time_zone, 'America/New_York'))::date
  from students s left join schools sc on sc.id = s.school_id where s.id = $1)`;

/** A teacher with a child who has played and told, one who has never, and one with a very long name. */
async function aClass({ database }: Kindred): Promise<number[]> {
  const known = await database.query('select 1 from accounts where username = $1', [TEACHER]);
  if (known.rowCount === 0) {
    await buildTeacher(database, {
      username: TEACHER,
      name: ['Odalys', 'Brandt'],
      besides: 'educator@kindred.test',
      students: ['Aurelio Abara', 'Bettina Abara', `Chidiebere${'na'.repeat(22)} Abara`, 'Dunja Zeller'],
    });
  }
  const { rows } = await database.query(
    `select s.id, s.owner_id from students s join accounts a on a.id = s.owner_id where a.username = $1
     order by s.last_name, s.first_name`,
    [TEACHER],
  );
  const [child, owner] = [Number(rows[0].id), Number(rows[0].owner_id)];
  if (known.rowCount === 0) await playsAndTells(database, child, owner);
  return rows.map(({ id }) => Number(id));
}

async function playsAndTells(database: Kindred['database'], child: number, owner: number): Promise<void> {
  await database.query(
    `update students set active_program = 'zoou', license_ends_on = '2030-06-30' where id = $1`,
    [child],
  );
  await database.query(
    `insert into program_progress (student_id, program, done, checks_done, last_played_at, updated_at)
     values ($1, 'zoou', $2, 6, now(), now())`,
    [child, JSON.stringify(CHECKS)],
  );
  await database.query(
    `insert into measurements (student_id, program, report, iteration, model, epoch, scenes, form, languages, read_aloud,
       asks, best, by_guessing, left_out, rushed_scenes, favorite_spot, as_mixed_as_guessing, edition, first_on, last_on,
       levels, clear, skills, updated_at)
     values ($1, 'zoou', 'assessment', 1, 2, 1, 6, 'a', '{en}', 'off', 60, 36, 33, 0, '{}', false, false,
       'e2e', '2026-10-21', '2026-11-20', '{0,1,2,0,2,1}', '{t,f,f,t,t,f}', $2, now())`,
    [child, JSON.stringify(SAID)],
  );
  for (const [at, feeling] of TOLD.entries()) {
    await database.query(
      `insert into check_ins (student_id, id, at, on_day, feeling, told_to)
       values ($1, $2, now() - make_interval(days => $3), ${TODAY} - $3, $4, $5)`,
      [child, randomUUID(), at, feeling, at === 7 ? [] : [owner]],
    );
  }
  for (const [ago, seconds, area] of [
    [0, 900, 'zoou'],
    [0, 180, 'cdc'],
    [3, 1500, 'zoou'],
    [8, 700, 'zoou'],
    [9, 240, 'cdc'],
    [15, 1300, 'sim'],
    [26, 600, 'zoou'],
  ] as const) {
    await database.query(
      `insert into play_days (student_id, on_day, area, seconds)
       values ($1, ${TODAY} - $2::int, $4, $3)`,
      [child, ago, seconds, area],
    );
  }
  const { rows } = await database.query(
    `select scene, version, outline from scene_versions where scene = any($1)`,
    [['zoou-check-a-coop', 'zoou-check-a-er', 'zoou-check-a-ini']],
  );
  const session = randomUUID();
  let seq = 0;
  for (const [index, { scene, version, outline }] of rows.entries()) {
    const asks = Object.entries<Record<string, unknown>>(outline.asks);
    for (const [number, [ask, options]] of asks.entries()) {
      const opt = Object.keys(options)[number % Object.keys(options).length];
      const id = randomUUID();
      seq += 1;
      const client_at = new Date(Date.now() - (index + 1) * 86_400_000 + seq * 1000).toISOString();
      const event = { type: 'choice', id, session, seq, epoch: 1, program: 'zoou', iteration: 1, lang: 'en' };
      const answer = {
        ...event,
        debug: false,
        client_at,
        scene,
        form: 'a',
        attempt: 1,
        content_version: version,
      };
      await database.query(
        `insert into play_events (student_id, id, type, program, epoch, scene, event, received_at)
         values ($1, $2, 'choice', 'zoou', 1, $3, $4, now())`,
        [child, id, scene, JSON.stringify({ ...answer, ask, opt, pos: 0, hint_used: false })],
      );
    }
  }
}

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test('a name in the list leads to the child, along the list as it is filtered, and back to it @whole', async ({
  page,
  kindred,
}) => {
  await aClass(kindred);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('searchbox').fill('abara');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('link', { name: 'Abara, Aurelio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aurelio Abara' })).toBeVisible();
  const along = page.getByRole('navigation', { name: 'In the list' });
  await expect(along).toContainText('1 of 3');
  await along.getByRole('link', { name: /^Next/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bettina Abara' })).toBeVisible();
  await expect(along).toContainText('2 of 3');
  await expect(page.getByText('Bettina Abara has not played yet')).toBeVisible();
  await expectFit(page);
  await along.getByRole('link', { name: /^Next/ }).click();
  await expect(along).toContainText('3 of 3');
  await expectFit(page);
  await page.getByRole('link', { name: 'Students', exact: true }).first().click();
  await expect(page.getByRole('searchbox')).toHaveValue('abara');
  await expect(page.getByRole('row')).toHaveCount(4);
});

/** Labels below the days of play that do not stand in the middle below their own day. */
async function besideTheirDays(play: Locator): Promise<string[]> {
  return play.locator('[data-chart-days]').evaluate((days) => {
    const labels = days.closest('section')?.querySelector('[data-chart-labels]');
    const middle = (one: Element): number => {
      const { left, width } = one.getBoundingClientRect();
      return left + width / 2;
    };
    const texts = [...(labels?.children ?? [])].map((cell) => cell.firstElementChild);
    if (texts.every((text) => text === null)) return ['no label at all'];
    return texts.flatMap((text, at) => {
      const day = days.children[at];
      if (text === null || day === undefined) return [];
      const off = middle(text) - middle(day);
      return Math.abs(off) <= 1 ? [] : [`${text.textContent}: ${Math.round(off)} px`];
    });
  });
}

test('a teacher reads the week, feelings, play, skills and moments of a child, and writes a note', async ({
  page,
  kindred,
}) => {
  const [child] = await aClass(kindred);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/students/${child}`);
  await expect(page.getByText('This week:')).toBeVisible();
  await expect(page.getByText(/The report for Zoo U is ready\./)).toBeVisible();
  const feelings = card(page, 'Feelings');
  await expect(feelings).toContainText('Answered on 8 days.');
  await expect(feelings).toContainText('Said “Not now” on 1 day.');
  const play = card(page, 'Play, last 30 days');
  await expect(play).toContainText('Cool Down Corner 7 min');
  expect(await besideTheirDays(play)).toEqual([]);
  const skills = card(page, 'Skills, as play shows them');
  await expect(skills.getByRole('listitem').first()).toContainText('6 of 10 choices at their best');
  await expect(skills.getByRole('listitem').first()).toContainText('Proficient.');
  const moments = card(page, 'Story moments');
  await expect(moments.getByRole('blockquote')).toHaveCount(3);
  await moments.getByRole('button', { name: 'Show more' }).click();
  expect(await moments.getByRole('blockquote').count()).toBeGreaterThan(3);
  await expectFit(page);

  await page.getByRole('button', { name: 'Write a note' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('the family may ask to read them');
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('Asked a friend to play at recess.');
  await dialog.getByRole('combobox').selectOption({ label: 'Social initiation' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the note' }).click();
  const notes = card(page, 'Notes');
  await expect(notes).toContainText('Asked a friend to play at recess.');
  await expect(notes).toContainText('you · Social initiation');
  await notes.getByRole('button', { name: /^Delete the note/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notes).toContainText('No notes yet.');

  // The row's menu is the page's, too.
  await page.getByRole('button', { name: 'Actions for Aurelio Abara' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Aurelio Abara is archived')).toBeVisible();
  await expect(page.getByText(/^Archived on .* by Odalys Brandt\./)).toBeVisible();
  for (const name of ['Login', 'What Aurelio takes part in']) {
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Write a note' })).toHaveCount(0);
  await kindred.database.query('update students set archived_at = null where id = $1', [child]);

  await page.goto(`${kindred.dashboard}/educator/students/${child}`);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/educator/reports/${child}/zoou/assessment`));
});

test('the page is as readable in Chinese and in the dark @proof', async ({ page, kindred }) => {
  const [child] = await aClass(kindred);
  await startSession(page, kindred, TEACHER);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${kindred.branded('taiwan').dashboard}/educator/students/${child}`);
  await expect(page.getByRole('heading', { level: 2, name: '遊戲看見的能力' })).toBeVisible();
  await expect(card(page, '故事片段')).toContainText('一輛車，三份貨');
  await expectFit(page);
});

test("another teacher's child is not there, nor is a child that never was @whole", async ({
  page,
  kindred,
}) => {
  const { rows } = await kindred.database.query(`select id from students where username = 'maya'`);
  await aClass(kindred);
  await startSession(page, kindred, TEACHER);
  for (const id of [rows[0].id, 999_999_999]) {
    await page.goto(`${kindred.dashboard}/educator/students/${id}`);
    await expect(page.getByText('Student not found')).toBeVisible();
    await expectAccessible(page);
  }
  // What is no number at all is no page, and nobody is asked about it.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const reply = await page.goto(`${kindred.dashboard}/educator/students/nobody`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('ask whoever sent you the link')).toBeVisible();
  expect(asked.filter((url) => /api\/educator\/students\/(nobody|NaN)/.test(url))).toEqual([]);
});

test('a parent opens the page of the own child, in family words @whole', async ({ page, kindred }) => {
  const { rows } = await kindred.database.query(
    `select s.id, s.first_name, a.id as parent from students s join accounts a on a.family_id = s.family_id
     where a.username = 'parent@kindred.test' and s.archived_at is null order by s.id limit 1`,
  );
  const [{ id, first_name: name, parent }] = rows;
  await kindred.database.query(
    `insert into check_ins (student_id, id, at, on_day, feeling, told_to)
     values ($1, gen_random_uuid(), now(), (now() at time zone 'America/New_York')::date, 'sad', $2)`,
    [id, [parent]],
  );
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent/students`);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(new RegExp(`/parent/students/${id}`));
  await expect(card(page, `How ${name} felt`)).toContainText('Sad');
  await expect(card(page, `How ${name} felt`)).toContainText('You might ask');
  await expect(page.getByRole('heading', { name: 'Try at home' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notes' })).toHaveCount(0);
  await expectFit(page);
});

test('of a child who told how a day felt and has not played, the page says what was told @whole', async ({
  page,
  kindred,
}) => {
  const [, , , child = 0] = await aClass(kindred);
  await kindred.database.query(
    `insert into check_ins (student_id, id, at, on_day, feeling, told_to)
     select s.id, gen_random_uuid(), now(), ${TODAY}, 'worried', array[s.owner_id] from students s where s.id = $1`,
    [child],
  );
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/students/${child}`);
  await expect(page.getByText('Dunja Zeller has not played yet')).toBeVisible();
  await expect(page.getByText('How Dunja Zeller felt is below.')).toBeVisible();
  await expect(page.getByText(/This week.*worried/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Feelings', exact: false }).first()).toBeVisible();
});
