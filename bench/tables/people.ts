import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { summarize } from '#product/play/server/summaries.ts';
import { isShort } from '../report.ts';

export type Size = { schools: number; educators: number; students: number };

export const LARGE: Size = isShort
  ? { schools: 20, educators: 100, students: 2000 }
  : { schools: 1000, educators: 20_000, students: 1_000_000 };
export const SMALL: Size = isShort
  ? { schools: 10, educators: 50, students: 500 }
  : { schools: 10, educators: 200, students: 10_000 };

/** Students are made on ten days, so that one day's are a tenth of all. */
export const FIRST_DAY = '2026-01-01';
const AT_ONCE = 100_000;

/**
 * As many in both sizes, spread evenly over everybody: who asks for them asks the same of 10,000 and of 1,000,000.
 * Of the students a tenth is archived, as of all others.
 */
export const ALIKE = { students: 100, educators: 50, name: 'Wrenfield', program: 'academy', year: 2031 };

const FIRST_NAMES =
  `Ada,Aaliyah,Amir,Ana,Annika,Bao,Ben,Carlos,Chloe,Dara,Diego,Ebony,Eli,Emma,Farid,Fatima,Grace,
Hana,Hiro,Ines,Isla,Jada,Jamal,Jonas,Kai,Kofi,Lan,Leila,Liam,Lucia,Malik,Maya,Mei,Mila,Nadia,Noah,Nora,Olu,Omar,Owen,
Priya,Quinn,Rosa,Ryan,Sam,Sofia,Tariq,Tess,Uma,Vera,Wren,Xiomara,Yara,Yusuf,Zoe`.replaceAll('\n', '');
const LAST_NAMES =
  `Abara,Adeyemi,Alvarez,Andersson,Baker,Banerjee,Brooks,Castillo,Chen,Costa,Cruz,Dang,Diaz,Dube,Ellis,
Farah,Fischer,Garcia,Gomez,Haddad,Hansen,Ibrahim,Ito,Jackson,Jensen,Kaur,Khan,Kim,Kowalski,Larsen,Le,Lopez,Mbeki,
Mendoza,Moreno,Nakamura,Nguyen,Novak,Okafor,Ortiz,Park,Patel,Perez,Quist,Ramos,Rossi,Sato,Silva,Singh,Tanaka,Tran,
Ueda,Vargas,Walker,Weber,Wong,Xu,Yilmaz,Young,Zhang`.replaceAll('\n', '');

/** The same people each time: everything follows from the row's number. */
export async function buildPeople(db: Db, { schools, educators, students }: Size): Promise<void> {
  await sql`insert into districts (name, state) select 'District ' || n, 'NC' from generate_series(1, ${schools / 10}::int) n`.execute(
    db,
  );
  await sql`insert into schools (name, state, district_id)
    select 'School ' || n, 'NC', 1 + n % ${schools / 10}::int from generate_series(1, ${schools}::int) n`.execute(
    db,
  );
  await sql`insert into accounts (scope, role, username, first_name, last_name, status, source, school_id)
    select 'educator', 'educator', 'educator-' || n || '@bench.test',
      (string_to_array(${FIRST_NAMES}, ','))[1 + n % 55], case when n % ${educators / ALIKE.educators}::int = 0 then ${ALIKE.name}
        else (string_to_array(${LAST_NAMES}, ','))[1 + n % 60] end,
      'verified', 'form', 1 + n % ${schools}::int
    from generate_series(1, ${educators}::int) n`.execute(db);
  await sql`insert into accounts (scope, username, first_name, last_name, status, source)
    values ('uber', 'uber@bench.test', 'Staff', 'Member', 'verified', 'uber')`.execute(db);
  await withoutIndexes(db, 'students', async () => {
    for (let from = 1; from <= students; from += AT_ONCE) {
      await insertStudents(
        db,
        { schools, educators, students },
        from,
        Math.min(students, from + AT_ONCE - 1),
      );
    }
  });
  await insertPlay(db);
  // What autovacuum does in a running system: the visibility map lets an index alone answer.
  await sql`vacuum (analyze) students`.execute(db);
  await sql`vacuum (analyze) accounts`.execute(db);
  await sql`vacuum (analyze) program_progress`.execute(db);
  await sql`vacuum (analyze) play_days`.execute(db);
  await sql`vacuum (analyze) measurements`.execute(db);
  await sql`vacuum (analyze) play_summaries`.execute(db);
}

/** An index of many rows is made of all of them sooner than row by row. Keys stay, since others refer to them. */
async function withoutIndexes(db: Db, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; make: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as make from pg_index i
    where indrelid = ${table}::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  await fill();
  for (const { make } of rows) await sql.raw(make).execute(db);
}

/** Who looks after a district, with a paid license for each student of it whose date says so. */
export async function buildAdmin(db: Db): Promise<void> {
  await sql`with person as (
      insert into accounts (scope, role, username, first_name, last_name, status, source, school_id)
      select 'educator', 'administrator', ${ADMIN}, 'Dee', 'Admin', 'verified', 'form', min(id) from schools
        where district_id = 1 returning id
    ), team as (insert into groups (kind, name, district_id) values ('district', 'District 1', 1) returning id)
    insert into group_members (group_id, account_id, role) select team.id, person.id, 'owner' from team, person`.execute(
    db,
  );
  await sql`with lot as (
      insert into license_lots (id, root_id, account_id, plan, term, starts_on, ends_on, issuer, origin, created_at)
      select 1, 1, id, 'site', 'to-end', date '2026-01-01', date '2028-12-31', 'user', 'purchase', now()
      from accounts where username = ${ADMIN} returning id
    )
    insert into license_uses (lot_id, student_id, program, starts_on, ends_on, assigned_at)
    select lot.id, s.id, s.active_program, date '2026-01-01', s.license_ends_on, now()
    from lot, students s join schools sc on sc.id = s.school_id
    where sc.district_id = 1 and s.license_ends_on is not null`.execute(db);
  await sql`vacuum (analyze) license_uses`.execute(db);
}

export const ADMIN = 'admin@bench.test';

/**
 * Paid licenses for the class of an educator whose roster is measured: without them its columns would be empty, and
 * whoever looks them up would find that out sooner than in earnest.
 */
export async function buildClassLicenses(db: Db, educatorId: number): Promise<void> {
  const found = await sql`select from license_lots where account_id = ${educatorId}`.execute(db);
  if (found.rows.length > 0) return;
  await sql`with lot as (
      insert into license_lots (id, root_id, account_id, plan, term, starts_on, ends_on, issuer, origin, created_at)
      values (2, 2, ${educatorId}, 'individual', 'year', date '2026-01-01', null, 'user', 'purchase', now()) returning id
    )
    insert into license_uses (lot_id, student_id, program, starts_on, ends_on, assigned_at)
    select lot.id, s.id, s.active_program, date '2026-01-01', s.license_ends_on, now()
    from lot, students s where s.owner_id = ${educatorId} and s.license_ends_on is not null`.execute(db);
  await sql`vacuum (analyze) license_uses`.execute(db);
  await sql`vacuum (analyze) students`.execute(db);
}

/**
 * One in ten is archived; one in five has no license. Hashes of the number stand for chance, one for each column, so
 * that no column follows from another.
 */
async function insertStudents(db: Db, size: Size, from: number, to: number): Promise<void> {
  await sql`with names as materialized (
      select string_to_array(${FIRST_NAMES}, ',') as first, string_to_array(${LAST_NAMES}, ',') as last
    ), drawn as (
      select n, abs(hashint8extended(n, 1)) as a, abs(hashint8extended(n, 2)) as b, abs(hashint8extended(n, 3)) as c,
        abs(hashint8extended(n, 4)) as d, abs(hashint8extended(n, 5)) as e,
        n % ${size.students / ALIKE.students}::bigint = 0 as alike
      from generate_series(${from}::bigint, ${to}::bigint) n
    )
    insert into students (school_id, owner_id, first_name, last_name, grade, student_id, username,
      password_sealed, active_program, license_ends_on, archived_at, created_at)
    select a.school_id, a.id, names.first[1 + drawn.a % 55],
      case when alike then ${ALIKE.name} else names.last[1 + drawn.b % 60] end
        || case when n % 3 = 0 then '-' || names.last[1 + drawn.e % 60] else '' end,
      drawn.c % 14 - 1, 'S' || n, 'child.' || n, '\\x00'::bytea, 
      case when alike then ${ALIKE.program} when drawn.a % 500 = 0 then 'sim' when n % 2 = 0 then 'zoou' else 'hoh' end,
      case when alike then make_date(${ALIKE.year}, 5, 1 + (drawn.d % 7)::int)
        when drawn.d % 5 = 0 then null else date '2026-09-01' + (drawn.d % 700)::int end,
      case when case when alike then n / ${size.students / ALIKE.students}::bigint else drawn.e end % 10 = 0 then now() end,
      ${FIRST_DAY}::date + (n * 10::bigint / ${size.students + 1}::bigint)::int + interval '1 hour'
    from drawn cross join names
    join accounts a on a.username = 'educator-' || (1 + n % ${size.educators}::int) || '@bench.test'`.execute(
    db,
  );
}

/** Two of three have played, on four days of the last forty each. */
async function insertPlay(db: Db): Promise<void> {
  await sql`insert into program_progress (student_id, program, completed, success_rate, first_played_at,
      last_played_at, updated_at)
    select id, active_program, id % 101, id % 97, now() - interval '50 days', now() - id % 40 * interval '1 day', now()
    from students where id % 3 > 0`.execute(db);
  await sql`insert into measurements (student_id, program, report, iteration, model, epoch, scenes, form, languages, asks,
      best, by_guessing, left_out, rushed_scenes, favorite_spot, as_mixed_as_guessing, edition, first_on, last_on, levels,
      clear, skills, updated_at)
    select id, active_program, case active_program when 'academy' then 'progress' when 'ssgrin' then 'activity'
        else 'assessment' end, 1, 2, 1, 6, 'a', '{en}', 60, 40, 33, 0, '{}', false, false, 'bench', current_date - 50,
      current_date - 40, '{1,1,1,1,1,1}', '{t,t,t,f,f,f}', (
        select jsonb_object_agg(skill, jsonb_build_object('said', 'improving', 'performance', 50, 'low', 25, 'high', 75,
          'mean', 0.5, 'error', 0.15, 'best', 6, 'partly', 2, 'not_yet', 2, 'hints', 0, 'tried_again', 0))
        from unnest(array['ic', 'com', 'coop', 'ini', 'emp', 'er']) skill
      ), now()
    from students where id % 6 = 1 and active_program <> 'sim'`.execute(db);
  await sql`insert into play_days (student_id, on_day, area, seconds)
    select id, current_date - (id % 10 + 10 * back)::int, active_program, 60 + id % 1200
    from students cross join generate_series(0, 3) back where id % 3 > 0`.execute(db);
  const { rows } = await sql<{ id: number }>`select id from students where id % 3 > 0 order by id`.execute(
    db,
  );
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await summarize(
      db,
      rows.slice(from, from + AT_ONCE).map(({ id }) => id),
    );
  }
}
