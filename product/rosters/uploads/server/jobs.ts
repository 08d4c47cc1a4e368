import type { Db } from '#platform/server/database/database.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import type { DistrictStoppable } from '../rules/district-status.ts';
import type { Stoppable } from '../rules/status.ts';
import { applyUpload } from './applying/apply.ts';
import { giveUpload, resumeUpload } from './applying/give-up.ts';
import { undoUpload } from './applying/undo.ts';
import { confirmSchools } from './district/confirm-schools.ts';
import { giveDistrictUp, resumeDistrict } from './district/give-up.ts';
import { readDistrict } from './district/read.ts';
import { splitIntoSchools } from './district/split.ts';
import { previewUpload, readUpload } from './preview/preview.ts';
import * as names from './store/job-names.ts';
import type { UploadPorts } from './store/ports.ts';

/** Each may be begun again at any moment: what is done already is in the upload's row. */
export async function workOnUploads(
  jobs: Pick<Jobs, 'work' | 'enqueue'>,
  db: Db,
  given: UploadPorts,
): Promise<void> {
  const ports = { ...given, jobs };
  const work = (job: names.UploadJob, at: Stoppable, go: (id: number) => Promise<void>): Promise<void> =>
    jobs.work(job, async ({ id }) => {
      await resumeUpload(db, id, at);
      await go(id);
    });
  await work(names.uploadRead, 'reading', (id) => readUpload(db, ports, id));
  await work(names.uploadPreview, 'previewing', (id) => previewUpload(db, ports, id));
  await work(names.uploadApply, 'applying', (id) => applyUpload(db, { ports }, id));
  await work(names.uploadUndo, 'undoing', (id) => undoUpload(db, ports, id));
  await jobs.work(names.uploadGivenUp, ({ id }) => giveUpload(db, ports, id));

  const workOnDistrict = (at: DistrictStoppable, go: (id: number) => Promise<void>): Promise<void> =>
    jobs.work(names.DISTRICT_JOB_OF[at], async ({ id }) => {
      await resumeDistrict(db, id, at);
      await go(id);
    });
  await workOnDistrict('reading', (id) => readDistrict(db, ports, id));
  await workOnDistrict('splitting', (id) => splitIntoSchools(db, ports, id));
  await workOnDistrict('confirming', (id) => confirmSchools(db, ports, id));
  await jobs.work(names.districtGivenUp, ({ id }) => giveDistrictUp(db, ports, id));
}
