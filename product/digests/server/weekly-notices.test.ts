import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { postOffice } from '#platform/server/mail/mail.ts';
import { listNotifications } from '#product/notifications/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent } from '#testing/api/people.ts';
import { mailDigests } from './digest.ts';
import type { WeeklyLessons } from './weekly-lessons.ts';
import { makeLastWeeksNotifications } from './weekly-notices.ts';

/** The clock stands on Monday, 14 September 2026: last week was from the 7th to the 13th. */
const kindred = await testKindred();
const { db, appKey } = kindred;
const NOW = kindred.now();
const school = await buildSchool(db);

async function educator(values: Parameters<typeof buildAccount>[1] = {}) {
  const account = await buildAccount(db, { school_id: school.id, ...values });
  const token = await kindred.tokenFor({ accountId: account.id });
  const told = async () =>
    (await kindred.call(listNotifications, {}, { token })).body.data.map(({ kind, data }) => [kind, data]);
  return { ...account, told };
}
type Owner = { id: number };
const student = (owner: Owner, values = {}) =>
  buildStudent(db, appKey, { owner_id: owner.id, school_id: school.id, ...values });
type Felt = [day: string, feeling: 'happy' | 'okay' | 'sad' | 'mad' | 'skipped', toldTo?: number[]];
const feel = async ({ id, owner_id }: { id: number; owner_id: number }, ...days: Felt[]) => {
  const told = days.map(([day, feeling, told_to = [owner_id]]) => ({
    on_day: `2026-09-${day}`,
    feeling,
    told_to,
  }));
  const rows = told.map((one) => ({ ...one, student_id: id, id: randomUUID(), at: NOW }));
  await db.insertInto('check_ins').values(rows).execute();
};
const play = async ({ id }: { id: number }, ...days: [string, number, ('zoou' | 'cdc')?][]) => {
  const rows = days.map(([day, seconds, area = 'zoou']) => ({ on_day: `2026-09-${day}`, seconds, area }));
  await db
    .insertInto('play_days')
    .values(rows.map((row) => ({ ...row, student_id: id })))
    .execute();
};
/** Whom a lesson was found for, by what. */
const lessons: WeeklyLessons = {
  planned: async (_, ids, monday) =>
    new Map(
      ids
        .filter((id) => id === planner)
        .map((id) => [id, { code: `of ${monday}`, en: 'One Long Line', zh: null }]),
    ),
  finishedMost: async (_, ids) => new Map(ids.filter((id) => id === finisher).map((id) => [id, 'zoou-er-1'])),
  lessonFor: ({ feeling, scene, grade }) =>
    feeling === 'sad' ? null : { code: `for ${feeling ?? scene} in ${grade}`, en: 'Cool the Soup', zh: null },
};
let finisher = 0;
let planner = 0;
const make = () => makeLastWeeksNotifications(db, NOW, lessons);
const CHECK_IN = 'weekly-emotion-check-in';
const TOP = 'weekly-top-students';

test('an educator hears how many told how they felt last week, and of five or more what', async () => {
  const ada = await educator();
  const ben = await educator();
  for (const owner of [ada, ben]) {
    for (let count = 0; count < 4; count += 1)
      await feel(await student(owner), ['07', 'happy'], ['13', 'okay']);
  }
  await feel(await student(ada), ['06', 'mad'], ['09', 'mad'], ['10', 'skipped'], ['14', 'mad']);
  await feel(await student(ada), ['08', 'skipped']);
  await make();
  const felt = { happy: 4, okay: 4, worried: 0, sad: 0, mad: 1 };
  expect(await ada.told()).toEqual([[CHECK_IN, { week: '2026-09-07', students: 5, ...felt }]]);
  expect(await ben.told()).toEqual([[CHECK_IN, { week: '2026-09-07', students: 4 }]]);
});

test('a feeling that a child did not know the educator would hear of is not counted', async () => {
  const ada = await educator();
  const former = await educator();
  await feel(await student(ada), ['08', 'okay'], ['09', 'mad', [former.id]]);
  await feel(await student(ada), ['09', 'mad', []]);
  await make();
  expect(await ada.told()).toEqual([[CHECK_IN, { week: '2026-09-07', students: 1 }]]);
  expect(await former.told()).toEqual([]);
});

test('who is not to be asked, not there, trying things out or a guest is not counted', async () => {
  const quiet = await buildSchool(db);
  await db.updateTable('schools').set({ check_ins: false }).where('id', '=', quiet.id).execute();
  const family = await buildFamily(db);
  await buildAccount(db, { scope: 'parent', family_id: family.id, check_ins: false });
  const ada = await educator();
  const off = await educator({ check_ins: false });
  const gone = await educator({ status: 'deactivated' });
  const parent = await educator({ scope: 'parent', school_id: null });
  const others = [off, gone, parent];
  const children = await Promise.all([
    student(ada, { check_ins: false }),
    student(ada, { school_id: quiet.id }),
    student(ada, { school_id: null, family_id: family.id }),
    ...[{ archived_at: NOW }, { game_debug: true }, { is_sandbox: true }].map((values) =>
      student(ada, values),
    ),
    ...others.map((owner) => student(owner)),
  ]);
  for (const child of children) await feel(child, ['09', 'happy']);
  const [theirs] = children.slice(-3);
  await db
    .insertInto('student_shares')
    .values({ student_id: theirs?.id ?? 0, account_id: ada.id })
    .execute();
  for (const child of children.slice(3)) await play(child, ['09', 600]);
  await make();
  expect(await ada.told()).toEqual([]);
  expect((await off.told()).map(([kind]) => kind)).toEqual([TOP]);
  const { rows } = await sql`
    select from dashboard_notifications where account_id in (${gone.id}, ${parent.id})`.execute(db);
  expect(rows).toEqual([]);
});

const named = (owner: Owner, first_name: string, last_name: string) =>
  student(owner, { first_name, last_name });

test('the three who played most are named in their order, and only while they are the own students', async () => {
  const ada = await educator();
  const ben = await educator();
  const [maya, li, sam, jo] = [
    await named(ada, 'Maya', 'Okafor'),
    await named(ada, 'Li', 'Wei'),
    await named(ada, 'Sam', 'Reed'),
    await named(ada, 'Jo', 'Last'),
  ];
  await play(maya, ['07', 300], ['13', 400]);
  await play(li, ['09', 800], ['14', 5000]);
  await play(sam, ['09', 200], ['10', 9000, 'cdc']);
  await play(jo, ['09', 100]);
  await play(await student(ada), ['09', 59]);
  await make();
  const shown = async () => (await ada.told()).map(([, data]) => data);
  const week = '2026-09-07';
  const ids = [li, maya, sam].map(({ id }) => id).join(',');
  expect(await shown()).toEqual([{ week, students: 4, names: 'Li Wei, Maya Okafor, Sam Reed', ids }]);
  const [row] = (
    await sql<{ data: unknown }>`
    select data from dashboard_notifications where account_id = ${ada.id}`.execute(db)
  ).rows;
  expect(row?.data).toEqual({ week, students: 4, student_ids: [li.id, maya.id, sam.id] });
  await db.updateTable('students').set({ owner_id: ben.id }).where('id', '=', li.id).execute();
  await db.updateTable('students').set({ archived_at: NOW }).where('id', '=', maya.id).execute();
  expect(await shown()).toEqual([{ week, students: 4, names: 'Sam Reed', ids: String(sam.id) }]);
  await db.deleteFrom('students').where('id', '=', sam.id).execute();
  expect(await shown()).toEqual([{ week, students: 4 }]);
});

test('at home all who played are named, by the alphabet and not by how long', async () => {
  const home = await educator({ role: 'home', school_id: null });
  const { id: family_id } = await buildFamily(db);
  const names = ['Freja', 'emil', 'Ida', 'Asta'];
  for (const [at, first_name] of names.entries()) {
    const child = await student(home, { first_name, last_name: 'Holm', school_id: null, family_id });
    await play(child, ['09', 600 - at * 100]);
  }
  await make();
  expect(await home.told()).toMatchObject([
    [TOP, { students: 4, names: 'Asta Holm, emil Holm, Freja Holm, Ida Holm' }],
  ]);
});

test('the weekly letter tells of the week, and names no child', async () => {
  const ada = await educator();
  const maya = await named(ada, 'Maya', 'Okafor');
  await play(maya, ['09', 800]);
  await feel(maya, ['09', 'mad']);
  await make();
  const post = postOffice(kindred.jobs, appKey);
  const options = { db, post, appKey, brand: 'kindred', dashboardUrl: 'https://dashboard.test' };
  await mailDigests(options, NOW);
  const letter = (await kindred.letters()).find(({ recipient }) => recipient === ada.username);
  expect(letter?.letter.text).toContain('In the week of 09/07/2026, 1 of your students played.');
  expect(letter?.letter.text).toContain('In the week of 09/07/2026, 1 of your students said how they felt.');
  expect(JSON.stringify(letter)).not.toMatch(/Maya|Okafor|mad:/);
});

test('a week that was hard for several is told with one lesson, and neither a child nor why is told', async () => {
  const fay = await educator();
  for (const feeling of ['mad', 'mad', 'mad', 'okay', 'okay'] as const) {
    const child = await student(fay, { grade: 2 });
    await feel(child, ['08', feeling]);
    await play(child, ['08', 600]);
  }
  finisher = fay.id;
  await make();
  await make();
  const named = (await fay.told()).filter(([, data]) => typeof data === 'object' && 'lesson' in data);
  expect(named).toMatchObject([
    [CHECK_IN, { lesson: 'for mad in 2', lesson_en: 'Cool the Soup', lesson_zh: 'Cool the Soup' }],
  ]);
});

test('else the lesson goes on from what most have played; of two or fewer who were sad nothing follows', async () => {
  const gil = await educator();
  const child = await student(gil, { grade: 4 });
  await feel(child, ['08', 'sad'], ['09', 'sad']);
  await play(child, ['08', 600]);
  finisher = gil.id;
  await make();
  const lessonOf = async () => (await gil.told()).map(([kind, data]) => [kind, Object(data).lesson]);
  expect(await lessonOf()).toEqual(
    expect.arrayContaining([
      [TOP, 'for zoou-er-1 in 4'],
      [CHECK_IN, undefined],
    ]),
  );
});

test('nothing felt and nothing finished names no lesson', async () => {
  const hal = await educator();
  await play(await student(hal), ['08', 600]);
  await make();
  expect((await hal.told()).map(([, data]) => Object(data).lesson)).toEqual([undefined]);
});

test('what an educator has planned for the new week is named before what could be taught', async () => {
  const ida = await educator();
  for (const feeling of ['mad', 'mad', 'mad', 'okay', 'okay'] as const) {
    await feel(await student(ida, { grade: 2 }), ['08', feeling]);
  }
  planner = ida.id;
  await make();
  expect(await ida.told()).toMatchObject([
    [CHECK_IN, { lesson: 'of 2026-09-14', lesson_of: 'planned', lesson_en: 'One Long Line' }],
  ]);
});

/** The last: whoever counts after it counts eleven hundred more. */
test('however often and by however many workers it is made, and for more than a bunch, everybody hears once', async () => {
  await sql`
    with teachers as (
      insert into accounts (scope, role, username, first_name, last_name, status, source)
      select 'educator', 'educator', format('many-%s@weekly.test', n), 'Many', 'More', 'verified', 'uber'
      from generate_series(1, 1100) n returning id
    ), children as (
      insert into students (owner_id, school_id, first_name, last_name, grade, username, password_sealed)
      select id, ${school.id}, 'A', 'Child', 3, 'weekly.' || id, '' from teachers returning id
    )
    insert into play_days (student_id, on_day, area, seconds) select id, '2026-09-10', 'zoou', 600 from children
  `.execute(db);
  // As the database does by itself before long: so many rows that it does not know of are asked for one by one.
  await sql`analyze accounts, students, play_days`.execute(db);
  await Promise.all([make(), make()]);
  await make();
  const { rows } = await sql<{ made: number }>`
    select count(*) as made from dashboard_notifications n join accounts a on a.id = n.account_id
    where a.username like 'many-%@weekly.test' and n.kind = ${TOP}`.execute(db);
  expect(rows).toEqual([{ made: 1100 }]);
  // A week later there is nothing new to tell.
  await makeLastWeeksNotifications(db, new Date(NOW.getTime() + 14 * 86_400_000), lessons);
  const { rows: all } =
    await sql`select from dashboard_notifications where data->>'week' > '2026-09-07'`.execute(db);
  expect(all).toEqual([]);
});
