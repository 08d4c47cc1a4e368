import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enter } from '#product/licensing/server/ledger/lots.ts';
import { moveLicenses } from '#product/licensing/server/ledger/move.ts';
import { type Operation, operate } from '#product/licensing/server/ledger/operations.ts';
import { giveLicenses } from '#product/licensing/server/students/assign.ts';
import { takeBackLicenses } from '#product/licensing/server/students/take-back.ts';
import { educatorOwner } from '#product/licensing/staff-contract.ts';
import { buildAccount, buildStudent } from '#testing/api/people.ts';
import { paymentAttentionTable } from '../../../attention-contract.ts';
import { ordersTable, staffOrdersTable } from '../../../orders-contract.ts';
import { cardShop } from '../testing/card-shop.ts';

const {
  stripe,
  kindred,
  db,
  buyer,
  begin,
  bought,
  tell,
  sessionEvent,
  refund,
  orderOf,
  lotsOf,
  heldBy,
  attentionOf,
} = await cardShop();

const staff = await buildAccount(db, { scope: 'uber', role: null });
const asStaff = { token: await kindred.tokenFor({ accountId: staff.id }) };

function deed<Result>(work: (operation: Operation) => Promise<Result>): Promise<Result | undefined> {
  return db
    .transaction()
    .execute((tx) =>
      operate<Result | undefined>(
        { tx, kind: 'test', actor: null, now: kindred.now(), operationId: randomUUID() },
        () => undefined,
        work,
      ),
    );
}

/** How many refunded licenses are still with students. */
async function inUseOf(session: string): Promise<number> {
  const { order } = await orderOf(session);
  const lot = db.selectFrom('license_lots').select('refunded_in_use').where('id', '=', order.lot_id);
  return (await lot.executeTakeFirstOrThrow()).refunded_in_use;
}

/** So many new students with a license of somebody's. */
async function licensed(ownerId: number, count: number): Promise<number[]> {
  const students: number[] = [];
  while (students.length < count) {
    students.push((await buildStudent(db, kindred.appKey, { owner_id: ownerId })).id);
  }
  await deed((operation) =>
    giveLicenses(
      operation,
      students.map((studentId) => ({ studentId, payers: [ownerId], program: null })),
    ),
  );
  return students;
}

test('refunds take unused licenses back, in part and whole, in any order and told twice', async () => {
  const who = await buyer();
  const { session } = await bought(who, 5);
  const first = await refund(session, 1200);
  const second = await refund(session, 1300);
  const rest = await refund(session);
  await tell(second);
  expect(await heldBy(who.id)).toBe(3);
  await tell(first);
  await tell(second);
  expect((await orderOf(session)).order).toMatchObject({ refunded_cents: 2500, status: 'granted' });
  expect(await heldBy(who.id)).toBe(3);
  const list = await kindred.call(ordersTable.list, {}, { token: who.token });
  expect(list.body).toMatchObject({ data: [{ status: 'granted', total: '$60.00', refunded: '$25.00' }] });
  await tell(rest);
  expect(await heldBy(who.id)).toBe(0);
  expect((await orderOf(session)).order).toMatchObject({ refunded_cents: 6000, status: 'refunded' });
  expect(await inUseOf(session)).toBe(0);
  const history = await db
    .selectFrom('ecommerce_history')
    .select(['quantity', 'price_cents'])
    .where('account_id', '=', who.id)
    .where('type', '=', 'refund')
    .orderBy('id')
    .execute();
  expect(history).toEqual([
    { quantity: 2, price_cents: 2500 },
    { quantity: 3, price_cents: 3500 },
  ]);
});

test('refunded licenses that are in use stay with their students, and staff are told how many', async () => {
  const who = await buyer();
  const { session } = await bought(who, 3);
  await licensed(who.id, 2);
  const event = await refund(session);
  await tell(event);
  expect(await lotsOf(who.id)).toMatchObject([{ quantity: 2, used: 2, remaining: 0 }]);
  expect((await orderOf(session)).order.status).toBe('refunded');
  expect(await inUseOf(session)).toBe(2);
  expect(await attentionOf(event.id)).toBe('refund-in-use');
  // Staff see whose it is, and how many.
  const { order } = await orderOf(session);
  const { last_name: last, first_name: first } = await db
    .selectFrom('accounts')
    .select(['last_name', 'first_name'])
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow();
  expect((await kindred.call(paymentAttentionTable.list, {}, asStaff)).body).toMatchObject({
    data: [{ attention: 'refund-in-use', order: order.number, buyer: `${last}, ${first}`, in_use: 2 }],
  });
  const orders = await kindred.call(staffOrdersTable.list, { number: order.number }, asStaff);
  expect(orders.body).toMatchObject({ data: [{ refund_attention: 2, refunded: '$36.00' }] });
});

test('licenses that expired unused count as unused when their order is refunded', async () => {
  const who = await buyer();
  const { session, order } = await bought(who, 5);
  await licensed(who.id, 1);
  await deed((operation) => enter(operation, [{ lotId: order.lot_id ?? 0, kind: 'expire', expired: 3 }]));
  const event = await refund(session);
  await tell(event);
  expect(await lotsOf(who.id)).toMatchObject([{ used: 1, remaining: 0 }]);
  expect((await orderOf(session)).order.status).toBe('refunded');
  expect(await inUseOf(session)).toBe(1);
});

test('unused licenses that were handed on go back, too, after those the buyer still has', async () => {
  const [who, colleague] = [await buyer(), await buyer()];
  const { session } = await bought(who, 5);
  await deed((operation) => {
    const to = { accountId: colleague.id };
    return moveLicenses(operation, { from: { accountId: who.id }, to, plan: 'individual', count: 3 });
  });
  await tell(await refund(session, 3600));
  expect([await heldBy(who.id), await heldBy(colleague.id)]).toEqual([0, 2]);
  await tell(await refund(session));
  expect([await heldBy(who.id), await heldBy(colleague.id)]).toEqual([0, 0]);
  expect((await orderOf(session)).order.status).toBe('refunded');
  expect(await inUseOf(session)).toBe(0);
  const history = await db
    .selectFrom('ecommerce_history')
    .select(['type', 'to_account_id', 'quantity'])
    .where('account_id', '=', colleague.id)
    .orderBy('id')
    .execute();
  expect(history).toEqual([
    { type: 'reclaim', to_account_id: null, quantity: 1 },
    { type: 'reclaim', to_account_id: null, quantity: 2 },
  ]);
});

test('what staff took back before counts toward what is refunded', async () => {
  const who = await buyer();
  const { session } = await bought(who, 10);
  const reclaim = { id: who.id, plan: 'individual', count: 3, operation_id: randomUUID() };
  const subtract = { id: who.id, change: 'subtract', quantity: -1, operation_id: randomUUID() };
  expect((await kindred.call(educatorOwner.reclaim, reclaim, asStaff)).status).toBe(200);
  expect((await kindred.call(educatorOwner.changeQuantity, subtract, asStaff)).status).toBe(200);
  for (const [cents, left] of [
    [3 * 1200, 6],
    [1200, 6],
    [2 * 1200, 4],
  ] as const) {
    await tell(await refund(session, cents));
    expect(await heldBy(who.id)).toBe(left);
  }
  // And once more in between.
  await kindred.call(educatorOwner.reclaim, { ...reclaim, operation_id: randomUUID() }, asStaff);
  await tell(await refund(session, 2 * 1200));
  expect(await heldBy(who.id)).toBe(1);
  await tell(await refund(session));
  expect(await heldBy(who.id)).toBe(0);
  expect((await orderOf(session)).order.status).toBe('refunded');
  expect(await inUseOf(session)).toBe(0);
});

test('what staff took back before is not looked for among the licenses in use', async () => {
  const who = await buyer();
  const { session } = await bought(who, 5);
  const students = await licensed(who.id, 3);
  const reclaim = { id: who.id, plan: 'individual', count: 2, operation_id: randomUUID() };
  expect((await kindred.call(educatorOwner.reclaim, reclaim, asStaff)).status).toBe(200);
  const covered = await refund(session, 2 * 1200);
  await tell(covered);
  expect(await inUseOf(session)).toBe(0);
  expect(await attentionOf(covered.id)).toBeNull();
  for (const inUse of [1, 2]) {
    await tell(await refund(session, 1200));
    expect(await inUseOf(session)).toBe(inUse);
  }
  // Rolled back, the refunded ones are gone; the third was paid for.
  await deed((operation) => takeBackLicenses(operation, students));
  expect(await lotsOf(who.id)).toMatchObject([{ quantity: 1, used: 0, remaining: 1 }]);
  expect(await inUseOf(session)).toBe(0);
  await tell(await refund(session));
  expect(await lotsOf(who.id)).toMatchObject([{ quantity: 0, used: 0, remaining: 0 }]);
});

test('a refund that comes before its payment settles the payment first', async () => {
  const who = await buyer();
  const begun = await begin(who, 2);
  await stripe.pay(begun.session);
  const back = await refund(begun.session, 1200);
  stripe.setMode('silent');
  expect(await tell(back)).toBe(503);
  stripe.setMode('up');
  expect(await tell(back)).toBe(200);
  expect(await heldBy(who.id)).toBe(1);
  await tell(await sessionEvent(begun.session));
  expect(await heldBy(who.id)).toBe(1);
  const stranger = {
    id: 'evt_stranger',
    type: 'charge.refunded',
    data: { object: { id: 'ch_1', payment_intent: 'pi_of_somebody', currency: 'usd', amount_refunded: 100 } },
  };
  expect(await tell(stranger)).toBe(200);
  expect(await attentionOf('evt_stranger')).toBe('unknown-refund');
});
