import type { Db } from '#platform/server/database/database.ts';
import type { Job, Jobs } from '#platform/server/jobs.ts';
import { MOVE_FOLLOW_UPS_AT, moveClocks, moveFollowUps } from './clock.ts';
import { judgeChild } from './judge.ts';
import { judgeFollowUp } from './port.ts';
import type { FollowUpPost } from './tell.ts';
import { WATCH_FOLLOW_UPS_AT, watch, watchFollowUps } from './yearly.ts';

export const FOLLOW_UP_JOBS: readonly Job<object>[] = [judgeFollowUp, moveFollowUps, watchFollowUps];

export async function workOnFollowUps(
  jobs: Pick<Jobs, 'work' | 'every' | 'enqueue'>,
  db: Db,
  ports: FollowUpPost,
  clock: () => Date,
): Promise<void> {
  await jobs.work(judgeFollowUp, ({ student_id: id }) => judgeChild(db, ports, id, clock()));
  await jobs.work(moveFollowUps, async () => void (await moveClocks(db, ports, clock())));
  await jobs.every(moveFollowUps, MOVE_FOLLOW_UPS_AT, {});
  await jobs.work(watchFollowUps, () => watch(db, ports, clock()));
  await jobs.every(watchFollowUps, WATCH_FOLLOW_UPS_AT, {});
  // What ran out while nobody was at work is seen to at once.
  await jobs.enqueue(db, watchFollowUps, {});
  await jobs.enqueue(db, moveFollowUps, {});
}
