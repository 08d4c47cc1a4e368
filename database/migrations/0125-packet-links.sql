-- Links by which a district's office opens a quote with all that it asks for, without an account. Only a hash of the code.
create table packet_links (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  quote_id bigint not null references quotes on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by bigint references accounts on delete set null,
  opened integer not null default 0 check (opened >= 0),
  opened_at timestamptz
);
create index packet_links_quote on packet_links (quote_id);
create index packet_links_account on packet_links (account_id);
create index packet_links_revoker on packet_links (revoked_by) where revoked_by is not null;
create index packet_links_end on packet_links (ends_at);
