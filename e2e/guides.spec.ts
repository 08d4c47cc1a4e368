import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, openLetter, startSession, test } from './kindred.ts';

test('a new teacher finds the first guide, reads it, follows it and prints it', async ({ page, kindred }) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator`);
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByRole('link', { name: 'Before you start' })).toHaveAttribute(
    'href',
    '/educator/getting-started/101#before-you-start',
  );
  await help.getByRole('searchbox').fill('make a badge');
  await expect(help.getByRole('link', { name: 'Your first fifteen minutes' })).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('link', { name: 'All guides' }).click();

  await expect(page).toHaveURL(/\/educator\/getting-started$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Kindred in 80 seconds',
    'Getting Started',
    'Game Previews',
    'Program Guides',
    'Miscellaneous',
  ]);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('fifteen minutes');
  await page.getByRole('link', { name: 'Read Your first fifteen minutes' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your first fifteen minutes' })).toBeVisible();
  await expectAccessible(page);
  const contents = page.getByRole('navigation', { name: 'In this guide' });
  await contents.getByRole('link', { name: 'If something does not work' }).click();
  await expect(page).toHaveURL(/#if-something-does-not-work$/);
  await expect(page.getByRole('heading', { name: 'If something does not work' })).toBeInViewport();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('Your first fifteen minutes.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'Add a student' }).click();
  await expect(page).toHaveURL(/\/educator\/students$/);
});

test('a parent finds the own guides first, in words of home @whole', async ({ page, kindred }) => {
  await startSession(page, kindred, 'parent@kindred.test');
  await page.goto(`${kindred.dashboard}/parent/getting-started`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Kindred in 80 seconds',
    'For you',
    'Game Previews',
    'Written for schools',
  ]);
  await expect(
    page.getByRole('region', { name: 'For you' }).getByRole('heading', { level: 3 }).first(),
  ).toHaveText('Starting at home');
  await expect(page.getByRole('main')).not.toContainText(/\bstudents?\b/i);
  await page.getByRole('link', { name: 'Read Starting at home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Starting at home' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\bstudents?\b/i);
  await expectAccessible(page);

  // A guide for schools leads only where a parent can go.
  await page.goto(`${kindred.dashboard}/parent/getting-started/112`);
  const onward = page.getByRole('region', { name: 'Go there now' });
  await expect(onward.getByRole('link', { name: 'Try a game' })).toBeVisible();
  await expect(onward.getByRole('link', { name: 'Group data' })).toHaveCount(0);
  await page.goto(`${kindred.dashboard}/parent/getting-started/999`);
  await expect(page.getByRole('heading', { level: 1, name: 'Guide not found' })).toBeVisible();
});

test('all lessons with the words of help are looked for in the library, and the address does not tell them @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/students`);
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await help.getByRole('searchbox', { name: 'Search guides and lessons' }).fill('angry');
  await help.getByRole('link', { name: 'All lessons with these words' }).click();
  await expect(page.getByRole('main').getByRole('searchbox').first()).toHaveValue('angry');
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  expect(page.url()).toBe(`${kindred.dashboard}/educator/resource-library`);
});

test('help finds guides and lessons, and a letter to support says on which screen one was @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'educator@kindred.test');
  const { rows } = await kindred.database.query(
    `select s.id, s.first_name from students s join accounts a on a.id = s.owner_id
     where a.username = 'educator@kindred.test' order by s.id limit 1`,
  );
  await page.goto(`${kindred.dashboard}/educator/students/${rows[0].id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  const here = help.getByRole('region', { name: 'Help for this screen' });
  await expect(here.getByRole('link', { name: 'From report to lesson' })).toHaveAttribute(
    'href',
    '/educator/getting-started/121#from-report-to-lesson',
  );
  await expect(here.getByText('In the guide “Reading a report”')).toBeVisible();
  await help.getByRole('searchbox', { name: 'Search guides and lessons' }).fill('soup');
  await expect(
    help.getByRole('region', { name: 'Lessons' }).getByRole('link', { name: 'Cool the Soup' }),
  ).toHaveAttribute('href', '/educator/resource-library/e-er-1');
  await expectAccessible(page);
  await help.getByRole('searchbox').fill('xylophone walrus');
  await expect(help.getByText('Nothing has these words.')).toBeVisible();
  await help.getByRole('link', { name: 'Write to support' }).click();

  await expect(page.getByText('Manage students · /educator/students/…')).toBeVisible();
  const form = page.locator('form');
  await expect(form).not.toContainText(rows[0].first_name);
  // As in an address: the time of day may have the same digits.
  await expect(form).not.toContainText(`/${rows[0].id}`);
  await expectAccessible(page);
  await page.getByLabel('What is it about?').selectOption('students');
  await page.getByLabel('Your message').fill('The page stays empty.');
  // A server that does not answer costs nobody what they typed.
  await page.route('**/api/support', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We cannot reach the server')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('The page stays empty.');
  await page.unroute('**/api/support');
  const sent = page.waitForRequest('**/api/support');
  await page.getByRole('checkbox', { name: 'Include what I was doing' }).uncheck();
  await expect(page.getByText('/educator/students/…')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Include what I was doing' }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await sent).postDataJSON().doing).toMatchObject({ path: '/educator/students/…' });
  await expect(page.getByRole('button', { name: 'Write another message' })).toBeFocused();
  await openLetter(page, kindred, 'support@kindred.test', /Students and classes/);
  await expect(page.getByText('Screen: Manage students · /educator/students/…')).toBeVisible();
});
