import { expect, test } from 'vitest';
import { readMoment, readSummary, readToldOf } from '#product/check-ins/contract.ts';
import { checkInsTable } from '#product/check-ins/tables-contract.ts';
import { listFollowUps } from '#product/follow-ups/contract.ts';
import { buildAnsweringSchool, followingIn } from '#product/follow-ups/server/testing/schools.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { actingAs } from '#testing/api/matrix/people.ts';
import { buildAccount } from '#testing/api/people.ts';
import { readStudentPage, writeNote } from '../../student-contract.ts';

/** Those who answer for hard weeks read what a child told them, and have neither the child nor its class shared. */
const kindred = await testKindred();
const { db } = kindred;
const following = followingIn(kindred);

type Who = { as: () => Promise<{ token: string }> };
const someone = ({ id }: { id: number }): Who => ({
  as: async () => ({ token: await kindred.tokenFor({ accountId: id }) }),
});
const rows = async ({ as }: Who, reach = 'all') => {
  const { body } = await kindred.call(checkInsTable.list, { archived: 'no', reach }, await as());
  return (body as { data: { id: number; thu: string | null }[] }).data;
};
const summary = async ({ as }: Who) =>
  (await kindred.call(readSummary, { archived: 'no', reach: 'all' }, await as())).body.data;
const moment = async ({ as }: Who, id: number) =>
  kindred.call(readMoment, { id, day: '2026-11-19' }, await as());
const page = async ({ as }: Who, id: number) => kindred.call(readStudentPage, { id }, await as());

async function watched() {
  kindred.setNow('2026-11-09T14:00:00Z');
  const place = await buildAnsweringSchool(kindred);
  const elsewhere = await buildAnsweringSchool(kindred);
  kindred.setNow('2026-11-19T16:00:00Z');
  const child = await following.childOf(place);
  await following.tells(child, place, 'worried');
  return { ...place, child, elsewhere };
}

test('both read the row, the moment and the page of a child whom nobody shared with them', async () => {
  const { child, counselor, backup } = await watched();
  for (const who of [counselor, backup]) {
    expect(await rows(who)).toMatchObject([{ id: child.id, thu: 'worried' }]);
    expect(await rows(who, 'mine')).toEqual([]);
    expect(await summary(who)).toMatchObject({ children: 1 });
    expect((await moment(who, child.id)).body.data.moments).toMatchObject([{ said: 'worried' }]);
    const { status, body } = await page(who, child.id);
    expect(status).toBe(200);
    expect(body.data.feelings).toMatchObject({ told: 1 });
    expect(body.data.username).toBeNull();
  }
});

test('the child is told of both, and the teacher reads that they see the page', async () => {
  const { child, teacher, counselor, backup } = await watched();
  const { seen_by } = await following.world(child);
  expect(seen_by.map(({ id }) => id)).toEqual([teacher.id, counselor.id, backup.id]);
  const { people } = (await page(teacher, child.id)).body.data;
  expect(people.map(({ part }) => part)).toEqual(['owner', 'answers', 'answers']);
});

test('the teacher reads the sentence that the class hears, and how many hear of more', async () => {
  const place = await watched();
  const { teacher, school, counselor, backup } = place;
  await following.childOf(place);
  const told = async () => (await kindred.call(readToldOf, {}, await teacher.as())).body.data;
  const names = [teacher, counselor, backup].map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  expect(await told()).toEqual({ adults: names, children: 2, with_more: 0 });
  const { seen_by } = await following.world(place.child);
  expect(seen_by.map(({ name }) => name)).toEqual(names);
  const colleague = await buildAccount(db, { school_id: school.id });
  await db
    .insertInto('student_shares')
    .values({ student_id: place.child.id, account_id: colleague.id, shared_by: teacher.id })
    .execute();
  expect(await told()).toEqual({ adults: names, children: 2, with_more: 1 });
  await place.save({ on: false });
  expect((await told()).adults).toEqual(names.slice(0, 1));
  await db.updateTable('schools').set({ check_ins: false }).where('id', '=', school.id).execute();
  expect(await told()).toEqual({ adults: [], children: 0, with_more: 0 });
});

test('a counselor reads skills and notes as if shared; who is neither counselor nor admin reads feelings alone', async () => {
  const { child, teacher, counselor, backup } = await watched();
  const note = { id: child.id, text: 'for counselors', readers: 'counselors' } as const;
  expect((await kindred.call(writeNote, note, await teacher.as())).status).toBe(200);
  const counseled = (await page(counselor, child.id)).body.data;
  expect(counseled).toMatchObject({ reads: 'report', observed: [], notes: [{ text: 'for counselors' }] });
  expect((await kindred.call(writeNote, note, await counselor.as())).status).toBe(200);
  const backedUp = (await page(backup, child.id)).body.data;
  expect(backedUp).toMatchObject({ reads: 'counts', skills: null, notes: null, observed: null });
  expect((await kindred.call(writeNote, note, await backup.as())).status).toBe(404);
});

test("an admin reads feelings by name only as one of the two, and a school's skills as before", async () => {
  const { child, admin, save, backup } = await watched();
  expect(await rows(admin)).toEqual([]);
  expect((await page(admin, child.id)).body.data).toMatchObject({ feelings: null, reads: 'report' });
  expect((await save({ responder_id: admin.id, backup_id: backup.id })).status).toBe(200);
  // What was said before the child was told of the admin stays unread.
  expect(await rows(admin)).toMatchObject([{ id: child.id, thu: 'not-asked' }]);
  expect((await moment(admin, child.id)).body.data.moments).toEqual([]);
  expect((await page(admin, child.id)).body.data).toMatchObject({
    feelings: { told: 0 },
    notes: null,
    reads: 'report',
  });
});

test('nobody of another school, no colleague, and nobody who no longer answers or works there', async () => {
  const { child, elsewhere, counselor, save, school } = await watched();
  const colleague = someone(await buildAccount(db, { school_id: school.id, role: 'clinician' }));
  for (const who of [elsewhere.counselor, elsewhere.backup, elsewhere.admin, colleague]) {
    expect((await rows(who)).map(({ id }) => id)).not.toContain(child.id);
    expect((await moment(who, child.id)).status).toBe(404);
    expect((await page(who, child.id)).status).toBe(404);
  }
  await db
    .updateTable('accounts')
    .set({ school_id: elsewhere.school.id })
    .where('id', '=', counselor.id)
    .execute();
  expect(await rows(counselor)).toEqual([]);
  expect((await page(counselor, child.id)).status).toBe(404);
  await db.updateTable('accounts').set({ school_id: school.id }).where('id', '=', counselor.id).execute();
  expect(await rows(counselor)).toHaveLength(1);
  expect((await save({ on: false })).status).toBe(200);
  expect(await rows(counselor)).toEqual([]);
  expect((await page(counselor, child.id)).status).toBe(404);
});

test('what is open stays readable where the school no longer watches, until it is closed', async () => {
  const { child, counselor, save } = await watched();
  await following.asksToTalk(child);
  await following.judge(child);
  expect((await save({ on: false })).status).toBe(200);
  expect((await rows(counselor)).map(({ id }) => id)).toEqual([child.id]);
  const list = await kindred.call(listFollowUps, { _list: 'all' }, await counselor.as());
  expect(list.body).toMatchObject({ answers: false, data: [{ child: { near: false, opens: true } }] });
});

test('while staff act as one of them everything is hidden', async () => {
  const { child, counselor } = await watched();
  const headers = await (await actingAs(kindred, counselor.id))();
  const list = await kindred.call(checkInsTable.list, { archived: 'no', reach: 'all' }, { headers });
  expect((list.body as { data: object[] }).data).toMatchObject([{ id: child.id, thu: null, notice: null }]);
  const { data } = (await kindred.call(readStudentPage, { id: child.id }, { headers })).body;
  expect(data).toMatchObject({ covered: true, feelings: null, notes: null, observed: null });
});

test('reading as one of them is in the audit as such', async () => {
  const { child, counselor } = await watched();
  await page(counselor, child.id);
  const row = await db
    .selectFrom('audit')
    .select(['action', 'subject_id', 'details'])
    .where('actor_id', '=', counselor.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    action: 'student.read',
    subject_id: child.id,
    details: { reads: 'report', feelings: true, answers: true },
  });
});
