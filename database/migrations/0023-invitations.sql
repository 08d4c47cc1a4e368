-- Who vouched for an account: staff, or an admin of its school. Of an invited colleague also before the activation.
alter table accounts
  add column verified_by bigint references accounts (id) on delete set null,
  -- The address had an account before, or had asked for one: an invitation brings nobody new, and no gift.
  add column known_before boolean not null default false;
create index accounts_verified_by on accounts (verified_by) where verified_by is not null;
-- The list of colleagues an admin has to approve.
create index accounts_invited on accounts (school_id)
  where source = 'invite' and status in ('not-activated', 'not-verified', 'on-hold');

-- Addresses that once were somebody's, as hashes: an account that was deleted or has another address by now is known.
create table former_addresses (
  address_hash bytea primary key,
  created_at timestamptz not null default now()
);
create function keep_former_address() returns trigger language plpgsql as $$
begin
  insert into former_addresses (address_hash) values (sha256(convert_to(old.username, 'UTF8')))
  on conflict do nothing;
  return null;
end $$;
create trigger former_address_of_changed after update of username on accounts
  for each row when (old.username <> new.username) execute function keep_former_address();
create trigger former_address_of_deleted after delete on accounts
  for each row execute function keep_former_address();

-- Later kinds add themselves to this list, and keep the others: database/kinds.test.ts holds it against the code's.
alter table dashboard_notifications drop constraint dashboard_notifications_kind_check;
alter table dashboard_notifications add constraint dashboard_notifications_kind_check check (kind in (
  'welcome', 'account-verified', 'colleague-to-approve', 'games-preview', 'student-login-without-license',
  'student-mass-transfer-or-share', 'weekly-emotion-check-in', 'weekly-top-students', 'licenses-expiring',
  'site-license-usage-report', 'back-to-school'));
