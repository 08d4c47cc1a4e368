import * as z from 'zod/mini';
import type { NotificationReply } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { columnsOf, columnsSql, type Row, statement } from '#platform/server/database/statement.ts';
import type { OwnTransactionContext } from '#platform/server/http/serve.ts';
import { operationIdOf } from '#product/licensing/server/ledger/operations.ts';
import type { refundOrder } from '../../orders-contract.ts';
import { money } from '../../rules/prices.ts';
import { amountOf } from '../../rules/quotes.ts';
import { lockOrder } from '../orders.ts';
import { settleAskedRefund } from './events.ts';
import { GatewayProblem } from './gateway/gateway.ts';
import type { CardContext, CardPorts } from './gateway/ports.ts';
import { type Result, tellRefund } from './refunds/refund-messages.ts';
import { refundOperation } from './refunds/refunds.ts';
import { REPEATABLE_HOURS } from './refunds/unanswered.ts';

const refundRow = {
  id: z.number(),
  status: z.enum(['done', 'refused', 'asked']),
  created_at: z.date(),
  order_id: z.number(),
  operation_id: z.string(),
  amount_cents: z.number(),
  reason: z.string(),
  asked_by: z.nullable(z.number()),
  answered_at: z.nullable(z.date()),
  sum_cents: z.nullable(z.number()),
};
type Refund = Row<typeof refundRow>;

/**
 * Staff give money back. It is written down before Stripe is asked and is the same refund there however often it is
 * asked for, so a kill in between neither loses nor doubles it: the job that looks after payments goes on with it.
 */
export async function refundByStaff(
  context: OwnTransactionContext<typeof refundOrder>,
  ports: CardPorts,
): Promise<NotificationReply> {
  const { db, now } = context;
  if (ports.gateway === null) throw Refusal.because('error.cards-not-offered');
  const refund = await context.transaction((tx) => askRefund(tx, context));
  try {
    await giveBack({ db, now, ports }, refund.id);
  } catch (error) {
    if (!(error instanceof GatewayProblem)) throw error;
    ports.report('a refund is not done yet', { reason: error.message });
    const [asked] = await findResult(db, refund.id);
    throw Refusal.of('unavailable', 'purchasing-orders.refund.unavailable', valuesOf(asked));
  }
  const [result] = await findResult(db, refund.id);
  if (result?.status !== 'done') throw Refusal.because('purchasing-orders.refund.refused', valuesOf(result));
  return tellRefund(result);
}

const findAsked = statement(
  refundRow,
  `select ${columnsSql(refundRow, 'r')} from order_refunds r where r.operation_id = $1`,
);
const findPaid = statement(
  { id: z.number() },
  `
    select id from payments where order_id = $1 and status = 'paid' and payment_intent is not null`,
);
const sumAsked = statement(
  { cents: z.number() },
  `
    select coalesce(sum(amount_cents), 0)::bigint as cents from order_refunds where order_id = $1 and status = 'asked'`,
);

async function askRefund(tx: Tx, context: OwnTransactionContext<typeof refundOrder>): Promise<Refund> {
  const { input, actor, now } = context;
  const order = await lockOrder(tx, input.id);
  if (order === undefined) throw Refusal.of('not-found');
  const operation = operationIdOf(actor, `refund:${input.operation_id}`);
  const [present] = await findAsked(tx, operation);
  if (present !== undefined) {
    context.nothingChanged();
    return present;
  }
  const [payment] = await findPaid(tx, order.id);
  if (order.kind !== 'card' || payment === undefined)
    throw Refusal.because('purchasing-orders.refund.not-by-card');
  const [asked] = await sumAsked(tx, order.id);
  const left = order.total_cents - order.refunded_cents - (asked?.cents ?? 0);
  const cents = amountOf(input.amount) ?? 0;
  if (left <= 0) throw Refusal.because('purchasing-orders.refund.nothing-left');
  if (cents > left) throw Refusal.field('amount', 'purchasing-orders.refund.too-much', { left: money(left) });
  context.about({
    type: 'order',
    id: order.id,
    // Why stands with the refund: what is written by hand can be forgotten there.
    details: { number: order.number, amount_cents: cents },
  });
  return tx
    .insertInto('order_refunds')
    .values({
      order_id: order.id,
      operation_id: operation,
      amount_cents: cents,
      reason: input.reason,
      status: 'asked',
      asked_by: actor.id,
      created_at: now,
    })
    .returning(columnsOf(refundRow))
    .executeTakeFirstOrThrow();
}

const findDue = statement(
  {
    id: z.number(),
    operation_id: z.string(),
    amount_cents: z.number(),
    number: z.string(),
    intent: z.string(),
  },
  `
    select r.id, r.operation_id, r.amount_cents, o.number, p.payment_intent as intent
    from order_refunds r join orders o on o.id = r.order_id
    join payments p on p.order_id = o.id and p.status = 'paid' and p.payment_intent is not null
    where r.id = $1 and r.status = 'asked'`,
);
const answer = statement(`
    update order_refunds set status = $2, answered_at = $3, sum_cents = $4 where id = $1 and status = 'asked'`);
/** What was paid twice is settled once it went back whole. */
const settleTwice = statement(`
    update payment_events e set settled_at = $2, settled_by = r.asked_by
    from order_refunds r join orders o on o.id = r.order_id join payments p on p.order_id = o.id
    where r.id = $1 and o.status = 'refunded' and e.session_id = p.session_id and e.attention = 'paid-twice'
      and e.settled_at is null`);

async function giveBack(cards: CardContext, id: number): Promise<void> {
  const { db, now, ports } = cards;
  const [due] = await findDue(db, id);
  if (due === undefined || ports.gateway === null) return;
  const { intent, number } = due;
  const done = await ports.gateway.refund({
    idempotencyKey: `refund-${due.operation_id}`,
    intent,
    amountCents: due.amount_cents,
    orderNumber: number,
  });
  if (done === null) {
    await answer(db, id, 'refused', now, null);
    ports.report('a refund was refused', { order: number });
    return;
  }
  await settleAskedRefund(cards, { intent, refundedCents: done.refundedCents });
  await answer(db, id, 'done', now, done.refundedCents);
  await settleTwice(db, id, now);
}

const findUnanswered = statement(
  { id: z.number() },
  `
    select id from order_refunds where status = 'asked' and created_at > $1 and created_at < $2 order by id limit 50`,
);

/** Goes on with refunds that a killed server or an unreachable Stripe left undone. */
export async function giveBackAsked(cards: CardContext): Promise<void> {
  const ago = (minutes: number): Date => new Date(cards.now.getTime() - minutes * 60_000);
  for (const { id } of await findUnanswered(cards.db, ago(REPEATABLE_HOURS * 60), ago(1))) {
    await giveBack(cards, id);
  }
}

const findResult = statement(
  {
    status: z.enum(['done', 'refused', 'asked']),
    amount_cents: z.number(),
    number: z.string(),
    left_cents: z.number(),
    buyer: z.string(),
    taken: z.nullable(z.number()),
    in_use: z.nullable(z.number()),
  },
  `
    select r.status, r.amount_cents, o.number, o.total_cents - coalesce(r.sum_cents, o.refunded_cents) as left_cents,
      o.billing_email as buyer, case when op.id is not null then coalesce(h.quantity, 0) end as taken,
      op.result::integer as in_use
    from order_refunds r join orders o on o.id = r.order_id
    left join license_operations op on op.id = ${refundOperation('o.number', 'r.sum_cents')}
    left join ecommerce_history h on h.operation_id = op.id and h.type = 'refund'
    where r.id = $1`,
);

function valuesOf(result: Result | undefined) {
  return { amount: money(result?.amount_cents ?? 0), number: result?.number ?? '', hours: REPEATABLE_HOURS };
}
