import { statement } from '#platform/server/database/statement.ts';
import type { Plan } from '../../rules/plans.ts';
import { recordHistory } from './history.ts';
import { enter } from './lots.ts';
import type { Operation } from './operations.ts';

/**
 * A license that came back to its lot. `order_id` is set where the lot's order was refunded while licenses of it were
 * in use: so many of them, `owed`, are still to be taken back.
 */
export type Returned = {
  lot_id: number;
  account_id: number | null;
  group_id: number | null;
  plan: Plan;
  order_id: number | null;
  order_number: string | null;
  owed: number | null;
};

/** For statements over `returned`, which has a `lot_id`: the columns of `Returned`. */
export const RETURNED_COLUMNS =
  'l.account_id, l.group_id, l.plan, o.id as order_id, o.number as order_number, o.refund_attention as owed';
export const JOIN_REFUNDED = `
    join license_lots l on l.id = returned.lot_id
    left join lateral (
      select id, number, refund_attention from orders
      where lot_id = l.root_id and refund_attention > 0 order by id limit 1
    ) o on true`;

const settle = statement(`
    update orders set refund_attention = refund_attention - $2::integer, updated_at = $3 where id = $1`);

/**
 * Takes refunded licenses out of the world once nobody uses them any more: the money was given back, so nobody else
 * gets them. Orders and lots must be locked.
 */
export async function takeBackRefunded(operation: Operation, returned: readonly Returned[]): Promise<void> {
  for (const [orderId, licenses] of Map.groupBy(returned, (license) => license.order_id)) {
    const [first] = licenses;
    if (orderId === null || first === undefined) continue;
    const taken = licenses.slice(0, first.owed ?? 0);
    for (const [lotId, some] of Map.groupBy(taken, (license) => license.lot_id)) {
      const [{ account_id: accountId, group_id: groupId, plan } = first] = some;
      await enter(operation, [{ lotId, kind: 'take-back', quantity: -some.length }]);
      await recordHistory(operation, {
        type: 'refund',
        owner: accountId === null ? (groupId === null ? null : { groupId }) : { accountId },
        plan,
        quantity: some.length,
        reference: first.order_number,
      });
    }
    await settle(operation.tx, orderId, taken.length, operation.now);
  }
}
