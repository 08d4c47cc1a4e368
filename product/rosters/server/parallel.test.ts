import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deactivateAccount } from '#product/accounts/staff-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup } from '#testing/api/people.ts';
import * as calls from '../contract.ts';
import { buildRosters } from './testing/roster.ts';
import { untilWaiting } from './testing/waiting.ts';

/** What two people do at the same moment. One of them is played by an open transaction of the test. */
const kindred = await testKindred();
const { db } = kindred;
const people = await buildRosters(kindred);
const { teacher, colleague, admin, staff, school, student, studentRow, share, token } = people;
const asTeacher = { token: await token(teacher) };
const asColleague = { token: await token(colleague) };
const asAdmin = { token: await token(admin) };
const asStaff = { token: await token(staff) };

const EXISTS = { i18n: 'validation.exists' };

test('a student does not land on an educator who is being deactivated', async () => {
  const one = await student(teacher);
  const leaving = await buildAccount(db, { school_id: school.id });
  const other = await db.startTransaction().execute();
  await sql`update accounts set status = 'deactivated' where id = ${leaving.id}`.execute(other);
  const asked = kindred.call(calls.transferStudents, { ids: [one.id], educator_id: leaving.id }, asTeacher);
  await untilWaiting(db, 1);
  await other.commit().execute();
  const reply = await asked;
  expect([reply.status, reply.error.errors]).toEqual([422, { educator_id: EXISTS }]);
  expect((await studentRow(one.id)).owner_id).toBe(teacher.id);
});

test('nor is one shared with them', async () => {
  const one = await student(teacher);
  const leaving = await buildAccount(db, { school_id: school.id });
  const other = await db.startTransaction().execute();
  await sql`update accounts set status = 'deactivated' where id = ${leaving.id}`.execute(other);
  const asked = kindred.call(calls.shareStudents, { ids: [one.id], educator_ids: [leaving.id] }, asTeacher);
  await untilWaiting(db, 1);
  await other.commit().execute();
  const reply = await asked;
  expect([reply.status, reply.error.errors]).toEqual([422, { educator_ids: EXISTS }]);
});

test('of a transfer and a deactivation at once, one gives way', async () => {
  const leaving = await Promise.all(
    Array.from({ length: 12 }, () => buildAccount(db, { school_id: school.id })),
  );
  const replies = await Promise.all(
    leaving.map(async ({ id }) => {
      const one = await student(teacher);
      return Promise.all([
        kindred.call(calls.transferStudents, { ids: [one.id], educator_id: id }, asTeacher),
        kindred.call(deactivateAccount, { id }, asStaff),
      ]);
    }),
  );
  const statuses = new Set(replies.map(([moved, ended]) => `${moved.status} ${ended.status}`));
  for (const pair of statuses) expect(['200 409', '422 200']).toContain(pair);
  const { rows } = await sql`
    select s.id from students s join accounts o on o.id = s.owner_id where o.status = 'deactivated'`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test('nobody is added for an account that is being deactivated', async () => {
  const leaving = await buildAccount(db, { school_id: school.id });
  const asLeaving = { token: await token(leaving) };
  const other = await db.startTransaction().execute();
  await sql`update accounts set status = 'deactivated' where id = ${leaving.id}`.execute(other);
  const late = { first_name: 'Too', last_name: 'Late', grade: 2 };
  const asked = kindred.call(calls.educatorStudents.add, late, asLeaving);
  await untilWaiting(db, 1);
  await other.commit().execute();
  const reply = await asked;
  expect([reply.status, reply.error.i18n]).toEqual([409, 'rosters.refused.closed-account']);
});

test('who waits behind a transfer finds the student with the new educator', async () => {
  const one = await student(teacher);
  const other = await db.startTransaction().execute();
  await sql`update students set owner_id = ${colleague.id} where id = ${one.id}`.execute(other);
  const asked = kindred.call(calls.transferStudents, { ids: [one.id], educator_id: admin.id }, asAdmin);
  await untilWaiting(db, 1);
  await other.commit().execute();
  const { status, body } = await asked;
  expect([status, body.notification.i18n]).toEqual([200, 'rosters.transferred-named']);
  expect((await studentRow(one.id)).owner_id).toBe(admin.id);
  const lines = await db.selectFrom('activity').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(lines).toMatchObject([{ educator_id: colleague.id, other_educator_id: admin.id }]);
});

test('who has given a student away in the meantime has no say any more', async () => {
  const one = await student(teacher);
  await share(one.id, colleague.id);
  const other = await db.startTransaction().execute();
  await sql`update students set owner_id = ${admin.id} where id = ${one.id}`.execute(other);
  const asked = [
    kindred.call(calls.educatorStudents.archive, { ids: [one.id] }, asTeacher),
    kindred.call(calls.stopSharing, { ids: [one.id], educator_id: colleague.id }, asColleague),
  ];
  await untilWaiting(db, 2);
  await other.commit().execute();
  expect((await Promise.all(asked)).map((reply) => reply.status)).toEqual([404, 200]);
});

test('whom somebody else has taken is not among all students of an educator', async () => {
  const leaving = await buildAccount(db, { school_id: school.id });
  const outside = await buildAccount(db, { school_id: school.id });
  const leader = await buildAccount(db, { school_id: school.id });
  await buildGroup(db, 'team', { [leader.id]: 'owner', [leaving.id]: 'member', [colleague.id]: 'member' });
  const [taken, left] = [await student(leaving), await student(leaving)];
  const other = await db.startTransaction().execute();
  await sql`update students set owner_id = ${outside.id} where id = ${taken.id}`.execute(other);
  const input = { id: leaving.id, educator_id: colleague.id };
  const asked = kindred.call(calls.transferAllStudents, input, { token: await token(leader) });
  await untilWaiting(db, 1);
  await other.commit().execute();
  const { status, body } = await asked;
  expect([status, body.notification?.i18n]).toEqual([200, 'rosters.transferred-named']);
  expect((await studentRow(taken.id)).owner_id).toBe(outside.id);
  expect((await studentRow(left.id)).owner_id).toBe(colleague.id);
});

test('two who add namesakes at once, one with a username of their own, do not wait for each other', async () => {
  const other = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(hashtextextended('student-first-name dee', 0))`.execute(other);
  const dee = { first_name: 'Dee', last_name: 'Xu', grade: 2, create_duplicate: true };
  const made = kindred.call(calls.educatorStudents.add, dee, asTeacher);
  await untilWaiting(db, 1);
  const given = await kindred.call(calls.educatorStudents.add, { ...dee, username: 'dee.x' }, asColleague);
  await other.commit().execute();
  expect([(await made).status, given.status]).toEqual([200, 200]);
});

test('a username that somebody is typing at this moment is not waited for', async () => {
  const other = await db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(hashtextextended('student-username fay.o', 0))`.execute(other);
  const fay = { first_name: 'Fay', last_name: 'Orr', grade: 2 };
  const { status } = await kindred.call(calls.educatorStudents.add, fay, asTeacher);
  await other.commit().execute();
  expect(status).toBe(200);
  const made = await db.selectFrom('students').selectAll().where('first_name', '=', 'Fay').execute();
  expect(made.map(({ username }) => username)).toEqual(['fay.or']);
});
