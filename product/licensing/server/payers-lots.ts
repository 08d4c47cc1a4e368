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

const lockIds = statement<{ id: number }>(`
    select id from license_lots where remaining > 0 and id in (select lot_id from (${PAYERS_LOTS}) open)
    order by id for no key update`);

const readLots = statement<PayersLot>(`
    select distinct on (open.payer_id, l.id) open.payer_id, open.source, l.id, l.plan, l.term, l.starts_on, l.ends_on,
      l.remaining
    from (${PAYERS_LOTS}) open join license_lots l on l.id = open.lot_id
    where l.remaining > 0
    order by open.payer_id, l.id, array_position(array['own-individual', 'own-site', 'pool', 'trial'], open.source)`);

/** What these people can draw on now. */
export function findPayersLots(tx: Tx, payerIds: readonly number[]): Promise<PayersLot[]> {
  return readLots(tx, payerIds);
}

/** The same, and nobody else draws on it before this transaction ends. Who had to wait reads what is left then. */
export async function lockPayersLots(tx: Tx, payerIds: readonly number[]): Promise<PayersLot[]> {
  const locked = new Set((await lockIds(tx, payerIds)).map((lot) => lot.id));
  return (await readLots(tx, payerIds)).filter((lot) => locked.has(lot.id));
}
