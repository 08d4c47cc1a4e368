import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anotherApp } from '#apps/api/testing/another-app.ts';
import { testKindred } from '#apps/api/testing/kindred.ts';
import { buildAccount, buildFamily, buildStudent } from '#apps/api/testing/people.ts';
import { rowSums } from '#apps/api/testing/rows.ts';
import { type StripeEvent, testStripe } from '#apps/api/testing/stripe.ts';
import { addressBook } from '#platform/server/sites.ts';
import { giveLicenses } from '#product/licensing/server/assign.ts';
import { operate } from '#product/licensing/server/operations.ts';
import {
  educatorPaymentSession,
  newParentPaymentSession,
  parentPaymentSession,
} from '../../cards-contract.ts';
import { paymentCompleted } from '../../contract.ts';
import { stripeGateway } from './gateway.ts';
import { reconcile } from './reconcile.ts';

const stripe = await testStripe();
const kindred = await testKindred(stripe.environment);
stripe.follow(kindred);
const { db } = kindred;

type Buyer = { id: number; token: string };

async function buyer(scope: 'educator' | 'parent' = 'educator'): Promise<Buyer> {
  const family = scope === 'parent' ? { family_id: (await buildFamily(db)).id } : {};
  const { id } = await buildAccount(db, { scope, ...family });
  return { id, token: await kindred.tokenFor({ accountId: id }) };
}

async function begin({ token }: Buyer, quantity = 3) {
  const input = { quantity, operation_id: randomUUID() };
  const { status, body } = await kindred.call(educatorPaymentSession, input, { token });
  expect(status).toBe(200);
  return body;
}

async function tell(event: StripeEvent | string, signature?: string): Promise<number> {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const reply = await kindred.app.server.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature ?? stripe.signed(payload),
    },
  });
  return reply.statusCode;
}

const sessionEvent = async (session: string, type = 'checkout.session.completed') => {
  const event = (await stripe.events(type)).find(({ data }) => data.object['id'] === session);
  if (event === undefined) throw new Error('no such event');
  return event;
};

async function bought(who: Buyer, quantity = 3) {
  const begun = await begin(who, quantity);
  await stripe.pay(begun.session);
  expect(await tell(await sessionEvent(begun.session))).toBe(200);
  return { ...begun, ...(await orderOf(begun.session)) };
}

async function orderOf(session: string) {
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow();
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', payment.order_id)
    .executeTakeFirstOrThrow();
  return { payment, order };
}

async function lotsOf(accountId: number) {
  return db
    .selectFrom('license_lots')
    .select(['quantity', 'used', 'remaining', 'plan', 'issuer', 'origin', 'price_cents', 'term'])
    .where('account_id', '=', accountId)
    .execute();
}

const heldBy = async (accountId: number) =>
  (await lotsOf(accountId)).reduce((sum, { remaining }) => sum + remaining, 0);

const attentionOf = async (event: string) =>
  (
    await db
      .selectFrom('payment_events')
      .select('attention')
      .where('id', '=', event)
      .executeTakeFirstOrThrow()
  ).attention;

const looking = () => {
  const gateway = stripeGateway({
    secretKey: stripe.environment.STRIPE_SECRET_KEY,
    webhookSecret: stripe.environment.STRIPE_WEBHOOK_SECRET,
    apiHost: stripe.origin,
  });
  const addressOf = addressBook({
    dashboardUrl: 'http://localhost:3000',
    studentUrl: 'http://student.localhost:3000',
    brand: 'kindred',
    brands: ['kindred'],
  });
  const ports = {
    accounts: { post: { queue: async () => undefined } },
    gateway,
    addressOf,
    report: () => undefined,
  };
  return reconcile({ db, now: kindred.now(), ports }, gateway);
};

test.each([
  [{}, 'validation.required'],
  [{ quantity: 'three' }, 'validation.number'],
  [{ quantity: 0 }, 'validation.greater-than-zero'],
  [{ quantity: -4 }, 'validation.greater-than-zero'],
  [{ quantity: 1.5 }, 'validation.integer'],
  [{ quantity: 100 }, 'validation.contact-us-100'],
  [{ quantity: 1e300 }, 'validation.contact-us-100'],
])('an educator who asks for %j is told %s, and nothing is begun', async (input, i18n) => {
  const { token } = await buyer();
  const before = await rowSums(db);
  const reply = await kindred.call(
    educatorPaymentSession,
    { ...input, operation_id: randomUUID() },
    { token },
  );
  expect([reply.status, reply.error.errors]).toEqual([422, { quantity: { i18n } }]);
  expect(await rowSums(db)).toEqual(before);
});

test('a family buys up to 50', async () => {
  const { token } = await buyer('parent');
  const ask = (quantity: number) =>
    kindred.call(parentPaymentSession, { quantity, operation_id: randomUUID() }, { token });
  expect((await ask(51)).error.errors).toEqual({ quantity: { i18n: 'validation.quantity-max-50' } });
  expect((await ask(50)).status).toBe(200);
});

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
  const [one, two] = [await begin(who), await begin(who)];
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

test('two tabs pay the same order: one payment, one grant', async () => {
  const who = await buyer();
  const input = { quantity: 5, operation_id: randomUUID() };
  const [one, two] = await Promise.all(
    [1, 2].map(() => kindred.call(educatorPaymentSession, input, { token: who.token })),
  );
  expect(one?.body).toEqual(two?.body);
  const session = one?.body.session ?? '';
  const results = await Promise.all([stripe.pay(session), stripe.pay(session)]);
  expect(results.filter((result) => result === 'closed')).toHaveLength(1);
  const paid = await stripe.events('checkout.session.completed');
  for (const event of paid.filter(({ data }) => data.object['id'] === session)) await tell(event);
  expect(await heldBy(who.id)).toBe(5);
  const orders = await db.selectFrom('orders').select('id').where('account_id', '=', who.id).execute();
  expect(orders).toHaveLength(1);
  // The page of the first tab, still open after the payment.
  const late = await kindred.call(educatorPaymentSession, input, { token: who.token });
  expect([late.status, late.error.i18n]).toEqual([409, 'error.conflict']);
});

test('asked again at another address, or when its page is over, the same purchase has an answer', async () => {
  const who = await buyer();
  const input = { quantity: 2, operation_id: randomUUID() };
  const ask = (host: string) => kindred.call(educatorPaymentSession, input, { token: who.token, host });
  const first = await ask('localhost:3000');
  const again = await ask('taiwan.localhost:3000');
  expect([again.status, again.body]).toEqual([200, first.body]);
  await stripe.sdk.checkout.sessions.expire(first.body.session);
  const late = await ask('localhost:3000');
  expect([late.status, late.error.i18n]).toEqual([409, 'error.conflict']);
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
    good.replace(/v1=../, 'v1=00'),
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
  const [canceled, deleted] = [await begin(who, 2), await begin(who, 3)];
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

async function refund(session: string, amount?: number): Promise<StripeEvent> {
  const { payment_intent: intent } = await stripe.sdk.checkout.sessions.retrieve(session);
  const before = (await stripe.events('charge.refunded')).map(({ id }) => id);
  await stripe.sdk.refunds.create({
    payment_intent: typeof intent === 'string' ? intent : '',
    ...(amount ? { amount } : {}),
  });
  const event = (await stripe.events('charge.refunded')).find(({ id }) => !before.includes(id));
  if (event === undefined) throw new Error('no refund was told');
  return event;
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

test.each(['silent', 'broken'] as const)(
  'while the payment service is %s nothing is half-made, and a second try is safe',
  async (mode) => {
    const who = await buyer();
    const input = { quantity: 2, operation_id: randomUUID() };
    stripe.setMode(mode);
    const down = await kindred.call(educatorPaymentSession, input, { token: who.token });
    stripe.setMode('up');
    expect([down.status, down.error]).toEqual([
      503,
      { type: 'unavailable', i18n: 'error.payment-gateway-unavailable' },
    ]);
    const orders = () => db.selectFrom('orders').select('id').where('account_id', '=', who.id).execute();
    expect(await orders()).toEqual([]);
    const up = await kindred.call(educatorPaymentSession, input, { token: who.token });
    expect(up.status).toBe(200);
    expect(await orders()).toHaveLength(1);
  },
);

let newcomers = 0;
async function beginAsNewcomer(email = `parent-${(newcomers += 1)}@home.test`) {
  const input = { first_name: 'Ada', last_name: 'Reed', email, quantity: 2, operation_id: randomUUID() };
  const reply = await kindred.call(newParentPaymentSession, input, { host: 'taiwan.localhost:3000' });
  return { email, ...reply };
}

test('a newcomer pays and is signed in as the account the payment made: this browser only, and once', async () => {
  const { email, body: begun } = await beginAsNewcomer();
  await stripe.pay(begun.session);
  expect(await tell(await sessionEvent(begun.session))).toBe(200);
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('username', '=', email)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({
    scope: 'parent',
    source: 'purchase',
    status: 'verified',
    password_hash: null,
  });
  expect(account.family_id).not.toBeNull();
  expect(await heldBy(account.id)).toBe(2);
  const letter = (await kindred.letters()).find(({ recipient }) => recipient === email);
  expect(letter?.kind).toBe('purchase-welcome');
  expect(letter?.letter.text).toMatch(/http:\/\/taiwan\.localhost:3000\/reset-password\/\d+\//);

  const success = { type: 'success', i18n: 'notification.payment-success' };
  for (const secret of [undefined, 'wrong', `${begun.secret}x`]) {
    const other = await kindred.call(paymentCompleted, {
      session: begun.session,
      ...(secret ? { secret } : {}),
    });
    expect(other.body).toEqual({ type: 'notification', notification: success });
  }
  const own = { session: begun.session, secret: begun.secret };
  const replies = await Promise.all([1, 2, 3].map(() => kindred.call(paymentCompleted, own)));
  const tokens = replies.flatMap(({ body }) => ('access_token' in body ? [body] : []));
  expect(tokens).toHaveLength(1);
  expect(tokens[0]?.user).toMatchObject({ id: account.id, scope: 'parent' });
  expect((await kindred.call(paymentCompleted, own)).body).toMatchObject({ notification: success });
});

test('a newcomer whose webhook is late is served by the page itself; others wait', async () => {
  const { body: begun } = await beginAsNewcomer();
  const pending = { notification: { type: 'info', i18n: 'notification.payment-pending' } };
  const own = { session: begun.session, secret: begun.secret };
  expect((await kindred.call(paymentCompleted, own)).body).toMatchObject(pending);
  await stripe.pay(begun.session);
  expect((await kindred.call(paymentCompleted, { session: begun.session })).body).toMatchObject(pending);
  stripe.setMode('silent');
  expect((await kindred.call(paymentCompleted, own)).body).toMatchObject(pending);
  stripe.setMode('up');
  expect((await kindred.call(paymentCompleted, own)).body).toHaveProperty('access_token');
  await tell(await sessionEvent(begun.session));
  expect((await orderOf(begun.session)).payment).toMatchObject({ status: 'paid', card_last4: '4242' });
});

test('known addresses: an educator is asked for another one, a parent to log in', async () => {
  const educator = await buildAccount(db);
  const parent = await buildAccount(db, { scope: 'parent' });
  const errors = async (email: string) => (await beginAsNewcomer(email)).error.errors;
  expect(await errors(educator.username.toUpperCase())).toEqual({
    email: { i18n: 'validation.parent-email-is-educator' },
  });
  expect(await errors(parent.username)).toEqual({ email: { i18n: 'validation.parent-email-registered' } });
});

test('an address that got an account while its owner paid gets the licenses, and nobody is signed in', async () => {
  const { email, body: begun } = await beginAsNewcomer();
  const account = await buildAccount(db, { username: email });
  await stripe.pay(begun.session);
  const event = await sessionEvent(begun.session);
  await tell(event);
  expect(await heldBy(account.id)).toBe(2);
  expect(await attentionOf(event.id)).toBe('account-not-parent');
  const reply = await kindred.call(paymentCompleted, { session: begun.session, secret: begun.secret });
  expect(reply.body).toMatchObject({ notification: { type: 'success' } });
});

test('one address buys twice before the first is settled: one account, both orders', async () => {
  const one = await beginAsNewcomer();
  const two = await beginAsNewcomer(one.email);
  for (const { body } of [one, two]) await stripe.pay(body.session);
  const events = await Promise.all([one, two].map(({ body }) => sessionEvent(body.session)));
  expect(await Promise.all(events.map((event) => tell(event)))).toEqual([200, 200]);
  const accounts = await db.selectFrom('accounts').select('id').where('username', '=', one.email).execute();
  expect(accounts).toHaveLength(1);
  expect(await heldBy(accounts[0]?.id ?? 0)).toBe(4);
});

test('a webhook that never came is made up for, as is a page nobody paid on and a draft nobody got', async () => {
  const who = await buyer();
  const [paid, open, lost] = [await begin(who, 7), await begin(who, 1), await begin(who, 1)];
  await stripe.pay(paid.session);
  const { payment } = await orderOf(lost.session);
  await db.updateTable('payments').set({ session_id: null }).where('id', '=', payment.id).execute();
  const began = kindred.now();
  const later = (minutes: number) => kindred.setNow(new Date(began.getTime() + minutes * 60_000));
  await looking();
  expect(await heldBy(who.id)).toBe(0);
  later(4);
  await looking();
  expect(await heldBy(who.id)).toBe(7);
  expect((await orderOf(paid.session)).payment.card_last4).toBe('4242');
  expect((await orderOf(open.session)).payment.status).toBe('open');
  await looking();
  await tell(await sessionEvent(paid.session));
  expect(await heldBy(who.id)).toBe(7);
  later(91);
  await stripe.deliverDue();
  await looking();
  expect((await orderOf(open.session)).order.status).toBe('expired');
  const left = await db
    .selectFrom('payments')
    .select('status')
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow();
  expect(left.status).toBe('expired');
  kindred.setNow(began);
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

test('without keys and without demo mode cards are not offered, and there is no webhook', async () => {
  const app = anotherApp(kindred, {
    environment: {
      DEMO: '0',
      SMTP_URL: 'smtp://mail.test',
      MAIL_FROM: 'a@b.test',
      APP_KEY: 'x'.repeat(32),
      DASHBOARD_URL: 'http://localhost:3000',
      STUDENT_URL: 'http://student.localhost:3000',
      VENDOR_NAME: 'Nobody',
      VENDOR_ADDRESS: 'Nowhere',
      VENDOR_TAX_ID: '00-0000000',
      VENDOR_EMAIL: 'nobody@killed.test',
    },
  });
  const { token } = await buyer();
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/educator/payment-session',
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${token}` },
    payload: { quantity: 1, operation_id: randomUUID() },
  });
  expect([reply.statusCode, reply.json()]).toEqual([
    409,
    { type: 'refused', i18n: 'error.cards-not-offered' },
  ]);
  const hook = await app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload: {} });
  expect(hook.statusCode).toBe(404);
  const page = await app.server.inject({ url: '/demo/checkout/cs_1' });
  expect(page.statusCode).toBe(404);
});
