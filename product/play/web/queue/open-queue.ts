import { newOperationId } from '#platform/web/operation-id.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { CHECKPOINT_VERSION } from '../../rules/results/checkpoint.ts';
import { type Activity, countActivity } from './activity.ts';
import { forgetDrafts } from './comic-drafts.ts';
import { openStorage } from './indexed-db.ts';
import { type Journal, openJournal } from './journal.ts';
import { sendAs } from './send-as.ts';
import { createSender, type Sent } from './sender.ts';
import type { KeptPlace } from './storage.ts';

export type Queue = {
  student: number;
  journal: Journal;
  activity: Pick<Activity, 'enter'>;
  /** Sends everything up to this moment. */
  flush: () => Promise<Sent>;
  /** Forgets nothing: what waits is sent when the student is here again. */
  close: () => void;
};

/** Where the child is between two answers, so that another device can go on at the same line. */
function lineOf({ attempt, picks, lines }: KeptPlace) {
  return { attempt, picks: picks.length, lines, checkpoint_version: CHECKPOINT_VERSION };
}

const SECOND_MS = 1000;

/** Opens a student's queue in this page, and lets it live with it. */
export async function openQueue(student: number): Promise<Queue> {
  const storage = await openStorage();
  const sender = createSender({
    student,
    storage,
    send: sendAs(student),
    forgetMore: () => forgetDrafts(student),
  });
  const journal = openJournal({
    student,
    storage,
    sender,
    now: Date.now,
    newId: newOperationId,
  });
  let placeTold: KeptPlace | null = null;
  const placeIn = (scene: string | undefined): KeptPlace | null =>
    scene === undefined ? null : journal.placeSeen(scene);
  const activity = countActivity({
    now: Date.now,
    isVisible: () => document.visibilityState === 'visible',
    isNew: (scene) => placeIn(scene) !== null && placeIn(scene) !== placeTold,
    tell: (slot, active_s, scene) => {
      const place = placeIn(scene);
      placeTold = place ?? placeTold;
      const where = scene === undefined ? {} : { scene, ...(place === null ? {} : lineOf(place)) };
      void journal.record((head) => ({ ...head, type: 'heartbeat', slot, active_s, ...where }));
    },
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
    flush: () => {
      activity.rest();
      return journal.flush();
    },
    close: () => {
      activity.rest();
      page.abort();
      clearInterval(seconds);
      unsubscribe();
      sender.close();
    },
  };
}
