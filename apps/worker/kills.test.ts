import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases, isWhole } from '#testing/server/proof.ts';
import { provedAtLeast, provedAtMost } from '#testing/server/proof-lines.ts';
import { type KilledClass, killedClass, minuteOfPlay, secondsOf } from '#testing/worker/kill-class.ts';

/** Two of each kind here; `npm run proof:kills` kills thirty times while children play, and thirty while reports are made. */
const KILLS = Number(process.env['KILLS_OF_CLASS'] ?? cases(2, 2));
const TIME = { timeout: 120_000 + KILLS * 30_000 };

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
    const { database, children, ask, killWhile, processes } = scene;
    const told = new Map<number, { ids: string[]; seconds: number }>();
    let acknowledged = 0;
    let isOpen = true;
    const playing = children.map(async ({ id, token }) => {
      const own = { ids: [] as string[], seconds: 0 };
      told.set(id, own);
      for (let nth = 0; isOpen; nth += 1) {
        const events = minuteOfPlay(nth);
        const { status, text } = await ask('POST', '/api/student/play/events', token, {
          events,
          more: false,
        });
        expect([status, text]).toEqual([200, '{"data":{"refused":[]}}']);
        own.ids.push(...events.map((event) => event.id));
        own.seconds += secondsOf(events);
        acknowledged += 1;
        await pause(30);
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
