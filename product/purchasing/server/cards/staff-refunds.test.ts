import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildAccount } from '#apps/api/testing/people.ts';
import { rowSums } from '#apps/api/testing/rows.ts';
import { paymentAttentionTable } from '../../attention-contract.ts';
import { refundOrder, uberOrdersTable } from '../../orders-contract.ts';
import { cardShop } from './testing/card-shop.ts';

const { stripe, kindred, db, buyer, begin, bought, tell, sessionEvent, looking, orderOf, heldBy } =
  await cardShop();
const staff = await buildAccount(db, { scope: 'uber', role: null });
const asStaff = { token: await kindred.tokenFor({ accountId: staff.id }) };

type Wish = { amount: string; reason?: string; operation_id?: string };
const give = (id: number, { amount, reason = 'Bought twice', operation_id = randomUUID() }: Wish) =>
  kindred.call(refundOrder, { id, amount, reason, operation_id }, asStaff);

const rows = z.object({ data: z.array(z.looseObject({ order_id: z.nullable(z.number()) })) });

const atStripe = async (session: string) => {
  const found = await stripe.sdk.checkout.sessions.retrieve(session, {
    expand: ['payment_intent.latest_charge'],
  });
  return found.payment_intent;
};

test('staff refund a part, then the rest: money goes back at Stripe, licenses come back, both are told', async () => {
  const who = await buyer();
  const { session, order } = await bought(who, 5);
  const part = await give(order.id, { amount: '25.00' });
  expect(part.body).toMatchObject({
    notification: {
      i18n: 'orders.refund.done',
      values: { amount: '$25.00', number: order.number, count: 2 },
    },
  });
  expect(await heldBy(who.id)).toBe(3);
  expect(await atStripe(session)).toMatchObject({ latest_charge: { amount_refunded: 2500 } });
  expect((await orderOf(session)).order).toMatchObject({ refunded_cents: 2500, status: 'granted' });
  const list = await kindred.call(uberOrdersTable.list, { number: order.number }, asStaff);
  expect(list.body).toMatchObject({
    data: [{ refunded: '$25.00', refundable_cents: 3500, refund_reason: 'Bought twice' }],
  });
  expect((await give(order.id, { amount: '35.00' })).body).toMatchObject({
    notification: { i18n: 'orders.refund.done', values: { count: 3 } },
  });
  expect((await orderOf(session)).order).toMatchObject({ refunded_cents: 6000, status: 'refunded' });
  // Told by Stripe as well, nothing changes.
  for (const event of await stripe.events('charge.refunded')) await tell(event);
  expect(await heldBy(who.id)).toBe(0);
  const history = await db
    .selectFrom('ecommerce_history')
    .select(['quantity', 'price_cents', 'actor_id'])
    .where('account_id', '=', who.id)
    .where('type', '=', 'refund')
    .orderBy('id')
    .execute();
  expect(history).toEqual([
    { quantity: 2, price_cents: 2500, actor_id: staff.id },
    { quantity: 3, price_cents: 3500, actor_id: staff.id },
  ]);
  const audit = await db
    .selectFrom('audit')
    .select(['actor_id', 'subject_id'])
    .where('action', '=', 'order.refund')
    .where('subject_id', '=', order.id)
    .execute();
  expect(audit).toHaveLength(2);
});

test('the same refund sent twice, at once and later, is one', async () => {
  const who = await buyer();
  const { session, order } = await bought(who, 5);
  const wish = { amount: '12.00', operation_id: randomUUID() };
  const replies = await Promise.all([1, 2, 3].map(() => give(order.id, wish)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await give(order.id, wish)).status).toBe(200);
  expect(await atStripe(session)).toMatchObject({ latest_charge: { amount_refunded: 1200 } });
  expect(await heldBy(who.id)).toBe(4);
});

test('while Stripe does not answer, the refund is noted, counts as given, and is done when it answers', async () => {
  const who = await buyer();
  const { session, order } = await bought(who, 3);
  stripe.setMode('silent');
  const refused = await give(order.id, { amount: '24.00' });
  expect([refused.status, refused.error.i18n]).toEqual([503, 'orders.refund.unavailable']);
  stripe.setMode('up');
  const more = await give(order.id, { amount: '24.00' });
  expect(more.error.errors).toMatchObject({
    amount: { i18n: 'orders.refund.too-much', values: { left: '$12.00' } },
  });
  const began = kindred.now();
  kindred.setNow(new Date(began.getTime() + 5 * 60_000));
  await looking();
  await looking();
  kindred.setNow(began);
  expect(await atStripe(session)).toMatchObject({ latest_charge: { amount_refunded: 2400 } });
  expect(await heldBy(who.id)).toBe(1);
});

test('killed after Stripe gave the money back: asked again, it is the same refund', async () => {
  const who = await buyer();
  const { session, order } = await bought(who, 3);
  await give(order.id, { amount: '12.00' });
  await db.updateTable('order_refunds').set({ status: 'asked' }).where('order_id', '=', order.id).execute();
  const began = kindred.now();
  kindred.setNow(new Date(began.getTime() + 5 * 60_000));
  await looking();
  kindred.setNow(began);
  expect(await atStripe(session)).toMatchObject({ latest_charge: { amount_refunded: 1200 } });
  expect(await heldBy(who.id)).toBe(2);
});

test('what was paid twice leads to its refund, which settles it', async () => {
  const who = await buyer();
  const [one, two] = [await begin(who, 4), await begin(await buyer(), 4)];
  const { order: second } = await orderOf(two.session);
  await db.updateTable('orders').set({ account_id: who.id }).where('id', '=', second.id).execute();
  for (const { session } of [one, two]) await stripe.pay(session);
  for (const { session } of [one, two]) await tell(await sessionEvent(session));
  const row = async (settled: string) => {
    const asked = { attention: 'paid-twice', settled };
    const { body } = await kindred.call(paymentAttentionTable.list, asked, asStaff);
    return z.parse(rows, body).data.find(({ order_id }) => order_id === second.id);
  };
  expect(await row('no')).toMatchObject({ order: second.number, refundable_cents: 4800 });
  expect((await give(second.id, { amount: '48.00' })).status).toBe(200);
  expect(await row('no')).toBeUndefined();
  expect(await row('yes')).toMatchObject({ refundable_cents: 0, settled: true });
  expect(await heldBy(who.id)).toBe(4);
});

test.each([
  [{ amount: '' }, 'amount', 'validation.required'],
  [{ amount: 'ten' }, 'amount', 'validation.number'],
  [{ amount: '0' }, 'amount', 'validation.greater-than-zero'],
  [{ amount: '36.01' }, 'amount', 'orders.refund.too-much'],
  [{ amount: '1', reason: '' }, 'reason', 'validation.required'],
])('a refund of %j is refused at %s, and nothing is given back', async (wish, field, i18n) => {
  const { order } = await bought(await buyer(), 3);
  const before = await rowSums(db);
  const reply = await give(order.id, wish);
  expect([reply.status, reply.error.errors?.[field]?.i18n]).toEqual([422, i18n]);
  expect(await rowSums(db)).toEqual(before);
});

test('an order nobody paid is not refunded', async () => {
  const { order } = await orderOf((await begin(await buyer())).session);
  const reply = await give(order.id, { amount: '1' });
  expect([reply.status, reply.error.i18n]).toEqual([409, 'orders.refund.not-by-card']);
});
