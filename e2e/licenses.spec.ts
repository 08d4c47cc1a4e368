import type { Page } from '@playwright/test';
import { buildTeacher, expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';
import { doWithSelected, pick } from './lists.ts';

/** Licenses on their way: from staff to a group, from its admin to a teacher, from the teacher to students. */
async function openMenu(page: Page, row: string | RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name: row }).first().click();
  await pick(page, entry);
}

const TEACHER = 'odette.marlow@larkspurhollow.test';

/** A class of four at the admin's school, with nothing to draw on. */
function buildClass({ database }: Kindred, username: string, name: [string, string], child: string) {
  const students = ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((tree) => `${child} ${tree}`);
  return buildTeacher(database, { username, name, besides: 'educator@kindred.test', students });
}

async function siteLeft({ database }: Kindred, group: string): Promise<number> {
  const { rows } = await database.query<{ left: number }>(
    `select coalesce(sum(l.remaining), 0)::int as left from license_lots l join groups g on g.id = l.group_id
     where g.name = $1 and l.plan = 'site'`,
    [group],
  );
  return rows[0]?.left ?? 0;
}

test('staff give licenses to a group, its admin shares them out, and the teacher assigns them @whole', async ({
  page,
  kindred,
}) => {
  const { rows } = await kindred.database.query<{ name: string }>(`
    select g.name from groups g join group_members m on m.group_id = g.id and m.role = 'admin'
    join accounts a on a.id = m.account_id where a.username = 'admin@kindred.test' and g.kind = 'school' limit 1`);
  const group = rows[0]?.name ?? '';
  await buildClass(kindred, TEACHER, ['Odette', 'Marlow'], 'Ida');

  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools?tab=groups`);
  await openMenu(page, `Actions for ${group}`, 'Licenses');
  const hub = page.getByRole('dialog', { name: `Licenses of ${group}` });
  await hub.getByRole('button', { name: 'Give licenses' }).click();
  const give = page.getByRole('dialog', { name: `Give licenses to ${group}` });
  await give.getByLabel('Number of licenses').fill('0');
  await give.getByRole('button', { name: 'Give licenses' }).click();
  await expect(give.getByText('must be greater than zero')).toBeVisible();
  await give.getByLabel('Number of licenses').fill('6');
  await give.getByRole('button', { name: 'Give licenses' }).dblclick();
  await expect(page.getByText(`${group} has 6 more licenses`)).toBeVisible();
  await openMenu(page, `Actions for ${group}`, 'Licenses');
  await expect(hub.getByRole('row', { name: /Individual 6 0 6/ })).toBeVisible();
  await expectAccessible(page);

  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/educators`);
  const teacher = { listed: 'Marlow, Odette', spoken: 'Odette Marlow' };
  await openMenu(page, `Actions for ${teacher.listed}`, 'Share out licenses');
  const share = page.getByRole('dialog', { name: `Share out licenses to ${teacher.spoken}` });
  await expect(share.getByLabel('Group', { exact: true })).not.toHaveValue('');
  // The only group is filled in: nobody typed anything that could be lost.
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  await openMenu(page, `Actions for ${teacher.listed}`, 'Share out licenses');
  await share
    .getByLabel('Group', { exact: true })
    .selectOption({ label: `${group}: 6 individual, ${await siteLeft(kindred, group)} site left` });
  await share.getByLabel('Number of licenses').fill('9');
  await share.getByRole('button', { name: 'Share out' }).click();
  await expect(share.getByText('There are not enough licenses to transfer')).toBeVisible();
  await expectAccessible(page);
  await share.getByLabel('Number of licenses').fill('3');
  await share.getByRole('button', { name: 'Share out' }).click();
  await expect(page.getByText(`3 licenses have gone to ${teacher.spoken}`)).toBeVisible();

  await startSession(page, kindred, TEACHER);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await openMenu(page, 'Actions for Alder, Ida', 'Assign license');
  const assign = page.getByRole('dialog', { name: 'Assign a license to Ida Alder' });
  await expect(assign.getByText('Will be used: 1 individual.')).toBeVisible();
  await expectAccessible(page);
  await assign.getByLabel('Program').selectOption('sim');
  await assign.getByRole('button', { name: 'Assign license' }).click();
  await expect(page.getByText('1 license has been assigned')).toBeVisible();
  await expect(page.getByRole('row', { name: /Alder, Ida/ }).getByText(/^Until /)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await doWithSelected(page, 'Assign license');
  const mass = page.getByRole('dialog', { name: /^Assign \d+ licenses/ });
  await expect(mass.getByText('1 student already has a license and will be skipped.')).toBeVisible();
  await expect(mass.getByText(/licenses? (is|are) missing\. Select fewer/)).toBeVisible();
  await mass.getByRole('button', { name: 'Assign licenses' }).click();
  await expect(mass.getByText(/You selected \d+ students, but 2 licenses are available/)).toBeVisible();
  await mass.getByRole('button', { name: 'Cancel' }).click();

  await openMenu(page, 'Actions for Alder, Ida', 'Take back license');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(
    page.getByText('The license of Ida Alder has been taken back. It can be given out again'),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Alder, Ida/ }).getByText('No license')).toBeVisible();
});

test('who has no licenses and assigns one is led to where they are sold @whole', async ({
  page,
  kindred,
}) => {
  const newcomer = 'noor.vance@larkspurhollow.test';
  await buildClass(kindred, newcomer, ['Noor', 'Vance'], 'Ned');
  await startSession(page, kindred, newcomer);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await openMenu(page, 'Actions for Alder, Ned', 'Assign license');
  const assign = page.getByRole('dialog', { name: 'Assign a license to Ned Alder' });
  await assign.getByRole('button', { name: 'Assign license' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator/purchasing`);
  await expect(page.getByText('This is for active customers')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
});

const MARK = /^(Account Pending Verification|For Active Customers)$/;

test('home says once that the account is not verified yet, and no card repeats it @whole', async ({
  page,
  kindred,
}) => {
  const cardOf = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await startSession(page, kindred, 'pending@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await expect(page.getByRole('main').getByText('Account Pending Verification')).toHaveCount(1);
  for (const card of ['Your students', 'Purchasing', 'Licenses']) {
    await expect(cardOf(card)).toBeVisible();
    await expect(cardOf(card).getByText(MARK)).toHaveCount(0);
  }
  await page.evaluate(() => localStorage.clear());
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await expect(cardOf('Licenses')).toBeVisible();
  await expect(page.getByRole('main').getByText(MARK)).toHaveCount(0);
});
