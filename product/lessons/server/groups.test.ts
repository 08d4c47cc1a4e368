import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { makeSmallGroup } from '#product/group-data/small-groups-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent } from '#testing/api/people.ts';
import { readLesson, teachLesson } from '../contract.ts';
import { findGroupLessons } from '../fitting-contract.ts';
import { keepLessons } from './keep.ts';
import { TEST_LIBRARY } from './testing/library.ts';

const kindred = await testKindred();
const { db, call } = kindred;
const tokens = { counselor: '', colleague: '', parent: '' };
type Person = keyof typeof tokens;
const as = (who: Person) => ({ token: tokens[who] });
let mornings = 0;
let afternoons = 0;
let theirs = 0;

beforeAll(async () => {
  await keepLessons(db, TEST_LIBRARY);
  const { id: school_id } = await buildSchool(db);
  const makeGroup = async (who: Person, owner_id: number, name: string): Promise<number> => {
    const student = await buildStudent(db, kindred.appKey, { owner_id, school_id, grade: 1 });
    const { body } = await call(
      makeSmallGroup,
      {
        operation_id: randomUUID(),
        name,
        goal: '',
        starts_on: '2026-09-01',
        program: 'academy',
        skill: 'er',
        student_ids: [student.id],
      },
      as(who),
    );
    return Number(body.extra?.['id']);
  };
  const counselor = (await buildAccount(db, { school_id })).id;
  const colleague = (await buildAccount(db, { school_id })).id;
  const parent = (await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id })).id;
  tokens.counselor = await kindred.tokenFor({ accountId: counselor });
  tokens.colleague = await kindred.tokenFor({ accountId: colleague });
  tokens.parent = await kindred.tokenFor({ accountId: parent });
  mornings = await makeGroup('counselor', counselor, 'Mornings');
  afternoons = await makeGroup('counselor', counselor, 'Afternoons');
  theirs = await makeGroup('colleague', colleague, 'Theirs');
});

type Teaching = { day?: string; on?: boolean; note?: string; group?: number };
const teach = async (
  code: string,
  { day = '2026-09-10', on = true, note = '', group }: Teaching,
  who: Person = 'counselor',
) =>
  (
    await call(
      teachLesson,
      { id: code, day, on, note, ...(group === undefined ? {} : { small_group_id: group }) },
      as(who),
    )
  ).status;
const done = async (id: number, language: 'en' | 'zh-TW' = 'en') =>
  (await call(findGroupLessons, { id, _lang: language }, as('counselor'))).body.done.map(
    ({ title, on_day }) => [title, on_day],
  );
const taught = async (code: string) =>
  (await call(readLesson, { id: code }, as('counselor'))).body.data.taught;

test('a lesson that was taught to a small group stands with the group, and the group with the lesson', async () => {
  expect(await done(mornings)).toEqual([]);
  expect(await teach('e-er-1', { group: mornings, note: 'Went well' })).toBe(200);
  expect(await teach('e-com-4', { day: '2026-09-11', group: mornings })).toBe(200);
  expect(await teach('e-emp-5', {})).toBe(200);
  expect((await done(mornings)).map(([, day]) => day)).toEqual(['2026-09-11', '2026-09-10']);
  expect(await done(mornings, 'zh-TW')).toContainEqual(['把湯吹涼', '2026-09-10']);
  expect(await taught('e-er-1')).toEqual([{ on_day: '2026-09-10', note: 'Went well', groups: ['Mornings'] }]);
  expect(await taught('e-emp-5')).toEqual([{ on_day: '2026-09-10', note: '', groups: [] }]);
});

test('one day has room for two groups, and the same again changes nothing', async () => {
  for (let times = 0; times < 2; times += 1) {
    expect(await teach('e-er-1', { group: afternoons, note: 'Went well' })).toBe(200);
  }
  expect(await taught('e-er-1')).toMatchObject([{ groups: ['Afternoons', 'Mornings'] }]);
  expect(await done(afternoons)).toEqual([['Cool the Soup', '2026-09-10']]);
});

test('what is no longer taught is no longer done with any group', async () => {
  expect(await teach('e-er-1', { on: false })).toBe(200);
  expect(await done(afternoons)).toEqual([]);
  expect((await done(mornings)).map(([, day]) => day)).toEqual(['2026-09-11']);
});

test('a group of somebody else is not there to be taught, and nothing is kept', async () => {
  expect(await teach('e-er-1', { group: theirs })).toBe(404);
  expect(await teach('e-er-1', { group: mornings }, 'parent')).toBe(404);
  expect(await taught('e-er-1')).toEqual([]);
  const reply = await call(findGroupLessons, { id: mornings }, as('colleague'));
  expect(reply.status).toBe(404);
});

test('a group that is gone takes along what was done with it, and not what was taught', async () => {
  await teach('e-er-1', { group: afternoons });
  await db.deleteFrom('small_groups').where('id', '=', afternoons).execute();
  expect(await taught('e-er-1')).toMatchObject([{ on_day: '2026-09-10', groups: [] }]);
});
