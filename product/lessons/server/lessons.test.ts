import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#platform/contract/days.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildLicenses } from '#testing/api/licenses.ts';
import { actingAs } from '#testing/api/matrix/people.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent } from '#testing/api/people.ts';
import { readPdf } from '#testing/server/pdf-text.ts';
import { featureLesson, planLesson, readLesson, reviewLesson, saveLesson, teachLesson } from '../contract.ts';
import { featuredFrom, isFeatured } from '../rules/featured.ts';
import { educatorLessonsTable, parentLessonsTable, staffLessonsTable } from '../tables-contract.ts';
import { keepLessons } from './keep.ts';
import { TEST_LESSONS, TEST_LIBRARY } from './testing/library.ts';

const kindred = await testKindred();
const { db, call } = kindred;
const TODAY = '2026-09-14';

type Row = Record<string, unknown>;

/** Who teaches without having bought anything. */
const people = { educator: '', customer: '', colleague: '', parent: '', staff: '' };
let educatorId = 0;

beforeAll(async () => {
  await keepLessons(db, TEST_LIBRARY);
  const school = await buildSchool(db);
  const here = { school_id: school.id };
  const educator = await buildAccount(db, { ...here, free_trial_ends_on: '2026-01-01' });
  const colleague = await buildAccount(db, { ...here, free_trial_ends_on: '2026-12-31' });
  const customer = await buildAccount(db, { ...here, free_trial_ends_on: '2026-01-01' });
  await buildLicenses(db, customer.id, 5, kindred.now());
  const parent = await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id });
  const staff = await buildAccount(db, { scope: 'uber' });
  const token = (account: { id: number }) => kindred.tokenFor({ accountId: account.id });
  educatorId = educator.id;
  people.educator = await token(educator);
  people.colleague = await token(colleague);
  people.customer = await token(customer);
  people.parent = await token(parent);
  people.staff = await token(staff);
});

async function rows(who: keyof typeof people, filters: Record<string, unknown> = {}): Promise<Row[]> {
  const table = { parent: parentLessonsTable, staff: staffLessonsTable }[String(who)] ?? educatorLessonsTable;
  const reply = await call(table.list, filters, { token: people[who] });
  expect(reply.status).toBe(200);
  return (reply.body as { data: Row[] }).data;
}
const codes = (found: Row[]): unknown[] => found.map((row) => row['code']).sort();
const row = async (who: keyof typeof people, code: string): Promise<Row> =>
  (await rows(who)).find((one) => one['code'] === code) ?? {};
const read = async (id: string, who: keyof typeof people = 'educator', more: Row = {}) =>
  call(readLesson, { id, ...more }, { token: people[who] });

test('the list has the columns of the catalogue', async () => {
  expect(codes(await rows('educator'))).toEqual(TEST_LESSONS.toSorted());
  expect(await row('educator', 'e-er-1')).toMatchObject({
    title: 'Cool the Soup',
    title_zh: '把湯吹涼',
    type: 'activity',
    usage: 'group, individual',
    skills: 'er, ic',
    level: 'elementary',
    grades: 'K-2',
    prep: 'none',
    challenges: 'calming-down, anger, daily-transitions',
    minutes: 10,
    featured_from: '2026-12-01',
    featured: false,
    safety: false,
    family: true,
    saved: false,
    taught_on: null,
    planned_for: null,
    after_play: false,
  });
});

test.each([
  [{ search: 'soup' }, ['e-er-1']],
  [{ search: '湯' }, ['e-er-1']],
  [{ search: 'plain words' }, ['e-emp-5']],
  [{ type: 'video,article' }, ['e-com-4', 'e-emp-5']],
  [{ usage: 'individual' }, ['e-emp-5', 'e-er-1', 'm-ic-1']],
  [{ skills: 'ic' }, ['e-er-1', 'm-ic-1']],
  [{ skills: 'ic,com' }, ['e-com-4', 'e-er-1', 'm-ic-1']],
  [{ challenges: 'sadness-and-grief' }, ['e-emp-5']],
  [{ level: 'middle' }, ['m-ic-1']],
  [{ minutes: '..10' }, ['e-com-4', 'e-er-1']],
  [{ safety: 'yes' }, ['e-emp-5']],
  [{ page: 'no' }, []],
  [{ page: 'yes', level: 'middle' }, ['m-ic-1']],
  [{ program: 'academy' }, ['e-er-1']],
  [{ program: 'zoou,hoh' }, ['e-com-4', 'm-ic-1']],
  [{ program: 'sim' }, []],
  [{ featured_from: '12/1/2026..12/31/2026' }, ['e-er-1']],
])('%j finds %j', async (filters, found) => {
  expect(codes(await rows('educator', filters))).toEqual(found);
});

test('families see the lessons that have a letter for them, and read no others', async () => {
  expect(codes(await rows('parent'))).toEqual(['e-emp-5', 'e-er-1', 'm-ic-1']);
  expect((await read('e-er-1', 'parent')).status).toBe(200);
  const school = await read('e-com-4', 'parent');
  expect(school.status).toBe(404);
  expect(school.body).toMatchObject({ i18n: 'lessons.page.not-home', values: { skill: 'com' } });
  const use = (usage: string[]) =>
    db.updateTable('lessons').set({ usage }).where('code', '=', 'e-com-4').execute();
  await use(['individual']);
  const alone = await read('e-com-4', 'parent');
  await use(['group']);
  expect(alone.body).toMatchObject({ i18n: 'lessons.page.not-home-alone', values: { skill: 'com' } });
  expect((await read('e-com-9', 'parent')).body).toMatchObject({ i18n: 'error.not-found' });
});

test('a parent reads of the own child, in the list and on the page', async () => {
  const home = TEST_LIBRARY.lessons.find(({ en }) => en?.facts.id === 'm-ic-1')?.en?.facts.homeOverview;
  expect(home).toMatch(/your child/i);
  expect(await row('parent', 'm-ic-1')).toMatchObject({ overview: home });
  expect(await row('parent', 'e-er-1')).toMatchObject({ overview_zh: expect.stringMatching(/^一起捧著/) });
  expect((await read('m-ic-1', 'parent')).body.data.facts.overview).toBe(home);
  expect(codes(await rows('parent', { search: 'hot message your child' }))).toEqual(['m-ic-1']);
  expect(await row('educator', 'm-ic-1')).toMatchObject({
    overview: expect.stringMatching(/^Students /),
    home_overview: home,
  });
  expect((await read('m-ic-1')).body.data.facts.overview).toMatch(/^Students /);
});

test('of heavy lessons a parent reads what is said to parents', async () => {
  const { worrying, prose } = (await read('e-emp-5', 'parent')).body.data;
  expect(worrying?.title).toBe('If your child tells you something worrying');
  expect(worrying?.paragraphs.join(' ')).toContain('988');
  expect(prose.safety).toEqual([]);
});

test('what makes no sense at home is not among the lessons of parents', async () => {
  const lessons = TEST_LIBRARY.lessons.map((texts) => {
    const { en } = texts;
    if (en?.facts.id !== 'm-ic-1') return texts;
    return { ...texts, en: { ...en, facts: { ...en.facts, schoolOnly: 'There is none at home.' } } };
  });
  await keepLessons(db, { ...TEST_LIBRARY, hash: 'school-only', lessons });
  expect(codes(await rows('parent'))).toEqual(['e-emp-5', 'e-er-1']);
  expect((await read('m-ic-1', 'parent')).status).toBe(404);
  expect(codes(await rows('educator'))).toEqual(TEST_LESSONS.toSorted());
  await keepLessons(db, TEST_LIBRARY);
});

test('a lesson is read by its number or its code, in a language that it has', async () => {
  const english = await read('e-er-1');
  expect(english.body.data).toMatchObject({ language: 'en', facts: { title: 'Cool the Soup', minutes: 10 } });
  const number = String(english.body.data.id);
  expect((await read(number, 'educator', { _lang: 'zh-TW' })).body.data).toMatchObject({
    language: 'zh-TW',
    facts: { title: '把湯吹涼', minutes: 10 },
  });
  const untranslated = await read('m-ic-1', 'educator', { _lang: 'zh-TW' });
  expect(untranslated.body.data).toMatchObject({ language: 'en', facts: { title: 'Draft, Wait, Send' } });
  expect((await read('e-er-9')).status).toBe(404);
  expect((await read('soup')).status).toBe(422);
});

test('a clip comes with its lesson, and pauses for each of its questions', async () => {
  const { data } = (await read('e-com-4')).body;
  const pauses = data.watched?.lines.flatMap(({ talk }) => talk ?? []);
  expect(pauses).toEqual(data.prose.clip?.questions.map((_, at) => at + 1));
  const chinese = (await read('e-com-4', 'educator', { _lang: 'zh-TW' })).body.data.watched;
  expect(chinese?.language).toBe('zh-TW');
  expect(chinese?.lines[0]?.text).toMatch(/\p{Script=Han}/u);
  expect((await read('e-er-1')).body.data.watched).toBeNull();
});

test('a heavy lesson carries the shared text, in the words and numbers of the brand', async () => {
  const { data } = (await read('e-emp-5')).body;
  expect(data.worrying?.title).toBe('If a child tells you something worrying');
  expect(data.worrying?.paragraphs.join(' ')).toContain('988');
  expect(JSON.stringify(data)).not.toMatch(/\{(?:brand|hotlines|emergency)\}/);
  expect((await read('e-er-1')).body.data.worrying).toBeNull();
});

test('who has not read a lesson yet is said until staff say who has', async () => {
  expect((await read('e-emp-5')).body.data.unread_by).toEqual(['counselor', 'autistic-reader']);
  expect((await read('e-er-1')).body.data.unread_by).toEqual(['autistic-reader']);
  const review = { id: 'e-emp-5', reader: 'counselor', on: true };
  const asStaff = { token: people.staff };
  expect((await call(reviewLesson, review, asStaff)).status).toBe(422);
  expect((await call(reviewLesson, { ...review, read_by: 'A counselor in Ohio' }, asStaff)).status).toBe(200);
  expect((await read('e-emp-5')).body.data.unread_by).toEqual(['autistic-reader']);
  expect(await row('staff', 'e-emp-5')).toMatchObject({
    read_by_counselor: true,
    counselor: 'A counselor in Ohio',
    counselor_at: '2026-09-14T15:00:00+00:00',
    read_by_autistic_reader: false,
    autistic_reader: null,
  });
  // That it was read, and when, is for everybody; who it was is for staff.
  const [seen] = (await read('e-emp-5')).body.data.read_by;
  expect(seen).toMatchObject({ reader: 'counselor', name: null, noted_by: null });
  expect(seen?.on).toMatch(/^2026-/);
  const ofStaff = await call(readLesson, { id: 'e-emp-5' }, asStaff);
  expect(ofStaff.body.data.read_by).toMatchObject([
    { name: 'A counselor in Ohio', noted_by: expect.stringMatching(/./) },
  ]);
  await call(reviewLesson, { ...review, on: false }, asStaff);
  expect((await read('e-emp-5')).body.data).toMatchObject({
    unread_by: ['counselor', 'autistic-reader'],
    read_by: [],
  });
});

test('what one saves, plans and teaches is one’s own', async () => {
  const mine = { token: people.educator };
  for (const _ of ['once', 'and again']) {
    expect((await call(saveLesson, { id: 'e-er-1', on: true }, mine)).status).toBe(200);
    expect((await call(planLesson, { id: 'e-er-1', day: '2026-09-23', on: true }, mine)).status).toBe(200);
    expect(
      (
        await call(
          teachLesson,
          { id: 'e-er-1', day: '2026-09-10', on: true, note: 'Slower next time.' },
          mine,
        )
      ).status,
    ).toBe(200);
  }
  const own = { saved: true, taught_on: '2026-09-10', planned_for: '2026-09-21' };
  expect(await row('educator', 'e-er-1')).toMatchObject(own);
  expect(codes(await rows('educator', { saved: 'yes' }))).toEqual(['e-er-1']);
  expect(await row('colleague', 'e-er-1')).toMatchObject({
    saved: false,
    taught_on: null,
    planned_for: null,
  });
  expect((await read('e-er-1')).body.data).toMatchObject({
    saved: true,
    planned_for: ['2026-09-21'],
    taught: [{ on_day: '2026-09-10', note: 'Slower next time.' }],
  });
  // The note is the adult's own: staff who act as them know the day alone.
  const headers = await (await actingAs(kindred, educatorId))();
  expect((await call(readLesson, { id: 'e-er-1' }, { headers })).body.data.taught).toEqual([
    { on_day: '2026-09-10', note: '', groups: [] },
  ]);
  expect((await read('e-er-1', 'colleague')).body.data).toMatchObject({
    saved: false,
    planned_for: [],
    taught: [],
  });
  expect(await row('staff', 'e-er-1')).toMatchObject({
    saves: 1,
    plans: 1,
    taught: 1,
    taught_last: '2026-09-10',
  });
  const kept = await db.selectFrom('audit').select('details').where('action', '=', 'lesson.teach').execute();
  expect(JSON.stringify(kept)).not.toContain('Slower');
});

test('all of it can be taken back', async () => {
  const mine = { token: people.educator };
  await call(saveLesson, { id: 'e-er-1', on: false }, mine);
  await call(planLesson, { id: 'e-er-1', day: '2026-09-21', on: false }, mine);
  await call(teachLesson, { id: 'e-er-1', day: '2026-09-10', on: false }, mine);
  expect(await row('educator', 'e-er-1')).toMatchObject({ saved: false, taught_on: null, planned_for: null });
});

test('a lesson that follows what was played this week says so', async () => {
  const student = await buildStudent(db, kindred.appKey, { owner_id: educatorId });
  const play = {
    student_id: student.id,
    scene: 'academy-er-1',
    epoch: 0,
    iteration: 1,
    program: 'academy',
    version: 'v',
    is_first: true,
    started_on: '2026-09-07',
  } as const;
  await db
    .insertInto('scene_plays')
    .values({ ...play, finished_on: '2026-09-07' })
    .execute();
  expect(codes(await rows('educator', { after_play: 'yes' }))).toEqual([]);
  await db.updateTable('scene_plays').set({ finished_on: '2026-09-08' }).execute();
  expect(codes(await rows('educator', { after_play: 'yes' }))).toEqual(['e-er-1']);
  expect(codes(await rows('colleague', { after_play: 'yes' }))).toEqual([]);
});

test('paper is for customers and trials; featured and heavy lessons are for everybody', async () => {
  const printable = async (id: string, who: keyof typeof people) => (await read(id, who)).body.data.printable;
  expect(await printable('e-er-1', 'educator')).toBe(false);
  expect(await printable('e-er-1', 'colleague')).toBe(true);
  expect(await printable('e-er-1', 'customer')).toBe(true);
  expect(await printable('e-er-1', 'staff')).toBe(true);
  expect(await printable('e-emp-5', 'educator')).toBe(true);
  const asStaff = { token: people.staff };
  await call(featureLesson, { id: 'e-er-1', featured_from: '2026-09-01' }, asStaff);
  expect(await printable('e-er-1', 'educator')).toBe(true);
  expect(codes(await rows('educator', { featured: 'yes' }))).toEqual(['e-er-1']);
  await call(featureLesson, { id: 'e-er-1', featured_from: null }, asStaff);
  expect(await printable('e-er-1', 'educator')).toBe(false);
});

test('papers come as files: the plan, the page for children, the letter, in a language of the lesson', async () => {
  const paper = (id: string, who: keyof typeof people, query: string) =>
    kindred.app.server.inject({
      method: 'GET',
      url: `/api/lessons/${id}?_format=pdf${query}`,
      headers: { host: 'localhost:3000', 'access-token': `Bearer ${people[who]}` },
    });
  const closed = await paper('e-er-1', 'educator', '');
  expect([closed.statusCode, closed.json().type]).toEqual([402, 'payment-required']);
  const plan = await paper('e-er-1', 'colleague', '');
  expect(plan.headers['content-type']).toBe('application/pdf');
  expect(readPdf(plan.rawPayload).text).toContain('Cool the Soup');
  const page = await paper('e-er-1', 'colleague', '&_part=student&_lang=zh-TW');
  expect(readPdf(page.rawPayload).pages).toBe(1);
  const called = String(page.headers['content-disposition']);
  expect(called).toContain('filename="lesson-e-er-1-student.pdf"');
  expect(decodeURIComponent(called)).toContain(`filename*=UTF-8''把湯吹涼 - 學習單.pdf`);
  expect(plan.headers['content-disposition']).toContain('filename="Cool-the-Soup-lesson-plan.pdf"');
  const letter = await paper('e-emp-5', 'parent', '&_part=family');
  expect(readPdf(letter.rawPayload).pages).toBe(1);
  expect((await paper('e-com-4', 'staff', '&_part=family')).statusCode).toBe(404);
});

test('the list and the rule feature on the same days', async () => {
  await call(featureLesson, { id: 'e-emp-5', featured_from: '2027-01-31' }, { token: people.staff });
  for (let day = '2026-06-28'; day < '2027-07-05'; day = addDays(day, 1)) {
    // Months begin and end here; in between nothing can change.
    if (day.slice(8) > '02' && day.slice(8) < '27') continue;
    kindred.setNow(`${day}T16:00:00Z`);
    people.educator = await kindred.tokenFor({ accountId: educatorId });
    for (const one of await rows('educator')) {
      const month = { 'e-er-1': 12, 'm-ic-1': 7, 'e-com-4': 3 }[String(one['code'])];
      const from = month === undefined ? '2027-01-31' : featuredFrom(month, day);
      expect([day, one['code'], one['featured_from'], one['featured']]).toEqual([
        day,
        one['code'],
        from,
        isFeatured(from, day),
      ]);
    }
  }
  kindred.setNow(`${TODAY}T15:00:00Z`);
});

test('a month begins where the reader is', async () => {
  kindred.setNow('2026-11-30T20:00:00Z');
  const taipei = await buildSchool(db, { time_zone: 'Asia/Taipei' });
  const seen = async (schoolId: number) => {
    const { id } = await buildAccount(db, { school_id: schoolId, free_trial_ends_on: '2026-01-01' });
    const token = await kindred.tokenFor({ accountId: id });
    const list = (await call(educatorLessonsTable.list, { featured: 'yes' }, { token })).body as {
      data: Row[];
    };
    const { featured, printable } = (await call(readLesson, { id: 'e-er-1' }, { token })).body.data;
    return [codes(list.data), featured, printable];
  };
  expect(await seen(taipei.id)).toEqual([['e-er-1'], true, true]);
  expect(await seen((await buildSchool(db)).id)).toEqual([[], false, false]);
  kindred.setNow(`${TODAY}T15:00:00Z`);
});

test('the library is written once, and what left it is no longer listed', async () => {
  people.educator = await kindred.tokenFor({ accountId: educatorId });
  expect(await keepLessons(db, TEST_LIBRARY)).toBe(false);
  const smaller = { ...TEST_LIBRARY, hash: 'another', lessons: TEST_LIBRARY.lessons.slice(1) };
  const before = await row('educator', 'm-ic-1');
  expect(await keepLessons(db, smaller)).toBe(true);
  expect((await rows('educator')).length).toBe(TEST_LESSONS.length - 1);
  expect((await row('educator', 'm-ic-1'))['id']).toBe(before['id']);
  expect(await keepLessons(db, TEST_LIBRARY)).toBe(true);
  expect((await rows('educator')).length).toBe(TEST_LESSONS.length);
});
