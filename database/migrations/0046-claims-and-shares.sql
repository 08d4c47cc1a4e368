-- Who was added or invited under an address that only an unproven payment has: waits until the mailbox's owner decides.
create table address_claims (
  account_id bigint primary key references accounts on delete cascade,
  role text not null check (role in ('educator', 'administrator', 'clinician', 'home')),
  first_name text not null,
  last_name text not null,
  source text not null check (source in ('uber', 'admin', 'invite')),
  school_id bigint references schools on delete cascade,
  invited_by bigint references accounts on delete cascade,
  joins_teams boolean not null,
  created_at timestamptz not null
);
create index address_claims_school on address_claims (school_id);
create index address_claims_invited_by on address_claims (invited_by);

-- Beyond the district a student is shared only where the school agreed (docs/decisions/schools.md). Shares of before that
-- was asked end, and whose students they are is told.
with ended as (
  delete from student_shares sh using students s, accounts a
  where s.id = sh.student_id and a.id = sh.account_id and s.school_id is not null
    and not exists (
      select from schools own join schools beside on beside.id = own.id or beside.district_id = own.district_id
      where own.id = s.school_id and beside.id = a.school_id)
    and not (a.school_id is null and exists (
      select from group_members works join groups office on office.id = works.group_id
      where works.account_id = a.id and office.kind <> 'team' and (office.school_id = s.school_id
        or office.district_id = (select own.district_id from schools own where own.id = s.school_id))))
    and not exists (
      select from reading_agreements agreed
      join group_members mine on mine.group_id = agreed.group_id and mine.account_id = a.id
      join group_members theirs on theirs.group_id = agreed.group_id and theirs.account_id = s.owner_id
      where agreed.school_id = s.school_id)
  returning sh.student_id, sh.account_id, s.owner_id
), kept as (
  insert into audit (action, subject_type, subject_id, details, request_id)
  select 'student.share-ended', 'student', student_id, jsonb_build_object('with', account_id::text), 'migration 0046'
  from ended
)
insert into dashboard_notifications (account_id, kind, data, operation_id)
select e.owner_id, 'student-mass-transfer-or-share',
  jsonb_build_object('how', 'share-ended', 'count', count(distinct e.student_id)), 'share-ended-0046:' || e.owner_id
from ended e join accounts o on o.id = e.owner_id and o.scope = 'educator'
group by e.owner_id on conflict do nothing;
