import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  buildTeacher,
  expect,
  expectAccessible,
  inBothSizes,
  type Kindred,
  openSession,
  startSession,
  test,
} from './kindred.ts';
import { choose } from './lists.ts';

const STAFF = 'uber@kindred.test';
const PARENT = 'xochitl.arriaga@kindred.test';

/** Looks for something from wherever one is, by keys alone. */
async function search(page: Page, typed: string): Promise<void> {
  await expect(page.getByRole('button', { name: /Find anyone or anything/ })).toBeVisible();
  await page.keyboard.press('Control+K');
  const finder = page.getByRole('dialog', { name: 'Find anyone or anything' });
  await finder.getByRole('combobox').fill(typed);
  await finder.getByRole('option').first().waitFor();
}

async function idOf({ database }: Kindred, username: string): Promise<number> {
  const { rows } = await database.query('select id from accounts where username = $1', [username]);
  return Number(rows[0].id);
}

/** Two teachers; the licenses of the first were moved to the second by mistake. */
async function movedByMistake(page: Page, kindred: Kindred): Promise<void> {
  const besides = 'educator@kindred.test';
  await buildTeacher(kindred.database, {
    username: 'iphigenia@kindred.test',
    name: ['Iphigenia', 'Vantongeren'],
    besides,
    students: ['Ottoline Brask'],
  });
  await buildTeacher(kindred.database, {
    username: 'balthasar@kindred.test',
    name: ['Balthasar', 'Quenby'],
    besides,
    students: [],
  });
  const headers = { 'access-token': `Bearer ${await openSession(kindred, { account: STAFF })}` };
  const [from, to] = [
    await idOf(kindred, 'iphigenia@kindred.test'),
    await idOf(kindred, 'balthasar@kindred.test'),
  ];
  const base = `${kindred.dashboard}/api/uber/educators/${from}`;
  for (const [path, data] of [
    ['give-licenses', { quantity: 6 }],
    ['transfer-licenses', { plan: 'individual', count: 6, account_id: to }],
  ] as const) {
    const reply = await page.request.post(`${base}/${path}`, {
      headers,
      data: { operation_id: randomUUID(), ...data },
    });
    expect(reply.status()).toBe(200);
  }
}

/** A parent pays by card, and the payment service tells of a second time. Answers the number of the order. */
async function paidTwice(page: Page, kindred: Kindred): Promise<string> {
  await kindred.database.query(`
    with family as (insert into families (name) values ('Arriaga') returning id), parent as (
      insert into accounts (scope, username, first_name, last_name, password_hash, status, source, family_id)
      select 'parent', '${PARENT}', 'Xochitl', 'Arriaga', a.password_hash, 'verified', 'purchase', family.id
      from accounts a, family where a.username = 'parent@kindred.test' returning id, family_id
    )
    insert into students (family_id, owner_id, first_name, last_name, grade, username, password_sealed)
    select family_id, id, 'Tadeo', 'Arriaga', 3, 'tadeo.arriaga',
      (select password_sealed from students where username = 'maya') from parent`);
  await startSession(page, kindred, PARENT);
  await page.goto(`${kindred.dashboard}/parent/students`);
  await page.getByRole('button', { name: 'Actions for Arriaga, Tadeo' }).click();
  await page.getByRole('menuitem', { name: 'Pay for a license' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay $12.00' }).click();
  await expect(page).toHaveURL(/\/parent\/payment-completed\?session=/);
  const { rows } = await kindred.database.query(
    `update payment_events e set attention = 'paid-twice', settled_at = null from payments p join orders o on o.id = p.order_id
     where e.session_id = p.session_id and o.id = (select max(id) from orders) returning o.number`,
  );
  return rows[0].number;
}

test('staff settle "my licenses vanished, and a parent paid twice", from the search to the refund @whole', async ({
  page,
  kindred,
}) => {
  test.slow();
  await movedByMistake(page, kindred);
  const number = await paidTwice(page, kindred);
  await startSession(page, kindred, STAFF);
  await page.goto(`${kindred.dashboard}/uber`);

  // The teacher: what happened to the licenses, and who has them now.
  await search(page, 'vantong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Iphigenia Vantongeren' })).toBeVisible();
  await page.getByRole('radio', { name: 'Licenses' }).check();
  await expect(
    page.getByText(/6 licenses \(.*\) went from Iphigenia Vantongeren to Balthasar Quenby/),
  ).toBeVisible();
  await search(page, 'quenby');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Balthasar Quenby' })).toBeVisible();
  await page.getByRole('button', { name: 'Give or take' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click();
  const transfer = page.getByRole('dialog', { name: /Transfer licenses/ });
  await choose(page, /Educator or parent/, 'Iphigenia Vantongeren');
  await transfer.getByLabel('Number of licenses').fill('6');
  await transfer.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByText('6 licenses have been transferred to Iphigenia Vantongeren')).toBeVisible();
  await search(page, 'iphigenia@kindred.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 left of 6')).toBeVisible();

  // The parent: by the number of the order, to the money.
  await search(page, number.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Arriaga');
  const decisions = page.getByRole('region', { name: 'Needs a decision' });
  await expect(decisions.getByText(`${number}: Paid twice`)).toBeVisible();
  await decisions.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: `Refund ${number}` });
  await expect(refund.getByLabel('Amount')).toHaveValue('12.00');
  await refund.getByLabel('Reason').fill('Paid twice for one child');
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText(/\$12\.00.*went back|\$12\.00 .*refund/i).first()).toBeVisible();
  await expect(decisions.getByText(`${number}: Paid twice`)).toBeHidden();
  await page.getByRole('radio', { name: 'Money' }).check();
  await expect(page.getByText(/Paid twice for one child/)).toBeVisible();

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const note = page.getByRole('dialog', { name: /Write a note about/ });
  await note.getByLabel('Note').fill('Called about a double payment; settled.');
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The note is saved')).toBeVisible();
  await expect(page.getByText('Called about a double payment; settled.').first()).toBeVisible();
  await page.getByRole('button', { name: /^Delete the note from/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('The note is deleted')).toBeVisible();
});

test('the search is whole by keys, and fits a phone @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, STAFF);
  await page.goto(`${kindred.dashboard}/uber/metrics`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const look = async () => {
    const opener = page.getByRole('button', { name: /Find anyone or anything/ });
    await opener.click();
    const finder = page.getByRole('dialog', { name: 'Find anyone or anything' });
    const box = finder.getByRole('combobox');
    await expect(box).toBeFocused();
    await box.fill('w');
    await expect(finder.getByRole('option')).toHaveCount(0);
    await box.fill('whitf');
    await expect(finder.getByRole('group', { name: 'People' }).getByRole('option')).not.toHaveCount(0);
    await expect(finder.getByText(/^\d+ found$/)).toBeVisible();
    await expectAccessible(page);
    const options = finder.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await box.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await box.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await box.press('Escape');
    await expect(finder).toBeHidden();
    await expect(opener).toBeFocused();
  };
  await inBothSizes(page, { desktop: look, phone: look });
});

test("a person's page and a school's have all that staff may know, and the menus of the lists @whole", async ({
  page,
  kindred,
}) => {
  test.slow();
  await startSession(page, kindred, STAFF);
  await page.goto(`${kindred.dashboard}/uber/schools?tab=educators`);
  await page.getByRole('searchbox', { name: /^Search by/ }).fill('educator@kindred.test');
  await page
    .getByRole('row', { name: /educator@kindred\.test/ })
    .getByRole('link', { name: 'Whitfield, Adaeze' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adaeze Whitfield' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'What happened' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Act as Adaeze' })).toBeVisible();
  await expect(page.getByText('children, ', { exact: false }).first()).toBeVisible();
  const look = () => expectAccessible(page);
  await inBothSizes(page, { desktop: look, phone: look });
  await page.getByRole('button', { name: 'Actions for Adaeze Whitfield' }).click();
  for (const entry of ['Licenses', 'Edit']) {
    await expect(page.getByRole('menuitem', { name: entry, exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');

  await page
    .getByRole('main')
    .getByRole('link', { name: 'Larkspur Hollow Elementary School' })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Larkspur Hollow Elementary School' }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Educator Verified/ }).first()).toBeVisible();
  await inBothSizes(page, { desktop: look, phone: look });

  await page.goto(`${kindred.dashboard}/uber/people/99999999`);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectAccessible(page);
});

test('letters typed before the search is fetched are not lost @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, STAFF);
  await page.goto(`${kindred.dashboard}/uber`);
  await expect(page.getByRole('button', { name: /Find anyone or anything/ })).toBeVisible();
  await page.route(/find-anything.*\.js/, async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.keyboard.press('Control+K');
  await page.keyboard.type('may', { delay: 60 });
  const finder = page.getByRole('dialog', { name: 'Find anyone or anything' });
  await expect(finder.getByRole('option').first()).toContainText('Maya');
  await page.keyboard.type('a');
  await expect(finder.getByRole('combobox')).toHaveValue('maya');
});
