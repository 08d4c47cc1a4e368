import * as z from 'zod/mini';
import { type Day, latestDay } from '#platform/contract/days.ts';
import { type NotificationReply, notify } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Context } from '#platform/server/http/serve.ts';
import { recordHistory } from '#product/licensing/server/ledger/history.ts';
import { doOnce } from '#product/licensing/server/ledger/once.ts';
import type { Operation } from '#product/licensing/server/ledger/operations.ts';
import type * as calls from '../../orders-contract.ts';
import { money } from '../../rules/prices.ts';
import { amountOf } from '../../rules/quotes.ts';
import { type Order, ownerOf } from '../orders.ts';
import { getOrder, lockPurchaseOrder } from './store.ts';

/** A check or transfer came. What is paid in parts is paid with the last of them. */
export async function receivePayment(
  context: Context<typeof calls.receivePayment>,
): Promise<NotificationReply> {
  const { input, actor, tx } = context;
  const order = await lockPurchaseOrder(tx, input.id);
  const cents = amountOf(input.amount) ?? 0;
  context.about({ type: 'order', id: order.id, details: { number: order.number, amount_cents: cents } });
  await doOnce(context, { kind: 'payment', result: z.number() }, async (operation) => {
    const due = await checkDue(context, order, cents);
    await notePayment(operation, order, { ...input, cents, isLast: due === cents });
    return cents;
  });
  const { total_cents: total, received_cents: received } = await getOrder(tx, actor, order.id);
  const values = { number: order.number, amount: money(cents) };
  return received === total
    ? notify('purchasing-orders.payment.received-all', values)
    : notify('purchasing-orders.payment.received', { ...values, due: money(total - received) });
}

export async function notePayment(
  operation: Pick<Operation, 'tx' | 'actor' | 'now'> & { id: string | null },
  order: Order,
  payment: { cents: number; paid_on: Day; reference: string; isLast: boolean },
): Promise<void> {
  const { tx, actor, now } = operation;
  const { cents, paid_on, reference, isLast } = payment;
  await tx
    .insertInto('order_payments')
    .values({
      order_id: order.id,
      amount_cents: cents,
      paid_on,
      reference,
      recorded_by: actor?.id ?? null,
      created_at: now,
    })
    .execute();
  await tx
    .updateTable('orders')
    .set({ updated_at: now, ...(isLast ? { paid_at: now } : {}) })
    .where('id', '=', order.id)
    .execute();
  await recordPaid(operation, order, cents);
}

function recordPaid(
  operation: Pick<Operation, 'tx' | 'actor' | 'now'> & { id: string | null },
  order: Order,
  cents: number,
): Promise<void> {
  return recordHistory(operation, {
    type: 'purchase-updated',
    owner: ownerOf(order),
    plan: order.plan,
    priceCents: cents,
    purchaseOrderNumber: order.purchase_order_number,
    reference: order.number,
  });
}

/**
 * The one noted last was noted wrongly, or its check did not clear. It has to be the one staff were shown: another one
 * may have come meanwhile.
 */
export async function takeBackPayment(
  context: Context<typeof calls.takeBackPayment>,
): Promise<NotificationReply> {
  const { input, tx, now } = context;
  const order = await lockPurchaseOrder(tx, input.id);
  const deed = { kind: 'payment-taken-back', result: z.number() };
  const cents = await doOnce(context, deed, async (operation) => {
    const payment = await removeLast(tx, order.id, input.payment_id);
    await tx
      .updateTable('orders')
      .set({ updated_at: now, paid_at: null })
      .where('id', '=', order.id)
      .execute();
    await recordPaid(operation, order, -payment.amount_cents);
    const { amount_cents, paid_on, reference } = payment;
    const details = { number: order.number, amount_cents, paid_on, reference };
    context.about({ type: 'order', id: order.id, details });
    return amount_cents;
  });
  return notify('purchasing-orders.payment.taken-back', { number: order.number, amount: money(cents) });
}

async function removeLast(tx: Tx, orderId: number, paymentId: number) {
  const last = await tx
    .selectFrom('order_payments')
    .select(['id', 'amount_cents', 'paid_on', 'reference'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last === undefined || last.id !== paymentId) throw Refusal.because('purchasing-orders.payment.another');
  await tx.deleteFrom('order_payments').where('id', '=', last.id).execute();
  return last;
}

/** What was due before this. */
async function checkDue(
  { input, actor, tx, now }: Context<typeof calls.receivePayment>,
  { id, status }: Order,
  cents: number,
): Promise<number> {
  if (status !== 'granted') throw Refusal.because('purchasing-orders.payment.not-granted');
  const { total_cents: total, received_cents: received } = await getOrder(tx, actor, id);
  const due = total - received;
  if (due === 0) throw Refusal.because('purchasing-orders.payment.nothing-due');
  if (cents > due) throw Refusal.field('amount', 'purchasing-orders.payment.too-much', { due: money(due) });
  // It may be tomorrow already where staff are.
  if (input.paid_on > latestDay(now)) throw Refusal.field('paid_on', 'purchasing-orders.payment.not-yet');
  return due;
}
