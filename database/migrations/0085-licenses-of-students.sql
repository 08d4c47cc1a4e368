-- Until when each program's license runs, and whether the one that ends last is paid, stand with the student as its end
-- does: every list shows them, and looking through the licenses of fifty students took a fifth of a page.
alter table students
  add column ends_academy date,
  add column ends_zoou date,
  add column ends_ssgrin date,
  add column ends_hoh date,
  add column ends_sim date,
  add column license_paid boolean not null default false;

-- What the licenses of students say together. Those without any say that there is none.
create function licenses_of(ids bigint[]) returns table (
  student_id bigint, last_day date, academy date, zoou date, ssgrin date, hoh date, sim date, paid boolean
) language sql stable as $$
  select asked.id, max(u.ends_on), max(u.ends_on) filter (where u.program = 'academy'),
    max(u.ends_on) filter (where u.program = 'zoou'), max(u.ends_on) filter (where u.program = 'ssgrin'),
    max(u.ends_on) filter (where u.program = 'hoh'), max(u.ends_on) filter (where u.program = 'sim'),
    coalesce(max(u.ends_on) filter (where l.plan <> 'free-trial') = max(u.ends_on), false)
  from unnest(ids) asked(id)
  left join license_uses u on u.student_id = asked.id and u.returned_at is null
  left join license_lots l on l.id = u.lot_id
  group by asked.id
$$;

create or replace function end_student_licenses() returns trigger language plpgsql as $$
begin
  update students s set license_ends_on = now_is.last_day, ends_academy = now_is.academy, ends_zoou = now_is.zoou,
    ends_ssgrin = now_is.ssgrin, ends_hoh = now_is.hoh, ends_sim = now_is.sim, license_paid = now_is.paid
  from licenses_of(array(select distinct student_id from new_rows where student_id is not null)) now_is
  where s.id = now_is.student_id
    and (s.license_ends_on, s.ends_academy, s.ends_zoou, s.ends_ssgrin, s.ends_hoh, s.ends_sim, s.license_paid)
      is distinct from (now_is.last_day, now_is.academy, now_is.zoou, now_is.ssgrin, now_is.hoh, now_is.sim, now_is.paid);
  return null;
end $$;
create trigger license_uses_deleted after delete on license_uses
  referencing old table as new_rows for each statement execute function end_student_licenses();

update students s set ends_academy = now_is.academy, ends_zoou = now_is.zoou, ends_ssgrin = now_is.ssgrin,
  ends_hoh = now_is.hoh, ends_sim = now_is.sim, license_paid = now_is.paid
from licenses_of(array(select distinct student_id from license_uses where student_id is not null)) now_is
where s.id = now_is.student_id;
