import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  enterCode,
  inviteFamily,
  leaveChild,
  readFamily,
  unlinkAdult,
} from '#product/family-links/contract.ts';
import { adultsWhoSee } from '#product/play/server/seen-by.ts';
import { schoolCheckIns } from '#product/play/staff-contract.ts';
import { buildChecked } from '#product/reports/server/testing/standing.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { getProgress } from '../../progress-contract.ts';
import { readChildPage, readStudentPage } from '../../student-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;

type Who = { id: number; token: string };
let [school, child] = [0, 0];
let teacher: Who;
let admin: Who;
let parent: Who;

async function person(values: Parameters<typeof buildAccount>[1]): Promise<Who> {
  const { id } = await buildAccount(db, values);
  return { id, token: await kindred.tokenFor({ accountId: id }) };
}

beforeEach(async () => {
  kindred.setNow('2026-11-19T15:00:00Z');
  ({ id: school } = await buildSchool(db));
  teacher = await person({ school_id: school });
  admin = await person({ school_id: school });
  const group = await buildGroup(db, 'school', { [admin.id]: 'owner', [teacher.id]: 'member' });
  await db.updateTable('groups').set({ school_id: school }).where('id', '=', group.id).execute();
  parent = await person({ scope: 'parent', role: null, family_id: (await buildFamily(db)).id });
  const values = {
    owner_id: teacher.id,
    school_id: school,
    student_id: 'N-1',
    active_program: 'zoou',
  } as const;
  ({ id: child } = await buildStudent(db, appKey, values));
  await buildChecked(kindred, child);
});

async function link(): Promise<void> {
  const { body } = await kindred.call(inviteFamily, { id: child }, teacher);
  expect((await kindred.call(enterCode, { code: body.code }, parent)).status).toBe(200);
}
const page = (as = parent) => kindred.call(readChildPage, { id: child }, as);
const progress = async () =>
  (await kindred.call(getProgress, {}, parent)).body.data.map(({ id, linked_by }) => ({ id, linked_by }));
const share = (on: boolean, as = admin) => kindred.call(schoolCheckIns.share, { id: school, on }, as);
const tell = (told_to: number[]) =>
  db
    .insertInto('check_ins')
    .values({
      student_id: child,
      id: randomUUID(),
      at: kindred.now(),
      on_day: '2026-11-19',
      feeling: 'sad',
      told_to,
    })
    .execute();
const told = async () => (await page()).body.data.feelings?.told ?? null;
const seers = async () => (await adultsWhoSee(db, child)).map(({ id }) => id);

test("a linked parent reads the family's page and progress, and no login, license, note or number", async () => {
  expect((await page()).status).toBe(404);
  await link();
  const { body } = await page();
  expect(body.data).toMatchObject({
    linked: true,
    reads: 'letter',
    username: null,
    student_id: null,
    licenses: [],
    notes: null,
    skills: null,
    reports: [{ program: 'zoou', kind: 'assessment', available: true }],
    people: [],
    history: [],
    feelings: null,
    may_invite: false,
    has_played: true,
  });
  expect(body.data.family?.skills.length).toBeGreaterThan(0);
  const { username } = await db
    .selectFrom('students')
    .select('username')
    .where('id', '=', child)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(body)).not.toContain(username);
  const { name } = await db
    .selectFrom('schools')
    .select('name')
    .where('id', '=', school)
    .executeTakeFirstOrThrow();
  expect(await progress()).toEqual([{ id: child, linked_by: name }]);
  const read = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'student.read')
    .where('actor_id', '=', parent.id)
    .executeTakeFirstOrThrow();
  expect(read.details).toEqual({ reads: 'letter', feelings: false, linked: true });
});

test('the school sees who is linked; who owns or administers the child may invite', async () => {
  await link();
  const seen = async (who: Who) => (await kindred.call(readStudentPage, { id: child }, who)).body.data;
  const own = await seen(teacher);
  expect(own.people).toContainEqual(expect.objectContaining({ part: 'linked', since: '2026-11-19' }));
  expect([own.may_invite, (await seen(admin)).may_invite]).toEqual([true, true]);
  const shared = await person({ school_id: school });
  await db.insertInto('student_shares').values({ student_id: child, account_id: shared.id }).execute();
  expect((await seen(shared)).may_invite).toBe(false);
});

const endings: Record<string, () => Promise<unknown>> = {
  'the school ends it': async () => {
    const { body } = await kindred.call(readFamily, { id: child }, teacher);
    return kindred.call(unlinkAdult, { id: body.data.adults[0]?.id ?? 0 }, teacher);
  },
  'the parent ends it': () => kindred.call(leaveChild, { id: child }, parent),
  'the child goes to another school': async () => {
    const { id: school_id } = await buildSchool(db);
    const { id: owner_id } = await buildAccount(db, { school_id });
    return db.updateTable('students').set({ school_id, owner_id }).where('id', '=', child).execute();
  },
  "the child becomes another family's": async () => {
    const family_id = (await buildFamily(db)).id;
    return db.updateTable('students').set({ school_id: null, family_id }).where('id', '=', child).execute();
  },
  'the child is deleted': () => db.deleteFrom('students').where('id', '=', child).execute(),
};

test.each(Object.keys(endings))('reading ends at once when %s', async (which) => {
  await link();
  expect((await page()).status).toBe(200);
  await share(true);
  await endings[which]?.();
  expect((await page()).status).toBe(404);
  expect(await progress()).toEqual([]);
  expect(await seers()).not.toContain(parent.id);
});

test('an archived child is read, and no longer in what is going on', async () => {
  await link();
  await db.updateTable('students').set({ archived_at: kindred.now() }).where('id', '=', child).execute();
  expect((await page()).body.data.archived).toBe(true);
  expect(await progress()).toEqual([]);
});

test('feelings only where the school shares them and the child was told; never those from before', async () => {
  await link();
  expect(await seers()).toEqual([teacher.id]);
  await tell(await seers());
  expect(await told()).toBe(null);
  expect((await share(true)).status).toBe(200);
  expect(await told()).toBe(0);
  expect(await seers()).toEqual([teacher.id, parent.id]);
  await db.deleteFrom('check_ins').where('student_id', '=', child).execute();
  await tell(await seers());
  expect(await told()).toBe(1);
  await share(false);
  expect(await told()).toBe(null);
  expect(await seers()).toEqual([teacher.id]);
});

test('only who runs the school decides about feelings; it is in the audit, and a second time changes nothing', async () => {
  expect((await share(true, teacher)).status).toBe(403);
  const far = await person({ school_id: (await buildSchool(db)).id });
  await buildGroup(db, 'school', { [far.id]: 'owner' });
  expect((await share(true, far)).status).toBe(404);
  await share(true);
  await share(true);
  const rows = await db
    .selectFrom('audit')
    .select(['actor_id', 'details'])
    .where('action', '=', 'school.family-feelings')
    .where('subject_id', '=', school)
    .execute();
  expect(rows).toEqual([{ actor_id: admin.id, details: { on: true } }]);
  const { body } = await kindred.call(schoolCheckIns.list, {}, admin);
  expect(body.data).toContainEqual(expect.objectContaining({ id: school, on: true, family: true }));
});
