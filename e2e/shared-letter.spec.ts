import { expect, startSession, test } from './kindred.ts';
import { buildReported, expectFit } from './reported.ts';

const TEACHER = {
  username: 'sharing.letters@kindred.test',
  name: ['Ngaio', 'Petrov'],
  done: ['Lena Achterberg'],
  half: [] as string[],
} as const;

test('a family without an account reads its letter by a link, until the teacher ends that @whole', async ({
  page,
  browser,
  kindred,
}) => {
  const { done } = await buildReported(kindred, TEACHER);
  await startSession(page, kindred, TEACHER.username);
  await page.goto(`${kindred.dashboard}/educator/reports/${done[0]}/zoou/assessment`);
  await page.getByRole('button', { name: 'Share with the family' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No link has been made in the last two days.');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Link to the family letter' }).inputValue();
  expect(url).toMatch(/\/letter\/[\w-]{32}$/);
  await expect(dialog).toContainText('Ngaio Petrov');
  await expect(dialog).toContainText('not opened yet');
  await expectFit(page);

  // A scanner looks at the address: nothing is asked for, nothing is counted.
  const family = await browser.newContext();
  const letter = await family.newPage();
  const opened: string[] = [];
  letter.on('request', (request) => {
    if (request.url().includes('/api/letter')) opened.push(request.method());
  });
  const arrival = await letter.goto(url);
  expect(arrival?.headers()['x-robots-tag']).toContain('noindex');
  expect(arrival?.headers()['referrer-policy']).toBe('no-referrer');
  expect(arrival?.headers()['cache-control']).toBe('no-store');
  await expect(letter.getByRole('heading', { name: 'A letter about your child' })).toBeVisible();
  await expect(letter.getByText('Lena')).toHaveCount(0);
  await expectFit(letter);
  expect(opened).toEqual([]);

  await letter.getByRole('button', { name: 'Open the letter' }).click();
  const paper = letter.getByRole('article');
  await expect(paper).toContainText('Dear family of Lena,');
  await expect(paper).not.toContainText('Proficient');
  await letter.getByRole('radio', { name: '繁體中文' }).check();
  await expect(paper).toContainText('親愛的 Lena 家長');
  await expect(letter.getByRole('button', { name: '存成 PDF' })).toBeVisible();
  await expectFit(letter);
  const pdf = letter.waitForEvent('download');
  await letter.getByRole('button', { name: '存成 PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^Lena .+ - 給家長的信 .+ - [\d-]{10}\.pdf$/);
  // Any number of times.
  await letter.reload();
  await letter.getByRole('button', { name: /打開這封信|Open the letter/ }).click();
  await expect(paper).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Share with the family' }).click();
  await expect(dialog).toContainText('opened 4 times');
  await dialog.getByRole('button', { name: /^Revoke the link by Ngaio Petrov/ }).click();
  await expect(dialog).toContainText('Revoked');
  await letter.reload();
  await letter.getByRole('button', { name: /打開這封信|Open the letter/ }).click();
  await expect(
    letter.getByRole('heading', { name: /這封信無法開啟|This letter cannot be opened/ }),
  ).toBeVisible();
  await expectFit(letter);
  await family.close();
});
