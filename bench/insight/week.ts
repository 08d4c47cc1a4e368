import { addDays, DEFAULT_TIME_ZONE, dayIn, mondayOf } from '#platform/contract/days.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { amount, atMost, median } from '../report.ts';
import type { Site } from '../tables/site.ts';

/** A school of two thousand, all shared with its counselor. */
const CHILDREN = amount(2000, 200);
const ROUNDS = amount(15, 1);
/** Nobody waits for a week. */
const MOST = 150;
const COUNSELOR = 'counselor@bench.test';
/** Five weeks of answers of the school, and of every so-manieth child elsewhere. */
const WEEKS = 5;
const ONE_OF = 100;

/** The week of a whole school: the list by name and by what is to notice, and the counts above it. */
export async function benchWeek(site: Site): Promise<void> {
  const { pool } = site.database;
  const found = await pool.query('select id from accounts where username = $1', [COUNSELOR]);
  const id = Number(found.rows[0]?.id ?? (await buildSchool(site)));
  const token = await openSession(site.database.db, { accountId: id }, new Date());
  const headers = { 'access-token': `Bearer ${token}` };
  const measure = async (name: string, path: string): Promise<void> => {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const begun = performance.now();
      const reply = await fetch(`${site.address}/api/educator/emotion-check-ins${path}`, { headers });
      const text = await reply.text();
      if (reply.status !== 200 || text.length < 100) throw new Error(`${path} answered ${reply.status}`);
      // The first is for the caches.
      if (round > 0) times.push(performance.now() - begun);
    }
    atMost(name, median(times), MOST, 'ms');
  };
  const week = `_week=${thisMonday()}&archived=no`;
  await measure('week-grid', `?${week}`);
  await measure('week-grid-to-notice', `?${week}&_sort=notice`);
  await measure('week-grid-last-page', `?${week}&_page=${CHILDREN / 50}`);
  await measure('week-class-mood', `/summary?${week}`);
}

const thisMonday = (): string => mondayOf(dayIn(DEFAULT_TIME_ZONE, new Date()));

async function buildSchool({ database: { pool } }: Site): Promise<number> {
  const { rows } = await pool.query(
    `insert into accounts (scope, role, username, first_name, last_name, password_hash, status, source, school_id)
     select 'educator', 'clinician', $1, 'Simone', 'Desrosiers', password_hash, 'verified', 'admin', school_id
     from accounts where username = 'educator-1@bench.test' returning id`,
    [COUNSELOR],
  );
  const id = Number(rows[0]?.id);
  await pool.query(
    `insert into student_shares (student_id, account_id)
     select id, $1 from students where archived_at is null and school_id is not null order by school_id, id limit $2`,
    [id, CHILDREN],
  );
  const first = addDays(thisMonday(), -7 * (WEEKS - 1));
  const feelings = "(array['mad', 'sad', 'worried', 'okay', 'happy', 'skipped'])[1 + (s.id + day.n) % 6]";
  // As they come: a day's answers lie together, and those of the school are among all others.
  await pool.query(
    `insert into check_ins (student_id, id, at, on_day, feeling, told_to)
     select s.id, gen_random_uuid(), ($2::date + day.n)::timestamptz + interval '14 hours', $2::date + day.n, ${feelings},
       case when shared.student_id is null then array[s.owner_id] else array[s.owner_id, $1] end
     from (
       select id, owner_id from students
       where id in (select student_id from student_shares where account_id = $1) or id % ${ONE_OF} = 0
     ) s left join student_shares shared on shared.student_id = s.id and shared.account_id = $1,
       generate_series(0, 7 * $3::int - 1) as day(n)
     where day.n % 7 < 5 order by day.n, md5(s.id::text)`,
    [id, first, WEEKS],
  );
  await pool.query('analyze check_ins, student_shares');
  return id;
}
