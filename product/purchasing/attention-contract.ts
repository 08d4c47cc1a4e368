import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { table } from '#platform/contract/table.ts';
import { uber } from '#product/access/rules/policies.ts';
import { refundFields } from './orders-contract.ts';

/** Why a payment needs somebody to look at it. */
export const ATTENTIONS = [
  'unknown-session',
  'amount-mismatch',
  'foreign-currency',
  'wrong-order',
  'paid-twice',
  'account-not-parent',
  'account-deactivated',
  'unknown-refund',
  'refund-in-use',
  'refund-unanswered',
] as const;

/** Payments that could not be turned into licenses as they came, for people to decide. */
export const paymentAttentionTable = table({
  name: 'payment-attention',
  path: '/uber/payment-attention',
  summary: 'Payments and refunds that need somebody to look at them.',
  access: uber,
  columns: {
    attention: {
      label: 'purchasing-orders.attention.why',
      kind: 'choice',
      choices: ATTENTIONS,
      labels: 'purchasing-orders.attentions',
      filter: 'choices',
    },
    order: { label: 'purchasing-orders.columns.number', kind: 'text' },
    buyer: { label: 'purchasing-orders.columns.buyer', kind: 'text' },
    amount: { label: 'purchasing-orders.attention.amount', kind: 'text' },
    in_use: { label: 'purchasing-orders.attention.in-use', kind: 'number' },
    session_id: { label: 'purchasing-orders.attention.session', kind: 'text' },
    received_at: {
      label: 'purchasing-orders.attention.at',
      kind: 'moment',
      sort: true,
      time: true,
      filter: 'day-range',
    },
    settled: { label: 'purchasing-orders.attention.settled', kind: 'yes-no', filter: 'yes-no' },
  },
  /** For the refund of what was paid twice. */
  fields: { order_id: 'number', ...refundFields },
  sort: '-received_at',
});

export const settleAttention = endpoint({
  method: 'POST',
  path: '/uber/payment-attention/:id/settle',
  summary: 'Say that somebody has dealt with it.',
  access: uber,
  input: z.strictObject({ id: id() }),
  output: notificationReply,
  audit: 'payment.settle',
});
