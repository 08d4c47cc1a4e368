import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { postOffice } from '#platform/server/mail/mail.ts';
import { resetMyPassword } from '#product/accounts/contract.ts';
import { makeDashboardNotifications } from '#product/digests/server/daily-notices.ts';
import { mailDigests } from '#product/digests/server/digest.ts';
import { notifyKeepers } from '#product/notifications/server/dashboard.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily, buildGroup, buildSchool } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { getPreview } from '../contract.ts';
import type { PlayEvent } from '../rules/results/events.ts';
import * as calls from '../staff-contract.ts';
import { measurementsOf } from './measurements.ts';
import { clone } from './sandbox.ts';
import { summarize } from './summaries.ts';
import { type Child, childrenIn, played, rowsOf, session } from './testing/children.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const buildChild = childrenIn(kindred);
const checksOf = (program: 'zoou' | 'hoh', form = 'a'): string[] =>
  ['ic', 'com', 'coop', 'ini', 'emp', 'er'].map((skill) => `${program}-check-${form}-${skill}`);

const school = await buildSchool(db);
const teacher = await buildAccount(db, { school_id: school.id });
const as = { token: await kindred.tokenFor({ accountId: teacher.id }) };
const staff = await buildAccount(db, { scope: 'uber' });
const asStaff = { token: await kindred.tokenFor({ accountId: staff.id }) };
const pupil = (values = {}) => buildChild({ owner_id: teacher.id, school_id: school.id, ...values });

async function assessed(child: Child, program: 'zoou' | 'hoh' = 'zoou'): Promise<Child> {
  await child.send(played(kindred, program, checksOf(program)));
  return child;
}
const unlock = (...children: Child[]) =>
  kindred.call(calls.educatorPlay.unlock, { ids: children.map(({ id }) => id) }, as);
const auditOf = async (id: number) =>
  (await db.selectFrom('audit').select('action').where('subject_id', '=', id).execute()).map(
    ({ action }) => action,
  );

test('a finished assessment can be taken again, in the other form', async () => {
  const [one, two] = [await assessed(await pupil()), await assessed(await pupil())];
  const reply = await unlock(one, two);
  expect(reply.body.notification).toMatchObject({
    i18n: 'play-progress.done.unlocked',
    values: { count: 2 },
  });
  const { data } = (await one.world()).body;
  expect([data.iteration, data.stops[0]]).toMatchObject([2, { id: 'zoou-check-b-ic', status: 'next' }]);
  expect((await one.rows()).progress).toMatchObject([{ iteration: 2, checks_done: 0, completed: 0 }]);
  // What was answered in the first is still known.
  expect((await one.rows()).measurements).toMatchObject([{ report: 'assessment', iteration: 1, scenes: 6 }]);
  expect(await auditOf(two.id)).toEqual(['student.unlock-assessment']);
});

test('whose backlog broke off before its end has finished all the same', async () => {
  const child = await pupil();
  await child.send(played(kindred, 'zoou', checksOf('zoou', 'a')), true);
  expect((await child.rows()).measurements).toEqual([]);
  expect((await unlock(child)).status).toBe(200);
  expect((await child.rows()).measurements).toMatchObject([{ scenes: 6 }]);
});

test('all of the selected, or nobody: and the message says how many stand in the way', async () => {
  const ready = await assessed(await pupil());
  const [unfinished, other] = [await pupil(), await pupil({ grade: 1 })];
  const refusalOf = async (...children: Child[]) => {
    const before = await rowSums(db, ['sessions']);
    const { status, error } = await unlock(...children);
    expect(status).toBe(409);
    expect(await rowSums(db, ['sessions'])).toEqual(before);
    return [error.i18n.replace('play-progress.refused.', ''), error.values];
  };
  expect(await refusalOf(ready, other)).toEqual(['not-active', { count: 1, selected: 2 }]);
  expect(await refusalOf(ready, unfinished)).toEqual(['incomplete', { count: 1, selected: 2 }]);
  expect(await refusalOf(unfinished)).toEqual(['one-incomplete', undefined]);
  expect(await refusalOf(other)).toEqual(['one-not-assessed', undefined]);
  // Nobody ever gave them anything to play: that is what is in the way, not an assessment that they did not finish.
  const without = await pupil({ license_ends_on: null });
  expect(await refusalOf(without)).toEqual(['one-no-program', undefined]);
  expect(await refusalOf(ready, unfinished, without)).toEqual(['no-program', { count: 1, selected: 3 }]);
  // Hall of Heroes goes one by one.
  const hero = await assessed(await pupil({ grade: 8 }), 'hoh');
  expect(await refusalOf(hero, ready)).toEqual(['not-active', { count: 1, selected: 2 }]);
  expect((await unlock(hero)).status).toBe(200);
});

test('an assessment is taken three times at most, and what counts is the current one', async () => {
  const child = await assessed(await pupil());
  for (const [iteration, form] of [
    [2, 'b'],
    [3, 'a'],
  ] as const) {
    expect((await unlock(child)).status).toBe(200);
    const early = await unlock(child);
    expect(early.error.i18n).toBe('play-progress.refused.one-incomplete');
    await child.send(played(kindred, 'zoou', checksOf('zoou', form), { iteration, option: 'fair' }));
  }
  expect((await unlock(child)).error.i18n).toBe('play-progress.refused.one-limit');
  const { progress, measurements } = await child.rows();
  expect(progress).toMatchObject([{ iteration: 3, checks_done: 6, completed: 50, success_rate: 0 }]);
  expect(measurements).toMatchObject([
    { report: 'assessment', iteration: 1, form: 'a', scenes: 6, asks: 12, best: 12 },
    { report: 'assessment', iteration: 2, form: 'b', scenes: 6, asks: 12, best: 0 },
    { report: 'assessment', iteration: 3, form: 'a', scenes: 6, asks: 12, best: 0 },
  ]);
});

test('a restart leaves nothing of before, and what comes late of it counts for nothing', async () => {
  const child = await assessed(await pupil());
  const late: PlayEvent[] = played(kindred, 'zoou', ['zoou-ic-1']);
  // Of the model before, which nobody counts any more.
  const figures = {
    program: 'zoou',
    iteration: 1,
    skill: 'ic',
    observations: 4,
    points: 8,
    best: 4,
  } as const;
  await db
    .insertInto('skill_results')
    .values({ student_id: child.id, ...figures, performance: 0.9 })
    .execute();
  const restart = (program: string) =>
    kindred.call(calls.educatorPlay.restart, { id: child.id, program }, as);
  const nothing = await restart('academy');
  expect([nothing.status, nothing.error.i18n]).toEqual([409, 'play-progress.refused.nothing-played']);
  expect((await restart('zoou')).body.notification.i18n).toBe('play-progress.done.restarted');
  await child.send(late);
  const { progress, measurements, skills, events } = await child.rows();
  expect(progress).toMatchObject([
    { epoch: 2, iteration: 1, done: [], keepsakes: [], checks_done: 0, completed: 0, success_rate: null },
  ]);
  expect([measurements, skills, events.length > late.length]).toEqual([[], [], true]);
  const { data } = (await child.world()).body;
  expect([data.epoch, data.stops[0]?.status]).toEqual([2, 'next']);
  await child.send(played(kindred, 'zoou', ['zoou-check-a-ic'], { epoch: 2 }));
  expect((await child.rows()).progress).toMatchObject([{ checks_done: 1 }]);
  expect(await auditOf(child.id)).toEqual(['student.restart']);
});

test('questions after feelings are switched for a child, a class and a family', async () => {
  const child = await pupil();
  const asked = async (one: Child) => (await one.world()).body.data.check_in;
  const turn = (on: boolean) => kindred.call(calls.educatorPlay.checkIns, { ids: [child.id], on }, as);
  expect((await turn(false)).body.notification.i18n).toBe('play-progress.done.check-ins-off');
  expect((await turn(false)).body.notification.i18n).toBe('notification.nothing-changed');
  expect(await asked(child)).toBe('off');
  await turn(true);
  expect(await asked(child)).toBe('ask');

  await kindred.call(calls.classCheckIns.set, { on: false }, as);
  expect((await kindred.call(calls.classCheckIns.get, {}, as)).body).toEqual({ data: { on: false } });
  expect(await asked(child)).toBe('off');
  await kindred.call(calls.classCheckIns.set, { on: true }, as);
  expect(await auditOf(teacher.id)).toEqual(['check-ins.set', 'check-ins.set']);

  const family = await buildFamily(db);
  const parent = await buildAccount(db, { scope: 'parent', family_id: family.id });
  const asParent = { token: await kindred.tokenFor({ accountId: parent.id }) };
  const own = await buildChild({ owner_id: parent.id, family_id: family.id });
  await kindred.call(calls.familyCheckIns.set, { on: false }, asParent);
  expect(await asked(own)).toBe('off');
  const foreign = { ids: [child.id], on: false };
  expect((await kindred.call(calls.parentPlay.checkIns, foreign, asParent)).status).toBe(404);
});

test('who runs a school asks its children, or does not; nobody else does', async () => {
  const [own, far] = [await buildSchool(db), await buildSchool(db)];
  const admin = await buildAccount(db, { school_id: own.id });
  const group = await buildGroup(db, 'school', { [admin.id]: 'owner' });
  await db.updateTable('groups').set({ school_id: own.id }).where('id', '=', group.id).execute();
  const asAdmin = { token: await kindred.tokenFor({ accountId: admin.id }) };
  const child = await pupil({ school_id: own.id });
  const { list, set } = calls.schoolCheckIns;
  const turn = (id: number, on: boolean) => kindred.call(set, { id, on }, asAdmin);
  const asked = async () => (await child.world()).body.data.check_in;

  expect((await kindred.call(list, {}, asAdmin)).body.data).toEqual([
    { id: own.id, name: own.name, on: true, family: false },
  ]);
  expect(await asked()).toBe('ask');
  expect((await turn(own.id, false)).body.notification.i18n).toBe('play-progress.done.check-ins-off');
  expect(await asked()).toBe('off');
  expect((await turn(own.id, false)).body.notification.i18n).toBe('notification.nothing-changed');
  await turn(own.id, true);
  expect(await asked()).toBe('ask');
  expect(await auditOf(own.id)).toEqual(['school.check-ins', 'school.check-ins']);
  expect((await turn(far.id, false)).status).toBe(404);
  expect((await kindred.call(set, { id: own.id, on: false }, as)).status).toBe(403);
});

test('staff turn debug mode on and off', async () => {
  const child = await pupil();
  const turn = (on: boolean) => kindred.call(calls.debugStudents, { ids: [child.id], on }, asStaff);
  await turn(true);
  expect((await child.world()).body.data.debug).toBe(true);
  await turn(false);
  expect((await child.world()).body.data.debug).toBe(false);

  const turnOf = (id: number, on: boolean) => kindred.call(calls.debugAccounts, { ids: [id], on }, asStaff);
  const preview = async () => (await kindred.call(getPreview, { program: 'zoou' }, as)).body.data.debug;
  expect((await turnOf(teacher.id, true)).body.notification.i18n).toBe('play-progress.done.debug-on');
  expect(await preview()).toBe(true);
  expect((await turnOf(teacher.id, true)).body.notification.i18n).toBe('notification.nothing-changed');
  await turnOf(teacher.id, false);
  expect(await preview()).toBe(false);
  expect((await turnOf(staff.id, true)).status).toBe(404);
});

test('a copy in the sandbox has all that was played, and nothing of who it was', async () => {
  const child = await assessed(await pupil({ first_name: 'Canary', last_name: 'Yellow', teacher: 'Canary' }));
  const telling = session(kindred, 'zoou');
  telling.checkIn('sad');
  await child.send(telling.end());
  await child.send(played(kindred, 'zoou', ['zoou-ic-1']), true);
  const reply = await kindred.call(calls.cloneIntoSandbox, { id: child.id }, asStaff);
  expect(reply.body.notification.i18n).toBe('play-progress.done.cloning');
  const task = () =>
    db.selectFrom('sidebar_tasks').select(['uuid', 'type', 'done', 'failed']).executeTakeFirstOrThrow();
  const { uuid } = await task();
  const cloning = { student_id: child.id, staff_id: staff.id, uuid };
  // A worker that died after its work does it once more.
  await clone(db, appKey, cloning);
  await clone(db, appKey, cloning);
  expect(await task()).toMatchObject({ type: 'clone-into-sandbox', done: 1, failed: false });
  const copies = await db.selectFrom('students').selectAll().where('is_sandbox', '=', true).execute();
  const [copy] = copies;
  expect(copies).toMatchObject([{ first_name: 'Sandbox', license_ends_on: null, cloned_from: child.id }]);
  const { search: _, ...row } = copy ?? {};
  expect(JSON.stringify(row)).not.toContain('Canary');

  const [original, copied] = [await child.rows(), await rowsOf(kindred, copy?.id ?? 0)];
  for (const part of ['progress', 'measurements', 'skills', 'slots', 'days', 'summary'] as const) {
    expect(copied[part]).toEqual(original[part]);
  }
  expect(copied.checkIns).toEqual([]);
  expect(copied.events).toHaveLength(original.events.length - 1);
  const ids = new Set(original.events.map(({ id }) => id));
  expect(copied.events.some(({ id }) => ids.has(id))).toBe(false);

  // It can be played on, belongs to no customer, and goes when the child does.
  const token = await kindred.tokenFor({ studentId: copy?.id ?? 0 });
  const sent = await kindred.app.server.inject({
    method: 'GET',
    url: '/api/student/play',
    headers: { host: 'student.localhost:3000', 'access-token': `Bearer ${token}` },
  });
  expect(sent.statusCode).toBe(200);
  const listed = await kindred.call(studentsTable.list, { archived: 'no', reach: 'mine' }, as);
  expect(JSON.stringify(listed.body)).not.toContain('Sandbox');
  await db.deleteFrom('license_uses').where('student_id', '=', child.id).execute();
  await db.deleteFrom('students').where('id', '=', child.id).execute();
  expect(await db.selectFrom('students').select('id').where('is_sandbox', '=', true).execute()).toEqual([]);
  const none = {
    progress: [],
    measurements: [],
    answers: [],
    skills: [],
    slots: [],
    days: [],
    checkIns: [],
    events: [],
    summary: [],
  };
  expect([await child.rows(), await rowsOf(kindred, copy?.id ?? 0)]).toEqual([none, none]);
});

test('who is gone when the copy is made leaves a failed task', async () => {
  const uuid = '00000000-0000-4000-8000-00000000cafe';
  await clone(db, appKey, { student_id: 999_999_999, staff_id: staff.id, uuid });
  const found = await db
    .selectFrom('sidebar_tasks')
    .select('failed')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  expect(found).toEqual({ failed: true });
});

test('the educator of the sandbox is told nothing and gets no letter', async () => {
  const child = await pupil();
  const uuid = '00000000-0000-4000-8000-00000000beef';
  await clone(db, appKey, { student_id: child.id, staff_id: staff.id, uuid });
  const keeper = await db
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('username', 'like', 'sandbox@%')
    .executeTakeFirstOrThrow();
  // The first Monday of the school year has news for every educator.
  const now = kindred.now();
  await makeDashboardNotifications(db, now);
  const told = await db.selectFrom('dashboard_notifications').select('account_id').execute();
  expect(told).toContainEqual({ account_id: teacher.id });
  expect(told).not.toContainEqual({ account_id: keeper.id });
  // Nor anything else that would be written to the account.
  await notifyKeepers(db, {
    accountIds: [keeper.id],
    kind: 'welcome',
    data: {},
    operation: 'welcome',
    now,
  });
  const post = postOffice(kindred.jobs, appKey);
  const dashboardUrl = 'http://localhost:3000';
  await mailDigests({ db, post, appKey, brand: 'kindred', dashboardUrl }, new Date(now.getTime() + 1000));
  await kindred.call(resetMyPassword, { username: keeper.username });
  const recipients = (await kindred.letters()).map(({ recipient }) => recipient);
  expect(recipients).toContain(teacher.username);
  expect(recipients).not.toContain(keeper.username);
});

test('the list shows how far a student is, how it goes, and when and how long there was play', async () => {
  const [child, idle] = [await assessed(await pupil({ active_program: 'hoh' }), 'hoh'), await pupil()];
  // Of three assessments the second is the newest that says something.
  await unlock(child);
  await child.send(played(kindred, 'hoh', checksOf('hoh', 'a'), { iteration: 2, option: 'fair' }));
  await unlock(child);
  await child.send(played(kindred, 'hoh', ['hoh-check-a-ic'], { iteration: 3, option: 'poor' }));
  await db
    .updateTable('play_days')
    .set({ on_day: new Date().toISOString().slice(0, 10) })
    .where('student_id', '=', child.id)
    .execute();
  await summarize(db, [child.id]);
  const seconds = (await child.rows()).days[0]?.seconds ?? 0;
  const [first, second, third] = await measurementsOf(db, [child.id], 'hoh');
  expect([first?.skills.ic.performance, third?.skills.ic.performance]).toEqual([99, null]);
  const shown = second?.skills.ic.performance;
  expect(shown).toBeLessThan(20);
  const ids = [child.id, idle.id];
  const listed = async (sort: string) => {
    const { body } = await kindred.call(studentsTable.subset, { _ids: ids, _sort: sort }, as);
    return z.parse(z.object({ data: z.array(z.looseObject({ id: z.number() })) }), body).data;
  };
  expect(await listed('-completed')).toMatchObject([
    {
      id: child.id,
      completed: 17,
      success_rate: 0,
      last_played_at: expect.stringMatching(/^2026-09-14T14/),
      minutes: Math.round(seconds / 60),
      skill_ic: shown,
      skill_com: second?.skills.com.performance,
    },
    { id: idle.id, completed: null, success_rate: null, last_played_at: null, minutes: null, skill_ic: null },
  ]);
  for (const sort of ['completed', 'success_rate', 'last_played_at']) {
    expect((await listed(sort)).map(({ id }) => id)).toEqual([idle.id, child.id]);
  }
});

test('a teacher has the own class quiet, and no other; the children hear of it with the next thing they tell', async () => {
  const [own, far] = [await pupil({ active_program: 'academy' }), await buildChild()];
  const { get, set } = calls.classSounds;
  const quiet = async (child: Child) => (await child.world()).body.data.class_quiet;
  const heard = async () => (await own.send(session(kindred, 'academy').events)).body.data.class_quiet;
  const before = (await auditOf(teacher.id)).length;
  expect((await kindred.call(get, {}, as)).body).toEqual({ data: { on: true } });
  expect([await quiet(own), await quiet(far), await heard()]).toEqual([false, false, undefined]);

  expect((await kindred.call(set, { on: false }, as)).body.notification.i18n).toBe(
    'play-progress.done.sounds-off',
  );
  expect((await kindred.call(set, { on: false }, as)).body.notification.i18n).toBe(
    'notification.nothing-changed',
  );
  expect((await kindred.call(get, {}, as)).body).toEqual({ data: { on: false } });
  expect([await quiet(own), await quiet(far), await heard()]).toEqual([true, false, true]);
  expect((await own.scene('academy-ic-1')).body.data.class_quiet).toBe(true);

  expect((await kindred.call(set, { on: true }, as)).body.notification.i18n).toBe(
    'play-progress.done.sounds-on',
  );
  expect([await quiet(own), await heard()]).toEqual([false, undefined]);
  expect((await auditOf(teacher.id)).slice(before)).toEqual(['play-sounds.set', 'play-sounds.set']);
});
