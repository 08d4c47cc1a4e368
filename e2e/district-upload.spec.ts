import { type Roster, rosterZip } from '#product/rosters/uploads/server/testing/oneroster-zip.ts';
import { expect, expectAccessible, startSession, test } from './kindred.ts';

function pupil(id: string, org: string, first: string): Roster['people'][number] {
  return { id, role: 'student', orgs: [org], first, last: 'District', grade: '02', number: `D-${id}` };
}

const ROSTER: Roster = {
  version: '1.1',
  orgs: [
    { id: 'd1', name: 'Larkspur Hollow Elem.' },
    { id: 'd2', name: 'Tanager Ridge' },
    { id: 'd3', name: 'Evening School' },
  ],
  people: [pupil('a', 'd1', 'Ana'), pupil('b', 'd1', 'Ben'), pupil('c', 'd2', 'Cy'), pupil('d', 'd3', 'Dee')],
};
const FILE = { name: 'district.zip', mimeType: 'application/zip', buffer: rosterZip(ROSTER) };

test('a district admin gives one zip for all schools, checks the matches, confirms once and finds each result @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'district@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students?tab=uploads`);
  await page.getByRole('link', { name: 'Upload for the district' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload for a whole district' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('“File” is required')).toBeVisible();
  await page.getByLabel('File').setInputFiles(FILE);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Match the schools' })).toBeVisible();
  const chosen = (name: string) => page.getByLabel(name, { exact: true }).locator('option:checked');
  await expect(chosen('Larkspur Hollow Elem.')).toHaveText('Larkspur Hollow Elementary School');
  await expect(chosen('Evening School')).toHaveText('Leave out');
  await expect(page.getByText(/in the file (has|have) no match yet/)).toBeVisible();
  await page.getByLabel('Evening School').selectOption('Larkspur Hollow Elementary School');
  await expect(page.getByText('A school in the district is chosen more than once')).toBeVisible();
  await page.getByLabel('Evening School').selectOption('Leave out');
  await expectAccessible(page);

  // It can be left, and is there again.
  await page.goto(`${kindred.dashboard}/educator/students?tab=uploads`);
  await page.getByRole('radio', { name: 'Whole districts' }).check();
  await page.getByRole('link', { name: 'district.zip' }).click();
  await page.getByRole('button', { name: /Show the preview for/ }).click();

  const list = page.getByRole('table');
  await expect(list.getByRole('link', { name: 'Larkspur Hollow Elementary School' })).toBeVisible();
  await expect(page.getByText('3 students are created')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the uploads for 2 schools' }).click();
  await expect(page.getByText(/^Done\. 3 students were (created|changed)\.$/)).toBeVisible();
  await expectAccessible(page);

  await list.getByRole('link', { name: 'Larkspur Hollow Elementary School' }).click();
  await expect(page.getByText(/^Done\. 2 students were (created|changed)\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo the upload' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The upload was undone. 2 students are back to how they were.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all schools' }).click();
  await expect(list.getByText('Undone')).toBeVisible();
  const { rows } = await kindred.database.query(
    "select first_name from students where last_name = 'District' order by 1",
  );
  expect(rows).toEqual([{ first_name: 'Cy' }]);
});

test('staff upload for a district from its menu; on a phone everything fits, and it can be given up @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools?tab=districts`);
  await page.getByRole('button', { name: /^Actions for Larkspur/ }).click();
  await page.getByRole('menuitem', { name: 'Upload a roster' }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByLabel('File').setInputFiles({ ...FILE, name: 'staff.zip' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Match the schools' })).toBeVisible();
  await fits();
  await page.getByRole('button', { name: /Show the preview for/ }).click();
  await expect(page.getByText(/students? (is|are) created/)).toBeVisible();
  await fits();
  await page.getByRole('button', { name: 'Discard the upload' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the upload' }).click();
  await expect(page.getByText('No student was changed')).toBeVisible();
});
