/**
 * `npm run bench:notices`: what the days and weeks bring to everybody, with a million students: licenses that lapse, the
 * notices of the day and of the week, and their letters. `NOTICES_STUDENTS=10000` for a look in seconds; a folder as
 * argument keeps the data. One line a figure, `name value target ok|short`, and what each job read of the large tables.
 */
import { randomBytes } from 'node:crypto';
import { JOBS } from '#apps/running/jobs.ts';
import { readLessons } from '#apps/running/lessons.ts';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { postOffice } from '#platform/server/mail/mail.ts';
import { makeDashboardNotifications } from '#product/digests/server/daily-notices.ts';
import { mailDigests } from '#product/digests/server/digest.ts';
import { makeLastWeeksNotifications } from '#product/digests/server/weekly-notices.ts';
import { weeklyLessons } from '#product/lessons/server/weekly.ts';
import { expireLots } from '#product/licensing/server/students/expire.ts';
import { guardedPostgres } from '#testing/server/temporary-postgres.ts';
import { benchPostgres, makeDatabase } from '../postgres.ts';
import { allMet, amount, atMost, machineLoad, printed } from '../report.ts';
import { buildPeople, LARGE } from '../tables/people.ts';
import { buildLife } from './life.ts';

const students = Number(process.env['NOTICES_STUDENTS'] ?? amount(LARGE.students, 1000));
/** As many students a school and an educator, however many there are. */
const size = {
  schools: Math.max(10, (LARGE.schools * students) / LARGE.students),
  educators: Math.max(100, (LARGE.educators * students) / LARGE.students),
  students,
};
const kept = process.argv[2];

machineLoad();
const postgres = await (kept === undefined
  ? benchPostgres('notices', { fsync: 'off' })
  : guardedPostgres(kept, { fsync: 'off' }, true));
const database = await filled();
try {
  await measure(database);
} finally {
  await database.close();
  await postgres.stop();
}
machineLoad();
process.exit(allMet() ? 0 : 1);

async function filled(): Promise<Database> {
  const name = `notices_${students}`;
  const admin = openDatabase(postgres.urlFor('postgres'));
  const found = await admin.pool.query('select from pg_database where datname = $1', [name]);
  await admin.close();
  if (found.rowCount === 0) await makeDatabase(postgres, name);
  const opened = openDatabase(postgres.urlFor(name));
  // One that was kept may be from before the newest.
  await migrate(opened.db);
  if (found.rowCount === 0) {
    const begun = performance.now();
    await buildPeople(opened.db, size);
    await buildLife(opened.db);
    printed(`fill-${students}`, `${((performance.now() - begun) / 1000).toFixed(0)}s`);
  }
  return opened;
}

/** The next Monday, when the weekly ones are due as well. */
function monday(): Date {
  const day = new Date();
  day.setUTCHours(15, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day;
}

async function measure({ db, pool }: Database): Promise<void> {
  const now = monday();
  const appKey = randomBytes(32);
  const problems: Error[] = [];
  const jobs = await startJobs({
    db,
    jobs: JOBS,
    worker: false,
    onError: (error) => void problems.push(error),
  });
  const post = postOffice(jobs, appKey);
  const digests = { db, post, appKey, brand: 'kindred', dashboardUrl: 'https://bench.test' };
  const work = {
    expire: () => expireLots(db, now),
    daily: () => makeDashboardNotifications(db, now),
    weekly: () => makeLastWeeksNotifications(db, now, weeklyLessons(readLessons())),
    digests: () => mailDigests(digests, now),
  };
  // What this takes of a day at a million, and as much less with fewer.
  const share = students / LARGE.students;
  const seconds = { expire: 60, daily: 60, weekly: 120, digests: 600 } as const;
  // What a run reads of the students, each of them counted: no job looks at everybody once for every educator.
  const looks = { expire: 1, daily: 4, weekly: 6, digests: 1 } as const;
  await pool.query('select pg_stat_reset()');
  for (const name of ['expire', 'daily', 'weekly', 'digests'] as const) {
    const before = await reads(pool);
    const begun = performance.now();
    await work[name]();
    const took = (performance.now() - begun) / 1000;
    const after = await reads(pool);
    atMost(`${name}-seconds`, took, Math.max(2, seconds[name] * share));
    for (const [table, rows] of after) {
      const looked = rows - (before.get(table) ?? 0);
      if (looked > 0) console.log(`  ${name} read ${looked} rows of ${table}`);
    }
    const ofStudents = (after.get('students') ?? 0) - (before.get('students') ?? 0);
    atMost(`${name}-looks-at-each-student`, ofStudents / students, looks[name]);
  }
  await printMade(pool);
  // A worker that starts again makes nothing anew, and is done soon.
  const begun = performance.now();
  for (const again of Object.values(work)) await again();
  atMost('again-seconds', (performance.now() - begun) / 1000, Math.max(2, 60 * share));
  atMost('peak-memory', process.resourceUsage().maxRSS / 1024, 300, 'MB');
  if (problems.length > 0) throw new AggregateError(problems, 'the queue reported problems');
  await jobs.stop();
}

/** Rows read so far by table, along an index or not. */
async function reads(pool: Database['pool']): Promise<Map<string, number>> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ relname: string; rows: string }>(`
    select relname, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::text as rows from pg_stat_user_tables
    where relname in ('students', 'license_uses', 'license_lots', 'play_days', 'check_ins', 'accounts')
    order by 1`);
  return new Map(rows.map((row) => [row.relname, Number(row.rows)]));
}

async function printMade(pool: Database['pool']): Promise<void> {
  const made = await pool.query<{ kind: string; count: string }>(
    'select kind, count(*) from dashboard_notifications group by 1 order by 1',
  );
  for (const { kind, count } of made.rows) printed(`made-${kind}`, count);
  const mails = await pool.query<{ count: string }>('select count(*) from mails');
  printed('letters', mails.rows[0]?.count ?? '0');
}
