import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildSchool } from '#testing/api/people.ts';
import { untilAwaited } from '#testing/server/awaited.ts';
import { testDatabase } from '#testing/server/database.ts';
import { keepStandingsOf } from './standing.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-11-19T14:00:00Z');
const NOTHING_FOLLOWS = { followUpRefused: async () => undefined };

test('a no that a school says while its standing is written down is not written over', async () => {
  const { id } = await buildSchool(db);
  const isOn = async (): Promise<boolean | undefined> => {
    const rows = db
      .selectFrom('school_activities')
      .where('school_id', '=', id)
      .where('activity', '=', 'play');
    return (await rows.select('is_on').executeTakeFirst())?.is_on;
  };
  const turn = () => db.transaction().execute((tx) => keepStandingsOf(tx, [id], NOTHING_FOLLOWS, NOW));
  // Both connections are there before anybody looks who waits.
  await Promise.all([turn(), turn()]);
  expect(await isOn()).toBe(true);
  const meanwhile = await db.transaction().execute(async (tx) => {
    await sql`
      insert into school_consents (school_id, activity, school_year, decision, capacity, text_version, language, decided_at)
      values (${id}, 'play', 2026, 'no', 'school', '2026-11', 'en', ${NOW})`.execute(tx);
    await keepStandingsOf(tx, [id], NOTHING_FOLLOWS, NOW);
    const other = turn();
    await untilAwaited(tx);
    return { other };
  });
  await meanwhile.other;
  expect(await isOn()).toBe(false);
});
