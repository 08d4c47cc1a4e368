-- Single sign-on: which of our states came back. Each is good once; a browser carries the rest, sealed.
create table used_sign_ons (
  state_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_sign_ons_expiry on used_sign_ons (expires_at);

-- Demo mode only: the codes and tokens that the stand-ins for Clever and ClassLink have given out.
create table identity_simulator (
  key_hash bytea primary key,
  provider text not null check (provider in ('clever', 'classlink')),
  kind text not null check (kind in ('code', 'token')),
  content jsonb not null,
  created_at timestamptz not null
);
