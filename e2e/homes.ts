import { expect, type Kindred } from './kindred.ts';

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

/** Three of the class said something today, one of them to the colleague alone, and one played. */
export async function aMorning({ database }: Kindred): Promise<{ names: string[] }> {
  const { rows } = await database.query(
    `select s.id, s.first_name as name, s.owner_id, (now() at time zone coalesce(sc.time_zone, 'America/New_York'))::date::text as today
     from students s join accounts a on a.id = s.owner_id left join schools sc on sc.id = s.school_id
     where a.username = 'educator@kindred.test' and s.archived_at is null order by s.username = 'maya' desc, s.id limit 3`,
  );
  expect(rows).toHaveLength(3);
  const [first, second, third] = rows;
  const day = first.today;
  await database.query('delete from check_ins where on_day = $1', [day]);
  await database.query(
    `insert into check_ins (student_id, id, at, on_day, feeling, told_to) values
       ($1, gen_random_uuid(), now(), $4, 'worried', $5), ($2, gen_random_uuid(), now(), $4, 'skipped', $5),
       ($3, gen_random_uuid(), now(), $4, 'mad', '{1}')`,
    [first.id, second.id, third.id, day, [first.owner_id]],
  );
  await database.query(
    `insert into play_days (student_id, on_day, area, seconds) values ($1, $2, 'zoou', 540)
     on conflict (student_id, on_day, area) do update set seconds = 540`,
    [first.id, day],
  );
  return { names: rows.map(({ name }) => name) };
}
