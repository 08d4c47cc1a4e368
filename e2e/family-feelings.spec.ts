import { expect, expectAccessible, keepToken, openSession, startSession, test } from './kindred.ts';
import { buildLinkedFamily } from './linked-family.ts';

const TEACHER = 'feelings.teacher@kindred.test';
const PARENT = 'feelings.parent@kindred.test';
const CHILD = 'tamsin.okafor';

test('a school shares feelings: the child is told of the linked adult before the faces, who then reads; and it ends @whole', async ({
  page,
  browser,
  kindred,
}) => {
  test.slow();
  const child = await buildLinkedFamily(kindred, {
    teacher: TEACHER,
    parent: PARENT,
    child: { name: 'Tamsin Okafor', username: CHILD },
  });
  await startSession(page, kindred, 'admin@kindred.test');
  await page.goto(`${kindred.dashboard}/educator/account/check-ins`);
  await expect(page.getByText(/adults linked by a code can read how their child plays/)).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const parent = await phone.newPage();
  await startSession(parent, kindred, PARENT);
  const reads = async () => {
    await parent.goto(`${kindred.dashboard}/parent/students/${child}`);
    await expect(parent.getByRole('heading', { level: 1, name: 'Tamsin Okafor' })).toBeVisible();
  };
  await reads();
  await expect(parent.getByText('The school does not share feelings.')).toBeVisible();

  const tablet = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const world = await tablet.newPage();
  await keepToken(tablet, CHILD, await openSession(kindred, { student: CHILD }));
  const asked = async () => {
    await world.goto(`${kindred.student}/student/play`);
    await expect(world.getByRole('heading', { name: /Tamsin.*How are you today\?/ })).toBeVisible();
  };
  await asked();
  await expect(world.getByText('Imke Sandoval can see your answer.')).toBeVisible();

  await page.getByRole('button', { name: 'Share feelings' }).click();
  await expect(page.getByText(/Children hear those names before they answer/)).toBeVisible();
  await expectAccessible(page);
  await asked();
  await expect(world.getByText('Imke Sandoval and Ngozi Okafor can see your answer.')).toBeVisible();
  await expectAccessible(world);
  await world.getByRole('button', { name: 'Worried' }).click();
  await expect(world.getByText('If you need help now, tell a grown-up near you.')).toBeVisible();

  // What a child tells is sent a little later.
  await expect(async () => {
    await reads();
    await expect(parent.getByText(/worried/i).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(parent.getByText('The school does not share feelings.')).toBeHidden();
  await expect(parent.getByRole('heading', { name: 'How Tamsin felt' })).toBeVisible();
  await expectAccessible(parent);

  await page.getByRole('button', { name: 'Stop sharing feelings' }).click();
  await expect(page.getByText('Feelings are no longer shared with linked families')).toBeVisible();
  await reads();
  await expect(parent.getByText('The school does not share feelings.')).toBeVisible();
  await expect(parent.getByRole('heading', { name: 'How Tamsin felt' })).toBeHidden();
  await phone.close();
  await tablet.close();
});
