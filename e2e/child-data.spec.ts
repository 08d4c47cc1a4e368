import { buildTeacher, expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';
import { openMenu } from './lists.ts';

const TEACHER = 'of.data@kindred.test';

/** A child at the school that admin@ runs, whom parent@ is linked to. */
async function aChild({ database }: Kindred): Promise<number> {
  const known = await database.query('select 1 from accounts where username = $1', [TEACHER]);
  if (known.rowCount === 0) {
    await buildTeacher(database, {
      username: TEACHER,
      name: ['Odalys', 'Brandt'],
      besides: 'educator@kindred.test',
      students: ['Ximena Vandersteen'],
    });
  }
  const { rows } = await database.query(
    'select s.id, s.school_id from students s join accounts a on a.id = s.owner_id where a.username = $1',
    [TEACHER],
  );
  const [{ id, school_id: school }] = rows;
  await database.query(
    `insert into family_links (student_id, account_id, school_id, created_at)
     select $1, id, $2, now() from accounts where username = 'parent@kindred.test' on conflict do nothing`,
    [id, school],
  );
  await database.query('delete from child_exports');
  return Number(id);
}

test('who runs a school takes a child’s data along, and sees who opened the record', async ({
  page,
  kindred,
}) => {
  const id = await aChild(kindred);
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students/${id}`);
  await page.getByRole('link', { name: 'See and manage the data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data of Ximena' })).toBeVisible();
  // The log begins with other people; so far there has been nobody else.
  await page.getByLabel('Whose views').selectOption('all');
  await expect(
    page.getByText('opened the child’s page').or(page.getByText("opened the child's page")),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export the data' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Export the data of Ximena?');
  await expectAccessible(page, { floating: true });
  await dialog.getByRole('button', { name: 'Export the data' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Data exports' }).click();
  const save = page.getByRole('button', { name: /^Save the export of/ });
  await expect(save).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await save.click();
  expect((await file).suggestedFilename()).toMatch(/^child-data-[\d-]{10}-\w{4}\.zip$/);
  await page.getByRole('button', { name: /^Delete the export of/ }).click();
  await expect(page.getByRole('heading', { name: 'No exports yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the child' }).click();
  await expect(page).toHaveURL(new RegExp(`/educator/students/${id}/data$`));
  await page.getByLabel('Whose views').selectOption('all');
  await expect(page.getByText('saved an export of the data')).toBeVisible();
});

test('who runs a school finds the exports beside the list, reads which school it is, and goes back to the same tab @whole', async ({
  page,
  kindred,
}) => {
  await aChild(kindred);
  await page.setViewportSize({ width: 1366, height: 768 });
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students?tab=all-archived`);
  await page.getByRole('link', { name: 'Data exports' }).click();
  const which = page.getByLabel('Whose data');
  await expect(which).toBeVisible();
  const room = await which.evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return 0;
    pen.font = style.font;
    const text = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
    return (
      select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - text
    );
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/educator\/students\?tab=all-archived$/);
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Data exports' })).toBeHidden();
});

test('a linked parent exports what the page shows; a teacher is told whom to ask @whole', async ({
  page,
  kindred,
}) => {
  const id = await aChild(kindred);
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent/students/${id}`);
  await page.getByRole('link', { name: 'See and manage the data' }).click();
  await expect(page.getByText('Notes by adults stay with the school.')).toBeVisible();
  await page.getByRole('button', { name: 'Export the data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export the data' }).click();
  await page.goto(`${kindred.dashboard}/parent/students/exports`);
  await expect(page.getByRole('button', { name: /^Save the export of/ })).toBeVisible({ timeout: 90_000 });
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/students/${id}/data`);
  await expect(page.getByText('An admin at the school can export the whole record.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export the data' })).toBeHidden();
  await expectAccessible(page);
});

test('a deletion says what goes and stays, is shown on the child’s page, and is taken back @whole', async ({
  page,
  kindred,
}) => {
  const id = await aChild(kindred);
  await kindred.database.query('delete from child_deletions');
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students/${id}/data`);
  await expect(page.getByRole('heading', { name: 'What stays, and why' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the data' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Delete all data of Ximena?');
  await expectAccessible(page, { floating: true });
  await dialog.getByRole('button', { name: 'Delete the data' }).click();
  await expect(page.getByText(/^All data of Ximena will be deleted on/)).toBeVisible();
  await page.goto(`${kindred.dashboard}/educator/students/${id}`);
  await expect(page.getByText(/^All data of Ximena will be deleted on/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${kindred.dashboard}/educator/students/${id}/data`);
  await page.getByRole('button', { name: 'Keep the data' }).click();
  await dialog.getByRole('button', { name: 'Keep the data' }).click();
  await expect(page.getByText(/^All data of Ximena will be deleted on/)).toBeHidden();
  await page.getByLabel('Whose views').selectOption('all');
  await expect(page.getByText('canceled a deletion')).toBeVisible();
});

test('a linked parent asks the school to delete; who decides finds it on home, and declines @whole', async ({
  page,
  kindred,
}) => {
  const id = await aChild(kindred);
  await kindred.database.query('delete from child_deletions');
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent/students/${id}/data`);
  await page.getByRole('button', { name: 'Ask the school to delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask the school to delete' }).click();
  await expect(page.getByText(/^The family asked to delete the data of Ximena/)).toBeVisible();
  await expectAccessible(page);
  // Who decides finds it on home, and no more once it is decided.
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/notifications`);
  const onHome = page.getByText('A family asks the school to delete what is kept about their child.');
  await expect(onHome).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Read the request' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator/students/${id}/data`);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/^The family asked to delete/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete the data' })).toBeVisible();
  await page.goto(`${kindred.dashboard}/educator/notifications`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(onHome).toBeHidden();
});

test('staff find whose data is to be deleted, and keep it where the school asks for that', async ({
  page,
  kindred,
}) => {
  const id = await aChild(kindred);
  await kindred.database.query('delete from child_deletions where student_id = $1', [id]);
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/admin?tab=uber-deletions`);
  await expect(page.getByRole('heading', { name: 'No data is waiting to be deleted' })).toBeVisible();
  await kindred.database.query(
    `insert into child_deletions (reference, student_id, state, asked_as, brand, asked_at, runs_at)
     values ('D-7K3F-9Q2M', $1, 'waiting', 'school', 'kindred', now(), now() + interval '7 days')`,
    [id],
  );
  await page.reload();
  const row = page.getByRole('row', { name: /Vandersteen, Ximena/ });
  await expect(row).toContainText('The school');
  await expect(row).toContainText('D-7K3F-9Q2M');
  await expectAccessible(page);
  await openMenu(page, 'Vandersteen, Ximena', 'Keep the data');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, { floating: true });
  await dialog.getByRole('button', { name: 'Keep the data' }).click();
  await expect(page.getByText('The deletion is canceled. Nothing was deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});
