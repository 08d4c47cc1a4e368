import { readFileSync } from 'node:fs';
import { expect, expectAccessible, keepToken, openSession, startSession, test } from './kindred.ts';
import { buildLinkedFamily } from './linked-family.ts';

const TEACHER = 'consents.teacher@kindred.test';
const PARENT = 'consents.parent@kindred.test';
const CHILD = 'wren.abara';

test('a family says no to check-ins and the child is not asked; no to play, and the child reads a kind sentence', async ({
  page,
  browser,
  kindred,
}) => {
  test.slow();
  const child = await buildLinkedFamily(kindred, {
    teacher: TEACHER,
    parent: PARENT,
    child: { name: 'Wren Abara', username: CHILD },
  });
  const tablet = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const world = await tablet.newPage();
  await keepToken(tablet, CHILD, await openSession(kindred, { student: CHILD }));
  await world.goto(`${kindred.student}/student/play`);
  await expect(world.getByRole('heading', { name: /Wren.*How are you today\?/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, kindred, PARENT);
  await page.goto(`${kindred.dashboard}/parent/students/${child}`);
  await page.getByRole('heading', { name: 'What Wren takes part in' }).click();
  const sayNo = async (activity: string) => {
    await page.getByRole('button', { name: `Say no to ${activity}` }).click();
    const dialog = page.getByRole('dialog', { name: `Say no to ${activity} for Wren?` });
    await expect(dialog.getByText('What a no changes')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Say no' }).click();
    await expect(page.getByRole('button', { name: `Say yes to ${activity}` })).toBeVisible();
  };
  await sayNo('Emotion check-ins');
  await world.goto(`${kindred.student}/student/play`);
  await expect(world.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(world.getByRole('heading', { name: /How are you today/ })).toHaveCount(0);

  await sayNo('Play');
  await world.goto(`${kindred.student}/student/play`);
  await expect(world.getByRole('heading', { name: 'Play is taking a rest' })).toBeVisible();
  await expect(world.getByText(/You did nothing wrong/)).toBeVisible();
  await expectAccessible(world);

  await page.setViewportSize({ width: 1366, height: 768 });
  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/students/${child}`);
  await expect(page.getByText('Emotion check-ins is off')).toBeVisible();
  await expect(page.getByText('Play is off')).toBeVisible();
  await tablet.close();
});

test('who runs a school says yes to all for the year, writes down what a family said, and saves register and letter @whole', async ({
  page,
  kindred,
}) => {
  test.slow();
  const child = await buildLinkedFamily(kindred, {
    teacher: 'consents.other.teacher@kindred.test',
    parent: 'consents.other.parent@kindred.test',
    child: { name: 'Wren Adeyo', username: 'wren.adeyo' },
  });
  const { rows } = await kindred.database.query('select school_id from students where id = $1', [child]);
  // As on the first day of a school here: nobody has decided anything.
  await kindred.database.query('alter table school_consents disable trigger user');
  await kindred.database.query('delete from school_consents where school_id = $1', [rows[0].school_id]);
  await kindred.database.query('alter table school_consents enable trigger user');
  await kindred.database.query('delete from school_activities where school_id = $1', [rows[0].school_id]);
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/consents`);
  await expect(page.getByText(/5 activities are not decided/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Say yes to all for/ }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Say yes to all for/ }).click();
  await expect(page.getByText(/Everything is decided for/)).toBeVisible();
  const letter = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the letter' }).click();
  expect((await letter).suggestedFilename()).toMatch(/^.+ - .+ - \d{4}-\d{2}-\d{2}\.pdf$/);

  await page.goto(`${kindred.dashboard}/educator/students/${child}`);
  await page.getByRole('heading', { name: 'What Wren takes part in' }).click();
  await page.getByRole('button', { name: 'Write down what the family said' }).click();
  const writing = page.getByRole('dialog');
  await writing.getByLabel('About').selectOption({ label: 'SEL check-ins' });
  await writing.getByLabel('Who of the family told you').fill('Ngozi Adeyo');
  await writing.getByLabel('How').selectOption({ label: 'On paper' });
  await writing.getByRole('button', { name: 'Write down' }).click();
  await expect(page.getByText(/Ngozi Adeyo told the school: On paper/)).toBeVisible();

  await page.goto(`${kindred.dashboard}/educator/consents/register`);
  const row = page.getByRole('row', { name: /Adeyo, Wren/ });
  await expect(row.getByText('No – family')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Download' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  const text = readFileSync(await (await file).path(), 'utf8');
  expect(text).toContain('Ngozi Adeyo');
});
