import { expect, test } from 'vitest';
import { shareStudents } from '#product/rosters/contract.ts';
import { studentsTable } from '#product/rosters/tables-contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildDistrict, buildGroup, buildSchool, buildStudent } from '#testing/api/people.ts';
import { untilAwaited } from '#testing/server/awaited.ts';
import { editEducator } from '../../staff-contract.ts';

const kindred = await testKindred();
const { db, appKey } = kindred;
const staff = await kindred.tokenFor({ accountId: (await buildAccount(db, { scope: 'uber' })).id });

/** Beyond a district a share needs the school's agreement. */
const district_id = (await buildDistrict(db)).id;

type Teacher = Awaited<ReturnType<typeof buildAccount>>;

const share = (studentId: number, accountId: number) =>
  db.insertInto('student_shares').values({ student_id: studentId, account_id: accountId }).execute();
const sharedWith = async ({ id }: Teacher) => {
  const rows = await db
    .selectFrom('student_shares')
    .select('student_id')
    .where('account_id', '=', id)
    .execute();
  return rows.map((row) => row.student_id).toSorted((a, b) => a - b);
};
const move = ({ id, first_name, last_name }: Teacher, schoolId: number | null) =>
  kindred.call(
    editEducator,
    { id, first_name, last_name, role: 'educator', school_id: schoolId },
    { token: staff },
  );

/** A school, a teacher there and a student of theirs. */
async function place() {
  const school = await buildSchool(db, { district_id });
  const teacher = await buildAccount(db, { school_id: school.id });
  const student = await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id });
  return { school, teacher, student };
}

test('who moves to another school no longer sees the children of the old one', async () => {
  const [here, there] = [await place(), await place()];
  const guest = await buildAccount(db, { school_id: here.school.id });
  const colleague = await buildAccount(db, { school_id: here.school.id });
  const teammate = await buildAccount(db, { school_id: here.school.id });
  await buildGroup(db, 'team', { [teammate.id]: 'owner', [guest.id]: 'member' });
  const kept = await buildStudent(db, appKey, { owner_id: teammate.id, school_id: here.school.id });
  for (const { id } of [here.student, kept, there.student]) await share(id, guest.id);
  await share(here.student.id, colleague.id);
  const token = await kindred.tokenFor({ accountId: guest.id });

  expect((await move(guest, there.school.id)).status).toBe(200);
  const list = await kindred.call(studentsTable.list, { archived: 'no' }, { token });
  const seen = JSON.stringify(list.body);
  expect(seen).not.toContain(here.student.username);
  expect(seen).toContain(kept.username);
  expect(await sharedWith(guest)).toEqual([kept.id, there.student.id].toSorted((a, b) => a - b));
  expect(await sharedWith(colleague)).toEqual([here.student.id]);
  const [audit] = await db.selectFrom('audit').selectAll().where('subject_id', '=', guest.id).execute();
  expect(audit).toMatchObject({ action: 'educator.edit', details: { shares_ended: 1 } });
});

test('another name or role leaves shared students alone', async () => {
  const { school, student } = await place();
  const guest = await buildAccount(db, { school_id: school.id });
  await share(student.id, guest.id);
  expect((await move({ ...guest, last_name: 'Other' }, school.id)).status).toBe(200);
  expect(await sharedWith(guest)).toEqual([student.id]);
});

test('a student who is shared while the teacher moves is not left behind', async () => {
  const [here, there] = [await place(), await place()];
  const guests = await Promise.all([1, 2, 3].map(() => buildAccount(db, { school_id: here.school.id })));
  const token = await kindred.tokenFor({ accountId: here.teacher.id });
  const moves = guests.map((guest) => move(guest, there.school.id));
  const shares = guests.map(({ id }) =>
    kindred.call(shareStudents, { ids: [here.student.id], educator_ids: [id] }, { token }),
  );
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { status } of await Promise.all(shares)) expect([200, 422]).toContain(status);
  expect(await Promise.all(guests.map(sharedWith))).toEqual([[], [], []]);
});

test('a share that is not committed yet is waited for and ended', async () => {
  const [here, there] = [await place(), await place()];
  const guest = await buildAccount(db, { school_id: here.school.id });
  let moved: ReturnType<typeof move> | undefined;
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('accounts').select('id').where('id', '=', guest.id).forShare().execute();
    moved = move(guest, there.school.id);
    await tx
      .insertInto('student_shares')
      .values({ student_id: here.student.id, account_id: guest.id })
      .execute();
    await untilAwaited(tx);
  });
  expect((await moved)?.status).toBe(200);
  expect(await sharedWith(guest)).toEqual([]);
});
