import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { DISTRICT_STOPPABLE, type DistrictStoppable } from '../../rules/district-status.ts';
import { afterDistrict, lockDistrictUpload } from '../store/district-store.ts';
import { tellOfDistrict } from '../store/district-tell.ts';
import type { UploadPorts } from '../store/ports.ts';

const saveStop = statement(`
    update district_uploads set status = $2, stopped_at = $3::text,
      error = jsonb_build_object('i18n', $4::text), updated_at = now()
    where id = $1`);

/** After the last attempt: nobody waits any longer, and the uploader may try again. */
export async function giveDistrictUp(db: Db, ports: UploadPorts, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const upload = await lockDistrictUpload(tx, id);
    const at = DISTRICT_STOPPABLE.find((one) => one === upload?.status);
    if (upload === null || at === undefined) return;
    await saveStop(
      tx,
      id,
      afterDistrict(upload.status, 'fail'),
      at,
      `rosters-uploads.district.stopped.${at}`,
    );
    await tellOfDistrict(tx, ports, id);
  });
}

const resume = statement(`
    update district_uploads set status = $2::text, stopped_at = null, error = 'null', updated_at = now()
    where id = $1 and status = 'failed' and stopped_at = $2::text`);

/** Staff may have called the given-up work back: then it is under way again. */
export async function resumeDistrict(db: Db, id: number, at: DistrictStoppable): Promise<void> {
  await resume(db, id, at);
}
