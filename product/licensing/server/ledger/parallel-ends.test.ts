import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { inLine, untilWaiting } from '#product/rosters/server/testing/waiting.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount } from '#testing/api/people.ts';
import { educatorLicenses } from '../../contract.ts';
import { educatorOwner } from '../../staff-contract.ts';
import { expireLots } from '../students/expire.ts';
import { anew, licensesIn } from '../testing/licenses.ts';

/** The end of a trial or a site license, moved or reached while licenses of it are being given. */
const kindred = await testKindred();
const { db } = kindred;
const { school, staff, student, studentRow, token } = await buildRosters(kindred);
const { give, grant, lots } = licensesIn(kindred);
const asStaff = { token: await token(staff) };

async function teacherOnTrial(endsOn = '2026-10-14') {
  const teacher = await buildAccount(db, { school_id: school.id });
  const moveTrial = (day: string) =>
    kindred.call(educatorOwner.setTrial, { id: teacher.id, ends_on: day, ...anew() }, asStaff);
  expect((await moveTrial(endsOn)).status).toBe(200);
  const as = { token: await token(teacher) };
  const assign = (ids: number[]) =>
    kindred.call(educatorLicenses.assign, { ids, program: 'default', ...anew() }, as);
  return { teacher, moveTrial, assign, students: [await student(teacher), await student(teacher)] };
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error);

/** Two give a student the same license, and in between somebody who moves its end waits. */
async function moveBetween(studentId: number, payer: number, moving: () => Promise<{ status: number }>) {
  const giveAgain = () => db.transaction().execute((tx) => give(tx, studentId, payer));
  // Who moves the end waits for the lot; the student was not on it when it looked.
  const answers = await inLine<unknown>(db, (tx) => give(tx, studentId, payer), [
    async () => (await moving()).status,
    () => giveAgain().then(() => 'done', codeOf),
  ]);
  expect(answers).toEqual([200, 'done']);
  return (await studentRow(studentId)).license_ends_on;
}

test('who is given a license while its end is being moved does not make two others wait for each other', async () => {
  const { teacher, moveTrial, students } = await teacherOnTrial();
  const [{ id } = { id: 0 }] = students;
  expect(await moveBetween(id, teacher.id, () => moveTrial('2026-11-30'))).toBe('2026-11-30');
});

test('so it is with the dates of a site license', async () => {
  const teacher = await buildAccount(db, { school_id: school.id });
  const { id } = await student(teacher);
  const lotId = await grant({ accountId: teacher.id }, 'site', 5);
  const dates = { id: teacher.id, lot_id: lotId, starts_on: '2026-09-01', ends_on: '2026-12-31' };
  const moving = () => kindred.call(educatorOwner.changeDates, { ...dates, ...anew() }, asStaff);
  expect(await moveBetween(id, teacher.id, moving)).toBe('2026-12-31');
});

test('nor do staff who move the end and a teacher who has begun to assign', async () => {
  const { teacher, moveTrial, assign, students } = await teacherOnTrial();
  const [{ id } = { id: 0 }] = students;
  expect((await assign([id])).status).toBe(200);
  const assigning = await db.startTransaction().execute();
  await sql`select from students where id = ${id} for update`.execute(assigning);
  const moving = moveTrial('2026-11-30');
  await untilWaiting(db, 1);
  // Names the teacher, whose account staff have locked.
  await sql`insert into license_operations (id, kind, actor_id, at)
    values (${randomUUID()}, 'test', ${teacher.id}, now())`.execute(assigning);
  await assigning.commit().execute();
  expect((await moving).status).toBe(200);
});

test('assigning, moving the end and the daily end of trials, all at once and many times', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => teacherOnTrial('2026-09-13')));
  const days = ['2026-09-12', '2026-10-14', '2026-09-13', '2026-11-30'];
  for (let round = 0; round < 15; round += 1) {
    const replies = await Promise.all(
      people.flatMap(({ assign, moveTrial, students: [one, two] }, index) => [
        assign([one?.id ?? 0, two?.id ?? 0]),
        moveTrial(days[(round + index) % days.length] ?? ''),
        assign([two?.id ?? 0]),
        expireLots(db, new Date(kindred.now().getTime() + round)).then(() => ({ status: 200 })),
      ]),
    );
    // A trial that is over gives no license, and leads to where they are sold; nobody is told to try again.
    for (const { status } of replies) expect([200, 402]).toContain(status);
  }
  for (const { teacher, moveTrial } of people) {
    expect((await moveTrial('2026-12-01')).status).toBe(200);
    const [lot] = await lots({ accountId: teacher.id });
    expect(lot).toMatchObject({ expired: 0, ends_on: '2026-12-01' });
    expect(lot?.remaining).toBe((lot?.quantity ?? 0) - (lot?.used ?? 0));
  }
});
