import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/server/database/database.ts';
import type { PlayEvent } from '#product/play/rules/results/events.ts';
import { cases, isWhole } from '#testing/server/proof.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';
import { type KilledClass, killedClass } from '#testing/worker/kill-class.ts';
import { minuteOfPlay, sceneOfPlay, secondsOf } from '#testing/worker/minute-of-play.ts';

/** Two of each kind here; `npm run proof:kills` kills thirty times while children play, and thirty while reports are made. */
const KILLS = Number(process.env['KILLS_OF_CLASS'] ?? cases(2, 2));
const TIME = { timeout: 480_000 + KILLS * 30_000 };
/** What comes to no end, or is left behind by a server that is killed, is counted in the third minute after. */
const COUNTED_MS = 300_000;
/** Of so many all results are held against those of a child who told the same calmly. */
const COMPARED = 2;
/** All answers are read again after each: so many batches come between two scenes. */
const SCENE_EACH = 20;

async function untilCounted(db: Database['db']): Promise<void> {
  for (const end = Date.now() + COUNTED_MS; ; await pause(500)) {
    const { rows } = await sql`select from program_progress where uncounted limit 1`.execute(db);
    if (rows.length === 0) return;
    if (Date.now() > end) throw new Error('what was gathered was never counted');
  }
}

/** All that is said of a child's play of the program that is played here, without whose it is and when it was counted. */
async function resultsOf(db: Database['db'], id: number): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of ['program_progress', 'measurements', 'first_answers']) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - '{student_id,updated_at}'::text[] as row from ${sql.table(table)} t
      where student_id = ${id} and program = 'zoou' order by 1`.execute(db);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

let scene: KilledClass;
if (isWhole) {
  beforeAll(async () => {
    scene = await killedClass();
  });
  afterAll(() => scene.stop());
}

test.runIf(isWhole)(
  `killed ${KILLS} times while children play: every moment is kept, once`,
  TIME,
  async () => {
    const { database, children, ask, killWhile, processes, newcomer } = scene;
    const told = new Map<number, { ids: string[]; seconds: number; batches: PlayEvent[][] }>();
    const tell = async (token: string, events: PlayEvent[]): Promise<void> => {
      const { status, text } = await ask('POST', '/api/student/play/events', token, { events, more: false });
      expect([status, text]).toEqual([200, '{"data":{"refused":[]}}']);
    };
    let acknowledged = 0;
    let isOpen = true;
    const playing = children.map(async ({ id, token }) => {
      const own = { ids: [] as string[], seconds: 0, batches: [] as PlayEvent[][] };
      told.set(id, own);
      for (let nth = 0; isOpen; nth += 1) {
        const events = nth % SCENE_EACH === 0 ? sceneOfPlay(nth, nth / SCENE_EACH) : minuteOfPlay(nth);
        await tell(token, events);
        own.batches.push(events);
        own.ids.push(...events.map((event) => event.id));
        own.seconds += secondsOf(events);
        acknowledged += 1;
        await pause(60);
      }
    });
    const seconds = await killWhile(KILLS, () => acknowledged);
    isOpen = false;
    await Promise.all(playing);

    let [lost, doubled] = [0, 0];
    for (const [id, own] of told) {
      const { rows } = await sql<{ id: string }>`select id from play_events where student_id = ${id}`.execute(
        database.db,
      );
      const kept = new Set(rows.map((row) => row.id));
      lost += own.ids.filter((one) => !kept.has(one)).length;
      doubled += rows.length - kept.size;
      const counted = await sql<{ seconds: number }>`
      select coalesce(sum(seconds), 0)::int as seconds from play_days where student_id = ${id} and area = 'zoou'`.execute(
        database.db,
      );
      const difference = Number(counted.rows[0]?.seconds) - own.seconds;
      lost += Math.max(0, -difference);
      doubled += Math.max(0, difference);
    }
    let otherwise = 0;
    const compared: [number, number][] = [];
    for (const [id, { batches }] of [...told].slice(0, COMPARED)) {
      const calm = await newcomer();
      for (const events of batches) await tell(calm.token, events);
      compared.push([id, calm.id]);
    }
    await untilCounted(database.db);
    for (const [id, calm] of compared) {
      const [killed, same] = [await resultsOf(database.db, id), await resultsOf(database.db, calm)];
      expect(same['first_answers']).not.toEqual([]);
      expect.soft(killed).toEqual(same);
      if (!isDeepStrictEqual(killed, same)) otherwise += 1;
    }
    provedAtMost('results-otherwise-of-play', otherwise, 0);
    provedAtLeast('kills-of-play', seconds.length, 30);
    provedAtMost('lost-of-play', lost, 0);
    provedAtMost('doubled-of-play', doubled, 0);
    provedAtMost('ready-again-seconds-of-play', Math.max(...seconds), 10);
    console.log(`${seconds.length} kills, ${acknowledged} batches of play, ${lost} lost, ${doubled} doubled`);
    expect({ lost, doubled, fallen: processes.fallen }).toEqual({ lost: 0, doubled: 0, fallen: [] });
    expect(acknowledged).toBeGreaterThan(KILLS);
  },
);

test.runIf(isWhole)(`killed ${KILLS} times while reports are made: each is made, once`, TIME, async () => {
  const { database, children, ask, killWhile, processes, token } = scene;
  const { db } = database;
  const finished: number[] = [];
  let begun = 0;
  let isOpen = true;
  const asking = async (): Promise<void> => {
    while (isOpen) {
      const operation_id = randomUUID();
      const body = {
        program: 'hoh',
        kind: 'assessment',
        ids: children.map(({ id }) => id),
        part: 'family',
        language: 'en',
        format: 'zip',
        operation_id,
      };
      const session = await token();
      const asked = await ask('POST', '/api/educator/reports/download', session, body);
      expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('notification')]);
      begun += 1;
      const id = await made(session);
      finished.push(id);
      expect((await ask('GET', `/api/educator/report-downloads/${id}/file`, session)).status).toBe(200);
      // Who is answered only after the deed was done asks for what is gone.
      const thrown = await ask('DELETE', `/api/educator/report-downloads/${id}`, session);
      expect([200, 404]).toContain(thrown.status);
    }
  };
  const made = async (session: string): Promise<number> => {
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(50)) {
      const { text } = await ask('GET', '/api/educator/report-downloads', session);
      const ready = JSON.parse(text).data.filter((one: { state: string }) => one.state === 'ready');
      if (ready.length > 1) throw new Error(`one was asked for, and ${ready.length} were made`);
      if (ready[0] !== undefined) return Number(ready[0].id);
    }
    throw new Error('reports that were asked for were never made');
  };
  const work = asking();
  const seconds = await Promise.race([killWhile(KILLS, () => begun), work.then(() => [])]);
  isOpen = false;
  await work;
  const left = await db.selectFrom('report_downloads').select('id').execute();
  const unfinished = await sql`
    select 1 from pgboss.job where name like 'report%' and state in ('failed', 'retry')`.execute(db);
  provedAtLeast('kills-of-reports', seconds.length, 30);
  provedAtMost('lost-of-reports', begun - finished.length + unfinished.rows.length, 0);
  provedAtMost('doubled-of-reports', finished.length - new Set(finished).size + left.length, 0);
  provedAtMost('ready-again-seconds-of-reports', Math.max(...seconds), 10);
  console.log(`${seconds.length} kills, ${finished.length} times ${children.length} reports, all made once`);
  expect({ left, fallen: processes.fallen }).toEqual({ left: [], fallen: [] });
  expect(finished).toHaveLength(begun);
});
