import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { expect, expectAccessible, inBothSizes, startSession, test } from './kindred.ts';
import { buildReported, expectFit } from './reported.ts';

const FEW = {
  username: 'few.reports@kindred.test',
  name: ['Odile', 'Brandt'],
  done: ['Kian Abara', 'Maya Abiodun', 'Riley Abrams', 'Yu-Ting Acker'],
  half: ['Nora Adair', 'Paige Adler'],
} as const;
const MANY = {
  username: 'many.reports@kindred.test',
  name: ['Wanda', 'Okoro'],
  done: Array.from({ length: 12 }, (_, number) => `Pupil Zander${String.fromCharCode(97 + number)}`),
  half: [] as string[],
} as const;

async function pagesIn(download: Download): Promise<number> {
  const pdf = readFileSync(await download.path()).toString('latin1');
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

test('a teacher takes several reports along: some of the selected, all of them, or learns why there is none @whole', async ({
  page,
  kindred,
}) => {
  await buildReported(kindred, FEW);
  await startSession(page, kindred, FEW.username);
  await page.goto(`${kindred.dashboard}/educator/reports?tab=zoou`);
  await expect(page.getByRole('row', { name: /Abara, Kian/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /all/i }).first().check();
  await page.getByRole('button', { name: 'Download reports' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Download 4 of 6 reports' })).toBeVisible();
  await expect(dialog).toContainText('4 are ready. These 2 are left out:');
  await expect(dialog).toContainText('Adair, Nora 3 of 6 scenes');
  await inBothSizes(page, {
    desktop: () => expectAccessible(page),
    phone: () => expectAccessible(page),
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download as one PDF' }).click();
  const pdf = await file;
  expect(pdf.suggestedFilename()).toMatch(/^reports-zoou-assessment-conference-[\d-]{10}-\w{4}\.pdf$/);
  expect(await pagesIn(pdf)).toBe(4);
  await expect(dialog).toBeHidden();

  for (const name of [/Abara, Kian/, /Abiodun, Maya/]) {
    await page.getByRole('row', { name }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Download reports' }).click();
  await expect(dialog.getByRole('heading', { name: 'Download 2 reports' })).toBeVisible();
  await dialog.getByRole('radio', { name: /Family letter/ }).check();
  await dialog.getByRole('radio', { name: '繁體中文' }).check();
  await dialog.getByRole('radio', { name: /Zip/ }).check();
  const packed = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download as a zip' }).click();
  expect((await packed).suggestedFilename()).toMatch(/^reports-zoou-assessment-family-[\d-]{10}-\w{4}\.zip$/);

  await page
    .getByRole('row', { name: /Adair, Nora/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Download reports' }).click();
  await expect(dialog.getByRole('heading', { name: 'No report yet' })).toBeVisible();
  await expect(dialog).toContainText('A report opens after 6 scenes.');
  await expectAccessible(page);
});

test('more than ten are made in the background, while the teacher is elsewhere, and wait for two days @whole', async ({
  page,
  kindred,
}) => {
  await buildReported(kindred, MANY);
  await startSession(page, kindred, MANY.username);
  await page.goto(`${kindred.dashboard}/educator/reports?tab=zoou`);
  await expect(page.getByRole('row', { name: /Zandera, Pupil/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /all/i }).first().check();
  await page.getByRole('button', { name: 'Download reports' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Made in the background. The sidebar shows the progress.');
  await dialog.getByRole('button', { name: 'Download as one PDF' }).click();
  await expect(page.getByText('The reports are being made.').first()).toBeVisible();

  // Left, and come back by the notice.
  await page.goto(`${kindred.dashboard}/educator`);
  const notices = page.getByRole('region', { name: 'Notifications' });
  const notice = notices.getByRole('listitem').filter({ hasText: 'Report download' });
  await expect(notice).toContainText('Success', { timeout: 150_000 });
  await notice.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report downloads' })).toBeVisible();
  await expect(page.getByText('12 reports')).toBeVisible();
  await expectFit(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the file from/ }).click();
  const pdf = await file;
  expect(pdf.suggestedFilename()).toMatch(/^reports-zoou-assessment-conference-[\d-]{10}-\w{4}\.pdf$/);
  expect(await pagesIn(pdf)).toBe(12);
  await page.getByRole('button', { name: /^Delete the download from/ }).click();
  await expect(page.getByRole('heading', { name: 'No downloads at the moment' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('staff see how far children are, and nothing of their skills @whole', async ({ page, kindred }) => {
  await buildReported(kindred, FEW);
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/reports?tab=zoou`);
  await expect(page.getByRole('link', { name: 'Reports' })).toBeVisible();
  await page.getByRole('searchbox').or(page.getByLabel('Name')).first().fill('Abara');
  await expect(page.getByRole('row', { name: /Abiodun, Maya/ })).toBeHidden();
  const row = page.getByRole('row', { name: /Abara, Kian/ });
  await expect(row).toContainText('6 of 6');
  await expect(row.getByRole('button', { name: /Open|PDF/ })).toHaveCount(0);
  await expect(page.getByText(/Proficient|Emerging|Improving/)).toHaveCount(0);
  await expectFit(page);
});

test('in Chinese the dialog, the downloads and sharing read as well, and fit @proof', async ({
  page,
  kindred,
}) => {
  const { done } = await buildReported(kindred, FEW);
  const { dashboard } = kindred.branded('taiwan');
  await startSession(page, kindred, FEW.username);
  await page.goto(`${dashboard}/educator/reports?tab=zoou`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await page
    .getByRole('row', { name: /Abara, Kian/ })
    .getByRole('checkbox')
    .check();
  await page
    .getByRole('row', { name: /Adair, Nora/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: '下載報告' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: '下載 2 份中的 1 份報告' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '繁體中文' })).toBeChecked();
  await expectFit(page);
  await page.goto(`${dashboard}/educator/reports/downloads`);
  await expect(page.getByRole('heading', { name: '目前沒有下載' })).toBeVisible();
  await expectFit(page);
  await page.goto(`${dashboard}/educator/reports/${done[1]}/zoou/assessment`);
  await page.getByRole('button', { name: '分享給家長' }).click();
  await expect(dialog).toContainText('最近兩天沒有建立連結。');
  await expectFit(page);
});
