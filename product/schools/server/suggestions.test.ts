import { expect, test } from 'vitest';
import { SUGGESTIONS_MAX, type SuggestionsEndpoint } from '#platform/contract/suggestions.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import {
  findAccounts,
  findDistricts,
  findEducators,
  findFamilyAccounts,
  findGroups,
  findSchools,
} from '../contract.ts';

const kindred = await testKindred();
const { db } = kindred;

const buildDistrict = (name: string, state: string) =>
  db.insertInto('districts').values({ name, state }).returningAll().executeTakeFirstOrThrow();
const larkspur = await buildDistrict('Larkspur Hollow', 'OR');
const wrenfield = await buildDistrict('Wrenfield', 'TX');
const maple = await buildSchool(db, { name: 'Maple Elementary', district_id: larkspur.id });
const redMaple = await buildSchool(db, { name: 'Red Maple 100%', district_id: wrenfield.id });
const cedar = await buildSchool(db, { name: 'Cedar_Middle' });

const person = (first_name: string, last_name: string, school_id: number | null, more = {}) =>
  buildAccount(db, {
    first_name,
    last_name,
    school_id,
    username: `${first_name}.${last_name}@find.test`.toLowerCase(),
    ...more,
  });
const districtAdmin = await person('Dina', 'Admin', null);
const teamAdmin = await person('Tom', 'Admin', cedar.id);
const mei = await person('Mei', 'Lin', maple.id);
const linda = await person('Linda', 'Baker', cedar.id);
const gone = await person('Linus', 'Gone', maple.id, { status: 'deactivated' });
const unverified = await person('Una', 'Known', maple.id, { status: 'not-verified' });
const family = await db
  .insertInto('families')
  .values({ name: 'Linden' })
  .returning('id')
  .executeTakeFirstOrThrow();
const parent = await buildAccount(db, {
  scope: 'parent',
  first_name: 'Linnea',
  last_name: 'Parent',
  family_id: family.id,
});
const staff = await buildAccount(db, { scope: 'uber', first_name: 'Lina', last_name: 'Staff' });

const group = await buildGroup(db, 'district', { [districtAdmin.id]: 'admin' });
await db
  .updateTable('groups')
  .set({ district_id: larkspur.id, name: 'Larkspur Group' })
  .where('id', '=', group.id)
  .execute();
const team = await buildGroup(db, 'team', { [teamAdmin.id]: 'owner', [mei.id]: 'member' });

const found = async (
  endpoint: SuggestionsEndpoint,
  who: { id: number },
  input: Record<string, unknown> = {},
) => {
  const token = await kindred.tokenFor({ accountId: who.id });
  const { status, body } = await kindred.call(endpoint, input, { token });
  expect(status).toBe(200);
  return body.data;
};
const names = async (...asked: Parameters<typeof found>) => (await found(...asked)).map(({ label }) => label);

test('what begins with the text comes before what contains it', async () => {
  expect(await found(findSchools, staff, { q: 'MAPLE' })).toEqual([
    { id: maple.id, label: 'Maple Elementary', hint: 'Larkspur Hollow · NC' },
    { id: redMaple.id, label: 'Red Maple 100%', hint: 'Wrenfield · NC' },
  ]);
  expect(await found(findDistricts, staff, { q: 'wren' })).toEqual([
    { id: wrenfield.id, label: 'Wrenfield', hint: 'TX' },
  ]);
  expect(await names(findGroups, staff, { q: 'lark' })).toEqual(['Larkspur Group']);
});

test('signs of patterns stand for themselves', async () => {
  expect(await names(findSchools, staff, { q: '100%' })).toEqual(['Red Maple 100%']);
  expect(await names(findSchools, staff, { q: 'r_m' })).toEqual(['Cedar_Middle']);
  expect(await names(findSchools, staff, { q: '\\' })).toEqual([]);
});

test('without a text the first ones come, at most so many', async () => {
  expect(await names(findSchools, staff)).toEqual(['Cedar_Middle', 'Maple Elementary', 'Red Maple 100%']);
  const many = Array.from({ length: SUGGESTIONS_MAX + 5 }, (_, index) => ({
    name: `Zebra ${index}`,
    state: 'AK',
  }));
  await db.insertInto('districts').values(many).execute();
  expect(await found(findDistricts, staff, { q: 'zebra' })).toHaveLength(SUGGESTIONS_MAX);
});

test('educators are found by first name, last name or username; others and deactivated ones are not', async () => {
  expect(await found(findEducators, staff, { q: 'lin' })).toEqual([
    { id: linda.id, label: 'Linda Baker', hint: 'linda.baker@find.test · Cedar_Middle' },
    { id: mei.id, label: 'Mei Lin', hint: 'mei.lin@find.test · Maple Elementary' },
  ]);
  expect(await names(findEducators, staff, { q: 'mei lin' })).toEqual(['Mei Lin']);
  expect(await names(findEducators, staff, { q: 'linda.baker@find' })).toEqual(['Linda Baker']);
});

test('staff find parents beside educators where either will do; nobody else may ask', async () => {
  expect(await found(findAccounts, staff, { q: 'lin' })).toEqual([
    { id: linda.id, label: 'Linda Baker', hint: 'linda.baker@find.test · Cedar_Middle' },
    { id: mei.id, label: 'Mei Lin', hint: 'mei.lin@find.test · Maple Elementary' },
    { id: parent.id, label: 'Linnea Parent', hint: `${parent.username} · Linden` },
  ]);
  expect(await names(findAccounts, staff, { id: parent.id })).toEqual(['Linnea Parent']);
  for (const { id } of [districtAdmin, mei, parent]) {
    const token = await kindred.tokenFor({ accountId: id });
    expect((await kindred.call(findAccounts, { q: 'lin' }, { token })).status).toBe(403);
  }
});

test('a family is found by who belongs to it, never by a teacher of a school without one', async () => {
  expect(await names(findFamilyAccounts, staff, { q: 'lin' })).toEqual(['Linnea Parent']);
  await db.updateTable('accounts').set({ family_id: parent.family_id }).where('id', '=', mei.id).execute();
  expect(await names(findFamilyAccounts, staff, { q: 'lin' })).toEqual(['Mei Lin', 'Linnea Parent']);
  await db.updateTable('accounts').set({ family_id: null }).where('id', '=', mei.id).execute();
});

test('one thing is found by its id, a deactivated educator too', async () => {
  expect(await names(findEducators, staff, { id: gone.id })).toEqual(['Linus Gone']);
  expect(await names(findEducators, staff, { id: parent.id })).toEqual([]);
  expect(await names(findSchools, staff, { id: cedar.id, q: 'maple' })).toEqual(['Cedar_Middle']);
});

test('students of a school go to a verified educator of that school', async () => {
  expect(await names(findEducators, staff, { school_id: cedar.id })).toEqual(['Tom Admin', 'Linda Baker']);
  expect(await names(findEducators, linda, { school_id: maple.id })).toEqual([]);
});

test('who could take over from an educator is another verified one of the same school', async () => {
  expect(await names(findEducators, staff, { beside: linda.id })).toEqual(['Tom Admin']);
  expect(await names(findEducators, staff, { beside: mei.id })).toEqual([]);
  expect(await names(findEducators, staff, { beside: districtAdmin.id })).toEqual([]);
  expect(await names(findEducators, teamAdmin, { beside: linda.id })).toEqual([]);
});

test('the verified educators of a school are found for it, within the own reach', async () => {
  const { school_id: at } = await db
    .selectFrom('accounts')
    .select('school_id')
    .where('id', '=', linda.id)
    .executeTakeFirstOrThrow();
  expect((await names(findEducators, staff, { school_id: at })).toSorted()).toEqual([
    'Linda Baker',
    'Tom Admin',
  ]);
  expect(await names(findEducators, staff, { school_id: at, q: 'tom' })).toEqual(['Tom Admin']);
  expect(await names(findEducators, districtAdmin, { school_id: 999_999 })).toEqual([]);
});

test('an admin finds what the own groups reach, and nothing of others, not even by id', async () => {
  expect(await names(findDistricts, districtAdmin)).toEqual(['Larkspur Hollow']);
  expect(await names(findSchools, districtAdmin)).toEqual(['Maple Elementary']);
  expect(await names(findGroups, districtAdmin)).toEqual(['Larkspur Group']);
  expect(await names(findEducators, districtAdmin)).toEqual(['Dina Admin', 'Una Known', 'Mei Lin']);
  expect(await names(findSchools, districtAdmin, { id: redMaple.id })).toEqual([]);
  expect(await names(findEducators, districtAdmin, { id: linda.id })).toEqual([]);
  expect(await names(findGroups, districtAdmin, { id: team.id })).toEqual([]);
});

test("a team's admin finds the team and the colleagues at the own school, and nobody of another district", async () => {
  expect(await names(findSchools, teamAdmin)).toEqual([]);
  expect(await names(findGroups, teamAdmin)).toEqual([team.name]);
  expect(await names(findEducators, teamAdmin)).toEqual(['Tom Admin', 'Linda Baker']);
});

test('an educator finds colleagues once verified; parents find nothing', async () => {
  expect(await names(findEducators, mei)).toEqual(['Una Known', 'Mei Lin']);
  expect(await names(findEducators, unverified)).toEqual([]);
  for (const endpoint of [findDistricts, findSchools, findGroups, findEducators]) {
    expect(await names(endpoint, parent)).toEqual([]);
  }
  for (const endpoint of [findDistricts, findSchools, findGroups]) {
    expect(await names(endpoint, mei)).toEqual([]);
  }
});

test('finding changes nothing, and wrong questions are refused', async () => {
  const token = await kindred.tokenFor({ accountId: staff.id });
  const before = await rowSums(db);
  for (const wrong of [{ id: 'x' }, { q: 'x'.repeat(101) }, { scope: 'uber' }]) {
    expect((await kindred.call(findEducators, wrong, { token })).status).toBe(422);
  }
  expect((await kindred.call(findEducators, {})).status).toBe(401);
  expect(await rowSums(db)).toEqual(before);
});
