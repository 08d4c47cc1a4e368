import { expect, expectAccessible, type Kindred, openLetter, signIn, startSession, test } from './kindred.ts';
import { find, openMenu } from './lists.ts';

const PASSWORD = 'kindred-demo';

/** Somebody of this journey alone, with the demo's password. */
async function person({ database }: Kindred, username: string, like: string): Promise<void> {
  const { rowCount } = await database.query(
    `insert into accounts (scope, role, username, first_name, last_name, password_hash, status, source, school_id,
       activated_at, verified_at)
     select scope, role, $1, 'Wren', 'Alcott', password_hash, status, source, school_id, now(), now()
     from accounts where username = $2`,
    [username, like],
  );
  expect(rowCount).toBe(1);
}

/** As if they had signed in an hour ago, and worked since. */
async function forgetProof({ database }: Kindred, username: string): Promise<void> {
  await database.query(
    `update sessions set proved_at = now() - interval '1 hour'
     where account_id = (select id from accounts where username = $1)`,
    [username],
  );
}

test('a new browser is told of by letter, seen in the list of sessions, and signed out there @whole', async ({
  page,
  kindred,
  browser,
}) => {
  const username = 'wren.devices@kindred.test';
  await person(kindred, username, 'educator@kindred.test');
  await signIn(page, kindred, username);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, kindred, username);

  await page.goto(`${kindred.dashboard}/educator/account/sign-in`);
  const sessions = page.getByRole('main').getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This browser');
  await expectAccessible(page);
  await sessions
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Sign out Chrome on .+\?$/ });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('The browser was signed out')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  await elsewhere.close();

  await openLetter(page, kindred, username, /new sign-in/);
  const letter = page.getByRole('main');
  await expect(letter.getByText(/Browser: Chrome/)).toBeVisible();
  await expect(letter.getByText(/\/educator\/account\/sign-in/).first()).toBeVisible();
});

test('acting asks for the password when the last proof is old; what was typed stays, and it goes on @whole', async ({
  page,
  kindred,
}) => {
  const username = 'wren.staff@kindred.test';
  await person(kindred, username, 'uber@kindred.test');
  await startSession(page, kindred, username);
  await page.goto(`${kindred.dashboard}/uber/schools?tab=educators`);
  await find(page, 'whitfield');
  await openMenu(page, 'Whitfield, Adaeze', 'Act as');
  await forgetProof(kindred, username);
  const acting = page.getByRole('dialog', { name: /^Act as/ });
  await acting.getByLabel('Reason').fill('Asked for help with the roster');
  await acting.getByRole('button', { name: 'Start' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it really you?' });
  await expect(proof.getByText(username)).toBeVisible();
  await expect(proof.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(page.getByText('Nothing was changed. Please confirm first that it is you')).toBeVisible();
  await expect(acting.getByLabel('Reason')).toHaveValue('Asked for help with the roster');

  await acting.getByRole('button', { name: 'Start' }).click();
  await proof.getByLabel('Password', { exact: true }).fill('not this one');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(proof.getByText(/incorrect/)).toBeVisible();
  await proof.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/acting as Adaeze Whitfield/i).first()).toBeVisible();

  // Acting, it is still staff's own password that is asked for; and a file is a file.
  await forgetProof(kindred, username);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await expect(proof.getByText(username)).toBeVisible();
  await proof.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await proof.getByRole('button', { name: 'Continue' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole('button', { name: /^End/ }).click();
  await expect(page).toHaveURL(/\/uber/);
});
