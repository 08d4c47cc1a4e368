-- Staff find anybody and anything by a few letters, and write notes about people and schools.

-- Lists of places look through one page of names; a search looks through all of them.
create index schools_search on schools using gin (search_text(name) gin_trgm_ops);
create index districts_search on districts using gin (search_text(name) gin_trgm_ops);
create index groups_search on groups using gin (search_text(name) gin_trgm_ops);
create index families_search on families using gin (search_text(name) gin_trgm_ops);
-- Who calls about an order has its number, that of the purchase order, or the name or address it is billed to.
create index orders_search on orders using gin (search_text(
  number || ' ' || coalesce(purchase_order_number, '') || ' ' || organisation || ' ' || billing_name || ' ' || billing_email
) gin_trgm_ops);
create index quotes_search on quotes using gin (search_text(
  number || ' ' || organisation || ' ' || billing_name || ' ' || billing_email
) gin_trgm_ops);

-- A person's page tells which letters went to them.
create index mails_recipient on mails (recipient, created_at);

-- What staff write down about a person or a school. A person's notes are part of that person's record: they go with the
-- account, and outlive their author's.
create table staff_notes (
  id bigint primary key generated always as identity,
  account_id bigint references accounts on delete cascade,
  school_id bigint references schools on delete cascade,
  author_id bigint references accounts on delete set null,
  text text not null check (text <> '' and char_length(text) <= 500),
  created_at timestamptz not null,
  check (num_nonnulls(account_id, school_id) = 1)
);
create index staff_notes_account on staff_notes (account_id, created_at) where account_id is not null;
create index staff_notes_school on staff_notes (school_id, created_at) where school_id is not null;
create index staff_notes_author on staff_notes (author_id) where author_id is not null;
