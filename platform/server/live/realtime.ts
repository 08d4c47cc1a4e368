import pg from 'pg';
import * as z from 'zod/mini';
import type { Connection, Tx } from '../database/database.ts';
import { type Row, statement } from '../database/statement.ts';

/** What open pages are told. */
export type LiveEvent = { type: string; data: Readonly<Record<string, unknown>> };
/** What is kept of it holds ids, counts and keys, never a child's name. */
export type LiveData = Readonly<Record<string, string | number | boolean | null>>;
/** With its place in the order of all events. */
const placedEventRow = {
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  position: z.number(),
};
export type PlacedEvent = Row<typeof placedEventRow>;

const insertEvents = statement(`
    insert into events (channel, type, data) select channel, $2, $3::jsonb from unnest($1::uuid[]) as c (channel)`);

/** Joins the transaction of what it tells about: seen if that is committed, and only then. */
export async function publish(
  tx: Tx,
  event: { channel: string | readonly string[]; type: string; data: LiveData },
): Promise<void> {
  const { channel, type, data } = event;
  await insertEvents(tx, typeof channel === 'string' ? [channel] : channel, type, JSON.stringify(data));
}

const deleteEvents = statement(
  { id: z.number() },
  "delete from events where channel = $1 or data @> jsonb_build_object('student_id', $2::bigint) returning id",
);

/** What was told to somebody who is gone, or about them. */
export async function forgetEvents(tx: Tx, channel: string, personId: number): Promise<number> {
  return (await deleteEvents(tx, channel, personId)).length;
}

const findEvents = statement(
  placedEventRow,
  `
    select position, type, data from events
    where channel = any($1::uuid[]) and position > $2 order by position limit $3`,
);
const findLast = statement(
  { position: z.nullable(z.number()) },
  'select max(position) as position from events',
);

export async function eventsAfter(
  tx: Tx,
  channels: readonly string[],
  position: number,
  limit: number,
): Promise<PlacedEvent[]> {
  return findEvents(tx, channels, position, limit);
}

export async function lastPosition(tx: Tx): Promise<number> {
  return (await findLast(tx))[0]?.position ?? 0;
}

export type Realtime = {
  /** Calls `wake` whenever there may be something new on one of the channels; answers how to stop. */
  watch(channels: readonly string[], wake: () => void): Promise<() => void>;
  close(): Promise<void>;
};

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/**
 * One connection a process hears of every event and passes it on. It is opened with the first watcher, and anew
 * whenever it breaks; then everybody looks for what came meanwhile.
 */
export function listenTo(connection: Connection, onError: (error: Error) => void): Realtime {
  const watchers = new Map<string, Set<() => void>>();
  let listening: Promise<void> | null = null;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const wakeAll = () => {
    for (const wake of new Set([...watchers.values()].flatMap((set) => [...set]))) wake();
  };

  async function listen(): Promise<void> {
    const next = new pg.Client({ ...connection, application_name: 'kindred events', keepAlive: true });
    client = next;
    next.on('notification', ({ payload }) => {
      for (const wake of watchers.get(payload ?? '') ?? []) wake();
    });
    // A connection that cannot be opened says so twice, here and to who waits for it.
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next, new Error('the connection for events has ended')));
    await next.connect();
    await next.query('listen events');
  }

  function lost(which: pg.Client, error: Error): void {
    if (closed || client !== which) return;
    client = null;
    onError(error);
    void which.end().catch(() => undefined);
    again(FIRST_PAUSE);
  }

  function again(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const attempt = listen();
      attempt.then(wakeAll, (error: unknown) => {
        if (closed) return;
        client = null;
        onError(error instanceof Error ? error : new Error(String(error)));
        again(Math.min(2 * pause, LONGEST_PAUSE));
      });
    }, pause);
    timer.unref();
  }

  return {
    async watch(channels, wake) {
      for (const channel of channels) {
        const own = watchers.get(channel) ?? new Set();
        watchers.set(channel, own.add(wake));
      }
      // Whoever looks before this is there might miss what comes in between. Later losses are made good by `again`.
      listening ??= listen().catch((error: unknown) => {
        client = null;
        onError(error instanceof Error ? error : new Error(String(error)));
        again(FIRST_PAUSE);
      });
      await listening;
      return () => {
        for (const channel of channels) {
          const own = watchers.get(channel);
          own?.delete(wake);
          if (own?.size === 0) watchers.delete(channel);
        }
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await listening;
      await client?.end().catch(() => undefined);
    },
  };
}
