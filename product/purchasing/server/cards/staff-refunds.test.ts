import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildAccount } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { paymentAttentionTable, settleAttention } from '../../attention-contract.ts';
import { refundOrder, staffOrdersTable, waitingPurchases } from '../../orders-contract.ts';
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
      i18n: 'purchasing-orders.refund.done-part',
      values: { amount: '$25.00', number: order.number, left: '$35.00' },
      also: [
        { i18n: 'purchasing-orders.refund.taken', values: { count: 2 } },
        { i18n: 'purchasing-orders.refund.mailed' },
      ],
    },
  });
  expect(await heldBy(who.id)).toBe(3);
  expect(await atStripe(session)).toMatchObject({ latest_charge: { amount_refunded: 2500 } });
  expect((await orderOf(session)).order).toMatchObject({ refunded_cents: 2500, status: 'granted' });
  const list = await kindred.call(staffOrdersTable.list, { number: order.number }, asStaff);
  expect(list.body).toMatchObject({
    data: [
      {
        refunded: '$25.00',
        refundable_cents: 3500,
        unit_price_cents: 1200,
        refund_reason: 'Bought twice',
        licenses_unused: 3,
        licenses_in_use: 0,
      },
    ],
  });
  expect((await give(order.id, { amount: '35.00' })).body).toMatchObject({
    notification: { i18n: 'purchasing-orders.refund.done', also: [{ values: { count: 3 } }, {}] },
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
  expect([refused.status, refused.error.i18n]).toEqual([503, 'purchasing-orders.refund.unavailable']);
  stripe.setMode('up');
  const more = await give(order.id, { amount: '24.00' });
  expect(more.error.errors).toMatchObject({
    amount: { i18n: 'purchasing-orders.refund.too-much', values: { left: '$12.00' } },
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
  expect(await row('no')).toMatchObject({
    order: second.number,
    refundable_cents: 4800,
    unit_price_cents: 1200,
  });
  expect((await give(second.id, { amount: '48.00' })).status).toBe(200);
  expect(await row('no')).toBeUndefined();
  expect(await row('yes')).toMatchObject({ refundable_cents: 0, settled: true });
  expect(await heldBy(who.id)).toBe(4);
});

test.each([
  [{ amount: '' }, 'amount', 'validation.required'],
  [{ amount: 'ten' }, 'amount', 'validation.number'],
  [{ amount: '0' }, 'amount', 'validation.greater-than-zero'],
  [{ amount: '36.01' }, 'amount', 'purchasing-orders.refund.too-much'],
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
  expect([reply.status, reply.error.i18n]).toEqual([409, 'purchasing-orders.refund.not-by-card']);
});

test('the buyer is written to: what went back, to which card, and what became of the licenses', async () => {
  const who = await buyer();
  const { order } = await bought(who, 5);
  await give(order.id, { amount: '25.00' });
  const account = await db
    .selectFrom('accounts')
    .select('username')
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow();
  const written = async () =>
    (await kindred.letters()).filter(
      ({ kind, recipient }) => kind === 'refund' && recipient === account.username,
    );
  const [letter] = await written();
  expect(letter?.letter.subject).toBe(`Your refund of $25.00, order ${order.number}`);
  for (const words of [
    `We have refunded $25.00 for your order ${order.number}.`,
    'It goes to your Visa ending in 4242.',
    '2 unused licenses were taken back.',
    '$35.00 of the order stays paid.',
  ]) {
    expect(letter?.letter.text).toContain(words);
    expect(letter?.letter.html).toContain(words.replaceAll("'", '&#39;'));
  }
  // Told by Stripe as well, nobody is written to twice.
  for (const event of await stripe.events('charge.refunded')) await tell(event);
  expect(await written()).toHaveLength(1);
});

const HOUR = 3_600_000;
const waiting = async (order: number) => {
  const { body } = await kindred.call(
    paymentAttentionTable.list,
    { attention: 'refund-unanswered', settled: 'no' },
    asStaff,
  );
  return z.parse(rows, body).data.find(({ order_id }) => order_id === order);
};
/** A refund that Stripe does not answer, and the job so many hours later. */
async function unanswered(amount: string, hours: number, back = false) {
  const { session, order } = await bought(await buyer(), 3);
  stripe.setMode('silent');
  await give(order.id, { amount });
  stripe.setMode('up');
  if (back) await stripe.sdk.refunds.create({ payment_intent: await intentOf(session), amount: 2400 });
  const began = kindred.now();
  kindred.setNow(new Date(began.getTime() + hours * HOUR));
  return { session, order, done: () => kindred.setNow(began) };
}
async function intentOf(session: string): Promise<string> {
  const { payment_intent: intent } = await stripe.sdk.checkout.sessions.retrieve(session);
  return typeof intent === 'string' ? intent : '';
}

test('a refund that was not answered for 20 hours waits for staff, who settle it and can refund anew', async () => {
  const { order, done } = await unanswered('24.00', 21);
  await looking();
  await looking();
  done();
  const row = await waiting(order.id);
  expect(row).toMatchObject({ attention: 'refund-unanswered', order: order.number, amount: '$24.00' });
  expect(row).toMatchObject({ refundable_cents: 1200 });
  const counted = await kindred.call(waitingPurchases, {}, asStaff);
  expect(counted.body.data.payments).toBeGreaterThan(0);
  const id = z.parse(z.looseObject({ id: z.number() }), row).id;
  const settled = await kindred.call(settleAttention, { id }, asStaff);
  expect(settled.body.notification).toMatchObject({
    i18n: 'purchasing-orders.attention.not-went-back',
    values: { amount: '$24.00', number: order.number },
  });
  expect(await waiting(order.id)).toBeUndefined();
  expect((await give(order.id, { amount: '36.00' })).status).toBe(200);
});

test('a refund that went back although nobody answered is done by itself, and nobody has to look', async () => {
  const { order, done } = await unanswered('24.00', 21, true);
  await looking();
  done();
  expect(await waiting(order.id)).toBeUndefined();
  const refunds = await db
    .selectFrom('order_refunds')
    .select(['status', 'sum_cents'])
    .where('order_id', '=', order.id)
    .execute();
  expect(refunds).toEqual([{ status: 'done', sum_cents: 2400 }]);
});

test('before 20 hours nobody is asked to look', async () => {
  const { order, done } = await unanswered('12.00', 19);
  stripe.setMode('silent');
  await looking().catch(() => undefined);
  stripe.setMode('up');
  done();
  expect(await waiting(order.id)).toBeUndefined();
});
