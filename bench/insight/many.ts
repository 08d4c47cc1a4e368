import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#platform/server/database/database.ts';
import type { EmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { makeDatabase } from '../postgres.ts';
import { amount, atMost, printed } from '../report.ts';

const REPORTS = amount(500, 8);
const LANGUAGES = (['en', 'zh-TW'] as const).slice(0, amount(2, 1));
const MEGABYTES = 200;

/** What making five hundred reports takes of a worker, and sending them of a server, each of which does nothing else. */
export async function benchMany(postgres: EmbeddedPostgres): Promise<void> {
  for (const language of LANGUAGES) {
    const name = `reports_${language.replace('-', '_').toLowerCase()}_${Date.now()}`;
    const connection = await makeDatabase(postgres, name);
    const database = openDatabase({ ...connection, max: 2 });
    await buildClass(database.db, language);
    await database.close();
    const given = [JSON.stringify(connection), randomBytes(32).toString('base64url')];
    const made = await inOwnProcess('make', given);
    const fetched = await inOwnProcess('fetch', given);
    const megabytes = (fetched.bytes / 1024 / 1024).toFixed(1);
    printed(
      `reports-${language}`,
      `${REPORTS} as one PDF of ${megabytes}MB in ${fetched.seconds.toFixed(1)}s`,
    );
    printed(`making-${language}`, `${((1000 * made.seconds) / REPORTS).toFixed(0)}ms each`);
    atMost(`making-memory-${language}`, made.peak, MEGABYTES, 'MB');
    atMost(`fetching-memory-${language}`, fetched.peak, MEGABYTES, 'MB');
  }
}

type Taken = { seconds: number; bytes: number; peak: number };

/** A process of its own: what it holds is what a worker or a server holds for it, and no more. */
function inOwnProcess(what: 'make' | 'fetch', given: readonly string[]): Promise<Taken> {
  const file = fileURLToPath(new URL('./make-or-fetch.ts', import.meta.url));
  // As `npm run worker` and `npm run server` start.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', file, what, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(said));
      else reject(new Error(`making reports ended with ${code}`));
    });
  });
}

/** A teacher whose children have finished the first check, and asked for all of their pages. */
async function buildClass(db: Db, language: string): Promise<void> {
  await sql`insert into schools (id, name, state) values (1, 'Bench Elementary School', 'NC')`.execute(db);
  await sql`insert into accounts (id, scope, role, username, first_name, last_name, status, source, school_id)
    values (1, 'educator', 'educator', 'bench@bench.test', 'Odile', 'Brandt', 'verified', 'form', 1)`.execute(
    db,
  );
  await sql`insert into students (id, school_id, owner_id, first_name, last_name, grade, username, password_sealed)
    select 1000 + n, 1, 1, 'First' || n, 'Last' || n, 3, 'bench.' || n, '\\x00' from generate_series(1, ${REPORTS}::int) n`.execute(
    db,
  );
  await sql`insert into program_progress (student_id, program, done, checks_done, updated_at)
    select id, 'zoou', (select jsonb_agg(jsonb_build_object('scene', 'zoou-check-a-' || skill, 'iteration', 1))
      from unnest(array['ic', 'com', 'coop', 'ini', 'emp', 'er']) skill), 6, now() from students`.execute(db);
  await sql`insert into measurements (student_id, program, report, iteration, model, epoch, scenes, form, languages, asks,
      best, by_guessing, left_out, rushed_scenes, favorite_spot, as_mixed_as_guessing, edition, first_on, last_on, levels,
      clear, skills, updated_at)
    select id, 'zoou', 'assessment', 1, 2, 1, 6, 'a', '{en}', 60, 40, 33, 0, '{}', false, false, 'bench',
      current_date - 50, current_date - 40, '{1,1,1,1,1,1}', '{t,t,t,f,f,f}', (
        select jsonb_object_agg(skill, jsonb_build_object('said', (array['emerging', 'improving-or-proficient',
            'proficient'])[1 + (s.id + ascii(skill)) % 3], 'performance', 50, 'low', 25, 'high', 75, 'mean', 0.5,
          'error', 0.15, 'best', 6, 'partly', 2, 'not_yet', 2, 'hints', 0, 'tried_again', 0))
        from unnest(array['ic', 'com', 'coop', 'ini', 'emp', 'er']) skill
      ), now()
    from students s`.execute(db);
  await sql`with download as (
      insert into report_downloads (uuid, account_id, program, kind, part, language, format, brand, total, created_at, ends_at)
      values (gen_random_uuid(), 1, 'zoou', 'assessment', 'conference', ${language}, 'pdf', 'kindred', ${REPORTS}, now(),
        now() + interval '2 days') returning id
    )
    insert into report_download_parts (download_id, place, student_id)
    select download.id, row_number() over (order by s.id), s.id from download, students s`.execute(db);
}
