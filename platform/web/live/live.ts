import type { Endpoint } from '../../contract/endpoint.ts';
import { ApiError, type CallOptions, callFor } from '../api.ts';
import { eventReader, type StreamEvent } from './event-stream.ts';
import { isFinal, isWorthTelling, pauseBefore, SILENCE_MILLISECONDS } from './reconnect.ts';

export type LiveOptions = {
  /** A stream's endpoint without input. */
  endpoint: Endpoint;
  onEvent: (event: { type: string; data: unknown }) => void;
  /** It failed again and again; said once until it works again. */
  onTrouble: () => void;
  /** Which failures the app tells by itself: that a session is over, say. */
  quiet?: CallOptions['quiet'];
};

export type Live = { close(): void };

/**
 * Keeps a stream of events open while the page is looked at. A hidden page has none; when it is shown again it hears
 * what came meanwhile. Fetched rather than an EventSource, which would have to carry the token in its address.
 */
export function openLive(options: LiveOptions): Live {
  let lastId: string | null = null;
  let failures = 0;
  let current: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const take = ({ id, type, data }: StreamEvent) => {
    if (id !== null) lastId = id;
    failures = 0;
    options.onEvent({ type, data: JSON.parse(data) });
  };

  async function listen(signal: AbortSignal): Promise<void> {
    const headers = {
      Accept: 'text/event-stream',
      ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
    };
    const read = (response: Response) => readEvents(response, take, signal);
    await callFor(options.endpoint, {}, read, { signal, headers, quiet: options.quiet ?? true });
  }

  function connect(): void {
    clearTimeout(timer);
    if (closed || current !== null || document.visibilityState === 'hidden') return;
    const attempt = new AbortController();
    current = attempt;
    const ended = (error?: unknown) => {
      if (current !== attempt) return;
      current = null;
      if (error instanceof ApiError && isFinal(error.status)) {
        closed = true;
        return;
      }
      failures += 1;
      if (isWorthTelling(failures)) options.onTrouble();
      timer = setTimeout(connect, pauseBefore(failures, Math.random()));
    };
    listen(attempt.signal).then(() => ended(), ended);
  }

  function disconnect(): void {
    clearTimeout(timer);
    const attempt = current;
    current = null;
    attempt?.abort();
  }

  const look = () => (document.visibilityState === 'hidden' ? disconnect() : connect());
  const retry = () => connect();
  document.addEventListener('visibilitychange', look);
  addEventListener('online', retry);
  connect();
  return {
    close() {
      closed = true;
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', retry);
      disconnect();
    },
  };
}

async function readEvents(
  response: Response,
  take: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const body = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (body === undefined) return;
  const read = eventReader();
  const cancel = () => void body.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      clearTimeout(silence);
      silence = setTimeout(cancel, SILENCE_MILLISECONDS);
      const { value, done } = await body.read();
      if (done || signal.aborted) return;
      for (const event of read(value)) take(event);
    }
  } finally {
    clearTimeout(silence);
    cancel();
  }
}
