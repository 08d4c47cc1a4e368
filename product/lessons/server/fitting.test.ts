import { beforeAll, expect, test } from 'vitest';
import { makeSmallGroup } from '#product/group-data/small-groups-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent } from '#testing/api/people.ts';
import { teachLesson } from '../contract.ts';
import { findFittingLessons, findGroupLessons } from '../fitting-contract.ts';
import { lessonFinder } from '../rules/fitting/one-lesson.ts';
import { keepLessons } from './keep.ts';
import { TEST_LIBRARY } from './testing/library.ts';
import { weeklyLessons } from './weekly.ts';

const kindred = await testKindred();
const { db, call } = kindred;
const people = { educator: '', colleague: '', parent: '' };
let group = 0;

beforeAll(async () => {
  await keepLessons(db, TEST_LIBRARY);
  const school = await buildSchool(db);
  const educator = await buildAccount(db, { school_id: school.id });
  const colleague = await buildAccount(db, { school_id: school.id });
  const parent = await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id });
  people.educator = await kindred.tokenFor({ accountId: educator.id });
  people.colleague = await kindred.tokenFor({ accountId: colleague.id });
  people.parent = await kindred.tokenFor({ accountId: parent.id });
  const student = await buildStudent(db, kindred.appKey, {
    owner_id: educator.id,
    school_id: school.id,
    grade: 1,
  });
  const made = await call(
    makeSmallGroup,
    {
      operation_id: '00000000-0000-4000-8000-00000000f171',
      name: 'Big feelings',
      goal: '',
      starts_on: '2026-09-01',
      program: 'academy',
      skill: 'er',
      student_ids: [student.id],
    },
    { token: people.educator },
  );
  group = Number(made.body.extra?.['id']);
});

type Asked = Record<string, unknown>;
const fitting = async (asked: Asked, who: keyof typeof people = 'educator') => {
  const reply = await call(findFittingLessons, asked, { token: people[who] });
  expect(reply.status).toBe(200);
  return reply.body.data;
};
const codes = async (asked: Asked, who: keyof typeof people = 'educator') =>
  (await fitting(asked, who)).map(({ code }) => code);

test('a lesson comes with its title, how long it takes and why it was chosen', async () => {
  expect(await fitting({ skills: 'er', grade: 1, usage: 'group' })).toMatchObject([
    {
      code: 'e-er-1',
      title: 'Cool the Soup',
      language: 'en',
      minutes: 10,
      prep: 'none',
      heavy: false,
      taught_on: null,
      reason: { kind: 'skill', skill: 'er' },
    },
  ]);
});

test('it is told in the asked language where it is translated', async () => {
  const [lesson] = await fitting({ skills: 'er', _lang: 'zh-TW' });
  expect(lesson).toMatchObject({ title: '把湯吹涼', language: 'zh-TW' });
  const [other] = await fitting({ skills: 'ic', level: 'middle', _lang: 'zh-TW' });
  expect(other).toMatchObject({ title: 'Draft, Wait, Send', language: 'en' });
});

test('a scene that was finished is named, one that is not there leads nowhere', async () => {
  const [lesson] = await fitting({ scene: 'academy-er-1' });
  expect(lesson).toMatchObject({ code: 'e-er-1', reason: { kind: 'scene', scene: 'academy-er-1' } });
  expect(await fitting({ scene: 'no-such-scene' })).toEqual([]);
});

test('a feeling leads to a heavy topic only with the words that it is one', async () => {
  const sad = await fitting({ feeling: 'sad', grade: 3 });
  expect(sad.map(({ code, heavy }) => [code, heavy])).toEqual([['e-emp-5', true]]);
  expect(await codes({ feeling: 'happy', grade: 3 })).toEqual([]);
});

test('parents get what has a letter for families, whatever they ask for', async () => {
  expect(await codes({ skills: 'com' })).toContain('e-com-4');
  expect(await codes({ skills: 'com' }, 'parent')).not.toContain('e-com-4');
  expect(await codes({ skills: 'com', usage: 'group' }, 'parent')).not.toContain('e-com-4');
});

test('what one has taught is said, and comes after what one has not', async () => {
  const needs = { skills: 'er,emp', grade: 2 };
  expect(await codes(needs)).toEqual(['e-er-1', 'e-emp-5']);
  await call(
    teachLesson,
    { id: 'e-er-1', day: '2026-09-10', on: true, note: '' },
    { token: people.educator },
  );
  const [first, second] = await fitting(needs);
  expect([first?.code, second?.code]).toEqual(['e-emp-5', 'e-er-1']);
  expect(second?.taught_on).toBe('2026-09-10');
  expect((await codes(needs, 'colleague'))[0]).toBe('e-er-1');
});

test.each([
  [{ skills: 'ic,flying' }, 'skills'],
  [{ grade: 'thirteen' }, 'grade'],
  [{ usage: 'everybody' }, 'usage'],
  [{ feeling: 'bored' }, 'feeling'],
  [{ student_id: 1 }, 'student_id'],
])('%j is refused', async (asked, field) => {
  const reply = await call(findFittingLessons, asked as Asked, { token: people.educator });
  expect(reply.status).toBe(422);
  expect(Object.keys((reply.body as { errors?: object }).errors ?? {})).toContain(field);
});

test('a small group has lessons for its skill and grade, for its owner alone', async () => {
  const ask = (who: keyof typeof people) => call(findGroupLessons, { id: group }, { token: people[who] });
  const { body } = await ask('educator');
  expect(body.group).toMatchObject({ id: group, name: 'Big feelings', skill: 'er' });
  expect(body.data.map(({ code }) => code)).toContain('e-er-1');
  expect(body.data.every(({ level }) => level === 'elementary')).toBe(true);
  expect((await ask('colleague')).status).toBe(404);
  expect((await ask('parent')).status).toBe(403);
});

test('the week of a class is followed by the scene that most of its own children finished', async () => {
  const owner = await buildAccount(db);
  const [one, two, guest] = [
    await buildStudent(db, kindred.appKey, { owner_id: owner.id }),
    await buildStudent(db, kindred.appKey, { owner_id: owner.id }),
    await buildStudent(db, kindred.appKey, { owner_id: (await buildAccount(db)).id }),
  ];
  const finish = (student_id: number, scene: string, finished_on: string) =>
    db
      .insertInto('scene_plays')
      .values({
        student_id,
        scene,
        epoch: 1,
        iteration: 1,
        program: 'academy',
        version: '1',
        is_first: true,
        started_on: finished_on,
        finished_on,
      })
      .execute();
  await finish(one.id, 'academy-er-1', '2026-09-08');
  await finish(two.id, 'academy-er-1', '2026-09-13');
  await finish(one.id, 'academy-com-1', '2026-09-09');
  await finish(two.id, 'academy-com-2', '2026-09-14');
  await finish(guest.id, 'academy-com-1', '2026-09-09');
  const { finishedMost, lessonFor } = weeklyLessons(TEST_LIBRARY);
  const found = await db
    .transaction()
    .execute((tx) => finishedMost(tx, [owner.id], '2026-09-07', '2026-09-13'));
  expect([...found]).toEqual([[owner.id, 'academy-er-1']]);
  expect(lessonFor({ scene: 'academy-er-1', usage: 'group' })).toEqual({
    code: 'e-er-1',
    en: 'Cool the Soup',
    zh: '把湯吹涼',
  });
  // A heavy one is not named where nobody can say that it is.
  expect(lessonFor({ feeling: 'sad' })).toBeNull();
});

test('on paper a lesson is named in the language of the page, or not at all', () => {
  const find = lessonFinder(TEST_LIBRARY);
  expect(find({ skills: ['er'], grade: 1 }, 'zh-TW')).toEqual({
    code: 'e-er-1',
    title: '把湯吹涼',
    minutes: 10,
  });
  expect(find({ skills: ['ic'], grade: 7 }, 'en')?.code).toBe('m-ic-1');
  expect(find({ skills: ['ic'], grade: 7 }, 'zh-TW')).toBeNull();
});
