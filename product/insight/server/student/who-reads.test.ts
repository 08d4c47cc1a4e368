import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildChecked } from '#product/reports/server/testing/standing.ts';
import { testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildDistrict,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
} from '#testing/api/people.ts';
import { deleteNote, readChildPage, readStudentPage, writeNote } from '../../student-contract.ts';

/** Who reads what of a child is the table of docs/product/student-page.md. */
const kindred = await testKindred();
const { db, appKey } = kindred;
kindred.setNow('2026-11-19T15:00:00Z');

type Who = { token: string; headers?: Record<string, string> };
const people: Record<string, Who> = {};
const ids: Record<string, number> = {};
let child = 0;
let atHome = 0;

async function add(name: string, values: Parameters<typeof buildAccount>[1] = {}): Promise<number> {
  const { id } = await buildAccount(db, values);
  people[name] = { token: await kindred.tokenFor({ accountId: id }) };
  ids[name] = id;
  return id;
}

const feel = (student_id: number, told_to: number[]) =>
  db
    .insertInto('check_ins')
    .values({
      student_id,
      id: randomUUID(),
      at: kindred.now(),
      on_day: '2026-11-19',
      feeling: 'sad',
      told_to,
    })
    .execute();

async function actAs(name: string, staff: number): Promise<void> {
  const account_id = ids[name] ?? 0;
  await db
    .insertInto('acting_sessions')
    .values({
      staff_id: staff,
      account_id,
      reason: 'helping',
      started_at: kindred.now(),
      ends_at: new Date(kindred.now().getTime() + 3_600_000),
    })
    .execute();
  people[`staff acting as ${name}`] = {
    token: people['staff']?.token ?? '',
    headers: { 'x-acting-as': String(account_id) },
  };
}

beforeAll(async () => {
  const district = await buildDistrict(db);
  const here = { school_id: (await buildSchool(db, { district_id: district.id })).id };
  const near = { school_id: (await buildSchool(db, { district_id: district.id })).id };
  const far = { school_id: (await buildSchool(db)).id };
  const owner = await add('the teacher', here);
  child = (await buildStudent(db, appKey, { owner_id: owner, ...here, active_program: 'zoou' })).id;
  await buildChecked(kindred, child);
  const shared = await add('a shared educator', here);
  const counselor = await add('a counselor', { ...here, role: 'clinician' });
  for (const account_id of [shared, counselor]) {
    await db
      .insertInto('student_shares')
      .values({ student_id: child, account_id, shared_by: owner })
      .execute();
  }
  await add('a colleague', here);
  await add('a teacher of another school', far);
  const head = await add("the school's admin", here);
  const group = await buildGroup(db, 'school', { [head]: 'owner', [owner]: 'member' });
  await db.updateTable('groups').set(here).where('id', '=', group.id).execute();
  const high = await add("the district's admin", near);
  const wide = await buildGroup(db, 'district', { [high]: 'owner' });
  await db.updateTable('groups').set({ district_id: district.id }).where('id', '=', wide.id).execute();
  const family_id = (await buildFamily(db)).id;
  const parent = await add('a parent', { scope: 'parent', family_id });
  await add('another parent', { scope: 'parent', family_id: (await buildFamily(db)).id });
  atHome = (await buildStudent(db, appKey, { owner_id: parent, family_id, active_program: 'zoou' })).id;
  await buildChecked(kindred, atHome);
  const homeEducator = await add('who teaches at home', {
    role: 'home',
    family_id: (await buildFamily(db)).id,
  });
  const staff = await add('staff', { scope: 'uber' });
  await actAs('the teacher', staff);
  await actAs('a parent', staff);
  await feel(child, [owner, shared, counselor, head]);
  await feel(atHome, [parent]);
  ids['at home with an educator'] = (
    await buildStudent(db, appKey, {
      owner_id: homeEducator,
      family_id: (
        await db
          .selectFrom('accounts')
          .select('family_id')
          .where('id', '=', homeEducator)
          .executeTakeFirstOrThrow()
      ).family_id,
      active_program: 'zoou',
    })
  ).id;
  await buildChecked(kindred, ids['at home with an educator'] ?? 0);
  const note = { student_id: child, author_id: owner, created_at: kindred.now() };
  await db
    .insertInto('student_notes')
    .values([
      { ...note, text: 'asked a friend to play', readers: 'page' },
      { ...note, author_id: counselor, text: 'for counselors', readers: 'counselors' },
    ])
    .execute();
});

/** What each adult who looks after the child has seen of it. */
async function observe(name: string, ic: 'not-yet' | 'mostly'): Promise<void> {
  const others = { com: 'mostly', coop: 'mostly', ini: 'mostly', emp: 'didnt-see', er: 'sometimes' } as const;
  await db
    .insertInto('observations')
    .values({
      student_id: child,
      observer_id: ids[name] ?? 0,
      term: '2026-07-01',
      ic,
      ...others,
      on_day: '2026-10-30',
      at: kindred.now(),
      operation_id: randomUUID(),
    })
    .execute();
}

const as = (who: string) => {
  const { token, headers } = people[who] ?? { token: '' };
  return headers === undefined ? { token } : { token, headers };
};
const read = (who: string, id = child) => kindred.call(readStudentPage, { id }, as(who));
const readHome = (who: string, id = atHome) => kindred.call(readChildPage, { id }, as(who));

test.each(['the teacher', 'a shared educator', 'a counselor'])(
  '%s reads feelings, skills with their evidence, and notes',
  async (who) => {
    const { status, body } = await read(who);
    expect(status).toBe(200);
    const { data } = body;
    expect(data).toMatchObject({ reads: 'report', covered: false, family: null });
    expect(data.feelings).toMatchObject({ told: 1, not_now: 0 });
    expect(data.week.felt).toEqual(['sad']);
    expect(data.skills?.rows[0]).toMatchObject({ skill: 'emp', best: 6, of: 10, range: { at: 82 } });
    expect(data.notes?.map(({ text }) => text)).toContain('asked a friend to play');
    expect(data.reports[0]).toMatchObject({ program: 'zoou', kind: 'assessment', available: true });
    expect(data.people.map(({ part }) => part)).toEqual(['owner', 'shared', 'shared']);
  },
);

test('what is for counselors is read by them alone', async () => {
  const texts = async (who: string) => (await read(who)).body.data.notes?.map(({ text }) => text);
  expect(await texts('a counselor')).toContain('for counselors');
  expect(await texts('the teacher')).not.toContain('for counselors');
  expect(await texts('a shared educator')).not.toContain('for counselors');
});

test('what adults saw is read by who saw it, and by counselors', async () => {
  await observe('the teacher', 'mostly');
  await observe('a shared educator', 'not-yet');
  const seenBy = async (who: string) =>
    (await read(who)).body.data.observed?.map(({ own, seen }) => [own, seen.ic]) ?? null;
  expect(await seenBy('the teacher')).toEqual([[true, 'mostly']]);
  expect(await seenBy('a shared educator')).toEqual([[true, 'not-yet']]);
  expect((await seenBy('a counselor'))?.toSorted()).toEqual([
    [false, 'mostly'],
    [false, 'not-yet'],
  ]);
  for (const who of ["the school's admin", "the district's admin", 'staff acting as the teacher']) {
    expect((await read(who)).body.data).toMatchObject({ observed: null, mission: null });
  }
  expect((await readHome('a parent')).body.data).toMatchObject({ observed: null, mission: null });
  const { history } = (await read('the teacher')).body.data;
  expect(history.filter(({ kind }) => kind === 'observed')).toHaveLength(1);
});

test('who runs the school reads skills, and neither feelings nor notes, even if a child once told them', async () => {
  const { data } = (await read("the school's admin")).body;
  expect(data).toMatchObject({ reads: 'report', feelings: null, notes: null, covered: false });
  expect(data.week.felt).toBeNull();
  expect(data.skills).not.toBeNull();
});

test('who runs the district reads how far a child is, and nothing of how it does', async () => {
  const { data } = (await read("the district's admin")).body;
  expect(data).toMatchObject({
    reads: 'counts',
    feelings: null,
    notes: null,
    skills: null,
    moments: null,
    family: null,
  });
  expect(data.reports[0]).toMatchObject({ done: 6, required: 6 });
});

test.each(['a colleague', 'a teacher of another school'])('for %s there is no such student', async (who) => {
  expect((await read(who)).status).toBe(404);
  expect((await kindred.call(writeNote, { id: child, text: 'x', readers: 'page' }, as(who))).status).toBe(
    404,
  );
});

test('while staff act, feelings and notes are covered, and the rest is there', async () => {
  const { data } = (await read('staff acting as the teacher')).body;
  expect(data).toMatchObject({ covered: true, feelings: null, notes: null, reads: 'report' });
  expect(data.week.felt).toBeNull();
  const home = (await readHome('staff acting as a parent')).body.data;
  expect(home).toMatchObject({ covered: true, feelings: null });
});

test('staff who act as nobody, parents and children do not read it', async () => {
  expect((await read('staff')).status).toBe(403);
  expect((await read('a parent')).status).toBe(403);
  expect((await readHome('the teacher')).status).toBe(403);
});

test("a parent reads the own child's page in family words: no range, no percent, no notes", async () => {
  const { status, body } = await readHome('a parent');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    reads: 'letter',
    skills: null,
    notes: null,
    reports: [{ program: 'zoou', kind: 'assessment', iteration: 1, available: true }],
    people: [],
    history: [],
    teacher: null,
  });
  expect(body.data.feelings?.told).toBe(1);
  expect(body.data.family?.skills).toEqual([
    { skill: 'emp', name: 'Understanding others', says: 'goes-well' },
    { skill: 'coop', name: 'Working together', says: 'growing' },
    { skill: 'ic', name: 'Stopping to think', says: 'growing' },
    { skill: 'er', name: 'Handling big feelings', says: 'growing' },
    { skill: 'ini', name: 'Joining in', says: 'new' },
  ]);
  expect(body.data.family?.home[0]?.strong).toBe('Two hellos a day.');
});

test.each(['another parent'])('%s finds no such child', async (who) => {
  expect((await readHome(who)).status).toBe(404);
  expect((await readHome('a parent', child)).status).toBe(404);
});

test('nobody is graded at home: who teaches there reads the words of families, and writes no notes', async () => {
  const id = ids['at home with an educator'] ?? 0;
  const { data } = (await read('who teaches at home', id)).body;
  expect(data).toMatchObject({ reads: 'letter', skills: null, notes: null });
  expect(data.family?.skills).toHaveLength(5);
  const written = await kindred.call(
    writeNote,
    { id, text: 'x', readers: 'page' },
    as('who teaches at home'),
  );
  expect(written.status).toBe(403);
});

test('reading a page is in the audit, with what was read and no name', async () => {
  await read('a shared educator');
  const row = await db
    .selectFrom('audit')
    .select(['action', 'subject_type', 'subject_id', 'details'])
    .where('actor_id', '=', ids['a shared educator'] ?? 0)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    action: 'student.read',
    subject_type: 'student',
    subject_id: child,
    details: { reads: 'report', feelings: true },
  });
});

const write = (who: string, more: object = {}) =>
  kindred.call(
    writeNote,
    { id: child, text: 'shared the swings', readers: 'page', skill: 'coop', ...more },
    as(who),
  );
const notesFor = async (who: string) => (await read(who)).body.data.notes ?? [];

test('a note is written, read by the others, and deleted by who wrote it alone', async () => {
  expect((await write('a shared educator')).status).toBe(200);
  const [note] = await notesFor('the teacher');
  expect(note).toMatchObject({ text: 'shared the swings', skill: 'coop', own: false, day: '2026-11-19' });
  const gone = (who: string) => kindred.call(deleteNote, { id: child, note_id: note?.id ?? 0 }, as(who));
  expect((await gone('the teacher')).status).toBe(404);
  expect((await notesFor('a shared educator'))[0]).toMatchObject({ id: note?.id, own: true });
  expect((await gone('a shared educator')).status).toBe(200);
  expect((await notesFor('the teacher')).map(({ id }) => id)).not.toContain(note?.id);
  const audited = await db
    .selectFrom('audit')
    .select('action')
    .where('actor_id', '=', ids['a shared educator'] ?? 0)
    .where('action', 'like', 'student.note%')
    .orderBy('id')
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(['student.note-write', 'student.note-delete']);
});

test.each(["the school's admin", "the district's admin", 'staff acting as the teacher'])(
  '%s writes no note',
  async (who) => {
    expect((await write(who)).status).toBe(403);
  },
);

test.each([
  [{ text: '' }, 'text'],
  [{ text: 'x'.repeat(501) }, 'text'],
  [{ readers: 'everybody' }, 'readers'],
  [{ skill: 'patience' }, 'skill'],
])('a note of %j is refused', async (more, field) => {
  const { status, body } = await write('the teacher', more);
  expect(status).toBe(422);
  expect(Object.keys((body as { errors?: object }).errors ?? {})).toEqual([field]);
});

test('an archived child keeps its page, and no note is added to it', async () => {
  await db.updateTable('students').set({ archived_at: kindred.now() }).where('id', '=', child).execute();
  const { body } = await read('the teacher');
  expect(body.data).toMatchObject({ archived: true, may_unlock: false });
  expect(body.data.skills).not.toBeNull();
  expect((await write('the teacher')).status).toBe(409);
});
