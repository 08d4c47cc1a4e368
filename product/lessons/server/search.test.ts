import { beforeAll, expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily } from '#testing/api/people.ts';
import { makeLibrary } from '../build/make-library.ts';
import { educatorLessonsTable, parentLessonsTable, staffLessonsTable } from '../tables-contract.ts';
import { keepLessons } from './keep.ts';

const kindred = await testKindred();
const { db, call } = kindred;
const tokens = { educator: '', parent: '', staff: '' };
const tables = { educator: educatorLessonsTable, parent: parentLessonsTable, staff: staffLessonsTable };

beforeAll(async () => {
  await keepLessons(db, makeLibrary());
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
  const reply = await call(tables[who].list, { search, ...more }, { token: tokens[who] });
  expect(reply.status).toBe(200);
  return (reply.body as { data: Found[] }).data;
};

test.each([
  ['anger', 'anger'],
  ['Mad', 'anger'],
  ['bully', 'feeling-left-out'],
  ['lonely', 'feeling-left-out'],
  ['anxious', 'anxiety-and-stress'],
  ['fights', 'conflict-resolution'],
  ['friends', 'friendship'],
  ['attention', 'staying-focused'],
  ['生氣', 'anger'],
  ['霸凌', 'feeling-left-out'],
  ['朋友', 'friendship'],
])('who looks for "%s" finds lessons for %s', async (search, challenge) => {
  for (const who of ['educator', 'parent', 'staff'] as const) {
    const found = await find(search, who);
    expect(found.filter(({ challenges }) => challenges.includes(challenge)).length).toBeGreaterThan(1);
  }
});

test.each([
  ['sharing', 'coop'],
  ['empathy', 'emp'],
  ['shy', 'ini'],
  ['self-control', 'ic'],
  ['同理心', 'emp'],
])('who looks for "%s" finds lessons for the skill %s', async (search, skill) => {
  const found = await find(search);
  expect(found.filter(({ skills }) => skills.includes(skill)).length).toBeGreaterThan(5);
});

test('what has the word in its title comes first, then what is for it before all else', async () => {
  const found = await find('kind');
  const isTitled = found.map(({ title }) => /kind/i.test(title));
  expect(isTitled).toContain(true);
  expect(isTitled).toContain(false);
  expect(isTitled).toEqual(isTitled.toSorted((a, b) => Number(b) - Number(a)));
  const first = (await find('empathy')).map(({ skills }) => skills.startsWith('emp'));
  expect(first).toContain(false);
  expect(first).toEqual(first.toSorted((a, b) => Number(b) - Number(a)));
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
