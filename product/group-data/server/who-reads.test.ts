import { beforeAll, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '#testing/api/people.ts';
import { groupSummaries, schoolSummaries } from '../contract.ts';
import { groupTables } from '../tables-contract.ts';
import { countAllSchools } from './schools.ts';
import { buildTold } from './testing/told.ts';

/** Who reads what is the table of the product's page on reports; who does not read a child reads shares of schools. */
const kindred = await testKindred();
const { db, appKey } = kindred;
const people: Record<string, { token: string; headers?: Record<string, string> }> = {};
let here = { school_id: 0 };
let small = { school_id: 0 };

async function add(name: string, values: Parameters<typeof buildAccount>[1] = {}): Promise<number> {
  const { id } = await buildAccount(db, values);
  people[name] = { token: await kindred.tokenFor({ accountId: id }) };
  return id;
}

async function lead(kind: 'team' | 'school' | 'district', owner: number, place: object, member?: number) {
  const group = await buildGroup(db, kind, { [owner]: 'owner', ...(member ? { [member]: 'member' } : {}) });
  if (Object.keys(place).length > 0)
    await db.updateTable('groups').set(place).where('id', '=', group.id).execute();
  return group;
}

beforeAll(async () => {
  const district_id = (await buildDistrict(db)).id;
  here = { school_id: (await buildSchool(db, { district_id })).id };
  small = { school_id: (await buildSchool(db, { district_id })).id };
  const far = { school_id: (await buildSchool(db)).id };
  const owner = await add('the teacher', here);
  const other = await add('a colleague', small);
  for (let index = 0; index < 12; index += 1) {
    const child = await buildStudent(db, appKey, { owner_id: owner, ...here, active_program: 'zoou' });
    await buildTold(kindred, child.id, { emp: index < 3 ? 'emerging' : 'proficient' });
    if (index > 0) continue;
    const shared = await add('a counselor with whom a child is shared', { ...here, role: 'clinician' });
    await db
      .insertInto('student_shares')
      .values({ student_id: child.id, account_id: shared, shared_by: owner })
      .execute();
  }
  for (let index = 0; index < 9; index += 1) {
    const child = await buildStudent(db, appKey, { owner_id: other, ...small, active_program: 'zoou' });
    await buildTold(kindred, child.id, { emp: 'emerging' });
  }
  const sandbox = await buildStudent(db, appKey, { owner_id: owner, ...here, is_sandbox: true });
  await buildTold(kindred, sandbox.id, { emp: 'emerging' });
  await lead('school', await add("the school's admin", here), here, owner);
  await lead('district', await add("the district's admin", far), { district_id });
  await lead('team', await add('who runs a team inside the district', small), {}, owner);
  const farTeam = await lead(
    'team',
    await add('who runs a team from elsewhere, by agreement', far),
    {},
    owner,
  );
  await db
    .insertInto('reading_agreements')
    .values({ group_id: farTeam.id, ...here })
    .execute();
  const family = await buildFamily(db);
  const parent = await add('who teaches at home', { role: 'home', family_id: family.id });
  const own = await buildStudent(db, appKey, {
    owner_id: parent,
    family_id: family.id,
    active_program: 'zoou',
  });
  await buildTold(kindred, own.id, { emp: 'emerging' });
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
    token: people['staff']?.token ?? '',
    headers: { 'x-acting-as': String(owner) },
  };
});

const as = (who: string) => people[who] ?? { token: '' };
const rowsFor = async (who: string) => {
  const { body } = await kindred.call(groupTables.zoou.list, { reach: 'all' }, as(who));
  return (body as { data: Record<string, unknown>[] }).data;
};

test.each([
  ['the teacher', 12],
  ['a counselor with whom a child is shared', 1],
  ["the school's admin", 12],
  ['who runs a team inside the district', 12],
  ['staff acting as the teacher', 12],
])('%s reads %i rows with skills, and the counts of these', async (who, count) => {
  const rows = await rowsFor(who);
  expect(rows).toHaveLength(count);
  expect(rows[0]).toMatchObject({ skill_emp: expect.any(String), level_emp: expect.any(Number) });
  const { body } = await kindred.call(groupSummaries.zoou, { reach: 'all' }, as(who));
  expect(body.data).toMatchObject({ children: count, told: count });
});

test.each(["the district's admin", 'who runs a team from elsewhere, by agreement', 'who teaches at home'])(
  '%s reads no row, and no counts of children they do not read',
  async (who) => {
    expect(await rowsFor(who)).toEqual([]);
    const { body } = await kindred.call(groupSummaries.zoou, { reach: 'all' }, as(who));
    expect(body.data).toMatchObject({ children: 0, told: 0, suggestions: [] });
    const url = '/api/educator/group-data/zoou?_download=1&_format=csv&reach=all';
    const headers = { host: 'localhost:3000', 'access-token': `Bearer ${as(who).token}` };
    const file = await kindred.app.server.inject({ method: 'GET', url, headers });
    expect(file.body).not.toMatch(/Proficient|Emerging\b.*2026/);
  },
);

test("the district's admin reads shares a school, in steps of five, and nothing about nine", async () => {
  const { status, body } = await kindred.call(schoolSummaries.zoou, {}, as("the district's admin"));
  expect(status).toBe(200);
  const byId = new Map(body.data.schools.map((school) => [school.id, school]));
  const emp = {
    skill: 'emp',
    children: 12,
    shares: { emerging: 25, improving: 0, proficient: 75, unclear: 0 },
  };
  expect(byId.get(here.school_id)).toMatchObject({ children: 12 });
  expect(byId.get(here.school_id)?.skills[4]).toEqual(emp);
  expect(byId.get(small.school_id)).toMatchObject({
    children: null,
    skills: [null, null, null, null, null, null],
  });
  expect(body.data.all).toMatchObject({ children: 12, schools: 1 });
  expect(body.data.all?.skills[4]).toEqual(emp);
});

const schoolFile = (query: string, who: string) =>
  kindred.app.server.inject({
    method: 'GET',
    url: `/api/educator/group-data/zoou/schools/file?${query}`,
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${as(who).token}` },
  });

test('a file of schools says what the screen says, and nothing about nine', async () => {
  const { statusCode, body } = await schoolFile('_format=csv', "the district's admin");
  expect(statusCode).toBe(200);
  const [header = '', ...lines] = body.trim().split('\r\n');
  expect(header).toContain('Empathy: Emerging (%)');
  const at = header.split(',').indexOf('Empathy: children');
  const told = lines.map((line) => line.split(',').slice(at, at + 5));
  // All that are shown, the school of twelve, and the one of nine, in the order of their names.
  expect(told[0]).toEqual(['12', '25', '0', '75', '0']);
  expect(
    told
      .slice(1)
      .map((cells) => cells.join(' ').trim())
      .toSorted(),
  ).toEqual(['', '12 25 0 75 0']);
  expect(body).toContain('fewer than 10');
  const { details } = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'group-data.schools-file')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({ program: 'zoou', schools: 2, format: 'csv' });
});

test.each(['en', 'zh-TW'])('the same is a page to print, in %s', async (language) => {
  const { statusCode, headers, rawPayload } = await schoolFile(
    `_format=pdf&_lang=${language}`,
    "the district's admin",
  );
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(rawPayload.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test.each(['the teacher', 'who teaches at home', 'staff'])(
  '%s takes no file of schools along',
  async (who) => {
    expect((await schoolFile('_format=xlsx', who)).statusCode).toBe(403);
  },
);

test('at night schools are counted: what is asked by day is that count, whatever was played since', async () => {
  await countAllSchools(db, kindred.now());
  const read = async () =>
    (await kindred.call(schoolSummaries.zoou, {}, as("the district's admin"))).body.data;
  const before = await read();
  expect(before.counted_at).toBe(kindred.now().toISOString());
  expect(before.all).toMatchObject({ children: 12, schools: 1 });
  expect(before.schools.find(({ id }) => id === here.school_id)?.skills[4]?.shares.emerging).toBe(25);
  const { id } = await db
    .selectFrom('students')
    .select('id')
    .where('school_id', '=', here.school_id)
    .where('is_sandbox', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const archive = (at: Date | null) =>
    db.updateTable('students').set({ archived_at: at }).where('id', '=', id).execute();
  await archive(kindred.now());
  expect(await read()).toEqual(before);
  await countAllSchools(db, kindred.now());
  expect((await read()).all).toMatchObject({ children: 11 });
  await archive(null);
});

test('by agreement one reads the shares of the school that agreed', async () => {
  const { body } = await kindred.call(
    schoolSummaries.zoou,
    {},
    as('who runs a team from elsewhere, by agreement'),
  );
  expect(body.data.schools.map(({ id }) => id)).toEqual([here.school_id]);
});

test.each(['the teacher', 'who teaches at home', 'staff'])('%s has no schools to compare', async (who) => {
  expect((await kindred.call(schoolSummaries.zoou, {}, as(who))).status).toBe(403);
});

test('staff read group data only while they act as somebody, and it is told who', async () => {
  expect((await kindred.call(groupTables.zoou.list, {}, as('staff'))).status).toBe(403);
  await kindred.call(groupSummaries.zoou, {}, as('staff acting as the teacher'));
  const row = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'group-data.read')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ details: { program: 'zoou', children: 12 } });
  expect(row.acting_as_by).not.toBeNull();
});
