import { createHmac, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { APP_KEY, appKeyBytes } from './demo.ts';
import { expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';

async function idOf({ database }: Kindred, username: string): Promise<number> {
  const { rows } = await database.query('select id from accounts where username = $1', [username]);
  return Number(rows[0].id);
}

/** What a worker tells about long work, as the database sees it. */
async function tell(kindred: Kindred, username: string, uuid: string, done: number): Promise<void> {
  await kindred.database.query(
    `insert into events (channel, type, data) select personal_channel, 'task', $2::jsonb from accounts
     where username = $1`,
    [
      username,
      JSON.stringify({ type: 'bulk-upload', uuid, done, total: 40, failed: false, path: null, name: FILE }),
    ],
  );
}

/** Longer than there is room for beside the menu. */
const FILE = 'Whitfield and Desrosiers, all third grades, fall 2026.csv';

/** The worker makes the notifications of the day when it starts; this one wants a clean slate. */
async function clearUpdates(kindred: Kindred, id: number): Promise<void> {
  const waiting = "select 1 from pgboss.job where name = 'notifications.make' and state < 'completed'";
  await expect.poll(async () => (await kindred.database.query(waiting)).rowCount).toBe(0);
  await kindred.database.query('delete from dashboard_notifications where account_id = $1', [id]);
}

const beside = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('long work shows its progress beside the menu, ends, and is put away @whole', async ({
  page,
  kindred,
}) => {
  const username = 'educator@kindred.test';
  await startSession(page, kindred, username);
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`${kindred.dashboard}/educator`);
  await listening;
  const uuid = randomUUID();
  await tell(kindred, username, uuid, 12);
  await expect(beside(page).getByText('Student bulk upload').first()).toBeVisible();
  await expect(beside(page).getByText('12 of 40')).toBeVisible();
  // Its middle is cut for the eye; the end, which tells it apart, stays in sight.
  await expect(beside(page).getByText('all 2026.csv', { exact: true })).toBeVisible();
  await expect(beside(page).getByTitle(FILE)).toHaveText(FILE);
  await expect(page.getByRole('link', { name: /Notifications 1 new notification/ })).toBeVisible();
  await expectAccessible(page);
  await tell(kindred, username, uuid, 40);
  await expect(beside(page).getByText('Success', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: `Student bulk upload: ${FILE}: Success` }),
  ).toHaveCount(1);

  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Dismiss: Student bulk upload: ${FILE}` })
    .click();
  await expect(beside(page)).toBeHidden();
});

test('an educator dismisses an update, and chooses how often they are mailed @whole', async ({
  page,
  kindred,
}) => {
  const username = 'educator@kindred.test';
  const id = await idOf(kindred, username);
  await clearUpdates(kindred, id);
  await startSession(page, kindred, username);
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`${kindred.dashboard}/educator`);
  await listening;
  await expect(page.getByText('There are no recent updates to display')).toBeVisible();
  await kindred.database.query(
    `with made as (
       insert into dashboard_notifications (account_id, kind, data, operation_id)
       values ($1, 'student-mass-transfer-or-share', '{"how": "transfer", "count": 3}', $2))
     insert into events (channel, type) select personal_channel, 'dashboard-notification' from accounts where id = $1`,
    [id, randomUUID()],
  );
  const update = page.getByRole('listitem').filter({ hasText: 'transferred 3 students to you' });
  await expect(update).toBeVisible();
  await expectAccessible(page);
  await update.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(page.getByText('There are no recent updates to display')).toBeVisible();
  await page.reload();
  await expect(page.getByText('There are no recent updates to display')).toBeVisible();

  await page.goto(`${kindred.dashboard}/educator/account/notifications`);
  await expect(page.getByLabel('Once a week, on Mondays')).toBeChecked();
  await page.getByLabel('Every day, if there is something new').check();
  // The card below is about follow-ups, and saved by itself.
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Your notification settings are saved')).toBeVisible();
  await expectAccessible(page);
});

test('staff see new requests as they come, and an empty list of failed work @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  const listening = page.waitForResponse('**/api/live');
  await page.goto(`${kindred.dashboard}/uber`);
  await listening;
  const { rows } = await kindred.database.query(
    "select count(*)::int as count from accounts where status = 'not-verified'",
  );
  const pending = `${rows[0].count} account requests are pending`;
  await expect(beside(page).getByText(pending)).toBeVisible();
  await kindred.database.query(
    `insert into accounts (scope, role, username, first_name, last_name, status, source)
     values ('educator', 'educator', 'new@larch.test', 'Ngozi', 'Larch', 'not-verified', 'form')`,
  );
  await kindred.database.query(
    "insert into events (channel, type) values ('00000000-0000-4000-8000-000000000001', 'pending-account-requests')",
  );
  await expect(
    page.getByRole('main').getByText(`${rows[0].count + 1} account requests are pending`),
  ).toBeVisible();
  await page.goto(`${kindred.dashboard}/uber/admin`);
  await expect(page.getByText('Nothing has failed')).toBeVisible();
});

test('the link of a letter unsubscribes without signing in, and only when asked to', async ({
  page,
  kindred,
}) => {
  const id = await idOf(kindred, 'admin@kindred.test');
  const code = createHmac('sha256', appKeyBytes(APP_KEY)).update(`unsubscribe ${id}`).digest('base64url');
  const isOff = async () => {
    const sql = "select 1 from notification_preferences where account_id = $1 and digest = 'off'";
    return (await kindred.database.query(sql, [id])).rowCount === 1;
  };
  await page.goto(`${kindred.dashboard}/unsubscribe/${id}/${code}`);
  await expect(page.getByText('Do you want to stop getting updates by email?')).toBeVisible();
  await expectAccessible(page);
  expect(await isOff()).toBe(false);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed')).toBeVisible();
  expect(await isOff()).toBe(true);
  await page.goto(`${kindred.dashboard}/unsubscribe/${id}/${'x'.repeat(43)}`);
  await expect(page.getByText('This unsubscribe link is not complete')).toBeVisible();
});
