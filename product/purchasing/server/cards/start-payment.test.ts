import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startActing } from '#product/accounts/acting-contract.ts';
import { anotherApp } from '#testing/api/another-app.ts';
import { buildAccount, buildSchool } from '#testing/api/people.ts';
import { rowSums } from '#testing/api/rows.ts';
import { educatorPaymentSession, parentPaymentSession } from '../../cards-contract.ts';
import { cardShop } from './testing/card-shop.ts';

const { stripe, kindred, db, buyer, begin, tell, sessionEvent, orderOf, heldBy } = await cardShop();

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

test('staff who act for a customer say so before a payment begins; the receipt is made out to the customer', async () => {
  const school = await buildSchool(db, { name: 'Maple Elementary' });
  const teacher = await buildAccount(db, { school_id: school.id, first_name: 'Tara', last_name: 'Reed' });
  const staff = await buildAccount(db, { scope: 'uber', role: null });
  const token = await kindred.tokenFor({ accountId: staff.id });
  await kindred.call(startActing, { user_id: teacher.id, reason: 'They asked' }, { token });
  const acting = { token, headers: { 'x-acting-as': String(teacher.id) } };
  const input = { quantity: 2, operation_id: randomUUID() };
  const unsaid = await kindred.call(educatorPaymentSession, input, acting);
  expect([unsaid.status, unsaid.error.errors]).toEqual([
    422,
    { on_behalf: { i18n: 'validation.on-behalf' } },
  ]);
  const said = await kindred.call(educatorPaymentSession, { ...input, on_behalf: true }, acting);
  expect(said.status).toBe(200);
  const { order } = await orderOf(said.body.session);
  expect(order).toMatchObject({ billing_name: 'Tara Reed', organisation: 'Maple Elementary' });
  const audit = await db
    .selectFrom('audit')
    .select(['acting_as_by', 'details'])
    .where('action', '=', 'payment.start')
    .where('subject_id', '=', order.id)
    .execute();
  expect(audit).toMatchObject([{ acting_as_by: staff.id, details: { on_behalf: true } }]);
});

test('an account opens so many payments an hour', async () => {
  const { token } = await buyer();
  const open = () =>
    kindred.call(educatorPaymentSession, { quantity: 1, operation_id: randomUUID() }, { token });
  for (let number = 0; number < 20; number += 1) expect((await open()).status).toBe(200);
  const refused = await open();
  expect([refused.status, refused.error.i18n]).toEqual([429, 'error.too-many-attempts']);
});

test('a family buys up to 50', async () => {
  const { token } = await buyer('parent');
  const ask = (quantity: number) =>
    kindred.call(parentPaymentSession, { quantity, operation_id: randomUUID() }, { token });
  expect((await ask(51)).error.errors).toEqual({
    quantity: { i18n: 'validation.quantity-max', values: { max: 50 } },
  });
  expect((await ask(50)).status).toBe(200);
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
  expect([late.status, late.error.i18n]).toEqual([409, 'purchasing-cards.already-paid']);
});

test('two tabs, each with an operation of its own, lead to one page: it is paid once', async () => {
  const who = await buyer();
  const ask = async (quantity = 5) =>
    kindred.call(educatorPaymentSession, { quantity, operation_id: randomUUID() }, { token: who.token });
  const [one, two] = await Promise.all([ask(), ask()]);
  expect(two?.body).toEqual(one?.body);
  expect((await ask()).body).toEqual(one?.body);
  // Another number is another purchase, and somebody else's is their own.
  const other = (await ask(6)).body.session;
  expect(other).not.toBe(one?.body.session);
  expect((await begin(await buyer(), 5)).session).not.toBe(one?.body.session);
  // Paid in one tab; the webhook is late, and the other tab asks.
  const session = one?.body.session ?? '';
  await stripe.pay(session);
  const refused = await ask();
  expect([refused.status, refused.error.i18n]).toEqual([409, 'purchasing-cards.already-paid']);
  await tell(await sessionEvent(session));
  expect(await heldBy(who.id)).toBe(5);
  // Who really wants five more begins anew.
  const more = await ask();
  expect([more.status, more.body.session === session]).toEqual([200, false]);
});

test('a page of another tab that is over is not offered again', async () => {
  const who = await buyer();
  const first = await begin(who, 4);
  await stripe.sdk.checkout.sessions.expire(first.session);
  const second = await begin(who, 4);
  expect(second.session).not.toBe(first.session);
  expect((await orderOf(first.session)).order.status).toBe('expired');
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

test('without keys and without demo mode cards are not offered, and there is no webhook', async () => {
  const app = anotherApp(kindred, {
    environment: {
      DEMO: '0',
      SMTP_URL: 'smtp://mail.test',
      MAIL_FROM: 'a@b.test',
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
