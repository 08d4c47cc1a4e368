import { statement } from '#platform/server/statement.ts';
import { recordHistory } from '#product/licensing/server/history.ts';
import { enter } from '#product/licensing/server/lots.ts';
import { operate } from '#product/licensing/server/operations.ts';
import { refundedLicenses } from '../../rules/refunds.ts';
import { lockOrder, type Order } from '../orders.ts';
import type { Settling } from './ports.ts';
import type { Attention } from './settle.ts';

const findOrder = statement<{ order_id: number }>('select order_id from payments where payment_intent = $1');
const lockLot = statement<{ remaining: number }>(
  'select remaining from license_lots where id = $1 for no key update',
);

/**
 * Stripe tells the sum of all refunds of a charge, so what comes twice or in another order does no harm. Unused
 * licenses go back, the last ones first come from what the buyer still holds; those in use stay with their students
 * and are left to staff.
 */
export async function refundOrder(
  { tx, now }: Pick<Settling, 'tx' | 'now'>,
  refund: { intent: string; refundedCents: number },
): Promise<Attention | null> {
  const [found] = await findOrder(tx, refund.intent);
  const order = found === undefined ? undefined : await lockOrder(tx, found.order_id);
  if (order === undefined) return 'unknown-refund';
  const refunded = Math.min(refund.refundedCents, order.total_cents);
  if (refunded <= order.refunded_cents) return null;
  const operationId = `refund:${order.number}:${refunded}`;
  const inUse = await operate(
    { tx, now, actor: null, kind: 'refund', operationId },
    Number,
    async (operation) => {
      const due = refundedLicenses(order, refunded) - refundedLicenses(order, order.refunded_cents);
      const [lot] = order.lot_id === null ? [] : await lockLot(tx, order.lot_id);
      const back = Math.min(due, lot?.remaining ?? 0);
      if (order.lot_id !== null && back > 0) {
        await enter(operation, [{ lotId: order.lot_id, kind: 'take-back', quantity: -back }]);
      }
      await recordHistory(operation, {
        type: 'refund',
        owner: ownerOf(order),
        issuer: 'stripe',
        plan: order.plan,
        quantity: back,
        priceCents: refunded - order.refunded_cents,
        reference: order.number,
      });
      return order.lot_id === null ? 0 : due - back;
    },
  );
  await tx
    .updateTable('orders')
    .set({
      refunded_cents: refunded,
      refund_attention: order.refund_attention + inUse,
      ...(refunded === order.total_cents ? { status: 'refunded' as const } : {}),
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  return inUse > 0 ? 'refund-in-use' : null;
}

function ownerOf({ account_id: accountId }: Order) {
  return accountId === null ? null : { accountId };
}
