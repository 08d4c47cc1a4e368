import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, dayIn } from '#platform/contract/days.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { openOn } from '#product/follow-ups/rules/calendar.ts';
import { DEFAULT_HOURS } from '#product/follow-ups/rules/settings.ts';
import { answeredDays, hardStreak } from '#product/follow-ups/rules/streak.ts';
import { CHECK_INS, SKIPPED } from '#product/play/rules/results/events.ts';
import { TEST_SCENES } from '#product/play/server/testing/scenes.ts';
import { testDatabase } from '#testing/server/database.ts';
import { seedCare } from './care.ts';
import { seedDemo } from './seed.ts';

const { db } = await testDatabase();
await db.transaction().execute((tx) =>
  seedDemo(tx, {
    appKey: Buffer.alloc(32, 7),
    today: '2026-09-14',
    hashPassword: async () => 'hash',
    scenes: TEST_SCENES,
  }),
);

type Told = Parameters<typeof answeredDays>[0][number];

async function followUps(tx: Tx) {
  const all = await tx
    .selectFrom('follow_ups')
    .innerJoin('schools', 'schools.id', 'follow_ups.school_id')
    .select(['follow_ups.id', 'student_id', 'reason', 'opened_at', 'closed_at', 'last_hard_day', 'owner_id'])
    .select('schools.time_zone')
    .execute();
  return Promise.all(
    all.map(async (one) => ({
      ...one,
      steps: await tx
        .selectFrom('follow_up_steps')
        .select(['kind', 'at', 'by_id', 'to_id'])
        .where('follow_up_id', '=', one.id)
        .orderBy('id')
        .execute(),
      told: (
        await tx
          .selectFrom('check_ins')
          .select(['on_day', 'feeling', 'at'])
          .where('student_id', '=', one.student_id)
          .where('at', '<=', one.opened_at)
          .orderBy('at')
          .execute()
      ).map(
        ({ on_day, feeling }): Told => ({
          on_day,
          feeling: CHECK_INS.find((known) => known === feeling) ?? SKIPPED,
        }),
      ),
    })),
  );
}

/** Every weekday, around the clock's changes, and at the turn of a year. */
const DAYS = [
  '2026-09-14',
  '2026-09-15',
  '2026-09-16',
  '2026-09-19',
  '2026-09-20',
  '2026-11-02',
  '2027-01-01',
  '2027-03-15',
];

test.each(DAYS)('follow-ups of a demo that begins on %s could have happened', async (today) => {
  class Undone extends Error {}
  const seeded = db.transaction().execute(async (tx) => {
    for (const table of [
      'follow_ups',
      'follow_up_settings',
      'school_days_off',
      'talk_requests',
      'observations',
    ] as const) {
      await tx.deleteFrom(table).execute();
    }
    await sql`delete from check_ins where on_day >= ${addDays(today, -60)}::date`.execute(tx);
    await seedCare(tx, today, new Date(`${today}T08:00:00Z`));
    const all = await followUps(tx);
    expect(all.map(({ reason, closed_at: closed }) => [reason, closed !== null])).toEqual([
      ['streak', false],
      ['streak', false],
      ['talk', true],
    ]);
    for (const { opened_at: opened, closed_at: closed, steps, told, time_zone: timeZone, ...one } of all) {
      const openedOn = dayIn(timeZone, opened);
      expect(openedOn < today).toBe(true);
      // In the order they are shown, none before it opened, none after it closed.
      const moments = steps.map((step) => step.at.getTime());
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments[0]).toBe(opened.getTime());
      if (closed !== null) expect([steps.at(-1)?.kind, moments.at(-1)]).toEqual(['closed', closed.getTime()]);
      // A school's people work on days of school, in its hours.
      for (const { at } of steps) {
        const open = openOn({ timeZone, hours: DEFAULT_HOURS, daysOff: [] }, dayIn(timeZone, at));
        expect(open !== null && open.from <= at && at < open.to).toBe(true);
      }
      // Who has it took it last, and nobody took it before it was passed to them.
      const last = steps.findLast(({ kind }) => kind === 'taken');
      expect(last?.by_id ?? null).toBe(one.owner_id);
      // It opens with the day that made it one.
      expect(one.last_hard_day).toBe(openedOn);
      if (one.reason === 'streak') expect(hardStreak(answeredDays(told), null)).toBe(openedOn);
    }
    throw new Undone();
  });
  await expect(seeded).rejects.toThrow(Undone);
});

test('the teacher of a child is whoever has the child on the list', async () => {
  const { rows } = await sql<{ name: string }>`
    select s.first_name || ' ' || s.last_name as name from students s join accounts a on a.id = s.owner_id
    where s.school_id is not null and s.teacher not in ('', a.first_name || ' ' || a.last_name)`.execute(db);
  expect(rows).toEqual([]);
});
