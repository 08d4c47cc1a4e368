import { createParser } from 'eventsource-parser';

/** One server-sent event, as it arrives. */
export type StreamEvent = { id: string | null; type: string; data: string };

/**
 * Reads server-sent events from pieces of text, however they were cut. Blocks without data, such as heartbeats, are no
 * events.
 */
export function eventReader(): (piece: string) => StreamEvent[] {
  let read: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ id = null, event = 'message', data }) => read.push({ id, type: event, data }),
  });
  return (piece) => {
    read = [];
    parser.feed(piece);
    return read;
  };
}
