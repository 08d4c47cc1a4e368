import { expect, test } from 'vitest';
import type { ListReply, Table } from '#platform/contract/table.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import {
  activityTable,
  districtsTable,
  educatorActivityTable,
  groupsTable,
  schoolsTable,
} from '../contract.ts';
import { recordActivity } from './activity.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const staff = await buildAccount(db, { scope: 'uber', first_name: 'Sam', last_name: 'Staff' });
const token = await kindred.tokenFor({ accountId: staff.id });

const [larkspur, wrenfield] = await db
  .insertInto('districts')
  .values([
    { name: 'Larkspur', prefix: 'LHU', state: 'OR', created_at: new Date('2026-01-05T12:00:00Z') },
    { name: 'Wrenfield', prefix: 'WVI', state: 'TX', created_at: new Date('2026-03-01T12:00:00Z') },
  ])
  .returningAll()
  .execute();
if (!larkspur || !wrenfield) throw new Error('no districts');
const maple = await buildSchool(db, { name: 'Maple', district_id: larkspur.id });
const aspen = await buildSchool(db, { name: 'Aspen', district_id: larkspur.id });
const cedar = await buildSchool(db, { name: 'Cedar', district_id: wrenfield.id });
const alone = await buildSchool(db, { name: 'Alone' });

const educator = (first_name: string, school: { id: number } | null, more = {}) =>
  buildAccount(db, { first_name, last_name: 'Lee', school_id: school?.id ?? null, ...more });
const ann = await educator('Ann', maple);
const ben = await educator('Ben', aspen);
const cem = await educator('Cem', cedar);
const out = await educator('Out', maple, { status: 'deactivated' });
const dia = await educator('Dia', null);
await buildStudent(db, appKey, { owner_id: ann.id, school_id: maple.id });
await buildStudent(db, appKey, { owner_id: ann.id, school_id: maple.id, archived_at: kindred.now() });
await buildStudent(db, appKey, { owner_id: ben.id, school_id: aspen.id });

const group = await buildGroup(db, 'school', { [ann.id]: 'owner', [dia.id]: 'admin', [out.id]: 'member' });
await db
  .updateTable('groups')
  .set({ name: 'Maple Group', school_id: maple.id, pool_on: true })
  .where('id', '=', group.id)
  .execute();
const team = await buildGroup(db, 'team', { [cem.id]: 'owner', [ben.id]: 'member' });
await db.updateTable('groups').set({ name: 'Circle' }).where('id', '=', team.id).execute();

const list = async (table: Table, input: Record<string, unknown> = {}, as = token): Promise<ListReply> => {
  const { status, body } = await kindred.call(table.list, input, { token: as });
  expect(status).toBe(200);
  // What a table's list answers is typed by its definition, which this helper leaves open.
  return JSON.parse(JSON.stringify(body));
};
const column = (reply: ListReply, name: string): unknown[] => reply.data.map((row) => row[name]);

test('districts are listed with what is in them', async () => {
  const reply = await list(districtsTable);
  expect(reply).toMatchObject({ total: 2, filtered: 2, total_from_cache: false });
  expect(reply.data[0]).toMatchObject({
    id: larkspur.id,
    name: 'Larkspur',
    prefix: 'LHU',
    state: 'OR',
    schools_count: 2,
    educators_count: 2,
    students_count: 2,
  });
  expect(column(await list(districtsTable, { _sort: '-created_at' }), 'name')).toEqual([
    'Wrenfield',
    'Larkspur',
  ]);
});

test('the students of a school are those who are there now', async () => {
  const count = async (): Promise<unknown[]> =>
    column(await list(schoolsTable, { district_id: wrenfield.id }), 'students_count');
  expect(await count()).toEqual([0]);
  const pupils = await Promise.all(
    [1, 2, 3].map(() => buildStudent(db, appKey, { owner_id: cem.id, school_id: cedar.id })),
  );
  const ids = pupils.map(({ id }) => id);
  const change = (to: { archived_at?: Date | null; school_id?: number; grade?: number }) =>
    db.updateTable('students').set(to).where('id', 'in', ids).execute();
  expect(await count()).toEqual([3]);
  await change({ grade: 4 });
  expect(await count()).toEqual([3]);
  await change({ archived_at: kindred.now() });
  expect(await count()).toEqual([0]);
  await change({ archived_at: null, school_id: alone.id });
  expect(column(await list(schoolsTable, { name: 'alone' }), 'students_count')).toEqual([3]);
  await change({ school_id: cedar.id });
  await db.deleteFrom('students').where('id', 'in', ids.slice(1)).execute();
  expect(await count()).toEqual([1]);
  await db.deleteFrom('students').where('id', 'in', ids).execute();
  expect(await count()).toEqual([0]);
});

test.each([
  [{ name: 'LARK' }, ['Larkspur']],
  [{ prefix: 'wv' }, ['Wrenfield']],
  [{ state: 'TX,NC' }, ['Wrenfield']],
  [{ created_at: '1/1/2026..1/31/2026' }, ['Larkspur']],
  [{ name: 'nothing like it' }, []],
])('districts filtered by %j', async (filter, names) => {
  const reply = await list(districtsTable, filter);
  expect([column(reply, 'name'), reply.total]).toEqual([names, 2]);
});

test('schools are listed with their district, and filtered by it', async () => {
  const reply = await list(schoolsTable);
  expect(column(reply, 'name')).toEqual(['Alone', 'Aspen', 'Cedar', 'Maple']);
  expect(reply.data.at(-1)).toMatchObject({
    district: 'Larkspur',
    state: 'NC',
    time_zone: 'America/New_York',
    educators_count: 1,
    students_count: 1,
  });
  expect(reply.data[0]).toMatchObject({ id: alone.id, district: null });
  const ofDistrict = await list(schoolsTable, { district_id: larkspur.id, _sort: '-name' });
  expect(column(ofDistrict, 'name')).toEqual(['Maple', 'Aspen']);
  expect(column(await list(schoolsTable, { _sort: 'district' }), 'district').slice(0, 3)).toEqual([
    'Larkspur',
    'Larkspur',
    'Wrenfield',
  ]);
});

test('groups are listed with owner, roles and what they stand for', async () => {
  const reply = await list(groupsTable);
  expect(reply.data).toMatchObject([
    { name: 'Circle', kind: 'team', place: null, owner: 'Lee, Cem', admins_count: 0, members_count: 1 },
    {
      name: 'Maple Group',
      kind: 'school',
      place: 'Maple',
      owner: 'Lee, Ann',
      admins_count: 1,
      members_count: 1,
      pool_on: true,
    },
  ]);
  expect(column(await list(groupsTable, { _sort: '-owner' }), 'owner')).toEqual(['Lee, Cem', 'Lee, Ann']);
});

test.each([
  [{ kind: 'team' }, ['Circle']],
  [{ kind: 'school,district' }, ['Maple Group']],
  [{ owner: 'ann' }, ['Maple Group']],
  [{ pool_on: 'no' }, ['Circle']],
  [{ school_id: maple.id }, ['Maple Group']],
  [{ district_id: larkspur.id }, []],
  [{ educator_id: ben.id }, ['Circle']],
])('groups filtered by %j', async (filter, names) => {
  expect(column(await list(groupsTable, filter), 'name')).toEqual(names);
});

const tables = [districtsTable, schoolsTable, groupsTable, activityTable];

test('subset and select-all follow the same rows', async () => {
  const all = await kindred.call(schoolsTable.selectAll, { state: 'NC' }, { token });
  expect(all.body).toEqual({ ids: [alone.id, aspen.id, cedar.id, maple.id] });
  const some = await kindred.call(schoolsTable.subset, { _ids: [maple.id, cedar.id, 4242] }, { token });
  expect(some.body).toMatchObject({ filtered: 2, data: [{ name: 'Cedar' }, { name: 'Maple' }] });
});

test('an export has the words of the screen', async () => {
  const reply = await kindred.app.server.inject({
    url: '/api/uber/groups?_download=1&_format=csv',
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('text/csv');
  const [header, first] = reply.body.replace('\uFEFF', '').split('\r\n');
  expect(header).toMatch(/^"?Name"?,"?Kind"?,"?School or district/);
  expect(first).toMatch(/^"?Circle"?,"?Team/);
});

test('unknown orders and filters are refused, and only staff come in', async () => {
  const own = await kindred.tokenFor({ accountId: ann.id });
  for (const table of tables) {
    for (const wrong of [{ _sort: 'students_count' }, { _sort: 'id;drop' }, { color: 'red' }]) {
      expect((await kindred.call(table.list, wrong, { token })).status).toBe(422);
    }
    expect((await kindred.call(table.list, {}, { token: own })).status).toBe(403);
    expect((await kindred.call(table.selectAll, {}, { token: own })).status).toBe(403);
    expect((await kindred.call(table.subset, { _ids: [1] }, { token: own })).status).toBe(403);
  }
});

const now = new Date('2026-09-14T15:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
await recordActivity(db, {
  type: 'add-educator',
  actor: { id: dia.id, actingAsBy: staff.id },
  educatorId: ann.id,
  now,
});
await recordActivity(db, {
  type: 'student-mass-transfer-to-another-educator',
  actor: { id: cem.id, actingAsBy: null },
  educatorId: cem.id,
  otherEducatorId: ben.id,
  studentsCount: 12,
  now: later(1),
});
await recordActivity(db, {
  type: 'deactivate-educator',
  actor: { id: staff.id, actingAsBy: null },
  educatorId: dia.id,
  schoolId: alone.id,
  now: later(2),
});

test('the activity history has the latest first, and tells staff who acted as whom', async () => {
  const reply = await list(activityTable);
  expect(reply.data).toMatchObject([
    { type: 'deactivate-educator', actor: 'Staff, Sam', educator: 'Lee, Dia', school: 'Alone' },
    {
      type: 'student-mass-transfer-to-another-educator',
      actor: 'Lee, Cem',
      acting_staff: null,
      educator: 'Lee, Cem',
      other_educator: 'Lee, Ben',
      school: 'Cedar',
      students_count: 12,
    },
    {
      type: 'add-educator',
      actor: 'Lee, Dia',
      acting_staff: 'Staff, Sam',
      educator: 'Lee, Ann',
      school: 'Maple',
    },
  ]);
  expect(column(await list(activityTable, { school_id: cedar.id }), 'students_count')).toEqual([12]);
  expect(column(await list(activityTable, { type: 'add-educator' }), 'educator')).toEqual(['Lee, Ann']);
  expect(column(await list(activityTable, { other_educator: 'ben' }), 'educator')).toEqual(['Lee, Cem']);
});

test('an admin reads what concerns the own groups, and nothing else, by no way', async () => {
  const ofSchool = await kindred.tokenFor({ accountId: ann.id });
  const ofTeam = await kindred.tokenFor({ accountId: cem.id });
  const own = await list(educatorActivityTable, {}, ofSchool);
  expect([own.total, column(own, 'educator')]).toEqual([2, ['Lee, Dia', 'Lee, Ann']]);
  expect(own.data[0]).not.toHaveProperty('acting_staff');
  expect(column(await list(educatorActivityTable, {}, ofTeam), 'students_count')).toEqual([12]);

  const others = (await kindred.call(activityTable.selectAll, {}, { token })).body;
  const subset = await kindred.call(
    educatorActivityTable.subset,
    { _ids: JSON.parse(JSON.stringify(others)).ids },
    { token: ofTeam },
  );
  expect(subset.body).toMatchObject({ filtered: 1, total: 1, data: [{ students_count: 12 }] });
  const ids = await kindred.call(educatorActivityTable.selectAll, {}, { token: ofTeam });
  expect(ids.body).toMatchObject({ ids: [expect.any(Number)] });
  const file = await kindred.app.server.inject({
    url: '/api/educator/activity?_download=1',
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${ofTeam}` },
  });
  expect(file.body).toContain('Lee, Ben');
  expect(file.body).not.toContain('Lee, Ann');
});

test('who runs no group has no activity to read', async () => {
  const plain = await kindred.tokenFor({ accountId: ben.id });
  expect((await kindred.call(educatorActivityTable.list, {}, { token: plain })).status).toBe(403);
});
