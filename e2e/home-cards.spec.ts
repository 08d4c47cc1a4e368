import type { Page } from '@playwright/test';
import { expect, expectAccessible, startSession, test } from './kindred.ts';
import { buildReported } from './reported.ts';

const titles = (page: Page) =>
  page.getByRole('region', { name: 'Also for you' }).getByRole('heading', { level: 3 });

test('home leads a teacher to the skills, and from there into a scene @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  const around = page.getByRole('region', { name: 'Also for you' });
  await expect(around.getByRole('heading', { name: 'Plan together' })).toBeVisible();
  await expectAccessible(page);
  await around.getByRole('link', { name: 'Read about the skills' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator/skills`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zoo U' }).first().click();
  await expect(page).toHaveURL(/\/educator\/demo\/zoou\/zoou-ic-1$/);
});

test('cards are for whom they concern: at home nobody reads of colleagues or a school @whole', async ({
  page,
  kindred,
}) => {
  for (const [username, home] of [
    ['parent@kindred.test', '/parent'],
    ['home@kindred.test', '/educator'],
  ] as const) {
    await startSession(page, kindred, username);
    await page.goto(`${kindred.dashboard}${home}`);
    await expect(titles(page).first()).toBeVisible();
    const shown = await titles(page).allTextContents();
    expect(shown).toContain('The six skills');
    expect(shown).not.toContain('Plan together');
    const around = page.getByRole('region', { name: 'Also for you' });
    await expect(around).not.toContainText(/students?|class|your school/i);
    await page.evaluate(() => localStorage.clear());
  }
});

test('who asks for news by mail is told what the list says, and nothing else waits for it @whole', async ({
  page,
  kindred,
}) => {
  await kindred.database.query(
    `insert into accounts (scope, role, username, first_name, last_name, password_hash, status, source, school_id)
     select 'educator', 'educator', 'rejected.news@larch.test', 'Noa', 'Berg', password_hash, 'verified', 'form', school_id
     from accounts where username = 'educator@kindred.test'`,
  );
  await startSession(page, kindred, 'rejected.news@larch.test');
  await page.goto(`${kindred.dashboard}/educator/account/notifications`);
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'News by email', exact: true }) });
  await expect(card.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await card.getByRole('checkbox').check();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You will get news by email')).toBeVisible();
  await expect(card).toContainText('did not accept your address');
});

test('the first report is celebrated once, and not for who wants less motion @whole', async ({
  page,
  kindred,
}) => {
  const { done } = await buildReported(kindred, {
    username: 'first.report@larch.test',
    name: ['Uma', 'Lind'],
    done: ['Odd Aaby'],
    half: [],
  });
  await startSession(page, kindred, 'first.report@larch.test');
  await page.goto(`${kindred.dashboard}/educator/reports/${done[0]}/zoou/assessment`);
  await expect(page.getByText('Your first report')).toBeVisible();
  await expect(page.locator('[data-confetti]')).toHaveCount(1);
  await expect(page.locator('[data-confetti]')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByText('Your first report')).toBeHidden();
});
