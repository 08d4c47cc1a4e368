import { expect, test } from 'vitest';
import type { ListReply, Row, Table } from '#platform/contract/table.ts';
import { groupEducatorsTable, pendingColleaguesTable } from '#product/accounts/people-contract.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { adminOverview } from '../contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
// Lists know no other day than today.
kindred.setNow(new Date().toISOString());
const inDays = (days: number): string =>
  new Date(kindred.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const district = await buildDistrict(db);
const school = await buildSchool(db, { name: 'Maple', district_id: district.id });
const other = await buildSchool(db, { name: 'Birch', district_id: district.id });
const elsewhere = await buildSchool(db, { name: 'Elsewhere' });
const principal = await buildAccount(db, { school_id: school.id });
const superintendent = await buildAccount(db);
const newcomer = await buildAccount(db, { school_id: elsewhere.id });
const teacher = await buildAccount(db, { school_id: school.id });
const birchTeacher = await buildAccount(db, { school_id: other.id });
await buildAccount(db, { school_id: school.id, status: 'deactivated' });
await buildAccount(db, {
  school_id: school.id,
  status: 'not-verified',
  source: 'invite',
  invited_by: teacher.id,
});
const run = async (account: { id: number }, kind: 'school' | 'district', tie: object): Promise<void> => {
  const { id } = await buildGroup(db, kind, { [account.id]: 'owner' });
  await db.updateTable('groups').set(tie).where('id', '=', id).execute();
};
await run(principal, 'school', { school_id: school.id });
await run(superintendent, 'district', { district_id: district.id });
await run(newcomer, 'school', { school_id: elsewhere.id });
for (const license_ends_on of [inDays(-5), inDays(100), null]) {
  await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id, license_ends_on });
}
await buildStudent(db, appKey, { owner_id: birchTeacher.id, school_id: other.id, license_ends_on: null });
await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id, archived_at: kindred.now() });

const overviewOf = async (account: { id: number }) => {
  const token = await kindred.tokenFor({ accountId: account.id });
  const reply = await kindred.call(adminOverview, {}, { token });
  expect(reply.status).toBe(200);
  const filtered = async (table: Table, filters: Record<string, string>) => {
    const listed: ListReply<Row> = JSON.parse(
      JSON.stringify((await kindred.call(table.list, filters, { token })).body),
    );
    return listed.filtered;
  };
  return { overview: reply.body, filtered };
};

test.each([
  {
    who: 'a principal',
    account: principal,
    place: ['Maple'],
    schools: 1,
    educators: 3,
    pending: 1,
    students: 3,
  },
  {
    who: 'a superintendent',
    account: superintendent,
    place: [district.name],
    schools: 2,
    educators: 5,
    pending: 1,
    students: 4,
  },
  {
    who: 'who begins',
    account: newcomer,
    place: ['Elsewhere'],
    schools: 1,
    educators: 1,
    pending: 0,
    students: 0,
  },
])(
  '$who reads the numbers of the lists',
  async ({ account, place, schools, educators, pending, students }) => {
    const { overview, filtered } = await overviewOf(account);
    const total = Object.values(overview.students).reduce((sum, count) => sum + count, 0);
    expect(overview).toMatchObject({ schools, educators, pending });
    expect(overview.places.map(({ name }) => name)).toEqual(place);
    expect(total).toBe(students);
    const present = 'not-activated,not-verified,on-hold,verified';
    expect(await filtered(groupEducatorsTable, { status: present })).toBe(educators);
    expect(await filtered(pendingColleaguesTable, {})).toBe(pending);
    for (const [license, count] of Object.entries(overview.students)) {
      const asked = { archived: 'no', reach: 'all', license };
      expect([license, await filtered(studentsTable, asked)]).toEqual([license, count]);
    }
  },
);

test('a teacher runs nothing to be told about', async () => {
  const token = await kindred.tokenFor({ accountId: teacher.id });
  expect((await kindred.call(adminOverview, {}, { token })).status).toBe(403);
});
