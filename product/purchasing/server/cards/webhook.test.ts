import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { rowSums } from '#testing/api/rows.ts';
import { paymentCompleted } from '../../contract.ts';
import { cardShop } from './testing/card-shop.ts';

const { stripe, kindred, db, buyer, begin, tell, sessionEvent, orderOf, lotsOf, heldBy, attentionOf } =
  await cardShop();

test('a purchase by card: paid on the hosted page, granted by the webhook, with a receipt, a letter and a history', async () => {
  const who = await buyer();
  const begun = await begin(who, 3);
  expect(begun.url).toBe(`${stripe.origin}/demo/checkout/${begun.session}`);
  expect((await orderOf(begun.session)).order).toMatchObject({
    status: 'open',
    kind: 'card',
    total_cents: 3600,
  });
  await stripe.pay(begun.session);
  expect(await heldBy(who.id)).toBe(0);

  expect(await tell(await sessionEvent(begun.session))).toBe(200);
  expect(await lotsOf(who.id)).toEqual([
    {
      plan: 'individual',
      term: 'year',
      issuer: 'stripe',
      origin: 'purchase',
      quantity: 3,
      used: 0,
      remaining: 3,
      price_cents: 3600,
    },
  ]);
  const { payment, order } = await orderOf(begun.session);
  expect(order).toMatchObject({ status: 'granted', account_id: who.id, paid_at: kindred.now() });
  expect(payment).toMatchObject({ status: 'paid', card_brand: 'visa', card_last4: '4242' });
  expect(payment.receipt_url).toContain('/demo/receipts/');
  expect(payment.secret_hash.toString('utf8')).not.toContain(begun.secret);
  const history = await db
    .selectFrom('ecommerce_history')
    .select(['type', 'quantity', 'price_cents', 'reference', 'issuer', 'actor_id'])
    .where('account_id', '=', who.id)
    .execute();
  expect(history).toEqual([
    {
      type: 'purchase-created',
      quantity: 3,
      price_cents: 3600,
      reference: order.number,
      issuer: 'stripe',
      actor_id: who.id,
    },
  ]);
  const letters = (await kindred.letters()).filter(({ kind }) => kind === 'purchase-thanks');
  expect(letters.at(-1)?.letter.text).toContain(`$36.00`);
  const audits = await db.selectFrom('audit').select('action').where('subject_id', '=', order.id).execute();
  expect(audits).toContainEqual({ action: 'payment.start' });

  const reply = await kindred.call(paymentCompleted, { session: begun.session, secret: begun.secret });
  expect(reply.body).toEqual({
    type: 'notification',
    notification: { type: 'success', i18n: 'notification.payment-success' },
  });
});

test('told three times, and five times at once, it is granted once', async () => {
  const who = await buyer();
  const begun = await begin(who, 4);
  await stripe.pay(begun.session);
  const event = await sessionEvent(begun.session);
  const again = { ...event, id: 'evt_another_name' };
  const replies = await Promise.all([event, event, event, again, again].map((one) => tell(one)));
  expect(replies).toEqual([200, 200, 200, 200, 200]);
  expect(await tell(event)).toBe(200);
  expect(await heldBy(who.id)).toBe(4);
  const late = { ...event, type: 'checkout.session.async_payment_succeeded', id: 'evt_late_one' };
  expect(await tell(late)).toBe(200);
  expect(await heldBy(who.id)).toBe(4);
});

test('what is told in another order ends the same: expired, then paid; paid, then expired', async () => {
  const who = await buyer();
  const begun = await begin(who, 2);
  await stripe.pay(begun.session);
  const paid = await sessionEvent(begun.session);
  const expired = {
    id: 'evt_expired_first',
    type: 'checkout.session.expired',
    data: { object: { ...paid.data.object, status: 'expired', payment_status: 'unpaid' } },
  };
  await tell(expired);
  expect((await orderOf(begun.session)).order.status).toBe('expired');
  await tell(paid);
  expect((await orderOf(begun.session)).order.status).toBe('granted');
  await tell({ ...expired, id: 'evt_expired_last' });
  expect((await orderOf(begun.session)).order.status).toBe('granted');
  expect(await heldBy(who.id)).toBe(2);
});

test('a session that expires, and a slow payment that fails, close their orders; unpaid is not yet paid', async () => {
  const who = await buyer();
  const [one, two] = [await begin(who, 3), await begin(who, 4)];
  await stripe.sdk.checkout.sessions.expire(one.session);
  await tell(await sessionEvent(one.session, 'checkout.session.expired'));
  expect((await orderOf(one.session)).order.status).toBe('expired');

  await stripe.pay(two.session);
  const paid = await sessionEvent(two.session);
  const unpaid = {
    ...paid,
    id: 'evt_slow',
    data: { object: { ...paid.data.object, payment_status: 'unpaid' } },
  };
  await tell(unpaid);
  expect((await orderOf(two.session)).order.status).toBe('open');
  await tell({ ...unpaid, id: 'evt_slow_failed', type: 'checkout.session.async_payment_failed' });
  expect((await orderOf(two.session)).order.status).toBe('canceled');
  expect(await heldBy(who.id)).toBe(0);
});

test('forged, changed, stale and untimely events are refused and change nothing', async () => {
  const who = await buyer();
  const begun = await begin(who);
  await stripe.pay(begun.session);
  const payload = JSON.stringify(await sessionEvent(begun.session));
  const minutes = (count: number) => new Date(kindred.now().getTime() + count * 60_000);
  const before = await rowSums(db);
  const good = stripe.signed(payload);
  for (const signature of [
    '',
    'nonsense',
    't=1,v1=00',
    good.replace(/v1=./, (start) => (start === 'v1=0' ? 'v1=1' : 'v1=0')),
    stripe.signed(payload, { secret: 'whsec_of_somebody_else' }),
    stripe.signed(payload, { at: minutes(-6) }),
    stripe.signed(payload, { at: minutes(6) }),
    stripe.signed('{}'),
  ]) {
    expect(await tell(payload, signature)).toBe(400);
  }
  expect(await tell(payload.replace('3600', '1'), good)).toBe(400);
  expect(await tell('{', stripe.signed('{'))).toBe(400);
  const unsigned = await kindred.app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload: {} });
  expect(unsigned.statusCode).toBe(400);
  const otherType = await kindred.app.server.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: { 'content-type': 'text/plain', 'stripe-signature': good },
  });
  expect(otherType.statusCode).toBe(400);
  expect(await rowSums(db)).toEqual(before);
  expect(await tell(payload, stripe.signed(payload, { at: minutes(-4) }))).toBe(200);
  expect(await heldBy(who.id)).toBe(3);
});

test.each([
  ['an id with a NUL', { id: 'evt_\u0000' }],
  ['a number for an id', { id: 7 }],
  ['no id', { id: undefined }],
  ['an id of a novel’s length', { id: 'e'.repeat(100_000) }],
  ['an id that is an object', { id: { a: 1 } }],
  ['a lone surrogate', { id: 'evt_\ud800' }],
])('signed, but with %s, it is refused and changes nothing', async (_, odd) => {
  const who = await buyer();
  const begun = await begin(who, 2);
  await stripe.pay(begun.session);
  const event = await sessionEvent(begun.session);
  const [refund] = await stripe.events('charge.refunded');
  const object = { ...event.data.object, ...odd };
  const before = await rowSums(db);
  const told = [
    { ...event, ...odd },
    { ...event, id: 'evt_odd_session', data: { object } },
    {
      ...event,
      id: 'evt_odd_intent',
      data: { object: { ...event.data.object, payment_intent: odd.id ?? 7 } },
    },
    { ...event, id: 'evt_odd_amount', data: { object: { ...event.data.object, amount_total: 'ten' } } },
    { ...event, id: 'evt_odd_type', type: 'checkout.session.expired', data: { object } },
    {
      ...refund,
      id: 'evt_odd_refund',
      type: 'charge.refunded',
      data: { object: { payment_intent: odd.id ?? 7 } },
    },
    { ...event, id: 'evt_no_object', data: {} },
    { ...event, id: 'evt_no_data', data: undefined },
  ];
  for (const one of told) expect(await tell(JSON.stringify(one))).toBe(400);
  expect(await rowSums(db)).toEqual(before);
  expect(await tell(event)).toBe(200);
  expect(await heldBy(who.id)).toBe(2);
});

test('events we do not know are heard and change nothing', async () => {
  const before = await rowSums(db);
  expect(await tell({ id: 'evt_x', type: 'invoice.finalized', data: { object: { id: 'in_1' } } })).toBe(200);
  expect(await rowSums(db)).toEqual(before);
});

test.each([
  ['foreign-currency', { currency: 'eur' }],
  ['amount-mismatch', { amount_total: 1 }],
  ['amount-mismatch', { amount_total: null }],
  ['wrong-order', { client_reference_id: 'KO-2026-999999' }],
  ['wrong-order', { metadata: { payment_id: '1' } }],
])(
  'a payment that is not what was asked for (%s) is granted to nobody, and staff are told',
  async (attention, change) => {
    const who = await buyer();
    const begun = await begin(who);
    await stripe.pay(begun.session);
    const event = await sessionEvent(begun.session);
    const id = `evt_${randomUUID()}`;
    expect(await tell({ ...event, id, data: { object: { ...event.data.object, ...change } } })).toBe(200);
    expect(await attentionOf(id)).toBe(attention);
    expect(await heldBy(who.id)).toBe(0);
    expect((await orderOf(begun.session)).order.status).toBe('canceled');
  },
);

test('a payment for a draft that was canceled is honored; for one that was deleted, staff are told', async () => {
  const who = await buyer();
  const [canceled, deleted] = [await begin(who, 2), await begin(await buyer(), 3)];
  const { order } = await orderOf(canceled.session);
  await db.updateTable('orders').set({ status: 'canceled' }).where('id', '=', order.id).execute();
  await stripe.pay(canceled.session);
  await tell(await sessionEvent(canceled.session));
  expect(await heldBy(who.id)).toBe(2);

  const gone = await orderOf(deleted.session);
  await db.deleteFrom('orders').where('id', '=', gone.order.id).execute();
  await stripe.pay(deleted.session);
  const event = await sessionEvent(deleted.session);
  expect(await tell(event)).toBe(200);
  expect(await attentionOf(event.id)).toBe('unknown-session');
  expect(await heldBy(who.id)).toBe(2);
});

test('killed before it kept the session, it still knows whose payment it is', async () => {
  const who = await buyer();
  const begun = await begin(who, 6);
  await db
    .updateTable('payments')
    .set({ session_id: null })
    .where('session_id', '=', begun.session)
    .execute();
  await stripe.pay(begun.session);
  expect(await tell(await sessionEvent(begun.session))).toBe(200);
  expect(await heldBy(who.id)).toBe(6);
});
