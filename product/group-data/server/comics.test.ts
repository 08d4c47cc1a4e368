import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { blankComic } from '#product/play/rules/comics/comic.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { comicsTable, readComicsSummary, readSchoolComics } from '../comics-contract.ts';
import { countAllSchools } from './schools.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const people: Record<string, { token: string; headers?: Record<string, string> }> = {};
let teacher = 0;
let here = { school_id: 0 };
const small = { school_id: 0 };

async function add(name: string, values: Parameters<typeof buildAccount>[1] = {}): Promise<number> {
  const { id } = await buildAccount(db, values);
  people[name] = { token: await kindred.tokenFor({ accountId: id }) };
  return id;
}

/** A child who has finished some of the stories, and made comics of the own. */
async function addChild(last_name: string, finished: number, own: number, more: object = {}) {
  const { id } = await buildStudent(db, appKey, {
    owner_id: teacher,
    ...here,
    active_program: 'sim',
    first_name: 'Robin',
    last_name,
    grade: 3,
    ...more,
  });
  await db
    .insertInto('program_progress')
    .values({
      student_id: id,
      program: 'sim',
      others_done: finished,
      last_played_at: kindred.now(),
      updated_at: kindred.now(),
    })
    .execute();
  for (let made = 0; made < own; made += 1) {
    await db
      .insertInto('play_comics')
      .values({
        student_id: id,
        id: randomUUID(),
        version: randomUUID(),
        title: 'My fish',
        program: 'sim',
        panels: JSON.stringify(blankComic('', 'sim').panels),
        created_at: kindred.now(),
        updated_at: kindred.now(),
      })
      .execute();
  }
  return id;
}

beforeAll(async () => {
  const district_id = (await buildDistrict(db)).id;
  here = { school_id: (await buildSchool(db, { district_id })).id };
  small.school_id = (await buildSchool(db, { district_id })).id;
  teacher = await add('the teacher', here);
  await addChild('Ames', 2, 0);
  await addChild('Bell', 1, 3, { grade: 2 });
  await addChild('Cole', 0, 1);
  await addChild('Dorn', 2, 0, { archived_at: kindred.now() });
  const far = { school_id: (await buildSchool(db)).id };
  const group = await buildGroup(db, 'district', { [await add("the district's admin", far)]: 'owner' });
  await db.updateTable('groups').set({ district_id }).where('id', '=', group.id).execute();
  const staff = await add('staff', { scope: 'uber' });
  await db
    .insertInto('acting_sessions')
    .values({
      staff_id: staff,
      account_id: teacher,
      reason: 'helping',
      started_at: kindred.now(),
      ends_at: new Date(kindred.now().getTime() + 3_600_000),
    })
    .execute();
  people['staff acting as the teacher'] = {
    token: people['staff']?.token ?? '',
    headers: { 'x-acting-as': String(teacher) },
  };
});

const as = (who: string) => people[who] ?? { token: '' };
type Row = Record<string, unknown>;
const rows = async (input: Record<string, string> = {}, who = 'the teacher'): Promise<Row[]> => {
  const { status, body } = await kindred.call(comicsTable.list, { archived: 'no', ...input }, as(who));
  expect(status).toBe(200);
  return (body as { data: Row[] }).data;
};
const names = async (input: Record<string, string>) => (await rows(input)).map((row) => row['last_name']);

test('a row says how many comics a child has finished, and how many of its own it made', async () => {
  expect(await rows()).toMatchObject([
    { name: 'Ames, Robin', grade: 3, done: 2, own: 0, finished_on: expect.any(String) },
    { name: 'Bell, Robin', grade: 2, done: 1, own: 3 },
    { name: 'Cole, Robin', done: 0, own: 1, finished_on: null },
  ]);
  expect(Object.keys((await rows())[0] ?? {}).filter((name) => /skill|level|said/.test(name))).toEqual([]);
});

test.each([
  [{ _sort: '-done' }, ['Ames', 'Bell', 'Cole']],
  [{ _sort: '-own' }, ['Bell', 'Cole', 'Ames']],
  [{ grade: '2' }, ['Bell']],
  [{ name: 'cole' }, ['Cole']],
  [{ archived: 'yes' }, ['Dorn']],
  [{ finished_on: '1/1/2020..', _sort: 'name' }, ['Ames', 'Bell']],
])('%j finds %j', async (input, found) => {
  expect(await names(input as unknown as Record<string, string>)).toEqual(found);
});

test('the sentence above the list counts who is in it', async () => {
  const summary = async (input: Record<string, string>) =>
    (await kindred.call(readComicsSummary, input, as('the teacher'))).body.data;
  expect(await summary({ archived: 'no' })).toEqual({ children: 3, told: 2, comics: 3 });
  expect(await summary({ archived: 'no', grade: '2' })).toEqual({ children: 1, told: 1, comics: 1 });
});

const fetched = (url: string, who = 'the teacher') =>
  kindred.app.server.inject({
    method: 'GET',
    url: `/api/educator/group-data/sim${url}`,
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${as(who).token}` },
  });

test('the list is a file, as those of the other programs', async () => {
  const columns = 'last_name,grade,done,own';
  const { body } = await fetched(`?_download=1&_format=csv&archived=no&_columns=${columns}`);
  expect(body).toContain('Ames,3,2,0');
  expect(body).toContain('Bell,2,1,3');
});

test.each(['en', 'zh-TW'])(
  'and a page to print, in %s, that says in the log whose names are on it',
  async (language) => {
    const reply = await fetched(`/page?archived=no&_lang=${language}`);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(reply.rawPayload.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    const { details } = await db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'group-data.page')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ program: 'sim', children: 3, students: expect.arrayContaining([]) });
  },
);

test('staff who act as a teacher see what was finished, and not how much a child wrote of its own', async () => {
  expect(await rows({}, 'staff acting as the teacher')).toMatchObject([
    { done: 2, own: null },
    { done: 1, own: null },
    { done: 0, own: null },
  ]);
  expect((await kindred.call(comicsTable.list, {}, as('staff'))).status).toBe(403);
});

test("the district's admin reads counts by school, of ten children or more, and no child", async () => {
  expect(await rows({ reach: 'all' }, "the district's admin")).toEqual([]);
  const read = async () => {
    const { status, body } = await kindred.call(readSchoolComics, {}, as("the district's admin"));
    expect(status).toBe(200);
    return body.data;
  };
  for (let more = 0; more < 9; more += 1) await addChild(`More${more}`, 1, more === 0 ? 2 : 0);
  for (let more = 0; more < 9; more += 1) await addChild(`Few${more}`, 2, 1, small);
  await addChild('Sand', 2, 2, { is_sandbox: true });
  for (const at of ['by day', 'at night']) {
    if (at === 'at night') await countAllSchools(db, kindred.now());
    const { schools, all } = await read();
    const byId = new Map(schools.map((school) => [school.id, school]));
    expect(byId.get(here.school_id)).toMatchObject({ finished: { children: 11, comics: 12 }, own: null });
    expect(byId.get(small.school_id)).toMatchObject({ finished: null, own: null });
    expect(all).toEqual({ schools: 1, finished: { children: 11, comics: 12 }, own: null });
  }
  expect((await kindred.call(readSchoolComics, {}, as('the teacher'))).status).toBe(403);
});
