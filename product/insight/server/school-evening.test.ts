import { expect, test } from 'vitest';
import { chooseTimeZone, getProfile } from '#product/accounts/sign-in-contract.ts';
import { feel } from '#product/check-ins/server/testing/feel.ts';
import { enterCode, inviteFamily } from '#product/family-links/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildSchool, buildStudent, LICENSED } from '#testing/api/people.ts';
import { getClass } from '../contract.ts';
import { readChildPage, readStudentPage } from '../student-contract.ts';

/** A day is one of the child's school: neither the server's nor the browser's. */
const kindred = await testKindred();
const { db, appKey } = kindred;

const HOURS = [
  { zone: 'America/Los_Angeles', now: '2026-11-18T03:30:00Z', yesterday: '2026-11-16', today: '2026-11-17' },
  { zone: 'Asia/Taipei', now: '2026-11-17T20:00:00Z', yesterday: '2026-11-17', today: '2026-11-18' },
];

async function classIn(zone: string, yesterday: string) {
  const { id: school_id } = await buildSchool(db);
  await db
    .updateTable('schools')
    .set({ time_zone: zone, family_feelings: true })
    .where('id', '=', school_id)
    .execute();
  const teacher = await buildAccount(db, { school_id });
  const parent = await buildAccount(db, {
    scope: 'parent',
    role: null,
    family_id: (await buildFamily(db)).id,
  });
  const child = await buildStudent(db, appKey, {
    ...LICENSED,
    owner_id: teacher.id,
    school_id,
    active_program: 'zoou',
  });
  const as = { token: await kindred.tokenFor({ accountId: teacher.id }) };
  const asParent = { token: await kindred.tokenFor({ accountId: parent.id }) };
  const { body } = await kindred.call(inviteFamily, { id: child.id }, as);
  expect((await kindred.call(enterCode, { code: body.code }, asParent)).status).toBe(200);
  await feel(kindred, child.id, yesterday, 'happy', [teacher.id, parent.id]);
  return { child, as, asParent, teacher, parent };
}

test.each(HOURS)('at $now it is $today for a school in $zone, on every page', async (hour) => {
  const { zone, now, yesterday, today } = hour;
  kindred.setNow(now);
  const { child, as, asParent, teacher, parent } = await classIn(zone, yesterday);
  expect((await kindred.call(getProfile, {}, as)).body.data.time_zone).toBe(zone);

  const days = async () => {
    const pages = [
      await kindred.call(readStudentPage, { id: child.id }, as),
      await kindred.call(readChildPage, { id: child.id }, asParent),
    ];
    return pages.map(({ body: { data } }) => ({
      today: data.today,
      felt: data.feelings?.weeks.at(-1)?.days.at(-1),
      chart: data.play.days.at(-1)?.day,
    }));
  };
  // Nobody is said to be not asked on a day that is not over.
  const before = { today, felt: { day: yesterday, said: 'happy' }, chart: today };
  expect(await days()).toEqual([before, before]);

  await feel(kindred, child.id, today, 'sad', [teacher.id, parent.id]);
  const after = { today, felt: { day: today, said: 'sad' }, chart: today };
  expect(await days()).toEqual([after, after]);

  const { body } = await kindred.call(getClass, {}, as);
  const sad = body.data.feelings?.told.find(({ feeling }) => feeling === 'sad');
  expect(sad?.children.map(({ id }) => id)).toEqual([child.id]);
  expect(body.data.week.days.map(({ day }) => day)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
});

test.each(HOURS)('at $now it is $today for a home in $zone, as its browser has said', async (hour) => {
  kindred.setNow(hour.now);
  const { id: family_id } = await buildFamily(db);
  const parent = await buildAccount(db, { scope: 'parent', role: null, family_id });
  const as = { token: await kindred.tokenFor({ accountId: parent.id }) };
  const homes = { ...LICENSED, owner_id: parent.id, family_id, active_program: 'zoou' as const };
  const child = await buildStudent(db, appKey, homes);
  expect((await kindred.call(chooseTimeZone, { time_zone: hour.zone }, as)).status).toBe(200);
  expect((await kindred.call(getProfile, {}, as)).body.data).toMatchObject({
    time_zone: hour.zone,
    own_time_zone: hour.zone,
  });
  await feel(kindred, child.id, hour.today, 'sad', [parent.id]);
  const { data } = (await kindred.call(readChildPage, { id: child.id }, as)).body;
  expect(data.today).toBe(hour.today);
  expect(data.feelings?.weeks.at(-1)?.days.at(-1)).toEqual({ day: hour.today, said: 'sad' });
});

test('where somebody lives is a place that there is, said by themselves', async () => {
  const parent = await buildAccount(db, { scope: 'parent', role: null });
  const as = { token: await kindred.tokenFor({ accountId: parent.id }) };
  expect((await kindred.call(chooseTimeZone, { time_zone: 'Mars/Olympus' }, as)).status).toBe(422);
  const again = { time_zone: 'Asia/Taipei' };
  const types = [
    await kindred.call(chooseTimeZone, again, as),
    await kindred.call(chooseTimeZone, again, as),
  ];
  expect(types.map(({ body }) => body.notification.type)).toEqual(['success', 'info']);
});
