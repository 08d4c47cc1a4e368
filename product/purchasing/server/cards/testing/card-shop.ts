import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addressBook } from '#platform/server/http/sites.ts';
import { testKindred } from '#testing/api/kindred.ts';
import { buildAccount, buildFamily } from '#testing/api/people.ts';
import { type StripeEvent, testStripe } from '#testing/api/stripe.ts';
import { educatorPaymentSession } from '../../../cards-contract.ts';
import { stripeGateway } from '../gateway/gateway.ts';
import { reconcile } from '../reconcile.ts';

export type Buyer = { id: number; token: string };

/** The whole server with a simulated Stripe that tells nothing by itself: each test chooses what is told, and when. */
export async function cardShop(environment: Record<string, string> = {}) {
  const stripe = await testStripe();
  const kindred = await testKindred({ ...stripe.environment, ...environment });
  stripe.follow(kindred);
  const { db } = kindred;

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

  async function sessionEvent(session: string, type = 'checkout.session.completed') {
    const event = (await stripe.events(type)).find(({ data }) => data.object['id'] === session);
    if (event === undefined) throw new Error('no such event');
    return event;
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

  async function bought(who: Buyer, quantity = 3) {
    const begun = await begin(who, quantity);
    await stripe.pay(begun.session);
    expect(await tell(await sessionEvent(begun.session))).toBe(200);
    return { ...begun, ...(await orderOf(begun.session)) };
  }

  /** Somebody gives money back at Stripe; answers what Stripe would tell. */
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

  function lotsOf(accountId: number) {
    return db
      .selectFrom('license_lots')
      .select(['quantity', 'used', 'remaining', 'plan', 'issuer', 'origin', 'price_cents', 'term'])
      .where('account_id', '=', accountId)
      .execute();
  }

  const heldBy = async (accountId: number) =>
    (await lotsOf(accountId)).reduce((sum, { remaining }) => sum + remaining, 0);

  async function attentionOf(event: string) {
    const row = await db
      .selectFrom('payment_events')
      .select('attention')
      .where('id', '=', event)
      .executeTakeFirstOrThrow();
    return row.attention;
  }

  /** The job that asks Stripe about what it should have heard of. */
  function looking(): Promise<void> {
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
  }

  return {
    stripe,
    kindred,
    db,
    buyer,
    begin,
    bought,
    tell,
    sessionEvent,
    refund,
    looking,
    orderOf,
    lotsOf,
    heldBy,
    attentionOf,
  };
}
