import type { TFunction } from 'i18next';
import { Undo2 } from 'lucide-react';
import { newOperationId } from '#platform/web/operation-id.ts';
import { findGroups } from '#product/schools/contract.ts';
import { action, openAction } from '#ui/actions/action.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { paymentAttentionTable } from '../../attention-contract.ts';
import * as calls from '../../orders-contract.ts';
import { QUOTE_FOR, staffQuotesTable, TERM_CHOICES } from '../../quotes-contract.ts';
import { offeredRefund } from '../../rules/refunds.ts';
import { money } from '../shared/money.ts';
import { billingActionFields, educatorActionField, groupActionField } from './staff-quote-actions.ts';

const SHOWN = [
  paymentAttentionTable.name,
  calls.staffPurchaseOrdersTable.name,
  calls.staffOrdersTable.name,
  staffQuotesTable.name,
];

const documentFields = [
  { name: 'purchase_order_number', kind: 'text', label: 'purchasing-orders.send.number', half: true },
  { name: 'purchase_order_date', kind: 'date', label: 'purchasing-orders.send.date', half: true },
  { name: 'tax_exempt', kind: 'checkbox', label: 'purchasing-orders.send.tax-exempt' },
] as const;

/** Without a quote. */
export const recordOrder = action({
  name: 'record-purchase-order',
  endpoint: calls.recordPurchaseOrder,
  title: 'purchasing-orders.record.title',
  submit: 'purchasing-orders.record.submit',
  size: 'lg',
  refreshes: SHOWN,
  fields: [
    educatorActionField,
    {
      name: 'for',
      kind: 'radio',
      label: 'purchasing-quotes.fields.for',
      choices: QUOTE_FOR,
      labels: 'purchasing-quotes.for',
    },
    { name: 'quantity', kind: 'number', label: 'purchasing-quotes.fields.quantity' },
    {
      name: 'term',
      kind: 'select',
      label: 'purchasing-quotes.fields.term',
      choices: TERM_CHOICES,
      labels: 'purchasing-quotes.terms',
    },
    groupActionField,
    ...documentFields,
    ...billingActionFields,
  ],
});

/** A quote says for whom and what. */
export const recordOrderOfQuote = action({
  name: 'record-order-of-quote',
  endpoint: calls.recordPurchaseOrder,
  title: 'purchasing-orders.record.title',
  submit: 'purchasing-orders.record.submit',
  size: 'lg',
  refreshes: SHOWN,
  fields: [...documentFields, ...billingActionFields],
});

export const editOrder = action({
  name: 'edit-purchase-order',
  endpoint: calls.editPurchaseOrder,
  load: calls.purchaseOrderForm,
  title: 'purchasing-orders.edit.title',
  submit: 'purchasing-orders.edit.submit',
  size: 'lg',
  refreshes: SHOWN,
  fields: [groupActionField, ...documentFields, ...billingActionFields],
});

export const grantOrder = action({
  name: 'grant-purchase-order',
  endpoint: calls.grantPurchaseOrder,
  title: 'purchasing-orders.grant.title',
  text: 'purchasing-orders.grant.text',
  submit: 'purchasing-orders.grant.submit',
  refreshes: SHOWN,
  fields: [
    {
      name: 'group_id',
      kind: 'autocomplete',
      label: 'purchasing-orders.grant.group',
      hint: 'purchasing-orders.grant.group-hint',
      find: findGroups,
    },
  ],
});

export const receivePayment = action({
  name: 'receive-payment',
  endpoint: calls.receivePayment,
  title: 'purchasing-orders.payment.title',
  text: 'purchasing-orders.payment.text',
  submit: 'purchasing-orders.payment.submit',
  refreshes: SHOWN,
  fields: [
    { name: 'amount', kind: 'text', label: 'purchasing-orders.payment.amount', half: true },
    { name: 'paid_on', kind: 'date', label: 'purchasing-orders.payment.paid-on', half: true },
    { name: 'reference', kind: 'text', label: 'purchasing-orders.payment.reference' },
  ],
});

export const takeBackPayment = action({
  name: 'take-back-payment',
  endpoint: calls.takeBackPayment,
  title: 'purchasing-orders.payment.take-back-title',
  text: 'purchasing-orders.payment.take-back-text',
  submit: 'purchasing-orders.payment.take-back',
  danger: true,
  refreshes: SHOWN,
  fields: [],
});

const refundOrder = action({
  name: 'refund-order',
  endpoint: calls.refundOrder,
  title: 'purchasing-orders.refund.title',
  text: 'purchasing-orders.refund.text',
  submit: 'purchasing-orders.refund.submit',
  danger: true,
  refreshes: SHOWN,
  fields: [
    {
      name: 'amount',
      kind: 'text',
      label: 'purchasing-orders.refund.amount',
      hint: 'purchasing-orders.refund.amount-hint',
    },
    {
      name: 'reason',
      kind: 'textarea',
      label: 'purchasing-orders.refund.reason',
      hint: 'purchasing-orders.refund.reason-hint',
    },
  ],
});

/** Blank rather than nothing: an amount has to be named where every license is in use. */
const amountText = (cents: number): string => (cents > 0 ? (cents / 100).toFixed(2) : '');

/** For a row of orders or payments, where something of it can be given back. */
export function refundEntries(
  t: TFunction,
  order: {
    id: number | null;
    number: string | null;
    refundable_cents: number | null;
    unit_price_cents: number | null;
    licenses_unused: number | null;
    licenses_in_use: number | null;
    /** All of it is to go back, whoever uses the licenses. */
    paidTwice?: boolean;
  },
): MenuEntry[] {
  const { id, number, refundable_cents: left, unit_price_cents: unit } = order;
  const [unused, inUse] = [order.licenses_unused ?? 0, order.licenses_in_use ?? 0];
  if (id === null || left === null || left <= 0) return [];
  const offered = order.paidTwice
    ? left
    : offeredRefund({ refundable_cents: left, unit_price_cents: unit ?? 0, unused, inUse });
  return [
    {
      id: 'refund',
      label: t('purchasing-orders.refund.menu'),
      icon: <Undo2 />,
      danger: true,
      divided: true,
      onSelect: () =>
        openAction(refundOrder, {
          values: { id, amount: amountText(offered), operation_id: newOperationId() },
          facts: { number: number ?? '', left: money(left), unit: money(unit ?? 0), unused, inUse },
        }),
    },
  ];
}

export const declineOrder = action({
  name: 'decline-purchase-order',
  endpoint: calls.declinePurchaseOrder,
  title: 'purchasing-orders.decline.title',
  text: 'purchasing-orders.decline.text',
  submit: 'purchasing-orders.decline.submit',
  danger: true,
  refreshes: SHOWN,
  fields: [{ name: 'reason', kind: 'textarea', label: 'purchasing-orders.decline.reason' }],
});
