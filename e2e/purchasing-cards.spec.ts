import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  followLetter,
  type Kindred,
  openLetter,
  signIn,
  startSession,
  test,
} from './kindred.ts';

async function beginAsTeacher(page: Page, kindred: Kindred, quantity: string): Promise<void> {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/purchasing`);
  await page.getByLabel('Number of licenses').fill(quantity);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await expect(page).toHaveURL(/\/demo\/checkout\//);
}

async function licensesOf(kindred: Kindred, username: string): Promise<number> {
  const { rows } = await kindred.database.query(
    `select coalesce(sum(l.remaining), 0)::int as count from license_lots l join accounts a on a.id = l.account_id
     where a.username = $1 and l.origin = 'purchase'`,
    [username],
  );
  return rows[0].count;
}

test('a teacher buys by card: sees the price, is declined, pays, and has the licenses', async ({
  page,
  kindred,
}) => {
  test.slow();
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await page.getByRole('navigation').getByRole('link', { name: 'Purchase licenses' }).click();
  const quantity = page.getByLabel('Number of licenses');
  await expect(page.getByText('$12.00 per student and year', { exact: false }).first()).toBeVisible();

  await quantity.fill('100');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Contact us for 100+ licenses', { exact: true })).toBeVisible();
  await quantity.fill('12');
  await expect(page.getByText('$144.00')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(page.getByText('This is a simulation.')).toBeVisible();
  await page.getByLabel('4000 0000 0000 0002').check();
  await page.getByRole('button', { name: 'Pay $144.00' }).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined');
  await expectAccessible(page);
  expect(await licensesOf(kindred, 'educator@kindred.test')).toBe(0);

  await page.getByLabel('4242 4242 4242 4242').check();
  await page.getByRole('button', { name: 'Pay $144.00' }).click();
  await expect(page.getByText('Thank you! Your payment went through')).toBeVisible();
  await expectAccessible(page);
  expect(await licensesOf(kindred, 'educator@kindred.test')).toBe(12);
  await openLetter(page, kindred, 'educator@kindred.test', /Thank you for your purchase/);
  await expect(page.getByText('$144.00').first()).toBeVisible();

  // The same again: what was paid by card is renewed by card.
  await page.goto(`${kindred.dashboard}/educator/purchase-history`);
  await page
    .getByRole('row', { name: /\$144\.00/ })
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Renew', exact: true }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator/purchasing?quantity=12`);
  await expect(page.getByLabel('Number of licenses')).toHaveValue('12');
});

test('a teacher cancels: nothing is charged, and the way home is there @whole', async ({ page, kindred }) => {
  await beginAsTeacher(page, kindred, '3');
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('The payment was canceled. Nothing was charged')).toBeVisible();
  await expectAccessible(page);
  // The payment page is closed, not only left.
  await expect
    .poll(async () => {
      const { rows } = await kindred.database.query('select status from payments order by id desc limit 1');
      return rows[0].status;
    })
    .toBe('canceled');
  await expect(page.getByRole('link', { name: 'Back to purchasing' })).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator`);
});

test('a parent buys as a newcomer on a phone, lands signed in, and later chooses a password @whole', async ({
  page,
  kindred,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${kindred.dashboard}/cart/buyHomeLicense`);
  await expect(page).toHaveURL(`${kindred.dashboard}/payment-family-subscription`);
  await expect(page.getByRole('heading', { name: 'Family subscription' })).toBeVisible();
  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill('educator@kindred.test');
  await page.getByLabel('Number of children').fill('2');
  await expect(page.getByText('2 × $12.00 per child and year')).toBeVisible();
  await expect(page.getByText('$24.00')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('This email belongs to an educator account')).toBeVisible();
  await page.getByLabel('Email').fill('imani@home.test');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay $24.00' }).click();

  await expect(page).toHaveURL(/\/parent\/payment-completed\?session=/);
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expectAccessible(page);
  expect(await licensesOf(kindred, 'imani@home.test')).toBe(2);
  await expect(page.getByText('Your payment of $24.00 went through')).toBeVisible();
  await expect(page.getByText(/^Order KO-/)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a lovely new day');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a lovely new day');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your new password is saved')).toBeVisible();
  // The child that is added gets one of the licenses: asked once.
  await page.getByRole('link', { name: 'Add your child' }).click();
  await page.getByRole('button', { name: 'Add child' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add child' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Okafor');
  await form.getByLabel('Grade').selectOption('2');
  await form.getByRole('button', { name: 'Add child' }).click();
  const asked = page.getByRole('dialog', { name: 'Use one of your 2 licenses for Ada?' });
  await expect(asked).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Use a license' }).click();
  await expect(page.getByText('1 license has been given')).toBeVisible();
  // How Ada signs in comes after the question, not below it.
  await expect(page.getByRole('dialog').getByText('Okafor, Ada')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await licensesOf(kindred, 'imani@home.test')).toBe(1);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, kindred, 'imani@home.test', 'a lovely new day');
  await expect(page).toHaveURL(`${kindred.dashboard}/parent`);
});

test('the next day a newcomer proves the address by a press in the letter, and is asked for no second password @whole', async ({
  page,
  kindred,
}) => {
  const email = 'newcomer@home.test';
  await kindred.database.query(
    `insert into accounts (scope, username, first_name, last_name, password_hash, status, source)
     select 'parent', $1, 'Imani', 'Okafor', password_hash, 'verified', 'purchase'
     from accounts where username = 'parent@kindred.test'`,
    [email],
  );
  await startSession(page, kindred, email);
  await page.goto(`${kindred.dashboard}/parent`);
  const pending = page.getByText('Please confirm your address');
  await expect(pending).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(`We have sent an email to ${email}`)).toBeVisible();
  await followLetter(page, kindred, email, /Confirm your address/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, this is my address' }).click();
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Go to my home page' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/parent`);
  await expect(pending).toBeHidden();
});

test("the same under another brand's address: the way back leads there, in its language @proof", async ({
  page,
  kindred,
}) => {
  const { dashboard } = kindred.branded('taiwan');
  await page.goto(`${dashboard}/payment-family-subscription`);
  // In the order in which the name is said.
  await expect(page.getByRole('textbox').first()).toHaveAccessibleName('姓氏');
  await page.getByLabel('姓氏').fill('林');
  await page.getByLabel('名字').fill('美玲');
  await page.getByLabel('電子郵件').fill('mei@home.test');
  await page.getByRole('button', { name: '前往付款' }).click();
  await page.getByRole('button', { name: 'Pay $12.00' }).click();
  await expect(page).toHaveURL(new RegExp(`^${dashboard}/parent/payment-completed`));
});

test('a purchase nobody came back from is granted all the same @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'parent@kindred.test');
  const before = await licensesOf(kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent/purchasing`);
  await page.getByLabel('Number of licenses').fill('4');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.route('**/payment/completed/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Pay $48.00' }).click();
  await expect.poll(() => licensesOf(kindred, 'parent@kindred.test')).toBe(before + 4);
});

test("a parent pays for one child from the list, and the license is the child's @whole", async ({
  page,
  kindred,
}) => {
  const ends = async () => {
    const { rows } = await kindred.database.query<{ ends_on: string; later: boolean }>(
      `select s.license_ends_on::text as ends_on, s.license_ends_on > current_date + 300 as later
       from students s join accounts a on a.id = s.owner_id
       where a.username = 'parent@kindred.test' order by s.first_name`,
    );
    return rows.map(({ later }) => later);
  };
  // Both end before long.
  await kindred.database.query(
    `update license_uses set ends_on = current_date + 20 where student_id in
       (select s.id from students s join accounts a on a.id = s.owner_id where a.username = 'parent@kindred.test')`,
  );
  expect(await ends()).toEqual([false, false]);
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent/students`);
  await page.getByRole('button', { name: 'Actions for Olvera, Lucía' }).click();
  await page.getByRole('menuitem', { name: 'Pay for a license' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay for a license for Lucía' });
  await expect(dialog.getByText(/^\$12\.00 for a year/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay $12.00' }).click();
  await expect(page).toHaveURL(/\/parent\/payment-completed\?session=/);
  expect(await ends()).toEqual([true, false]);
});
