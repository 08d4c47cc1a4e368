import { beforeAll, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { actingAs } from '#testing/api/matrix/people.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '#testing/api/people.ts';
import { readMoment, readPlaces, readSummary } from '../contract.ts';
import { checkInsTable } from '../tables-contract.ts';
import { feel } from './testing/feel.ts';

/** Who reads which feelings is the table of docs/product/check-ins.md. */
const kindred = await testKindred();
const { db, appKey } = kindred;
kindred.setNow('2026-11-19T15:00:00Z');

const ids: Record<string, number> = {};
let child = 0;
let small = 0;

async function add(name: string, values: Parameters<typeof buildAccount>[1] = {}): Promise<number> {
  const { id } = await buildAccount(db, values);
  ids[name] = id;
  return id;
}

beforeAll(async () => {
  const district = await buildDistrict(db);
  const here = { school_id: (await buildSchool(db, { district_id: district.id, name: 'Maple' })).id };
  const near = { school_id: (await buildSchool(db, { district_id: district.id, name: 'Birch' })).id };
  const owner = await add('the teacher', { ...here, first_name: 'Tara', last_name: 'Reed' });
  const other = await add('a colleague', { ...here, first_name: 'Cole', last_name: 'Ames' });
  const shared = await add('a shared educator', here);
  const counselor = await add('a counselor', { ...here, role: 'clinician' });
  const head = await add("the school's admin", here);
  const group = await buildGroup(db, 'school', { [head]: 'owner', [owner]: 'member' });
  await db.updateTable('groups').set(here).where('id', '=', group.id).execute();
  const high = await add("the district's admin", near);
  const wide = await buildGroup(db, 'district', { [high]: 'owner' });
  await db.updateTable('groups').set({ district_id: district.id }).where('id', '=', wide.id).execute();
  const everybody = [owner, shared, counselor, head, high, other];
  // Twelve of Tara's, and a class of three that nobody may count.
  for (let at = 0; at < 12; at += 1) {
    const { id } = await buildStudent(db, appKey, { owner_id: owner, ...here });
    child ||= id;
    await feel(kindred, id, '2026-11-18', at < 3 ? 'sad' : 'okay', everybody);
  }
  for (let at = 0; at < 3; at += 1) {
    small = (await buildStudent(db, appKey, { owner_id: other, ...here })).id;
    await feel(kindred, small, '2026-11-18', 'mad', everybody);
  }
  for (const account_id of [shared, counselor])
    await db.insertInto('student_shares').values({ student_id: child, account_id }).execute();
  const family_id = (await buildFamily(db)).id;
  await add('a parent', { scope: 'parent', role: null, family_id });
  await add('staff', { scope: 'uber', role: null });
});

const as = async (who: string) => ({ token: await kindred.tokenFor({ accountId: ids[who] ?? 0 }) });
const list = async (who: string) =>
  kindred.call(checkInsTable.list, { archived: 'no', reach: 'all' }, await as(who));
const rowsOf = async (who: string) =>
  ((await list(who)).body as { data: { id: number; wed: string | null }[] }).data;
const moment = async (who: string, id = child) =>
  kindred.call(readMoment, { id, day: '2026-11-18' }, await as(who));
const places = async (who: string) => kindred.call(readPlaces, { _week: '2026-11-19' }, await as(who));

test.each([
  ['the teacher', 12],
  ['a shared educator', 1],
  ['a counselor', 1],
])('%s reads feelings by name of %i', async (who, count) => {
  const rows = await rowsOf(who);
  expect(rows).toHaveLength(count);
  expect(rows.find(({ id }) => id === child)?.wed).toBe('sad');
  expect((await moment(who)).body.data.moments).toHaveLength(1);
});

test.each(["the school's admin", "the district's admin"])(
  '%s reads no child that is not the own one, even if a child once told them',
  async (who) => {
    expect(await rowsOf(who)).toEqual([]);
    expect((await moment(who)).status).toBe(404);
    const summary = await kindred.call(readSummary, { archived: 'no', reach: 'all' }, await as(who));
    expect(summary.body.data).toMatchObject({ children: 0 });
    const { token } = await as(who);
    const file = await kindred.app.server.inject({
      url: '/api/educator/emotion-check-ins?archived=no&reach=all&_download=1',
      headers: { 'access-token': `Bearer ${token}` },
    });
    expect([file.statusCode, file.body.split('\r\n').filter((line) => line !== '').length]).toEqual([200, 1]);
  },
);

test('who runs a school and teaches reads the own students by name', async () => {
  const { id } = await buildStudent(db, appKey, {
    owner_id: ids["the school's admin"] ?? 0,
    school_id: (
      await db.selectFrom('schools').select('id').where('name', '=', 'Maple').executeTakeFirstOrThrow()
    ).id,
  });
  expect((await rowsOf("the school's admin")).map((row) => row.id)).toEqual([id]);
  await db.deleteFrom('students').where('id', '=', id).execute();
});

test('who runs a school reads shares of its classes, and nothing of a small one', async () => {
  const { data } = (await places("the school's admin")).body;
  expect(data).toMatchObject({ covered: false, of: 'classes', monday: '2026-11-16', more: 0 });
  expect(data.rows).toEqual([
    { id: ids['a colleague'], name: 'Cole Ames', children: 3, told: null, shares: null },
    {
      id: ids['the teacher'],
      name: 'Tara Reed',
      children: 12,
      told: 10,
      shares: { mad: 0, sad: 25, worried: 0, okay: 75, happy: 0, well: 75 },
    },
  ]);
  expect(data.all).toEqual({
    places: 1,
    told: 10,
    shares: { mad: 0, sad: 25, worried: 0, okay: 75, happy: 0, well: 75 },
  });
});

test('who runs a district reads shares of its schools', async () => {
  await buildStudent(db, appKey, {
    owner_id: ids["the district's admin"] ?? 0,
    school_id: (
      await db.selectFrom('schools').select('id').where('name', '=', 'Birch').executeTakeFirstOrThrow()
    ).id,
  });
  const { data } = (await places("the district's admin")).body;
  expect(data).toMatchObject({ of: 'schools' });
  expect(data.rows.map(({ name, shares }) => [name, shares?.well ?? null])).toEqual([
    ['Birch', null],
    ['Maple', 60],
  ]);
});

test.each(['a parent', 'staff'])('%s has no such page', async (who) => {
  expect((await list(who)).status).toBe(403);
  expect((await moment(who)).status).toBe(403);
  expect((await places(who)).status).toBe(403);
});

test('a teacher has no shares of others, and of a colleague no child', async () => {
  expect((await places('the teacher')).status).toBe(403);
  expect((await moment('the teacher', small)).status).toBe(404);
});

test('while staff act everything is hidden: list, counts, moment, shares and file', async () => {
  const get = async (who: string, path: string) => {
    const headers = await (await actingAs(kindred, ids[who] ?? 0))();
    const reply = await kindred.app.server.inject({ url: `/api/educator/emotion-check-ins${path}`, headers });
    expect(reply.statusCode).toBe(200);
    return reply;
  };
  const { data } = (await get('the teacher', '?archived=no')).json();
  expect(data).toHaveLength(12);
  for (const { mon, wed, notice } of data) expect([mon, wed, notice]).toEqual([null, null, null]);
  const sorted = (await get('the teacher', '?archived=no&_sort=notice')).json();
  const byName = (await get('the teacher', '?archived=no&_sort=name')).json();
  expect(sorted.data).toEqual(byName.data);
  expect((await get('the teacher', '/summary?archived=no')).json().data).toMatchObject({
    covered: true,
    days: Array.from({ length: 5 }, () => expect.objectContaining({ told: 0, not_now: 0 })),
  });
  expect((await get('the teacher', `/${child}/moment?day=2026-11-18`)).json().data).toMatchObject({
    covered: true,
    moments: [],
  });
  expect((await get("the school's admin", '/places')).json().data).toMatchObject({
    covered: true,
    rows: [],
    all: null,
  });
  expect((await get('the teacher', '?archived=no&_download=1')).body).not.toMatch(/sad|okay|no answer/i);
});
