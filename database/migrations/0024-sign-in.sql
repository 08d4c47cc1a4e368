-- Which district (Clever) or tenant (ClassLink) of a provider stands for a district or school of ours. A provider vouches
-- for people of all its customers: only this says whose students it vouches for here.
create table sign_on_tenants (
  provider text not null check (provider in ('clever', 'classlink')),
  tenant text not null check (length(tenant) between 1 and 100),
  district_id bigint references districts on delete cascade,
  school_id bigint references schools on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, tenant),
  unique (provider, district_id),
  unique (provider, school_id),
  check (num_nonnulls(district_id, school_id) = 1)
);
create index sign_on_tenants_district on sign_on_tenants (district_id) where district_id is not null;
create index sign_on_tenants_school on sign_on_tenants (school_id) where school_id is not null;
