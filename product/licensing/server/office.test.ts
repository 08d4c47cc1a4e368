import { expect, test } from 'vitest';
import { STUDENT_SITE, testKindred } from '#apps/api/testing/kindred.ts';
import { buildAccount, buildSchool, buildStudent, STUDENT_PASSWORD } from '#apps/api/testing/people.ts';
import { getEcommerce, login } from '#product/accounts/contract.ts';
import { verifyAccounts } from '#product/accounts/staff-contract.ts';
import { giveLicenses } from './assign.ts';
import { grantLot } from './lots.ts';
import { type Operation, operate } from './operations.ts';
import { setTrial } from './trial.ts';
import { uploadDesk } from './upload-desk.ts';

const kindred = await testKindred();
const { db, appKey, call } = kindred;
const staff = await buildAccount(db, { scope: 'uber', role: null });
const staffToken = await kindred.tokenFor({ accountId: staff.id });
let deeds = 0;

function deed(work: (operation: Operation) => Promise<unknown>): Promise<null> {
  deeds += 1;
  const now = kindred.now();
  return db.transaction().execute((tx) =>
    operate(
      { tx, kind: 'test', actor: null, now, operationId: `deed ${deeds}` },
      () => null,
      async (operation) => {
        await work(operation);
        return null;
      },
    ),
  );
}

const individual = (accountId: number, quantity: number) =>
  deed((operation) =>
    grantLot(operation, {
      ...({ owner: { accountId }, plan: 'individual', term: 'year', quantity, issuer: 'user' } as const),
      ...({ startsOn: operation.today, endsOn: null, origin: 'free' } as const),
    }),
  );

const signIn = (username: string) =>
  call(login, { username, password: STUDENT_PASSWORD }, { host: STUDENT_SITE });

test('without a license a student is told to ask, and the educator hears of it once a day', async () => {
  const teacher = await buildAccount(db);
  const { id, username } = await buildStudent(db, appKey, { owner_id: teacher.id });
  for (const _ of [1, 2]) {
    const refused = await signIn(username);
    expect(refused.status).toBe(422);
    expect(refused.error.errors).toEqual({ username: { i18n: 'validation.license-not-found' } });
  }
  const noted = await db.selectFrom('unlicensed_logins').selectAll().where('student_id', '=', id).execute();
  expect(noted).toMatchObject([{ owner_id: teacher.id, times: 2, on_day: '2026-09-14' }]);
  const told = await db
    .selectFrom('dashboard_notifications')
    .select('kind')
    .where('account_id', '=', teacher.id)
    .execute();
  expect(told).toEqual([{ kind: 'student-login-without-license' }]);
});

test("the teacher's valid trial lets students in, with the program of their grade, and ends with the trial", async () => {
  const teacher = await buildAccount(db);
  const trial = { accountId: teacher.id, quantity: 1000, issuer: 'account_verification' } as const;
  await deed((operation) => setTrial(operation, { ...trial, endsOn: '2026-09-14' }));
  await individual(teacher.id, 5);
  const student = await buildStudent(db, appKey, { owner_id: teacher.id, grade: 6 });
  expect((await signIn(student.username)).status).toBe(200);
  const row = await db
    .selectFrom('students')
    .selectAll()
    .where('id', '=', student.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ active_program: 'hoh', license_ends_on: '2026-09-14' });
  kindred.setNow('2026-09-15T15:00:00Z');
  expect((await signIn(student.username)).status).toBe(422);
  kindred.setNow('2026-09-14T15:00:00Z');
});

test('verifying an invited colleague gives both their gift, once', async () => {
  const inviter = await buildAccount(db);
  const invited = await buildAccount(db, { invited_by: inviter.id, status: 'not-verified' });
  const verify = () => call(verifyAccounts, { ids: [invited.id] }, { token: staffToken });
  expect((await verify()).status).toBe(200);
  await db.updateTable('accounts').set({ status: 'on-hold' }).where('id', '=', invited.id).execute();
  expect((await verify()).status).toBe(200);
  const lots = await db
    .selectFrom('license_lots')
    .select(['account_id', 'plan', 'quantity', 'origin'])
    .where('account_id', 'in', [inviter.id, invited.id])
    .orderBy('id')
    .execute();
  expect(lots).toEqual([
    { account_id: invited.id, plan: 'free-trial', quantity: 1000, origin: 'trial' },
    { account_id: inviter.id, plan: 'individual', quantity: 5, origin: 'gift' },
    { account_id: invited.id, plan: 'individual', quantity: 5, origin: 'gift' },
  ]);
});

test('the e-commerce state counts what can be drawn on, and knows an active customer', async () => {
  const teacher = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: teacher.id });
  const state = async () => (await call(getEcommerce, {}, { token })).body.data;
  expect(await state()).toMatchObject({
    is_active_customer: false,
    purchases: { individual: { quantity: 0 } },
  });
  await individual(teacher.id, 1);
  const student = await buildStudent(db, appKey, { owner_id: teacher.id });
  const wish = { studentId: student.id, payers: [teacher.id], program: null };
  await deed((operation) => giveLicenses(operation, [wish]));
  expect(await state()).toMatchObject({
    is_active_customer: true,
    purchases: { individual: { quantity: 1, used: 1, remaining: 0 } },
    product_usage: { students: 1, students_with_program: 1 },
  });
});

test("an upload's licenses come from the named educator first, and go back with it", async () => {
  const school = await buildSchool(db);
  const [chosen, named] = [
    await buildAccount(db, { school_id: school.id }),
    await buildAccount(db, { school_id: school.id }),
  ];
  const ids: number[] = [];
  for (const _ of [1, 2, 3]) {
    ids.push((await buildStudent(db, appKey, { owner_id: named.id, school_id: school.id })).id);
  }
  expect(await uploadDesk.mayUploadMany(db, chosen.id, kindred.now())).toBe(false);
  await individual(chosen.id, 1);
  await individual(named.id, 1);
  expect(await uploadDesk.mayUploadMany(db, chosen.id, kindred.now())).toBe(true);
  expect(await uploadDesk.available(db, [chosen.id, named.id], kindred.now())).toBe(2);
  const from = { educator_id: named.id, chosen_id: chosen.id, program: 'sim' };
  const asked = ids.map((student_id) => ({ student_id, ...from }));
  const activate = () =>
    db.transaction().execute((tx) => uploadDesk.activate(tx, asked, 'file', kindred.now()));
  expect(await activate()).toEqual([ids[2]]);
  expect(await activate()).toEqual([ids[2]]);
  expect(await uploadDesk.available(db, [chosen.id, named.id], kindred.now())).toBe(0);
  await db.transaction().execute((tx) => uploadDesk.giveBack(tx, ids, 'file', kindred.now()));
  expect(await uploadDesk.available(db, [chosen.id, named.id], kindred.now())).toBe(2);
});
