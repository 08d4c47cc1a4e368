import { expect, test } from 'vitest';
import type { Column, ListReply, Row, Table } from '#platform/contract/table.ts';
import type { Owner } from '#product/licensing/server/ledger/lots.ts';
import { moveLicenses } from '#product/licensing/server/ledger/move.ts';
import { operate } from '#product/licensing/server/ledger/operations.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildSiteLicense } from '#testing/api/licenses.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent, LICENSED } from '#testing/api/people.ts';
import {
  accountRequestsTable,
  educatorsTable,
  groupEducatorsTable,
  parentsTable,
} from '../../people-contract.ts';
import { getProfile } from '../../sign-in-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const uber = await buildAccount(db, { scope: 'uber' });
const staff = await kindred.tokenFor({ accountId: uber.id });

const district = await db
  .insertInto('districts')
  .values({ name: 'Larkspur', state: 'NC' })
  .returningAll()
  .executeTakeFirstOrThrow();
const school = await buildSchool(db, { name: 'Maple', district_id: district.id });
const ada = await buildAccount(db, {
  first_name: 'Ada',
  last_name: 'Okafor',
  username: 'ada@maple.test',
  school_id: school.id,
  high_priority: true,
  free_trial_ends_on: '2026-10-01',
});
await buildStudent(db, appKey, { owner_id: ada.id, school_id: school.id });
await buildStudent(db, appKey, { owner_id: ada.id, school_id: school.id, archived_at: kindred.now() });
const typed = await buildAccount(db, { first_name: 'Bo', last_name: 'Abel', status: 'not-verified' });
await db
  .insertInto('account_requests')
  .values({
    account_id: typed.id,
    my_role: 'educator',
    school: 'Typed School',
    district: 'Typed District',
    programs_evaluation_goal_option: 'purchase',
    my_role_description: 'Second-grade teacher',
    i_agree_to_one_student: true,
    referral: 'login-modal',
    referrer: 'https://larch.test/',
  })
  .execute();
const invited = await buildAccount(db, { source: 'invite', invited_by: ada.id, last_name: 'Zed' });
const added = await buildAccount(db, { source: 'admin' });
const byStaff = await buildAccount(db, { source: 'uber' });
const family = await db
  .insertInto('families')
  .values({ name: 'Kim' })
  .returning('id')
  .executeTakeFirstOrThrow();
const parent = await buildAccount(db, { scope: 'parent', source: 'purchase', family_id: family.id });
const other = await buildAccount(db, {
  scope: 'parent',
  source: 'form',
  family_id: family.id,
  high_priority: true,
  invited_by: ada.id,
});
await buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id });

async function list(table: Table, query: Record<string, string> = {}, token = staff) {
  const reply = await kindred.call(table.list, query, { token });
  expect([reply.status, reply.error]).toEqual([200, reply.body]);
  const body: ListReply<Row> = JSON.parse(JSON.stringify(reply.body));
  return body;
}
const idsOf = (reply: ListReply<Row>) => reply.data.map(({ id }) => id);
const find = (reply: ListReply<Row>, id: number) => reply.data.find((row) => row.id === id);

test('requests stand in the tab of how they came; bought accounts and staff in none', async () => {
  const tabs = await Promise.all(
    ['form', 'referral', 'uber'].map(async (source) => idsOf(await list(accountRequestsTable, { source }))),
  );
  expect(tabs.map((ids) => ids.toSorted((a, b) => a - b))).toEqual([
    [ada.id, typed.id, other.id],
    [invited.id],
    [added.id, byStaff.id],
  ]);
  expect((await list(accountRequestsTable)).total).toBe(6);
});

test('a request shows the matched school, until then what was typed', async () => {
  const requests = await list(accountRequestsTable);
  expect(find(requests, ada.id)).toMatchObject({
    name: 'Okafor, Ada',
    spoken_name: 'Ada Okafor',
    username: 'ada@maple.test',
    role: 'educator',
    school: 'Maple',
    district: 'Larkspur',
    state: 'NC',
    high_priority: true,
    how_created: 'form',
    scope: 'educator',
    deactivated_by_admin: false,
    game_debug_mode: false,
  });
  expect(find(requests, typed.id)).toMatchObject({
    school: 'Typed School',
    district: 'Typed District',
    state: null,
    goal: 'purchase',
    my_role_description: 'Second-grade teacher',
    i_agree_to_one_student: true,
    referral: 'login-modal',
    referrer: 'https://larch.test/',
    status: 'not-verified',
  });
  expect(find(requests, ada.id)).toMatchObject({
    my_role_description: null,
    i_agree_to_one_student: false,
    referral: null,
    referrer: null,
  });
  expect(find(requests, invited.id)).toMatchObject({ invited_by: 'Okafor, Ada' });
  expect(find(requests, other.id)).toMatchObject({ role: 'parent', scope: 'parent' });
});

test.each([
  [{ name: 'OKAF' }, () => [ada.id]],
  [{ name: 'ada@maple' }, () => [ada.id]],
  [{ name: 'ada okafor' }, () => [ada.id]],
  [{ name: 'Okafor, Ada' }, () => [ada.id]],
  [{ name: 'okafor maple.test' }, () => [ada.id]],
  [{ name: 'okafor bo' }, () => []],
  [{ name: '%' }, () => []],
  [{ school: 'typed' }, () => [typed.id]],
  [{ status: 'not-verified,on-hold' }, () => [typed.id]],
  [{ high_priority: 'yes', role: 'educator' }, () => [ada.id]],
  [{ goal: 'purchase' }, () => [typed.id]],
  [{ referral: 'modal' }, () => [typed.id]],
  [{ referrer: 'larch' }, () => [typed.id]],
  [{ my_role_description: 'grade' }, () => [typed.id]],
  [{ i_agree_to_one_student: 'yes' }, () => [typed.id]],
  [{ state: 'NC' }, () => [ada.id]],
  [{ role: 'parent' }, () => [other.id]],
  [{ invited_by: 'ada', role: 'educator' }, () => [invited.id]],
  [{ invited_by: 'okafor, ada', role: 'educator' }, () => [invited.id]],
  [{ free_trial_ends_on: '10/1/2026..10/1/2026' }, () => [ada.id]],
] as const)('requests filtered by %j', async (filters, expected) => {
  const reply = await list(accountRequestsTable, filters);
  expect(idsOf(reply)).toEqual(expected());
  expect([reply.filtered, reply.total]).toEqual([expected().length, 6]);
});

test('every sortable column sorts, both ways', async () => {
  for (const table of [accountRequestsTable, educatorsTable, parentsTable]) {
    const columns = Object.entries<Column>(table.columns).filter(([, column]) => column.sort);
    for (const [name] of columns) {
      const [up, down] = [await list(table, { _sort: name }), await list(table, { _sort: `-${name}` })];
      expect([name, idsOf(up)]).toEqual([name, idsOf(down).toReversed()]);
    }
  }
  const names = (await list(educatorsTable, { _sort: 'name' })).data.map((row) => row['name']);
  expect([names[0], names.at(-1)]).toEqual(['Abel, Bo', expect.stringContaining('Zed')]);
});

test('educators show what staff look for, and are found by school', async () => {
  await buildGroup(db, 'team', { [ada.id]: 'owner' });
  const educators = await list(educatorsTable);
  expect(idsOf(educators)).not.toContain(parent.id);
  expect(find(educators, ada.id)).toMatchObject({
    school: 'Maple',
    verified: true,
    group_admin: false,
    team_admin: true,
    high_priority: true,
    students_count: 1,
    students_total: 2,
    free_trial_ends_on: '2026-10-01',
    class_code_on: false,
    goal: null,
    has_students_using_program: false,
    has_site_license_usage_report: false,
    game_debug_mode: false,
  });
  expect(find(educators, typed.id)).toMatchObject({ goal: 'purchase' });
  expect(idsOf(await list(educatorsTable, { goal: 'purchase' }))).toEqual([typed.id]);
  expect(idsOf(await list(educatorsTable, { school_id: String(school.id) }))).toEqual([ada.id]);
  expect(idsOf(await list(educatorsTable, { team_admin: 'yes' }))).toEqual([ada.id]);
  expect(idsOf(await list(educatorsTable, { group_admin: 'yes' }))).toEqual([]);
});

function move(moved: { from: Owner; to: Owner | null; count: number }) {
  const deed = { kind: 'test', actor: null, now: kindred.now(), operationId: JSON.stringify(moved) } as const;
  return db
    .transaction()
    .execute((tx) =>
      operate({ ...deed, tx }, Boolean, (operation) => moveLicenses(operation, { plan: 'site', ...moved })),
    );
}

test('who has licensed students and who runs a site license is said as in the profile', async () => {
  const [teacher, owner, admin] = [await buildAccount(db), await buildAccount(db), await buildAccount(db)];
  await buildStudent(db, appKey, { ...LICENSED, owner_id: teacher.id });
  await buildStudent(db, appKey, { ...LICENSED, owner_id: owner.id, archived_at: kindred.now() });
  const group = await buildGroup(db, 'school', { [admin.id]: 'admin', [teacher.id]: 'member' });
  await buildSiteLicense(db, owner.id, kindred.now());
  await buildSiteLicense(db, { groupId: group.id }, kindred.now());
  // Handed some of another's, to oneself and to a group; and one that was taken back whole.
  const [handed, runner, former] = [await buildAccount(db), await buildAccount(db), await buildAccount(db)];
  const part = await buildGroup(db, 'team', { [runner.id]: 'owner' });
  await buildSiteLicense(db, former.id, kindred.now());
  const from = { accountId: owner.id };
  await move({ from, to: { accountId: handed.id }, count: 2 });
  await move({ from, to: { groupId: part.id }, count: 2 });
  await move({ from: { accountId: former.id }, to: null, count: 100 });
  const educators = await list(educatorsTable);
  const flags = [];
  for (const { id } of [teacher, owner, admin, handed, runner, former]) {
    const row = find(educators, id);
    const token = await kindred.tokenFor({ accountId: id });
    const { body } = await kindred.call(getProfile, {}, { token });
    flags.push([row?.['has_students_using_program'], row?.['has_site_license_usage_report']]);
    expect(body.data).toMatchObject({
      has_students_using_program: row?.['has_students_using_program'],
      has_site_license_usage_report: row?.['has_site_license_usage_report'],
    });
  }
  expect(flags).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, false],
    [false, true],
    [false, false],
  ]);
});

test('parents show their family and its children', async () => {
  const parents = await list(parentsTable);
  expect(idsOf(parents).toSorted((a, b) => a - b)).toEqual([parent.id, other.id]);
  for (const { id } of [parent, other]) {
    expect(find(parents, id)).toMatchObject({ family: 'Kim', children_count: 1, game_debug_mode: false });
  }
  expect(find(parents, other.id)).toMatchObject({ high_priority: true, invited_by: 'Okafor, Ada' });
  expect(idsOf(await list(parentsTable, { high_priority: 'yes', invited_by: 'ada' }))).toEqual([other.id]);
});

test("an admin sees the educators of the own groups in list, subset, select-all and file, and nobody else's", async () => {
  const [here, elsewhere] = [await buildSchool(db), await buildSchool(db)];
  const admin = await buildAccount(db, { school_id: here.id, last_name: 'Admin' });
  const group = await buildGroup(db, 'school', { [admin.id]: 'admin' });
  await db.updateTable('groups').set({ school_id: here.id }).where('id', '=', group.id).execute();
  const own = await buildAccount(db, { school_id: here.id, last_name: 'Own' });
  const stranger = await buildAccount(db, { school_id: elsewhere.id });
  const token = await kindred.tokenFor({ accountId: admin.id });

  const shown = await list(groupEducatorsTable, {}, token);
  expect(shown).toMatchObject({ total: 2, data: [{ id: admin.id, is_admin: true }, { id: own.id }] });
  const asked = { _ids: [own.id, stranger.id, ada.id] };
  const subset = await kindred.call(groupEducatorsTable.subset, asked, { token });
  expect(subset.body).toMatchObject({ data: [{ id: own.id }] });
  const all = await kindred.call(groupEducatorsTable.selectAll, {}, { token });
  expect(all.body).toEqual({ ids: [admin.id, own.id] });
  const file = await kindred.app.server.inject({
    method: 'GET',
    url: '/api/educator/educators?_download=1&_format=csv',
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${token}` },
  });
  expect(file.body).toContain(own.username);
  expect(file.body).not.toContain(stranger.username);
  expect(file.body.split('\r\n')[0]).toBe(
    '\uFEFFName,Email,Role,Status,School,Students,With a license today,Your site licenses used,Own and other licenses used,Individual,Individual used,Individual left,"Own licenses left, both plans","Shared licenses left, both plans",Left in site pools,Left in individual pools,Created',
  );
  for (const sort of ['students_count', '-students_count']) {
    expect((await list(groupEducatorsTable, { _sort: sort }, token)).total).toBe(2);
  }
});

test('the tables of staff are closed to admins, and those of admins to everybody else', async () => {
  const educator = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: educator.id });
  for (const table of [accountRequestsTable, educatorsTable, parentsTable, groupEducatorsTable]) {
    for (const endpoint of [table.list, table.selectAll]) {
      expect((await kindred.call(endpoint, {}, { token })).status).toBe(403);
    }
  }
  expect((await kindred.call(groupEducatorsTable.list, {}, { token: staff })).status).toBe(403);
});
