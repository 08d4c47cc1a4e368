-- Buying by card.
-- The browser's own id of what it asked for: asked again, it gets the same payment.
alter table payments add column operation_id text unique;
-- The address it was begun at, which says whose brand letters about it wear.
alter table payments add column host text not null default '';
-- The newcomer's account, if this payment made it: only then may its browser go on without a password.
alter table payments add column made_account_id bigint references accounts on delete set null;
create index payments_made_account on payments (made_account_id) where made_account_id is not null;

-- Why staff should look at what the payment service told.
alter table payment_events add column attention text check (attention in ('unknown-session', 'amount-mismatch',
  'foreign-currency', 'wrong-order', 'paid-twice', 'account-not-parent', 'unknown-refund', 'refund-in-use'));
create index payment_events_attention on payment_events (received_at) where attention is not null;

-- The demo's stand-in for the payment service keeps here what the real one keeps to itself.
create table payment_simulator (
  id text primary key,
  kind text not null check (kind in ('session', 'request', 'event')),
  content jsonb not null,
  -- When a session expires or an event is to be delivered.
  due_at timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null
);
create index payment_simulator_due on payment_simulator (kind, due_at) where due_at is not null;
