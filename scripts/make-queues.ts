import { JOBS } from '#apps/running/jobs.ts';
import type { Db } from '#platform/server/database/database.ts';
import { startJobs } from '#platform/server/jobs.ts';

/** The queue's own tables, and every queue, as a restore needs them before rows come. */
export async function makeQueues(db: Db): Promise<void> {
  const failed: Error[] = [];
  const jobs = await startJobs({ db, jobs: JOBS, worker: false, onError: (error) => failed.push(error) });
  await jobs.stop();
  if (failed[0] !== undefined) throw failed[0];
}
