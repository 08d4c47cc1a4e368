import {
  buildTeacher,
  expect,
  expectAccessible,
  expectLarge,
  type Kindred,
  keepToken,
  openSession,
  startSession,
  test,
} from './kindred.ts';
import { byKeys, byMouse, playToEnd } from './play.ts';

const TEACHER = 'of.comics@kindred.test';

/** A teacher with a child who plays, and whom an adult at home is linked to. */
async function aMaker({ database }: Kindred, program = 'academy'): Promise<{ id: number; username: string }> {
  const known = await database.query('select 1 from accounts where username = $1', [TEACHER]);
  if (known.rowCount === 0) {
    await buildTeacher(database, {
      username: TEACHER,
      name: ['Ottoline', 'Marsh'],
      besides: 'educator@kindred.test',
      students: ['Zuri Okonkwo-Bell'],
    });
  }
  const { rows } = await database.query(
    `update students s set active_program = $2, license_ends_on = '2030-06-30', check_ins = false
     from accounts a where a.id = s.owner_id and a.username = $1 returning s.id, s.username, s.school_id`,
    [TEACHER, program],
  );
  const [{ id, username, school_id: school }] = rows;
  await database.query(
    `insert into family_links (student_id, account_id, school_id, created_at)
     select $1, id, $2, now() from accounts where username = 'parent@kindred.test' on conflict do nothing`,
    [id, school],
  );
  for (const table of ['play_comics', 'play_comics_thrown'])
    await database.query(`delete from ${table} where student_id = $1`, [id]);
  return { id: Number(id), username };
}

const kept = async ({ database }: Kindred, student: number) =>
  (await database.query('select title, panels from play_comics where student_id = $1', [student])).rows;

test('a child makes a comic, is told kindly what to leave out, and its adults read and print it @whole', async ({
  page,
  browser,
  kindred,
}) => {
  const child = await aMaker(kindred);
  await keepToken(page.context(), child.username, await openSession(kindred, { student: child.username }));
  await page.goto(`${kindred.student}/student/play`);
  await page.getByRole('link', { name: 'My comics' }).click();
  await expect(page.getByText('Ottoline Marsh and the other grown-ups')).toBeVisible();
  await page.getByRole('button', { name: 'Make a comic' }).click();
  await page.getByRole('button', { name: 'Nim' }).click();
  await page.getByRole('button', { name: 'Faces' }).click();
  await page.getByRole('button', { name: 'Surprised' }).click();
  await page.getByRole('button', { name: 'Places' }).click();
  await page.getByRole('button', { name: 'Meadow' }).click();
  // A sticker goes where one taps, and where the arrows push it.
  await page.getByRole('button', { name: 'Stickers' }).click();
  await page.getByRole('button', { name: 'Toy train' }).click();
  const picture = page.getByRole('figure');
  await page.getByRole('button', { name: 'Put it here' }).click({ position: { x: 40, y: 200 } });
  await byKeys(page, page.getByRole('button', { name: 'Bigger' }));
  const sticker = picture.getByRole('button', { name: 'Toy train' });
  await sticker.focus();
  await page.keyboard.press('ArrowRight');
  await expectLarge(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Words' }).click();
  const words = async (whose: string) => {
    await page.getByRole('button', { name: whose }).click();
    return page.getByRole('textbox', { name: whose });
  };
  // Whoever does not write yet chooses what is said, and takes it back in the same way.
  await page.getByRole('button', { name: 'Hooray!' }).click();
  await expect(page.getByRole('figure').getByText('Hooray!')).toBeVisible();
  await byKeys(page, page.getByRole('button', { name: 'Hooray!' }));
  await expect(page.getByRole('figure').getByText('Hooray!')).toBeHidden();
  await (await words('You say')).fill('I have 2 dogs. Meet us at 3!');
  await (await words('Nim says')).fill('Call me at five five five, one two one two');
  await (await words('Comic name')).fill('Two dogs');
  await expect(page.getByRole('status').getByText('Leave out phone numbers.')).toBeVisible();
  await expect(await words('Nim says')).toHaveValue('Call me at five five five, one two one two');
  await expectAccessible(page);
  // All but these words is kept.
  await expect.poll(async () => (await kept(kindred, child.id))[0]?.title).toBe('Two dogs');
  expect((await kept(kindred, child.id))[0].panels[0]).toMatchObject({
    place: 'meadow',
    figures: [
      { who: 'you', face: 'surprised', says: 'I have 2 dogs. Meet us at 3!' },
      { who: 'nim', says: '' },
    ],
    stickers: [{ name: 'toy-train', size: 3 }],
  });
  await (await words('Nim says')).fill('Woof!');
  await expect(page.getByRole('status').getByText('It is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'New picture' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Picture 2' })).toBeHidden();

  await page.reload();
  await expect(page.getByText('Woof!')).toBeVisible();
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('Made by Zuri')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Two dogs' })).toBeVisible();
  // Eleven points at least: a child reads it on paper.
  const size = await page
    .getByText('Woof!')
    .evaluate((words) => parseFloat(getComputedStyle(words).fontSize));
  expect(size).toBeGreaterThanOrEqual((11 / 72) * 96);
  for (const hidden of [page.getByRole('banner'), page.getByRole('button', { name: 'Print it' })])
    await expect(hidden).toBeHidden();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  const adult = async (username: string, path: string) => {
    const context = await browser.newContext();
    const own = await context.newPage();
    await startSession(own, kindred, username);
    await own.goto(`${kindred.dashboard}${path}`);
    return { own, close: () => context.close() };
  };
  const teacher = await adult(TEACHER, `/educator/students/${child.id}`);
  await teacher.own.getByRole('link', { name: 'See the comics' }).click();
  await expect(teacher.own.getByRole('heading', { level: 1, name: 'Comics by Zuri' })).toBeVisible();
  await expectAccessible(teacher.own);
  await teacher.own.getByRole('link', { name: 'Two dogs' }).click();
  await expect(teacher.own.getByText('Woof!')).toBeVisible();
  await expectAccessible(teacher.own);
  await teacher.own.getByRole('button', { name: 'Put away' }).click();
  await teacher.own.getByRole('dialog').getByRole('button', { name: 'Put away' }).click();
  await expect(teacher.own.getByRole('button', { name: 'Bring back' })).toBeVisible();
  await page.getByRole('link', { name: 'My comics' }).click();
  await expect(page.getByText('A grown-up has put a comic away.')).toBeVisible();
  await teacher.own.keyboard.press('Escape');
  await teacher.own.getByRole('button', { name: 'Bring back' }).click();
  await teacher.own.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click();
  await expect(teacher.own.getByRole('button', { name: 'Put away' })).toBeVisible();
  await teacher.close();

  const parent = await adult('parent@kindred.test', `/parent/progress?child=${child.id}`);
  await parent.own.getByRole('link', { name: 'See the comics Zuri made' }).click();
  await parent.own.getByRole('link', { name: 'Two dogs' }).click();
  await expect(parent.own.getByText('Woof!')).toBeVisible();
  await expect(parent.own.getByRole('button', { name: 'Put away' })).toBeHidden();
  await parent.close();

  const other = await adult('educator@kindred.test', `/educator/students/${child.id}/comics`);
  await expect(other.own.getByText('The comics could not be loaded')).toBeVisible();
  await expect(other.own.getByText('Two dogs')).toBeHidden();
  await other.close();
});

test('a comic is made without a network, and is there when it is back @whole', async ({ page, kindred }) => {
  const child = await aMaker(kindred);
  await keepToken(page.context(), child.username, await openSession(kindred, { student: child.username }));
  await page.goto(`${kindred.student}/student/play/comics`);
  await page.getByRole('button', { name: 'Make a comic' }).click();
  await expect(page.getByRole('button', { name: 'Words' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Words' }).click();
  await page.getByRole('button', { name: 'What happens' }).click();
  await page.getByRole('textbox', { name: 'What happens' }).fill('It rains frogs.');
  await expect(page.getByText('Your comic is safe on this device.')).toBeVisible();
  expect(await kept(kindred, child.id)).toEqual([]);
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await kept(kindred, child.id))[0]?.panels[0].caption)
    .toBe('It rains frogs.');
});

test('the comic that a story ended in is changed, with words of the own', async ({ page, kindred }) => {
  test.slow();
  const child = await aMaker(kindred, 'sim');
  await keepToken(page.context(), child.username, await openSession(kindred, { student: child.username }));
  await page.goto(`${kindred.student}/student/play/sim-asking-for-help`);
  await playToEnd(page, byMouse);
  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByRole('button', { name: 'Words' }).click();
  await page.getByRole('button', { name: 'What happens' }).click();
  await page.getByRole('textbox', { name: 'What happens' }).fill('My own beginning.');
  await expect
    .poll(async () => (await kept(kindred, child.id))[0]?.panels[0].caption)
    .toBe('My own beginning.');
  expect((await kept(kindred, child.id))[0].panels.length).toBeGreaterThan(4);
});
