import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { closeFollowUp, takeFollowUp } from '../contract.ts';
import { judgeAll } from './judge.ts';
import { buildAnsweringSchool, followingIn } from './testing/schools.ts';

const kindred = await testKindred();
const { db } = kindred;
const following = followingIn(kindred);
/** A Thursday, 9:00 in New York. The school has watched since the Monday before. */
const THURSDAY = '2026-11-19T14:00:00Z';

async function watchedSchool() {
  kindred.setNow('2026-11-09T14:00:00Z');
  const place = await buildAnsweringSchool(kindred);
  kindred.setNow(THURSDAY);
  return place;
}

test('three hard days open one follow-up, however often they are told and judged', async () => {
  const place = await watchedSchool();
  const child = await following.childOf(place);
  await following.tells(child, place, 'worried', 2);
  await following.tells(child, place, 'worried', 1);
  await following.judge(child);
  expect(await following.of(child)).toEqual([]);
  await following.tells(child, place, 'sad');
  await Promise.all([following.judge(child), following.judge(child), following.judge(child)]);
  const [opened, ...more] = await following.of(child);
  expect(more).toEqual([]);
  expect(opened).toMatchObject({
    reason: 'streak',
    step: 0,
    owner_id: null,
    late: false,
    last_hard_day: '2026-11-19',
    due_at: new Date('2026-11-19T16:00:00Z'),
  });
  // Quiet by design: a streak is told in the morning.
  expect((await kindred.letters()).filter(({ kind }) => kind === 'follow-up')).toEqual([]);
});

test('the look at a child is enqueued in the transaction that keeps what it said, and only where a school watches', async () => {
  const place = await watchedSchool();
  const off = await buildAnsweringSchool(kindred, { on: false });
  const [child, other] = [await following.childOf(place), await following.childOf(off)];
  const queued = async (id: number) => {
    const found = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
      where name = 'follow-ups.judge' and (data->>'student_id')::bigint = ${id}`.execute(db);
    return found.rows[0]?.count;
  };
  await following.tells(child, place, 'happy', 1);
  expect(await queued(child.id)).toBe(0);
  await following.tells(child, place, 'sad');
  expect(await queued(child.id)).toBe(1);
  await following.tells(other, off, 'sad');
  expect(await queued(other.id)).toBe(0);
});

test('off, streaks are not watched; what was said before it was on is not either', async () => {
  kindred.setNow(THURSDAY);
  const place = await buildAnsweringSchool(kindred, { on: false });
  const child = await following.childOf(place);
  for (const daysAgo of [3, 2, 1]) await following.tells(child, place, 'mad', daysAgo);
  await following.judge(child);
  expect(await following.of(child)).toEqual([]);
  expect((await place.save()).status).toBe(200);
  await following.tells(child, place, 'mad');
  await following.judge(child);
  expect(await following.of(child)).toEqual([]);
  kindred.setNow('2026-11-20T14:00:00Z');
  await following.tells(child, place, 'mad');
  kindred.setNow('2026-11-23T14:00:00Z');
  await following.tells(child, place, 'mad');
  await following.judge(child);
  expect(await following.of(child)).toHaveLength(1);
});

test('closed, the same streak opens nothing; a new hard day does', async () => {
  const place = await watchedSchool();
  const child = await following.childOf(place);
  for (const daysAgo of [2, 1, 0]) await following.tells(child, place, 'sad', daysAgo);
  await following.judge(child);
  const [opened] = await following.of(child);
  const { token } = await place.teacher.as();
  const id = opened?.id;
  expect((await kindred.call(takeFollowUp, { id }, { token })).status).toBe(200);
  expect((await kindred.call(closeFollowUp, { id, text: 'Talked at recess.' }, { token })).status).toBe(200);
  await following.judge(child);
  await judgeAll(db, following.ports, kindred.now());
  expect(await following.of(child)).toHaveLength(1);
  kindred.setNow('2026-11-20T14:00:00Z');
  await following.tells(child, place, 'okay');
  await following.judge(child);
  expect(await following.of(child)).toHaveLength(1);
  kindred.setNow('2026-11-23T14:00:00Z');
  await following.tells(child, place, 'worried');
  await following.judge(child);
  expect(await following.of(child)).toHaveLength(2);
});

test('"I would like to talk" opens at once, is told to who teaches and who answers, without a name or a feeling', async () => {
  const place = await watchedSchool();
  const child = await following.childOf(place);
  const events = await following.asksToTalk(child);
  await following.judge(child);
  // The same again, from a device that did not hear the answer.
  await following.send(child, events);
  await following.judge(child);
  const [opened, ...more] = await following.of(child);
  expect(more).toEqual([]);
  expect(opened).toMatchObject({ reason: 'talk', step: 0, owner_id: null });
  expect((await following.steps(child)).map(({ kind }) => kind)).toEqual(['opened', 'talk']);
  const letters = (await kindred.letters()).filter(({ kind }) => kind === 'follow-up');
  expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual(
    [place.teacher.username, place.counselor.username].toSorted(),
  );
  for (const { letter } of letters) {
    expect(`${letter.subject} ${letter.text} ${letter.html}`).not.toMatch(/Autumn|Tsosie|sad|worried|mad\b/i);
  }
});

test('who has it is asked once more when the child asks again, and the clock runs', async () => {
  const place = await watchedSchool();
  const child = await following.childOf(place);
  for (const daysAgo of [2, 1, 0]) await following.tells(child, place, 'sad', daysAgo);
  await following.judge(child);
  const [opened] = await following.of(child);
  await kindred.call(takeFollowUp, { id: opened?.id }, await place.teacher.as());
  await following.asksToTalk(child);
  await following.judge(child);
  const [again] = await following.of(child);
  expect(again).toMatchObject({ reason: 'talk', owner_id: null, asked_ids: [place.teacher.id] });
  expect(again?.due_at).toEqual(new Date('2026-11-19T16:00:00Z'));
  // A third time while nobody has said yes: written down, and nobody is written to again.
  const before = (await kindred.letters()).length;
  await following.asksToTalk(child);
  await following.judge(child);
  expect((await kindred.letters()).length).toBe(before);
  expect((await following.steps(child)).filter(({ kind }) => kind === 'talk')).toHaveLength(2);
});

test('a request that was made while somebody looked is heard when the school has switched off since', async () => {
  const place = await watchedSchool();
  const child = await following.childOf(place);
  await place.save({ on: false });
  await following.asksToTalk(child);
  await following.judge(child);
  expect(await following.of(child)).toMatchObject([{ reason: 'talk' }]);
});

test('a lost look is made up for by the next hour', async () => {
  const place = await watchedSchool();
  const [hard, fine, talks] = [
    await following.childOf(place),
    await following.childOf(place),
    await following.childOf(place),
  ];
  for (const daysAgo of [2, 1, 0]) {
    await following.tells(hard, place, 'sad', daysAgo);
    await following.tells(fine, place, 'okay', daysAgo);
  }
  await following.asksToTalk(talks);
  await judgeAll(db, following.ports, kindred.now());
  expect(await following.of(hard)).toHaveLength(1);
  expect(await following.of(fine)).toEqual([]);
  expect(await following.of(talks)).toMatchObject([{ reason: 'talk' }]);
});

test('staff who act as a child, and debug mode, open nothing', async () => {
  const place = await watchedSchool();
  const child = await following.childOf(place);
  await db.updateTable('students').set({ game_debug: true }).where('id', '=', child.id).execute();
  for (const daysAgo of [2, 1, 0]) await following.tells(child, place, 'sad', daysAgo);
  await following.asksToTalk(child);
  await following.judge(child);
  expect(await following.of(child)).toEqual([]);
});

test('a child reads who looks, and when; where it is off nothing is offered, and responders are among those who see', async () => {
  const place = await watchedSchool();
  const child = await following.childOf(place);
  const data = await following.world(child);
  expect(data.talk?.time_zone).toBe('America/New_York');
  expect(data.talk?.hours).toEqual([480, 930]);
  expect(data.talk?.times[0]).toMatchObject({
    from: '2026-11-19T14:00:00.000Z',
    to: '2026-11-19T20:30:00.000Z',
  });
  expect(data.talk?.times[0]?.name).toMatch(/^Simone /);
  const seen = data.seen_by.map(({ id }) => id);
  expect(seen[0]).toBe(place.teacher.id);
  expect(seen).toEqual(expect.arrayContaining([place.counselor.id, place.backup.id]));
  await place.save({ on: false });
  const off = await following.world(child);
  expect(off.talk).toBeNull();
  expect(off.seen_by.map(({ id }) => id)).toEqual([place.teacher.id]);
  // One of the two has left: nothing is promised from that moment on.
  await place.save();
  await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', place.backup.id).execute();
  expect((await following.world(child)).talk).toBeNull();
  await db.updateTable('accounts').set({ status: 'verified' }).where('id', '=', place.backup.id).execute();
  // Nor is it after a year without a word of the school.
  kindred.setNow('2027-11-20T14:00:00Z');
  expect((await following.world(child)).talk).toBeNull();
});
