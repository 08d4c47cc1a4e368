-- A visit to the Cool Down Corner counts as a day of play. What is kept of a child is written anew at its next play: until
-- then the list of students would name an earlier day than the child's page adds up.
update play_summaries kept set last_played_at = calm.last_at
from (
  select student_id, to_timestamp(max(slot) * 15.0) as last_at from play_slots where area = 'cdc' group by student_id
) calm
where calm.student_id = kept.student_id and (kept.last_played_at is null or kept.last_played_at < calm.last_at);
