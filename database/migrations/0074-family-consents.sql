-- Who agreed to which text, and when. A row is a deed: it is added, and never changed.
create table family_consents (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  text text not null check (text in ('family-account')),
  version text not null,
  language text not null,
  agreed_at timestamptz not null
);
create index family_consents_account on family_consents (account_id, text, agreed_at);
