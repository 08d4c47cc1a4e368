import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

/** Until so many statements of the test's database wait for somebody else's lock. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  for (let left = 400; left > 0; left -= 1) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.waiting ?? 0) >= count) return;
    await pause(10);
  }
  throw new Error(`${count} statements should wait`);
}
