import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { cutoff } from '#platform/server/retention/periods.ts';
import { type PlayEvent, SENT_AT_ONCE } from '#product/play/rules/results/events.ts';
import type { SceneManifest } from '#product/play/rules/story/programs.ts';
import { CROWD } from '#product/play/server/count-later.ts';
import { TOLD_COLUMNS, toldColumnsOf } from '#product/play/server/events/told.ts';
import { SLOTS_RULE } from '#product/play/server/retention.ts';
import { readScenes } from '../../apps/running/scenes.ts';
import { benchPostgres, makeDatabase } from '../postgres.ts';
import { amount, median, printed } from '../report.ts';
import { startServer } from '../tables/server.ts';
import { batchesOf, buildClass, buildTeacher, CHILDREN, minutesOfPlay, untilCounted } from './ingest.ts';
import { weather } from './storm.ts';

const PORT = 4391;
const DAY_MS = 86_400_000;
/** A school year of play: twice a week for twenty minutes. */
const SESSIONS = amount(72, 4);
const PLAYERS = amount(10, 2);
const ROUNDS = amount(3, 1);
/** As often as a child tells of its play: a quarter of a minute, or the answer that it gave meanwhile. */
const TOLD_AT_ONCE = 3;
const ANSWER_SECONDS = 35;
/** What happens within so long of the first goes together (`product/play/web/queue/sender.ts`). */
const GATHER_MS = 4000;

const TABLES = [
  'told_events',
  'play_slots',
  'first_answers',
  'play_days',
  'measurements',
  'program_progress',
];

/** Of a table by years those that hold something. */
async function bytesOf(
  pool: pg.Pool,
  table: string,
  of: 'pg_total_relation_size' | 'pg_table_size' = 'pg_total_relation_size',
): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select coalesce((select sum(${of}(relid)) from pg_partition_tree($1::regclass)
       where isleaf and pg_relation_size(relid) > 0), ${of}($1::regclass)) as bytes`,
    [table],
  );
  return Number(rows[0]?.bytes);
}

async function packed(pool: pg.Pool, table: string): Promise<number> {
  await pool.query(`vacuum full ${table}`);
  return bytesOf(pool, table);
}

async function walSoFar(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes",
  );
  return Number(rows[0]?.bytes);
}

const kilobytes = (bytes: number): string => `${(bytes / PLAYERS / 1000).toFixed(1)}kB`;
const bytesEach = (bytes: number, events: number): string => `${(bytes / events).toFixed(0)}B`;

const inPieces = (events: readonly PlayEvent[], end: readonly PlayEvent[]): string[] =>
  Array.from({ length: Math.ceil(events.length / TOLD_AT_ONCE) }, (_, index) => {
    const some = events.slice(index * TOLD_AT_ONCE, (index + 1) * TOLD_AT_ONCE);
    // The end of a session has everything counted: with each batch, as it was before play was gathered.
    const ends = end.map((event) => ({ ...event, id: randomUUID() }));
    return JSON.stringify({ events: [...some, ...ends] });
  });

/** As a child's browser sends them while it plays. */
function asTheyHappen(events: readonly PlayEvent[]): PlayEvent[][] {
  const batches: PlayEvent[][] = [];
  let ends = 0;
  for (const event of events) {
    const at = Date.parse(event.client_at);
    if (at > ends) {
      batches.push([]);
      ends = at + GATHER_MS;
    }
    batches.at(-1)?.push(event);
  }
  return batches;
}

/** Of nobody: a copy of events, to see what it is to the log. */
const COPIES = 1_000_000;

/**
 * The same events as whole objects, as an earlier release kept them: what they take, and what they are to the log, beside columns. The
 * events alone, as many at once as a backlog has.
 */
async function benchObjects(pool: pg.Pool, ids: readonly number[], told: number): Promise<void> {
  const log = { columns: 0, objects: 0 };
  const inserts = {
    columns: `insert into told_events (student_id, received_at, ${TOLD_COLUMNS})
      select student_id + ${COPIES}, received_at, ${toldColumnsOf('e')} from told_events e
      where student_id = $1 and id = any($2::uuid[])`,
    objects: `insert into play_events_before (student_id, id, type, program, epoch, scene, event, received_at)
      select student_id, id, type, program, epoch, scene, event, received_at from play_events
      where student_id = $1 and id = any($2::uuid[])`,
  };
  for (const how of ['columns', 'objects'] as const) {
    for (const student of ids) {
      const { rows } = await pool.query<{ id: string }>(
        'select id from told_events where student_id = $1 order by client_at',
        [student],
      );
      const before = await walSoFar(pool);
      for (let from = 0; from < rows.length; from += SENT_AT_ONCE) {
        await pool.query(inserts[how], [student, rows.slice(from, from + SENT_AT_ONCE).map(({ id }) => id)]);
      }
      log[how] += (await walSoFar(pool)) - before;
    }
  }
  const bytes = await packed(pool, 'play_events_before');
  printed('as-objects-a-student-year', kilobytes(bytes));
  printed('as-object-an-event', bytesEach(bytes, told));
  printed('log-of-an-event-as-object', bytesEach(log.objects, told));
  printed('log-of-an-event-in-columns', bytesEach(log.columns, told));
  await pool.query('truncate play_events_before');
  await pool.query('delete from told_events where student_id > $1', [COPIES]);
}

/** What a batch comes to in the log while children play; they leave nothing behind that is measured. */
async function logAsPlayed(database: Database, address: string, scenes: SceneManifest): Promise<void> {
  const { tokens } = await buildClass(database, 5000);
  const start = Date.now() - 20 * 60_000;
  const told = tokens.map(() => asTheyHappen(minutesOfPlay(scenes, { start, seconds: ANSWER_SECONDS })));
  const children = tokens.map((token, index) => ({
    token,
    batches: (told[index] ?? []).map((events) => JSON.stringify({ events })),
  }));
  const before = await walSoFar(database.pool);
  await weather({ address, children });
  const batches = told.flat();
  printed('batches-a-session', (batches.length / told.length).toFixed(0));
  printed('events-a-batch', (batches.flat().length / batches.length).toFixed(2));
  printed('log-a-batch', `${(((await walSoFar(database.pool)) - before) / batches.length).toFixed(0)}B`);
  await database.pool.query('delete from students where id >= 5000');
}

/**
 * Batches a second, the counting in it: with each batch, as it was before play was gathered; with the end of a scene or a session, as
 * it is; and the same of a whole class, of which some is counted after its answers. Few enough for the first two that
 * nobody is told to wait for others.
 */
const WAYS = { each: CROWD, gathered: CROWD, class: CHILDREN };

async function benchRates(database: Database, address: string, scenes: SceneManifest): Promise<void> {
  const { pool } = database;
  const rates: Record<keyof typeof WAYS, number[]> = { each: [], gathered: [], class: [] };
  let first = 10_000;
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    for (const how of ['each', 'gathered', 'class'] as const) {
      const own = await buildClass(database, first, amount(WAYS[how], 2));
      first += 500;
      const children = own.tokens.map((token) => {
        const start = Date.now() - 20 * 60_000;
        const events = minutesOfPlay(scenes, { start, seconds: ANSWER_SECONDS });
        return { token, batches: inPieces(events, how === 'each' ? events.slice(-1) : []) };
      });
      const { took } = await weather({ address, children });
      const counted = await untilCounted(pool);
      const batches = children.reduce((sum, child) => sum + child.batches.length, 0);
      // The first of each meets tables nobody has looked at.
      if (round > 0) rates[how].push(batches / ((took + counted) / 1000));
    }
    if (round === 0) await pool.query('analyze');
  }
  printed('batches-a-second-counted-each', median(rates.each).toFixed(0));
  printed('batches-a-second-gathered', median(rates.gathered).toFixed(0));
  printed('batches-a-second-gathered-class', median(rates.class).toFixed(0));
}

/** What a year of a child's play takes on disk, and how many batches are kept a second while a class plays. */
export async function benchScale(): Promise<void> {
  const scenes = readScenes();
  const postgres = await benchPostgres('scale');
  const connection = await makeDatabase(postgres, 'scale');
  const database = openDatabase(connection);
  const { pool } = database;
  try {
    await buildTeacher(pool);
    const server = await startServer(connection, PORT);
    try {
      const { ids, tokens } = await buildClass(database, 1000, PLAYERS);
      const now = Date.now();
      let told = 0;
      const walBefore = await walSoFar(pool);
      for (let session = 0; session < SESSIONS; session += 1) {
        const start = now - (SESSIONS - session) * (360 / SESSIONS) * DAY_MS;
        const children = tokens.map((token) => {
          const events = minutesOfPlay(scenes, { start, seconds: ANSWER_SECONDS });
          told += events.length;
          return { token, batches: batchesOf(events).map((some) => JSON.stringify({ events: some })) };
        });
        await weather({ address: server.address, children });
      }
      printed('events-a-student-year', (told / PLAYERS).toFixed(0));
      await untilCounted(pool);
      printed('log-an-event', bytesEach((await walSoFar(pool)) - walBefore, told));
      printed('an-event-as-written', bytesEach(await bytesOf(pool, 'told_events'), told));
      const sizes = new Map<string, number>();
      for (const table of TABLES) sizes.set(table, await packed(pool, table));
      while ((await SLOTS_RULE.remove(database.db, cutoff(SLOTS_RULE.period, new Date(now)), 5000)) > 0);
      sizes.set('play_slots after 14 days', await packed(pool, 'play_slots'));
      for (const [table, bytes] of sizes)
        printed(`${table.replaceAll(/[_ ]/g, '-')}-a-student-year`, kilobytes(bytes));
      printed('an-event', bytesEach(sizes.get('told_events') ?? Number.NaN, told));
      printed('an-event-without-keys', bytesEach(await bytesOf(pool, 'told_events', 'pg_table_size'), told));
      await benchObjects(pool, ids, told);
      await logAsPlayed(database, server.address, scenes);
      await benchRates(database, server.address, scenes);
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
    await postgres.stop();
  }
}
