import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { statement } from '#platform/server/database/statement.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool } from '#testing/api/people.ts';
import {
  administeredAccounts,
  administeredDistricts,
  administeredGroups,
  administeredSchools,
  readAccounts,
} from './reach.ts';

const { db } = await testKindred();

const district = await db
  .insertInto('districts')
  .values({ name: 'Larkspur', state: 'NC' })
  .returning('id')
  .executeTakeFirstOrThrow();
const first = await buildSchool(db, { district_id: district.id });
const second = await buildSchool(db, { district_id: district.id });
const elsewhere = await buildSchool(db);

const person = async (school?: { id: number }): Promise<number> =>
  (await buildAccount(db, school === undefined ? {} : { school_id: school.id })).id;
const [districtAdmin, schoolOwner, teamAdmin, plain] = [
  await person(),
  await person(first),
  await person(elsewhere),
  await person(first),
];
const atSecond = await person(second);
const left = (await buildAccount(db, { school_id: second.id, status: 'deactivated' })).id;
const stranger = await person(elsewhere);
const inTeam = await person();
const parentInTeam = (await buildAccount(db, { scope: 'parent' })).id;

const tie = async (id: number, to: { school_id?: number; district_id?: number }): Promise<void> => {
  await db.updateTable('groups').set(to).where('id', '=', id).execute();
};
const districtGroup = await buildGroup(db, 'district', { [districtAdmin]: 'admin', [plain]: 'owner' });
await tie(districtGroup.id, { district_id: district.id });
const schoolGroup = await buildGroup(db, 'school', { [schoolOwner]: 'owner', [stranger]: 'member' });
await tie(schoolGroup.id, { school_id: first.id });
const team = await buildGroup(db, 'team', {
  [teamAdmin]: 'admin',
  [inTeam]: 'member',
  [parentInTeam]: 'member',
  [schoolOwner]: 'member',
});
// A team that was tied once, and a group that stands for nothing yet, reach nobody beyond their people.
await tie(team.id, { school_id: elsewhere.id });
const loose = await buildGroup(db, 'school', { [inTeam]: 'owner' });

const join = (groupId: number, accountId: number, role: 'admin' | 'member') =>
  db.insertInto('group_members').values({ group_id: groupId, account_id: accountId, role }).execute();

const ids = async (subquery: (actor: string) => string, actor: number): Promise<number[]> => {
  const rows = await statement({ id: z.number() }, `select found.id from (${subquery('$1')}) as found (id)`)(
    db,
    actor,
  );
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
};
const sorted = (...list: number[]): number[] => list.toSorted((a, b) => a - b);

test("a district's admin reaches all its schools, and everybody who works there", async () => {
  expect(await ids(administeredSchools, districtAdmin)).toEqual(sorted(first.id, second.id));
  expect(await ids(administeredDistricts, districtAdmin)).toEqual([district.id]);
  expect(await ids(administeredAccounts, districtAdmin)).toEqual(
    sorted(districtAdmin, plain, schoolOwner, atSecond, left),
  );
});

test("a school's owner reaches that school, and of the group's people nobody who works elsewhere", async () => {
  expect(await ids(administeredSchools, schoolOwner)).toEqual([first.id]);
  expect(await ids(administeredDistricts, schoolOwner)).toEqual([]);
  expect(await ids(administeredAccounts, schoolOwner)).toEqual(sorted(schoolOwner, plain));
});

test("a team's admin reaches the team's educators of the own school where that has no district, and no school", async () => {
  expect(await ids(administeredSchools, teamAdmin)).toEqual([]);
  expect(await ids(administeredAccounts, teamAdmin)).toEqual([teamAdmin]);
  const nextDoor = await person(elsewhere);
  await join(team.id, nextDoor, 'member');
  expect(await ids(administeredAccounts, teamAdmin)).toEqual(sorted(teamAdmin, nextDoor));
});

test("a team's admin reaches the team's educators in the schools of the own district", async () => {
  const [leader, near, far, nowhere] = [
    await person(first),
    await person(second),
    await person(elsewhere),
    await person(),
  ];
  await buildGroup(db, 'team', {
    [leader]: 'owner',
    [near]: 'member',
    [far]: 'member',
    [nowhere]: 'member',
    [atSecond]: 'admin',
  });
  expect(await ids(administeredAccounts, leader)).toEqual(sorted(leader, near, atSecond));
  expect(await ids(administeredAccounts, atSecond)).toEqual(sorted(leader, near, atSecond));
  expect(await ids(administeredAccounts, near)).toEqual([]);
  await db.updateTable('accounts').set({ school_id: null }).where('id', '=', leader).execute();
  expect(await ids(administeredAccounts, leader)).toEqual([leader]);
  // Nobody else looks after who works at no school; but a team is no school.
  await join(schoolGroup.id, nowhere, 'member');
  expect(await ids(administeredAccounts, schoolOwner)).toContain(nowhere);
});

test('whose school agreed can be read by those who run the team, and by nobody else', async () => {
  expect(await ids(readAccounts, teamAdmin)).toEqual([]);
  const agree = (schoolId: number) =>
    db.insertInto('reading_agreements').values({ group_id: team.id, school_id: schoolId }).execute();
  await agree(second.id);
  expect(await ids(readAccounts, teamAdmin)).toEqual([]);
  await agree(first.id);
  expect(await ids(readAccounts, teamAdmin)).toEqual([schoolOwner]);
  expect(await ids(administeredAccounts, teamAdmin)).not.toContain(schoolOwner);
  for (const other of [inTeam, schoolOwner, districtAdmin, stranger]) {
    expect(await ids(readAccounts, other)).toEqual([]);
  }
  await db.deleteFrom('reading_agreements').where('group_id', '=', team.id).execute();
  expect(await ids(readAccounts, teamAdmin)).toEqual([]);
});

test("another group's people do not show, and members of a group reach nobody", async () => {
  expect(await ids(administeredAccounts, teamAdmin)).not.toContain(plain);
  expect(await ids(administeredAccounts, schoolOwner)).not.toContain(inTeam);
  for (const nobody of [stranger, parentInTeam]) {
    expect(await ids(administeredAccounts, nobody)).toEqual([]);
    expect(await ids(administeredSchools, nobody)).toEqual([]);
    expect(await ids(administeredGroups, nobody)).toEqual([]);
  }
});

test('a group that stands for no school reaches its own people only', async () => {
  expect(await ids(administeredGroups, inTeam)).toEqual([loose.id]);
  expect(await ids(administeredSchools, inTeam)).toEqual([]);
  expect(await ids(administeredAccounts, inTeam)).toEqual([inTeam]);
});
