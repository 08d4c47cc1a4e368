import {
  expect,
  expectAccessible,
  fillLogin,
  followLetter,
  requestAccount,
  startSession,
  test,
} from './kindred.ts';
import { openMenu } from './lists.ts';

test('a new teacher asks for an account, reads the mail, activates it and lands on the dashboard', async ({
  page,
  kindred,
}) => {
  await page.goto(kindred.dashboard);
  await page.getByRole('button', { name: 'Log in' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Request an educator account' }).click();
  await expect(page).toHaveURL(/\/account\/request\?key=login-modal/);

  await page.getByRole('radio', { name: /^Educator/ }).check();
  await page.getByLabel('Position').fill('Second-grade teacher');
  await page.getByLabel('First name').fill('Ngozi');
  await page.getByLabel('Last name').fill("O'Brien-Müller");
  await page.getByLabel('School email').fill('ngozi@larch.test');
  // A school that is known is found while typing, and brings its district and state.
  await page.getByRole('combobox', { name: 'School' }).pressSequentially('marigold');
  await page.getByRole('option', { name: /^Marigold Bend Elementary School/ }).click();
  await expect(page.getByLabel('District', { exact: true })).toHaveValue(/^Wrenfield Valley/);
  await expect(page.getByLabel(/^State/)).toHaveValue('TX');
  await expect(page.getByLabel(/^State/).locator('option:checked')).toHaveText('Texas');
  await page.getByRole('button', { name: 'Request my account' }).click();
  await expect(page.getByText('“What brings you here?” is required')).toBeVisible();
  await page.getByRole('radio', { name: /exploring/ }).check();
  await page.getByRole('checkbox', { name: /one student/ }).check();
  await page.getByRole('button', { name: 'Request my account' }).dblclick();
  await expect(page.getByText(/sent an email to ngozi@larch.test/)).toBeVisible();

  const requests = await kindred.database.query(
    `select referral, i_agree_to_one_student from account_requests join accounts on id = account_id
      where username = 'ngozi@larch.test'`,
  );
  expect(requests.rows).toEqual([{ referral: 'login-modal', i_agree_to_one_student: true }]);

  await followLetter(page, kindred, 'ngozi@larch.test', /Activate/);
  await page.getByLabel('Password', { exact: true }).fill('a quiet green pond');
  await page.getByLabel('Confirm password').fill('a quiet green pond');
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator`);
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible();
  await expect(page.getByText('Account Pending Verification').first()).toBeVisible();
  await expect(page.getByText('30 days left')).toBeVisible();
  await page.getByRole('link', { name: 'Add your first student' }).click();
  await expect(page.getByRole('dialog', { name: 'Add student' }).getByLabel('First name')).toBeFocused();
});

test('staff verify a new teacher at the school that was meant, and the student comes along @whole', async ({
  page,
  kindred,
}) => {
  const email = 'ines@bend.test';
  await kindred.database.query(
    `with teacher as (
        insert into accounts (scope, role, username, first_name, last_name, password_hash, status, source)
        select 'educator', 'educator', $1, 'Ines', 'Bendel', password_hash, 'not-verified', 'form'
        from accounts where username = 'pending@kindred.test' returning id)
      insert into account_requests (account_id, my_role, school, district)
      select id, 'educator', 'Marigold Bend ES', 'Wrenfield Valley' from teacher`,
    [email],
  );
  await startSession(page, kindred, email);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await expect(page.getByText(/takes at most 2 school days/)).toBeVisible();
  await page.getByRole('button', { name: 'Add student' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add student' });
  await form.getByLabel('First name').fill('Pia');
  await form.getByLabel('Last name').fill('Marigold');
  await form.getByLabel('Grade').selectOption('5');
  // Who may have one is not offered another.
  await expect(form.getByRole('button', { name: 'Save and add another' })).toBeHidden();
  await form.getByRole('button', { name: 'Add student' }).click();
  await expect(page.getByText('Marigold, Pia').first()).toBeVisible();
  // The limit is said at the button, and not after a form.
  await page.goto(`${kindred.dashboard}/educator/students`);
  await expect(page.getByRole('button', { name: 'Add student' })).toBeDisabled();
  await expect(page.getByText('One student until your account is verified')).toBeVisible();

  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/account-requests`);
  await expect(page.getByText('Typed: Marigold Bend ES')).toBeVisible();
  await openMenu(page, 'Bendel, Ines', 'Verify');
  const dialog = page.getByRole('dialog', { name: 'Verify and link to a school' });
  await expect(dialog.getByText(/1 student added in the meantime moves to the school too/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^Marigold Bend Elementary/ })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/Ines Bendel is verified and belongs to Marigold Bend/)).toBeVisible();
  const students = await kindred.database.query(
    `select schools.name from students join schools on schools.id = school_id where last_name = 'Marigold'`,
  );
  expect(students.rows).toEqual([{ name: 'Marigold Bend Elementary School' }]);
});

test('a teacher invites a colleague, who says where they work, and whom an admin of the school approves @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('First name').fill('Ottilie');
  await dialog.getByLabel('Last name').fill('Larch');
  await dialog.getByLabel('Email').fill('ottilie@larch.test');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Your invitation is on its way to ottilie@larch.test')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await followLetter(page, kindred, 'ottilie@larch.test', /Adaeze Whitfield/);
  await expect(page.getByLabel('Confirm your school name')).not.toHaveValue('');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('a quiet green pond');
  await page.getByLabel('Confirm password').fill('a quiet green pond');
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ottilie' })).toBeVisible();
  await expect(page.getByText('Account Pending Verification').first()).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/educators?tab=pending-colleagues`);
  await page.getByRole('button', { name: /^Approve.*Larch, Ottilie$/ }).click();
  const question = page.getByRole('dialog', { name: 'Approve Ottilie Larch?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Ottilie Larch is approved, and we let them know by email')).toBeVisible();
});

test('a used activation link leads home @whole', async ({ page, kindred }) => {
  await requestAccount(page, kindred, 'used-link@larch.test');
  await followLetter(page, kindred, 'used-link@larch.test', /Activate/);
  const link = page.url();
  await page.getByLabel('Password', { exact: true }).fill('a quiet green pond');
  await page.getByLabel('Confirm password').fill('a quiet green pond');
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator`);
  await page.goto(`${kindred.dashboard}/logout`);
  await expect(page).toHaveURL(`${kindred.dashboard}/`);
  await page.goto(link);
  await expect(page).toHaveURL(`${kindred.dashboard}/`);
});

test('a made-up activation link says so and offers the next step @whole', async ({ page, kindred }) => {
  await page.goto(`${kindred.dashboard}/account/activate/1/${'x'.repeat(32)}`);
  await expect(page.getByText(/invalid, has expired or was already used/)).toBeVisible();
  await page
    .getByRole('link', { name: 'Request a new link' })
    .or(page.getByRole('button', { name: 'Request a new link' }))
    .click();
  await expect(page).toHaveURL(/\/account\/request/);
});

test('the form says what is missing, in words, and keeps what was typed @whole', async ({
  page,
  kindred,
}) => {
  await page.goto(`${kindred.dashboard}/account/request`);
  await page.getByRole('radio', { name: /^Clinician/ }).check();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('School email').fill('not an address');
  await page.getByRole('button', { name: 'Request my account' }).click();
  await expect(page.getByText('“Last name” is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('School email')).toHaveValue('not an address');
});

test('somebody who has an account already is sent to the login @whole', async ({ page, kindred }) => {
  await page.goto(`${kindred.dashboard}/account/request`);
  await page.getByRole('radio', { name: /^Homeschool parent/ }).check();
  await page.getByLabel('First name').fill('Home');
  await page.getByLabel('Last name').fill('Again');
  await page.getByLabel('Email').fill('home@kindred.test');
  await page.getByRole('button', { name: 'Request my account' }).click();
  await expect(page.getByText('You already have an account')).toBeVisible();
  // Nothing typed is lost, whichever way is taken.
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Again');
  await page.getByRole('button', { name: 'Request my account' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Reset my password' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('home@kindred.test');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('home@kindred.test');
  await fillLogin(page, 'home@kindred.test');
  await expect(page).toHaveURL(`${kindred.dashboard}/educator`);
});
