import type { TableSource } from '#platform/server/tables/source.ts';
import { HISTORY_GROUPS, typesOf } from '../../rules/history.ts';
import type { ecommerceHistoryTable } from '../../tables-contract.ts';
import { dollars, OPERATOR, operatorJoin, ownedBy, ownerJoin, ownerName, STAFF_OPERATOR } from './sql.ts';

export const ecommerceHistory: TableSource<typeof ecommerceHistoryTable> = {
  from: 'ecommerce_history h',
  id: 'h.id',
  scope: () => 'true',
  joins: {
    owner: ownerJoin('h'),
    to: 'left join accounts ta on ta.id = h.to_account_id left join groups tg on tg.id = h.to_group_id',
    operator: operatorJoin('h'),
  },
  columns: {
    at: 'h.at',
    type: 'h.type',
    owner: { sql: ownerName('oa', 'og'), join: 'owner' },
    to: { sql: ownerName('ta', 'tg'), join: 'to' },
    quantity: 'h.quantity',
    plan: 'h.plan',
    program: 'h.program',
    price: dollars('h.price_cents'),
    purchase_order_number: 'h.purchase_order_number',
    reference: 'h.reference',
    by: { sql: OPERATOR, join: 'operator' },
    uber_issuer: { sql: STAFF_OPERATOR, join: 'operator' },
  },
  filters: {
    owner: ownedBy('h'),
    group: (value, bind) => {
      const group = HISTORY_GROUPS.find((one) => value.kind === 'choices' && value.values.includes(one));
      return `h.type = any(${bind(group === undefined ? [] : typesOf(group))}::text[])`;
    },
  },
  wide: true,
};
