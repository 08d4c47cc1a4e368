import * as z from 'zod/mini';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { recordHistory } from '#product/licensing/server/ledger/history.ts';
import { enter, type Owner } from '#product/licensing/server/ledger/lots.ts';
import { operate } from '#product/licensing/server/ledger/operations.ts';
import { oweRefunded } from '#product/licensing/server/ledger/refunded.ts';
import { refundedLicenses } from '../../../rules/refunds.ts';
import { lockOrder, type Order } from '../../orders.ts';
import type { Attention } from '../gateway/payment-events.ts';
import type { Settling } from '../gateway/ports.ts';

const findOrder = statement(
  { order_id: z.number() },
  'select order_id from payments where payment_intent = $1',
);
const lotRow = {
  id: z.number(),
  remaining: z.number(),
  account_id: z.nullable(z.number()),
  group_id: z.nullable(z.number()),
};
type Lot = Row<typeof lotRow>;
/** What was sold, and what became of it in other hands. */
const lockLots = statement(
  lotRow,
  `
    select id, remaining, account_id, group_id from license_lots where root_id = $1 order by id for no key update`,
);
/**
 * What expired unused is not held any more, and what was in use at an earlier refund was counted then. In a statement of its own, after the locks: it sees the lots that somebody
 * made whom the locks waited for.
 */
const countHeld = statement(
  { held: z.number() },
  `
    select coalesce(sum(quantity - expired - refunded_in_use), 0)::integer as held from license_lots
    where root_id = $1`,
);
/** Who asked for it here, where it was not given back at Stripe itself. */
const findAsker = statement(
  { id: z.number() },
  `
    select asked_by as id from order_refunds
    where order_id = $1 and status = 'asked' and asked_by is not null order by id desc limit 1`,
);

/** One operation for every sum that was given back; in SQL, of the columns that have number and sum. */
export function refundOperation(number: string, cents: string): string {
  return `'refund:' || ${number} || ':' || ${cents}`;
}

/** What the buyer is told: how much went back this time, to which sum, and what became of the licenses. */
export type Refunded = { order: Order; sumCents: number; cents: number; taken: number; inUse: number };

/**
 * Stripe tells the sum of all refunds of a charge, so what comes twice or in another order does no harm. Unused
 * licenses go back, first those that the buyer still holds, then those that were handed on; those in use stay with
 * their students and are left to staff. What stays is what is still paid for, or less where staff took some back.
 */
export async function refundOrder(
  { tx, now }: Pick<Settling, 'tx' | 'now'>,
  refund: { intent: string; refundedCents: number },
): Promise<{ attention: Attention | null; refunded: Refunded | null }> {
  const [found] = await findOrder(tx, refund.intent);
  const order = found === undefined ? undefined : await lockOrder(tx, found.order_id);
  if (order === undefined) return { attention: 'unknown-refund', refunded: null };
  const refunded = Math.min(refund.refundedCents, order.total_cents);
  if (refunded <= order.refunded_cents) return { attention: null, refunded: null };
  const operationId = `refund:${order.number}:${refunded}`;
  const [asker] = await findAsker(tx, order.id);
  const actor = asker === undefined ? null : { id: asker.id, scope: 'uber' as const, actingAsBy: null };
  let back = 0;
  const inUse = await operate({ tx, now, actor, kind: 'refund', operationId }, Number, async (operation) => {
    const lots = await lockLots(tx, order.lot_id);
    const [{ held } = { held: 0 }] = await countHeld(tx, order.lot_id);
    // What staff took back before is not taken twice.
    const paidFor = order.quantity - refundedLicenses(order, refunded);
    const due = Math.max(0, held - paidFor);
    const taken = takenFrom(order, lots, due);
    await enter(
      operation,
      taken.map(({ lot, count }) => ({ lotId: lot.id, kind: 'take-back', quantity: -count })),
    );
    const common = { issuer: 'stripe', plan: order.plan, reference: order.number } as const;
    for (const { lot, count } of taken.filter(({ lot: { id } }) => id !== order.lot_id)) {
      // To nobody: the buyer, who got the money, does not get the licenses.
      await recordHistory(operation, {
        type: 'reclaim',
        owner: holderOf(lot),
        ...common,
        quantity: count,
      });
    }
    back = taken.reduce((sum, { count }) => sum + count, 0);
    await recordHistory(operation, {
      type: 'refund',
      owner: ownerOf(order),
      ...common,
      quantity: back,
      priceCents: refunded - order.refunded_cents,
    });
    if (order.lot_id !== null) await oweRefunded(tx, order.lot_id, due - back, order.number);
    return due - back;
  });
  await tx
    .updateTable('orders')
    .set({
      refunded_cents: refunded,
      ...(refunded === order.total_cents ? { status: 'refunded' as const } : {}),
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  const told = { order, sumCents: refunded, cents: refunded - order.refunded_cents, taken: back, inUse };
  return { attention: inUse > 0 ? 'refund-in-use' : null, refunded: told };
}

/** From the buyer first, then from whoever was handed some last. */
function takenFrom({ lot_id: own }: Order, lots: readonly Lot[], due: number): { lot: Lot; count: number }[] {
  const handedOn = lots.filter(({ id }) => id !== own).toReversed();
  let left = due;
  return [...lots.filter(({ id }) => id === own), ...handedOn].flatMap((lot) => {
    const count = Math.min(left, lot.remaining);
    left -= count;
    return count > 0 ? [{ lot, count }] : [];
  });
}

function holderOf({ account_id: accountId, group_id: groupId }: Lot): Owner | null {
  if (groupId !== null) return { groupId };
  return accountId === null ? null : { accountId };
}

function ownerOf({ account_id: accountId }: Order) {
  return accountId === null ? null : { accountId };
}
