import type { Page } from '@playwright/test';
import { buildTeacher, expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';
import { fakeVoice, startStudent } from './play.ts';

const TEACHER = 'educator@kindred.test';
const COUNSELOR = 'clinician@kindred.test';
const BACKUP = 'backup@kindred.test';
const FOLLOW_UPS = '/educator/emotion-check-ins/follow-ups';

/** The school of Maya's class watches, day and night: what is tried here is who is asked, not when. */
async function watch({ database }: Kindred): Promise<void> {
  await database.query('delete from follow_ups');
  await database.query('delete from follow_up_settings');
  const { rowCount } = await database.query('select from accounts where username = $1', [BACKUP]);
  if (rowCount === 0) {
    await buildTeacher(database, { username: BACKUP, name: ['Bo', 'Baker'], besides: TEACHER, students: [] });
  }
  await database.query(
    `update accounts set school_id = (select school_id from students where username = 'maya') where username = $1`,
    [COUNSELOR],
  );
  await database.query(
    `insert into follow_up_settings (school_id, is_on, on_since, responder_id, backup_id, hours, contact_name,
       contact_phone, steps, country, retention_days, confirmed_at, updated_at)
     select s.school_id, true, now() - interval '10 days', c.id, b.id,
       (select jsonb_agg('[0, 1440]'::jsonb) from generate_series(1, 7)), 'Simone Desrosiers', '(541) 555-0142',
       'Stay with the child. Call the office.', 'US', 365, now(), now()
     from students s, accounts c, accounts b where s.username = 'maya' and c.username = $1 and b.username = $2`,
    [COUNSELOR, BACKUP],
  );
}

/** For the other journeys nobody promises anything. */
test.afterEach(async ({ kindred }) => {
  await kindred.database.query('delete from follow_ups');
  await kindred.database.query('delete from follow_up_settings');
});

/** The two days before, as Maya told them. */
async function toldBefore({ database }: Kindred, student: number): Promise<void> {
  await database.query(
    `insert into check_ins (student_id, id, at, on_day, feeling, told_to)
     select s.id, gen_random_uuid(), now() - ago * interval '1 day',
       ((now() - ago * interval '1 day') at time zone sc.time_zone)::date, 'worried',
       array(select id from accounts where id = s.owner_id or username = any($2))
     from students s join schools sc on sc.id = s.school_id, generate_series(1, 2) ago where s.id = $1`,
    [student, [COUNSELOR, BACKUP]],
  );
}

const stepOf = async ({ database }: Kindred): Promise<unknown> =>
  (await database.query('select step, late from follow_ups where closed_at is null')).rows[0];

/** Two hours go by: the clock of it is put back, and somebody looks at it. */
async function twoHoursPass({ database }: Kindred): Promise<void> {
  await database.query(
    `update follow_ups set due_at = now() - interval '1 second', clock_from = now() - interval '2 hours' where closed_at is null`,
  );
  await database.query(`insert into pgboss.job (name, data) values ('follow-ups.clock', '{}')`);
}

async function openAs(page: Page, kindred: Kindred, who: string): Promise<void> {
  await startSession(page, kindred, who);
  await page.goto(`${kindred.dashboard}${FOLLOW_UPS}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Follow-ups' })).toBeVisible();
  await expect(page.getByText('This is not a crisis line.')).toBeVisible();
}

test('a hard week becomes a follow-up; nobody has it for two hours, then two more; it is taken, passed on, closed @whole', async ({
  page,
  kindred,
}) => {
  test.slow();
  await watch(kindred);
  const student = await startStudent(page, kindred, 'academy', { asks: true });
  await toldBefore(kindred, student);
  await page.addInitScript(fakeVoice, { languages: ['en-US'], ends: true });
  await page.goto(`${kindred.student}/student/play`);
  await expect(page.getByText(/can see your answer/)).toContainText('Bo Baker');
  await page.getByRole('button', { name: 'Worried' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for telling me.' })).toBeVisible();
  // What is offered is heard, and who looks: the child may not read yet.
  const said = async (): Promise<string> =>
    (await page.evaluate<string[]>(() => Reflect.get(window, 'said'))).join(' ');
  await expect
    .poll(said)
    .toMatch(/I would like to talk .* checks messages .* tell a grown-up near you\. Let's play/);
  await expect.poll(() => stepOf(kindred), { timeout: 90_000 }).toEqual({ step: 0, late: false });

  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator`);
  const worth = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Worth a look' }) });
  const nobody = worth.getByRole('listitem').filter({ hasText: 'No one has taken it on yet' });
  await expect(nobody.getByRole('button', { name: "I've got this" })).toBeVisible();
  await expect(nobody.getByRole('button', { name: 'Pass to …' })).toBeVisible();
  await page.getByRole('link', { name: 'All follow-ups' }).first().click();
  const card = page.getByRole('article').filter({ hasText: 'Maya' });
  await expect(card).toContainText('No one has this.');
  await expect(card.getByRole('button', { name: "I've got this" })).toBeVisible();
  await expectAccessible(page);

  await twoHoursPass(kindred);
  await expect.poll(() => stepOf(kindred), { timeout: 90_000 }).toEqual({ step: 1, late: false });
  await openAs(page, kindred, COUNSELOR);
  await expect(card).toContainText('Asked: you');
  await twoHoursPass(kindred);
  await expect.poll(() => stepOf(kindred), { timeout: 90_000 }).toEqual({ step: 2, late: true });

  await openAs(page, kindred, BACKUP);
  await expect(card).toContainText('Late');
  await card.getByRole('button', { name: "I've got this" }).click();
  await expect(card).toContainText('You took it');
  await card.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('dialog').getByLabel('Note').fill('Talked at recess.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Talked at recess.');
  await card.getByRole('button', { name: 'Pass to …' }).click();
  const { rows } = await kindred.database.query(
    "select first_name || ' ' || last_name as name from accounts where username = $1",
    [COUNSELOR],
  );
  await page.getByRole('menuitem', { name: rows[0].name }).click();
  await expect(page.getByText('It was passed on')).toBeVisible();

  await openAs(page, kindred, COUNSELOR);
  await card.getByRole('button', { name: "I've got this" }).click();
  await card.getByRole('button', { name: 'Close and say what was done' }).click();
  await page.getByRole('dialog').getByLabel('What was done').fill('Home was called.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close the follow-up' }).click();
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible();
  await page.getByRole('radio', { name: 'Closed' }).check();
  await expect(card).toContainText('You closed it: Home was called.');
});

test('"I would like to talk" reaches a phone-width screen, and a child reads when somebody looks', async ({
  page,
  kindred,
}) => {
  await watch(kindred);
  await page.setViewportSize({ width: 390, height: 844 });
  await startStudent(page, kindred, 'academy', { asks: true });
  await page.goto(`${kindred.student}/student/play`);
  await page.getByRole('button', { name: 'Okay' }).click();
  const talk = page.getByRole('region', { name: 'I would like to talk' });
  await expect(talk).toContainText('checks messages on school days between');
  await expect(talk).toContainText('If you need help right now, tell a grown-up near you.');
  await expectAccessible(page);
  await talk.getByRole('button', { name: 'I would like to talk' }).click();
  await expect(talk.getByRole('status')).toContainText('It was sent.');
  await expect.poll(() => stepOf(kindred), { timeout: 90_000 }).toEqual({ step: 0, late: false });

  await openAs(page, kindred, TEACHER);
  const card = page.getByRole('article').filter({ hasText: 'Maya' });
  await expect(card).toContainText('Would like to talk');
  await expect(card.getByRole('button', { name: "I've got this" })).toBeInViewport({ ratio: 0 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  const { rows } = await kindred.database.query(
    "select recipient from mails where kind = 'follow-up' order by 1",
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([TEACHER, COUNSELOR]));
});

test('an admin says who responds; on time or late is all an admin reads @whole', async ({
  page,
  kindred,
}) => {
  await watch(kindred);
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/emotion-check-ins/responders`);
  await expect(page.getByRole('heading', { level: 1, name: 'Who responds' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Crisis contact').fill('Ana Ruiz');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Follow-up is on and confirmed for a year')).toBeVisible();
  await expect(page.getByText(/call Ana Ruiz/)).toBeVisible();
  await page.getByRole('link', { name: 'Follow-ups', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'On time or late' })).toBeVisible();
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible();
});

test('who answers opens the page of a child whom nobody shared, and finds it in the week @whole', async ({
  page,
  kindred,
}) => {
  await watch(kindred);
  const { rows } = await kindred.database.query(
    `select s.id from students s where s.username = 'maya'
       and not exists (select from student_shares sh join accounts a on a.id = sh.account_id
         where sh.student_id = s.id and a.username = $1)`,
    [BACKUP],
  );
  await toldBefore(kindred, rows[0].id);
  await startSession(page, kindred, BACKUP);
  await page.goto(`${kindred.dashboard}/educator/emotion-check-ins`);
  await page.getByRole('radio', { name: 'I answer for' }).check();
  await page.getByRole('link', { name: 'Fontaine, Maya' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Fontaine' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Feelings' })).toBeVisible();
  await expect(page.getByText('responds to hard weeks').first()).toBeVisible();
  await expectAccessible(page);
});
