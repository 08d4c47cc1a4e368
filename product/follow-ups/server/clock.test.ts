import { expect, test } from 'vitest';
import { runRules } from '#product/retention/server/run.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { closeFollowUp, listFollowUps, noteFollowUp, passFollowUp, takeFollowUp } from '../contract.ts';
import { addAbsence, addDaysOff, removeDaysOff } from '../responders-contract.ts';
import { moveClocks } from './clock.ts';
import { FOLLOW_UP_RULES } from './retention.ts';
import { buildAnsweringSchool, followingIn } from './testing/schools.ts';
import { endYears } from './yearly.ts';

const kindred = await testKindred();
const { db } = kindred;
const following = followingIn(kindred);

/** A school that watches, and a child with a hard week: opened on Thursday at 9:00 in New York. */
async function hardWeek() {
  kindred.setNow('2026-11-09T14:00:00Z');
  const place = await buildAnsweringSchool(kindred);
  kindred.setNow('2026-11-19T14:00:00Z');
  const child = await following.childOf(place);
  for (const daysAgo of [2, 1, 0]) await following.tells(child, place, 'worried', daysAgo);
  await following.judge(child);
  const [opened] = await following.of(child);
  const now = async () => (await following.of(child))[0];
  return { ...place, child, id: opened?.id ?? 0, now };
}
const at = async (time: string) => {
  kindred.setNow(time);
  await following.move();
};
const lettersTo = async (username: string) =>
  (await kindred.letters())
    .filter(({ kind, recipient }) => kind === 'follow-up' && recipient === username)
    .map(({ letter }) => letter.subject);

test('a hard week: nobody for two hours, nobody for two more, taken, passed on, closed', async () => {
  const week = await hardWeek();
  await at('2026-11-19T15:59:59Z');
  expect(await week.now()).toMatchObject({ step: 0, asked_ids: [] });
  await at('2026-11-19T16:00:00Z');
  expect(await week.now()).toMatchObject({ step: 1, asked_ids: [week.counselor.id], late: false });
  expect(await lettersTo(week.counselor.username)).toEqual(['A follow-up is waiting for you']);
  expect(await lettersTo(week.backup.username)).toEqual([]);
  // Looked at twice at once, and again: nobody is asked twice.
  await Promise.all([following.move(), following.move()]);
  expect(await lettersTo(week.counselor.username)).toHaveLength(1);
  await at('2026-11-19T18:00:00Z');
  expect(await week.now()).toMatchObject({ step: 2, late: true, due_at: null });
  expect(await lettersTo(week.backup.username)).toEqual(['A follow-up is late']);

  const { id } = week;
  const backup = await week.backup.as();
  expect((await kindred.call(takeFollowUp, { id }, backup)).status).toBe(200);
  expect((await kindred.call(takeFollowUp, { id }, await week.teacher.as())).error.i18n).toBe(
    'follow-ups.refused.taken',
  );
  expect((await kindred.call(noteFollowUp, { id, text: 'Talked at recess.' }, backup)).status).toBe(200);
  expect((await kindred.call(passFollowUp, { id, to_id: week.counselor.id }, backup)).status).toBe(200);
  expect(await week.now()).toMatchObject({ owner_id: null, asked_ids: [week.counselor.id], late: true });
  const counselor = await week.counselor.as();
  expect((await kindred.call(closeFollowUp, { id, text: 'Too early' }, counselor)).error.i18n).toBe(
    'follow-ups.refused.not-yours',
  );
  expect((await kindred.call(takeFollowUp, { id }, counselor)).status).toBe(200);
  expect((await kindred.call(closeFollowUp, { id, text: 'Home was called.' }, counselor)).status).toBe(200);
  expect(await week.now()).toMatchObject({ closed_with: 'Home was called.', closed_by: week.counselor.id });
  expect((await following.steps(week.child)).map(({ kind, by_id, to_id }) => [kind, by_id, to_id])).toEqual([
    ['opened', null, null],
    ['asked', null, week.counselor.id],
    ['late', null, null],
    ['asked', null, week.backup.id],
    ['taken', week.backup.id, null],
    ['note', week.backup.id, null],
    ['passed', week.backup.id, week.counselor.id],
    ['taken', week.counselor.id, null],
    ['closed', week.counselor.id, null],
  ]);
  for (const deed of [takeFollowUp, noteFollowUp, closeFollowUp]) {
    const input = deed === takeFollowUp ? { id } : { id, text: 'Again' };
    expect((await kindred.call(deed, input, counselor)).error.i18n).toBe('follow-ups.refused.closed');
  }
});

test('of two who take it at once one has it', async () => {
  const week = await hardWeek();
  const [one, other] = [await week.teacher.as(), await week.counselor.as()];
  const replies = await Promise.all(
    [one, other].map((who) => kindred.call(takeFollowUp, { id: week.id }, who)),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('after a night without a worker both steps are made up for, once', async () => {
  const week = await hardWeek();
  await at('2026-11-20T03:00:00Z');
  expect(await week.now()).toMatchObject({ step: 2, late: true });
  const steps = await following.steps(week.child);
  expect(steps.map(({ at: moment }) => moment.toISOString()).slice(1)).toEqual([
    '2026-11-19T16:00:00.000Z',
    '2026-11-19T18:00:00.000Z',
    '2026-11-19T18:00:00.000Z',
  ]);
});

test('who is away is passed over at once; a day off stops the clock, and without it the clock runs again', async () => {
  const week = await hardWeek();
  await at('2026-11-19T16:00:00Z');
  const id = week.school.id;
  const days = { first_day: '2026-11-19', last_day: '2026-11-19' };
  const mine = { id, account_id: week.counselor.id, ...days };
  expect((await kindred.call(addAbsence, mine, await week.counselor.as())).status).toBe(200);
  await at('2026-11-19T16:01:00Z');
  expect(await week.now()).toMatchObject({ step: 1, asked_ids: [week.counselor.id, week.backup.id] });
  expect(await lettersTo(week.backup.username)).toHaveLength(1);

  const admin = await week.admin.as();
  const off = { id, first_day: '2026-11-19', last_day: '2026-11-20', words: 'Snow' };
  expect((await kindred.call(addDaysOff, off, admin)).status).toBe(200);
  // Two hours from Monday at eight.
  expect((await week.now())?.due_at).toEqual(new Date('2026-11-23T15:00:00Z'));
  const [row] = await db.selectFrom('school_days_off').selectAll().where('school_id', '=', id).execute();
  expect((await kindred.call(removeDaysOff, { id, day_id: row?.id }, admin)).status).toBe(200);
  expect((await week.now())?.due_at).toEqual(new Date('2026-11-19T18:00:00Z'));
});

test('whose owner has left, or has the child no longer, is nobody’s: the clock begins anew', async () => {
  const week = await hardWeek();
  await kindred.call(takeFollowUp, { id: week.id }, await week.teacher.as());
  const other = await buildAccount(db, { school_id: week.school.id });
  await db.updateTable('students').set({ owner_id: other.id }).where('id', '=', week.child.id).execute();
  await at('2026-11-19T15:00:00Z');
  expect(await week.now()).toMatchObject({
    owner_id: null,
    step: 0,
    due_at: new Date('2026-11-19T17:00:00Z'),
  });
});

test('a child that changes schools takes it along', async () => {
  const week = await hardWeek();
  const next = await buildSchool(db);
  await db.updateTable('students').set({ school_id: next.id }).where('id', '=', week.child.id).execute();
  await at('2026-11-19T15:00:00Z');
  expect(await week.now()).toMatchObject({ school_id: next.id, late: true });
  const list = await kindred.call(listFollowUps, { _list: 'all' }, await week.counselor.as());
  expect(list.body.data).toEqual([]);
});

test('what was written down of it is not changed any more', async () => {
  const week = await hardWeek();
  const change = db.updateTable('follow_up_steps').set({ note: 'else' }).where('follow_up_id', '=', week.id);
  await expect(change.execute()).rejects.toThrow(/append-only/);
});

test('closed ones go after the school’s own period, with their steps', async () => {
  const week = await hardWeek();
  const teacher = await week.teacher.as();
  await kindred.call(takeFollowUp, { id: week.id }, teacher);
  await kindred.call(closeFollowUp, { id: week.id, text: 'Fine again.' }, teacher);
  await runRules(db, FOLLOW_UP_RULES, new Date('2027-11-18T00:00:00Z'));
  expect(await following.of(week.child)).toHaveLength(1);
  await runRules(db, FOLLOW_UP_RULES, new Date('2027-11-20T00:00:00Z'));
  expect(await following.of(week.child)).toEqual([]);
  expect(await following.steps(week.child)).toEqual([]);
});

test('with a child that comes to a school which refuses, or in the very moment of a refusal, it closes', async () => {
  const [moving, raced, talking] = [await hardWeek(), await hardWeek(), await hardWeek()];
  const refusing = await buildAnsweringSchool(kindred);
  const since = kindred.now();
  await db
    .insertInto('school_activities')
    .values({
      school_id: refusing.school.id,
      activity: 'follow-up',
      standing: 'refused',
      is_on: false,
      since,
    })
    .execute();
  await db
    .updateTable('students')
    .set({ school_id: refusing.school.id, owner_id: refusing.teacher.id })
    .where('id', 'in', [moving.child.id, talking.child.id])
    .execute();
  await db.updateTable('follow_ups').set({ reason: 'talk' }).where('id', '=', talking.id).execute();
  await db
    .insertInto('child_activities')
    .values({ student_id: raced.child.id, activity: 'follow-up', is_on: false, of_family: true, since })
    .execute();
  await moveClocks(db, following.ports, kindred.now());
  const closed = async ({ child }: typeof moving) =>
    (await following.of(child)).map(({ closed_with }) => closed_with);
  expect(await closed(moving)).toEqual(['refused']);
  expect(await closed(raced)).toEqual(['refused']);
  expect(await closed(talking)).toEqual([null]);
});

test('a request to talk that was answered is not heard anew once its follow-up is gone', async () => {
  kindred.setNow('2026-11-09T14:00:00Z');
  const place = await buildAnsweringSchool(kindred);
  kindred.setNow('2026-11-19T14:00:00Z');
  const child = await following.childOf(place);
  await following.asksToTalk(child);
  await following.judge(child);
  const [opened] = await following.of(child);
  const teacher = await place.teacher.as();
  await kindred.call(takeFollowUp, { id: opened?.id ?? 0 }, teacher);
  await kindred.call(closeFollowUp, { id: opened?.id ?? 0, text: 'We talked.' }, teacher);
  expect((await place.save({ retention_days: 30 })).status).toBe(200);
  kindred.setNow('2026-12-21T14:00:00Z');
  await runRules(db, FOLLOW_UP_RULES, kindred.now());
  expect(await following.of(child)).toEqual([]);
  await following.judge(child);
  expect(await following.of(child)).toEqual([]);
});

test('each school has its own period, and what is open never goes', async () => {
  const [short, open] = [await hardWeek(), await hardWeek()];
  const teacher = await short.teacher.as();
  await kindred.call(takeFollowUp, { id: short.id }, teacher);
  await kindred.call(closeFollowUp, { id: short.id, text: 'Fine again.' }, teacher);
  expect((await short.save({ retention_days: 90 })).status).toBe(200);
  await runRules(db, FOLLOW_UP_RULES, new Date('2027-02-16T00:00:00Z'));
  expect(await following.of(short.child)).toHaveLength(1);
  await runRules(db, FOLLOW_UP_RULES, new Date('2027-02-19T00:00:00Z'));
  expect(await following.of(short.child)).toEqual([]);
  await runRules(db, FOLLOW_UP_RULES, new Date('2030-01-01T00:00:00Z'));
  expect(await following.of(open.child)).toHaveLength(1);
});

test('a year that ends is told twice before, and switches off; open ones stay, and their clock runs', async () => {
  const week = await hardWeek();
  const year = async (time: string) => {
    kindred.setNow(time);
    await endYears(db, following.ports, kindred.now());
    await endYears(db, following.ports, kindred.now());
  };
  await year('2027-10-01T14:00:00Z');
  expect(await lettersTo(week.admin.username)).toEqual([]);
  await year('2027-10-12T14:00:00Z');
  await year('2027-11-05T14:00:00Z');
  expect(await lettersTo(week.admin.username)).toEqual(
    Array.from({ length: 2 }, () => 'Follow-up needs to be confirmed'),
  );
  await year('2027-11-10T14:00:00Z');
  expect(await lettersTo(week.admin.username)).toHaveLength(3);
  const settings = await db
    .selectFrom('follow_up_settings')
    .select('is_on')
    .where('school_id', '=', week.school.id)
    .execute();
  expect(settings).toEqual([{ is_on: false }]);
  await following.move();
  expect(await week.now()).toMatchObject({ step: 2, late: true, closed_at: null });
});
