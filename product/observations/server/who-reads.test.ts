import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { missionAfter } from '#product/play/rules/missions/missions.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { childrenIn, played } from '#product/play/server/testing/children.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '#testing/api/people.ts';
import { keepObservation, readRound, readSchoolCheckIns, sawMission } from '../contract.ts';
import type { SeenSkills } from '../rules/seen.ts';
import { selCheckInsTable } from '../tables-contract.ts';

/** Who reads what is the table of docs/product/sel-check-ins.md. */
const kindred = await testKindred();
const { db, appKey } = kindred;
kindred.setNow('2026-11-17T15:00:00Z');
const BEFORE = new Date('2026-08-20T15:00:00Z');
const FALL = '2026-07-01';
const ALL: SeenSkills = {
  ic: 'mostly',
  com: 'mostly',
  coop: 'mostly',
  ini: 'mostly',
  emp: 'mostly',
  er: 'mostly',
};

type Who = { token: string; headers?: Record<string, string> };
const people: Record<string, Who> = {};
const ids: Record<string, number> = {};
let child = 0;

async function add(name: string, values: Parameters<typeof buildAccount>[1] = {}): Promise<number> {
  const { id } = await buildAccount(db, values);
  people[name] = { token: await kindred.tokenFor({ accountId: id }) };
  ids[name] = id;
  return id;
}
const as = (who: string): Who => people[who] ?? { token: '' };
const say = (who: string, seen: SeenSkills = ALL, id = child) =>
  kindred.call(keepObservation, { id, seen, term: FALL, operation_id: randomUUID(), after: null }, as(who));

beforeAll(async () => {
  const district = await buildDistrict(db);
  const here = { school_id: (await buildSchool(db, { district_id: district.id })).id };
  const near = { school_id: (await buildSchool(db, { district_id: district.id })).id };
  const owner = await add('the teacher', here);
  const build = async () =>
    (await buildStudent(db, appKey, { owner_id: owner, ...here, created_at: BEFORE })).id;
  child = await build();
  const shared = await add('a shared educator', here);
  const counselor = await add('a counselor', { ...here, role: 'clinician' });
  for (const account_id of [shared, counselor]) {
    await db
      .insertInto('student_shares')
      .values({ student_id: child, account_id, shared_by: owner, created_at: BEFORE })
      .execute();
  }
  await add('a colleague', here);
  await add('a counselor of others', { ...here, role: 'clinician' });
  const head = await add("the school's admin", here);
  const group = await buildGroup(db, 'school', { [head]: 'owner', [owner]: 'member' });
  await db.updateTable('groups').set(here).where('id', '=', group.id).execute();
  const high = await add("the district's admin", near);
  const wide = await buildGroup(db, 'district', { [high]: 'owner' });
  await db.updateTable('groups').set({ district_id: district.id }).where('id', '=', wide.id).execute();
  const family_id = (await buildFamily(db)).id;
  await add('a parent', { scope: 'parent', family_id });
  const home = await add('who teaches at home', { role: 'home', family_id });
  ids['at home'] = (await buildStudent(db, appKey, { owner_id: home, family_id, created_at: BEFORE })).id;
  const staff = await add('staff', { scope: 'uber' });
  await db
    .insertInto('acting_sessions')
    .values({
      staff_id: staff,
      account_id: owner,
      reason: 'helping',
      started_at: kindred.now(),
      ends_at: new Date(kindred.now().getTime() + 3_600_000),
    })
    .execute();
  people['staff acting as the teacher'] = {
    token: as('staff').token,
    headers: { 'x-acting-as': String(owner) },
  };
  await say('the teacher');
  await say('a shared educator', { ...ALL, ic: 'not-yet' });
});

type Listed = { data: Record<string, unknown>[] };
const listed = async (who: string, input: Record<string, string> = {}) => {
  const { status, body } = await kindred.call(selCheckInsTable.list, input, as(who));
  return status === 200 ? (body as Listed).data : status;
};

test.each([
  ['the teacher', 'mostly', 0],
  ['a shared educator', 'not-yet', 0],
])('%s reads the own check-in and nobody else’s', async (who, ic, others) => {
  for (const reach of ['mine', 'all']) {
    expect(await listed(who, { reach })).toMatchObject([
      { id: child, skill_ic: ic, others, standing: 'done' },
    ]);
  }
});

test('a counselor reads what every adult saw of a child in their care, and is due like others', async () => {
  expect(await listed('a counselor', { reach: 'all' })).toMatchObject([
    { id: child, standing: 'due', others: 2, seen_by: expect.any(String) },
  ]);
  expect(await listed('a counselor', { reach: 'mine' })).toMatchObject([
    { skill_ic: null, others: 0, seen_by: null },
  ]);
  expect(await listed('a counselor of others')).toEqual([]);
});

test.each(["the school's admin", "the district's admin", 'a colleague', 'who teaches at home'])(
  '%s reads no child’s check-in and says nothing of it',
  async (who) => {
    expect(await listed(who, { reach: 'all' })).toEqual([]);
    expect((await kindred.call(readRound, {}, as(who))).body.data.children).toEqual([]);
    const expected = who.includes('admin') ? 403 : 404;
    expect((await say(who)).status).toBe(expected);
    const saw = { id: child, mission: 'ic-1' as const, seen: true };
    expect((await kindred.call(sawMission, saw, as(who))).status).toBe(expected);
  },
);

test('nobody is observed at home', async () => {
  expect((await say('who teaches at home', ALL, ids['at home'])).status).toBe(403);
});

test.each(['a parent', 'staff', 'staff acting as the teacher'])('%s has no such page', async (who) => {
  expect(await listed(who)).toBe(403);
  expect((await kindred.call(readRound, {}, as(who))).status).toBe(403);
  expect((await say(who)).status).toBe(403);
});

test('admins read counts, of ten children or more', async () => {
  const read = async (who: string) => (await kindred.call(readSchoolCheckIns, {}, as(who))).body.data;
  const few = await read("the school's admin");
  expect(few).toMatchObject({ term: FALL, all: null });
  expect(few.schools).toMatchObject([{ children: null, observed: null, skills: null }]);
  const { school_id } = await db
    .selectFrom('accounts')
    .select('school_id')
    .where('id', '=', ids['the teacher'] ?? 0)
    .executeTakeFirstOrThrow();
  for (let count = 0; count < 11; count += 1) {
    const values = { owner_id: ids['the teacher'] ?? 0, school_id, created_at: BEFORE };
    const { id } = await buildStudent(db, appKey, values);
    if (count < 9) await say('the teacher', { ...ALL, er: count < 5 ? 'not-yet' : 'sometimes' }, id);
  }
  for (const who of ["the school's admin", "the district's admin"]) {
    const { schools } = await read(who);
    expect(schools).toMatchObject([{ children: 12, observed: 85 }]);
    expect(schools[0]?.skills?.map(({ skill }) => skill)).toEqual(SKILLS);
    // The child of two adults counts once, with what was said last.
    expect(schools[0]?.skills?.at(-1)?.shares).toEqual({
      'not-yet': 50,
      sometimes: 40,
      mostly: 10,
      'didnt-see': 0,
    });
  }
  expect((await kindred.call(readSchoolCheckIns, {}, as('the teacher'))).status).toBe(403);
});

test('what was tried is seen once, by whom and when, and taken back by the same adult', async () => {
  const [scene] = TEST_SCENES.entries.filter(({ program }) => program === 'zoou');
  if (scene === undefined) throw new Error('there are scenes to play');
  const [mission, owner_id] = [missionAfter(scene), ids['the teacher'] ?? 0];
  const { school_id } = await db
    .selectFrom('accounts')
    .select('school_id')
    .where('id', '=', owner_id)
    .executeTakeFirstOrThrow();
  const player = await childrenIn(kindred)({ owner_id, school_id });
  const share = { student_id: player.id, account_id: ids['a counselor'] ?? 0, shared_by: owner_id };
  await db.insertInto('student_shares').values(share).execute();
  const saw = (who: string, seen: boolean) =>
    kindred.call(sawMission, { id: player.id, mission, seen }, as(who));
  const rows = () =>
    db.selectFrom('mission_sightings').selectAll().where('student_id', '=', player.id).execute();
  // Nothing was given yet.
  expect((await saw('the teacher', true)).status).toBe(404);
  expect(await rows()).toEqual([]);
  await player.send(played(kindred, 'zoou', [scene.id]));
  expect((await saw('the teacher', true)).body).toMatchObject({
    notification: { i18n: 'observations.mission.seen' },
  });
  expect((await saw('a counselor', true)).status).toBe(200);
  expect(await rows()).toMatchObject([{ mission, seen_by: ids['the teacher'], on_day: '2026-11-17' }]);
  expect((await saw('a counselor', false)).status).toBe(404);
  expect((await saw('the teacher', false)).status).toBe(200);
  expect(await rows()).toEqual([]);
});
