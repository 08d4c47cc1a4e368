import { once } from 'node:events';
import type pg from 'pg';

/** A database out of reach keeps nobody from leaving. */
const LONGEST_GOODBYE_MS = 5000;

/**
 * How to end a pool; to be asked for when it is made. The pool's own `end` answers while its connections are still
 * taking leave: one that hears in that moment that its database is being dropped fails, and nobody is there to listen.
 */
export function closing(pool: pg.Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    client.once('end', () => open.delete(client));
  });
  return async () => {
    if (!pool.ending) await pool.end();
    const signal = AbortSignal.timeout(LONGEST_GOODBYE_MS);
    await Promise.allSettled([...open].map((client) => once(client, 'end', { signal })));
  };
}
