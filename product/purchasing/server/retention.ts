import { type RetentionRule, rule } from '#platform/server/retention/rule.ts';

/** The books of a business: the year something was bought in, and seven whole years after it. */
const BOOKS = { years: 7, from: '01-01' } as const;

const BILLING = ['organisation', 'billing_name', 'billing_email', 'billing_address', 'note'];
const empty = (columns: readonly string[]): string => columns.map((column) => `${column} = ''`).join(', ');
const filled = (columns: readonly string[]): string =>
  `(${columns.map((column) => `t.${column} <> ''`).join(' or ')})`;

const ORDER = [...BILLING, 'decline_reason'];
const CARD = ['card_brand', 'card_last4', 'receipt_url'];
const NAMES = ['parent_first_name', 'parent_last_name', 'parent_email'];
const PAID = [...CARD, ...NAMES];

/** What lies with an order that was paid in another year goes with the later of the two. */
const WITH_ORDER = `greatest(t.created_at,
      (select coalesce(o.paid_at, o.created_at) from orders o where o.id = t.order_id))`;

/** Numbers and amounts stay; who it was made out to goes with the books. */
export const PURCHASING_RULES: readonly RetentionRule[] = [
  // Somebody who began to buy and did not: nobody will ask for their name any more, unless money came all the same and
  // staff have not settled it yet.
  rule({
    name: 'payments-unpaid',
    table: 'payments',
    columns: NAMES,
    clock: 't.created_at',
    period: { days: 30 },
    held: `t.status in ('expired', 'failed', 'canceled') and t.parent_email is not null and not exists (
      select from payment_events e
      where e.session_id = t.session_id and e.attention is not null and e.settled_at is null)`,
    goes: 'update payments set parent_first_name = null, parent_last_name = null, parent_email = null',
  }),
  rule({
    table: 'payments',
    columns: [...PAID, 'secret_hash'],
    clock: 'coalesce(t.paid_at, t.created_at)',
    period: BOOKS,
    held: `(t.secret_hash <> '' or num_nonnulls(${PAID.map((name) => `t.${name}`).join(', ')}) > 0)`,
    goes: `update payments set secret_hash = '', ${PAID.map((name) => `${name} = null`).join(', ')}`,
  }),
  rule({
    table: 'quotes',
    columns: BILLING,
    clock: 't.created_at',
    period: BOOKS,
    held: filled(BILLING),
    goes: `update quotes set ${empty(BILLING)}`,
  }),
  rule({
    table: 'orders',
    columns: ORDER,
    clock: 'coalesce(t.paid_at, t.created_at)',
    period: BOOKS,
    held: filled(ORDER),
    goes: `update orders set ${empty(ORDER)}`,
  }),
  rule({
    table: 'order_payments',
    columns: ['reference'],
    clock: WITH_ORDER,
    period: BOOKS,
    held: filled(['reference']),
    goes: "update order_payments set reference = ''",
  }),
  rule({
    table: 'order_refunds',
    columns: ['reason'],
    clock: WITH_ORDER,
    period: BOOKS,
    held: filled(['reason']),
    goes: "update order_refunds set reason = ''",
  }),
  rule({
    table: 'order_files',
    clock: WITH_ORDER,
    period: BOOKS,
    goes: 'delete from order_files',
  }),
];
