import { type AppKey, sealBytes } from '#platform/server/crypto.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type Job, type Jobs, job } from '#platform/server/jobs.ts';
import { collectGarbage } from '#platform/server/limits/collect.ts';
import { findActorOf } from '#product/accounts/server/session/sessions.ts';
import { drawPages, findChildPages, type ReportPorts } from './draw.ts';
import { type Download, findDownload, findParts, keepPart, setState, tellDownload } from './store.ts';

export type MakeJob = Job<{ id: number }>;

const downloadGivenUp: MakeJob = job('report-download.given-up', { retryLimit: 20 });
export const makeDownload: MakeJob = job('report-download.make', {
  retryLimit: 20,
  givenUp: downloadGivenUp,
});
export const REPORT_JOBS = [downloadGivenUp, makeDownload] as const;

type MakePorts = ReportPorts & { appKey: AppKey; clock: () => Date };

export async function workOnDownloads(jobs: Pick<Jobs, 'work'>, db: Db, ports: MakePorts): Promise<void> {
  await jobs.work(makeDownload, ({ id }) => makeReports(db, ports, id));
  await jobs.work(downloadGivenUp, ({ id }) => giveUp(db, id));
}

/** A page leaves some megabytes behind. */
const COLLECTED_EACH = 10;

/** May be begun again at any moment: it goes on with the first child whose page is not kept yet. */
export async function makeReports(db: Db, ports: MakePorts, id: number): Promise<void> {
  const [download] = await findDownload(db, id);
  if (download === undefined || download.state === 'ready' || download.ends_at <= ports.clock()) return;
  // Staff may have called given-up work back.
  await setState(db, id, 'making');
  for (const [index, part] of (await findParts(db, id, 'waiting')).entries()) {
    if (index % COLLECTED_EACH === 0) collectGarbage();
    const content = await makeOne(db, ports, download, part.student_id);
    const isKept = await db.transaction().execute(async (tx) => {
      // Thrown away meanwhile.
      if ((await findDownload(tx, id)).length === 0) return false;
      await keepPart(tx, id, part.place, content === null ? 'left-out' : 'made', content);
      await tellDownload(tx, { ...download, state: 'making' });
      return true;
    });
    if (!isKept) return;
  }
  await db.transaction().execute(async (tx) => {
    await setState(tx, id, 'ready');
    if ((await findDownload(tx, id)).length > 0) await tellDownload(tx, { ...download, state: 'ready' });
  });
}

/** Who asked for it is judged anew for every child: a right that ended meanwhile has ended. */
async function makeOne(
  db: Db,
  ports: MakePorts,
  download: Download,
  studentId: number,
): Promise<Buffer | null> {
  const actor = await findActorOf(db, download.account_id);
  if (actor === null) return null;
  const now = ports.clock();
  const pages = await findChildPages(db, ports, { actor, id: studentId, making: download, now });
  const drawn = pages === null ? null : await drawPages(download.brand, pages, now);
  return drawn === null ? null : sealBytes(ports.appKey, drawn);
}

async function giveUp(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const [download] = await findDownload(tx, id);
    if (download?.state !== 'making') return;
    await setState(tx, id, 'failed');
    await tellDownload(tx, { ...download, state: 'failed' });
  });
}
