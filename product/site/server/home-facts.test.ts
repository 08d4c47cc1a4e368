import { expect, test } from 'vitest';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { homeFacts } from '../contract.ts';

const kindred = await testKindred();
const { db } = kindred;
const { school, student, share, token } = await buildRosters(kindred);

const teacher = () => buildAccount(db, { school_id: school.id });
const read = async (account: { id: number }) => {
  const reply = await kindred.call(homeFacts, {}, { token: await token(account) });
  expect(reply.status).toBe(200);
  return reply.body.data;
};
const play = (id: number, day: string) =>
  db.insertInto('play_days').values({ student_id: id, on_day: day, area: 'zoou', seconds: 60 }).execute();

test('somebody comes back when a child played in an earlier school year', async () => {
  kindred.setNow('2026-11-19T14:00:00Z');
  const ada = await teacher();
  const own = await student(ada, { archived_at: kindred.now() });
  await play(own.id, '2026-07-01');
  expect((await read(ada)).is_returning).toBe(false);
  await play(own.id, '2026-06-30');
  expect((await read(ada)).is_returning).toBe(true);

  const ben = await teacher();
  expect((await read(ben)).is_returning).toBe(false);
  await share(own.id, ben.id);
  expect((await read(ben)).is_returning).toBe(true);
});

test("the day is the school's", async () => {
  kindred.setNow('2026-07-01T03:00:00Z');
  const cleo = await teacher();
  await db
    .updateTable('schools')
    .set({ time_zone: 'America/New_York' })
    .where('id', '=', school.id)
    .execute();
  expect((await read(cleo)).today).toBe('2026-06-30');
  await db.updateTable('schools').set({ time_zone: 'Asia/Taipei' }).where('id', '=', school.id).execute();
  expect((await read(cleo)).today).toBe('2026-07-01');
});
