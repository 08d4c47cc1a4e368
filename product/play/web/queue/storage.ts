import type { PlayEvent } from '../../rules/results/events.ts';
import type { Pick } from '../../rules/story/scene.ts';

/** Where a child is in a scene, as this browser knows it: also the lines read since the last pick. */
export type KeptPlace = {
  epoch: number;
  iteration: number;
  attempt: number;
  picks: Pick[];
  lines: number;
};

/** Written down together: either all of it is there after a crash, or nothing. */
export type Entry = {
  events: readonly PlayEvent[];
  /** Null: the scene is over, and its place forgotten. */
  place?: { scene: string; place: KeptPlace | null };
};

/**
 * What waits in this browser until the server has it. Each student has a queue of their own; it outlives the session,
 * and holds ids and moments only.
 */
export type Storage = {
  write(student: number, entry: Entry): Promise<void>;
  /** The oldest first. */
  waiting(student: number, most: number): Promise<PlayEvent[]>;
  remove(ids: readonly string[]): Promise<void>;
  /** Everything of a student who is gone. */
  forget(student: number): Promise<void>;
  place(student: number, scene: string): Promise<KeptPlace | null>;
  /** What waits since before this moment: the child has not come back, and the device may be somebody else's. */
  forgetBefore(moment: number): Promise<void>;
};

const DAY_MS = 86_400_000;
/** So long something waits in a browser for a child to come back: a summer is shorter. */
const KEPT_DAYS = 120;

export const keptSince = (now: number): number => now - KEPT_DAYS * DAY_MS;

/** In the order of a session, and of sessions among each other. */
export function orderOf(event: PlayEvent): string {
  return `${event.client_at} ${event.session} ${String(event.seq).padStart(7, '0')}`;
}

/** For browsers that keep nothing: lasts as long as the page. */
export function memoryStorage(): Storage {
  const events = new Map<string, { student: number; event: PlayEvent }>();
  const places = new Map<string, KeptPlace>();
  return {
    write: async (student, entry) => {
      for (const event of entry.events) events.set(event.id, { student, event });
      if (entry.place === undefined) return;
      const key = `${student} ${entry.place.scene}`;
      if (entry.place.place === null) places.delete(key);
      else places.set(key, entry.place.place);
    },
    waiting: async (student, most) =>
      [...events.values()]
        .filter((kept) => kept.student === student)
        .map(({ event }) => event)
        .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
        .slice(0, most),
    remove: async (ids) => {
      for (const id of ids) events.delete(id);
    },
    forget: async (student) => {
      for (const [id, kept] of events) if (kept.student === student) events.delete(id);
      for (const key of places.keys()) if (key.startsWith(`${student} `)) places.delete(key);
    },
    place: async (student, scene) => places.get(`${student} ${scene}`) ?? null,
    forgetBefore: async (moment) => {
      for (const [id, { event }] of events) if (Date.parse(event.client_at) < moment) events.delete(id);
    },
  };
}
