import type { Page } from '@playwright/test';
import { expect, expectAccessible, type Kindred, startSession, test } from './kindred.ts';
import { actionsOf, choose, doWithSelected, find, openMenu } from './lists.ts';

/** Students who have more than one educator, and students who get another one. */
async function openStudents(page: Page, kindred: Kindred, username: string, student: string): Promise<void> {
  await startSession(page, kindred, username);
  await page.goto(`${kindred.dashboard}/educator/students`);
  await find(page, student);
}

async function changeUser(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
}

test('a teacher shares a student; one colleague leaves, with the other the teacher stops sharing @whole', async ({
  page,
  kindred,
}) => {
  await openStudents(page, kindred, 'educator@kindred.test', 'dalton');
  await openMenu(page, 'Dalton, Paige', 'Share');
  const dialog = page.getByRole('dialog', { name: 'Share Paige Dalton' });
  await choose(page, 'Colleagues', 'Simone Desrosiers');
  await choose(page, 'Colleagues', 'Leilani Kealoha');
  await expect(dialog.getByRole('list', { name: 'Chosen colleagues' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/now shared with .*Simone Desrosiers/)).toBeVisible();

  await changeUser(page);
  await openStudents(page, kindred, 'clinician@kindred.test', 'dalton');
  await actionsOf(page, 'Dalton, Paige').click();
  await expect(page.getByRole('menuitem', { name: 'Remove from my list' })).toBeVisible();
  for (const name of ['Transfer', 'Edit', 'Archive', 'Login information']) {
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /Select Dalton, Paige/ }).check();
  await doWithSelected(page, 'Remove from my list');
  const question = page.getByRole('dialog', { name: 'Remove Paige Dalton from your list?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(actionsOf(page, 'Dalton, Paige')).toBeHidden();

  await changeUser(page);
  await openStudents(page, kindred, 'educator@kindred.test', 'dalton');
  await openMenu(page, 'Dalton, Paige', 'Shared with');
  const shares = page.getByRole('dialog', { name: 'Who Paige Dalton is shared with' });
  await expect(shares.getByText('Simone Desrosiers')).toBeHidden();
  await expectAccessible(page);
  await shares.getByRole('button', { name: 'Stop sharing with Leilani Kealoha' }).click();
  await expect(shares.getByText('not shared with anyone')).toBeVisible();
});

test('a teacher transfers a student to a colleague, who has the student from then on', async ({
  page,
  kindred,
}) => {
  await openStudents(page, kindred, 'educator@kindred.test', 'sutton');
  await openMenu(page, 'Sutton, Mason', 'Transfer');
  const dialog = page.getByRole('dialog', { name: 'Transfer Mason Sutton' });
  await choose(page, 'Educator', 'Leilani Kealoha');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByText('Leilani Kealoha is now the educator of Mason Sutton')).toBeVisible();
  await expect(actionsOf(page, 'Sutton, Mason')).toBeHidden();

  await changeUser(page);
  await openStudents(page, kindred, 'leilani.kealoha@larkspurhollow.test', 'sutton');
  await expect(actionsOf(page, 'Sutton, Mason')).toBeVisible();
});

test('an admin is shown the students of an educator who leaves, transfers them and deactivates the account @whole', async ({
  page,
  kindred,
}) => {
  const bondar = /^Actions for .*Bondar/;
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/educators`);
  await find(page, 'bondar');
  await openMenu(page, bondar, 'Deactivate');
  const students = page.getByRole('dialog', { name: 'Mirela Bondar still has students' });
  await expect(students.getByText('Yang, Maly (archived)')).toBeVisible();
  await expectAccessible(page);
  await students.getByRole('button', { name: 'Transfer all students' }).click();
  const transfer = page.getByRole('dialog', { name: 'Transfer all of Mirela Bondar’s students' });
  await choose(page, 'Educator', 'Leilani Kealoha');
  await transfer.getByRole('button', { name: 'Transfer all' }).click();
  await expect(page.getByText('Leilani Kealoha is now the educator of 18 students')).toBeVisible();

  await actionsOf(page, bondar).click();
  await expect(page.getByRole('menuitem', { name: 'Transfer all students' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Deactivate', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Deactivate Mirela Bondar?' });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('row', { name: /Bondar/ }).getByText('Deactivated')).toBeVisible();
});
