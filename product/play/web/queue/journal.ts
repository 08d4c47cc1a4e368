import type { Locale, ProgramId } from '#brands/brand.ts';
import type { PlayEvent } from '../../rules/results/events.ts';
import type { Sender, Sent } from './sender.ts';
import type { Entry, KeptPlace, Storage } from './storage.ts';

/** What every event says of the play it belongs to. */
export type Matter = {
  program: ProgramId;
  epoch: number;
  iteration: number;
  debug: boolean;
  /** The language the child reads. */
  lang: Locale;
};

export type Head = Matter & { id: string; session: string; seq: number; client_at: string };

/** What happens in play is told to a journal. Where nothing is kept (a preview), it listens and forgets. */
export type Journal = {
  /** From now on events are of this. */
  about: (matter: Matter) => void;
  /** Resolves when it is written down. It is on its way there when this returns. */
  record: (event: (head: Head) => PlayEvent, place?: Entry['place']) => Promise<void>;
  /** Where the child is, between two picks. Nobody waits for it. */
  keepPlace: (scene: string, place: KeptPlace) => void;
  place: (scene: string) => Promise<KeptPlace | null>;
  /** What the server does not know yet. */
  waiting: () => Promise<PlayEvent[]>;
  flush: () => Promise<Sent>;
};

export const noJournal: Journal = {
  about: () => undefined,
  record: () => Promise.resolve(),
  keepPlace: () => undefined,
  place: () => Promise.resolve(null),
  waiting: () => Promise.resolve([]),
  flush: () => Promise.resolve('empty'),
};

/** A journal that also knows where the child is, as far as this page has seen it move. */
export type OpenJournal = Journal & { placeSeen: (scene: string) => KeptPlace | null };

export type JournalParts = {
  student: number;
  storage: Storage;
  sender: Pick<Sender, 'noted' | 'flush'>;
  now: () => number;
  newId: () => string;
};

/** More than a storage needs that works at all. A child is not kept waiting for one that does not. */
const WRITTEN_WITHIN_MS = 1500;
const MOST_WAITING = 2000;

export function openJournal({ student, storage, sender, now, newId }: JournalParts): OpenJournal {
  const session = newId();
  let matter: Matter | null = null;
  let seq = 0;
  let last = 0;
  let seen: NonNullable<Entry['place']> | null = null;
  /** Places are written one after the other, so that an earlier one never overwrites a later one. */
  let writing: Promise<unknown> = Promise.resolve();

  const headOf = (of: Matter): Head => {
    // A clock that is put back would put a later answer before an earlier one.
    last = Math.max(last, now());
    seq += 1;
    return {
      ...of,
      id: newId(),
      session,
      seq: seq - 1,
      client_at: new Date(last).toISOString(),
    };
  };

  /** A place of debug mode is none: its answers do not count, so nobody could go on from there. */
  const toKeep = (place: Entry['place']): Pick<Entry, 'place'> => {
    if (place === undefined || matter?.debug !== false) return {};
    seen = place;
    return { place };
  };

  const write = (entry: Entry): Promise<void> => {
    const written = writing.then(() => storage.write(student, entry));
    writing = written.catch(() => undefined);
    return written;
  };

  return {
    about: (next) => {
      matter = next;
    },
    record: async (make, place) => {
      if (matter === null) return;
      const event = make(headOf(matter));
      // Before it is written: a page that is left in this moment still sends it.
      sender.noted(event);
      const written = write({ events: [event], ...toKeep(place) }).catch(() => undefined);
      await Promise.race([written, wait(WRITTEN_WITHIN_MS)]);
    },
    keepPlace: (scene, place) => {
      const kept = toKeep({ scene, place });
      if (kept.place !== undefined) void write({ events: [], ...kept }).catch(() => undefined);
    },
    placeSeen: (scene) => (seen?.scene === scene ? seen.place : null),
    place: async (scene) => {
      await writing;
      return storage.place(student, scene).catch(() => null);
    },
    waiting: async () => {
      await writing;
      return storage.waiting(student, MOST_WAITING).catch(() => []);
    },
    flush: async () => {
      await writing;
      return sender.flush();
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
