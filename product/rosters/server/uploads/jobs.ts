import type { Db } from '#platform/server/database.ts';
import { type Job, type Jobs, job } from '#platform/server/jobs.ts';
import type { Stoppable } from '../../rules/uploads/status.ts';
import { applyUpload } from './apply.ts';
import { giveUpload, resumeUpload } from './give-up.ts';
import type { UploadPorts } from './ports.ts';
import { previewUpload, readUpload } from './preview.ts';
import { undoUpload } from './undo.ts';

type UploadJob = Job<{ id: number }>;

/** Far more often than a database restarts: an upload that somebody confirmed is not given up lightly. */
export const uploadGivenUp: UploadJob = job('upload.given-up', { retryLimit: 20 });
const options = { retryLimit: 20, givenUp: uploadGivenUp };
export const uploadRead: UploadJob = job('upload.read', options);
export const uploadPreview: UploadJob = job('upload.preview', options);
export const uploadApply: UploadJob = job('upload.apply', options);
export const uploadUndo: UploadJob = job('upload.undo', options);
export const UPLOAD_JOBS = [uploadGivenUp, uploadRead, uploadPreview, uploadApply, uploadUndo] as const;

/** Each may be begun again at any moment: what is done already is in the upload's row. */
export async function workOnUploads(jobs: Pick<Jobs, 'work'>, db: Db, ports: UploadPorts): Promise<void> {
  const work = (job: UploadJob, at: Stoppable, go: (id: number) => Promise<void>): Promise<void> =>
    jobs.work(job, async ({ id }) => {
      await resumeUpload(db, id, at);
      await go(id);
    });
  await work(uploadRead, 'reading', (id) => readUpload(db, ports, id));
  await work(uploadPreview, 'previewing', (id) => previewUpload(db, ports, id));
  await work(uploadApply, 'applying', (id) => applyUpload(db, { ports }, id));
  await work(uploadUndo, 'undoing', (id) => undoUpload(db, ports, id));
  await jobs.work(uploadGivenUp, ({ id }) => giveUpload(db, ports, id));
}
