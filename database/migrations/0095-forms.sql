-- Assessments get a second form, and houses more lessons.
-- A check keeps the form it was begun with: `forms` has those that were begun, the first first. Until now there was one.
alter table program_progress
  add column forms text[] not null default '{}' check (forms <@ array['a', 'b']),
  -- Houses that were finished when they had two lessons: what was finished stays finished.
  add column houses text[] not null default '{}'
    check (houses <@ array['ic', 'com', 'coop', 'ini', 'emp', 'er']);

update program_progress p
set forms = array_fill('a'::text, array[p.iteration - case when exists (
    select from play_events e
    where e.student_id = p.student_id and e.program = p.program and e.epoch = p.epoch
      and e.type in ('scene_start', 'choice') and e.scene like p.program || '-check-%'
      and (e.event ->> 'iteration')::integer = p.iteration and not (e.event ->> 'debug')::boolean
  ) then 0 else 1 end])
where p.program in ('zoou', 'hoh');

update program_progress p
set houses = array(
  select skill from unnest(array['ic', 'com', 'coop', 'ini', 'emp', 'er']) as skill
  where p.done @> jsonb_build_array(
    jsonb_build_object('scene', 'zoou-' || skill || '-1'), jsonb_build_object('scene', 'zoou-' || skill || '-2')))
where p.program = 'zoou' and p.others_done >= 2;
