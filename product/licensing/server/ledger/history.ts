import { statement } from '#platform/server/database/statement.ts';
import type { HistoryType } from '../../rules/history.ts';
import type { Issuer, Plan } from '../../rules/plans.ts';
import type { Owner } from './lots.ts';
import type { Operation } from './operations.ts';

type HistoryEntry = {
  type: HistoryType;
  /** Null: somebody whose account is not made yet. */
  owner: Owner | null;
  to?: Owner | null;
  issuer?: Issuer;
  plan?: Plan | null;
  quantity?: number | null;
  program?: string | null;
  priceCents?: number | null;
  purchaseOrderNumber?: string | null;
  reference?: string | null;
};

const insertHistory = statement(`
    insert into ecommerce_history (at, type, operation_id, account_id, group_id, to_account_id, to_group_id, actor_id,
      acting_as_by, issuer, plan, quantity, program, price_cents, purchase_order_number, reference)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`);

/** A line of the history people read, in the transaction of what it tells about. A quote has no operation. */
export async function recordHistory(
  { tx, actor, now, id }: Pick<Operation, 'tx' | 'actor' | 'now'> & { id: string | null },
  entry: HistoryEntry,
): Promise<void> {
  const { type, owner, to, issuer = 'user', plan, quantity, program, priceCents } = entry;
  await insertHistory(
    tx,
    now,
    type,
    id,
    owner?.accountId ?? null,
    owner?.groupId ?? null,
    to?.accountId ?? null,
    to?.groupId ?? null,
    actor?.id ?? null,
    actor?.actingAsBy ?? null,
    issuer,
    plan ?? null,
    quantity ?? null,
    program ?? null,
    priceCents ?? null,
    entry.purchaseOrderNumber ?? null,
    entry.reference ?? null,
  );
}

const insertUses = statement(`
    insert into ecommerce_history (at, type, operation_id, account_id, group_id, actor_id, acting_as_by, issuer, plan,
      quantity, program)
    select $2, change.type, $1, change.account_id, change.group_id, $3, $4, 'user', change.plan, change.students,
      change.program
    from (
      select case e.kind when 'switch' then 'use-product-reassigned' when 'rollback' then 'rollback-unassigned'
          else 'use-product-assigned' end as type,
        lot.account_id, lot.group_id, lot.plan, coalesce(e.program, e.program_before) as program,
        count(distinct e.student_id) as students
      from license_entries e join license_lots lot on lot.id = e.lot_id
      where e.operation_id = $1 and e.use_id is not null
      group by 1, 2, 3, 4, 5
    ) change`);

/** What an operation did to students: a line for each owner, plan and program. */
export async function recordUses({ tx, id, actor, now }: Operation): Promise<void> {
  await insertUses(tx, id, now, actor?.id ?? null, actor?.actingAsBy ?? null);
}
