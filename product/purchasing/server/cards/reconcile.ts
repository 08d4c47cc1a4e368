import * as z from 'zod/mini';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { job } from '#platform/server/jobs.ts';
import { lockPayment } from '../card-payments.ts';
import { lockOrder } from '../orders.ts';
import { closePages } from './close-pages.ts';
import { settleAsked, settleAskedRefund } from './events.ts';
import type { CardGateway, Refunds } from './gateway/gateway.ts';
import type { CardContext } from './gateway/ports.ts';
import { noteUnanswered } from './refunds/unanswered.ts';
import { close } from './settle.ts';
import { giveBackAsked } from './staff-refunds.ts';

export const reconcilePayments = job<Record<string, never>>('payments.reconcile', { retryLimit: 1 });
export const RECONCILE_AT = '*/5 * * * *';

const MINUTE = 60_000;
const BATCH = 200;
/** Stripe repeats an event for three days; a server may be away for longer. */
const REFUND_DAYS = 30;

const lateRow = { id: z.number(), order_id: z.number(), session_id: z.nullable(z.string()) };
type Late = Row<typeof lateRow>;

const findLate = statement(
  lateRow,
  `
    select id, order_id, session_id from payments
    where status = 'open' and created_at < $1 and (session_id is not null or created_at < $2)
    order by created_at limit ${BATCH}`,
);
const findWithoutCard = statement(
  lateRow,
  `
    select id, order_id, session_id from payments
    where status = 'paid' and receipt_url is null and session_id is not null and paid_at > $1
    order by paid_at desc limit ${BATCH}`,
);

const findRefunded = statement(
  { payment_intent: z.string() },
  `
    select p.payment_intent
    from unnest($1::text[], $2::bigint[]) refund (intent, cents)
    join payments p on p.payment_intent = refund.intent
    join orders o on o.id = p.order_id
    where o.refunded_cents < least(refund.cents, o.total_cents)
    order by o.id`,
);

/** Asks about every payment that should have been heard of by now: a lost webhook is made up for here. */
export async function reconcile(cards: CardContext, gateway: CardGateway): Promise<void> {
  try {
    await askAboutAll(cards, gateway);
  } finally {
    // Also while the payment service is away: that is when refunds go unanswered.
    await noteUnanswered(cards);
  }
}

async function askAboutAll(cards: CardContext, gateway: CardGateway): Promise<void> {
  const { db, now } = cards;
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE);
  const late = await findLate(db, ago(3), ago(90));
  const unnamed = await findWithoutCard(db, ago(24 * 60));
  for (const payment of [...late, ...unnamed]) {
    const session = payment.session_id === null ? null : await gateway.findSession(payment.session_id);
    if (session === null) await forget(cards, payment);
    else await settleAsked(cards, session);
  }
  await closePages(cards);
  await giveBackAsked(cards);
  await reconcileRefunds(cards, await gateway.findRefunds(ago(REFUND_DAYS * 24 * 60)));
}

/** What was given back of payments we know, and not heard of. Others may sell with the same keys. */
async function reconcileRefunds(cards: CardContext, refunds: Refunds): Promise<void> {
  const missed = await findRefunded(cards.db, [...refunds.keys()], [...refunds.values()]);
  for (const { payment_intent: intent } of missed) {
    await settleAskedRefund(cards, { intent, refundedCents: refunds.get(intent) ?? 0 });
  }
}

/** Stripe knows nothing of it: it was never opened, so nobody can have paid. */
async function forget({ db, now }: CardContext, { id, order_id: orderId }: Late): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, id);
    if (order && payment) await close({ tx, now }, { order, payment }, 'expired');
  });
}
