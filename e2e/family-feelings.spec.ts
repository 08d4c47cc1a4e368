import {
  buildTeacher,
  expect,
  expectAccessible,
  type Kindred,
  keepToken,
  openSession,
  startSession,
  test,
} from './kindred.ts';

const TEACHER = 'feelings.teacher@kindred.test';
const PARENT = 'feelings.parent@kindred.test';
const CHILD = 'tamsin.okafor';

/** A child who may play, and an adult whom the school has linked. */
async function aLinkedFamily({ database }: Kindred): Promise<number> {
  await buildTeacher(database, {
    username: TEACHER,
    name: ['Imke', 'Sandoval'],
    besides: 'admin@kindred.test',
    students: ['Tamsin Okafor'],
  });
  await database.query(`
    with family as (insert into families (name) values ('Okafor') returning id)
    insert into accounts (scope, username, first_name, last_name, password_hash, status, source, family_id)
    select 'parent', '${PARENT}', 'Ngozi', 'Okafor', a.password_hash, 'verified', 'family-code', family.id
    from accounts a, family where a.username = '${TEACHER}'`);
  const { rows } = await database.query(
    `update students set active_program = 'academy', license_ends_on = '2030-06-30', check_ins = true
     where username = $1 returning id`,
    [CHILD],
  );
  const id = Number(rows[0].id);
  await database.query(
    `insert into family_links (student_id, account_id, school_id, created_at)
     select s.id, a.id, s.school_id, now() from students s, accounts a where s.id = $1 and a.username = $2`,
    [id, PARENT],
  );
  return id;
}

test('a school shares feelings: the child is told of the linked adult before the faces, who then reads; and it ends @whole', async ({
  page,
  browser,
  kindred,
}) => {
  test.slow();
  const child = await aLinkedFamily(kindred);
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
