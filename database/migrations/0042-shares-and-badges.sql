-- How a child signs in goes to nobody beyond the district of the child's school.
update student_shares sh set login_cards = false
from students s, accounts a
where s.id = sh.student_id and a.id = sh.account_id and sh.login_cards and s.school_id is not null
  and not exists (
    select from schools own join schools beside on beside.id = own.id or beside.district_id = own.district_id
    where own.id = s.school_id and beside.id = a.school_id)
  and not (a.school_id is null and exists (
    select from group_members works join groups office on office.id = works.group_id
    where works.account_id = a.id and office.kind <> 'team' and (office.school_id = s.school_id
      or office.district_id = (select own.district_id from schools own where own.id = s.school_id))));

-- What a badge opened ends when badges are turned off.
alter table sessions add column by_badge boolean not null default false;
