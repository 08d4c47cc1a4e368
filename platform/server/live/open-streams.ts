import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/refusal.ts';
import { gauge } from '../telemetry/metrics.ts';

const EVENT_STREAM = 'text/event-stream';
/** Each visible tab has one. */
const STREAMS_PER_PERSON = 12;
const RETRY_SECONDS = 30;

const streams = gauge({ name: 'live_streams', help: 'Open pages that hear of events as they happen.' });

export type OpenStreams = { open(actorId: number, reply: FastifyReply): AbortSignal };

/** Who listens at the moment. All are let go when the server stops. */
export function openStreams(app: FastifyInstance): OpenStreams {
  const open = new Map<number, Set<AbortController>>();
  app.addHook('preClose', async () => {
    for (const own of open.values()) for (const controller of own) controller.abort();
  });
  return {
    open(actorId, reply) {
      const own = open.get(actorId) ?? new Set();
      if (own.size >= STREAMS_PER_PERSON) throw Refusal.tooManyAttempts(RETRY_SECONDS);
      const controller = new AbortController();
      open.set(actorId, own.add(controller));
      streams.inc();
      const end = () => {
        controller.abort();
        if (own.delete(controller)) streams.dec();
        if (own.size === 0 && open.get(actorId) === own) open.delete(actorId);
      };
      reply.raw.once('finish', end).once('close', end);
      return controller.signal;
    },
  };
}

export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncGenerator<string>,
): FastifyReply {
  async function* told(): AsyncGenerator<string> {
    try {
      yield* events;
    } catch (error) {
      // The page connects again, to this server or another: the same that happens when a connection breaks.
      request.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'a stream broke off');
    }
  }
  return (
    reply
      .header('Content-Type', EVENT_STREAM)
      .header('Cache-Control', 'no-store, no-transform')
      // What is idle after the last word would keep a stopping server waiting.
      .header('Connection', 'close')
      .header('X-Accel-Buffering', 'no')
      .send(Readable.from(told(), { objectMode: false, highWaterMark: 1 }))
  );
}

export function asksForStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes(EVENT_STREAM) ?? false;
}

/** `Last-Event-ID`: the position of the last event that arrived. */
export function lastEventId(request: FastifyRequest): number | null {
  const id = request.headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null;
}
