import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildStudent } from '#testing/api/people.ts';
import { makeLibrary } from '../build/make-library.ts';
import { gradesAway } from '../rules/fitting/grades.ts';
import { educatorLessonsTable, parentLessonsTable, staffLessonsTable } from '../tables-contract.ts';
import { keepLessons } from './keep.ts';

const library = makeLibrary();
const kindred = await testKindred({}, { lessons: library });
const { db, call } = kindred;
const tokens = { educator: '', parent: '', staff: '' };
const tables = { educator: educatorLessonsTable, parent: parentLessonsTable, staff: staffLessonsTable };

beforeAll(async () => {
  await keepLessons(db, library);
  const accounts = {
    educator: await buildAccount(db),
    parent: await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id }),
    staff: await buildAccount(db, { scope: 'uber' }),
  };
  for (const who of ['educator', 'parent', 'staff'] as const) {
    tokens[who] = await kindred.tokenFor({ accountId: accounts[who].id });
  }
});

type Found = { title: string; skills: string; challenges: string };
type Who = keyof typeof tokens;
const find = async (search: string, who: Who = 'educator', more: object = {}): Promise<Found[]> => {
  const reply = await call(
    tables[who].list,
    { ...(search === '' ? {} : { search }), ...more },
    { token: tokens[who] },
  );
  expect(reply.status).toBe(200);
  return (reply.body as { data: Found[] }).data;
};

test.each([
  ['anger', 'anger'],
  ['Mad', 'anger'],
  ['bully', 'peer-pressure'],
  ['lonely', 'feeling-left-out'],
  ['anxious', 'anxiety-and-stress'],
  ['fights', 'conflict-resolution'],
  ['friends', 'friendship'],
  ['attention', 'staying-focused'],
  ['生氣', 'anger'],
  ['霸凌', 'peer-pressure'],
  ['朋友', 'friendship'],
])('who looks for "%s" finds lessons for %s', async (search, challenge) => {
  for (const who of ['educator', 'parent', 'staff'] as const) {
    const found = await find(search, who);
    expect(found.filter(({ challenges }) => challenges.includes(challenge)).length).toBeGreaterThan(1);
  }
});

test('what fits best comes first, and nothing that merely touches it', async () => {
  const found = (await find('kind')).map(({ title }) => title);
  expect(found[0]).toBe('A Kindness Nobody Sees');
  expect(found.length).toBeLessThanOrEqual(12);
  const all = (await find('kind', 'educator', { _sort: 'title' })).map(({ title }) => title);
  expect(all).toEqual(found.toSorted((a, b) => a.localeCompare(b)));
});

test('staff, who sort by title, see the best first as well', async () => {
  expect((await find('shy', 'staff'))[0]?.title).toBe('Small Steps Ladder');
});

test('in another order than that of titles nothing is put first', async () => {
  const found = await find('friend', 'educator', { _sort: 'minutes' });
  const minutes = found.map((row) => Number(Object(row).minutes));
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
});

test('every part has to be found, and signs of SQL are signs', async () => {
  const both = await find('angry fights');
  expect(both.length).toBeGreaterThan(0);
  expect(both.every(({ challenges }) => challenges.includes('anger'))).toBe(true);
  expect(both.every(({ challenges }) => challenges.includes('conflict-resolution'))).toBe(true);
  expect(both.length).toBeLessThan((await find('fights')).length);
  for (const odd of ["'; drop table lessons; --", '100%', 'a\\', '_', '$1']) await find(odd);
  expect(await find('no lesson has these words')).toEqual([]);
});

test('parents search among the lessons of home alone', async () => {
  const codes = (found: Found[]) => found.map((row) => String(Object(row).code));
  const ofHome = new Set(codes(await find('', 'parent')));
  expect(ofHome.size).toBe(50);
  const found = codes(await find('bully', 'parent'));
  expect(found.length).toBeGreaterThan(0);
  expect(codes(await find('bully'))).toEqual(expect.arrayContaining(found));
  expect(found).not.toContain('e-ic-7');
});

test('one grade can be asked for, and finds what is written for it among others', async () => {
  const grades = async (grade: string) =>
    (await find('', 'educator', { grade })).map((row) => String(Object(row).grades));
  expect(new Set(await grades('3'))).toEqual(new Set(['2-4', '3-5', '2-5', 'K-5', 'K-4', 'K-3', '1-4']));
  expect(new Set(await grades('K'))).toEqual(new Set(['K-2', 'K-1', 'K-5', 'K-4', 'K-3']));
  expect(new Set(await grades('7'))).toEqual(new Set(['6-8']));
});

test('who teaches at home sees first what is for home, and all of the rest behind it', async () => {
  const { id } = await buildAccount(db, { role: 'home' });
  const token = await kindred.tokenFor({ accountId: id });
  const { body } = await call(educatorLessonsTable.list, {}, { token });
  const { data, filtered } = body as { data: { at_home: boolean }[]; filtered: number };
  expect(filtered).toBe(96);
  expect(data.every((row) => row.at_home)).toBe(true);
});

test('nobody sees first what is for other grades than their children are in, and nothing is hidden', async () => {
  const teacher = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: teacher.id });
  const list = async (asked: Record<string, unknown> = {}) => {
    const { body } = await call(educatorLessonsTable.list, asked, { token });
    return body as { data: { grades: string }[]; filtered: number };
  };
  await buildStudent(db, kindred.appKey, { owner_id: teacher.id, grade: 2 });
  await buildStudent(db, kindred.appKey, { owner_id: teacher.id, grade: 3 });
  const { data, filtered } = await list();
  expect(filtered).toBe(96);
  const away = data.map(({ grades }) => Math.min(gradesAway(grades, 2), gradesAway(grades, 3)));
  expect(away[0]).toBe(0);
  expect(away).toEqual(away.toSorted((a, b) => a - b));
  const angry = (await list({ search: 'anger' })).data;
  expect(angry[0]?.grades).toBe('K-3');
  await sql`update students set grade = 11 where owner_id = ${teacher.id}`.execute(db);
  expect((await list()).data[0]?.grades).toBe('6-8');
});

test('of what is as good for a search, lessons for the own class come first', async () => {
  const teacher = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: teacher.id });
  const shy = async () =>
    (
      (await call(educatorLessonsTable.list, { search: 'shy' }, { token })).body as {
        data: { grades: string }[];
      }
    ).data;
  await buildStudent(db, kindred.appKey, { owner_id: teacher.id, grade: 2 });
  const [first] = await shy();
  expect(gradesAway(first?.grades ?? '', 2)).toBe(0);
  await sql`update students set grade = 7 where owner_id = ${teacher.id}`.execute(db);
  expect((await shy())[0]?.grades).toBe('6-8');
});

test('at home lessons begin with the grade of the child, what it played and felt, and what is featured', async () => {
  const family = await buildFamily(db);
  const [parent, other] = [
    await buildAccount(db, { scope: 'parent', family_id: family.id }),
    await buildAccount(db, { scope: 'parent', family_id: family.id }),
  ];
  const child = await buildStudent(db, kindred.appKey, {
    owner_id: parent.id,
    family_id: family.id,
    grade: 3,
  });
  type Listed = { code: string; grades: string; after_play: boolean; featured: boolean; challenges: string };
  const list = async (who: { id: number }) => {
    const token = await kindred.tokenFor({ accountId: who.id });
    return ((await call(parentLessonsTable.list, {}, { token })).body as { data: Listed[] }).data;
  };
  const away = (rows: readonly Listed[]) => rows.map(({ grades }) => gradesAway(grades, 3));
  const before = await list(parent);
  expect(away(before)).toEqual(away(before).toSorted((a, b) => a - b));
  const near = before.filter(({ grades }) => gradesAway(grades, 3) === 0);
  const featured = near.map((row) => row.featured);
  expect(featured).toEqual(featured.toSorted((a, b) => Number(b) - Number(a)));
  // Worried, and told to one of the two: that one's list begins with a lesson for it.
  await db
    .insertInto('check_ins')
    .values({
      student_id: child.id,
      id: randomUUID(),
      at: kindred.now(),
      on_day: kindred.now().toISOString().slice(0, 10),
      feeling: 'worried',
      told_to: [parent.id],
    })
    .execute();
  const [first] = await list(parent);
  expect(first?.challenges).toMatch(/anxiety-and-stress|coping-with-change|perfectionism/);
  expect(gradesAway(first?.grades ?? '', 3)).toBe(0);
  expect((await list(other)).map(({ code }) => code)).toEqual(before.map(({ code }) => code));
});
