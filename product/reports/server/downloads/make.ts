import type { Db } from '#platform/server/database/database.ts';
import type { Files } from '#platform/server/files/files.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { keptJobs, type Maker, makeKept, workOnKept } from '#platform/server/kept-files/make.ts';
import { findActorOf } from '#product/accounts/server/session/sessions.ts';
import { drawPages, findChildPages, type ReportPorts } from './draw.ts';
import { type Download, keptReports, tellDownload } from './store.ts';

const jobsOfDownloads = keptJobs('report-download');
export const makeDownload = jobsOfDownloads.make;
export const REPORT_JOBS = jobsOfDownloads.all;

type MakePorts = ReportPorts & { files: Files; clock: () => Date };

export async function workOnDownloads(jobs: Pick<Jobs, 'work'>, db: Db, ports: MakePorts): Promise<void> {
  await workOnKept(jobs, db, jobsOfDownloads, makerOf(db, ports));
}

export async function makeReports(db: Db, ports: MakePorts, id: number): Promise<void> {
  await makeKept(db, makerOf(db, ports), id);
}

function makerOf(db: Db, ports: MakePorts): Maker<Download, { place: number; student_id: number }> {
  return {
    store: keptReports,
    files: ports.files,
    clock: ports.clock,
    makePart: (download, { student_id }) => makeOne(db, ports, download, student_id),
    tell: tellDownload,
  };
}

/** Who asked for it is judged anew for every child. */
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
  return pages === null ? null : drawPages(download.brand, pages, now);
}
