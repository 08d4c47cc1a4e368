import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { groupSummaries } from '../../contract.ts';
import * as calls from '../../small-groups-contract.ts';
import { groupTables } from '../../tables-contract.ts';
import { buildTold } from '../testing/told.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const as: Record<string, { token: string }> = {};
const ids: Record<string, number> = {};
let ownerId = 0;

async function addTeacher(name: string, here: object): Promise<number> {
  const { id } = await buildAccount(db, here);
  as[name] = { token: await kindred.tokenFor({ accountId: id }) };
  return id;
}

beforeAll(async () => {
  const here = { school_id: (await buildSchool(db)).id };
  const owner = await addTeacher('owner', here);
  ownerId = owner;
  const other = await addTeacher('other', here);
  for (const name of ['Ames', 'Bell', 'Cole', 'Dorn', 'Esra']) {
    const child = await buildStudent(db, appKey, {
      owner_id: name === 'Esra' ? other : owner,
      ...here,
      first_name: 'Robin',
      last_name: name,
      grade: 3,
      active_program: 'zoou',
    });
    ids[name] = child.id;
    await buildTold(kindred, child.id, { ini: name === 'Dorn' ? 'proficient' : 'emerging' });
  }
});

const childIds = (...names: string[]) => names.map((name) => ids[name] ?? 0);
const make = (more: object = {}, who = 'owner') =>
  kindred.call(
    calls.makeSmallGroup,
    {
      operation_id: randomUUID(),
      name: 'Joining in',
      goal: 'Ask to join twice a week',
      starts_on: '2026-09-08',
      program: 'zoou',
      skill: 'ini',
      student_ids: childIds('Ames', 'Bell', 'Cole'),
      partner_ids: childIds('Dorn'),
      ...more,
    },
    as[who],
  );
const idOf = (body: unknown): number => (body as { extra: { id: number } }).extra.id;
const read = async (id: number, who = 'owner') => kindred.call(calls.readSmallGroup, { id }, as[who]);
const listed = async (over: 'yes' | 'no', who = 'owner') => {
  const { body } = await kindred.call(calls.smallGroupsTable.list, { over }, as[who]);
  return (body as { data: Record<string, unknown>[] }).data;
};

let group = 0;

test('a group keeps its children, its purpose, and what play said of them when it began', async () => {
  const before = await kindred.call(groupSummaries.zoou, {}, as['owner']);
  expect(before.body.data.suggestions).toHaveLength(1);
  expect(before.body.data.are_grouped).toBe(false);
  const { status, body } = await make();
  expect(status).toBe(200);
  group = idOf(body);
  expect((await read(group)).body.data).toMatchObject({
    name: 'Joining in',
    skill: 'ini',
    goal: 'Ask to join twice a week',
    starts_on: '2026-09-08',
    ends_on: null,
    is_over: false,
    members: [
      { id: ids['Ames'], is_partner: false, before: { said: 'emerging', iteration: 1 }, change: null },
      { id: ids['Bell'], is_partner: false },
      { id: ids['Cole'], is_partner: false },
      { id: ids['Dorn'], is_partner: true, before: { said: 'proficient', low: 52, high: 100 } },
    ],
    meetings: [],
  });
  expect(await listed('no')).toMatchObject([{ name: 'Joining in', children: 4, meetings: 0, met_on: null }]);
  const after = await kindred.call(groupSummaries.zoou, {}, as['owner']);
  // The reason is theirs: everybody who needs a group is in one.
  expect(after.body.data).toMatchObject({ suggestions: [], are_grouped: true, told: 4 });
});

test('the same deed twice is one group, with one row in the audit', async () => {
  const operation_id = randomUUID();
  const [first, second] = [await make({ operation_id }), await make({ operation_id })];
  expect(idOf(second.body)).toBe(idOf(first.body));
  const made = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'small-group.make')
    .where('subject_id', '=', idOf(first.body))
    .execute();
  expect(made).toHaveLength(1);
  expect(JSON.stringify(made[0]?.details)).not.toContain('Ames');
  await db.deleteFrom('small_groups').where('id', '=', idOf(first.body)).execute();
});

test.each([
  ['somebody else’s child', { student_ids: [0] }, 404],
  ['nobody', { student_ids: [] }, 422],
  ['an end before its beginning', { ends_on: '2026-09-01' }, 422],
  ['no day', { starts_on: '2026-02-30' }, 422],
] as const)('no group is made of %s', async (what, more, status) => {
  const input = what.includes('child') ? { student_ids: childIds('Ames', 'Esra') } : more;
  expect((await make(input)).status).toBe(status);
});

test('nobody else finds it, whatever they ask', async () => {
  expect((await read(group, 'other')).status).toBe(404);
  expect(await listed('no', 'other')).toEqual([]);
  const found = await kindred.call(calls.findSmallGroups, { q: 'joining' }, as['other']);
  expect(found.body.data).toEqual([]);
  const change = { id: group, student_ids: childIds('Esra') };
  expect((await kindred.call(calls.setSmallGroupMembers, change, as['other'])).status).toBe(404);
  const meeting = { id: group, held_on: '2026-09-10', present: [] };
  expect((await kindred.call(calls.keepMeeting, meeting, as['other'])).status).toBe(404);
  const filtered = await kindred.call(groupTables.zoou.list, { small_group_id: String(group) }, as['other']);
  expect((filtered.body as { data: unknown[] }).data).toEqual([]);
});

test('its owner finds it by name, and its children in the list by it', async () => {
  const found = await kindred.call(calls.findSmallGroups, { q: 'joining' }, as['owner']);
  expect(found.body.data).toEqual([{ id: group, label: 'Joining in', hint: null }]);
  const { body } = await kindred.call(groupTables.zoou.list, { small_group_id: String(group) }, as['owner']);
  const names = (body as { data: { last_name: string }[] }).data.map((row) => row.last_name);
  expect(names).toEqual(['Ames', 'Bell', 'Cole', 'Dorn']);
});

test('a meeting keeps who was there, once a day, and can be mended and taken back', async () => {
  const keep = (held_on: string, ...names: string[]) =>
    kindred.call(calls.keepMeeting, { id: group, held_on, present: childIds(...names) }, as['owner']);
  const meetings = async () => (await read(group)).body.data.meetings;
  expect((await keep('2026-09-10', 'Ames', 'Bell')).status).toBe(200);
  expect((await keep('2026-09-11', 'Ames')).status).toBe(200);
  expect((await keep('2026-09-10', 'Bell', 'Dorn')).status).toBe(200);
  expect(await meetings()).toEqual([
    { held_on: '2026-09-11', present: childIds('Ames') },
    { held_on: '2026-09-10', present: childIds('Bell', 'Dorn') },
  ]);
  expect((await keep('2026-09-10', 'Esra')).status).toBe(404);
  // It may be tomorrow already where they met; the day after it is nowhere.
  expect((await keep('2026-09-15', 'Ames')).status).toBe(200);
  const tomorrow = { id: group, held_on: '2026-09-15' };
  expect((await kindred.call(calls.removeMeeting, tomorrow, as['owner'])).status).toBe(200);
  expect((await keep('2026-09-16')).status).toBe(422);
  const remove = { id: group, held_on: '2026-09-11' };
  expect((await kindred.call(calls.removeMeeting, remove, as['owner'])).status).toBe(200);
  expect((await kindred.call(calls.removeMeeting, remove, as['owner'])).status).toBe(404);
  expect(await meetings()).toHaveLength(1);
});

test('children come and go; who stays keeps what was said when they joined', async () => {
  await buildTold(kindred, ids['Ames'] ?? 0, { ini: 'improving' }, { iteration: 2, lastOn: '2026-11-20' });
  const set = (...names: string[]) =>
    kindred.call(calls.setSmallGroupMembers, { id: group, student_ids: childIds(...names) }, as['owner']);
  expect((await set('Ames', 'Cole')).status).toBe(200);
  const { members } = (await read(group)).body.data;
  expect(members).toMatchObject([
    { id: ids['Ames'], before: { said: 'emerging', iteration: 1 }, now: { said: 'improving', iteration: 2 } },
    { id: ids['Cole'] },
  ]);
  // The same form again: what is remembered is no growth.
  expect(members[0]?.change).toBeNull();
  expect((await set('Ames', 'Esra')).status).toBe(404);
  expect((await set('Ames', 'Bell', 'Cole')).status).toBe(200);
});

test('a child who is no longer the owner’s is not told of, nor taken out by others', async () => {
  const bell = ids['Bell'] ?? 0;
  const move = (to: string) =>
    db
      .updateTable('students')
      .set({
        owner_id: db
          .selectFrom('students')
          .select('owner_id')
          .where('id', '=', ids[to] ?? 0),
      })
      .where('id', '=', bell)
      .execute();
  await move('Esra');
  const { members, meetings } = (await read(group)).body.data;
  expect(members.map(({ id }) => id)).not.toContain(bell);
  expect(meetings[0]?.present).not.toContain(bell);
  expect((await listed('no'))[0]).toMatchObject({ children: 2 });
  await kindred.call(
    calls.setSmallGroupMembers,
    { id: group, student_ids: childIds('Ames', 'Cole') },
    as['owner'],
  );
  await move('Ames');
  expect((await read(group)).body.data.members.map(({ id }) => id)).toContain(bell);
});

test('what is over stays as it was, until it is taken up again', async () => {
  const end = (on: boolean) => kindred.call(calls.endSmallGroup, { id: group, on }, as['owner']);
  expect((await end(true)).status).toBe(200);
  expect([(await listed('no')).length, (await listed('yes')).length]).toEqual([0, 1]);
  const edit = { id: group, name: 'Together', goal: '', starts_on: '2026-09-08', ends_on: '2026-12-01' };
  const refused = await kindred.call(calls.editSmallGroup, edit, as['owner']);
  expect([refused.status, refused.error.i18n]).toEqual([409, 'error.small-group-over']);
  expect((await end(false)).status).toBe(200);
  expect((await kindred.call(calls.editSmallGroup, edit, as['owner'])).status).toBe(200);
  expect((await read(group)).body.data).toMatchObject({ name: 'Together', ends_on: '2026-12-01' });
});

test('who can be in a group is told with what play says of the skill', async () => {
  const { body } = await kindred.call(calls.findCandidates, { program: 'zoou', skill: 'ini' }, as['other']);
  expect(body.data).toEqual([{ id: ids['Esra'], name: 'Esra, Robin', grade: 3, said: 'emerging' }]);
});

test.each(['en', 'zh-TW'])('its result is a page to print, in %s', async (language) => {
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${as['owner']?.token}` };
  const urls = [
    `/api/educator/small-groups/${group}/page?_lang=${language}`,
    `/api/educator/group-data/zoou/page?_lang=${language}`,
  ];
  for (const url of urls) {
    const reply = await kindred.app.server.inject({ method: 'GET', url, headers });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(reply.rawPayload.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  }
});

test('whose names stand on it is in the audit: once a day on the screen, each time on paper', async () => {
  const { body } = await make({ name: 'Told', student_ids: childIds('Ames', 'Bell'), partner_ids: [] });
  const id = idOf(body);
  const now = kindred.now();
  kindred.setNow(new Date(now.getTime() + 2 * 86_400_000));
  const token = await kindred.tokenFor({ accountId: ownerId });
  as['owner'] = { token };
  for (const _ of [1, 2]) expect((await read(id)).status).toBe(200);
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${token}` };
  for (const url of [`small-groups/${id}/page`, 'group-data/zoou/page?name=bell']) {
    const reply = await kindred.app.server.inject({ method: 'GET', url: `/api/educator/${url}`, headers });
    expect(reply.statusCode).toBe(200);
  }
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('action', 'in', ['small-group.read', 'small-group.page', 'group-data.page'])
    .orderBy('id', 'desc')
    .limit(4)
    .execute();
  const told = rows.toReversed().map(({ action, details }) => {
    const { students = [] } = z.object({ students: z.optional(z.array(z.number())) }).parse(details);
    return [action, students.toSorted((a, b) => a - b)];
  });
  const both = childIds('Ames', 'Bell').toSorted((a, b) => a - b);
  expect(told).toEqual([
    ['small-group.read', both],
    ['small-group.read', []],
    ['small-group.page', both],
    ['group-data.page', childIds('Bell')],
  ]);
  kindred.setNow(now);
});
