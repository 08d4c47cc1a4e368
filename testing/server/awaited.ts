import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Tx } from '#platform/server/database/database.ts';

/** Until somebody waits for what this transaction holds. */
export async function untilAwaited(tx: Tx): Promise<void> {
  const waiting = async (): Promise<number> => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx);
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
}
