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
/** Five weeks of answers of the school, and as many children elsewhere who answered, too. */
const WEEKS = 5;
const OTHERS = amount(200_000, 1000);

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
  await pool.query(
    `insert into check_ins (student_id, id, at, on_day, feeling, told_to)
     select s.id, gen_random_uuid(), ($2::date + day.n)::timestamptz + interval '14 hours', $2::date + day.n, ${feelings},
       array[s.owner_id, $1]
     from student_shares shared join students s on s.id = shared.student_id,
       generate_series(0, 7 * $3::int - 1) as day(n)
     where shared.account_id = $1 and day.n % 7 < 5`,
    [id, first, WEEKS],
  );
  await pool.query(
    `insert into check_ins (student_id, id, at, on_day, feeling, told_to)
     select s.id, gen_random_uuid(), now(), $2::date, 'okay', array[s.owner_id]
     from students s where not exists (select from student_shares where student_id = s.id and account_id = $1) limit $3`,
    [id, thisMonday(), OTHERS],
  );
  await pool.query('analyze check_ins, student_shares');
  return id;
}
