import type { Page } from '@playwright/test';
import { type Roster, rosterZip } from '#product/rosters/uploads/server/testing/oneroster-zip.ts';
import { buildTeacher, expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';
import { find } from './lists.ts';

const FILE = [
  'Given Name,Surname,Grade Level,Student Number,Bus',
  'Wren,Upload,3,U-1,4',
  'Robin,Upload,K,U-2,4',
  'Jay,Upload,thirteen,U-3,7',
  'Wren,Upload,3,U-1,4',
].join('\r\n');

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a teacher uploads a class, mends a row, applies it and takes it back', async ({ page, kindred }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload students' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('“File” is required')).toBeVisible();
  await choose(page, 'class.csv', FILE);

  await expect(page.getByRole('heading', { name: 'What the columns mean' })).toBeVisible();
  await expect(page.getByLabel('Surname')).toHaveValue('last_name');
  await expect(page.getByText('We do not know these columns')).toContainText('Bus');
  await page.getByLabel('Grade Level').selectOption('');
  await expect(page.getByText('required and not chosen yet: grade')).toBeVisible();
  await page.getByLabel('Grade Level').selectOption('grade');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the preview' }).click();

  await expect(page.getByText('2 rows cannot be used')).toBeVisible();
  await expect(page.getByText('Already processed: row 2')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions for Upload, Jay' }).click();
  await page.getByRole('menuitem', { name: 'Repair row' }).click();
  const repair = page.getByRole('dialog', { name: 'Repair row' });
  await repair.getByRole('button', { name: 'Save' }).click();
  await expect(repair.getByText('“thirteen” is not a grade we know')).toBeVisible();
  await repair.getByLabel('Grade').fill('5');
  await repair.getByRole('button', { name: 'Save' }).click();
  await expect(repair).toBeHidden();
  await expect(page.getByText('3 students are created')).toBeVisible();
  await page.getByRole('radio', { name: 'Create 3' }).check();
  await expect(page.getByText('Upload, Jay').first()).toBeVisible();

  await page.getByRole('button', { name: 'Apply the upload' }).click();
  await expect(page.getByText(/^Done\. 3 students were (created|changed)\.$/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download failed rows' }).click();
  expect((await download).suggestedFilename()).toMatch(/^failed-rows-\d+\.csv$/);

  await page.getByRole('link', { name: 'Go to students' }).click();
  await find(page, 'upload');
  await expect(page.getByText('Upload, Wren').first()).toBeVisible();
  await page.getByRole('tab', { name: /Bulk uploads/ }).click();
  await page.getByRole('link', { name: 'class.csv' }).click();

  await page.getByRole('button', { name: 'Undo the upload' }).click();
  const undo = page.getByRole('dialog', { name: 'Undo the upload' });
  await expect(undo.getByText('3 new students are deleted.')).toBeVisible();
  await undo.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The upload was undone. 3 students are back to how they were.')).toBeVisible();
  const { rows } = await kindred.database.query("select id from students where last_name = 'Upload'");
  expect(rows).toEqual([]);
});

test('a file that is no table says so, and on a phone everything fits @whole', async ({ page, kindred }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students/uploads/new`);
  await choose(page, 'broken.csv', 'first_name,last_name,grade\n"A,B,1\n');
  await expect(page.getByText('Row 2 has a quote that is not closed')).toBeVisible();
  await page.getByRole('link', { name: 'Upload another file' }).click();
  await choose(page, 'small.csv', 'first_name,last_name,grade\nFern,Small,2\n');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(page.getByText('One student is created')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Discard the upload' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the upload' }).click();
  await expect(page.getByText('No student was changed')).toBeVisible();
});

test('a file whose numbers were not recognized: who is alike is named, the column is chosen, and on a phone it comes first @whole', async ({
  page,
  kindred,
}) => {
  const teacher = 'aspen.fold@larkspurhollow.test';
  await buildTeacher(kindred.database, {
    username: teacher,
    name: ['Aspen', 'Fold'],
    besides: 'educator@kindred.test',
    students: ['Twin Alder', 'Sole Alder'],
  });
  await kindred.database.query("update students set student_id = 'A-1' where username = 'twin.alder'");
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, kindred, teacher);
  await page.goto(`${kindred.dashboard}/educator/students/uploads/new`);
  const rows = ['Twin,Alder,1,A-9,4', 'Sole,Alder,3,A-2,4', 'New,Alder,3,A-3,4'];
  await choose(page, 'alder.csv', ['first_name,last_name,grade,Lunch card,Bus', ...rows].join('\n'));
  // What is mostly right is folded away.
  await expect(page.getByRole('heading', { name: 'How the file was read' })).toBeVisible();
  await expect(page.getByLabel('Encoding')).toBeHidden();
  await page.getByRole('button', { name: 'Show the preview' }).click();

  await expect(page.getByText('One new student has the name of a student you already have')).toBeVisible();
  await expect(page.getByText(/^Row 2, Twin Alder: Twin Alder, grade 3, with Aspen Fold/)).toBeVisible();
  await expect(page.getByText('One more row found its student by the name alone.')).toBeVisible();
  await expectAccessible(page);
  const column = page.getByLabel('No column is the student ID yet');
  await expect(column.locator('option').first()).toHaveText('Lunch card (A-9 · A-2 · A-3)');
  const apply = page.getByRole('button', { name: 'Apply the upload' });
  const [button, list] = await Promise.all([
    apply.boundingBox(),
    page.getByText('All 3', { exact: true }).boundingBox(),
  ]);
  expect(button?.y ?? 0).toBeLessThan(list?.y ?? 0);
  await page.getByRole('button', { name: 'Use it as the student ID' }).click();
  await expect(page.getByText('No column is the student ID yet')).toBeHidden();
  await expect(page.getByText('One student is updated.')).toBeVisible();
  await apply.click();
  await expect(page.getByText(/^Done\. 3 students were (created|changed)\.$/)).toBeVisible();

  // The same again, with one change: the list calls apart what the upload's page does.
  await page.goto(`${kindred.dashboard}/educator/students/uploads/new`);
  const again = ['Twin,Alder,1,A-9', 'Sole,Alder,4,A-2', 'New,Alder,3,A-3'];
  await choose(page, 'again.csv', ['first_name,last_name,grade,student_id', ...again].join('\n'));
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(page.getByText('2 students stay the same.')).toBeVisible();
  await apply.click();
  await expect(page.getByText(/^Done\. One student was changed\.$/)).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('link', { name: 'All uploads' }).click();
  const row = page.getByRole('row', { name: /again\.csv/ });
  await expect(row).toContainText(/Done/);
  const cells = await row.getByRole('cell').or(row.getByRole('rowheader')).allInnerTexts();
  const head = await page.getByRole('columnheader').allInnerTexts();
  const of = (name: string) => cells[head.findIndex((text) => text.includes(name))];
  expect([of('Updated'), of('No change')]).toEqual(['1', '2']);
});

test("staff upload for a school, from the school's menu @whole", async ({ page, kindred }) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools?tab=schools`);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Upload students' }).click();
  await page.getByLabel('File').setInputFiles({
    name: 'staff.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('first_name,last_name,grade\nA,B,1\n'),
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('“Educator” is required')).toBeVisible();
});

test('a OneRoster zip: the school is chosen, its students come, and a zip of changes archives who has left @whole', async ({
  page,
  kindred,
}) => {
  const wren = { id: 'w', role: 'student', orgs: ['a'], first: 'Wren', last: 'Roster', grade: 'KG' } as const;
  const robin = { ...wren, id: 'r', first: 'Robin', grade: '03', number: 'R-2' };
  const roster: Roster = {
    version: '1.2',
    orgs: [
      { id: 'a', name: 'Roster Oak' },
      { id: 'b', name: 'Roster Elm' },
    ],
    people: [wren, robin, wren, { ...wren, id: 'x', first: 'Far', orgs: ['b'] }].map((one) => ({
      ...one,
      orgs: [...one.orgs],
    })),
  };
  const pick = async (name: string, zip: Roster) => {
    await page.goto(`${kindred.dashboard}/educator/students/uploads/new`);
    const buffer = rosterZip(zip);
    await page.getByLabel('File').setInputFiles({ name, mimeType: 'application/zip', buffer });
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await startSession(page, kindred, 'educator@kindred.test');
  await pick('roster.zip', roster);
  await expect(page.getByText('The zip has several schools')).toBeVisible();
  await expect(page.getByText('users.csv, row 4: its sourcedId was already used')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('School in the zip').selectOption('Roster Oak (2 students)');
  await page.getByLabel('users.csv · username').selectOption('Leave out');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(page.getByText('2 students are created')).toBeVisible();
  await page.getByRole('button', { name: 'Apply the upload' }).click();
  await expect(page.getByText(/^Done\. 2 students were (created|changed)\.$/)).toBeVisible();

  const gone = { ...robin, orgs: ['a'], gone: true };
  await pick('changes.zip', { ...roster, mode: 'delta', people: [gone] });
  await expect(page.getByText('This zip holds only what has changed')).toBeVisible();
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(page.getByText('One student is archived.')).toBeVisible();
  const anyway = page.getByLabel('Yes, archive this student');
  if (await anyway.isVisible()) await anyway.check();
  await page.getByRole('button', { name: 'Apply the upload' }).click();
  await expect(page.getByText(/^Done\. One student was (created|changed)\.$/)).toBeVisible();
  const { rows } = await kindred.database.query(
    "select first_name, archived_at is not null as archived from students where last_name = 'Roster' order by 1",
  );
  expect(rows).toEqual([
    { first_name: 'Robin', archived: true },
    { first_name: 'Wren', archived: false },
  ]);
});

const GIVEN_UP = 'The upload stopped partway after many attempts';

/** The database takes no student of this name, as it would not with a full disk. Answers how to mend it. */
async function breakDown({ database }: Kindred): Promise<() => Promise<void>> {
  await database.query(`
    create function refuse_stuck() returns trigger language plpgsql as $$
      begin raise exception 'no room' using errcode = 'disk_full'; end $$;
    create trigger refuse_stuck before insert on students
      for each row when (new.last_name = 'Stuck') execute function refuse_stuck();`);
  return async () => void (await database.query('drop function refuse_stuck cascade'));
}

/** The attempts between the first and the last would take hours: the next one is the last. */
async function skipAttempts({ database }: Kindred): Promise<void> {
  await expect(async () => {
    const { rowCount } = await database.query(`
      update pgboss.job set retry_count = retry_limit - 1, start_after = now()
      where name = 'upload.apply' and state = 'retry'`);
    expect(rowCount).toBe(1);
  }).toPass();
}

/** The same file twice would be refused: another child each time. */
async function uploadStuck(page: Page, kindred: Kindred, first: string): Promise<void> {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students/uploads/new`);
  const rows = `first_name,last_name,grade\n${first},Stuck,2\nClover,Stuck,2\n`;
  await choose(page, `${first.toLowerCase()}.csv`, rows);
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await page.getByRole('button', { name: 'Apply the upload' }).click();
  await skipAttempts(kindred);
  await expect(page.getByText(GIVEN_UP)).toBeVisible();
}

test('an upload that was given up says so by itself, and goes on when it is tried again @whole', async ({
  page,
  kindred,
}) => {
  const mend = await breakDown(kindred);
  await uploadStuck(page, kindred, 'Aster');
  await expect(page.getByText('0 of 2', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All uploads' }).click();
  await expect(
    page.getByRole('row', { name: /aster\.csv/ }).getByText('Failed', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'aster.csv' }).click();
  // Nothing was mended yet: it ends as before.
  await page.getByRole('button', { name: 'Try again' }).click();
  await skipAttempts(kindred);
  await expect(page.getByText(GIVEN_UP)).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Done\. 2 students were (created|changed)\.$/)).toBeVisible();
  await kindred.database.query("delete from students where last_name = 'Stuck'");
});

test('staff find given-up work in its list and call it back, and the open page of the upload says that it is done @whole', async ({
  page,
  browser,
  kindred,
}) => {
  const mend = await breakDown(kindred);
  await uploadStuck(page, kindred, 'Briar');
  await mend();
  const office = await browser.newContext();
  const staff = await office.newPage();
  await startSession(staff, kindred, 'uber@kindred.test');
  await staff.goto(`${kindred.dashboard}/uber/admin`);
  const rows = staff.getByRole('row', { name: /upload\.apply/ });
  await expect(rows.first().getByText('53100')).toBeVisible();
  await expect(rows.first().getByText('21', { exact: true })).toBeVisible();
  await expectAccessible(staff);
  const before = await rows.count();
  await rows
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await staff.getByRole('menuitem', { name: 'Try again' }).click();
  await staff.getByRole('dialog', { name: 'Try again' }).getByRole('button', { name: 'Try again' }).click();
  await expect(staff.getByText('The task is on its way again')).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await office.close();

  await expect(page.getByText(/^Done\. 2 students were (created|changed)\.$/)).toBeVisible();
  await kindred.database.query("delete from students where last_name = 'Stuck'");
});

const JUNIPER = 'juniper.wold@larkspurhollow.test';

/** A class of five at the school of the demo's teacher, and three licenses. */
async function buildClass({ database }: Kindred): Promise<void> {
  await buildTeacher(database, {
    username: JUNIPER,
    name: ['Juniper', 'Wold'],
    besides: 'educator@kindred.test',
    students: ['Una Linden', 'Una Maple', 'Una Pine', 'Una Rowan', 'Una Spruce'],
  });
  await database.query("insert into license_operations (id, kind, at) values ('juniper', 'grant', now())");
  const { rows } = await database.query<{ id: string }>(
    `insert into license_lots (id, root_id, account_id, plan, term, starts_on, issuer, origin, created_at)
     select lot.id, lot.id, a.id, 'individual', 'year', current_date - 1, 'user', 'free', now()
     from (select nextval(pg_get_serial_sequence('license_lots', 'id')) as id) lot, accounts a
     where a.username = $1 returning id`,
    [JUNIPER],
  );
  await database.query(
    "insert into license_entries (operation_id, lot_id, kind, quantity, at) values ('juniper', $1, 'grant', 3, now())",
    [rows[0]?.id],
  );
}

const LEFT = `
  select (select json_agg(s.last_name || ' ' || s.grade order by s.last_name) from students s where s.owner_id = a.id
      and s.archived_at is null) as active, l.used
  from accounts a join license_lots l on l.account_id = a.id where a.username = $1`;

test('a table with licenses and another educator: archiving much is held, and undo says what comes back @whole', async ({
  page,
  kindred,
}) => {
  await buildClass(kindred);
  const left = async () => (await kindred.database.query(LEFT, [JUNIPER])).rows[0];
  await startSession(page, kindred, JUNIPER);
  await page.goto(`${kindred.dashboard}/educator/students/uploads/new`);
  const file = [
    'first_name,last_name,grade,activate_license,educator_username',
    'Una,Linden,4,Y,',
    'Una,Maple,4,,educator@kindred.test',
    'Una,Oak,3,Y,',
    'Una,Elm,3,,nobody@kindred.test',
  ].join('\n');
  await choose(page, 'year.csv', file);
  await page.getByLabel('Archive students who are not in the file').check();
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(page.getByText('There is no verified educator with this username')).toBeVisible();
  await expect(page.getByText('2 licenses are used.')).toBeVisible();
  await expect(page.getByText('3 students are archived.')).toBeVisible();
  await expect(page.getByText('This would archive 3 of 5 students.')).toBeVisible();
  const apply = page.getByRole('button', { name: 'Apply the upload' });
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Yes, archive these 3 students').check();
  await expectAccessible(page);
  await apply.click();
  await expect(page.getByText(/^Done\. 6 students were (created|changed)\.$/)).toBeVisible();
  expect(await left()).toEqual({ active: ['Linden 4', 'Oak 3'], used: 2 });

  await page.getByRole('button', { name: 'Undo the upload' }).click();
  const undo = page.getByRole('dialog', { name: 'Undo the upload' });
  for (const said of [
    'One new student is deleted.',
    '2 updated students go back to how they were.',
    '3 archived students come back.',
    '2 licenses go back to where they came from.',
  ]) {
    await expect(undo.getByText(said)).toBeVisible();
  }
  await expectAccessible(page);
  await undo.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The upload was undone. 6 students are back to how they were.')).toBeVisible();
  const all = ['Linden 3', 'Maple 3', 'Pine 3', 'Rowan 3', 'Spruce 3'];
  expect(await left()).toEqual({ active: all, used: 0 });
});

test('who is not verified reads on the tab of uploads why there is none to begin @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'pending@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students?tab=uploads`);
  const button = page.getByRole('button', { name: 'Upload', exact: true }).first();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('One student until your account is verified');
  await expect(page.getByRole('link', { name: 'Upload', exact: true })).toHaveCount(0);
});
