-- A refund the payment service did not answer for so long that asking again could give the money back twice.
alter table payment_events drop constraint payment_events_attention_check;
alter table payment_events add constraint payment_events_attention_check check (attention in ('unknown-session',
  'amount-mismatch', 'foreign-currency', 'wrong-order', 'paid-twice', 'account-not-parent', 'account-deactivated',
  'unknown-refund', 'refund-in-use', 'refund-unanswered'));

-- What had been given back of the order when this refund was done: names the operation that took its licenses back.
alter table order_refunds add column sum_cents bigint;
