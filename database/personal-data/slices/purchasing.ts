import { of, type Registry, TIMES } from './columns.ts';

/** Who a document is made out to. */
function billing(document: string) {
  return {
    organisation: of(`stands on ${document}`, 'books', 'Organization'),
    billing_name: of(`stands on ${document}`, 'books', 'Billing name'),
    billing_email: of(`receives ${document}`, 'books', 'Billing email'),
    billing_address: of(`stands on ${document}`, 'books', 'Billing address'),
    note: of('tells staff what the customer asked for', 'books', 'Note'),
  };
}

export const purchasing = {
  quotes: {
    plain: [
      ...([
        'id',
        'number',
        'kind',
        'status',
        'account_id',
        'group_id',
        'lot_id',
        'plan',
        'quantity',
      ] as const),
      ...(['tier', 'unit_price_cents', 'total_cents', 'starts_on', 'ends_on', 'valid_until'] as const),
      ...(['created_by', 'acting_as_by', 'sent_at', ...TIMES] as const),
    ],
    personal: billing('the quote'),
  },
  orders: {
    plain: [
      ...([
        'id',
        'number',
        'kind',
        'status',
        'account_id',
        'student_id',
        'group_id',
        'quote_id',
        'plan',
        'quantity',
      ] as const),
      ...(['tier', 'unit_price_cents', 'total_cents', 'currency', 'starts_on', 'ends_on', 'lot_id'] as const),
      'sold_as',
      ...(['purchase_order_number', 'purchase_order_date', 'tax_exempt', 'refunded_cents'] as const),
      ...(['created_by', 'acting_as_by', 'paid_at', 'granted_at', 'granted_by'] as const),
      ...TIMES,
    ],
    personal: {
      ...billing('the order and its invoice'),
      decline_reason: of('tells the customer why the order was declined', 'books', 'Reason for declining'),
    },
  },
  order_payments: {
    plain: ['id', 'order_id', 'amount_cents', 'paid_on', 'recorded_by', 'created_at'],
    personal: {
      reference: of(
        'tells which check or transfer paid the order',
        'books',
        'Number of the check or transfer',
      ),
    },
  },
  order_refunds: {
    plain: [
      ...(['id', 'order_id', 'operation_id', 'amount_cents', 'status', 'asked_by'] as const),
      ...(['created_at', 'answered_at', 'sum_cents'] as const),
    ],
    personal: {
      reason: of('tells why money was given back', 'books', 'Reason for the refund'),
    },
  },
  order_files: {
    plain: ['order_id', 'content_type', 'created_at'],
    personal: {
      name: of('shows which document came with the order', 'books', 'Purchase order file'),
      content_sealed: of('proves what was ordered', 'books', 'Purchase order document'),
    },
  },
  payments: {
    plain: [
      ...([
        'id',
        'order_id',
        'session_id',
        'payment_intent',
        'status',
        'amount_cents',
        'created_at',
      ] as const),
      ...(['paid_at', 'expires_at', 'secret_used_at', 'operation_id', 'host', 'made_account_id'] as const),
      'close_asked_at',
    ],
    personal: {
      secret_hash: of('lets the browser that paid, and no other, go on', 'books', null),
      card_brand: of('stands on the receipt', 'books', 'Card brand'),
      card_last4: of('stands on the receipt', 'books', 'Card, last four digits'),
      receipt_url: of('leads to the receipt', 'books', 'Receipt'),
      parent_first_name: of('makes the account once it is paid for', 'books', 'First name'),
      parent_last_name: of('makes the account once it is paid for', 'books', 'Last name'),
      parent_email: of('makes the account once it is paid for', 'books', 'Email'),
    },
  },
  packet_links: {
    plain: [
      ...(['id', 'quote_id', 'account_id', 'created_at', 'ends_at', 'revoked_at', 'revoked_by'] as const),
      ...(['opened', 'opened_at'] as const),
    ],
    personal: { token_hash: of("opens a quote's papers for an office", 'ninety-days', null) },
  },
  payment_events: {
    plain: ['number', 'settled_at', 'settled_by', 'id', 'type', 'session_id', 'received_at', 'attention'],
  },
} satisfies Partial<Registry>;
