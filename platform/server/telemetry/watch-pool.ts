import type pg from 'pg';
import { gauge, whenLookedAt } from './metrics.ts';

const connections = gauge({
  name: 'database_connections',
  help: 'Connections to the database that this process has, by whether somebody uses them.',
  labels: ['pool', 'state'],
});
const most = gauge({
  name: 'database_connections_max',
  help: 'The most it may have.',
  labels: ['pool'],
});
const waiting = gauge({
  name: 'database_waiting',
  help: 'Who waits for a connection.',
  labels: ['pool'],
});

/** Answers how to stop. */
export function watchPool(pool: 'server' | 'worker' | 'replica', watched: pg.Pool): () => void {
  const stop = whenLookedAt(() => {
    connections.set({ pool, state: 'idle' }, watched.idleCount);
    connections.set({ pool, state: 'used' }, watched.totalCount - watched.idleCount);
    most.set({ pool }, watched.options.max);
    waiting.set({ pool }, watched.waitingCount);
  });
  return () => {
    stop();
    for (const state of ['idle', 'used']) connections.remove({ pool, state });
    most.remove({ pool });
    waiting.remove({ pool });
  };
}
