import { expect, test } from 'vitest';
import { hashToken } from '#platform/server/crypto.ts';
import { badgeLogin, setBadges } from '#product/accounts/sign-on-contract.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import { LICENSED } from '#testing/api/people.ts';
import { educatorStudents, parentStudents } from '../../contract.ts';
import { childrenTable, studentsTable } from '../../tables-contract.ts';
import { buildRosters } from '../testing/roster.ts';

const kindred = await testKindred();
const { db } = kindred;
const people = await buildRosters(kindred);
const { teacher, colleague, stranger, parent, student, child, audited, studentRow, token } = people;
const asTeacher = { token: await token(teacher) };
const asStranger = { token: await token(stranger) };
const asParent = { token: await token(parent) };

const turn = (on: boolean, options = asTeacher) => kindred.call(setBadges, { on }, options);
await turn(true);
await turn(true, asParent);

async function badgeOf(id: number, calls = educatorStudents, options = asTeacher): Promise<string | null> {
  const { body } = await kindred.call(calls.loginInformation, { ids: [id] }, options);
  return body.data.students[0]?.badge ?? null;
}

const signIn = (code: string | null) =>
  kindred.call(badgeLogin, { code: code ?? '' }, { host: STUDENT_SITE });

const sessionsOf = async (id: number): Promise<number> =>
  (await db.selectFrom('sessions').select('student_id').where('student_id', '=', id).execute()).length;

test('a badge is made, printed again, and signs in; only its hash finds the student', async () => {
  const one = await student(teacher, LICENSED);
  expect(await badgeOf(one.id)).toBeNull();
  const made = await kindred.call(educatorStudents.makeBadges, { ids: [one.id] }, asTeacher);
  expect(made.body).toMatchObject({
    notification: { i18n: 'rosters.badges-made.student', values: { count: 1 } },
    extra: { ids: [one.id] },
  });
  const code = await badgeOf(one.id);
  expect(code).toMatch(/^[\w-]{24}$/);
  expect(await badgeOf(one.id)).toBe(code);
  const { badge_hash: hash, badge_sealed: sealed } = await studentRow(one.id);
  expect(hash).toEqual(hashToken(code ?? ''));
  expect(sealed?.toString('latin1')).not.toContain(code);
  expect((await signIn(code)).body.user.id).toBe(one.id);
  expect(await audited('student.badge')).toEqual([{ subject_id: one.id, actor_id: teacher.id }]);
});

test('who has one keeps it, unless it is to be renewed; then the old one is worth nothing and the child is out', async () => {
  const [one, two] = [await student(teacher, LICENSED), await student(teacher, LICENSED)];
  await kindred.call(educatorStudents.makeBadges, { ids: [one.id] }, asTeacher);
  const first = await badgeOf(one.id);
  const ids = [one.id, two.id];
  const both = await kindred.call(educatorStudents.makeBadges, { ids }, asTeacher);
  expect(both.body.notification.values).toEqual({ count: 1 });
  expect(await badgeOf(one.id)).toBe(first);
  const none = await kindred.call(educatorStudents.makeBadges, { ids }, asTeacher);
  expect(none.body.notification.i18n).toBe('notification.nothing-changed');

  expect((await signIn(first)).status).toBe(200);
  await kindred.call(educatorStudents.makeBadges, { ids, renew: true }, asTeacher);
  expect(await sessionsOf(one.id)).toBe(0);
  expect((await signIn(first)).error.i18n).toBe('accounts-sign-on.badge.fault.unknown');
  expect((await signIn(await badgeOf(one.id))).status).toBe(200);
});

test('a badge that is revoked is gone, and so is whoever came in with it', async () => {
  const one = await student(teacher, LICENSED);
  await kindred.call(educatorStudents.makeBadges, { ids: [one.id] }, asTeacher);
  const code = await badgeOf(one.id);
  await signIn(code);
  const revoked = await kindred.call(educatorStudents.revokeBadges, { ids: [one.id] }, asTeacher);
  expect(revoked.body.notification).toMatchObject({ i18n: 'rosters.badges-revoked.student' });
  expect(await sessionsOf(one.id)).toBe(0);
  expect(await badgeOf(one.id)).toBeNull();
  expect((await signIn(code)).status).toBe(409);
  expect((await audited('student.badge-revoke')).map((row) => row.subject_id)).toEqual([one.id]);
  const again = await kindred.call(educatorStudents.revokeBadges, { ids: [one.id] }, asTeacher);
  expect(again.body.notification.i18n).toBe('notification.nothing-changed');
});

test('where badges are off none is made, and none is shown', async () => {
  const own = await student(colleague);
  const asColleague = { token: await token(colleague) };
  const off = await kindred.call(educatorStudents.makeBadges, { ids: [own.id] }, asColleague);
  expect([off.status, off.error.i18n]).toEqual([409, 'rosters.refused.badges-off.student']);
  expect((await studentRow(own.id)).badge_hash).toBeNull();

  const one = await student(teacher, LICENSED);
  await kindred.call(educatorStudents.makeBadges, { ids: [one.id] }, asTeacher);
  const code = await badgeOf(one.id);
  await turn(false);
  expect(await badgeOf(one.id)).toBeNull();
  expect((await signIn(code)).error.i18n).toBe('accounts-sign-on.badge.fault.off');
  await turn(true);
  expect((await signIn(code)).status).toBe(200);
});

test("another's students are not there", async () => {
  const one = await student(teacher);
  for (const call of [educatorStudents.makeBadges, educatorStudents.revokeBadges]) {
    expect((await kindred.call(call, { ids: [one.id] }, asStranger)).status).toBe(404);
  }
  expect((await studentRow(one.id)).badge_hash).toBeNull();
});

test('parents do the same for their children', async () => {
  const one = await child(LICENSED);
  await kindred.call(parentStudents.makeBadges, { ids: [one.id] }, asParent);
  const code = await badgeOf(one.id, parentStudents, asParent);
  expect((await signIn(code)).body.user.id).toBe(one.id);
  await turn(false, asParent);
  const off = await kindred.call(parentStudents.makeBadges, { ids: [one.id], renew: true }, asParent);
  expect(off.error.i18n).toBe('rosters.refused.badges-off.child');
  await turn(true, asParent);
});

test('lists say who has one, and nothing more of it', async () => {
  const one = await student(teacher);
  await kindred.call(educatorStudents.makeBadges, { ids: [one.id] }, asTeacher);
  const code = await badgeOf(one.id);
  for (const [table, options] of [
    [studentsTable, asTeacher],
    [childrenTable, asParent],
  ] as const) {
    const { body } = await kindred.call(table.list, {}, options);
    expect(JSON.stringify(body)).toContain('"has_badge":true');
    expect(JSON.stringify(body)).not.toContain(code);
  }
});

test('one call turns badges on for the family and makes the first one; an educator cannot for somebody else', async () => {
  await turn(false, asParent);
  const one = await child(LICENSED);
  const off = await kindred.call(parentStudents.makeBadges, { ids: [one.id] }, asParent);
  expect(off.error.i18n).toBe('rosters.refused.badges-off.child');
  const rows = await kindred.call(childrenTable.list, { archived: 'no' }, asParent);
  expect(JSON.stringify(rows.body)).toContain('"badges_on":false');
  const made = await kindred.call(parentStudents.makeBadges, { ids: [one.id], turn_on: true }, asParent);
  expect(made.body.notification.i18n).toBe('rosters.badges-made.child');
  expect((await signIn(await badgeOf(one.id, parentStudents, asParent))).status).toBe(200);
  await turn(false);
  const shared = await student(teacher, LICENSED);
  await people.share(shared.id, colleague.id);
  const asColleague = { token: await token(colleague) };
  const guest = await kindred.call(
    educatorStudents.makeBadges,
    { ids: [shared.id], turn_on: true },
    asColleague,
  );
  expect(guest.status).toBeGreaterThanOrEqual(400);
  await turn(true);
});
