import { expect, test } from 'vitest';
import * as z from 'zod';
import { sayFor } from '#apps/running/words.ts';
import { ask } from '#platform/server/database/statement.ts';
import { postOffice } from '#platform/server/mail/mail.ts';
import { followUpRefused } from '#product/follow-ups/server/deeds.ts';
import { buildAnsweringSchool, followingIn } from '#product/follow-ups/server/testing/schools.ts';
import { listParentNotifications } from '#product/notifications/contract.ts';
import { readRound } from '#product/observations/contract.ts';
import { childrenIn, played } from '#product/play/server/testing/children.ts';
import { classCheckIns, educatorPlay, familyCheckIns, parentPlay } from '#product/play/staff-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily } from '#testing/api/people.ts';
import * as calls from '../contract.ts';
import { ACTIVITIES, type Activity, type Decision } from '../rules/activities.ts';
import { consentRegister } from '../tables-contract.ts';
import { turnAll } from './asked.ts';
import { countsForNormsSql } from './asking.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const following = followingIn(kindred);
const buildChild = childrenIn(kindred);
const NOW = '2026-11-19T14:00:00Z';
kindred.setNow('2026-10-05T14:00:00Z');
const place = await buildAnsweringSchool(kindred);
kindred.setNow(NOW);
const as = async (account: { id: number }) => ({ token: await kindred.tokenFor({ accountId: account.id }) });
const language = 'en';
const ports = {
  post: postOffice(kindred.jobs, appKey),
  sayFor,
  brand: 'kindred',
  dashboardUrl: 'http://localhost:3000',
  followUpRefused,
};

async function linkedParent(child: { id: number; school_id: number | null }) {
  const parent = await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id });
  const values = { student_id: child.id, school_id: child.school_id ?? 0, account_id: parent.id };
  const invite = await db
    .insertInto('family_invites')
    .values({
      student_id: child.id,
      code_hash: Buffer.from(`${child.id}`),
      made_by: place.teacher.id,
      created_at: kindred.now(),
      ends_at: kindred.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('family_links')
    .values({ ...values, invite_id: invite.id, created_at: kindred.now() })
    .execute();
  const say = async (activity: Activity, decision: Decision) =>
    kindred.call(
      calls.decideConsent.parent,
      { id: child.id, activity, decision, language },
      await as(parent),
    );
  return { ...parent, say };
}
const standingOf = async (id: number, activity: Activity) => {
  const reply = await kindred.call(calls.readConsents.educator, { id }, await place.teacher.as());
  const found = reply.body.data.activities.find((one) => one.activity === activity);
  return `${found?.standing} ${found?.is_on}`;
};

test("a family's no to play counts at once: what is open ends, what was played is kept, and only the family says yes", async () => {
  const child = await following.childOf(place);
  const parent = await linkedParent(child);
  const before = played(kindred, 'zoou', ['zoou-check-a-ic']);
  expect((await parent.say('play', 'no')).body.notification.i18n).toBe('consents.done.no');
  kindred.setNow('2026-11-19T14:20:00Z');
  const world = await child.world();
  expect([world.status, world.error.i18n]).toEqual([403, 'error.play-paused']);
  const kept = await child.send(before);
  expect(kept.body.data).toMatchObject({ refused: [], paused: true });
  kindred.setNow('2026-11-19T16:00:00Z');
  const after = played(kindred, 'zoou', ['zoou-check-a-com']);
  expect((await following.send(child, after)).body.data.refused).toHaveLength(after.length);
  expect(await standingOf(child.id, 'play')).toBe('family-no false');
  const school = { id: child.id, activity: 'play', decision: 'yes', language } as const;
  expect((await kindred.call(calls.decideConsent.educator, school, await place.admin.as())).status).toBe(422);
  const told = { ...school, told_by: 'Ana Tsosie', told_how: 'phone' };
  const teacher = await kindred.call(calls.decideConsent.educator, told, await place.teacher.as());
  expect([teacher.status, teacher.error.i18n]).toEqual([409, 'consents.refused.only-admin']);
  expect((await kindred.call(calls.decideConsent.educator, told, await place.admin.as())).status).toBe(200);
  expect((await following.world(child)).check_in).toBe('ask');
  const rows = await db
    .selectFrom('child_consents')
    .selectAll()
    .where('student_id', '=', child.id)
    .orderBy('id')
    .execute();
  expect(
    rows.map(({ decision, capacity, told_by, decided_by }) => [decision, capacity, told_by, decided_by]),
  ).toEqual([
    ['no', 'family', null, parent.id],
    ['yes', 'school', 'Ana Tsosie', place.admin.id],
  ]);
  kindred.setNow(NOW);
});

test('a family hears by letter and on home when the school writes down another word than it gave itself', async () => {
  const child = await following.childOf(place);
  const parent = await linkedParent(child);
  const write = async (decision: Decision) =>
    kindred.call(
      calls.decideConsent.educator,
      { id: child.id, activity: 'norms', decision, language, told_by: 'Ana Tsosie', told_how: 'phone' },
      await place.admin.as(),
    );
  const heard = async () => {
    const { body } = await kindred.call(listParentNotifications, {}, await as(parent));
    const letters = (await kindred.letters()).filter(({ recipient }) => recipient === parent.username);
    const lines = body.data.filter(({ kind }) => kind === 'consent-entry');
    return [lines.map(({ data }) => data), letters.map(({ letter }) => letter.subject)];
  };
  await parent.say('norms', 'no');
  expect((await write('no')).status).toBe(200);
  expect(await heard()).toEqual([[], []]);
  expect((await write('yes')).status).toBe(200);
  const subject = 'The school wrote down another answer from your family';
  expect(await heard()).toEqual([[{ child: child.id }], [subject]]);
  const { activities } = (await kindred.call(calls.readConsents.parent, { id: child.id }, await as(parent)))
    .body.data;
  const own = activities.find(({ activity }) => activity === 'norms')?.own;
  expect(own).toMatchObject({ decision: 'yes', capacity: 'school', told_how: 'phone', told_by: null });
  // What the school had written down itself it may write anew.
  expect((await write('no')).status).toBe(200);
  expect((await heard())[1]).toEqual([subject]);
});

test("a family's no to check-ins: the child is not asked, and its teacher does not turn that around", async () => {
  const child = await following.childOf(place);
  const parent = await linkedParent(child);
  expect((await child.world()).body.data.check_in).toBe('ask');
  await parent.say('check-ins', 'no');
  expect((await child.world()).body.data.check_in).toBe('off');
  const on = { ids: [child.id], on: true };
  const teacher = await kindred.call(educatorPlay.checkIns, on, await place.teacher.as());
  expect([teacher.status, teacher.error.i18n]).toEqual([409, 'consents.refused.family-said-no']);
  await parent.say('check-ins', 'yes');
  expect((await child.world()).body.data.check_in).toBe('ask');
  // What the school says of one child by itself, it takes back by itself.
  const off = await kindred.call(
    educatorPlay.checkIns,
    { ids: [child.id], on: false },
    await place.teacher.as(),
  );
  expect(off.status).toBe(200);
  expect(await standingOf(child.id, 'check-ins')).toBe('child-no false');
  expect((await kindred.call(educatorPlay.checkIns, on, await place.teacher.as())).status).toBe(200);
  expect((await child.world()).body.data.check_in).toBe('ask');
});

test('a family at home: a no for all of its children, a yes for one of them leaves the others as they were', async () => {
  const family = await buildFamily(db);
  const parent = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const child = () => buildChild({ owner_id: parent.id, family_id: family.id });
  const [one, two] = [await child(), await child()];
  const asked = async (of: typeof one) => (await of.world()).body.data.check_in;
  expect((await kindred.call(familyCheckIns.set, { on: false }, await as(parent))).status).toBe(200);
  const later = await child();
  expect([await asked(one), await asked(two), await asked(later)]).toEqual(['off', 'off', 'off']);
  await kindred.call(parentPlay.checkIns, { ids: [one.id], on: true }, await as(parent));
  expect([await asked(one), await asked(two), await asked(later)]).toEqual(['ask', 'off', 'off']);
  const register = await db
    .selectFrom('child_consents')
    .select(['student_id', 'decision', 'capacity'])
    .where('student_id', 'in', [one.id, two.id, later.id])
    .orderBy('id')
    .execute();
  expect(register.map(({ student_id, decision }) => [student_id, decision])).toEqual([
    [one.id, 'no'],
    [two.id, 'no'],
    [one.id, 'yes'],
    [later.id, 'no'],
  ]);
});

test('who teaches at home switches for all of the own children, and decides for each', async () => {
  const family = await buildFamily(db);
  const owner = await buildAccount(db, { role: 'home', family_id: family.id });
  const child = await buildChild({ owner_id: owner.id, family_id: family.id });
  const asked = async () => (await child.world()).body.data.check_in;
  await kindred.call(classCheckIns.set, { on: false }, await as(owner));
  expect(await asked()).toBe('off');
  await kindred.call(classCheckIns.set, { on: true }, await as(owner));
  const no = { id: child.id, activity: 'check-ins', decision: 'no', language } as const;
  expect((await kindred.call(calls.decideConsent.educator, no, await as(owner))).status).toBe(200);
  expect(await asked()).toBe('off');
  const rows = await db
    .selectFrom('child_consents')
    .select('capacity')
    .where('student_id', '=', child.id)
    .execute();
  expect(rows).toEqual([{ capacity: 'family' }]);
});

test('follow-up refused: a streak closes and none opens, a child that asked to talk is still answered', async () => {
  const [streak, talk] = [await following.childOf(place), await following.childOf(place)];
  for (const daysAgo of [2, 1, 0]) await following.tells(streak, place, 'sad', daysAgo);
  await following.judge(streak);
  await following.asksToTalk(talk);
  await following.judge(talk);
  for (const child of [streak, talk]) await (await linkedParent(child)).say('follow-up', 'no');
  expect((await following.of(streak)).map(({ closed_with }) => closed_with)).toEqual(['refused']);
  expect((await following.of(talk)).map(({ closed_with }) => closed_with)).toEqual([null]);
  expect((await talk.world()).body.data.talk).toBeNull();
  const another = await following.childOf(place);
  await (await linkedParent(another)).say('follow-up', 'no');
  for (const daysAgo of [2, 1, 0]) await following.tells(another, place, 'sad', daysAgo);
  await following.judge(another);
  expect(await following.of(another)).toEqual([]);
});

test('observations refused: nobody is asked about the child', async () => {
  const child = await following.childOf(place);
  const asked = async () =>
    (await kindred.call(readRound, {}, await place.teacher.as())).body.data.children.map(({ id }) => id);
  expect(await asked()).toContain(child.id);
  await (await linkedParent(child)).say('observations', 'no');
  expect(await asked()).not.toContain(child.id);
});

test('a school decides for a year in one go; a no counts at once for all of its children', async () => {
  const own = await buildAnsweringSchool(kindred);
  const child = await following.childOf(own);
  const decide = async (decision: Decision, school_year = 2026, account = own.admin) =>
    kindred.call(
      calls.decideForSchool,
      {
        id: own.school.id,
        school_year,
        language,
        decisions: ACTIVITIES.map((activity) => ({ activity, decision })),
      },
      await account.as(),
    );
  expect((await decide('yes', 2026, own.teacher)).status).toBe(403);
  expect((await decide('yes', 2027)).status).toBe(422);
  expect((await decide('no')).status).toBe(200);
  expect((await child.world()).error.i18n).toBe('error.play-paused');
  expect((await decide('yes')).status).toBe(200);
  expect((await child.world()).status).toBe(200);
  const { data } = (await kindred.call(calls.listSchoolConsents, {}, await own.admin.as())).body;
  expect(data[0]?.activities.map(({ standing }) => standing)).toEqual(ACTIVITIES.map(() => 'agreed'));
});

const word = z.string();
const shown = { play: word, check_ins: word, follow_up: word, observations: word, norms: word };
const rows = z.object({ filtered: z.number(), data: z.array(z.looseObject({ id: z.number(), ...shown })) });

test('the register says of every child what the rules say, by its own school alone', async () => {
  const asAdmin = await place.admin.as();
  const register = async (filters: Record<string, string>) =>
    rows.parse((await kindred.call(consentRegister.list, { archived: 'no', ...filters }, asAdmin)).body);
  const body = await register({});
  expect(body.data.length).toBeGreaterThan(4);
  for (const row of body.data) {
    const { activities } = (await kindred.call(calls.readConsents.educator, { id: row.id }, asAdmin)).body
      .data;
    const told = [row.play, row.check_ins, row.follow_up, row.observations, row.norms];
    expect(told).toEqual(activities.map(({ standing }) => standing));
  }
  expect((await register({ play: 'family-no,child-no' })).filtered).toBe(0);
  expect((await register({ observations: 'family-no' })).data).toMatchObject([
    { observations: 'family-no', text: '2026-11' },
  ]);
  const columns = 'name,observations,observations_by,observations_text';
  const file = { archived: 'no', _download: '1', _format: 'csv', _columns: columns };
  const url = `/api/educator/consents/register?${new URLSearchParams(file)}`;
  const headers = { host: 'localhost:3000', 'access-token': `Bearer ${asAdmin.token}` };
  const download = await kindred.app.server.inject({ method: 'GET', url, headers });
  expect([download.statusCode, download.body]).toEqual([200, expect.stringContaining('No – family')]);
  const teacher = await kindred.call(consentRegister.list, {}, await place.teacher.as());
  expect(teacher.status).toBe(403);
});

test('the clock asks who runs a school, reminds once, pauses all but play, and a yes wakes it', async () => {
  kindred.setNow('2027-06-02T14:00:00Z');
  const own = await buildAnsweringSchool(kindred);
  const nobodys = await buildAnsweringSchool(kindred);
  await db.deleteFrom('group_members').where('account_id', '=', nobodys.admin.id).execute();
  const letters = async () =>
    (await kindred.letters()).filter(
      ({ kind, recipient }) => kind === 'consents' && recipient === own.admin.username,
    );
  const turn = async (moment: string) => {
    kindred.setNow(moment);
    await turnAll(db, ports, kindred.now());
    const { rows } = {
      rows: await db
        .selectFrom('school_activities')
        .select(['activity', 'standing'])
        .where('school_id', '=', own.school.id)
        .orderBy('activity')
        .execute(),
    };
    return `${(await letters()).length} ${[...new Set(rows.map(({ standing }) => standing))].join(' ')}`;
  };
  // This year's and the next.
  expect(await turn('2027-06-02T14:00:00Z')).toBe('2 covered not-agreed');
  expect(await turn('2027-06-03T14:00:00Z')).toBe('2 covered not-agreed');
  expect(await turn('2027-07-01T03:59:00Z')).toBe('3 covered not-agreed');
  expect(await turn('2027-09-17T14:00:00Z')).toBe('4 covered not-agreed');
  expect(await turn('2027-10-01T03:00:00Z')).toBe('4 covered not-agreed');
  expect(await turn('2027-10-01T05:00:00Z')).toBe('4 paused not-agreed covered');
  const left = await db
    .selectFrom('school_activities')
    .select('standing')
    .distinct()
    .where('school_id', '=', nobodys.school.id)
    .orderBy('standing')
    .execute();
  expect(left.map(({ standing }) => standing)).toEqual(['covered', 'not-agreed']);
  const all = ACTIVITIES.map((activity) => ({ activity, decision: 'yes' }));
  const yes = { id: own.school.id, school_year: 2027, language, decisions: all };
  expect((await kindred.call(calls.decideForSchool, yes, await own.admin.as())).status).toBe(200);
  expect(await turn('2027-10-02T05:00:00Z')).toBe('4 agreed');
  kindred.setNow(NOW);
});

test('a family at home says yes to norms once: it stands in the years after, and nobody asks for it again', async () => {
  const parent = await buildAccount(db, { scope: 'parent', family_id: (await buildFamily(db)).id });
  const child = await buildChild({ owner_id: parent.id, family_id: parent.family_id, school_id: null });
  const stands = async () => {
    const { body } = await kindred.call(calls.readConsents.parent, { id: child.id }, await as(parent));
    const norms = body.data.activities.find(({ activity }) => activity === 'norms');
    const text = `select s.id from students s where s.id = $1 and ${countsForNormsSql('s')}`;
    const counted = await ask(db, { id: z.number() }, { text, values: [child.id] });
    return [norms?.standing, norms?.is_on, counted.length];
  };
  expect(await stands()).toEqual(['not-agreed', false, 0]);
  const yes = { id: child.id, activity: 'norms', decision: 'yes', language } as const;
  expect((await kindred.call(calls.decideConsent.parent, yes, await as(parent))).status).toBe(200);
  for (const day of ['2027-11-19T14:00:00Z', '2029-03-01T14:00:00Z']) {
    kindred.setNow(day);
    await turnAll(db, ports, kindred.now());
    expect(await stands()).toEqual(['family-yes', true, 1]);
  }
  kindred.setNow(NOW);
});

test('a decision is never changed nor taken away, but with its child', async () => {
  const child = await following.childOf(place);
  await (await linkedParent(child)).say('norms', 'no');
  const own = db.updateTable('child_consents').set({ decision: 'yes' }).where('student_id', '=', child.id);
  await expect(own.execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('child_consents').where('student_id', '=', child.id).execute()).rejects.toThrow(
    'append-only',
  );
  await db.deleteFrom('students').where('id', '=', child.id).execute();
  expect(
    await db.selectFrom('child_consents').selectAll().where('student_id', '=', child.id).execute(),
  ).toEqual([]);
});
