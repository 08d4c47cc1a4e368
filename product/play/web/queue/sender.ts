import { type PlayEvent, SENT_AT_ONCE } from '../../rules/results/events.ts';
import { parting, waitMs } from './batches.ts';
import type { Storage } from './storage.ts';

/** What came of a try to send. `signed-out`: waits for the student to come back. */
export type Sent = 'empty' | 'unreachable' | 'signed-out';

export type SenderParts = {
  student: number;
  storage: Storage;
  /** Resolves when the server has them, or knows that it can not keep them. Rejects with the status; 0 is no answer. */
  send: (events: readonly PlayEvent[], how: { keepalive: boolean; more: boolean }) => Promise<number>;
  /** What else of the student waits in this browser, once the student was deleted. */
  forgetMore?: () => Promise<void>;
  luck?: () => number;
};

/** Events go together, a little later: a class that taps makes one call of many. */
export const GATHER_MS = 4000;
const OK = 200;
const UNAUTHENTICATED = 401;
/** The student was deleted: nobody will ever take these. */
export const GONE = 410;

export type Sender = {
  /** Happened just now: goes with the next batch. */
  noted: (event: PlayEvent) => void;
  /** Sends what waits until nothing does, or it can not. */
  flush: () => Promise<Sent>;
  /** The page may be gone in a moment: one last batch, without waiting for storage. */
  part: () => void;
  /** The network or the session is back. */
  resume: () => void;
  close: () => void;
};

export function createSender({
  student,
  storage,
  send,
  forgetMore = async () => undefined,
  luck = Math.random,
}: SenderParts): Sender {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending: Promise<Sent> | null = null;
  let failures = 0;
  let isSignedOut = false;
  let isClosed = false;
  /** Of this page, and not acknowledged yet. */
  const fresh = new Map<string, PlayEvent>();

  const schedule = (ms: number): void => {
    if (isClosed || isSignedOut || timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      void flush();
    }, ms);
  };
  const unschedule = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };

  const acknowledged = async (events: readonly PlayEvent[]): Promise<void> => {
    const ids = events.map(({ id }) => id);
    for (const id of ids) fresh.delete(id);
    await storage.remove(ids).catch(() => undefined);
  };

  /** What a broken storage did not take is still on this page. */
  const nextBatch = async (): Promise<{ batch: PlayEvent[]; more: boolean }> => {
    const kept = await storage.waiting(student, SENT_AT_ONCE + 1).catch((): PlayEvent[] => []);
    const ids = new Set(kept.map(({ id }) => id));
    const all = [...kept, ...[...fresh.values()].filter(({ id }) => !ids.has(id))];
    return { batch: all.slice(0, SENT_AT_ONCE), more: all.length > SENT_AT_ONCE };
  };

  const sendAll = async (): Promise<Sent> => {
    for (;;) {
      const { batch, more } = await nextBatch();
      // Whoever is here by now may be another student.
      if (isClosed) return 'signed-out';
      if (batch.length === 0) return 'empty';
      const status = await send(batch, { keepalive: false, more });
      if (status === UNAUTHENTICATED) {
        isSignedOut = true;
        return 'signed-out';
      }
      if (status === GONE) {
        isSignedOut = true;
        fresh.clear();
        await storage.forget(student).catch(() => undefined);
        await forgetMore().catch(() => undefined);
        return 'signed-out';
      }
      if (status !== OK) {
        failures += 1;
        return 'unreachable';
      }
      failures = 0;
      await acknowledged(batch);
    }
  };

  const flush = (): Promise<Sent> => {
    unschedule();
    if (isSignedOut || isClosed) return Promise.resolve('signed-out');
    sending ??= sendAll()
      .catch((): Sent => {
        failures += 1;
        return 'unreachable';
      })
      .finally(() => {
        sending = null;
        if (failures > 0) schedule(waitMs(failures, luck()));
      });
    return sending;
  };

  return {
    flush,
    noted: (event) => {
      fresh.set(event.id, event);
      // A wait after a failure is not cut short: the next try takes these along.
      schedule(GATHER_MS);
    },
    part: () => {
      const batch = parting([...fresh.values()]);
      if (batch.length === 0 || isSignedOut) return;
      void send(batch, { keepalive: true, more: false })
        .then((status) => (status === OK ? acknowledged(batch) : undefined))
        .catch(() => undefined);
    },
    resume: () => {
      isSignedOut = false;
      failures = 0;
      void flush();
    },
    close: () => {
      isClosed = true;
      unschedule();
    },
  };
}
