import { statement } from '#platform/server/database/statement.ts';

/** When a student first played on each license: `$2` says the days and moments, `[{ on_day, at }]`. */
export const markPlayed = statement(`
    update license_uses used set first_played_at = played.at
    from (
      select u.id, min(start.at) as at
      from jsonb_to_recordset($2::jsonb) as start(on_day date, at timestamptz)
      join license_uses u on u.student_id = $1 and u.returned_at is null
        and start.on_day between u.starts_on and u.ends_on
      group by u.id
    ) played
    where used.id = played.id and (used.first_played_at is null or used.first_played_at > played.at)`);
