import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildGroup, buildStudent } from '#testing/api/people.ts';
import { giveLicenses } from '../students/assign.ts';
import { expireLots } from '../students/expire.ts';
import { switchProgram, takeBackLicenses } from '../students/take-back.ts';
import { setTrial } from '../students/trial.ts';
import { grantLot, type Owner } from './lots.ts';
import { moveLicenses } from './move.ts';
import { type Operation, operate } from './operations.ts';

const { db, appKey } = await testKindred();
const NOW = new Date('2026-09-14T15:00:00Z');
let deeds = 0;

/** Does something to the ledger, as the system would. */
function deed<Result>(
  work: (operation: Operation) => Promise<Result>,
  { now = NOW, id = `deed ${(deeds += 1)}` }: { now?: Date; id?: string } = {},
): Promise<Result> {
  return db
    .transaction()
    .execute((tx) =>
      operate({ tx, kind: 'test', actor: null, now, operationId: id }, (kept) => kept as Result, work),
    );
}

function individual(owner: Owner, quantity: number) {
  return {
    owner,
    ...({ plan: 'individual', term: 'year', startsOn: '2026-09-01', endsOn: null } as const),
    ...({ issuer: 'user', origin: 'free', quantity } as const),
  };
}

function site(owner: Owner, quantity: number, endsOn = '2027-06-30') {
  return { ...individual(owner, quantity), plan: 'site', term: 'to-end', endsOn } as const;
}

async function lotsOf(owner: Owner) {
  return db
    .selectFrom('license_lots')
    .select(['id', 'plan', 'quantity', 'used', 'expired', 'remaining'])
    .where((lot) =>
      owner.accountId === undefined
        ? lot('group_id', '=', owner.groupId)
        : lot('account_id', '=', owner.accountId),
    )
    .orderBy('id')
    .execute();
}

async function studentsOf(ownerId: number, count: number): Promise<number[]> {
  const ids = [];
  for (let made = 0; made < count; made += 1)
    ids.push((await buildStudent(db, appKey, { owner_id: ownerId })).id);
  return ids;
}

const wishes = (ids: readonly number[], payer: number) =>
  ids.map((studentId) => ({ studentId, payers: [payer], program: null }));

test('a license is given from the own lot, with the program of the grade, for a year', async () => {
  const { id: accountId } = await buildAccount(db);
  const [student = 0, other = 0] = await studentsOf(accountId, 2);
  await deed((operation) => grantLot(operation, individual({ accountId }, 1)));
  const assignment = await deed((operation) => giveLicenses(operation, wishes([student, other], accountId)));
  expect(assignment.short).toEqual([other]);
  expect(await lotsOf({ accountId })).toMatchObject([{ quantity: 1, used: 1, remaining: 0 }]);
  const row = await db.selectFrom('students').selectAll().where('id', '=', student).executeTakeFirstOrThrow();
  expect([row.active_program, row.license_ends_on]).toEqual(['zoou', '2027-09-13']);
});

test('the same operation again gives nothing more, and answers the same', async () => {
  const { id: accountId } = await buildAccount(db);
  const students = await studentsOf(accountId, 2);
  await deed((operation) => grantLot(operation, individual({ accountId }, 5)));
  const give = () =>
    deed((operation) => giveLicenses(operation, wishes(students, accountId)), { id: 'one click' });
  const [first, second] = await Promise.all([give(), give()]);
  expect(second).toEqual(first);
  expect(await lotsOf({ accountId })).toMatchObject([{ used: 2 }]);
});

test('own individual licenses go first, then own site ones, then the pool, then the trial', async () => {
  const { id: accountId } = await buildAccount(db);
  const { id: ownerId } = await buildAccount(db);
  const group = await buildGroup(db, 'school', { [ownerId]: 'owner', [accountId]: 'member' });
  await db.updateTable('groups').set({ pool_on: true }).where('id', '=', group.id).execute();
  await deed((operation) =>
    setTrial(operation, {
      accountId,
      ...({ endsOn: '2026-10-01', quantity: 1000, issuer: 'account_verification' } as const),
    }),
  );
  await deed((operation) => grantLot(operation, site({ groupId: group.id }, 1)));
  await deed((operation) => grantLot(operation, site({ accountId }, 1)));
  await deed((operation) => grantLot(operation, individual({ accountId }, 1)));
  const students = await studentsOf(accountId, 4);
  const { given } = await deed((operation) => giveLicenses(operation, wishes(students, accountId)));
  const own = await lotsOf({ accountId });
  const pool = await lotsOf({ groupId: group.id });
  const lot = (plan: string) => own.find((one) => one.plan === plan)?.id;
  expect(given.map((one) => one.lotId)).toEqual([
    lot('individual'),
    lot('site'),
    pool[0]?.id,
    lot('free-trial'),
  ]);
});

test('a rollback returns an unused license, and none that was played on', async () => {
  const { id: accountId } = await buildAccount(db);
  const [fresh = 0, played = 0] = await studentsOf(accountId, 2);
  await deed((operation) => grantLot(operation, individual({ accountId }, 2)));
  await deed((operation) => giveLicenses(operation, wishes([fresh, played], accountId)));
  await db
    .updateTable('license_uses')
    .set({ first_played_at: NOW })
    .where('student_id', '=', played)
    .execute();
  expect(await deed((operation) => takeBackLicenses(operation, [fresh, played]))).toEqual([fresh]);
  expect(await lotsOf({ accountId })).toMatchObject([{ used: 1, remaining: 1 }]);
  const rows = await db.selectFrom('students').selectAll().where('id', 'in', [fresh, played]).execute();
  const of = (id: number) => rows.find((row) => row.id === id);
  expect(of(fresh)).toMatchObject({ active_program: null, license_ends_on: null });
  expect(of(played)).toMatchObject({ active_program: 'zoou', license_ends_on: '2027-09-13' });
});

test('a switch of the program costs nothing', async () => {
  const { id: accountId } = await buildAccount(db);
  const [student = 0] = await studentsOf(accountId, 1);
  await deed((operation) => grantLot(operation, individual({ accountId }, 1)));
  await deed((operation) => giveLicenses(operation, wishes([student], accountId)));
  expect(await deed((operation) => switchProgram(operation, [student], 'sim'))).toEqual([student]);
  expect(await deed((operation) => switchProgram(operation, [student], 'sim'))).toEqual([]);
  expect(await lotsOf({ accountId })).toMatchObject([{ used: 1 }]);
});

test('licenses move between owners and come back into the lot they left', async () => {
  const { id: accountId } = await buildAccount(db);
  const { id: ownerId } = await buildAccount(db);
  const group = await buildGroup(db, 'school', { [ownerId]: 'owner' });
  const [from, to] = [{ groupId: group.id }, { accountId }];
  await deed((operation) => grantLot(operation, site(from, 10)));
  await deed((operation) => moveLicenses(operation, { from, to, plan: 'site', count: 4 }));
  expect([await lotsOf(from), await lotsOf(to)]).toMatchObject([[{ quantity: 6 }], [{ quantity: 4 }]]);
  await expect(
    deed((operation) => moveLicenses(operation, { from: to, to: from, plan: 'site', count: 5 })),
  ).rejects.toThrow();
  await deed((operation) => moveLicenses(operation, { from: to, to: from, plan: 'site', count: 4 }));
  expect([await lotsOf(from), await lotsOf(to)]).toMatchObject([[{ quantity: 10 }], [{ quantity: 0 }]]);
});

test('what nobody used of a lot that is over expires; a trial that is prolonged comes back', async () => {
  const { id: accountId } = await buildAccount(db);
  await deed((operation) => grantLot(operation, site({ accountId }, 3, '2026-09-20')));
  const trial = { accountId, quantity: 1, issuer: 'account_activation' } as const;
  await deed((operation) => setTrial(operation, { ...trial, endsOn: '2026-09-20' }));
  expect(await expireLots(db, new Date('2026-09-21T09:00:00Z'))).toBe(0);
  expect(await expireLots(db, new Date('2026-09-22T12:00:00Z'))).toBe(2);
  expect(await expireLots(db, new Date('2026-09-22T12:00:00Z'))).toBe(0);
  const told = await db
    .selectFrom('ecommerce_history')
    .select(['type', 'plan', 'quantity'])
    .where('account_id', '=', accountId)
    .where('type', '=', 'expired')
    .execute();
  expect(told).toEqual([{ type: 'expired', plan: 'site', quantity: 3 }]);
  await deed((operation) => setTrial(operation, { ...trial, endsOn: '2026-10-20' }));
  expect(await lotsOf({ accountId })).toMatchObject([
    { plan: 'site', quantity: 3, expired: 3, remaining: 0 },
    { plan: 'free-trial', quantity: 1, expired: 0, remaining: 1 },
  ]);
});

test('balances cannot be written past the entries, nor entries be changed', async () => {
  const { id: accountId } = await buildAccount(db);
  const lotId = await deed((operation) => grantLot(operation, individual({ accountId }, 1)));
  await expect(sql`update license_lots set quantity = 9 where id = ${lotId}`.execute(db)).rejects.toThrow();
  await expect(
    sql`update license_entries set quantity = 9 where lot_id = ${lotId}`.execute(db),
  ).rejects.toThrow();
  await expect(
    sql`insert into license_entries (operation_id, lot_id, kind, quantity, at)
      select operation_id, lot_id, 'take-back', -2, at from license_entries where lot_id = ${lotId}`.execute(
      db,
    ),
  ).rejects.toThrow(/license_lots_remaining/);
});
