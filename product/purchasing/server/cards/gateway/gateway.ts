import Stripe from 'stripe';
import { makesSense } from './event-shape.ts';
import type { CardFacts, CheckoutSession, PaymentEvent } from './payment-events.ts';

export type StripeAccess = { secretKey: string; webhookSecret: string; apiHost: string | null };

type NewSession = {
  idempotencyKey: string;
  orderNumber: string;
  paymentId: number;
  what: string;
  quantity: number;
  unitCents: number;
  email: string;
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
};

type NewRefund = { idempotencyKey: string; intent: string; amountCents: number; orderNumber: string };

/** Cents given back by payment intent. */
export type Refunds = ReadonlyMap<string, number>;

/** Stripe did not do what we asked for. The message is for the log: it names no person. */
export class GatewayProblem extends Error {
  override name = 'GatewayProblem';
}

export type CardGateway = {
  createSession(session: NewSession): Promise<{ id: string; url: string; expiresAt: Date }>;
  /** With its charge. Null: Stripe knows none. */
  findSession(id: string): Promise<CheckoutSession | null>;
  findSessionOfIntent(intent: string): Promise<CheckoutSession | null>;
  /** Nobody can pay on its page from now on. Null: it was paid or over already, or Stripe knows none. */
  expireSession(id: string): Promise<CheckoutSession | null>;
  /** Gives money back. Null: Stripe refuses, because so much is not there to give back. */
  refund(refund: NewRefund): Promise<{ refundedCents: number } | null>;
  /** Payments of which something was given back since then, each with the sum of all its refunds. */
  findRefunds(since: Date): Promise<Refunds>;
  /** Null: not signed by Stripe, or not now, or no sense. */
  readEvent(body: Buffer, signature: string, now: Date): PaymentEvent | null;
};

const TIMEOUT = 10_000;
const TOLERANCE_SECONDS = 300;
const CHARGE = 'payment_intent.latest_charge';

export function stripeGateway({ secretKey, webhookSecret, apiHost }: StripeAccess): CardGateway {
  const stripe = new Stripe(secretKey, {
    ...elsewhere(apiHost),
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return {
    async createSession(session) {
      const made = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: session.orderNumber,
            customer_email: session.email,
            metadata: { payment_id: String(session.paymentId), order: session.orderNumber },
            payment_intent_data: { metadata: { order: session.orderNumber } },
            line_items: [
              {
                quantity: session.quantity,
                price_data: {
                  currency: 'usd',
                  unit_amount: session.unitCents,
                  product_data: { name: session.what },
                },
              },
            ],
            expires_at: Math.floor(session.expiresAt.getTime() / 1000),
            success_url: session.successUrl,
            cancel_url: session.cancelUrl,
          },
          { idempotencyKey: session.idempotencyKey },
        ),
      );
      if (!made.url) throw new GatewayProblem('a session without an address');
      return { id: made.id, url: made.url, expiresAt: new Date(made.expires_at * 1000) };
    },
    async findSession(id) {
      const found = await asked(() => stripe.checkout.sessions.retrieve(id, { expand: [CHARGE] }), [404]);
      return found === null ? null : toSession(found);
    },
    async findSessionOfIntent(intent) {
      const { data } = await asked(() =>
        stripe.checkout.sessions.list({ payment_intent: intent, expand: [`data.${CHARGE}`] }),
      );
      const [found] = data;
      return found === undefined ? null : toSession(found);
    },
    async expireSession(id) {
      const over = await asked(() => stripe.checkout.sessions.expire(id), [400, 404]);
      return over === null ? null : toSession(over);
    },
    async refund({ idempotencyKey, intent, amountCents, orderNumber }) {
      const made = await asked(
        () =>
          stripe.refunds.create(
            {
              payment_intent: intent,
              amount: amountCents,
              metadata: { order: orderNumber },
              expand: ['charge'],
            },
            { idempotencyKey },
          ),
        [400, 404],
      );
      if (made === null || made.status === 'failed' || made.status === 'canceled') return null;
      const { charge } = made;
      if (charge === null || typeof charge !== 'object')
        throw new GatewayProblem('a refund without its charge');
      return { refundedCents: charge.amount_refunded };
    },
    async findRefunds(since) {
      const gte = Math.floor(since.getTime() / 1000);
      const query = { created: { gte }, limit: 100, expand: ['data.charge'] };
      return asked(async () => {
        const refunds = new Map<string, number>();
        for await (const { charge } of stripe.refunds.list(query)) {
          const intent = typeof charge === 'object' ? idOf(charge?.payment_intent) : null;
          if (typeof charge === 'object' && charge !== null && intent !== null) {
            refunds.set(intent, charge.amount_refunded);
          }
        }
        return refunds;
      });
    },
    readEvent(body, signature, now) {
      // The SDK lets any time to come pass.
      const at = Number(/(?:^|,)\s*t=(\d{1,12})/.exec(signature)?.[1]);
      if (!(at * 1000 - now.getTime() <= TOLERANCE_SECONDS * 1000)) return null;
      try {
        const event = toEvent(
          stripe.webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            TOLERANCE_SECONDS,
            undefined,
            now.getTime(),
          ),
        );
        return makesSense(event) ? event : null;
      } catch {
        return null;
      }
    },
  };
}

function elsewhere(apiHost: string | null) {
  if (apiHost === null) return {};
  const { protocol, hostname, port } = new URL(apiHost);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

async function asked<Result>(question: () => Promise<Result>): Promise<Result>;
async function asked<Result>(
  question: () => Promise<Result>,
  none: readonly number[],
): Promise<Result | null>;
async function asked<Result>(
  question: () => Promise<Result>,
  none: readonly number[] = [],
): Promise<Result | null> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (none.includes(error.statusCode ?? 0)) return null;
    throw new GatewayProblem(`${error.type} ${error.statusCode ?? 'no answer'} ${error.code ?? ''}`.trim());
  }
}

function toSession(session: Stripe.Checkout.Session, toldAt: number | null = null): CheckoutSession {
  const paymentId = Number(session.metadata?.['payment_id'] ?? Number.NaN);
  const intent = session.payment_intent;
  return {
    id: session.id,
    status: statusOf(session.status),
    url: session.url ?? null,
    paid: session.payment_status === 'paid',
    amountCents: session.amount_total,
    currency: session.currency,
    reference: session.client_reference_id,
    paymentId: Number.isSafeInteger(paymentId) ? paymentId : null,
    intent: idOf(intent),
    paidAt: session.payment_status === 'paid' ? momentOf(chargeOf(intent)?.created ?? toldAt) : null,
    card: cardOf(chargeOf(intent)),
  };
}

function chargeOf(intent: Stripe.Checkout.Session['payment_intent']): Stripe.Charge | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return typeof charge === 'object' ? (charge ?? null) : null;
}

/** Stripe counts seconds. */
function momentOf(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1000);
}

function statusOf(status: string | null): CheckoutSession['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

function cardOf(charge: Stripe.Charge | null): CardFacts | null {
  if (charge === null) return null;
  const card = charge.payment_method_details?.card;
  return { brand: card?.brand ?? null, last4: card?.last4 ?? null, receiptUrl: charge.receipt_url };
}

function toEvent(event: Stripe.Event): PaymentEvent {
  const { id, type } = event;
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded' ||
    event.type === 'checkout.session.async_payment_failed' ||
    event.type === 'checkout.session.expired'
  ) {
    return { id, type, about: 'session', session: toSession(event.data.object, event.created) };
  }
  if (event.type !== 'charge.refunded') return { id, type, about: 'nothing' };
  const { payment_intent: intent, currency, amount_refunded: refundedCents } = event.data.object;
  return { id, type, about: 'refund', intent: idOf(intent), currency, refundedCents };
}

/** Of what Stripe names by its id, or shows whole. */
function idOf(named: string | { id: string } | null | undefined): string | null {
  if (named === null || named === undefined) return null;
  return typeof named === 'string' ? named : named.id;
}
