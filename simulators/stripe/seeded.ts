import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { SimulatedSession } from './objects.ts';

export type EarlierPayment = {
  session: string;
  intent: string;
  orderNumber: string;
  email: string;
  amountCents: number;
  refundedCents: number;
  paidAt: Date;
};

const keepOnce = statement(`
    insert into payment_simulator (id, kind, content, due_at, created_at) values ($1, 'session', $2, null, $3)
    on conflict (id) do nothing`);

/** Payments from before the demo began can be asked for and given back like any other. Nobody is told of them. */
export async function keepEarlier(db: Db, payments: readonly EarlierPayment[], now: Date): Promise<void> {
  for (const payment of payments) {
    await keepOnce(db, payment.session, JSON.stringify(sessionOf(payment)), now);
  }
}

function sessionOf(paid: EarlierPayment): SimulatedSession {
  const created = Math.floor(paid.paidAt.getTime() / 1000);
  const metadata = { order: paid.orderNumber };
  const sum = { amount: paid.amountCents, currency: 'usd' };
  return {
    id: paid.session,
    object: 'checkout.session',
    mode: 'payment',
    ui_mode: 'hosted_page',
    livemode: false,
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: paid.orderNumber,
    customer_email: paid.email,
    metadata,
    intent_metadata: metadata,
    amount_total: paid.amountCents,
    currency: 'usd',
    success_url: '',
    cancel_url: null,
    url: null,
    created,
    expires_at: created,
    lines: [],
    intent: {
      ...sum,
      id: paid.intent,
      object: 'payment_intent',
      status: 'succeeded',
      metadata,
      latest_charge: {
        ...sum,
        id: paid.intent.replace('pi_', 'ch_'),
        object: 'charge',
        created,
        amount_refunded: paid.refundedCents,
        refunded: paid.refundedCents === paid.amountCents,
        payment_intent: paid.intent,
        receipt_url: '',
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      },
    },
  };
}
