import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { educatorLicenses } from '#product/licensing/contract.ts';
import { listNotifications } from '#product/notifications/contract.ts';
import { educatorPlay } from '#product/play/staff-contract.ts';
import { agreeToTeam, endAgreement } from '#product/schools/agreements-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import * as calls from '../../contract.ts';
import { studentsTable } from '../../tables-contract.ts';
import { buildRosters } from '../testing/roster.ts';
import { endSharesOfSchool } from './ended-shares.ts';

/** What somebody may do with a student who is not theirs: a colleague, the admin of a team far away, a school's admin. */
const kindred = await testKindred();
const { db, appKey } = kindred;
const people = await buildRosters(kindred);
const { teacher, colleague, admin, family, student, share, token, audited } = people;
const { educatorStudents: students } = calls;

const person = async ({ id }: { id: number }) => ({ token: await token({ id }) });
const asTeacher = await person(teacher);
const asColleague = await person(colleague);

type As = { token: string };
/** Every call on students that an educator has, by the word for it. */
const deeds = (id: number, { token: as }: As) => {
  const one = { ids: [id] };
  const by = { token: as };
  return {
    archive: () => kindred.call(students.archive, one, by),
    unarchive: () => kindred.call(students.unarchive, one, by),
    form: () => kindred.call(students.form, { id }, by),
    edit: () =>
      kindred.call(
        students.edit,
        {
          id,
          first_name: 'Renamed',
          last_name: 'By Guest',
          grade: 5,
          teacher: '',
          student_id: '',
          username: '',
          new_password: 'guests-word-1',
          make_new_password: false,
        },
        by,
      ),
    relink: () =>
      kindred.call(
        students.edit,
        {
          id,
          first_name: 'Renamed',
          last_name: 'By Guest',
          grade: 5,
          teacher: '',
          student_id: '',
          username: '',
          new_password: '',
          make_new_password: false,
          clever_user_id: 'a-child-elsewhere',
        },
        by,
      ),
    newPasswords: () => kindred.call(students.newPasswords, one, by),
    makeBadges: () => kindred.call(students.makeBadges, { ...one, renew: true }, by),
    revokeBadges: () => kindred.call(students.revokeBadges, one, by),
    transfer: () => kindred.call(calls.transferStudents, { ...one, educator_id: admin.id }, by),
    share: () => kindred.call(calls.shareStudents, { ...one, educator_ids: [admin.id] }, by),
    loginCards: () => kindred.call(calls.showLoginCards, { ...one, educator_id: colleague.id, on: true }, by),
    rollback: () => kindred.call(educatorLicenses.rollback, { ...one, operation_id: randomUUID() }, by),
    restart: () => kindred.call(educatorPlay.restart, { id, program: 'zoou' }, by),
    checkIns: () => kindred.call(educatorPlay.checkIns, { ...one, on: false }, by),
  };
};
const ids = (body: unknown): number[] => Object(body).data.map((row: { id: number }) => row.id);
const SOME_TIMES = ['sessions', 'license_operations'];

async function refusals(all: ReturnType<typeof deeds>): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const [name, deed] of Object.entries(all)) {
    const reply = await deed();
    told[name] = `${reply.status} ${reply.error.i18n}`;
  }
  return told;
}
const everyDeed = (told: string) =>
  Object.fromEntries(Object.keys(deeds(0, { token: '' })).map((name) => [name, told]));

test('a colleague with whom a student is shared leaves everything but teaching to the owner', async () => {
  const one = await student(teacher, { badge_hash: null });
  await share(one.id, colleague.id);
  const before = await rowSums(db, SOME_TIMES);
  expect(await refusals(deeds(one.id, asColleague))).toEqual(everyDeed('409 rosters.refused.not-owner'));
  expect(await rowSums(db, SOME_TIMES)).toEqual(before);
  const list = await kindred.call(studentsTable.list, {}, asColleague);
  const row = { id: one.id, ruled: false, shared_with_me: true, login_cards: false };
  expect(list.body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining(row)]) });
  expect((await kindred.call(calls.studentShares, { id: one.id }, asColleague)).status).toBe(200);
});

test('a colleague sees the login card where the owner allows it, and as long', async () => {
  const one = await student(teacher);
  const ids = [one.id];
  const card = () => kindred.call(students.loginInformation, { ids }, asColleague);
  const allow = (on: boolean, as = asTeacher) =>
    kindred.call(calls.showLoginCards, { ids, educator_id: colleague.id, on }, as);
  await kindred.call(calls.shareStudents, { ids, educator_ids: [colleague.id] }, asTeacher);
  const refused = await card();
  expect([refused.status, refused.error.i18n]).toEqual([409, 'rosters.refused.login-card']);
  expect((await allow(true)).body.notification).toMatchObject({
    i18n: 'rosters.login-cards-shown-named',
    values: { name: 'Cole Ames' },
  });
  expect((await card()).body.data.students).toHaveLength(1);
  const shown = await kindred.call(calls.studentShares, { id: one.id }, asTeacher);
  expect(shown.body.data).toMatchObject([{ id: colleague.id, login_cards: true }]);
  expect((await allow(true)).body.notification.i18n).toBe('notification.nothing-changed');
  expect((await allow(false)).status).toBe(200);
  expect((await card()).status).toBe(409);
  expect((await audited('student.share-login-cards')).map((row) => row.subject_id)).toEqual([one.id, one.id]);
  // With the share at once, and for nobody with whom the student is not shared.
  const two = await student(teacher);
  const other = { ids: [two.id], educator_ids: [colleague.id], login_cards: true };
  await kindred.call(calls.shareStudents, other, asTeacher);
  expect((await kindred.call(students.loginInformation, { ids: [two.id] }, asColleague)).status).toBe(200);
  expect((await allow(true, await person(people.stranger))).status).toBe(404);
});

test('across districts a team is for reading, where an admin of the other school agreed', async () => {
  const far = await buildSchool(db);
  const leader = await buildAccount(db, { school_id: far.id });
  const team = await buildGroup(db, 'team', { [leader.id]: 'owner', [teacher.id]: 'member' });
  const asLeader = await person(leader);
  const one = await student(teacher);
  const list = async () => {
    const { body } = await kindred.call(studentsTable.list, { reach: 'all' }, asLeader);
    return ids(body);
  };
  expect(await list()).toEqual([]);
  for (const reply of Object.values(await refusals(deeds(one.id, asLeader)))) expect(reply).toMatch(/^404/);
  await db
    .insertInto('reading_agreements')
    .values({ group_id: team.id, school_id: people.school.id, agreed_by: admin.id })
    .execute();
  expect(await list()).toContain(one.id);
  const before = await rowSums(db, SOME_TIMES);
  expect(await refusals(deeds(one.id, asLeader))).toEqual(everyDeed('409 rosters.refused.only-read'));
  for (const call of [
    () => kindred.call(students.loginInformation, { ids: [one.id] }, asLeader),
    () => kindred.call(calls.studentShares, { id: one.id }, asLeader),
    () => kindred.call(educatorLicenses.availability, { ids: [one.id] }, asLeader),
    () => kindred.call(educatorPlay.unlock, { ids: [one.id] }, asLeader),
  ]) {
    const reply = await call();
    expect([reply.status, reply.error.i18n]).toEqual([409, 'rosters.refused.only-read']);
  }
  const all = await kindred.call(
    calls.transferAllStudents,
    { id: teacher.id, educator_id: colleague.id },
    asLeader,
  );
  expect(all.status).toBe(404);
  expect(await rowSums(db, SOME_TIMES)).toEqual(before);
});

test('across districts a student is shared as long as the school agrees to the team, and never with the login card', async () => {
  const far = await buildSchool(db);
  const friend = await buildAccount(db, { school_id: far.id });
  const team = await buildGroup(db, 'team', { [friend.id]: 'owner', [teacher.id]: 'member' });
  const asFriend = await person(friend);
  const asAdmin = await person(admin);
  const one = await student(teacher);
  const place = { group_id: team.id, school_id: people.school.id };
  const shareWith = (login_cards: boolean, as = asTeacher) =>
    kindred.call(calls.shareStudents, { ids: [one.id], educator_ids: [friend.id], login_cards }, as);
  const told = async (reply: ReturnType<typeof shareWith>) => {
    const { status, error } = await reply;
    return [status, status === 200 ? null : error.i18n];
  };
  const offered = async () => {
    const { body } = await kindred.call(calls.findReceivers, { id: friend.id }, asTeacher);
    return body.data.length;
  };
  const card = () => kindred.call(students.loginInformation, { ids: [one.id] }, asFriend);
  expect(await offered()).toBe(0);
  expect(await told(shareWith(true))).toEqual([409, 'rosters.refused.share-elsewhere']);
  expect(await told(shareWith(false))).toEqual([409, 'rosters.refused.share-elsewhere']);
  expect((await card()).status).toBe(404);

  expect((await kindred.call(agreeToTeam, place, asAdmin)).status).toBe(200);
  expect(await offered()).toBe(1);
  expect(await told(shareWith(true))).toEqual([409, 'rosters.refused.card-elsewhere']);
  expect(await told(shareWith(false))).toEqual([200, null]);
  const shown = await kindred.call(calls.studentShares, { id: one.id }, asTeacher);
  expect(shown.body.data).toMatchObject([{ id: friend.id, login_cards: false, elsewhere: true }]);
  const show = await kindred.call(
    calls.showLoginCards,
    { ids: [one.id], educator_id: friend.id, on: true },
    asTeacher,
  );
  expect([show.status, show.error.i18n]).toEqual([409, 'rosters.refused.card-elsewhere']);
  expect((await card()).error.i18n).toBe('rosters.refused.login-card');

  expect((await kindred.call(endAgreement, place, asAdmin)).status).toBe(200);
  expect((await card()).status).toBe(404);
  expect((await kindred.call(calls.studentShares, { id: one.id }, asTeacher)).body.data).toEqual([]);
});

test('shares beyond the district from before that needed an agreement end, and their owner is told', async () => {
  const far = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  const agreed = await buildAccount(db, { school_id: (await buildSchool(db)).id });
  const near = await buildAccount(db, { school_id: people.school.id });
  const owner = await buildAccount(db, { school_id: people.school.id });
  const team = await buildGroup(db, 'team', { [agreed.id]: 'owner', [owner.id]: 'member' });
  await db
    .insertInto('reading_agreements')
    .values({ group_id: team.id, school_id: people.school.id })
    .execute();
  const one = await student(owner);
  await db
    .insertInto('student_shares')
    .values([far, agreed, near].map(({ id }) => ({ student_id: one.id, account_id: id })))
    .execute();

  const file = new URL('../../../../database/migrations/0046-claims-and-shares.sql', import.meta.url);
  const [, ending] = (await readFile(file, 'utf8')).split(/^(?=with ended as)/m);
  await sql.raw(ending ?? '').execute(db);

  const left = await db
    .selectFrom('student_shares')
    .select('account_id')
    .where('student_id', '=', one.id)
    .execute();
  expect(left.map((row) => row.account_id).toSorted()).toEqual([agreed.id, near.id].toSorted());
  const { body } = await kindred.call(listNotifications, {}, await person(owner));
  expect(body.data.map(({ data }) => data)).toContainEqual({ how: 'share-ended', count: 1 });
  const kept = await db.selectFrom('audit').selectAll().where('action', '=', 'student.share-ended').execute();
  expect(kept).toMatchObject([{ subject_id: one.id, details: { with: String(far.id) } }]);
});

test('who goes to work in another district sees no login card of a student they keep by agreement', async () => {
  const mover = await buildAccount(db, { school_id: people.school.id });
  const team = await buildGroup(db, 'team', { [mover.id]: 'owner', [teacher.id]: 'member' });
  const one = await student(teacher);
  await db
    .insertInto('student_shares')
    .values({ student_id: one.id, account_id: mover.id, login_cards: true })
    .execute();
  const agreement = { group_id: team.id, school_id: people.school.id };
  await db.insertInto('reading_agreements').values(agreement).execute();
  const far = await buildSchool(db);
  await db.updateTable('accounts').set({ school_id: far.id }).where('id', '=', mover.id).execute();
  await endSharesOfSchool(db, mover.id, people.school.id);
  const card = () =>
    person(mover).then((as) => kindred.call(students.loginInformation, { ids: [one.id] }, as));
  expect((await card()).error.i18n).toBe('rosters.refused.login-card');
  await db.deleteFrom('reading_agreements').where('group_id', '=', team.id).execute();
  await endSharesOfSchool(db, mover.id, people.school.id);
  expect((await card()).status).toBe(404);
});

test("a family's children stay the family's when a parent works at a school", async () => {
  const parent = await buildAccount(db, { school_id: people.school.id, family_id: family.id });
  const child = await buildStudent(db, appKey, { owner_id: parent.id, family_id: family.id });
  const team = await buildAccount(db, { school_id: people.school.id });
  await buildGroup(db, 'team', { [team.id]: 'owner', [parent.id]: 'member' });
  for (const one of [admin, team]) {
    const as = await person(one);
    const { body } = await kindred.call(studentsTable.list, { reach: 'all' }, as);
    expect(ids(body)).not.toContain(child.id);
    const some = await kindred.call(studentsTable.subset, { _ids: [child.id] }, as);
    expect(ids(some.body)).toEqual([]);
    const chosen = await kindred.call(studentsTable.selectAll, { reach: 'all' }, as);
    expect(Object(chosen.body).ids).not.toContain(child.id);
    for (const reply of Object.values(await refusals(deeds(child.id, as)))) expect(reply).toMatch(/^404/);
  }
  const own = await kindred.call(students.form, { id: child.id }, await person(parent));
  expect(own.status).toBe(200);
});
