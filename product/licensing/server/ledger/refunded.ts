import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { type Row, statement } from '#platform/server/database/statement.ts';
import { recordHistory } from './history.ts';
import { enter } from './lots.ts';
import type { Operation } from './operations.ts';

/**
 * A license that came back to its lot. `owed` is above zero where the order of what was granted, `root_id`, was refunded
 * while licenses of it were in use: so many of them are still to be taken back.
 */
export const returnedRow = {
  lot_id: z.number(),
  account_id: z.nullable(z.number()),
  group_id: z.nullable(z.number()),
  plan: z.enum(['free-trial', 'individual', 'site']),
  root_id: z.number(),
  owed: z.number(),
  reference: z.nullable(z.string()),
};
type Returned = Row<typeof returnedRow>;

/** For statements over `returned`, which has a `lot_id`: the other columns of `returnedRow`. */
export const RETURNED_COLUMNS =
  'l.account_id, l.group_id, l.plan, l.root_id, root.refunded_in_use as owed, root.refund_reference as reference';
export const JOIN_REFUNDED = `
    join license_lots l on l.id = returned.lot_id
    join license_lots root on root.id = l.root_id`;

const owe = statement(`
    update license_lots set refunded_in_use = refunded_in_use + $2::integer, refund_reference = $3 where id = $1`);

/** Licenses of a refunded order that are in use: they go when they come back. The lot must be locked. */
export async function oweRefunded(tx: Tx, lotId: number, count: number, order: string): Promise<void> {
  if (count > 0) await owe(tx, lotId, count, order);
}

const settle = statement(
  'update license_lots set refunded_in_use = refunded_in_use - $2::integer where id = $1',
);

/**
 * Takes refunded licenses out of the world once nobody uses them any more: the money was given back, so nobody else
 * gets them. Their lots must be locked, and those they were handed on from.
 */
export async function takeBackRefunded(operation: Operation, returned: readonly Returned[]): Promise<void> {
  for (const [rootId, licenses] of Map.groupBy(returned, (license) => license.root_id)) {
    const [{ owed, reference } = { owed: 0, reference: null }] = licenses;
    const taken = licenses.slice(0, owed);
    for (const [lotId, some] of Map.groupBy(taken, (license) => license.lot_id)) {
      const [first] = some;
      if (first === undefined) continue;
      await enter(operation, [{ lotId, kind: 'take-back', quantity: -some.length }]);
      await recordHistory(operation, {
        type: 'refund',
        owner: ownerOf(first),
        plan: first.plan,
        quantity: some.length,
        reference,
      });
    }
    if (taken.length > 0) await settle(operation.tx, rootId, taken.length);
  }
}

function ownerOf({ account_id: accountId, group_id: groupId }: Returned) {
  if (accountId !== null) return { accountId };
  return groupId === null ? null : { groupId };
}
