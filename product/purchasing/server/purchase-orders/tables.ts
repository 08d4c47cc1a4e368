import { listedNameSql } from '#platform/server/database/name-sql.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { everyWord } from '#platform/server/tables/conditions.ts';
import type { TableSource } from '#platform/server/tables/source.ts';
import { tableRoutes } from '#platform/server/tables/table-routes.ts';
import { dollars } from '#product/licensing/server/tables/sql.ts';
import {
  ordersTable,
  parentOrdersTable,
  staffOrdersTable,
  staffPurchaseOrdersTable,
} from '../../orders-contract.ts';
import { ofSchool } from '../of-school.ts';

/** What staff can still give back of a card's payment: what they asked for and was not done yet is not there twice. */
const REFUNDABLE = `case when o.kind = 'card' and o.paid_at is not null then greatest(0, o.total_cents
    - o.refunded_cents - (select coalesce(sum(r.amount_cents), 0) from order_refunds r
      where r.order_id = o.id and r.status = 'asked'))::bigint end`;

/** Of what an order sold, in whoever's hands it is by now. */
const licenses = (which: 'used' | 'remaining'): string =>
  `(select coalesce(sum(sold.${which}), 0)::bigint from license_lots sold where sold.root_id = o.lot_id)`;

/** The columns of `refundFields`. */
export const REFUND_COLUMNS = {
  refundable_cents: REFUNDABLE,
  unit_price_cents: 'o.unit_price_cents',
  licenses_unused: licenses('remaining'),
  licenses_in_use: licenses('used'),
} as const;

const BUYER = listedNameSql('a');

/** In full: a card at once, a purchase order with the last check or transfer. */
const PAID_ON = `case when o.paid_at is not null then coalesce(
    (select max(r.paid_on) from order_payments r where r.order_id = o.id),
    (o.paid_at at time zone 'America/New_York')::date) end`;
/** A card pays the whole at once. */
const RECEIVED = `(case when o.kind = 'card' then case when o.paid_at is null then 0 else o.total_cents end
    else (select coalesce(sum(r.amount_cents), 0) from order_payments r where r.order_id = o.id) end)`;

const lastPayment = (what: string): string =>
  `(select ${what} from order_payments r where r.order_id = o.id order by r.id desc limit 1)`;

const columns = {
  number: 'o.number',
  status: 'o.status',
  kind: 'o.kind',
  plan: 'o.plan',
  quantity: 'o.quantity',
  total: dollars('o.total_cents'),
  received: `case when ${RECEIVED} > 0 then ${dollars(RECEIVED)} end`,
  refunded: `case when o.refunded_cents > 0 then ${dollars('o.refunded_cents')} end`,
  ends_on: 'o.ends_on',
  purchase_order_number: 'o.purchase_order_number',
  paid_on: PAID_ON,
  created_at: 'o.created_at',
  has_receipt: '(o.paid_at is not null)',
  has_invoice: "(o.status in ('granted', 'refunded'))",
  group_id: 'o.group_id',
} as const;

/** A card's order that nobody paid is no purchase. */
const own: TableSource<typeof ordersTable> = {
  from: 'orders o',
  id: 'o.id',
  scope: (actor, bind) =>
    `o.account_id = ${bind(actor.id)} and (o.kind = 'purchase-order' or o.paid_at is not null or o.status = 'granted')`,
  columns,
};

const staff = {
  from: 'orders o',
  id: 'o.id',
  joins: {
    buyer: 'left join accounts a on a.id = o.account_id',
    group: 'left join groups g on g.id = o.group_id',
    quote: 'left join quotes q on q.id = o.quote_id',
    lot: 'left join license_lots lot on lot.id = o.lot_id',
  },
  columns: {
    ...columns,
    account_id: 'o.account_id',
    buyer: { sql: BUYER, join: 'buyer' },
    group: { sql: 'g.name', join: 'group' },
    organisation: 'o.organisation',
    billing_email: 'o.billing_email',
    granted_at: 'o.granted_at',
    refund_attention: { sql: 'nullif(lot.refunded_in_use, 0)', join: 'lot' },
    refund_reason: `(select string_agg(r.reason, '; ' order by r.id) from order_refunds r
      where r.order_id = o.id and r.status <> 'refused')`,
  },
  filters: {
    // By name and by either address: who calls about an order gives one of them.
    buyer: { where: everyWord(`concat_ws(' ', ${BUYER}, a.username, o.billing_email)`), join: 'buyer' },
    educator_id: 'o.account_id',
    group_id: 'o.group_id',
    school_id: ofSchool('o'),
  },
} as const;

export function orderTableRoutes(serve: Serve): void {
  tableRoutes(serve, ordersTable, own);
  tableRoutes(serve, parentOrdersTable, own);
  tableRoutes(serve, staffOrdersTable, {
    ...staff,
    scope: () => 'true',
    columns: { ...staff.columns, ...REFUND_COLUMNS },
  });
  tableRoutes(serve, staffPurchaseOrdersTable, {
    ...staff,
    scope: () => "o.kind = 'purchase-order'",
    columns: {
      ...staff.columns,
      purchase_order_date: 'o.purchase_order_date',
      quote_number: { sql: 'q.number', join: 'quote' },
      has_file: 'exists (select 1 from order_files f where f.order_id = o.id)',
      decline_reason: "nullif(o.decline_reason, '')",
      due_cents: `(o.total_cents - ${RECEIVED})::bigint`,
      payment_id: lastPayment('r.id'),
      payment: lastPayment(`${dollars('r.amount_cents')} || ' (' || r.reference || ')'`),
    },
  });
}
