import { expect, startSession, test } from './kindred.ts';
import { actionsOf, choose, find, openMenu } from './lists.ts';

/** What staff do with groups and with single accounts. */
test('staff add a team with its people and pool, edit it, and make it the group of a district @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools?tab=groups`);
  await page.getByRole('button', { name: 'Add group or team' }).click();
  const add = page.getByRole('dialog', { name: 'Add group or team' });
  await add.getByLabel('Name').fill('Hazel Grove Team');
  await choose(page, /Owner/, 'Shandiin Benally');
  await choose(page, /Admins and members/, 'Gregor Halvorsen');
  await choose(page, /Admins and members/, 'Eun-ji Kwon');
  const role = add.getByRole('group', { name: 'Role of Gregor Halvorsen' });
  await role.getByRole('radio', { name: 'Admin' }).check();
  await add.getByRole('checkbox', { name: /License pool on/ }).check();
  await add.getByRole('button', { name: 'Add group' }).click();
  await expect(page.getByText('The group Hazel Grove Team was added')).toBeVisible();
  const row = page.getByRole('row', { name: /Hazel Grove/ });
  await expect(row.getByText('Team', { exact: true })).toBeVisible();
  await expect(row.getByText('Benally, Shandiin')).toBeVisible();

  await openMenu(page, 'Hazel Grove Team', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit group or team' });
  const people = edit.getByRole('list', { name: 'Admins and members' });
  await expect(people.getByRole('listitem')).toHaveCount(2);
  await expect(
    edit.getByRole('group', { name: 'Role of Gregor Halvorsen' }).getByRole('radio', { name: 'Admin' }),
  ).toBeChecked();
  await expect(edit.getByRole('checkbox', { name: /License pool on/ })).toBeChecked();
  await edit.getByRole('button', { name: 'Remove Eun-ji Kwon' }).click();
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await edit.getByLabel('Name').fill('Hazel Grove Circle');
  await edit.getByRole('button', { name: 'Save group' }).click();
  await expect(page.getByText('The group Hazel Grove Circle was saved')).toBeVisible();

  await openMenu(page, 'Hazel Grove Circle', 'Convert to district group');
  await choose(page, /District/, 'Wrenfield Valley');
  await page.getByRole('dialog').getByRole('button', { name: 'Convert' }).click();
  await expect(page.getByText(/Hazel Grove Circle is now the group for Wrenfield Valley/)).toBeVisible();
  await expect(row.getByText('District', { exact: true })).toBeVisible();
  await actionsOf(page, 'Hazel Grove Circle').click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Convert/ })).toBeHidden();
});

test('staff make an educator of a parent, and a parent of the educator again @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/families`);
  await find(page, 'faleolo');
  await openMenu(page, 'Faleolo, Leota', 'Convert to educator');
  const toEducator = page.getByRole('dialog', { name: 'Convert Leota Faleolo to an educator?' });
  await toEducator.getByRole('button', { name: 'Convert to educator' }).click();
  await expect(page.getByText('Leota Faleolo is now an educator who teaches at home')).toBeVisible();
  await expect(actionsOf(page, 'Faleolo, Leota')).toBeHidden();

  await page.goto(`${kindred.dashboard}/uber/schools?tab=educators`);
  await find(page, 'faleolo');
  await expect(page.getByRole('row', { name: /Faleolo/ }).getByText('Homeschool parent')).toBeVisible();
  await openMenu(page, 'Faleolo, Leota', 'Convert to parent');
  const toParent = page.getByRole('dialog', { name: 'Convert Leota Faleolo to a parent?' });
  await toParent.getByRole('button', { name: 'Convert to parent' }).click();
  await expect(page.getByText('Leota Faleolo is now a parent')).toBeVisible();
  await expect(actionsOf(page, 'Faleolo, Leota')).toBeHidden();
});

test('staff roll a deactivation back, reminded of the trial, and the person can log in again', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools?tab=educators`);
  await find(page, 'keating');
  const row = page.getByRole('row', { name: /Keating, Judith/ });
  await expect(row.getByText('Deactivated')).toBeVisible();
  await openMenu(page, 'Keating, Judith', 'Take back deactivation');
  const dialog = page.getByRole('dialog', { name: 'Take back the deactivation of Judith Keating' });
  await expect(dialog.getByRole('listitem')).toHaveText([/This account has a free trial/]);
  await dialog.getByLabel(/Free trial ends/).fill('01/31/2099');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Judith Keating is active again')).toBeVisible();
  await expect(row.getByText('Verified')).toBeVisible();
  await expect(row.getByText('01/31/2099')).toBeVisible();
  const login = await page.request.post(`${kindred.dashboard}/api/login`, {
    data: { username: 'judith.keating@wrenfieldvalley.test', password: 'kindred-demo' },
  });
  expect(login.status()).toBe(200);
});

test('staff act as a student on the student site, under a banner, and come back by its button @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools?tab=uber-students-active`);
  await find(page, 'sarpong');
  await openMenu(page, 'Sarpong, Esi', 'Act as');
  const dialog = page.getByRole('dialog', { name: 'Act as Esi Sarpong' });
  await dialog.getByLabel('Reason').fill('The teacher asked what Esi sees');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(`${kindred.student}/student`);
  const banner = page.getByRole('complementary', { name: 'Acting as a user' });
  await expect(banner.getByText(/You are acting as Esi Sarpong until/)).toBeVisible();
  await expect(page).toHaveTitle(/^Esi Sarpong: /);
  await banner.getByRole('button', { name: 'End' }).click();
  await expect(page.getByRole('tab', { name: /^Students/ })).toHaveAttribute('aria-selected', 'true');
  expect(new URL(page.url()).origin).toBe(kindred.dashboard);
  await expect(banner).toBeHidden();
});

test('staff transfer all students of an educator, and are asked whether the unused licenses go along @whole', async ({
  page,
  kindred,
}) => {
  await startSession(page, kindred, 'uber@kindred.test');
  await page.goto(`${kindred.dashboard}/uber/schools?tab=educators`);
  await find(page, 'quiroz');
  await openMenu(page, 'Quiroz, Yesenia', 'Transfer all students');
  const transfer = page.getByRole('dialog', { name: 'Transfer all of Yesenia Quiroz’s students' });
  await expect(transfer.getByText('Their licenses go with them.')).toBeVisible();
  await choose(page, 'Educator', 'Harpreet Dhaliwal');
  await transfer.getByRole('button', { name: 'Transfer all' }).click();
  const rest = page.getByRole('dialog', {
    name: 'Also transfer Yesenia Quiroz’s 3 unused licenses to Harpreet Dhaliwal?',
  });
  await expect(rest.getByLabel('Number of licenses')).toHaveValue('3');
  await rest.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByText('3 licenses have been transferred to Harpreet Dhaliwal')).toBeVisible();
});
