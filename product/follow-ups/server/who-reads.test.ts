import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { actingAs } from '#testing/api/matrix/people.ts';
import { buildAccount, buildDistrict, buildGroup, buildStudent } from '#testing/api/people.ts';
import {
  countFollowUps,
  countWaiting,
  listFollowUps,
  noteFollowUp,
  passFollowUp,
  takeFollowUp,
} from '../contract.ts';
import { addAbsence, listResponders } from '../responders-contract.ts';
import { type AnsweringSchool, buildAnsweringSchool, followingIn } from './testing/schools.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const following = followingIn(kindred);

async function hardWeek() {
  kindred.setNow('2026-11-09T14:00:00Z');
  const place = await buildAnsweringSchool(kindred);
  kindred.setNow('2026-11-19T14:00:00Z');
  const child = await following.childOf(place);
  for (const daysAgo of [2, 1, 0]) await following.tells(child, place, 'worried', daysAgo);
  await following.judge(child);
  const [opened] = await following.of(child);
  return { ...place, child, id: opened?.id ?? 0 };
}
type Who = Pick<AnsweringSchool['admin'], 'as'>;
const seenBy = async ({ as }: Who, list = 'all') =>
  (await kindred.call(listFollowUps, { _list: list }, await as())).body.data;
const waitingFor = async ({ as }: Who) =>
  (await kindred.call(countWaiting, {}, await as())).body.data.waiting;
const someone = (account: { id: number }): Who => ({
  as: async () => ({ token: await kindred.tokenFor({ accountId: account.id }) }),
});

test('teacher, shared educator, counselor and backup read it; another teacher and who only runs the school do not', async () => {
  const week = await hardWeek();
  const shared = await buildAccount(db, { school_id: week.school.id });
  const other = await buildAccount(db, { school_id: week.school.id, role: 'clinician' });
  await db
    .insertInto('student_shares')
    .values({ student_id: week.child.id, account_id: shared.id, shared_by: week.teacher.id })
    .execute();
  for (const who of [week.teacher, someone(shared), week.counselor, week.backup]) {
    expect((await seenBy(who)).map(({ id }) => id)).toEqual([week.id]);
  }
  for (const who of [someone(other), week.admin]) {
    expect(await seenBy(who)).toEqual([]);
    for (const [deed, input] of [
      [takeFollowUp, {}],
      [noteFollowUp, { text: 'Seen' }],
      [passFollowUp, { to_id: week.teacher.id }],
    ] as const) {
      expect((await kindred.call(deed, { id: week.id, ...input }, await who.as())).status).toBe(404);
    }
  }
  // Whose turn it is: who teaches the child at first, the counselor once she is asked.
  expect([await waitingFor(week.teacher), await waitingFor(week.counselor)]).toEqual([1, 0]);
  kindred.setNow('2026-11-19T16:00:00Z');
  await following.move();
  expect([await waitingFor(week.teacher), await waitingFor(week.counselor)]).toEqual([1, 1]);
});

test('the menu, the lists, the homes and the count of a school say the same of what is open', async () => {
  const week = await hardWeek();
  const second = await following.childOf(week);
  for (const daysAgo of [2, 1, 0]) await following.tells(second, week, 'sad', daysAgo);
  await following.judge(second);
  for (let more = 0; more < 10; more += 1) {
    await buildStudent(db, appKey, { owner_id: week.teacher.id, school_id: week.school.id });
  }
  const openFor = async ({ as }: Who) => (await kindred.call(countWaiting, {}, await as())).body.data;
  const agree = async (): Promise<void> => {
    const [school] = (await kindred.call(countFollowUps, {}, await week.admin.as())).body.data;
    const of = school?.counts;
    expect(of?.open).toBe((of?.on_time ?? 0) + (of?.late ?? 0));
    for (const who of [week.teacher, week.counselor, week.backup]) {
      const { open, yours, asks_you, waits, taken, waiting } = await openFor(who);
      expect(yours + asks_you + waits + taken).toBe(open);
      const [mine, all] = [await seenBy(who, 'mine'), await seenBy(who, 'all')];
      expect([waiting, open]).toEqual([mine.length, all.length]);
      expect(yours + asks_you).toBe(waiting);
      const nobodys = all.filter(({ owner }) => owner === null);
      expect([asks_you + waits, yours + taken]).toEqual([nobodys.length, open - nobodys.length]);
      // All of these read every follow-up of the school.
      expect([of?.open, of?.waits, of?.taken]).toEqual([open, asks_you + waits, yours + taken]);
    }
  };
  await agree();
  expect(await openFor(week.counselor)).toEqual({
    open: 2,
    yours: 0,
    asks_you: 0,
    waits: 2,
    taken: 0,
    waiting: 0,
  });
  // Taken, it stays in sight: with who has it, and with everybody else who knows of it.
  expect((await kindred.call(takeFollowUp, { id: week.id }, await week.counselor.as())).status).toBe(200);
  await agree();
  expect(await openFor(week.counselor)).toMatchObject({ open: 2, yours: 1, waits: 1, waiting: 1 });
  expect(await openFor(week.teacher)).toMatchObject({ open: 2, asks_you: 1, taken: 1, waiting: 1 });
  kindred.setNow('2026-11-19T16:00:00Z');
  await following.move();
  await agree();
  expect(await openFor(week.counselor)).toMatchObject({ open: 2, yours: 1, asks_you: 1, waiting: 2 });
});

test('feelings are read as far as the child was told of the reader; the name of the next one and the time are said', async () => {
  const week = await hardWeek();
  const [card] = await seenBy(week.teacher);
  expect(card?.days.map(({ feeling }) => feeling)).toEqual(['worried', 'worried', 'worried']);
  expect(card?.next).toMatchObject({
    at: '2026-11-19T16:00:00.000Z',
    name: expect.stringMatching(/^Simone /),
  });
  expect(card?.pass_to.map(({ id }) => id).toSorted()).toEqual(
    [week.counselor.id, week.backup.id].toSorted(),
  );
  // Another counselor since: she answers for the child, and was not told of when it spoke.
  const later = await buildAccount(db, { school_id: week.school.id, role: 'clinician' });
  expect((await week.save({ responder_id: later.id })).status).toBe(200);
  expect((await seenBy(someone(later))).map(({ days }) => days)).toEqual([[]]);
  expect(await seenBy(week.counselor)).toEqual([]);
});

test('while staff act as somebody it is covered, and nothing can be done', async () => {
  const week = await hardWeek();
  const headers = await (await actingAs(kindred, week.teacher.id))();
  const list = await kindred.call(listFollowUps, {}, { headers });
  expect(list.body).toMatchObject({ covered: true, data: [], closed_this_month: 0 });
  expect((await kindred.call(countWaiting, {}, { headers })).body.data.waiting).toBe(0);
  expect((await kindred.call(takeFollowUp, { id: week.id }, { headers })).status).toBe(403);
});

test('who runs the school or the district counts on time and late, without a name, and not of a handful', async () => {
  const week = await hardWeek();
  const district = await buildDistrict(db);
  await db
    .updateTable('schools')
    .set({ district_id: district.id })
    .where('id', '=', week.school.id)
    .execute();
  const head = await buildAccount(db, { role: 'administrator' });
  const group = await buildGroup(db, 'district', { [head.id]: 'owner' });
  await db.updateTable('groups').set({ district_id: district.id }).where('id', '=', group.id).execute();
  const counted = async (who: Who) => (await kindred.call(countFollowUps, {}, await who.as())).body.data;
  expect(await counted(week.admin)).toMatchObject([{ id: week.school.id, on: true, counts: null }]);
  for (let more = 0; more < 10; more += 1) {
    await buildStudent(db, appKey, { owner_id: week.teacher.id, school_id: week.school.id });
  }
  for (const who of [week.admin, someone(head)]) {
    expect(await counted(who)).toMatchObject([{ counts: { on_time: 1, late: 0, closed: 0 } }]);
  }
  kindred.setNow('2026-11-19T19:00:00Z');
  await following.move();
  for (const who of [week.admin, someone(head)]) {
    expect(await counted(who)).toMatchObject([{ counts: { on_time: 0, late: 1, closed: 0 } }]);
  }
  expect(JSON.stringify(await counted(week.admin))).not.toMatch(/Autumn|worried/);
  expect((await kindred.call(countFollowUps, {}, await week.teacher.as())).status).toBe(403);
});

test('two different people who work there, the first a counselor or an admin; only who runs the school says so', async () => {
  kindred.setNow('2026-11-19T14:00:00Z');
  const place = await buildAnsweringSchool(kindred, { on: false });
  const stranger = await buildAccount(db, { role: 'clinician' });
  const fieldsOf = async (changed: object) => Object.keys((await place.save(changed)).error.errors ?? {});
  expect(await fieldsOf({ backup_id: place.counselor.id })).toEqual(['backup_id']);
  expect(await fieldsOf({ responder_id: place.teacher.id })).toEqual(['responder_id']);
  expect(await fieldsOf({ responder_id: stranger.id })).toEqual(['responder_id']);
  expect(await fieldsOf({ backup_id: stranger.id })).toEqual(['backup_id']);
  expect(await fieldsOf({ contact_phone: '' })).toEqual(['contact_phone']);
  expect(await fieldsOf({ steps: ' ' })).toEqual(['steps']);
  expect((await place.save({ responder_id: place.admin.id })).status).toBe(200);
  const shown = (await kindred.call(listResponders, {}, await place.teacher.as())).body.data;
  expect(shown).toMatchObject([{ on: true, may_edit: false, people: [], asked_now: { id: place.admin.id } }]);
  const day = { first_day: '2026-11-19', last_day: '2026-11-19' };
  const away = { id: place.school.id, account_id: place.admin.id, ...day };
  expect((await kindred.call(addAbsence, away, await place.backup.as())).status).toBe(404);
  expect((await kindred.call(addAbsence, away, await place.admin.as())).status).toBe(200);
  const after = (await kindred.call(listResponders, {}, await place.teacher.as())).body.data;
  expect(after[0]?.asked_now?.id).toBe(place.backup.id);
});
