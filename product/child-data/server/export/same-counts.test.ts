import { expect, test } from 'vitest';
import { readPlaces } from '#product/check-ins/contract.ts';
import { getPlaces } from '#product/insight/places-contract.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { exportClass, exportPlaces, exportSchool } from '../../export-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
kindred.setNow('2026-11-19T19:00:00Z');

const [ACTIVE, ARCHIVED] = [11, 3];

test('home, lists, check-ins and exports count the same students; who is in the archive is counted apart', async () => {
  const school = await buildSchool(db);
  const [principal, teacher] = [
    await buildAccount(db, { school_id: school.id }),
    await buildAccount(db, { school_id: school.id }),
  ];
  const group = await buildGroup(db, 'school', { [principal.id]: 'owner' });
  await db.updateTable('groups').set({ school_id: school.id }).where('id', '=', group.id).execute();
  for (let made = 0; made < ACTIVE + ARCHIVED; made += 1) {
    const archived_at = made < ACTIVE ? null : kindred.now();
    await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id, archived_at });
  }
  const as = { token: await kindred.tokenFor({ accountId: principal.id }) };

  const home = (await kindred.call(getPlaces, {}, as)).body.data;
  expect(home.totals.everybody.children).toBe(ACTIVE);
  const felt = (await kindred.call(readPlaces, {}, as)).body.data;
  expect(felt.rows.map(({ children }) => children)).toEqual([ACTIVE]);
  const listed = async (archived: 'no' | 'yes') =>
    (await kindred.call(studentsTable.list, { reach: 'all', archived }, as)).body;
  expect(await listed('no')).toMatchObject({ total: ACTIVE });
  expect(await listed('yes')).toMatchObject({ total: ARCHIVED });
  const places = (await kindred.call(exportPlaces, {}, as)).body;
  const counted = { students: ACTIVE, archived: ARCHIVED };
  expect(places).toMatchObject({ schools: [counted], classes: [counted] });

  // The file itself leaves nobody out, and says so.
  for (const [call, id] of [
    [exportClass, teacher.id],
    [exportSchool, school.id],
  ] as const) {
    const { task } = (await kindred.call(call, { id }, as)).body;
    expect(task).toMatchObject({ total: ACTIVE + ARCHIVED });
  }
});
