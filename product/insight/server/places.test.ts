import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { groupEducatorsTable } from '#product/accounts/people-contract.ts';
import { adminOverview } from '#product/site/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { getPlaces } from '../places-contract.ts';
import { countWeeksPlayed, findPlayWeeks } from './play-weeks.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const NOW = '2026-11-19T14:00:00Z';
kindred.setNow(NOW);

const district = await buildDistrict(db);
const maple = await buildSchool(db, { name: 'Maple', district_id: district.id });
const annex = await buildSchool(db, { name: 'Annex', district_id: district.id });
const elsewhere = await buildSchool(db, { name: 'Elsewhere' });
const [principal, superintendent] = [await buildAccount(db, { school_id: maple.id }), await buildAccount(db)];
const run = async (account: { id: number }, kind: 'school' | 'district', tie: object): Promise<void> => {
  const { id } = await buildGroup(db, kind, { [account.id]: 'owner' });
  await db.updateTable('groups').set(tie).where('id', '=', id).execute();
};
await run(principal, 'school', { school_id: maple.id });
await run(superintendent, 'district', { district_id: district.id });

async function classAt(school: { id: number }, size: number, name: [string, string]) {
  const teacher = await buildAccount(db, { school_id: school.id, first_name: name[0], last_name: name[1] });
  const students = [];
  for (let at = 0; at < size; at += 1)
    students.push(
      await buildStudent(db, appKey, {
        owner_id: teacher.id,
        school_id: school.id,
        license_ends_on: at % 2 === 0 ? '2027-06-30' : null,
        active_program: 'zoou',
      }),
    );
  return students;
}
const reed = await classAt(maple, 12, ['Tara', 'Reed']);
const few = await classAt(maple, 3, ['Ann', 'Few']);
await classAt(annex, 4, ['Una', 'Small']);
await classAt(elsewhere, 12, ['Not', 'Ours']);
for (const [at, { id }] of reed.slice(0, 10).entries()) {
  await db
    .insertInto('play_summaries')
    .values({ student_id: id, last_day: at < 7 ? '2026-11-10' : '2026-09-01', seconds_within: [] })
    .execute();
  await db
    .insertInto('check_ins')
    .values({
      student_id: id,
      id: randomUUID(),
      at: new Date(NOW),
      on_day: '2026-11-18',
      feeling: at < 6 ? 'okay' : 'sad',
      told_to: [1],
    })
    .execute();
}

for (const [at, { id }] of reed.slice(0, 3).entries()) {
  await db
    .insertInto('program_progress')
    .values({
      student_id: id,
      program: 'zoou',
      checks_done: [6, 5, 1][at] ?? 0,
      iteration: at === 2 ? 2 : 1,
      updated_at: new Date(NOW),
    })
    .execute();
}

const read = async (account: { id: number }) => {
  const reply = await kindred.call(
    getPlaces,
    {},
    { token: await kindred.tokenFor({ accountId: account.id }) },
  );
  expect(reply.status).toBe(200);
  return reply.body.data;
};

test('a principal reads the school by its teachers; of a small class nothing but its size', async () => {
  const places = await read(principal);
  expect(places.of).toBe('teachers');
  expect(places.rows).toMatchObject([
    { name: 'Ann Few', children: 3, figures: null, well_percent: null },
    {
      name: 'Tara Reed',
      children: 12,
      licensed: 6,
      figures: { played: 7, checkable: 12, checked: 2 },
      well_percent: 60,
    },
  ]);
  expect(places.totals).toEqual({
    children: 12,
    played: 7,
    checkable: 12,
    checked: 2,
    without: ['Ann Few'],
    without_checks: ['Ann Few'],
    // Seven played, and a middle of seven is about somebody.
    minutes: null,
    everybody: { children: 15, teachers: 2 },
  });
});

test('a superintendent reads the district by its schools, and no other district', async () => {
  const places = await read(superintendent);
  expect(places.of).toBe('schools');
  expect(places.rows.map(({ name, children, teachers }) => [name, children, teachers])).toEqual([
    ['Annex', 4, 1],
    ['Maple', 15, 2],
  ]);
  expect(places.totals).toMatchObject({ children: 15, played: 7, without: ['Annex'] });
});

test('minutes are those of the child in the middle, as the lists have them, and the figures are sums of the rows', async () => {
  // Ten of twelve played, four of the last thirty days ago: two weeks' worth of minutes each, the last one far more.
  const long = await classAt(maple, 12, ['Long', 'Player']);
  for (const [at, { id }] of long.slice(0, 11).entries()) {
    const seconds = 1000 + 100 * at + (at === 10 ? 90_000 : 0);
    await db
      .insertInto('play_summaries')
      .values({
        student_id: id,
        last_day: '2026-11-15',
        seconds_within: Array.from({ length: 31 }, () => seconds),
      })
      .execute();
  }
  const { rows, totals } = await read(principal);
  // Of the class of Reed, seconds are not known: the middle is that of the eleven, 1500 in thirty days.
  expect(totals.minutes).toBe(6);
  const sum = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((all, row) => all + of(row), 0);
  expect(totals.everybody).toEqual({ children: sum((row) => row.children), teachers: rows.length });
  expect(totals.played).toBe(sum((row) => row.figures?.played ?? 0));
  expect(totals.checked).toBe(sum((row) => row.figures?.checked ?? 0));
  const token = await kindred.tokenFor({ accountId: principal.id });
  const { students } = (await kindred.call(adminOverview, {}, { token })).body;
  expect(Object.values(students).reduce((all, one) => all + one, 0)).toBe(totals.everybody.children);
  await db
    .deleteFrom('students')
    .where(
      'id',
      'in',
      long.map(({ id }) => id),
    )
    .execute();
});

test('who plays a program without checks is not counted among those who could have one', async () => {
  const programOf = (ids: number[], active_program: 'zoou' | 'academy' | null) =>
    db.updateTable('students').set({ active_program }).where('id', 'in', ids).execute();
  const last = reed.slice(-2).map(({ id }) => id);
  await programOf(last, 'academy');
  expect((await read(principal)).rows[1]?.figures).toMatchObject({ checkable: 10, checked: 2 });
  // One who has finished a check stays among them, whatever is played now.
  await programOf([reed[0]?.id ?? 0], 'academy');
  expect((await read(principal)).rows[1]?.figures).toMatchObject({ checkable: 10, checked: 2 });
  await programOf([reed[1]?.id ?? 0], null);
  const few = await read(principal);
  expect(few.rows[1]?.figures).toEqual({ played: 7, played_this_week: 0, checkable: 9, checked: null });
  expect(few.totals).toMatchObject({ checkable: 0, checked: 0, without_checks: ['Ann Few', 'Tara Reed'] });
  await programOf(
    reed.map(({ id }) => id),
    'zoou',
  );
});

test('the list of educators counts the children of a teacher, and their licenses, as home does', async () => {
  const token = await kindred.tokenFor({ accountId: principal.id });
  const { body } = await kindred.call(groupEducatorsTable.list, { students_count: '1..' }, { token });
  const listed = (
    body as { data: { spoken_name: string; students_count: number; licensed: number }[] }
  ).data.map(({ spoken_name: name, students_count: children, licensed }) => ({ name, children, licensed }));
  const { rows, totals } = await read(principal);
  expect(listed.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    rows.map(({ name, children, licensed }) => ({ name, children, licensed })),
  );
  expect(listed).toHaveLength(totals.everybody.teachers);
});

test('feelings that nobody was told of are in no share', async () => {
  await db
    .updateTable('check_ins')
    .set({ told_to: [] })
    .where('student_id', '=', reed[0]?.id ?? 0)
    .execute();
  const [, row] = (await read(principal)).rows;
  // Nine are left who told.
  expect(row?.well_percent).toBeNull();
});

test('a teacher runs nothing to be told about', async () => {
  const teacher = await buildAccount(db, { school_id: maple.id });
  const token = await kindred.tokenFor({ accountId: teacher.id });
  expect((await kindred.call(getPlaces, {}, { token })).status).toBe(403);
});

const playIn = (id: number, on_day: string, seconds = 60) =>
  db.insertInto('play_days').values({ student_id: id, on_day, area: 'zoou', seconds }).execute();

test('eight weeks that are over, by school and by teacher, once they were counted at night', async () => {
  expect((await read(principal)).rows.map(({ weeks }) => weeks)).toEqual([null, null]);
  for (const { id } of [...reed.slice(0, 4), ...few]) await playIn(id, '2026-11-10');
  // Twice in a week is one child; a day without a second is none; this week goes on.
  await playIn(reed[0]?.id ?? 0, '2026-11-11');
  await playIn(reed[5]?.id ?? 0, '2026-11-11', 0);
  await playIn(reed[6]?.id ?? 0, '2026-11-17');
  await playIn(reed[0]?.id ?? 0, '2026-09-21');
  await countWeeksPlayed(db, kindred.now());
  expect((await read(principal)).rows).toMatchObject([
    { name: 'Ann Few', weeks: null },
    { name: 'Tara Reed', weeks: [1, 0, 0, 0, 0, 0, 0, 4] },
  ]);
  expect((await read(superintendent)).rows).toMatchObject([
    { name: 'Annex', weeks: null },
    { name: 'Maple', weeks: [1, 0, 0, 0, 0, 0, 0, 7] },
  ]);

  // What a device kept comes later: the last two weeks are counted again, and counting twice changes nothing.
  await playIn(reed[7]?.id ?? 0, '2026-11-04');
  await playIn(reed[7]?.id ?? 0, '2026-09-23');
  for (const _ of [1, 2]) await countWeeksPlayed(db, kindred.now());
  expect((await read(principal)).rows[1]?.weeks).toEqual([1, 0, 0, 0, 0, 0, 1, 4]);
});

test('who reads one shared child reads nothing of its class', async () => {
  const other = await buildAccount(db, { school_id: elsewhere.id });
  await run(other, 'school', { school_id: elsewhere.id });
  await db
    .insertInto('student_shares')
    .values({ student_id: reed[0]?.id ?? 0, account_id: other.id })
    .execute();
  const rows = (await read(other)).rows.filter(({ name }) => name === 'Maple');
  expect(rows).toMatchObject([{ children: 1, weeks: null }]);
  const weeks = await db.transaction().execute((tx) => findPlayWeeks(tx, other.id, 'schools', '2026-11-19'));
  expect(weeks).toEqual(new Map());
});

test('worth a call: licenses that are used and end, and a class in which nobody plays', async () => {
  for (const [student, license_ends_on] of [
    [reed[0], '2026-12-01'],
    [reed[1], '2026-12-18'],
    // Nobody has used it for long.
    [reed[8], '2026-12-01'],
  ] as const)
    await db
      .updateTable('students')
      .set({ license_ends_on, license_paid: true })
      .where('id', '=', student?.id ?? 0)
      .execute();
  // A trial ends by itself: the list that the line opens does not have it either.
  await db
    .updateTable('students')
    .set({ license_ends_on: '2026-12-01', license_paid: false })
    .where('id', '=', reed[2]?.id ?? 0)
    .execute();
  expect((await read(principal)).worth_a_call).toEqual([{ kind: 'ending', licenses: 2, most_at: null }]);
  await db.updateTable('play_summaries').set({ last_day: '2026-11-01' }).execute();
  expect((await read(principal)).worth_a_call).toMatchObject([
    { kind: 'ending' },
    { kind: 'quiet', name: 'Tara Reed', children: 12, last_played_on: '2026-11-01' },
  ]);
});

test.each(['en', 'zh-TW'])('the board gets one page, in %s, which is in the audit', async (language) => {
  const ask = async (accountId: number) =>
    kindred.app.server.inject({
      method: 'GET',
      url: `/api/educator/places/page?_lang=${language}`,
      headers: {
        host: 'localhost:3000',
        'access-token': `Bearer ${await kindred.tokenFor({ accountId })}`,
      },
    });
  const reply = await ask(superintendent.id);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(reply.rawPayload.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const { details } = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'places.page')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({ of: 'schools', rows: 2, language });
  expect((await ask((await buildAccount(db, { school_id: maple.id })).id)).statusCode).toBe(403);
});
