import { SLOT_SECONDS } from './active-time.ts';
import type { PlayEvent } from './events.ts';
import { AHEAD_MS } from './possible.ts';

/** As the server keeps it: by its own time, with what the device said where that was another. */
export type KeptEvent = PlayEvent & { device_at?: string };
const SLOT_MS = SLOT_SECONDS * 1000;
/** What two batches of one session may differ by, and still come from one clock. */
const SAME_CLOCK_MS = 3_600_000;

export type DeviceTime = {
  now: number;
  /** What the device's clock said when it sent the events; null of a page that does not tell yet. */
  sentAt: number | null;
};

const wholeSlots = (milliseconds: number): number => Math.round(milliseconds / SLOT_MS) * SLOT_MS;

/**
 * By how much the clock that told an event is ahead of ours, in whole slots: negative where it is behind, 0 where it is
 * near enough to be believed. A clock that is wrong as it sends was wrong before. One that is right by then, or is not
 * told, can still have been ahead: the newest of what nobody can have played yet is taken for just now.
 */
export function clockAhead(
  events: readonly PlayEvent[],
  { now, sentAt }: DeviceTime,
): (event: PlayEvent) => number {
  const ahead = sentAt === null ? 0 : sentAt - now;
  if (Math.abs(ahead) > AHEAD_MS) return () => wholeSlots(ahead);
  const newest = Math.max(now, ...events.map((event) => Date.parse(event.client_at)));
  return (event) => (Date.parse(event.client_at) > now + AHEAD_MS ? wholeSlots(newest - now) : 0);
}

/** What was found of a session before stands: its moments keep their distances, however long a batch was on its way. */
export function sameClock(ahead: number, before: number | undefined): number {
  return before !== undefined && ahead !== 0 && Math.abs(ahead - before) <= SAME_CLOCK_MS ? before : ahead;
}

export function byServerTime(event: PlayEvent, ahead: number): KeptEvent {
  if (ahead === 0) return event;
  const client_at = new Date(Date.parse(event.client_at) - ahead).toISOString();
  const kept = { ...event, client_at, device_at: event.client_at };
  return kept.type === 'heartbeat' ? { ...kept, slot: Math.max(0, kept.slot - ahead / SLOT_MS) } : kept;
}

/** So far may the clock of a device have been ahead that told something once and is right as it tells it again. */
const ONCE_AHEAD_MS = 62 * 86_400_000;

/**
 * Since when these events can have come before, if they did: nobody tells what is still to be played. Where the clock is
 * wrong just now, it may have been wrong otherwise then.
 */
export function toldSince(events: readonly KeptEvent[]): Date {
  if (events.length === 0 || events.some((event) => event.device_at !== undefined)) return new Date(0);
  return new Date(Math.min(...events.map(({ client_at }) => Date.parse(client_at))) - ONCE_AHEAD_MS);
}
