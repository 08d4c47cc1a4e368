import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { getPlaces } from '../places-contract.ts';

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
      }),
    );
  return students;
}
const reed = await classAt(maple, 12, ['Tara', 'Reed']);
await classAt(maple, 3, ['Ann', 'Few']);
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
    { name: 'Tara Reed', children: 12, licensed: 6, figures: { played: 7, checked: 2 }, well_percent: 60 },
  ]);
  expect(places.totals).toEqual({ children: 12, played: 7, checked: 2, without: ['Ann Few'] });
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
