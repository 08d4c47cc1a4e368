import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Orders } from '#database/tables.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { columnsOf, statement } from '#platform/server/database/statement.ts';
import { recordHistory } from '#product/licensing/server/ledger/history.ts';
import { grantLot, type Owner } from '#product/licensing/server/ledger/lots.ts';
import { type Deed, operate } from '#product/licensing/server/ledger/operations.ts';

export type Order = Selectable<Orders>;

export const orderRow = {
  number: z.string(),
  id: z.number(),
  kind: z.enum(['purchase-order', 'card']),
  ends_on: z.nullable(z.string()),
  quantity: z.number(),
  plan: z.enum(['individual', 'site']),
  starts_on: z.string(),
  status: z.enum(['expired', 'open', 'canceled', 'received', 'granted', 'refunded']),
  created_at: z.date(),
  updated_at: z.date(),
  paid_at: z.nullable(z.date()),
  account_id: z.nullable(z.number()),
  group_id: z.nullable(z.number()),
  quote_id: z.nullable(z.number()),
  tier: z.nullable(z.number()),
  unit_price_cents: z.number(),
  total_cents: z.number(),
  currency: z.string(),
  purchase_order_number: z.nullable(z.string()),
  purchase_order_date: z.nullable(z.string()),
  tax_exempt: z.boolean(),
  organisation: z.string(),
  billing_name: z.string(),
  billing_email: z.string(),
  billing_address: z.string(),
  note: z.string(),
  lot_id: z.nullable(z.number()),
  refunded_cents: z.number(),
  created_by: z.nullable(z.number()),
  acting_as_by: z.nullable(z.number()),
  granted_at: z.nullable(z.date()),
  granted_by: z.nullable(z.number()),
  decline_reason: z.string(),
  student_id: z.nullable(z.number()),
  sold_as: z.enum(['site', 'primary', 'sub', 'partial-year']),
};
const ORDER = columnsOf(orderRow);

const nextNumber = statement({ number: z.number() }, "select nextval('order_numbers') as number");

/** Numbers are counted on for ever; the year is for people. */
export async function makeOrder(
  tx: Tx,
  order: Omit<Insertable<Orders>, 'number'>,
  now: Date,
): Promise<Order> {
  const [next] = await nextNumber(tx);
  return tx
    .insertInto('orders')
    .values({ ...order, number: `KO-${now.getUTCFullYear()}-${String(next?.number).padStart(6, '0')}` })
    .returning(ORDER)
    .executeTakeFirstOrThrow();
}

export function getOrder(tx: Tx, id: number): Promise<Order> {
  return tx.selectFrom('orders').select(ORDER).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The order, and nobody changes it before this transaction ends. */
export function lockOrder(tx: Tx, id: number): Promise<Order | undefined> {
  return tx.selectFrom('orders').select(ORDER).where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Turns a paid or received order into licenses, once: the operation carries the order's number. The order must be
 * locked, and have its buyer.
 */
export async function grantOrder(
  deed: Omit<Deed, 'kind' | 'operationId' | 'today'>,
  order: Order,
  grantedBy: number | null,
): Promise<number> {
  const { tx, now } = deed;
  const owner = ownerOf(order);
  const operationId = `order:${order.number}`;
  return operate({ ...deed, kind: 'order', operationId }, Number, async (operation) => {
    const byCard = order.kind === 'card';
    const toEnd = order.ends_on !== null;
    const lotId = await grantLot(operation, {
      owner,
      plan: order.plan,
      term: toEnd ? 'to-end' : 'year',
      quantity: order.quantity,
      startsOn: order.starts_on,
      endsOn: order.ends_on,
      issuer: byCard ? 'stripe' : 'user',
      origin: byCard ? 'purchase' : 'purchase-order',
      priceCents: order.total_cents,
      purchaseOrder:
        order.purchase_order_number === null
          ? null
          : { number: order.purchase_order_number, date: order.purchase_order_date },
    });
    await tx
      .updateTable('orders')
      .set({ status: 'granted', lot_id: lotId, granted_at: now, granted_by: grantedBy, updated_at: now })
      .where('id', '=', order.id)
      .execute();
    await recordHistory(operation, {
      type: historyTypeOf(order),
      owner,
      issuer: byCard ? 'stripe' : 'user',
      plan: order.plan,
      quantity: order.quantity,
      priceCents: order.total_cents,
      purchaseOrderNumber: order.purchase_order_number,
      reference: order.number,
    });
    return lotId;
  });
}

/** For distribution the group gets them, whose admins share out. */
export function ownerOf(order: Order): Owner {
  if (order.group_id !== null) return { groupId: order.group_id };
  if (order.account_id === null) throw new Error(`order ${order.number} has no buyer yet`);
  return { accountId: order.account_id };
}

function historyTypeOf(order: Order) {
  if (order.kind === 'card') return 'purchase-created';
  if (order.group_id !== null) return 'po-for-distribution';
  return order.plan === 'site' ? 'po-site' : 'po-individual';
}
