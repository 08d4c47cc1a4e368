import { beforeAll, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool } from '#testing/api/people.ts';
import { planLesson, readLesson, teachLesson } from '../contract.ts';
import { findFittingLessons, findNextLessons, findPlannedLessons } from '../fitting-contract.ts';
import { educatorLessonsTable } from '../tables-contract.ts';
import { keepLessons } from './keep.ts';
import { TEST_LIBRARY } from './testing/library.ts';
import { weeklyLessons } from './weekly.ts';

/** Today is Monday, September 14. */
const kindred = await testKindred();
const { db, call } = kindred;
const MONDAY = '2026-09-14';
let schoolId = 0;

beforeAll(async () => {
  await keepLessons(db, TEST_LIBRARY);
  schoolId = (await buildSchool(db)).id;
});

async function teacher() {
  const { id } = await buildAccount(db, { school_id: schoolId });
  return personOf(id, await kindred.tokenFor({ accountId: id }));
}

function personOf(id: number, token: string) {
  const mine = { token };
  return {
    id,
    mine,
    plan: (code: string, on = MONDAY) => call(planLesson, { id: code, day: on, on: true }, mine),
    teach: (code: string, on = MONDAY, isOn = true) =>
      call(teachLesson, { id: code, day: on, on: isOn, note: '' }, mine),
    planned: async (code: string) => (await call(readLesson, { id: code }, mine)).body.data.planned_for,
    listed: async () => {
      const { body } = await call(educatorLessonsTable.list, { planned_for: '1/1/2020..' }, mine);
      return (body as { data: { code: string }[] }).data.map(({ code }) => code);
    },
    next: async () =>
      (await call(findNextLessons, {}, mine)).body.data.map(({ code, reason }) => [code, reason.kind]),
  };
}

test('what was taught is no longer planned, neither in the list nor on its page, until that is taken back', async () => {
  const ann = await teacher();
  await ann.plan('e-er-1');
  expect(await ann.listed()).toEqual(['e-er-1']);
  await ann.teach('e-er-1');
  expect(await ann.listed()).toEqual([]);
  expect(await ann.planned('e-er-1')).toEqual([]);
  await ann.teach('e-er-1', MONDAY, false);
  expect(await ann.listed()).toEqual(['e-er-1']);
  expect(await ann.planned('e-er-1')).toEqual([MONDAY]);
});

test('what was taught earlier than planned is done, too, and what is planned again stays', async () => {
  const ben = await teacher();
  await ben.plan('e-er-1', '2026-09-23');
  await ben.teach('e-er-1');
  expect(await ben.planned('e-er-1')).toEqual([]);
  // Only the next of two weeks is done.
  await ben.plan('e-com-4', '2026-09-16');
  await ben.plan('e-com-4', '2026-09-23');
  await ben.teach('e-com-4');
  expect(await ben.planned('e-com-4')).toEqual(['2026-09-21']);
  // It was taught first, and planned for another time then.
  await ben.teach('m-ic-1', '2026-09-11');
  await ben.plan('m-ic-1', '2026-09-21');
  expect(await ben.planned('m-ic-1')).toEqual(['2026-09-21']);
});

test.each([
  ['2026-09-07', 'lessons.plan.over'],
  ['2026-09-13', 'lessons.plan.over'],
  ['2027-12-01', 'lessons.plan.too-far'],
  ['2026-09-18', null],
  ['2027-08-30', null],
])('a plan for the week of %s is answered by %s', async (day, refused) => {
  const cid = await teacher();
  const { status, body } = await cid.plan('e-er-1', day);
  expect(status).toBe(refused === null ? 200 : 422);
  expect((body as { errors?: { day?: { i18n: string } } }).errors?.day?.i18n).toBe(refused ?? undefined);
});

test('a week that is over somewhere is still the week elsewhere', async () => {
  // In Honolulu it is Sunday evening.
  kindred.setNow('2026-09-21T05:00:00Z');
  const dee = await teacher();
  expect((await dee.plan('e-er-1', '2026-09-20')).status).toBe(200);
  kindred.setNow('2026-09-14T15:00:00Z');
});

test('nothing is taught before its day, and a wrong day can be taken back', async () => {
  const eve = await teacher();
  const { status, body } = await eve.teach('e-er-1', '2026-09-16');
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { day: { i18n: 'lessons.teach.not-yet' } } });
  // In Kiritimati it is tomorrow already.
  expect((await eve.teach('e-er-1', '2026-09-15')).status).toBe(200);
  expect((await eve.teach('e-er-1', '2098-01-01', false)).status).toBe(200);
});

test('home names what is planned for this week before anything else, and no longer once it was taught', async () => {
  const fay = await teacher();
  expect(await fay.next()).toEqual([]);
  await fay.plan('e-com-4', '2026-09-21');
  expect(await fay.next()).toEqual([]);
  await fay.plan('m-ic-1');
  await fay.plan('e-er-1');
  expect(await fay.next()).toEqual([
    ['e-er-1', 'planned'],
    ['m-ic-1', 'planned'],
  ]);
  await fay.teach('e-er-1');
  expect(await fay.next()).toEqual([['m-ic-1', 'planned']]);
});

test('the lesson that the notice of this week named is the one that home names', async () => {
  const gil = await teacher();
  const notice = (week: string, of: string) => ({
    account_id: gil.id,
    kind: 'weekly-emotion-check-in' as const,
    data: JSON.stringify({
      week,
      students: 5,
      lesson: 'e-er-1',
      lesson_of: of,
      lesson_en: 'x',
      lesson_zh: 'x',
    }),
    at: kindred.now(),
    operation_id: `weekly-emotion-check-in:${week}:${gil.id}`,
  });
  await db.insertInto('dashboard_notifications').values(notice('2026-08-31', 'felt')).execute();
  expect(await gil.next()).toEqual([]);
  await db.insertInto('dashboard_notifications').values(notice('2026-09-07', 'felt')).execute();
  expect(await gil.next()).toEqual([['e-er-1', 'week']]);
  await gil.plan('e-com-4');
  expect(await gil.next()).toEqual([
    ['e-com-4', 'planned'],
    ['e-er-1', 'week'],
  ]);
  await gil.teach('e-er-1');
  expect(await gil.next()).toEqual([['e-com-4', 'planned']]);
});

test('the notice of a week names what is planned for it and not taught', async () => {
  const [hal, ida] = [await teacher(), await teacher()];
  await hal.plan('m-ic-1');
  await ida.plan('e-er-1');
  await ida.teach('e-er-1');
  const { planned } = weeklyLessons(TEST_LIBRARY);
  const found = await db.transaction().execute((tx) => planned(tx, [hal.id, ida.id], MONDAY));
  expect([...found]).toEqual([[hal.id, { code: 'm-ic-1', en: 'Draft, Wait, Send', zh: null }]]);
});

test('at home what is planned is told once, below no child, and where play says nothing there still is something', async () => {
  const { id } = await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id });
  const may = personOf(id, await kindred.tokenFor({ accountId: id }));
  const atHome = async () =>
    (await call(findFittingLessons, { grade: 1, usage: 'family' }, may.mine)).body.data.map(
      ({ code, reason }) => [code, reason.kind],
    );
  const planned = async () =>
    (await call(findPlannedLessons, {}, may.mine)).body.data.map(({ code, reason }) => [code, reason.kind]);
  expect(await atHome()).toEqual([['e-er-1', 'age']]);
  expect(await planned()).toEqual([]);
  await may.plan('m-ic-1');
  expect(await planned()).toEqual([['m-ic-1', 'planned']]);
  expect(await atHome()).toEqual([['e-er-1', 'age']]);
  await may.plan('e-er-1');
  expect(await atHome()).toEqual([]);
  await may.teach('m-ic-1');
  expect(await planned()).toEqual([['e-er-1', 'planned']]);
});
