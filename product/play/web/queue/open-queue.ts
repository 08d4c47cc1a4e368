import { ApiError, call } from '#platform/web/api.ts';
import { useSession } from '#product/accounts/web/session.ts';
import { sendEvents } from '../../contract.ts';
import type { PlayEvent } from '../../rules/events.ts';
import { type Activity, countActivity } from './activity.ts';
import { openStorage } from './indexed-db.ts';
import { type Journal, openJournal } from './journal.ts';
import { createSender } from './sender.ts';

export type Queue = {
  student: number;
  journal: Journal;
  activity: Pick<Activity, 'enter'>;
  /** Forgets nothing: what waits is sent when the student is here again. */
  close: () => void;
};

/** The session's own errors are its own business: a queue waits, and says nothing. */
async function send(events: readonly PlayEvent[], how: { keepalive: boolean }): Promise<number> {
  try {
    await call(sendEvents, { events: [...events] }, { ...how, silent: true });
    return 200;
  } catch (error) {
    return error instanceof ApiError ? error.status : 0;
  }
}

const SECOND_MS = 1000;

/** Opens a student's queue in this page, and lets it live with it. */
export async function openQueue(student: number): Promise<Queue> {
  const storage = await openStorage();
  const sender = createSender({ student, storage, send });
  const journal = openJournal({
    student,
    storage,
    sender,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
  const activity = countActivity({
    now: Date.now,
    isVisible: () => document.visibilityState === 'visible',
    tell: (slot, active_s, scene) =>
      void journal.record((head) => ({
        ...head,
        type: 'heartbeat',
        slot,
        active_s,
        ...(scene === undefined ? {} : { scene }),
      })),
  });

  const page = new AbortController();
  const { signal } = page;
  const onHidden = (): void => {
    if (document.visibilityState === 'visible') return void sender.flush();
    activity.rest();
    sender.part();
  };
  document.addEventListener('visibilitychange', onHidden, { signal });
  addEventListener('online', sender.resume, { signal });
  for (const touch of ['pointerdown', 'pointermove', 'keydown'] as const) {
    addEventListener(touch, activity.touch, { signal, passive: true });
  }
  const seconds = setInterval(activity.tick, SECOND_MS);
  // The same student again, with another session: what waited for it can go.
  const unsubscribe = useSession.subscribe((session, before) => {
    if (session.accessToken !== before.accessToken && session.user?.id === student) sender.resume();
  });
  void sender.flush();

  return {
    student,
    journal,
    activity,
    close: () => {
      activity.rest();
      sender.part();
      page.abort();
      clearInterval(seconds);
      unsubscribe();
      sender.close();
    },
  };
}
