import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

/**
 * What the notices speak of: every educator's lot with a license for each student who has one, one lot in ten over and
 * not used up; a child in fifty at home, with a parent; one educator in ten on a trial, one in a hundred with a site
 * license; feelings told last week.
 */
export async function buildLife(db: Db): Promise<void> {
  await sql`insert into license_operations (id, kind, at) values ('bench', 'grant', now())`.execute(db);
  await sql`insert into license_lots (id, root_id, account_id, plan, term, starts_on, ends_on, issuer, origin, created_at)
    select nextval('license_lots_id_seq'), currval('license_lots_id_seq'), id,
      case when id % 100 = 0 then 'site' else 'individual' end, 'to-end', date '2026-01-01',
      case when id % 10 = 5 then current_date - 10 else date '2028-12-31' end, 'user', 'purchase', now()
    from accounts where scope = 'educator' order by id`.execute(db);
  await sql`insert into license_entries (operation_id, lot_id, kind, quantity, at)
    select 'bench', id, 'grant', 100, now() from license_lots`.execute(db);
  await sql`insert into license_uses (lot_id, student_id, program, starts_on, ends_on, assigned_at)
    select l.id, s.id, s.active_program, date '2026-01-01', s.license_ends_on, now()
    from students s join license_lots l on l.account_id = s.owner_id where s.license_ends_on is not null`.execute(
    db,
  );
  await sql`with homes as (
      insert into families (name) select 'Family ' || id from students where id % 50 = 7 returning id
    ), paired as (
      select home.id as family, child.id as student from
        (select id, row_number() over (order by id) as n from homes) home
        join (select id, row_number() over (order by id) as n from students where id % 50 = 7) child using (n)
    ), parents as (
      insert into accounts (scope, username, first_name, last_name, status, source, family_id)
      select 'parent', 'parent-' || family || '@bench.test', 'Pat', 'Parent', 'verified', 'form', family from paired
      returning id, family_id
    )
    update students s set family_id = paired.family, school_id = null, owner_id = parents.id
    from paired join parents on parents.family_id = paired.family where s.id = paired.student`.execute(db);
  await sql`update accounts set free_trial_ends_on = current_date + (id % 30)::int, activated_at = now() - id % 60 * interval '1 day'
    where scope = 'educator' and id % 10 = 3`.execute(db);
  await sql`insert into check_ins (id, student_id, on_day, feeling, at)
    select gen_random_uuid(), id, current_date - (id % 14)::int,
      (array['happy', 'okay', 'worried', 'sad', 'mad', 'skipped'])[1 + id % 6], now()
    from students where id % 2 = 0`.execute(db);
  for (const table of ['accounts', 'students', 'license_lots', 'license_uses', 'check_ins']) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  }
}
