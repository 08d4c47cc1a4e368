-- A new teacher belongs to a school: what was chosen on the request, students who wait for their educator's school,
-- what an account was before it became a parent's, and the notice that it is verified.

alter table account_requests
  -- Proposed by whoever filled in the form. The account itself belongs to a school only once staff have linked it.
  add column school_id bigint references schools on delete set null,
  add column no_district boolean not null default false,
  add column state char(2);
create index account_requests_school on account_requests (school_id) where school_id is not null;

-- Added by an educator whom staff had not linked to a school yet: kept in a family until then.
alter table students add column awaits_school boolean not null default false;
create index students_awaiting_school on students (owner_id) where awaits_school;
update students s set awaits_school = true from accounts a
where a.id = s.owner_id and s.family_id is not null
  and a.scope = 'educator' and a.role <> 'home' and a.school_id is null
  and not exists (select from accounts parent where parent.family_id = s.family_id and parent.scope = 'parent');

-- For who becomes a parent and an educator again.
alter table accounts
  add column role_before_conversion text,
  add column school_before_conversion bigint references schools on delete set null;
create index accounts_school_before_conversion on accounts (school_before_conversion)
  where school_before_conversion is not null;

-- Later kinds add themselves to this list, and keep the others: database/kinds.test.ts holds it against the code's.
alter table dashboard_notifications drop constraint dashboard_notifications_kind_check;
alter table dashboard_notifications add constraint dashboard_notifications_kind_check check (kind in (
  'welcome', 'account-verified', 'games-preview', 'student-login-without-license', 'student-mass-transfer-or-share',
  'weekly-emotion-check-in', 'weekly-top-students', 'licenses-expiring', 'site-license-usage-report',
  'back-to-school'));
