import { buildTeacher, expect, startSession, test } from './kindred.ts';
import { expectFit } from './reported.ts';

const TEACHER: Parameters<typeof buildTeacher>[1] = {
  username: 'packets@kindred.test',
  name: ['Ngaio', 'Packet'],
  besides: 'educator@kindred.test',
  students: [],
};

test('an office without an account reads and saves the papers of a quote by a link, until it is ended @whole', async ({
  page,
  browser,
  kindred,
}) => {
  await buildTeacher(kindred.database, TEACHER);
  await kindred.database.query(
    `insert into quotes (number, kind, status, account_id, plan, quantity, unit_price_cents, total_cents, starts_on,
       valid_until, organisation, created_at, updated_at, sent_at)
     select 'KQ-2026-900001', 'primary', 'sent', id, 'individual', 10, 1200, 12000, current_date, current_date + 60,
       'Packet Hollow Schools', now(), now(), now() from accounts where username = $1`,
    [TEACHER.username],
  );
  await startSession(page, kindred, TEACHER.username);
  await page.goto(`${kindred.dashboard}/educator/purchase-history`);
  await page.getByRole('tab', { name: 'Quotes' }).click();
  await page.getByRole('button', { name: 'Actions for KQ-2026-900001' }).click();
  await page.getByRole('menuitem', { name: 'Packet for the office' }).click();
  const dialog = page.getByRole('dialog', { name: 'Packet for KQ-2026-900001' });
  await dialog.getByLabel('How long it opens').selectOption('7 days');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Address of the packet' }).inputValue();
  await expect(dialog).toContainText('Not opened yet');
  await expectFit(page);

  const office = await (await browser.newContext()).newPage();
  const opened: string[] = [];
  office.on('request', (request) => {
    if (request.url().includes('/api/packet')) opened.push(request.method());
  });
  const arrival = await office.goto(url);
  expect(arrival?.headers()['x-robots-tag']).toContain('noindex');
  expect(arrival?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(office.getByRole('heading', { name: 'Papers for your office' })).toBeVisible();
  expect(opened).toEqual([]);
  await office.getByRole('button', { name: 'Open the packet' }).click();
  await expect(office.getByRole('heading', { name: 'Packet Hollow Schools' })).toBeVisible();
  await expect(office.getByText('10 licenses, $120.00')).toBeVisible();
  await expectFit(office);
  const zip = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Save everything (zip)' }).click();
  expect((await zip).suggestedFilename()).toBe('KQ-2026-900001-packet.zip');
  const agreement = office.waitForEvent('popup');
  await office.getByRole('link', { name: 'Read the agreement' }).click();
  const read = await agreement;
  await expect(read.getByRole('heading', { name: 'Annex B: sub-processors and others' })).toBeVisible();
  await expectFit(read);

  await dialog.getByRole('button', { name: /^End link: Ngaio Packet/ }).click();
  await expect(dialog).toContainText('Ended');
  await office.reload();
  await office.getByRole('button', { name: 'Open the packet' }).click();
  await expect(office.getByRole('heading', { name: 'This link no longer opens anything' })).toBeVisible();
  await office.context().close();
});
