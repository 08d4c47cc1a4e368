import type { Db } from '#platform/server/database/database.ts';
import { type Jobs, job } from '#platform/server/jobs.ts';
import type { SceneCatalog } from '#product/play/server/content.ts';
import { countDays } from './count-days.ts';
import { countPrograms } from './count-programs.ts';
import { countScenePlays } from './scene-plays.ts';

const countMetrics = job<Record<string, never>>('metrics.count-days', { retryLimit: 3 });
const countContent = job<Record<string, never>>('metrics.count-programs', { retryLimit: 3 });
export const METRIC_JOBS = [countMetrics, countContent] as const;

const EVERY_HOUR = '5 * * * *';
/** When schools sleep, west of here too; after the hour's count, from whose plays it is made. */
const AT_NIGHT = '40 8 * * *';

export async function workOnMetrics(
  jobs: Pick<Jobs, 'work' | 'every' | 'enqueue'>,
  db: Db,
  catalog: SceneCatalog,
): Promise<void> {
  await jobs.work(countMetrics, async () => {
    await countScenePlays(db, catalog, new Date());
    await countDays(db, new Date());
  });
  await jobs.every(countMetrics, EVERY_HOUR, {});
  await jobs.work(countContent, async () => {
    await countScenePlays(db, catalog, new Date());
    await countPrograms(db, catalog, new Date());
  });
  await jobs.every(countContent, AT_NIGHT, {});
  // The hour may have passed while nobody was at work.
  await jobs.enqueue(db, countMetrics, {});
  await jobs.enqueue(db, countContent, {});
}
