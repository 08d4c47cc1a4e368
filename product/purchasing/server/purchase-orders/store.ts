import * as z from 'zod/mini';
import type { Actor } from '#platform/contract/policy.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import { columnsSql, statement } from '#platform/server/database/statement.ts';
import type { OrderFacts } from '../documents/facts.ts';
import { lockOrder, type Order, orderRow } from '../orders.ts';

const shownOrder = {
  ...orderRow,
  buyer_name: z.string(),
  buyer_email: z.string(),
  group_name: z.nullable(z.string()),
  quote_number: z.nullable(z.string()),
  card_brand: z.nullable(z.string()),
  card_last4: z.nullable(z.string()),
  received_cents: z.number(),
  received_on: z.nullable(z.string()),
  received_by: z.nullable(z.string()),
};
const SELECT = `
    select ${columnsSql(orderRow, 'o')}, coalesce(${spokenNameSql('a')}, ${spokenNameSql('pay', 'parent_')}, '') as buyer_name,
      coalesce(a.username, pay.parent_email, '') as buyer_email, g.name as group_name, q.number as quote_number,
      pay.card_brand, pay.card_last4, received.cents as received_cents, received.day as received_on,
      received.refs as received_by
    from orders o
    left join accounts a on a.id = o.account_id
    left join groups g on g.id = o.group_id
    left join quotes q on q.id = o.quote_id
    left join lateral (
      select p.card_brand, p.card_last4, p.parent_first_name, p.parent_last_name, p.parent_email from payments p where p.order_id = o.id order by (p.status = 'paid') desc, p.id desc limit 1
    ) pay on true
    cross join lateral (
      select coalesce(sum(r.amount_cents), 0)::bigint as cents, max(r.paid_on) as day,
        string_agg(r.reference, ', ' order by r.paid_on, r.id) as refs
      from order_payments r where r.order_id = o.id
    ) received
    where o.id = $1`;
const findAny = statement(shownOrder, SELECT);
const findOwn = statement(shownOrder, `${SELECT} and o.account_id = $2`);

/** An order the actor may see: the own ones, any for staff. */
export async function getOrder(tx: Tx, actor: Actor, id: number): Promise<OrderFacts> {
  const [order] = actor.scope === 'uber' ? await findAny(tx, id) : await findOwn(tx, id, actor.id);
  if (order === undefined) throw Refusal.of('not-found');
  return order;
}

/** The purchase order, and nobody changes it before this transaction ends. */
export async function lockPurchaseOrder(tx: Tx, id: number): Promise<Order> {
  const order = await lockOrder(tx, id);
  if (order === undefined || order.kind !== 'purchase-order') throw Refusal.of('not-found');
  return order;
}

const findPurchaseOrder = statement("select from orders where id = $1 and kind = 'purchase-order'");

/** For who has slow work to do before locking it. */
export async function requirePurchaseOrder(db: Db, id: number): Promise<void> {
  if ((await findPurchaseOrder(db, id)).length === 0) throw Refusal.of('not-found');
}

const lockAccount = statement('select from accounts where id = $1 for no key update');
const findTwin = statement(
  { id: z.number() },
  `
    select id from orders where account_id = $1 and lower(purchase_order_number) = lower($2)
      and kind = 'purchase-order' and status <> 'canceled' and id <> $3 limit 1`,
);

/** One buyer's number names one order. The buyer's row is locked, so that two at once see each other. */
export async function checkNumber(tx: Tx, accountId: number, number: string, orderId = 0): Promise<void> {
  await lockAccount(tx, accountId);
  const [twin] = await findTwin(tx, accountId, number, orderId);
  if (twin !== undefined) throw Refusal.field('purchase_order_number', 'purchasing-orders.po-number-taken');
}
