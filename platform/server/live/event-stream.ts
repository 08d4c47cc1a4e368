import type { Db } from '../database/database.ts';
import { eventsAfter, type LiveEvent, lastPosition, type PlacedEvent, type Realtime } from './realtime.ts';

/** What a stream tells, as its handler decides. */
export type LiveStream = {
  channels: readonly string[];
  /** The state of things, told first: events tell only what changes. */
  greet(): Promise<LiveEvent>;
  /** What an event is told as, null for not at all; left out, as it is. */
  present?(event: LiveEvent): Promise<LiveEvent | null>;
};

export type StreamOptions = {
  db: Db;
  realtime: Realtime;
  stream: LiveStream;
  /** `Last-Event-ID`: where an earlier stream broke off. */
  after: number | null;
  /** Whether the session is still what it was. Asked before anything is told, and with every heartbeat. */
  isAllowed(): Promise<boolean>;
  /** The page has gone, or the server is about to. */
  over: AbortSignal;
  /** Tells what there is, and waits for nothing. */
  once: boolean;
  heartbeatMilliseconds?: number;
};

const BATCH = 100;
/** Often enough for proxies, which close what is silent for half a minute or a minute. */
const HEARTBEAT_MILLISECONDS = 20_000;

/**
 * A server-sent event stream. It reads on only when the page has taken what was sent, so a slow page costs a
 * position, not memory.
 */
export async function* tellEvents(options: StreamOptions): AsyncGenerator<string> {
  const { db, realtime, stream, over } = options;
  const bell = alarm(over);
  const unwatch = await realtime.watch(stream.channels, bell.ring);
  try {
    const newest = await lastPosition(db);
    // A position to come is one of another database.
    let position = Math.min(options.after ?? newest, newest);
    yield written({ ...(await stream.greet()), position });
    while (!over.aborted) {
      const events = await eventsAfter(db, stream.channels, position, BATCH);
      if (events.length > 0 && !(await options.isAllowed())) return;
      for (const event of events) {
        const told = stream.present === undefined ? event : await stream.present(event);
        position = event.position;
        if (told === null) continue;
        yield written({ ...told, position });
        if (over.aborted) return;
      }
      if (events.length === BATCH) continue;
      if (options.once) return;
      if (await bell.rings(options.heartbeatMilliseconds ?? HEARTBEAT_MILLISECONDS)) continue;
      if (over.aborted || !(await options.isAllowed())) return;
      yield ': still here\n\n';
    }
  } finally {
    unwatch();
  }
}

function written({ type, data, position }: PlacedEvent): string {
  return `id: ${position}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Remembers that it rang, so that nothing is missed between reading and waiting. */
function alarm(over: AbortSignal) {
  let rang = false;
  let wake: () => void = () => undefined;
  over.addEventListener('abort', () => wake(), { once: true });
  return {
    ring: () => {
      rang = true;
      wake();
    },
    /** Answers false when nothing rang for that long, or the stream is over. */
    async rings(milliseconds: number): Promise<boolean> {
      if (!rang && !over.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, milliseconds);
        await promise;
        clearTimeout(timer);
      }
      const answer = rang && !over.aborted;
      rang = false;
      return answer;
    },
  };
}
