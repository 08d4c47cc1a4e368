import type { Kindred } from './kindred.ts';

/** All children of somebody have played a few minutes yesterday: their home is past the first steps. */
export async function havePlayed({ database }: Kindred, username: string): Promise<void> {
  await database.query(
    `insert into play_days (student_id, on_day, area, seconds)
     select s.id, current_date - 1, 'zoou', 540 from students s join accounts a on a.id = s.owner_id
     where a.username = $1 and s.archived_at is null
     on conflict (student_id, on_day, area) do update set seconds = 540`,
    [username],
  );
}
