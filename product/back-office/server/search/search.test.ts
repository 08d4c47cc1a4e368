import { sql } from 'kysely';
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
import { buildOrder, buildQuote } from '#testing/api/purchases.ts';
import { searchEverything } from '../../search-contract.ts';
import { candidatesOf, SOUGHT } from './candidates.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const staff = await buildAccount(db, { scope: 'uber', first_name: 'Robin', last_name: 'Whitfield' });
const token = await kindred.tokenFor({ accountId: staff.id });

const school = await buildSchool(db, { name: 'Whitford Middle School' });
const teacher = await buildAccount(db, {
  first_name: 'Adaeze',
  last_name: 'Whitfield',
  username: 'adaeze@larkspur.test',
  school_id: school.id,
});
const family = await buildFamily(db);
const parent = await buildAccount(db, {
  scope: 'parent',
  first_name: 'Owen',
  last_name: 'Núñez-Whitfield',
  username: 'owen@home.test',
  family_id: family.id,
});
let quoteNumber = '';

beforeAll(async () => {
  await db.updateTable('families').set({ name: 'The Whitfields' }).where('id', '=', family.id).execute();
  await buildStudent(db, appKey, {
    owner_id: teacher.id,
    school_id: school.id,
    first_name: 'Ruth',
    last_name: 'Whitfield',
    username: 'ruth.w',
    student_id: '77123',
    active_program: 'academy',
    license_ends_on: '2030-06-30',
  });
  await buildOrder(db, teacher.id);
  const quote = await buildQuote(db, parent.id);
  const row = await db
    .selectFrom('quotes')
    .select('number')
    .where('id', '=', quote)
    .executeTakeFirstOrThrow();
  quoteNumber = row.number;
});

const find = async (q: string) => (await kindred.call(searchEverything, { q }, { token })).body.data;

test('a few letters find people, children, places, orders and what to do, and no colleague of staff', async () => {
  const found = await find('whitf');
  expect(found.people.map(({ name, place, status }) => [name, place, status])).toEqual([
    ['Adaeze Whitfield', 'Whitford Middle School', 'verified'],
    ['Owen Núñez-Whitfield', 'The Whitfields', 'verified'],
  ]);
  expect(found.children).toMatchObject([
    {
      name: 'Whitfield, Ruth',
      username: 'ruth.w',
      program: 'academy',
      license: 'trial',
      owner_id: teacher.id,
    },
  ]);
  expect(
    found.places.map(({ kind, name, school_id, person_id }) => [kind, name, school_id, person_id]),
  ).toEqual([
    ['school', 'Whitford Middle School', school.id, null],
    ['family', 'The Whitfields', null, parent.id],
  ]);
  expect(found.orders.map(({ kind, buyer_id }) => [kind, buyer_id])).toEqual([
    ['order', teacher.id],
    ['quote', parent.id],
  ]);
  expect(found.actions).toEqual([{ kind: 'act-as', id: teacher.id, name: 'Adaeze Whitfield' }]);
});

test('accents and order of names do not matter', async () => {
  expect((await find('nunez owen')).people.map(({ id }) => id)).toEqual([parent.id]);
  expect((await find('NÚÑEZ')).people.map(({ id }) => id)).toEqual([parent.id]);
});

test('what was typed whole comes first: an address, a username, a student number, the number of a quote', async () => {
  await buildAccount(db, { first_name: 'Aaron', username: 'not.owen@home.test' });
  expect((await find('owen@home.test')).people[0]?.id).toBe(parent.id);
  expect((await find('RUTH.W')).children[0]?.name).toBe('Whitfield, Ruth');
  expect((await find('77123')).children[0]?.name).toBe('Whitfield, Ruth');
  expect((await find(quoteNumber.toLowerCase())).orders).toMatchObject([
    { kind: 'quote', number: quoteNumber },
  ]);
});

test('a child brings a name and a license, and nothing that was played or felt', async () => {
  const [child] = (await find('ruth')).children;
  expect(Object.keys(child ?? {}).toSorted()).toEqual(
    ['archived', 'grade', 'id', 'license', 'name', 'owner_id', 'place', 'program', 'username'].toSorted(),
  );
});

test('places are districts, schools, groups and families', async () => {
  const district = await buildDistrict(db);
  await db
    .updateTable('districts')
    .set({ name: 'Quillhaven Unified' })
    .where('id', '=', district.id)
    .execute();
  const group = await buildGroup(db, 'team', { [teacher.id]: 'owner' });
  await db.updateTable('groups').set({ name: 'Quillhaven readers' }).where('id', '=', group.id).execute();
  expect((await find('quillh')).places.map(({ kind, name, person_id }) => [kind, name, person_id])).toEqual([
    ['group', 'Quillhaven readers', teacher.id],
    ['district', 'Quillhaven Unified', null],
  ]);
});

test('pages are found by their words', async () => {
  expect((await find('refund')).actions).toEqual([
    { kind: 'page', page: 'purchasing', path: '/uber/purchasing' },
  ]);
});

test.each(['w', '', ' w ', 'x'.repeat(101)])('%j is refused', async (q) => {
  expect((await kindred.call(searchEverything, { q }, { token })).status).toBe(422);
});

test.each(['--', "''", 'a b', '%%', '__'])('%j finds nobody', async (q) => {
  expect((await find(q)).people).toEqual([]);
});

test('of many only a few are shown', async () => {
  for (let count = 0; count < 8; count += 1) await buildAccount(db, { last_name: 'Manyone' });
  expect((await find('manyone')).people).toHaveLength(5);
});

test('a search is kept by what it found, never by what was typed', async () => {
  await find('adaeze whitfield');
  const row = await db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'staff.search')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    actor_id: staff.id,
    subject_type: 'search',
    details: { people: 1, children: 0 },
  });
  expect(JSON.stringify(row)).not.toMatch(/adaeze|whitf/i);
});

test('who gathers names by machine is slowed down', async () => {
  const greedy = await buildAccount(db, { scope: 'uber' });
  const theirs = await kindred.tokenFor({ accountId: greedy.id });
  const statuses = new Set<number>();
  for (let count = 0; count < 210; count += 1) {
    statuses.add((await kindred.call(searchEverything, { q: 'zz' }, { token: theirs })).status);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect((await find('whitf')).people).toHaveLength(2);
});

/** Where an index cannot serve, the database walks through the table even if that is forbidden. */
test.each(Object.keys(SOUGHT) as (keyof typeof SOUGHT)[])('%s are found by an index', async (kind) => {
  for (const typed of ['whitf', 'wh', 'adaeze whitfield']) {
    const { text, values } = candidatesOf(SOUGHT[kind], typed);
    const plan = await db.connection().execute(async (one) => {
      await sql`set enable_seqscan = off`.execute(one);
      const filled = text.replaceAll(
        /\$(\d+)/g,
        (_, place: string) => `'${String(values[Number(place) - 1])}'`,
      );
      const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${filled}`).execute(one);
      await sql`reset enable_seqscan`.execute(one);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Seq Scan');
  }
});
