import type { Tx } from '#platform/server/database.ts';
import { statement } from '#platform/server/statement.ts';
import type { PayersLot } from '../rules/assignment.ts';

/**
 * The lots each of these people can draw on: their own, site licenses of others they were given access to, and the
 * pools of groups they are in. `$1` is an array of account ids. Whether a lot is open today is for the rules.
 */
export const PAYERS_LOTS = `
    select l.account_id as payer_id, l.id as lot_id,
      case l.plan when 'individual' then 'own-individual' when 'site' then 'own-site' else 'trial' end as source
    from license_lots l where l.account_id = any($1::bigint[])
    union all
    select access.educator_id, l.id, 'own-site'
    from site_access access
    join license_lots l on l.plan = 'site'
      and (l.account_id = access.account_id or l.group_id = access.group_id)
    where access.educator_id = any($1::bigint[])
    union all
    select member.account_id, l.id, 'pool'
    from group_members member
    join groups pool on pool.id = member.group_id and pool.pool_on
    join license_lots l on l.group_id = pool.id
    where member.account_id = any($1::bigint[])`;

const lotsFrom = (lots: string): string => `
    select distinct on (open.payer_id, l.id) open.payer_id, open.source, l.id, l.plan, l.term, l.starts_on, l.ends_on,
      l.remaining
    from (${PAYERS_LOTS}) open join ${lots} l on l.id = open.lot_id
    where l.remaining > 0
    order by open.payer_id, l.id, array_position(array['own-individual', 'own-site', 'pool', 'trial'], open.source)`;

const readLots = statement<PayersLot>(lotsFrom('license_lots'));

// Who waits for a lock is handed the row as it is then, so what is left is never what was left before.
const readLotsLocked = statement<PayersLot>(`
    with locked as materialized (
      select id, plan, term, starts_on, ends_on, remaining from license_lots
      where remaining > 0 and id in (select lot_id from (${PAYERS_LOTS}) open)
      order by id for no key update
    )
    ${lotsFrom('locked')}`);

/** What these people can draw on now. */
export function findPayersLots(tx: Tx, payerIds: readonly number[]): Promise<PayersLot[]> {
  return readLots(tx, payerIds);
}

/** The same, and nobody else draws on it before this transaction ends. */
export function lockPayersLots(tx: Tx, payerIds: readonly number[]): Promise<PayersLot[]> {
  return readLotsLocked(tx, payerIds);
}
