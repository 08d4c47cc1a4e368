import { sql } from 'kysely';
import { type Db, openDatabase } from '#platform/server/database/database.ts';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { DEFAULT_HOURS } from '#product/follow-ups/rules/settings.ts';
import { moveClocks } from '#product/follow-ups/server/clock.ts';
import { judgeAll } from '#product/follow-ups/server/judge.ts';
import { makeDatabase } from '../postgres.ts';
import { amount, atMost, printed } from '../report.ts';

const CHILDREN = amount(100_000, 300);
const SCHOOLS = amount(200, 3);
const DAYS = 15;
const SECONDS = 60;

/** Letters are written and go nowhere: the queue is another bench's. */
const NOWHERE = {
  post: { queue: async () => undefined },
  brand: 'kindred',
  dashboardUrl: 'http://localhost:3000',
};

/** The rules over all children of schools that watch, three weeks of answers each; then every clock that has run out. */
export async function benchFollowUps(postgres: EmbeddedPostgres): Promise<void> {
  const connection = await makeDatabase(postgres, `follow_ups_${Date.now()}`);
  const database = openDatabase({ ...connection, max: 4 });
  try {
    await buildSchools(database.db);
    const now = new Date();
    const judging = await timed(() => judgeAll(database.db, NOWHERE, now));
    printed('follow-up-children', `${judging.result} looked at`);
    atMost('follow-up-rules', judging.seconds, SECONDS, 's');
    const again = await timed(() => judgeAll(database.db, NOWHERE, now));
    atMost('follow-up-rules-again', again.seconds, SECONDS, 's');
    const clocks = await timed(() =>
      moveClocks(database.db, NOWHERE, new Date(now.getTime() + 7 * 86_400_000)),
    );
    printed('follow-up-clocks', `${clocks.result} steps in ${clocks.seconds.toFixed(1)}s`);
  } finally {
    await database.close();
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const before = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - before) / 1000 };
}

/** One child in a hundred has a hard week, as many as a counselor could bear. */
async function buildSchools(db: Db): Promise<void> {
  await sql`insert into schools (id, name, state) select n, 'School ' || n, 'NC' from generate_series(1, ${SCHOOLS}::int) n`.execute(
    db,
  );
  await sql`insert into accounts (id, scope, role, username, first_name, last_name, status, source, school_id)
    select 10 * n + part, 'educator', case part when 1 then 'clinician' else 'educator' end, 'bench.' || n || '.' || part || '@bench.test',
      'First', 'Last', 'verified', 'form', n
    from generate_series(1, ${SCHOOLS}::int) n, generate_series(0, 2) part`.execute(db);
  await sql`insert into students (id, school_id, owner_id, first_name, last_name, grade, username, password_sealed)
    select 1000000 + n, 1 + n % ${SCHOOLS}::int, 10 * (1 + n % ${SCHOOLS}::int), 'First' || n, 'Last' || n, 3, 'bench.' || n, '\\x00'
    from generate_series(1, ${CHILDREN}::int) n`.execute(db);
  await sql`insert into check_ins (student_id, id, at, on_day, feeling, told_to)
    select s.id, gen_random_uuid(), now() - day * interval '1 day', (now() - day * interval '1 day')::date,
      case when s.id % 100 = 0 then 'sad' when (s.id + day) % 7 = 0 then 'worried' else 'okay' end, array[s.owner_id]
    from students s, generate_series(0, ${DAYS}::int - 1) day`.execute(db);
  await sql`insert into follow_up_settings (school_id, is_on, on_since, responder_id, backup_id, hours, contact_name,
      contact_phone, steps, country, retention_days, confirmed_at, updated_at)
    select id, true, now() - interval '40 days', 10 * id + 1, 10 * id + 2, ${JSON.stringify(DEFAULT_HOURS)}::jsonb, 'Contact',
      '555', 'Steps', 'US', 365, now(), now() from schools`.execute(db);
  await sql`analyze`.execute(db);
}
