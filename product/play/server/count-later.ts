import { setTimeout as rest } from 'node:timers/promises';
import { isDatabaseAway } from '#platform/server/database/away.ts';
import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { transact } from '#platform/server/database/transact.ts';
import { counter } from '#platform/server/telemetry/metrics.ts';
import type { SceneCatalog } from './content.ts';
import { lockStudent } from './player.ts';
import { countWaiting } from './progress.ts';

export type Counting = {
  db: Db;
  catalog: SceneCatalog;
  now: Date;
  /** What went wrong with one child, of whom it says nothing. */
  report: (fault: Error) => void;
};

const deferred = counter({
  name: 'play_counted_later_total',
  help: 'Batches that ended something while many waited: kept and answered first, and counted after the crowd.',
});
const AT = ['home', 'crowd', 'forgotten'] as const;
const notCounted = counter({
  name: 'play_not_counted_total',
  help: 'Children whose play could not be counted, each time somebody tried: for their own page, after a crowd, or a worker.',
  labels: ['at'],
});
// Seen from the start: what Prometheus first sees as one it takes for having always been one.
for (const at of AT) notCounted.inc({ at }, 0);

/**
 * Counts what waits of one student, in a transaction of its own. What goes wrong is told and keeps nobody else waiting: it
 * is tried again a minute later, and what waits is still there. A database that is away is nothing about the student.
 */
export async function countWaitingOf(
  { db, catalog, now, report }: Counting,
  studentId: number,
  at: (typeof AT)[number],
): Promise<void> {
  try {
    await transact(db, async (tx) => {
      if (await lockStudent(tx, studentId)) await countWaiting(tx, catalog, [studentId], now);
    });
  } catch (cause) {
    if (isDatabaseAway(cause)) throw cause;
    notCounted.inc({ at });
    report(new Error('the play of a child could not be counted', { cause }));
  }
}

const isWaiting = statement('select from program_progress where student_id = $1 and uncounted limit 1');

/**
 * For a page of the child's own: what it has just played to its end is done there, however many have played with it. Where it
 * cannot be counted the page shows what there is.
 */
export async function countBeforeShown(counting: Counting, studentId: number): Promise<void> {
  if ((await isWaiting(counting.db, studentId)).length === 0) return;
  await countWaitingOf(counting, studentId, 'home').catch(() => undefined);
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
export function countLater(waiting: () => number, { atMostMs = WAIT_AT_MOST_MS } = {}): CountLater {
  const due = new Map<number, Counting>();
  let isOver = false;
  let going: Promise<void> | null = null;

  async function crowdIsGone(until: number): Promise<void> {
    while (waiting() >= CROWD && performance.now() < until && !isOver) await rest(LOOK_AGAIN_MS);
  }

  async function countAll(): Promise<void> {
    const until = performance.now() + atMostMs;
    for (const [studentId, counting] of due) {
      await crowdIsGone(until);
      if (isOver) return;
      due.delete(studentId);
      // With the database away it is the worker's turn.
      await countWaitingOf(counting, studentId, 'crowd').catch(() => undefined);
    }
  }

  return {
    soon(counting, studentId) {
      if (isOver) return;
      deferred.inc();
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
