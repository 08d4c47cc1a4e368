import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { getComics } from '#product/play/comics-contract.ts';
import { blankComic } from '#product/play/rules/comics/comic.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
  LICENSED,
} from '#testing/api/people.ts';
import { hideComic, readComics } from '../../comics-contract.ts';
import { readChildPage, readStudentPage } from '../../student-contract.ts';

/** Who reads the comics of a child is who reads how it does, in person: the table of docs/product/student-page.md. */
const kindred = await testKindred();
const { db, appKey } = kindred;

const ids: Record<string, number> = {};
const tokens: Record<string, string> = {};
let child = 0;
let classmate = 0;
let atHome = 0;
const comic = randomUUID();

async function add(name: string, values: Parameters<typeof buildAccount>[1] = {}): Promise<number> {
  const { id } = await buildAccount(db, values);
  ids[name] = id;
  tokens[name] = await kindred.tokenFor({ accountId: id });
  return id;
}

const buildComic = (student_id: number, id: string) =>
  db
    .insertInto('play_comics')
    .values({
      student_id,
      id,
      version: randomUUID(),
      title: 'My fish',
      program: 'academy',
      panels: JSON.stringify(blankComic(id, 'academy').panels),
      created_at: kindred.now(),
      updated_at: kindred.now(),
    })
    .execute();

beforeAll(async () => {
  const district = await buildDistrict(db);
  const here = { school_id: (await buildSchool(db, { district_id: district.id })).id };
  const owner = await add('the teacher', here);
  child = (await buildStudent(db, appKey, { owner_id: owner, ...here, ...LICENSED })).id;
  classmate = (await buildStudent(db, appKey, { owner_id: owner, ...here, ...LICENSED })).id;
  const shared = await add('a shared educator', here);
  await db
    .insertInto('student_shares')
    .values({ student_id: child, account_id: shared, shared_by: owner })
    .execute();
  const head = await add("the school's admin", here);
  const group = await buildGroup(db, 'school', { [head]: 'owner', [owner]: 'member' });
  await db.updateTable('groups').set(here).where('id', '=', group.id).execute();
  await add('a colleague', here);
  await add('a teacher of another school', { school_id: (await buildSchool(db)).id });
  const high = await add("the district's admin", {
    school_id: (await buildSchool(db, { district_id: district.id })).id,
  });
  const wide = await buildGroup(db, 'district', { [high]: 'owner' });
  await db.updateTable('groups').set({ district_id: district.id }).where('id', '=', wide.id).execute();
  const family_id = (await buildFamily(db)).id;
  const parent = await add('a parent', { scope: 'parent', family_id });
  await add('another parent', { scope: 'parent', family_id: (await buildFamily(db)).id });
  atHome = (await buildStudent(db, appKey, { owner_id: parent, family_id })).id;
  await add('a linked parent', { scope: 'parent', family_id: (await buildFamily(db)).id });
  await db
    .insertInto('family_links')
    .values({
      account_id: ids['a linked parent'] ?? 0,
      student_id: child,
      ...here,
      created_at: kindred.now(),
    })
    .execute();
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
  await buildComic(child, comic);
  await buildComic(atHome, comic);
});

const as = (who: string) => ({ token: tokens[who] ?? '' });
const read = (who: string, id = child) => kindred.call(readComics.educator, { id }, as(who));
const readHome = (who: string, id = atHome) => kindred.call(readComics.parent, { id }, as(who));

test.each(['the teacher', 'a shared educator', "the school's admin"])('%s reads the comics', async (who) => {
  const { status, body } = await read(who);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ may_hide: true, comics: [{ title: 'My fish', hidden: false }] });
  expect((await kindred.call(readStudentPage, { id: child }, as(who))).body.data.comics).toBe(1);
});

test('at home parents read those of their children, and of a school’s child who is linked to it', async () => {
  expect((await readHome('a parent')).body.data).toMatchObject({ may_hide: true, comics: [{ id: comic }] });
  expect((await kindred.call(readChildPage, { id: atHome }, as('a parent'))).body.data.comics).toBe(1);
  expect((await readHome('a linked parent', child)).body.data).toMatchObject({ may_hide: false });
});

test('nobody else does', async () => {
  for (const who of ['a colleague', 'a teacher of another school'])
    expect([who, (await read(who)).status]).toEqual([who, 404]);
  for (const who of ['another parent', 'a linked parent'])
    expect([who, (await readHome(who)).status]).toEqual([who, 404]);
  // Who runs the district counts, and reads nothing of how a child does.
  expect((await read("the district's admin")).status).toBe(403);
  expect(
    (await kindred.call(readStudentPage, { id: child }, as("the district's admin"))).body.data.comics,
  ).toBeNull();
  expect((await readHome('the teacher', child)).status).toBe(403);
});

test('while staff act as a teacher the comics are covered', async () => {
  const acting = { ...as('staff'), headers: { 'x-acting-as': String(ids['the teacher']) } };
  expect((await kindred.call(readComics.educator, { id: child }, acting)).status).toBe(403);
  expect((await kindred.call(readStudentPage, { id: child }, acting)).body.data).toMatchObject({
    covered: true,
    comics: null,
  });
});

test('a classmate finds nothing of them', async () => {
  const token = await kindred.tokenFor({ studentId: classmate });
  const { body } = await kindred.call(getComics, {}, { token, host: STUDENT_SITE });
  expect(body.data.comics).toEqual([]);
});

test('a comic that is put away is off the child’s shelf until it is brought back, with an audit row each', async () => {
  const token = await kindred.tokenFor({ studentId: child });
  const shelf = async () => (await kindred.call(getComics, {}, { token, host: STUDENT_SITE })).body.data;
  const hide = (who: string, hidden: boolean, id = comic) =>
    kindred.call(hideComic.educator, { id: child, comic: id, hidden }, as(who));
  expect((await hide('the teacher', true)).status).toBe(200);
  expect(await shelf()).toMatchObject({ comics: [], away: 1 });
  expect((await read('the teacher')).body.data.comics).toMatchObject([{ hidden: true }]);
  expect((await hide('a shared educator', false)).status).toBe(200);
  expect(await shelf()).toMatchObject({ comics: [{ id: comic }], away: 0 });
  expect((await hide('the teacher', true, randomUUID())).status).toBe(404);
  expect((await hide('a colleague', true)).status).toBe(404);
  expect((await hide("the district's admin", true)).status).toBe(403);
  const linked = await kindred.call(
    hideComic.parent,
    { id: child, comic, hidden: true },
    as('a linked parent'),
  );
  expect(linked.status).toBe(403);
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'details'])
    .where('action', '=', 'student.comic-hide')
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { actor_id: ids['the teacher'], details: { comic, hidden: true } },
    { actor_id: ids['a shared educator'], details: { comic, hidden: false } },
  ]);
});

test('reading them leaves an audit row, and those of an archived child stay', async () => {
  await db.updateTable('students').set({ archived_at: kindred.now() }).where('id', '=', child).execute();
  expect((await read('the teacher')).body.data.comics).toHaveLength(1);
  const rows = await db
    .selectFrom('audit')
    .select('subject_id')
    .where('action', '=', 'student.comics-read')
    .where('actor_id', '=', ids['the teacher'] ?? 0)
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ subject_id }) => subject_id))).toEqual(new Set([child]));
});
