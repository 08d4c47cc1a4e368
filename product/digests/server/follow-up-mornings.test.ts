import { expect, test } from 'vitest';
import { postOffice } from '#platform/server/mail/mail.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildFollowUp } from '#testing/api/matrix/follow-ups.ts';
import { buildAccount, buildSchool, buildStudent } from '#testing/api/people.ts';
import { makeDashboardNotifications } from './daily-notices.ts';
import { mailDigests } from './digest.ts';

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

test('who wants one gets a letter on a morning when somebody waits, about that alone, and never who wants no updates', async () => {
  const tuesday = new Date('2026-11-24T15:00:00Z');
  const before = new Date(tuesday.getTime() - 3_600_000);
  const people = await Promise.all(
    ['by default', 'not in the morning', 'no updates'].map(async () => buildAccount(db)),
  );
  const [asked, quiet, gone] = people;
  const accountIds = people.map(({ id }) => id);
  await notifyKeepers(db, {
    accountIds,
    kind: 'follow-up',
    data: { what: 'waiting', count: 2 },
    operation: 'waits',
    now: before,
  });
  await notifyKeepers(db, {
    accountIds,
    kind: 'student-mass-transfer-or-share',
    data: { how: 'transfer', count: 3 },
    operation: 'other news',
    now: before,
  });
  await db
    .insertInto('follow_up_letters')
    .values({ account_id: quiet?.id ?? 0, mornings: false })
    .execute();
  await db
    .insertInto('notification_preferences')
    .values({ account_id: gone?.id ?? 0, digest: 'off' })
    .execute();
  const post = postOffice(kindred.jobs, appKey);
  const options = { db, post, appKey, brand: 'kindred', dashboardUrl: 'http://localhost:3000' };
  const lettersTo = async (one: { username: string } | undefined) =>
    (await kindred.letters()).filter(({ recipient }) => recipient === one?.username);
  await mailDigests(options, tuesday);
  await mailDigests(options, tuesday);
  const [letter, ...more] = await lettersTo(asked);
  expect(more).toEqual([]);
  expect(letter?.letter.text).toMatch(/2 follow-ups/);
  expect(letter?.letter.text).not.toContain('transferred');
  expect([await lettersTo(quiet), await lettersTo(gone)]).toEqual([[], []]);
  // The rest comes on Monday, as chosen.
  await mailDigests(options, new Date('2026-11-30T15:00:00Z'));
  expect((await lettersTo(asked)).at(-1)?.letter.text).toContain('transferred');
  expect(await lettersTo(gone)).toEqual([]);
});
