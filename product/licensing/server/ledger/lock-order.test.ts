import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '#platform/server/database/database.ts';
import { setHighPriority, verifyAccounts } from '#product/accounts/staff-contract.ts';
import {
  educatorStudents,
  shareStudents,
  staffStudents,
  staffTransferAllStudents,
  transferStudents,
} from '#product/rosters/contract.ts';
import { buildRosters } from '#product/rosters/server/testing/roster.ts';
import { inLine } from '#product/rosters/server/testing/waiting.ts';
import { editGroup } from '#product/schools/contract.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup } from '#testing/api/people.ts';
import { staffLicenses } from '../../contract.ts';
import { educatorOwner } from '../../staff-contract.ts';
import { anew, licensesIn } from '../testing/licenses.ts';

/** Two who need the same groups, accounts, students and lots wait for each other one way only. */
const kindred = await testKindred();
const { db } = kindred;
const { school, staff, colleague, student, studentRow, token } = await buildRosters(kindred);
const { give, grant, remaining } = licensesIn(kindred);
const asStaff = { token: await token(staff) };
const asColleague = { token: await token(colleague) };

const moveTrial = (id: number, day = '2026-11-30') =>
  kindred.call(educatorOwner.setTrial, { id, ends_on: day, ...anew() }, asStaff);
const verify = (...ids: number[]) => kindred.call(verifyAccounts, { ids }, asStaff);

/** Somebody whose trial a student plays on. */
async function onTrial(status: 'verified' | 'on-hold' | 'not-verified', values = {}) {
  const teacher = await buildAccount(db, { school_id: school.id, status });
  expect((await moveTrial(teacher.id, '2026-10-14')).status).toBe(200);
  const { id } = await student(teacher, values);
  await db.transaction().execute((tx) => give(tx, id, teacher.id));
  return { teacher, id };
}
const giveTo = (id: number, owner: number) =>
  db.updateTable('students').set({ owner_id: owner }).where('id', '=', id).execute();

const holdStudent = (id: number) => (tx: Tx) =>
  sql`select from students where id = ${id} for update`.execute(tx);
const holdAccount = (id: number) => (tx: Tx) =>
  sql`select from accounts where id = ${id} for no key update`.execute(tx);

type Asking = () => Promise<{ status: number }>;
const statuses = async (hold: (tx: Tx) => Promise<unknown>, ...asked: Asking[]) =>
  (await inLine(db, hold, asked)).map((reply) => reply.status);

test('a student comes back to an educator while staff move the end of the trial it plays on', async () => {
  const { teacher, id } = await onTrial('verified');
  await giveTo(id, colleague.id);
  const back = () => kindred.call(transferStudents, { ids: [id], educator_id: teacher.id }, asColleague);
  expect(await statuses(holdStudent(id), back, () => moveTrial(teacher.id))).toEqual([200, 200]);
  expect(await studentRow(id)).toMatchObject({ owner_id: teacher.id, license_ends_on: '2026-11-30' });
});

test('or while they verify the educator, who cannot have it before', async () => {
  const { teacher, id } = await onTrial('on-hold');
  await giveTo(id, colleague.id);
  const back = () => kindred.call(transferStudents, { ids: [id], educator_id: teacher.id }, asColleague);
  expect(await statuses(holdStudent(id), back, () => verify(teacher.id))).toEqual([422, 200]);
});

test('all of them come back', async () => {
  const { teacher, id } = await onTrial('verified');
  const leaving = await buildAccount(db, { school_id: school.id });
  await giveTo(id, leaving.id);
  const all = { id: leaving.id, educator_id: teacher.id };
  const back = () => kindred.call(staffTransferAllStudents, all, asStaff);
  expect(await statuses(holdStudent(id), back, () => moveTrial(teacher.id))).toEqual([200, 200]);
});

test('a student is shared with who gave it its trial license', async () => {
  const { teacher, id } = await onTrial('verified');
  await giveTo(id, colleague.id);
  const share = () => kindred.call(shareStudents, { ids: [id], educator_ids: [teacher.id] }, asColleague);
  expect(await statuses(holdStudent(id), share, () => moveTrial(teacher.id))).toEqual([200, 200]);
});

test('a student comes back from the archive while its educator is verified', async () => {
  const { teacher, id } = await onTrial('not-verified', { archived_at: kindred.now() });
  const as = { token: await token(teacher) };
  const unarchive = () => kindred.call(educatorStudents.unarchive, { ids: [id] }, as);
  expect(await statuses(holdStudent(id), unarchive, () => verify(teacher.id))).toEqual([200, 200]);
  expect((await studentRow(id)).archived_at).toBeNull();
});

test('who goes to another educator on the way out of the archive is judged by where they come to', async () => {
  const { id } = await student(colleague, { archived_at: kindred.now() });
  const newcomer = await buildAccount(db, { school_id: school.id, status: 'not-verified' });
  await student(newcomer);
  const move = (tx: Tx) => sql`update students set owner_id = ${newcomer.id} where id = ${id}`.execute(tx);
  const unarchive = () => kindred.call(staffStudents.unarchive, { ids: [id] }, asStaff);
  // An account that is not verified has one active student.
  expect(await statuses(move, unarchive)).toEqual([409]);
});

test('several are verified while a student of one, on the trial of another, is assigned a license', async () => {
  const first = await buildAccount(db, { school_id: school.id, status: 'on-hold' });
  expect((await moveTrial(first.id)).status).toBe(200);
  await grant({ accountId: first.id }, 'individual', 1);
  const { teacher: second, id } = await onTrial('on-hold');
  await giveTo(id, first.id);
  const assign = () =>
    kindred.call(staffLicenses.assign, { ids: [id], program: 'default', ...anew() }, asStaff);
  expect(await statuses(holdStudent(id), assign, () => verify(first.id, second.id))).toEqual([200, 200]);
  expect(await remaining({ accountId: first.id })).toBe(0);
});

test('licenses go from a newer to an older account while staff change both', async () => {
  const [older, newer] = [
    await buildAccount(db, { school_id: school.id }),
    await buildAccount(db, { school_id: school.id }),
  ];
  await grant({ accountId: newer.id }, 'individual', 2);
  const input = { id: newer.id, account_id: older.id, plan: 'individual', count: 1 };
  const change = () => kindred.call(setHighPriority, { ids: [older.id, newer.id], on: true }, asStaff);
  const transfer = () => kindred.call(educatorOwner.transfer, { ...input, ...anew() }, asStaff);
  expect(await statuses(holdAccount(older.id), change, transfer)).toEqual([200, 200]);
  expect(await remaining({ accountId: older.id })).toBe(1);
});

test('licenses go to a group while staff change its people', async () => {
  const owner = await buildAccount(db, { school_id: school.id });
  const { id, name } = await buildGroup(db, 'team', { [owner.id]: 'owner' });
  await grant({ accountId: owner.id }, 'individual', 2);
  const input = { id: owner.id, group_id: id, plan: 'individual', count: 1 };
  const transfer = () => kindred.call(educatorOwner.transfer, { ...input, ...anew() }, asStaff);
  const values = { id, name, kind: 'team', pool_on: true, owner_id: owner.id, accounts: [] };
  const edit = () => kindred.call(editGroup, values, asStaff);
  expect(await statuses(holdAccount(owner.id), transfer, edit)).toEqual([200, 200]);
  expect(await remaining({ groupId: id })).toBe(1);
});
