import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import {
  expect,
  expectAccessible,
  fillLogin,
  type Kindred,
  openLetter,
  signIn,
  startSession,
  test,
} from './kindred.ts';

/** Somebody of one journey alone, with the demo's password. */
async function person({ database }: Kindred, username: string, like: string): Promise<number> {
  const { rows } = await database.query(
    `insert into accounts (scope, role, username, first_name, last_name, password_hash, status, source, school_id,
       activated_at, verified_at)
     select scope, role, $1, 'Juniper', 'Alcott', password_hash, status, source, school_id, now(), now()
     from accounts where username = $2 returning id`,
    [username, like],
  );
  return rows[0].id;
}

/** A phone of the browser's own that shows a finger whenever it is asked. */
async function giveDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const codesDialog = (page: Page) => page.getByRole('dialog', { name: 'Your recovery codes' });

/** The codes as they are shown; the dialog is done with. */
async function keepCodes(page: Page): Promise<string[]> {
  const shown = codesDialog(page).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await codesDialog(page).getByRole('button', { name: 'I have kept them' }).click();
  await expect(codesDialog(page)).toBeHidden();
  return codes;
}

async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an app' });
  await expect(dialog.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  const shown = await dialog.getByText(/^([A-Z2-7]{4} ){3,}[A-Z2-7]{1,4}$/).textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  await dialog.getByLabel('The code that the app shows now').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is not right, or was used already')).toBeVisible();
  await dialog.getByLabel('The code that the app shows now').fill(generateSync({ secret }));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(codesDialog(page)).toBeVisible();
  await expectAccessible(page);
  return { secret, codes: await keepCodes(page) };
}

test('a passkey is set up in the settings, signs in by itself and after the password, and proves who one is @whole', async ({
  page,
  kindred,
}) => {
  const username = 'juniper.passkey@kindred.test';
  await person(kindred, username, 'educator@kindred.test');
  await giveDevice(page);
  await signIn(page, kindred, username);
  await page.goto(`${kindred.dashboard}/educator/account/sign-in`);
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome on /);
  await dialog.getByLabel('Name').fill('My phone');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await keepCodes(page);
  const main = page.getByRole('main');
  await expect(main.getByText('My phone')).toBeVisible();
  await expect(main.getByText('10 codes are left')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${kindred.dashboard}/logout`);
  await expect(page).toHaveURL(`${kindred.dashboard}/`);
  await page.goto(`${kindred.dashboard}/?login=1`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator`);

  await page.goto(`${kindred.dashboard}/logout`);
  await expect(page).toHaveURL(`${kindred.dashboard}/`);
  await page.goto(`${kindred.dashboard}/?login=1`);
  await fillLogin(page, username);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(`${kindred.dashboard}/educator`);

  await kindred.database.query(
    `update sessions set proved_at = now() - interval '1 hour'
     where account_id = (select id from accounts where username = $1)`,
    [username],
  );
  await page.goto(`${kindred.dashboard}/educator/account/sign-in`);
  await page.getByRole('button', { name: 'Remove: My phone' }).click();
  await page
    .getByRole('dialog', { name: 'Remove My phone?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  const proof = page.getByRole('dialog', { name: 'Is it really you?' });
  await expect(proof.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey was removed')).toBeVisible();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  // An earlier letter has the same subject, and the newest one is a moment away.
  await expect(async () => {
    await openLetter(page, kindred, username, /How you sign in/);
    await expect(page.getByRole('main').getByText('A passkey was removed: My phone')).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
});

test('codes of an app, and each recovery code once, are the second step of a login', async ({
  page,
  kindred,
}) => {
  const username = 'juniper.codes@kindred.test';
  const id = await person(kindred, username, 'parent@kindred.test');
  await startSession(page, kindred, username);
  await page.goto(`${kindred.dashboard}/parent/account/sign-in`);
  const { secret, codes } = await setUpApp(page);
  await expect(page.getByText(/^On since/)).toBeVisible();

  // The half minute of the first code need not be waited out.
  await kindred.database.query('update code_apps set last_step = 0 where account_id = $1', [id]);
  const other = await page.context().newPage();
  const enter = async (code: string) => {
    await other.goto(`${kindred.dashboard}/logout`);
    await expect(other).toHaveURL(`${kindred.dashboard}/`);
    await other.goto(`${kindred.dashboard}/?login=1`);
    await fillLogin(other, username);
    const dialog = other.getByRole('dialog');
    await dialog.getByLabel('Code').fill(code);
    await dialog.getByRole('button', { name: 'Log in' }).click();
  };
  await enter(generateSync({ secret }));
  await expect(other).toHaveURL(`${kindred.dashboard}/parent`);
  const [first = ''] = codes;
  await enter(first);
  await expect(other).toHaveURL(`${kindred.dashboard}/parent`);
  await enter(first);
  await expect(other.getByText('This code is not right, or was used already')).toBeVisible();
  await other.getByRole('button', { name: 'Start over' }).click();
  await expect(other.getByLabel('Email')).toBeVisible();
  await openLetter(other, kindred, username, /recovery code/);
  await expect(other.getByRole('main').getByText('9 are left')).toBeVisible();
});

test('who runs a school that asks for it is led to set it up before anything else, and asks it of others @whole', async ({
  page,
  kindred,
}) => {
  const username = 'juniper.admin@kindred.test';
  const id = await person(kindred, username, 'admin@kindred.test');
  const { rows } = await kindred.database.query(
    `with made as (insert into groups (kind, name, factor_from) values ('school', 'Juniper Hill', current_date - 2) returning id)
     insert into group_members (group_id, account_id, role) select id, $1, 'owner' from made returning group_id`,
    [id],
  );
  expect(rows).toHaveLength(1);
  await signIn(page, kindred, username);
  await expect(page.getByRole('heading', { name: 'One more step before you go on' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await expect(page.getByRole('heading', { name: 'One more step before you go on' })).toBeVisible();
  await setUpApp(page);
  await expect(page.getByRole('heading', { name: 'One more step before you go on' })).toBeHidden();
  await page.goto(`${kindred.dashboard}/educator/account/sign-in`);
  const rule = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Juniper Hill' });
  await expect(rule.getByText('All have set it up (1)')).toBeVisible();
  await rule.getByRole('button', { name: /^Ask no more/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Ask the admins of Juniper Hill no more/ });
  await dialog.getByRole('button', { name: 'Ask no more' }).click();
  await expect(rule.getByText('Not asked for')).toBeVisible();
  await expectAccessible(page);
});
