import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getEcommerce, login } from '#product/accounts/sign-in-contract.ts';
import { verifyAccounts } from '#product/accounts/staff-contract.ts';
import { listParentNotifications } from '#product/notifications/contract.ts';
import { STUDENT_SITE, testKindred } from '#testing/api/kindred.ts';
import {
  buildAccount,
  buildFamily,
  buildGroup,
  buildSchool,
  buildStudent,
  LICENSED,
  STUDENT_PASSWORD,
} from '#testing/api/people.ts';
import { type Grant, grantLot, type Owner } from './ledger/lots.ts';
import { moveLicenses } from './ledger/move.ts';
import { type Operation, operate } from './ledger/operations.ts';
import { giveLicenses, type Wish } from './students/assign.ts';
import { takeBackLicenses } from './students/take-back.ts';
import { setTrial } from './students/trial.ts';
import { uploadDesk } from './students/upload-desk.ts';

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

const lot = (owner: Owner, quantity: number): Grant => ({
  owner,
  plan: 'individual',
  term: 'year',
  quantity,
  issuer: 'user',
  startsOn: '2026-09-14',
  endsOn: null,
  origin: 'free',
});
const individual = (accountId: number, quantity: number) =>
  deed((operation) => grantLot(operation, lot({ accountId }, quantity)));

const wishFrom = (studentId: number, payer: number) => ({ studentId, payers: [payer], program: null });

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

const toldOf = async (ids: number[]) =>
  db
    .selectFrom('dashboard_notifications')
    .select(['account_id', 'kind', 'data'])
    .where('account_id', 'in', ids)
    .orderBy('account_id')
    .execute();

test('a child turned away is told to the parents of the family, once a day', async () => {
  const [{ id: family_id }, { id: far }] = [await buildFamily(db), await buildFamily(db)];
  const [ann, bob] = [
    await buildAccount(db, { scope: 'parent', family_id }),
    await buildAccount(db, { scope: 'parent', family_id }),
  ];
  const others = [
    await buildAccount(db, { scope: 'parent', family_id: far }),
    await buildAccount(db, { role: 'home', family_id }),
    await buildAccount(db, { scope: 'parent', family_id, status: 'not-verified' }),
    await buildAccount(db, { scope: 'parent', family_id, status: 'deactivated' }),
  ];
  const children = [
    await buildStudent(db, appKey, { owner_id: ann.id, family_id }),
    await buildStudent(db, appKey, { owner_id: ann.id, family_id }),
  ];
  const turnAway = () => Promise.all(children.map(async ({ username }) => (await signIn(username)).status));
  expect(await turnAway()).toEqual([422, 422]);
  expect(await turnAway()).toEqual([422, 422]);
  const kind = 'student-login-without-license';
  const once = [ann, bob].map(({ id }) => ({ account_id: id, kind, data: {} }));
  expect(await toldOf([ann.id, bob.id])).toEqual(once);
  expect(await toldOf(others.map(({ id }) => id))).toEqual([]);
  kindred.setNow('2026-09-15T15:00:00Z');
  await turnAway();
  kindred.setNow('2026-09-14T15:00:00Z');
  expect(await toldOf([ann.id, bob.id])).toHaveLength(4);
  // Whose family has licenses is told how many; once every child has one, there is nothing to tell any more.
  const notices = async () => {
    const token = await kindred.tokenFor({ accountId: ann.id });
    return (await call(listParentNotifications, {}, { token })).body;
  };
  expect(await notices()).toMatchObject({
    total: 2,
    data: [
      { kind, data: {} },
      { kind, data: {} },
    ],
  });
  await individual(ann.id, 2);
  expect((await notices()).data[0]).toMatchObject({ kind, data: { licenses_left: 2 } });
  await deed((operation) => giveLicenses(operation, [wishFrom(children[0]?.id ?? 0, ann.id)]));
  expect((await notices()).total).toBe(2);
  await deed((operation) => giveLicenses(operation, [wishFrom(children[1]?.id ?? 0, ann.id)]));
  expect(await notices()).toEqual({ data: [], total: 0 });
  // With a license nobody is told anything.
  const licensed = await buildStudent(db, appKey, {
    owner_id: others[0]?.id ?? 0,
    family_id: far,
    ...LICENSED,
  });
  expect((await signIn(licensed.username)).status).toBe(200);
  expect(await toldOf(others.map(({ id }) => id))).toEqual([]);
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

test('who was turned away comes in the same day once the trial is prolonged, and after a license was taken back', async () => {
  const teacher = await buildAccount(db);
  const trial = { accountId: teacher.id, issuer: 'account_activation' } as const;
  await deed((operation) => setTrial(operation, { ...trial, endsOn: '2026-09-20', quantity: 1 }));
  const [first, second] = [
    await buildStudent(db, appKey, { owner_id: teacher.id }),
    await buildStudent(db, appKey, { owner_id: teacher.id }),
  ];
  expect((await signIn(first.username)).status).toBe(200);
  for (const _ of [1, 2]) expect((await signIn(second.username)).status).toBe(422);
  // Verified: for as many students as there are.
  await deed((operation) => setTrial(operation, { ...trial, endsOn: '2026-09-20', quantity: 1000 }));
  expect((await signIn(second.username)).status).toBe(200);
  // Over, and the license is back: what was answered this morning lets nobody in.
  await deed((operation) => takeBackLicenses(operation, [second.id]));
  await deed((operation) => setTrial(operation, { ...trial, endsOn: '2026-09-13', quantity: 1000 }));
  expect((await signIn(second.username)).status).toBe(422);
  const attempts = await db
    .selectFrom('license_operations')
    .select('id')
    .where('id', 'like', `trial-at-login:${second.id}:%`)
    .execute();
  expect(attempts).toHaveLength(1);
});

test('many sign-ins of one student at once take one license of the trial', async () => {
  const teacher = await buildAccount(db);
  const trial = { accountId: teacher.id, quantity: 1000, issuer: 'account_verification' } as const;
  await deed((operation) => setTrial(operation, { ...trial, endsOn: '2026-10-14' }));
  const student = await buildStudent(db, appKey, { owner_id: teacher.id });
  const replies = await Promise.all([1, 2, 3, 4].map(() => signIn(student.username)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const lots = db.selectFrom('license_lots').select('used').where('account_id', '=', teacher.id);
  expect(await lots.execute()).toEqual([{ used: 1 }]);
});

test('verifying an invited colleague gives both their gift, once', async () => {
  const inviter = await buildAccount(db);
  const invited = await buildAccount(db, {
    invited_by: inviter.id,
    source: 'invite',
    status: 'not-verified',
    school_id: (await buildSchool(db)).id,
  });
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
  await deed((operation) => giveLicenses(operation, [wishFrom(student.id, teacher.id)]));
  expect(await state()).toMatchObject({
    is_active_customer: true,
    purchases: { individual: { quantity: 1, used: 1, remaining: 0 } },
    product_usage: { students: 1, students_with_program: 1 },
  });
});

test('who runs a group that bought for distribution is a customer, and sees what there is to share out', async () => {
  const [admin, member] = [await buildAccount(db), await buildAccount(db)];
  const group = await buildGroup(db, 'district', { [admin.id]: 'admin', [member.id]: 'member' });
  const state = async ({ id }: { id: number }) =>
    (await call(getEcommerce, {}, { token: await kindred.tokenFor({ accountId: id }) })).body.data;
  expect(await state(admin)).toMatchObject({ is_active_customer: false, purchases: { to_share_out: 0 } });
  await deed((operation) => grantLot(operation, lot({ groupId: group.id }, 3)));
  expect(await state(admin)).toMatchObject({
    is_active_customer: true,
    purchases: { individual: { quantity: 0, remaining: 0 }, to_share_out: 3 },
  });
  expect(await uploadDesk.mayUploadMany(db, admin.id, kindred.now())).toBe(true);
  expect(await state(member)).toMatchObject({ is_active_customer: false, purchases: { to_share_out: 0 } });
  // With the pool on everybody draws on it, and nothing is counted twice.
  const setPool = (pool_on: boolean) =>
    db.updateTable('groups').set({ pool_on }).where('id', '=', group.id).execute();
  await setPool(true);
  const drawn = { is_active_customer: true, purchases: { individual: { remaining: 3 }, to_share_out: 0 } };
  expect(await state(admin)).toMatchObject(drawn);
  expect(await state(member)).toMatchObject(drawn);
  await setPool(false);
  // All of it handed on, and at last in use: it is still what the group bought.
  const move = { from: { groupId: group.id }, to: { accountId: member.id }, plan: 'individual' } as const;
  await deed((operation) => moveLicenses(operation, { ...move, count: 3 }));
  expect(await state(admin)).toMatchObject({ is_active_customer: true, purchases: { to_share_out: 0 } });
  const wishes: Wish[] = [];
  for (const _ of [1, 2, 3]) {
    wishes.push(wishFrom((await buildStudent(db, appKey, { owner_id: member.id })).id, member.id));
  }
  await deed((operation) => giveLicenses(operation, wishes));
  expect(await state(admin)).toMatchObject({ is_active_customer: true, purchases: { to_share_out: 0 } });
  kindred.setNow('2027-09-14T15:00:00Z');
  expect(await state(admin)).toMatchObject({ is_active_customer: false });
  kindred.setNow('2026-09-14T15:00:00Z');
});

test('what can be passed on are own licenses that were no gift, and those of groups one runs', async () => {
  const [admin, member] = [await buildAccount(db), await buildAccount(db)];
  const group = await buildGroup(db, 'school', { [admin.id]: 'admin', [member.id]: 'member' });
  await db.updateTable('groups').set({ pool_on: true }).where('id', '=', group.id).execute();
  await deed((operation) => grantLot(operation, lot({ groupId: group.id }, 9)));
  await deed((operation) => grantLot(operation, lot({ accountId: member.id }, 2)));
  await deed((operation) => grantLot(operation, { ...lot({ accountId: member.id }, 5), origin: 'gift' }));
  const passOn = async ({ id }: { id: number }) =>
    (await call(getEcommerce, {}, { token: await kindred.tokenFor({ accountId: id }) })).body.data.purchases
      .to_pass_on;
  expect(await passOn(admin)).toEqual({ individual: 0, site: 0, groups: 9 });
  expect(await passOn(member)).toEqual({ individual: 2, site: 0, groups: 0 });
});

test('what begins later is not available yet, though who bought it is a customer', async () => {
  const teacher = await buildAccount(db);
  const token = await kindred.tokenFor({ accountId: teacher.id });
  const owner = { accountId: teacher.id };
  await deed((operation) => grantLot(operation, { ...lot(owner, 7), startsOn: '2026-09-15' }));
  await deed((operation) => grantLot(operation, { ...lot(owner, 2), startsOn: '2026-09-14' }));
  const state = async () => (await call(getEcommerce, {}, { token })).body.data;
  expect(await state()).toMatchObject({ purchases: { individual: { quantity: 2, remaining: 2 } } });
  await deed((operation) => moveLicenses(operation, { from: owner, to: null, plan: 'individual', count: 2 }));
  expect(await state()).toMatchObject({
    is_active_customer: true,
    purchases: { individual: { quantity: 0 } },
  });
});

test("an upload's licenses come from the named educator first, and go back with it", async () => {
  const school = await buildSchool(db);
  const person = () => buildAccount(db, { school_id: school.id });
  const [chosen, named, uploader] = [await person(), await person(), await person()];
  const ids: number[] = [];
  for (const _ of [1, 2, 3]) {
    ids.push((await buildStudent(db, appKey, { owner_id: named.id, school_id: school.id })).id);
  }
  expect(await uploadDesk.mayUploadMany(db, chosen.id, kindred.now())).toBe(false);
  await individual(chosen.id, 1);
  await individual(named.id, 1);
  expect(await uploadDesk.mayUploadMany(db, chosen.id, kindred.now())).toBe(true);
  expect(await uploadDesk.available(db, [chosen.id, named.id], kindred.now())).toBe(2);
  const { uuid } = await db
    .insertInto('uploads')
    .values({
      status: 'applying',
      uploaded_by: uploader.id,
      actor_scope: 'educator',
      acting_as_by: staff.id,
      school_id: school.id,
      educator_id: chosen.id,
      file_name: 'a.csv',
      file_sha256: Buffer.alloc(32),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  const activate = (program: string) => {
    const from = { educator_id: named.id, chosen_id: chosen.id, program };
    const asked = ids.map((student_id) => ({ student_id, ...from }));
    return db.transaction().execute((tx) => uploadDesk.activate(tx, asked, uuid, kindred.now()));
  };
  const told = () =>
    db
      .selectFrom('ecommerce_history')
      .select(['type', 'account_id', 'plan', 'program', 'quantity', 'actor_id', 'acting_as_by'])
      .where('operation_id', 'like', `upload:${uuid}:%`)
      .orderBy('id')
      .execute();
  const line = { plan: 'individual', quantity: 1, actor_id: uploader.id, acting_as_by: staff.id };
  const lineOf = (type: string, program: string) =>
    [named, chosen].map(({ id }) => ({ ...line, type, program, account_id: id }));
  expect(await activate('sim')).toEqual([ids[2]]);
  expect(await activate('sim')).toEqual([ids[2]]);
  expect(await uploadDesk.available(db, [chosen.id, named.id], kindred.now())).toBe(0);
  const given = lineOf('use-product-assigned', 'sim');
  expect(await told()).toEqual(expect.arrayContaining(given));
  await db.transaction().execute((tx) => uploadDesk.giveBack(tx, ids, uuid, kindred.now()));
  expect(await uploadDesk.available(db, [chosen.id, named.id], kindred.now())).toBe(2);
  const returned = lineOf('rollback-unassigned', 'sim');
  expect(await told()).toHaveLength(4);
  expect(await told()).toEqual(expect.arrayContaining([...given, ...returned]));
  const operations = await db
    .selectFrom('license_operations')
    .select(['kind', 'actor_id', 'acting_as_by'])
    .where('id', 'like', `upload:${uuid}:%`)
    .orderBy('kind')
    .execute();
  const by = { actor_id: uploader.id, acting_as_by: staff.id };
  expect(operations).toEqual([
    { kind: 'upload', ...by },
    { kind: 'upload-undo', ...by },
  ]);
});

test('what an upload gave on the last day of a license goes back until the day is over at the school', async () => {
  const school = await buildSchool(db);
  const zone = { time_zone: 'America/Los_Angeles' };
  await db.updateTable('schools').set(zone).where('id', '=', school.id).execute();
  const teacher = await buildAccount(db, { school_id: school.id });
  const ends = { plan: 'site', term: 'to-end', startsOn: '2026-07-01', endsOn: '2026-09-14' } as const;
  await deed((operation) => grantLot(operation, { ...lot({ accountId: teacher.id }, 1), ...ends }));
  const { id } = await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id });
  const asked = [{ student_id: id, educator_id: null, chosen_id: teacher.id, program: null }];
  const uuid = randomUUID();
  const at = (moment: string) => new Date(moment);
  const open = () => uploadDesk.available(db, [teacher.id], at('2026-09-15T06:45:00Z'));
  await db.transaction().execute((tx) => uploadDesk.activate(tx, asked, uuid, at('2026-09-15T03:30:00Z')));
  expect(await open()).toBe(0);
  await db.transaction().execute((tx) => uploadDesk.giveBack(tx, [id], uuid, at('2026-09-15T06:30:00Z')));
  expect(await open()).toBe(1);
});

test('an upload that only names another program for who is licensed tells so, too', async () => {
  const school = await buildSchool(db);
  const teacher = await buildAccount(db, { school_id: school.id });
  await individual(teacher.id, 1);
  const student = await buildStudent(db, appKey, { owner_id: teacher.id, school_id: school.id });
  await deed((operation) => giveLicenses(operation, [wishFrom(student.id, teacher.id)]));
  const asked = { student_id: student.id, educator_id: null, chosen_id: teacher.id, program: 'sim' };
  const operation = randomUUID();
  await db.transaction().execute((tx) => uploadDesk.activate(tx, [asked], operation, kindred.now()));
  const told = await db
    .selectFrom('ecommerce_history')
    .select(['type', 'account_id', 'program', 'actor_id'])
    .where('operation_id', 'like', `upload:${operation}:%`)
    .execute();
  const line = { type: 'use-product-reassigned', account_id: teacher.id, program: 'sim', actor_id: null };
  expect(told).toEqual([line]);
});
