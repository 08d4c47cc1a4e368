import { expect, test } from 'vitest';
import { deactivateAccount } from '#product/accounts/staff-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { untilAwaited } from '#testing/server/awaited.ts';
import { addGroup, convertGroup, deleteGroup, editGroup, groupForm } from '../contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const staff = await buildAccount(db, { scope: 'uber' });
const token = await kindred.tokenFor({ accountId: staff.id });
const NOWHERE = 424_242_424_242;

const school = await buildSchool(db, { name: 'Maple Elementary' });
const district = await db
  .insertInto('districts')
  .values({ name: 'Larkspur', state: 'OR' })
  .returning('id')
  .executeTakeFirstOrThrow();
const [ann, ben, cem, dia] = await Promise.all(
  ['Ann', 'Ben', 'Cem', 'Dia'].map((first_name) => buildAccount(db, { first_name, last_name: 'Lee' })),
);
if (!ann || !ben || !cem || !dia) throw new Error('nobody is there');
const parent = await buildAccount(db, { scope: 'parent' });
const gone = await buildAccount(db, { status: 'deactivated' });

const add = (values: Record<string, unknown>) => kindred.call(addGroup, values, { token });
const edit = (values: Record<string, unknown>) => kindred.call(editGroup, values, { token });
const convert = (values: Record<string, unknown>) => kindred.call(convertGroup, values, { token });
const form = async (id: number) => (await kindred.call(groupForm, { id }, { token })).body.data;
const groupCalled = (name: string) =>
  db.selectFrom('groups').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const rolesIn = async (id: number): Promise<Record<string, string>> => {
  const rows = await db
    .selectFrom('group_members')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['first_name', 'group_members.role'])
    .where('group_id', '=', id)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.first_name, row.role]));
};
const team = (name: string) => ({ name, kind: 'team', owner_id: ann.id, pool_on: false });

test('a group is added with its people, shown in its form and changed, each with its audit row', async () => {
  const accounts = [
    { id: ben.id, role: 'admin' },
    { id: cem.id, role: 'member' },
  ];
  const added = await add({
    ...team('Maple'),
    kind: 'school',
    school_id: school.id,
    district_id: district.id,
    accounts,
    pool_on: true,
  });
  expect(added.body.notification).toMatchObject({ i18n: 'schools.groups.added', values: { name: 'Maple' } });
  const { id, ...row } = await groupCalled('Maple');
  expect(row).toMatchObject({ kind: 'school', school_id: school.id, district_id: null, pool_on: true });
  expect(await rolesIn(id)).toEqual({ Ann: 'owner', Ben: 'admin', Cem: 'member' });

  expect(await form(id)).toEqual({
    name: 'Maple',
    kind: 'school',
    school: { id: school.id, label: 'Maple Elementary', hint: null },
    district: null,
    owner: { id: ann.id, label: 'Ann Lee', hint: ann.username },
    accounts: [
      { id: ben.id, label: 'Ben Lee', hint: ben.username, role: 'admin' },
      { id: cem.id, label: 'Cem Lee', hint: cem.username, role: 'member' },
    ],
    pool_on: true,
  });

  // Owner and member change places, the admin leaves, somebody joins.
  const changed = {
    id,
    name: 'Maple Team',
    kind: 'team',
    owner_id: cem.id,
    accounts: [
      { id: ann.id, role: 'member' },
      { id: dia.id, role: 'admin' },
    ],
    pool_on: false,
  };
  const edited = await edit(changed);
  expect(edited.body.notification).toMatchObject({ i18n: 'schools.groups.edited' });
  expect(await groupCalled('Maple Team')).toMatchObject({ kind: 'team', school_id: null, pool_on: false });
  expect(await rolesIn(id)).toEqual({ Ann: 'member', Cem: 'owner', Dia: 'admin' });

  const before = await rowSums(db);
  expect((await edit(changed)).body.notification.i18n).toBe('notification.nothing-changed');
  expect(await rowSums(db)).toEqual(before);

  const audit = await db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .where('subject_type', '=', 'group')
    .orderBy('id')
    .execute();
  expect(audit).toEqual([
    { action: 'group.add', details: { kind: 'school', people: 3 } },
    {
      action: 'group.edit',
      details: { kind: 'team', pool_on: false, joined: 1, changed: 2, left: 1, shares_ended: 0 },
    },
  ]);
});

test('only the people change: that is a change too', async () => {
  await add(team('Quartet'));
  const { id } = await groupCalled('Quartet');
  const reply = await edit({ id, ...team('Quartet'), accounts: [{ id: ben.id, role: 'member' }] });
  expect(reply.body.notification.i18n).toBe('schools.groups.edited');
});

test.each([
  [{ accounts: [{ id: ann.id, role: 'admin' }] }, { owner_id: { i18n: 'validation.owner-is-member' } }],
  [{ accounts: [{ id: ann.id, role: 'member' }] }, { owner_id: { i18n: 'validation.owner-is-member' } }],
  [
    {
      accounts: [
        { id: ben.id, role: 'admin' },
        { id: ben.id, role: 'member' },
      ],
    },
    { accounts: { i18n: 'validation.different' } },
  ],
  [{ accounts: [{ id: ben.id, role: 'owner' }] }, { 'accounts.0.role': { i18n: 'validation.in' } }],
  [{ accounts: [{ id: parent.id, role: 'member' }] }, { accounts: { i18n: 'validation.exists' } }],
  [{ accounts: [{ id: gone.id, role: 'member' }] }, { accounts: { i18n: 'validation.exists' } }],
  [{ accounts: 'everybody' }, { accounts: { i18n: 'validation.in' } }],
  [{ owner_id: staff.id }, { owner_id: { i18n: 'validation.exists' } }],
  [{ owner_id: NOWHERE }, { owner_id: { i18n: 'validation.exists' } }],
  [{ owner_id: undefined }, { owner_id: { i18n: 'validation.required' } }],
  [{ kind: 'school' }, { school_id: { i18n: 'validation.required' } }],
  [{ kind: 'school', school_id: NOWHERE }, { school_id: { i18n: 'validation.exists' } }],
  [{ kind: 'district' }, { district_id: { i18n: 'validation.required' } }],
  [{ kind: 'district', district_id: NOWHERE }, { district_id: { i18n: 'validation.exists' } }],
  [{ kind: 'family' }, { kind: { i18n: 'validation.in' } }],
  [{ pool_on: 'yes' }, { pool_on: { i18n: 'validation.boolean' } }],
  [{ name: '' }, { name: { i18n: 'validation.required' } }],
  [{ individual_quantity: 40 }, { individual_quantity: { i18n: 'validation.unknown' } }],
])('a group with %j is refused', async (wrong, errors) => {
  const before = await rowSums(db);
  const reply = await add({ ...team('Wrong'), ...wrong });
  expect([reply.status, reply.error.errors]).toEqual([422, errors]);
  expect(await rowSums(db)).toEqual(before);
});

test('a name is taken once among teams, and free for a school', async () => {
  await add(team('Circle'));
  const again = await add(team('CIRCLE'));
  expect(again.error.errors).toEqual({ name: { i18n: 'validation.unique' } });
  expect((await add({ ...team('Circle'), kind: 'school', school_id: school.id })).status).toBe(200);
});

test('somebody who was deactivated may stay in the group', async () => {
  const left = await buildAccount(db);
  const group = await buildGroup(db, 'team', { [ann.id]: 'owner', [left.id]: 'member' });
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', left.id).execute();
  const accounts = [{ id: left.id, role: 'member' }];
  expect((await edit({ id: group.id, ...team('Old friends'), accounts })).status).toBe(200);
  expect((await add({ ...team('New friends'), accounts })).status).toBe(422);
});

test('who was deactivated cannot become the owner', async () => {
  const left = await buildAccount(db);
  const group = await buildGroup(db, 'team', { [ann.id]: 'owner', [left.id]: 'member' });
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', left.id).execute();
  const reply = await edit({ id: group.id, ...team('Headless'), owner_id: left.id, accounts: [] });
  expect(reply.error.errors).toEqual({ owner_id: { i18n: 'validation.exists' } });
});

test('who becomes the owner while being deactivated is one or the other', async () => {
  for (const name of ['Race one', 'Race two', 'Race three']) {
    const person = await buildAccount(db);
    const group = await buildGroup(db, 'team', { [ann.id]: 'owner', [person.id]: 'member' });
    const [edited, deactivated] = await Promise.all([
      edit({ id: group.id, ...team(name), owner_id: person.id }),
      kindred.call(deactivateAccount, { id: person.id }, { token }),
    ]);
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([edited.status, deactivated.status]);
  }
});

/** Two teachers of different schools of a district with a student each, shared with the other; a third is at the first's school. */
async function sharing() {
  const near = { district_id: (await buildDistrict(db)).id };
  const [here, there] = [await buildSchool(db, near), await buildSchool(db, near)];
  const [one, other] = [
    await buildAccount(db, { school_id: here.id }),
    await buildAccount(db, { school_id: there.id }),
  ];
  const neighbor = await buildAccount(db, { school_id: here.id });
  const own = await buildStudent(db, appKey, { owner_id: one.id, school_id: here.id });
  const theirs = await buildStudent(db, appKey, { owner_id: other.id, school_id: there.id });
  await db
    .insertInto('student_shares')
    .values([
      { student_id: own.id, account_id: other.id },
      { student_id: own.id, account_id: neighbor.id },
      { student_id: theirs.id, account_id: one.id },
    ])
    .execute();
  const shares = async () => {
    const rows = await db
      .selectFrom('student_shares')
      .select('account_id')
      .where('student_id', 'in', [own.id, theirs.id])
      .orderBy('account_id')
      .execute();
    return rows.map((row) => row.account_id);
  };
  const accounts = [one, other, neighbor].map(({ id }) => ({ id, role: 'member' as const }));
  return { one, other, neighbor, accounts, shares };
}

test('what was shared in a group ends with it, for who leaves as for who stays', async () => {
  const { one, other, neighbor, accounts, shares } = await sharing();
  await add({ ...team('Sharing'), accounts });
  const { id } = await groupCalled('Sharing');
  await edit({ id, ...team('Sharing, renamed'), accounts });
  expect(await shares()).toEqual([one.id, other.id, neighbor.id]);
  await edit({ id, ...team('Sharing'), accounts: accounts.filter((person) => person.id !== one.id) });
  expect(await shares()).toEqual([neighbor.id]);
  const [audit] = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(audit).toMatchObject({ action: 'group.edit', details: { left: 1, shares_ended: 2 } });
});

test('a second common group keeps what is shared, until it is deleted', async () => {
  const { one, other, neighbor, accounts, shares } = await sharing();
  await add({ ...team('First'), accounts });
  await add({ ...team('Second'), accounts });
  const [first, second] = [await groupCalled('First'), await groupCalled('Second')];
  await kindred.call(deleteGroup, { id: first.id }, { token });
  expect(await shares()).toEqual([one.id, other.id, neighbor.id]);
  await kindred.call(deleteGroup, { id: second.id }, { token });
  expect(await shares()).toEqual([neighbor.id]);
});

test('a share that is not committed yet is waited for and ended with the group', async () => {
  const { one, other, neighbor, accounts, shares } = await sharing();
  await add({ ...team('In a hurry'), accounts });
  const { id } = await groupCalled('In a hurry');
  await db.deleteFrom('student_shares').where('account_id', '=', other.id).execute();
  const student = await db
    .selectFrom('students')
    .select('id')
    .where('owner_id', '=', one.id)
    .executeTakeFirstOrThrow();
  let deleted: ReturnType<typeof kindred.call> | undefined;
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', other.id).forShare().execute();
    deleted = kindred.call(deleteGroup, { id }, { token });
    await tx.insertInto('student_shares').values({ student_id: student.id, account_id: other.id }).execute();
    await untilAwaited(tx);
  });
  expect((await deleted)?.status).toBe(200);
  expect(await shares()).toEqual([neighbor.id]);
});

test('a team is converted to a district; nothing else is, and editing does not do it', async () => {
  await add(team('Counselors'));
  const { id } = await groupCalled('Counselors');
  const sneaked = await edit({ id, ...team('Counselors'), kind: 'district', district_id: district.id });
  expect(sneaked.error.errors).toEqual({ kind: { i18n: 'validation.in' } });

  expect((await convert({ id, district_id: NOWHERE })).error.errors).toEqual({
    district_id: { i18n: 'validation.exists' },
  });
  const reply = await convert({ id, district_id: district.id });
  expect(reply.body.notification).toMatchObject({
    i18n: 'schools.groups.converted',
    values: { name: 'Counselors', district: 'Larkspur' },
  });
  expect(await groupCalled('Counselors')).toMatchObject({ kind: 'district', district_id: district.id });
  expect(await rolesIn(id)).toEqual({ Ann: 'owner' });

  const again = await convert({ id, district_id: district.id });
  expect([again.status, again.error.i18n]).toEqual([409, 'schools.groups.only-teams']);
  const back = await edit({ id, ...team('Counselors') });
  expect(back.error.errors).toEqual({ kind: { i18n: 'validation.in' } });

  await add(team('Counselors'));
  const { id: twin } = await db
    .selectFrom('groups')
    .select('id')
    .where('kind', '=', 'team')
    .where('name', '=', 'Counselors')
    .executeTakeFirstOrThrow();
  const taken = await convert({ id: twin, district_id: district.id });
  expect([taken.status, taken.error.i18n]).toEqual([409, 'schools.groups.name-taken']);
});

test('a deleted group is gone with its roles, and its people stay', async () => {
  await add({ ...team('Short'), accounts: [{ id: ben.id, role: 'admin' }] });
  const { id } = await groupCalled('Short');
  const reply = await kindred.call(deleteGroup, { id }, { token });
  expect(reply.body.notification.i18n).toBe('schools.groups.deleted');
  expect(await rolesIn(id)).toEqual({});
  const still = await db.selectFrom('accounts').select('id').where('id', '=', ben.id).execute();
  expect(still).toHaveLength(1);
});

test('what is not there is not found', async () => {
  const before = await rowSums(db);
  for (const reply of [
    await edit({ id: NOWHERE, ...team('A') }),
    await convert({ id: NOWHERE, district_id: district.id }),
    await kindred.call(deleteGroup, { id: NOWHERE }, { token }),
    await kindred.call(groupForm, { id: NOWHERE }, { token }),
  ]) {
    expect(reply.status).toBe(404);
  }
  expect(await rowSums(db)).toEqual(before);
});
