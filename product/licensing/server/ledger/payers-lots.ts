import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { drawableLots } from '#product/schools/server/drawable-lots.ts';
import type { PayersLot } from '../../rules/assignment.ts';

/** `$1` is an array of account ids. */
export const PAYERS_LOTS = drawableLots('$1::bigint[]');

const lotsFrom = (lots: string): string => `
    select distinct on (open.payer_id, l.id) open.payer_id, open.source, l.id, l.plan, l.term, l.starts_on, l.ends_on,
      l.remaining
    from (${PAYERS_LOTS}) open join ${lots} l on l.id = open.lot_id
    where l.remaining > 0
    order by open.payer_id, l.id, array_position(array['own-individual', 'own-site', 'pool', 'trial'], open.source)`;

const readLots = statement(
  {
    id: z.number(),
    plan: z.enum(['free-trial', 'individual', 'site']),
    term: z.enum(['year', 'to-end']),
    starts_on: z.string(),
    ends_on: z.nullable(z.string()),
    remaining: z.number(),
    payer_id: z.number(),
    source: z.enum(['trial', 'own-individual', 'own-site', 'pool']),
  },
  lotsFrom('license_lots'),
);

// Who waits for a lock is handed the row as it is then, so what is left is never what was left before.
const readLotsLocked = statement(
  {
    id: z.number(),
    plan: z.enum(['free-trial', 'individual', 'site']),
    term: z.enum(['year', 'to-end']),
    starts_on: z.string(),
    ends_on: z.nullable(z.string()),
    remaining: z.number(),
    payer_id: z.number(),
    source: z.enum(['trial', 'own-individual', 'own-site', 'pool']),
  },
  `
    with locked as materialized (
      select id, plan, term, starts_on, ends_on, remaining from license_lots
      where remaining > 0 and id in (select lot_id from (${PAYERS_LOTS}) open)
      order by id for no key update
    )
    ${lotsFrom('locked')}`,
);

/** What these people can draw on now. */
export function findPayersLots(tx: Tx, payerIds: readonly number[]): Promise<PayersLot[]> {
  return readLots(tx, payerIds);
}

/** The same, and nobody else draws on it before this transaction ends. */
export function lockPayersLots(tx: Tx, payerIds: readonly number[]): Promise<PayersLot[]> {
  return readLotsLocked(tx, payerIds);
}
