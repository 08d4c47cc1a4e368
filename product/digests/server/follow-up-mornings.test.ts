import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildFollowUp } from '#testing/api/matrix/follow-ups.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { makeDashboardNotifications } from './daily-notices.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const MORNING = new Date('2026-11-20T10:00:00Z');

test('in the morning who teaches a child whom nobody has hears of it, once a day, and not when somebody has it', async () => {
  const here = { school_id: (await buildSchool(db)).id };
  const [teacher, counselor, backup] = [
    await buildAccount(db, here),
    await buildAccount(db, { ...here, role: 'clinician' }),
    await buildAccount(db, here),
  ];
  const student = await buildStudent(db, appKey, { owner_id: teacher.id, ...here });
  const { followUp } = await buildFollowUp(kindred, {
    ...here,
    responder_id: counselor.id,
    backup_id: backup.id,
    student_id: student.id,
  });
  const told = async () => {
    const rows = await db
      .selectFrom('dashboard_notifications')
      .select(['account_id', 'data'])
      .where('kind', '=', 'follow-up')
      .where('dismissed_at', 'is', null)
      .execute();
    return rows.map(({ account_id, data }) => [account_id, data]);
  };
  await makeDashboardNotifications(db, MORNING);
  await makeDashboardNotifications(db, MORNING);
  expect(await told()).toEqual([[teacher.id, { what: 'waiting', count: 1 }]]);
  await db.updateTable('follow_ups').set({ owner_id: teacher.id }).where('id', '=', followUp).execute();
  await makeDashboardNotifications(db, new Date(MORNING.getTime() + 86_400_000));
  expect(await told()).toEqual([]);
});
