import type { Actor } from '#platform/contract/policy.ts';
import type { Bind, TableSource } from '#platform/server/tables/source.ts';
import type {
  familyLicenseHistoryTable,
  licenseHistoryTable,
  transferHistoryTable,
  uberLicenseHistoryTable,
  uberTransferHistoryTable,
} from '../../tables-contract.ts';
import {
  dollars,
  heldBy,
  OPERATOR,
  operatorJoin,
  ownedBy,
  ownerJoin,
  ownerName,
  sortedInReach,
  spoken,
} from './sql.ts';

const everything = (): string => 'true';
const me = (actor: Actor, bind: Bind): string => `${bind(actor.id)}::bigint`;

const lotColumns = {
  created_at: 'l.created_at',
  plan: 'l.plan',
  quantity: 'l.quantity',
  used: 'l.used',
  remaining: 'l.remaining',
  starts_on: 'l.starts_on',
  ends_on: 'l.ends_on',
  origin: 'l.origin',
  issuer: "case when l.issuer = 'user' and l.by_staff then 'user-uber' else l.issuer end",
  purchase_order_number: 'l.purchase_order_number',
  purchase_order_date: 'l.purchase_order_date',
  price: dollars('l.price_cents'),
} as const;

const lots = {
  from: 'license_lots l',
  id: 'l.id',
  joins: { owner: ownerJoin('l') },
  columns: { ...lotColumns, owner: { sql: ownerName('oa', 'og'), join: 'owner' } },
  filters: { owner: ownedBy('l') },
} as const;

export const uberLicenseHistory: TableSource<typeof uberLicenseHistoryTable> = {
  ...lots,
  scope: everything,
  filters: { ...lots.filters, educator_id: 'l.account_id' },
  wide: true,
};

export const licenseHistory: TableSource<typeof licenseHistoryTable> = {
  ...lots,
  scope: (actor, bind) => heldBy('l.account_id', 'l.group_id', me(actor, bind)),
  sorts: { created_at: [sortedInReach('l.created_at')] },
};

export const familyLicenseHistory: TableSource<typeof familyLicenseHistoryTable> = {
  from: lots.from,
  id: lots.id,
  scope: (actor, bind) => `l.account_id = ${me(actor, bind)}`,
  columns: lotColumns,
  sorts: { created_at: [sortedInReach('l.created_at')] },
};

/** As the partial index has it. */
const MOVES = "h.type in ('transfer', 'reclaim')";

/** Taken back by staff they go to nobody. */
const transfers = {
  from: 'ecommerce_history h',
  id: 'h.id',
  joins: {
    owner: ownerJoin('h'),
    to: 'left join accounts ta on ta.id = h.to_account_id left join groups tg on tg.id = h.to_group_id',
    operator: operatorJoin('h'),
  },
  columns: {
    at: 'h.at',
    from: { sql: ownerName('oa', 'og'), join: 'owner' },
    to: { sql: ownerName('ta', 'tg'), join: 'to' },
    quantity: 'h.quantity',
    plan: 'h.plan',
    type: 'h.type',
    by: { sql: `coalesce(${OPERATOR}, ${spoken('actor')})`, join: 'operator' },
  },
} as const;

export const uberTransferHistory: TableSource<typeof uberTransferHistoryTable> = {
  ...transfers,
  scope: () => MOVES,
  wide: true,
};

/** Who is behind a change of staff's is for staff to know. */
export const transferHistory: TableSource<typeof transferHistoryTable> = {
  ...transfers,
  columns: { ...transfers.columns, by: { sql: OPERATOR, join: 'operator' } },
  scope: (actor, bind) => {
    const own = me(actor, bind);
    return `${MOVES} and (${heldBy('h.account_id', 'h.group_id', own)}
      or ${heldBy('h.to_account_id', 'h.to_group_id', own)})`;
  },
  sorts: { at: [sortedInReach('h.at')] },
};
