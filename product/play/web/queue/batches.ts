import { MOST_EVENTS, type PlayEvent } from '../../rules/results/events.ts';

/** A browser lets go of at most 64 KB when its page is left; room for the rest of the request is left. */
const PARTING_BYTES = 56_000;

/** As many from the front as fit; always one. */
export function parting(events: readonly PlayEvent[], bytes: number = PARTING_BYTES): PlayEvent[] {
  let left = bytes;
  const fitting: PlayEvent[] = [];
  for (const event of events.slice(0, MOST_EVENTS)) {
    // Ids and moments: each sign is one byte.
    left -= JSON.stringify(event).length + 1;
    if (left < 0 && fitting.length > 0) break;
    fitting.push(event);
  }
  return fitting;
}

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/** Longer after each failure, and never for a whole class at the same moment. `luck` is from 0 to 1. */
export function waitMs(failures: number, luck: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(wait * (0.75 + luck / 2));
}
