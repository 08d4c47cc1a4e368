import { setTimeout as rest } from 'node:timers/promises';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import type { SceneCatalog } from './content.ts';
import { getPlayer } from './player.ts';
import { countWaiting } from './progress.ts';

type Counting = { db: Db; catalog: SceneCatalog; now: Date };

/** Counts what waits of one student, one transaction after the other. */
export async function countWaitingOf({ db, catalog, now }: Counting, studentId: number): Promise<void> {
  await db.transaction().execute((tx) => countLocked(tx, catalog, studentId, now));
}

async function countLocked(tx: Tx, catalog: SceneCatalog, studentId: number, now: Date): Promise<void> {
  await getPlayer(tx, studentId, { lock: true });
  await countWaiting(tx, catalog, [studentId], now);
}

const isWaiting = statement('select from program_progress where student_id = $1 and uncounted limit 1');

/** For a page of the child's own: what it has just played to its end is done there, however many have played with it. */
export async function countBeforeShown(
  tx: Tx,
  catalog: SceneCatalog,
  studentId: number,
  now: Date,
): Promise<void> {
  if ((await isWaiting(tx, studentId)).length > 0) await countLocked(tx, catalog, studentId, now);
}

/** So many waiting for their answer are a crowd: a class that comes back online tells everything at once. */
export const CROWD = 8;
const LOOK_AGAIN_MS = 50;
/** A crowd that does not end has its counting in between. */
const WAIT_AT_MOST_MS = 3000;

export type CountLater = {
  soon(counting: Counting, studentId: number): void;
  /** Begins no other, and waits for the one it is at. */
  close(): Promise<void>;
};

/**
 * Counts after the crowd what was told in it, one child at a time: an answer is kept, and acknowledged, in a third of the time
 * that it takes to count all answers again. What is not come to, because the server is stopped, a worker counts two minutes
 * later (`counting/forgotten.ts`).
 */
export function countLater(waiting: () => number): CountLater {
  const due = new Map<number, Counting>();
  let isOver = false;
  let going: Promise<void> | null = null;

  async function crowdIsGone(): Promise<void> {
    const until = performance.now() + WAIT_AT_MOST_MS;
    while (waiting() > 0 && performance.now() < until && !isOver) await rest(LOOK_AGAIN_MS);
  }

  async function countAll(): Promise<void> {
    for (const [studentId, counting] of due) {
      await crowdIsGone();
      if (isOver) return;
      due.delete(studentId);
      // The worker's turn, where it does not go here.
      await countWaitingOf(counting, studentId).catch(() => undefined);
    }
  }

  return {
    soon(counting, studentId) {
      if (isOver) return;
      due.set(studentId, counting);
      going ??= countAll().finally(() => {
        going = null;
      });
    },
    async close() {
      isOver = true;
      await going;
    },
  };
}
