import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  buildTeacher,
  expect,
  expectAccessible,
  type Kindred,
  shortenLists,
  startSession,
  test,
} from './kindred.ts';
import { doWithSelected, pick } from './lists.ts';

const PURCHASE_ORDER = {
  name: 'purchase-order.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n% a purchase order\n%%EOF\n', 'latin1'),
};

async function openRowMenu(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /Actions|More/ })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

const GROUP = 'Larkspur Hollow Pilot Classrooms';
const TEACHER = 'ottilie.brandt@larkspurhollow.test';

/** A group of the district that has bought nothing yet, and a teacher in it with a class of three. */
async function buildPilot({ database }: Kindred): Promise<void> {
  await buildTeacher(database, {
    username: TEACHER,
    name: ['Ottilie', 'Brandt'],
    besides: 'district@kindred.test',
    students: ['Ivo Alder', 'Ivo Birch', 'Ivo Cedar'],
  });
  await database.query(
    `with made as (insert into groups (kind, name) values ('district', $1) returning id)
     insert into group_members (group_id, account_id, role)
     select made.id, a.id, case a.username when $2 then 'member' else 'owner' end
     from made, accounts a where a.username in ($2, 'district@kindred.test')`,
    [GROUP, TEACHER],
  );
}

test('a district asks for a quote and sends a purchase order, staff grant it, an admin shares it out, a teacher assigns @whole', async ({
  page,
  kindred,
}) => {
  test.slow();
  await buildPilot(kindred);
  await startSession(page, kindred, 'district@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/purchase-history`);
  await page.getByRole('button', { name: 'Request a quote' }).first().click();
  const request = page.getByRole('dialog', { name: 'Request a price quote' });
  await request.getByLabel('A school or district').check();
  await request.getByLabel('Students', { exact: true }).fill('1200');
  await expect(request.getByText(/^Contact us/)).toBeVisible();
  await request.getByLabel('Students', { exact: true }).fill('250');
  await expect(request.getByText('Total $2,100.00')).toBeVisible();
  await request.getByLabel('For distribution').selectOption({ label: GROUP });
  await request.getByLabel('Organization').fill('Larkspur Unified School District');
  await request.getByLabel('Billing email').fill('not an address');
  await expectAccessible(page);
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(request.getByText(/valid email/)).toBeVisible();
  await request.getByLabel('Billing email').fill('ap@larkspur.test');
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^Quote KQ-\d{4}-\d{6} is ready/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the quote' }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('tab', { name: /^Quotes/ }).click();
  await expect(page.getByRole('row').nth(1).getByRole('cell', { name: '$2,100.00' })).toBeVisible();
  await openRowMenu(page, 'Send purchase order');
  const order = page.getByRole('dialog', { name: 'Send a purchase order' });
  await order.locator('input[type=file]').setInputFiles(PURCHASE_ORDER);
  await order.getByLabel('PO number').fill('PO-4711');
  await expectAccessible(page);
  await order.getByRole('button', { name: 'Send purchase order' }).click();
  await expect(page.getByText(/^We received your purchase order/)).toBeVisible();
  await page.getByRole('tab', { name: /^Orders/ }).click();
  await expect(page.getByRole('cell', { name: 'PO-4711' })).toBeVisible();

  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber`);
  await page.getByRole('link', { name: '1 quote is waiting for a price' }).click();
  await expect(page.getByRole('tab', { name: /^Quotes/, selected: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Requested' })).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: '2 purchase orders are waiting to be accepted' }).click();
  await expect(page.getByRole('cell', { name: 'PO-4711' })).toBeVisible();
  await openRowMenu(page, 'Grant');
  const grant = page.getByRole('dialog', { name: /^Grant purchase order/ });
  await expect(grant.getByText('300 licenses for $2,100.00')).toBeVisible();
  await expectAccessible(page);
  await grant.getByRole('button', { name: 'Grant licenses' }).click();
  await expect(page.getByText(/^300 licenses from KO-\d{4}-\d{6} are given/)).toBeVisible();

  await startSession(page, kindred, 'district@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/educators`);
  await page.getByRole('button', { name: 'Actions for Brandt, Ottilie' }).click();
  await pick(page, 'Share out licenses');
  const share = page.getByRole('dialog', { name: 'Share out licenses to Ottilie Brandt' });
  await share
    .getByLabel('Group', { exact: true })
    .selectOption({ label: `${GROUP}: 0 individual, 300 site left` });
  await share.getByLabel('Number of licenses').fill('3');
  await expectAccessible(page);
  await share.getByRole('button', { name: 'Share out' }).click();
  await expect(page.getByText('3 licenses have gone to Ottilie Brandt')).toBeVisible();

  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await doWithSelected(page, 'Assign license');
  await page.getByRole('dialog').getByRole('button', { name: 'Assign licenses' }).click();
  await expect(page.getByText('3 licenses have been assigned')).toBeVisible();
  await expect(page.getByRole('row', { name: /Cedar, Ivo/ }).getByText(/^Until /)).toBeVisible();
  const { rows } = await kindred.database.query(
    `select coalesce(g.name, a.username) as owner, l.quantity, l.used
     from license_lots l join license_lots root on root.id = l.root_id
     left join groups g on g.id = l.group_id left join accounts a on a.id = l.account_id
     where root.purchase_order_number = 'PO-4711' order by l.id`,
  );
  expect(rows).toEqual([
    { owner: GROUP, quantity: 297, used: 0 },
    { owner: TEACHER, quantity: 3, used: 3 },
  ]);
});

test('staff note the payment of a purchase order, and its buyer downloads the receipt @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/purchasing`);
  const { rows } = await kindred.database.query<{ number: string; buyer: string }>(
    `select o.number, a.username as buyer from orders o join accounts a on a.id = o.account_id
     where o.kind = 'purchase-order' and o.status = 'granted' and a.username = 'district@kindred.test'
     order by o.id limit 1`,
  );
  const number = rows[0]?.number ?? '';
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: `Actions for ${number}` }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  const dialog = page.getByRole('dialog', { name: `Payment received for ${number}` });
  const record = async (reference: string, look = async () => {}) => {
    await choose('Payment received');
    await dialog.getByLabel('Check or transfer number').fill(reference);
    await look();
    await dialog.getByRole('button', { name: 'Record payment' }).dblclick();
    await expect(page.getByText(/is recorded for .* It is paid in full/)).toBeVisible();
  };
  await record('Check 20471', () => expectAccessible(page));
  await choose('Take back payment');
  const back = page.getByRole('dialog', { name: `Take back the last payment for ${number}` });
  await expect(back.getByText(/\(Check 20471\) will count as never paid/)).toBeVisible();
  await expectAccessible(page);
  await back.getByRole('button', { name: 'Take back payment' }).click();
  await expect(page.getByText(`for ${number} is taken back`)).toBeVisible();
  await record('Check 20417');
  await page.getByRole('button', { name: `Actions for ${number}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Payment received', exact: true })).toHaveCount(0);

  await startSession(page, kindred, 'district@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/purchase-history`);
  await page.getByRole('button', { name: `Actions for ${number}` }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Receipt', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number.replace('KO', 'KR')}.pdf`);
});

for (const [username, path] of [
  ['educator@kindred.test', '/educator/purchase-history'],
  ['educator@kindred.test', '/educator/license-history'],
  ['admin@kindred.test', '/educator/site-license'],
  ['parent@kindred.test', '/parent/purchase-history'],
  ['uber@kindred.test', '/uber/purchasing'],
  ['uber@kindred.test', '/uber/metrics'],
] as const) {
  test(`no tab of ${path} has an accessibility fault @proof`, async ({ page, kindred }) => {
    test.slow();
    await startSession(page, kindred, username);
    await shortenLists(page);
    await page.goto(`${kindred.dashboard}${path}`);
    await page.getByRole('tab').first().waitFor();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const panel = page.getByRole('tabpanel');
      await expect(panel).toContainText(/./);
      await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}

test('staff settle a payment that needed a look @whole', async ({ page, kindred }) => {
  await kindred.database.query(
    `insert into payment_events (id, type, session_id, received_at, attention)
     values ('evt_look', 'checkout.session.completed', 'cs_look', now(), 'unknown-session')`,
  );
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/purchasing?tab=payment-attention`);
  await page.getByRole('button', { name: 'Actions for cs_look' }).click();
  await page.getByRole('menuitem', { name: 'Mark as settled', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as settled' }).click();
  await expect(page.getByText('Marked as settled')).toBeVisible();
});
