import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type pg from 'pg';
import { type Database, openDatabase } from '#platform/server/database/database.ts';
import { openSession } from '#product/accounts/server/session/sessions.ts';
import { type PlayEvent, SENT_AT_ONCE } from '#product/play/rules/results/events.ts';
import { pretend } from '#product/play/rules/results/pretend.ts';
import type { SceneManifest } from '#product/play/rules/story/programs.ts';
import { TOLD_COLUMNS, toldColumnsOf, toldRows } from '#product/play/server/events/told.ts';
import { readScenes } from '../../apps/running/scenes.ts';
import { benchPostgres, makeDatabase } from '../postgres.ts';
import { amount, atMost, median, printed } from '../report.ts';
import { startServer } from '../tables/server.ts';
import { weather } from './storm.ts';

/** The first storms meet a server that has just started, and tables nobody has looked at yet. */
const WARMING = amount(3, 0);
const ROUNDS = amount(5, 1);
export const CHILDREN = amount(35, 2);
const MINUTES = amount(20, 3);
const PORT = 4390;

/** What a child's browser tells of twenty minutes of play. */
export function minutesOfPlay(
  { entries, outlines }: SceneManifest,
  { start, seconds }: { start: number; seconds: number },
): PlayEvent[] {
  const telling = pretend({ program: 'zoou', start, id: randomUUID });
  telling.checkIn('okay');
  const scenes = entries.filter(({ program }) => program === 'zoou');
  for (let place = 0; telling.now() < start + MINUTES * 60_000; place += 1) {
    const entry = scenes[place % scenes.length];
    const outline = outlines[`${entry?.id}@${entry?.version}`];
    if (entry === undefined || outline === undefined)
      throw new Error('there is nothing to play: build first');
    telling.scene(
      { entry, outline },
      (_, options) => {
        const all = Object.keys(options);
        return { option: all[telling.events.length % all.length] ?? '', seconds };
      },
      1 + Math.floor(place / scenes.length),
    );
  }
  return telling.end();
}

export const batchesOf = (events: readonly PlayEvent[]): PlayEvent[][] =>
  Array.from({ length: Math.ceil(events.length / SENT_AT_ONCE) }, (_, index) =>
    events.slice(index * SENT_AT_ONCE, (index + 1) * SENT_AT_ONCE),
  );

type Class = { ids: number[]; tokens: string[] };

export async function buildTeacher(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into schools (id, name, state) values (1, 'Bench', 'NC');
    insert into accounts (id, scope, role, username, first_name, last_name, status, source, school_id)
      values (1, 'educator', 'educator', 'bench@bench.test', 'First', 'Last', 'verified', 'form', 1)`);
}

/** A class of its own for each round and side: nobody meets what another has left. */
export async function buildClass({ db, pool }: Database, first: number, children = CHILDREN): Promise<Class> {
  await pool.query(
    `insert into students (id, school_id, owner_id, first_name, last_name, grade, username, password_sealed,
       active_program, license_ends_on)
     select n, 1, 1, 'First', 'Last', 3, 'bench.' || n, '\\x00', 'zoou', current_date + 100
     from generate_series($1::bigint, $2::bigint) n`,
    [first, first + children - 1],
  );
  const ids = Array.from({ length: children }, (_, index) => first + index);
  const tokens: string[] = [];
  for (const studentId of ids) tokens.push(await openSession(db, { studentId }, new Date()));
  return { ids, tokens };
}

/** The same events into the same table, one statement a batch, and nothing else. */
async function bareInsert(pool: pg.Pool, ids: readonly number[], batches: PlayEvent[][][]): Promise<number> {
  const begun = performance.now();
  await Promise.all(
    ids.map(async (id, child) => {
      for (const batch of batches[child] ?? []) {
        await pool.query(
          `insert into told_events (student_id, received_at, ${TOLD_COLUMNS})
           select $1, now(), ${toldColumnsOf('told')} from ${toldRows('$2')} told`,
          [id, JSON.stringify(batch)],
        );
      }
    }),
  );
  return performance.now() - begun;
}

const COUNTED_MS = 60_000;

/** Milliseconds until all that was told is counted, too: that comes after the crowd (`count-later.ts`). */
export async function untilCounted(pool: pg.Pool): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { rowCount } = await pool.query('select from program_progress where uncounted limit 1');
    const took = performance.now() - begun;
    if (rowCount === 0) return took;
    if (took > COUNTED_MS) throw new Error('what was told is never counted');
    await rest(20);
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A class comes back online at once: 35 children, 20 minutes of events each, through the server as it runs in earnest. */
export async function benchIngest(): Promise<void> {
  const scenes = readScenes();
  const postgres = await benchPostgres('play');
  const connection = await makeDatabase(postgres, 'play');
  const database = openDatabase(connection);
  try {
    await buildTeacher(database.pool);
    const server = await startServer(connection, PORT);
    const [slowest, rates, ratios, usual, later]: [number[], number[], number[], number[], number[]] = [
      [],
      [],
      [],
      [],
      [],
    ];
    try {
      for (let round = 0; round < WARMING + ROUNDS; round += 1) {
        const ours = await buildClass(database, 1000 + round * 1000);
        const bare = await buildClass(database, 1500 + round * 1000);
        const batches = ours.ids.map(() =>
          batchesOf(minutesOfPlay(scenes, { start: Date.now() - MINUTES * 60_000, seconds: 10 })),
        );
        const children = ours.tokens.map((token, child) => ({
          token,
          batches: (batches[child] ?? []).map((events, place, all) =>
            JSON.stringify({ events, more: place < all.length - 1 }),
          ),
        }));
        const { milliseconds, took } = await weather({ address: server.address, children });
        const countedAfter = await untilCounted(database.pool);
        const bareTook = await bareInsert(database.pool, bare.ids, batches);
        if (round === 0) await database.pool.query('analyze');
        if (round < WARMING) continue;
        slowest.push(percentile(milliseconds, 0.95));
        usual.push(median(milliseconds));
        later.push(countedAfter);
        rates.push(batches.flat(2).length / (took / 1000));
        // All of the work, that of after the answers as well.
        ratios.push((took + countedAfter) / bareTook);
      }
    } finally {
      await server.stop();
    }
    printed('storm-events-a-second', median(rates).toFixed(0));
    printed('storm-batch-median', `${median(usual).toFixed(1)}ms`);
    atMost('storm-batch-p95', median(slowest), 300, 'ms');
    printed('storm-counted-after', `${median(later).toFixed(0)}ms`);
    printed('storm-time-vs-bare-insert', median(ratios).toFixed(2));
  } finally {
    await database.close();
    await postgres.stop();
  }
}
