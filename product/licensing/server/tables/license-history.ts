import type { Actor } from '#platform/contract/policy.ts';
import type { Bind } from '#platform/server/database/bindings.ts';
import { spokenNameSql } from '#platform/server/database/name-sql.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { sharesOf } from '#product/schools/server/drawable-lots.ts';
import type {
  familyLicenseHistoryTable,
  licenseHistoryTable,
  staffLicenseHistoryTable,
  staffTransferHistoryTable,
  transferHistoryTable,
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
} from './sql.ts';

const everything = (): string => 'true';
const me = (actor: Actor, bind: Bind): string => `${bind(actor.id)}::bigint`;

const entered = (kinds: string): string =>
  `(select coalesce(sum(e.quantity), 0)::bigint from license_entries e where e.lot_id = l.id and e.kind in (${kinds}))`;

/** Entries never change, so what was granted is the same whatever became of it. What came back is no new grant. */
const RECEIVED = `case when l.id = l.root_id then ${entered("'grant'")} else ${entered("'grant', 'move-in'")} end`;
const lotColumns = {
  created_at: 'l.created_at',
  plan: 'l.plan',
  held: "case when l.group_id is not null then 'pool' when l.id = l.root_id then 'own' else 'shared' end",
  quantity: RECEIVED,
  gone: `nullif(l.remaining + l.used - ${RECEIVED}, 0)`,
  moved: `nullif(case when l.id = l.root_id then ${entered("'move-in', 'move-out'")} else ${entered("'move-out'")} end, 0)`,
  taken_back: `nullif(${entered("'take-back'")}, 0)`,
  expired: 'nullif(l.expired, 0)',
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

export const staffLicenseHistory: TableSource<typeof staffLicenseHistoryTable> = {
  ...lots,
  scope: everything,
  filters: { ...lots.filters, educator_id: 'l.account_id' },
  wide: true,
};

/** What a lot cost is for who holds it, not for everybody who may draw on it. */
const ofHolder = (column: string) => (actor: Actor, bind: Bind) =>
  `case when ${heldBy('l.account_id', 'l.group_id', me(actor, bind))} then ${column} end`;

export const licenseHistory: TableSource<typeof licenseHistoryTable> = {
  ...lots,
  columns: {
    ...lots.columns,
    // For who reads it: a site license of somebody else's is shared, whosever own it is.
    held: (actor, bind) => `coalesce((select drawn.share from (${sharesOf(me(actor, bind))}) drawn
      where drawn.lot_id = l.id), ${lotColumns.held})`,
    price: ofHolder(lotColumns.price),
    purchase_order_number: ofHolder(lotColumns.purchase_order_number),
    purchase_order_date: ofHolder(lotColumns.purchase_order_date),
  },
  scope: (actor, bind) => {
    const own = me(actor, bind);
    return `${heldBy('l.account_id', 'l.group_id', own)} or l.id = any(array(
      select drawn.lot_id from (${sharesOf(own)}) drawn))`;
  },
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
    by: { sql: `coalesce(${OPERATOR}, ${spokenNameSql('actor')})`, join: 'operator' },
  },
} as const;

export const staffTransferHistory: TableSource<typeof staffTransferHistoryTable> = {
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
