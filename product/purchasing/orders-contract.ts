import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { choice, fileName, id, text, yesNo } from '#platform/contract/fields.ts';
import { formReply, notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { type Columns, table } from '#platform/contract/table.ts';
import { educators, parents, uber } from '#product/access/rules/policies.ts';
import { PAID_PLANS } from '#product/licensing/rules/plans.ts';
import { findEducators, findGroups, findSchools } from '#product/schools/contract.ts';
import { billingFields, day, QUOTE_FOR, quantity, TERM_CHOICES } from './quotes-contract.ts';
import { ORDER_KINDS, ORDER_STATUSES, PURCHASE_ORDER_MAX_BYTES } from './rules/orders.ts';
import { amountOf } from './rules/quotes.ts';

/** In a query yes and no are words. */
function written() {
  return z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: 'validation.boolean' }),
    z.transform((value) => value === true || value === 'true'),
  );
}

/** A call with a file has its fields in the query, where everything is text. */
const purchaseOrderFields = {
  purchase_order_number: text({ max: 100 }),
  purchase_order_date: day(),
  ...billingFields,
};

export const sendPurchaseOrder = endpoint({
  method: 'POST',
  path: '/educator/purchase-orders',
  summary: 'Send a purchase order as a file (PDF, PNG or JPG), for a quote or without one.',
  access: educators,
  input: z.strictObject({
    file_name: fileName(),
    quote_id: z.optional(id()),
    /** Without a quote. */
    for: z.optional(choice(QUOTE_FOR)),
    quantity: z.optional(quantity()),
    term: z._default(choice(TERM_CHOICES), 'year'),
    group_id: z.optional(id()),
    tax_exempt: z._default(written(), false),
    ...purchaseOrderFields,
    operation_id: operationId(),
    on_behalf: z.optional(written()),
  }),
  file: { maxBytes: PURCHASE_ORDER_MAX_BYTES },
  output: notificationReply,
  audit: 'purchase-order.send',
});

const optionalId = () => z.optional(z.nullable(id()));

export const recordPurchaseOrder = endpoint({
  method: 'POST',
  path: '/uber/purchase-orders',
  summary: 'Record a purchase order that came by another way, for a quote or without one.',
  access: uber,
  input: z.strictObject({
    account_id: id(),
    quote_id: optionalId(),
    for: z.optional(choice(QUOTE_FOR)),
    quantity: z.optional(quantity()),
    term: z._default(choice(TERM_CHOICES), 'year'),
    group_id: optionalId(),
    tax_exempt: z._default(yesNo(), false),
    ...purchaseOrderFields,
    operation_id: operationId(),
  }),
  output: notificationReply,
  audit: 'purchase-order.record',
});

const byId = z.strictObject({ id: id() });

export const attachPurchaseOrder = endpoint({
  method: 'POST',
  path: '/uber/purchase-orders/:id/file',
  summary: 'Put the document to a purchase order, in place of one that is there.',
  access: uber,
  input: z.strictObject({ id: id(), file_name: fileName() }),
  file: { maxBytes: PURCHASE_ORDER_MAX_BYTES },
  output: notificationReply,
  audit: 'purchase-order.attach',
});

export const purchaseOrderFile = endpoint({
  method: 'GET',
  path: '/uber/purchase-orders/:id/file',
  summary: 'The document that came with a purchase order.',
  access: uber,
  input: byId,
  output: z.unknown(),
  audit: 'purchase-order.read',
});

export const purchaseOrderForm = endpoint({
  method: 'GET',
  path: '/uber/purchase-orders/:id/edit',
  summary: 'What the form of a purchase order starts with.',
  access: uber,
  input: byId,
  output: formReply(
    z.object({
      purchase_order_number: z.string(),
      purchase_order_date: z.string(),
      tax_exempt: z.boolean(),
      group_id: z.nullable(z.number()),
      organisation: z.string(),
      billing_name: z.string(),
      billing_email: z.string(),
      billing_address: z.string(),
      note: z.string(),
    }),
  ),
});

export const editPurchaseOrder = endpoint({
  method: 'PATCH',
  path: '/uber/purchase-orders/:id/edit',
  summary: 'Change a purchase order that was not granted or declined.',
  access: uber,
  input: z.strictObject({
    id: id(),
    tax_exempt: z._default(yesNo(), false),
    group_id: optionalId(),
    ...purchaseOrderFields,
  }),
  output: notificationReply,
  audit: 'purchase-order.edit',
});

export const grantPurchaseOrder = endpoint({
  method: 'POST',
  path: '/uber/purchase-orders/:id/grant',
  summary:
    'Issue the licenses of a purchase order, to its buyer or for distribution to a group, and send the invoice.',
  access: uber,
  input: z.strictObject({ id: id(), group_id: optionalId() }),
  output: notificationReply,
  audit: 'purchase-order.grant',
});

export const declinePurchaseOrder = endpoint({
  method: 'POST',
  path: '/uber/purchase-orders/:id/decline',
  summary: 'Decline a purchase order; the reason is mailed to its buyer.',
  access: uber,
  input: z.strictObject({ id: id(), reason: text({ max: 500 }) }),
  output: notificationReply,
  audit: 'purchase-order.decline',
});

/** US dollars, more than none. */
const amount = () =>
  text({ max: 40 }).check(
    z.refine((value) => amountOf(value) !== null, { error: 'validation.number', abort: true }),
    z.refine((value) => amountOf(value) !== 0, { error: 'validation.greater-than-zero' }),
  );

export const receivePayment = endpoint({
  method: 'POST',
  path: '/uber/purchase-orders/:id/payment',
  summary: 'Note a check or transfer that came for a granted purchase order, in whole or in part.',
  access: uber,
  input: z.strictObject({
    id: id(),
    amount: amount(),
    paid_on: day(),
    reference: text({ max: 100 }),
    operation_id: operationId(),
  }),
  output: notificationReply,
  audit: 'purchase-order.payment',
});

export const takeBackPayment = endpoint({
  method: 'POST',
  path: '/uber/purchase-orders/:id/payment/take-back',
  summary:
    'Take back the payment that was noted last for a purchase order: it never came, or was noted wrongly.',
  access: uber,
  input: z.strictObject({ id: id(), payment_id: id(), operation_id: operationId() }),
  output: notificationReply,
  audit: 'purchase-order.payment-taken-back',
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/uber/orders/:id/refund',
  summary:
    'Give money of a card payment back, all or a part. Each whole license that was paid back takes an unused one back.',
  access: uber,
  input: z.strictObject({
    id: id(),
    amount: amount(),
    reason: text({ max: 500 }),
    operation_id: operationId(),
  }),
  output: notificationReply,
  audit: 'order.refund',
  stepUp: true,
});

const DOCUMENTS = ['invoice', 'receipt', 'confirmation'] as const;

function documentsOf(base: string, access: Policy<false>) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id/:document`,
    summary: 'The invoice, the receipt or the confirmation of an order (application/pdf).',
    access,
    input: z.strictObject({ id: id(), document: choice(DOCUMENTS) }),
    output: z.unknown(),
  });
}
export const educatorOrderDocument = documentsOf('/educator/orders', educators);
export const parentOrderDocument = documentsOf('/parent/orders', parents);
export const staffOrderDocument = documentsOf('/uber/orders', uber);

/** For the hint of what waits for staff. */
export const waitingPurchases = endpoint({
  method: 'GET',
  path: '/uber/purchasing-waiting',
  summary: 'How many purchase orders, requested quotes and payments wait for staff.',
  access: uber,
  input: z.strictObject({}),
  output: z.object({
    data: z.object({ purchase_orders: z.number(), quotes: z.number(), payments: z.number() }),
  }),
});

const ownColumns = {
  number: { label: 'purchasing-orders.columns.number', kind: 'text', filter: 'text' },
  status: {
    label: 'purchasing-orders.columns.status',
    kind: 'choice',
    choices: ORDER_STATUSES,
    labels: 'purchasing-orders.statuses',
    filter: 'choices',
  },
  kind: {
    label: 'purchasing-orders.columns.kind',
    kind: 'choice',
    choices: ORDER_KINDS,
    labels: 'purchasing-orders.kinds',
    filter: 'choices',
  },
  plan: {
    label: 'purchasing-orders.columns.plan',
    kind: 'choice',
    choices: PAID_PLANS,
    labels: 'purchasing-orders.plans',
  },
  quantity: { label: 'purchasing-orders.columns.quantity', kind: 'number' },
  total: { label: 'purchasing-orders.columns.total', kind: 'text', money: true },
  received: { label: 'purchasing-orders.columns.received', kind: 'text', money: true },
  refunded: { label: 'purchasing-orders.columns.refunded', kind: 'text', money: true },
  ends_on: { label: 'purchasing-orders.columns.ends-on', kind: 'day', hidden: true },
  purchase_order_number: { label: 'purchasing-orders.columns.po-number', kind: 'text', filter: 'text' },
  paid_on: { label: 'purchasing-orders.columns.paid-on', kind: 'day', hidden: true },
  created_at: {
    label: 'purchasing-orders.columns.created-at',
    kind: 'moment',
    filter: 'day-range',
    sort: true,
  },
} as const satisfies Columns;

/** What can be downloaded of a row, and what a new quote starts with. */
const ownFields = { has_receipt: 'yes-no', has_invoice: 'yes-no', group_id: 'number' } as const;

function ordersTableOf(name: string, path: string, access: Policy<false>) {
  return table({
    name,
    path,
    summary: 'The own orders.',
    access,
    columns: ownColumns,
    fields: ownFields,
    sort: '-created_at',
    freshSeconds: 30,
  });
}
export const ordersTable = ordersTableOf('orders', '/educator/orders', educators);
export const parentOrdersTable = ordersTableOf('parent-orders', '/parent/orders', parents);

const staffColumns = {
  ...ownColumns,
  paid_on: { label: 'purchasing-orders.columns.paid-on', kind: 'day' },
  buyer: { label: 'purchasing-orders.columns.buyer', kind: 'text', filter: 'text' },
  group: { label: 'purchasing-orders.columns.group', kind: 'text', hidden: true },
  organisation: {
    label: 'purchasing-orders.columns.organisation',
    kind: 'text',
    filter: 'text',
    hidden: true,
  },
  billing_email: {
    label: 'purchasing-orders.columns.billing-email',
    kind: 'text',
    filter: 'text',
    hidden: true,
  },
  granted_at: { label: 'purchasing-orders.columns.granted-at', kind: 'moment', hidden: true },
  refund_attention: { label: 'purchasing-orders.columns.refund-attention', kind: 'number', hidden: true },
  refund_reason: { label: 'purchasing-orders.columns.refund-reason', kind: 'text', hidden: true },
} as const satisfies Columns;
const staffFilters = {
  educator_id: { kind: 'id', label: 'purchasing-orders.columns.buyer', find: findEducators },
  group_id: { kind: 'id', label: 'purchasing-orders.columns.group', find: findGroups },
  school_id: { kind: 'id', label: 'purchasing-orders.columns.school', find: findSchools },
} as const;

/** What the dialog that gives money back says of an order, and of the licenses that it sold. */
export const refundFields = {
  refundable_cents: 'number',
  unit_price_cents: 'number',
  licenses_unused: 'number',
  licenses_in_use: 'number',
} as const;

export const staffOrdersTable = table({
  name: 'uber-orders',
  path: '/uber/orders',
  summary: 'All orders.',
  access: uber,
  columns: staffColumns,
  fields: { ...ownFields, account_id: 'number', ...refundFields },
  filters: staffFilters,
  sort: '-created_at',
  freshSeconds: 30,
});

export const staffPurchaseOrdersTable = table({
  name: 'uber-purchase-orders',
  path: '/uber/purchase-orders',
  summary: 'All purchase orders.',
  access: uber,
  columns: {
    ...staffColumns,
    refunded: { ...ownColumns.refunded, hidden: true },
    purchase_order_date: { label: 'purchasing-orders.columns.po-date', kind: 'day', hidden: true },
    quote_number: { label: 'purchasing-orders.columns.quote-number', kind: 'text' },
    has_file: { label: 'purchasing-orders.columns.has-file', kind: 'yes-no' },
    decline_reason: { label: 'purchasing-orders.columns.decline-reason', kind: 'text', hidden: true },
  },
  fields: { ...ownFields, account_id: 'number', due_cents: 'number', payment_id: 'number', payment: 'text' },
  filters: staffFilters,
  sort: '-created_at',
  freshSeconds: 30,
});
