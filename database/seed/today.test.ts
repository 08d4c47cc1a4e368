import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE, dayIn } from '#platform/contract/days.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { testDatabase } from '#testing/server/database.ts';
import { seedPlay } from './play.ts';
import { seedDemo } from './seed.ts';

const { db } = await testDatabase();
await db
  .transaction()
  .execute((tx) =>
    seedDemo(tx, { appKey: Buffer.alloc(32, 7), today: '2026-09-14', hashPassword: async () => 'hash' }),
  );

type Class = { school: string; told: number; played: number };

/** Around the clock, on days of school, at a weekend, and where it is still the day before further west. */
const MOMENTS = [
  '2026-09-16T19:30:00Z',
  '2026-09-17T00:53:00Z',
  '2026-09-17T07:20:00Z',
  '2026-09-20T11:10:00Z',
];

test.each(MOMENTS)(
  'a demo that begins at %s has something of the same day at every school',
  async (moment) => {
    class Undone extends Error {}
    const now = new Date(moment);
    const seeded = db.transaction().execute(async (tx) => {
      await seedPlay(tx, { today: dayIn(DEFAULT_TIME_ZONE, now), now }, TEST_SCENES);
      const { rows } = await sql<Class>`
      select sc.name as school, count(distinct c.student_id)::integer as told,
        count(distinct d.student_id)::integer as played
      from schools sc
      join students s on s.school_id = sc.id and s.active_program is not null and s.archived_at is null
      left join check_ins c on c.student_id = s.id and c.on_day = (${now} at time zone sc.time_zone)::date
      left join play_days d on d.student_id = s.id and d.on_day = (${now} at time zone sc.time_zone)::date
      group by sc.id having count(distinct s.id) > 15 order by sc.id`.execute(tx);
      expect(rows.length).toBeGreaterThan(2);
      for (const { told, played } of rows) expect([told > 2, played > 2]).toEqual([true, true]);
      const { rows: late } = await sql`
      select from check_ins where at > ${now} union all select from program_progress where last_played_at > ${now}`.execute(
        tx,
      );
      expect(late).toEqual([]);
      throw new Undone();
    });
    await expect(seeded).rejects.toThrow(Undone);
  },
);
