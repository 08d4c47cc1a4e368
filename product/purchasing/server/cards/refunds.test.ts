import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildAccount, buildStudent } from '#apps/api/testing/people.ts';
import { giveLicenses } from '#product/licensing/server/assign.ts';
import { moveLicenses } from '#product/licensing/server/move.ts';
import { operate } from '#product/licensing/server/operations.ts';
import { paymentAttentionTable } from '../../attention-contract.ts';
import { uberOrdersTable } from '../../orders-contract.ts';
import { cardShop } from './testing/card-shop.ts';

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
  await tell(rest);
  expect(await heldBy(who.id)).toBe(0);
  expect((await orderOf(session)).order).toMatchObject({
    refunded_cents: 6000,
    status: 'refunded',
    refund_attention: 0,
  });
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
  const students: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    students.push((await buildStudent(db, kindred.appKey, { owner_id: who.id })).id);
  }
  await db.transaction().execute((tx) =>
    operate(
      { tx, kind: 'test', actor: null, now: kindred.now(), operationId: randomUUID() },
      (kept) => kept,
      (operation) =>
        giveLicenses(
          operation,
          students.map((studentId) => ({ studentId, payers: [who.id], program: null })),
        ),
    ),
  );
  const event = await refund(session);
  await tell(event);
  expect(await lotsOf(who.id)).toMatchObject([{ quantity: 2, used: 2, remaining: 0 }]);
  expect((await orderOf(session)).order).toMatchObject({ status: 'refunded', refund_attention: 2 });
  expect(await attentionOf(event.id)).toBe('refund-in-use');
  // Staff see whose it is, and how many.
  const staff = await buildAccount(db, { scope: 'uber', role: null });
  const token = await kindred.tokenFor({ accountId: staff.id });
  const { order } = await orderOf(session);
  const { last_name: last, first_name: first } = await db
    .selectFrom('accounts')
    .select(['last_name', 'first_name'])
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow();
  expect((await kindred.call(paymentAttentionTable.list, {}, { token })).body).toMatchObject({
    data: [{ attention: 'refund-in-use', order: order.number, buyer: `${last}, ${first}`, in_use: 2 }],
  });
  const orders = await kindred.call(uberOrdersTable.list, { number: order.number }, { token });
  expect(orders.body).toMatchObject({ data: [{ refund_attention: 2 }] });
});

test('unused licenses that were handed on go back, too, after those the buyer still has', async () => {
  const [who, colleague] = [await buyer(), await buyer()];
  const { session } = await bought(who, 5);
  await db.transaction().execute((tx) =>
    operate(
      { tx, kind: 'test', actor: null, now: kindred.now(), operationId: randomUUID() },
      () => undefined,
      async (operation) => {
        const to = { accountId: colleague.id };
        await moveLicenses(operation, { from: { accountId: who.id }, to, plan: 'individual', count: 3 });
      },
    ),
  );
  await tell(await refund(session, 3600));
  expect([await heldBy(who.id), await heldBy(colleague.id)]).toEqual([0, 2]);
  await tell(await refund(session));
  expect([await heldBy(who.id), await heldBy(colleague.id)]).toEqual([0, 0]);
  expect((await orderOf(session)).order).toMatchObject({ status: 'refunded', refund_attention: 0 });
  const history = await db
    .selectFrom('ecommerce_history')
    .select(['type', 'to_account_id', 'quantity'])
    .where('account_id', '=', colleague.id)
    .orderBy('id')
    .execute();
  expect(history).toEqual([
    { type: 'reclaim', to_account_id: who.id, quantity: 1 },
    { type: 'reclaim', to_account_id: who.id, quantity: 2 },
  ]);
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
