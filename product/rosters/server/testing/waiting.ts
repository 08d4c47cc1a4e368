import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/database.ts';

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

/** Lets these wait, one behind the other, for what a transaction holds, which then lets go. Answers how they end. */
export async function inLine<Answer>(
  db: Db,
  hold: (tx: Tx) => Promise<unknown>,
  asked: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const holder = await db.startTransaction().execute();
  await hold(holder);
  const answers: Promise<Answer>[] = [];
  for (const ask of asked) {
    answers.push(ask());
    await untilWaiting(db, answers.length);
  }
  await holder.commit().execute();
  return Promise.all(answers);
}
