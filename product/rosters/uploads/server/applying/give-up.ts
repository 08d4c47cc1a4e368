import type { Db } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { STOPPABLE, type Stoppable } from '../../rules/status.ts';
import type { UploadPorts } from '../store/ports.ts';
import { after, lockUpload } from '../store/store.ts';
import { tellUploader } from '../store/tell.ts';

const saveStop = statement(`
    update uploads set status = $2, stopped_at = $3::text, error = jsonb_build_object('i18n', $4::text), updated_at = now()
    where id = $1`);

/** After the last attempt: nobody waits any longer, what is done stays done, and the uploader may try again. */
export async function giveUpload(db: Db, ports: UploadPorts, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const upload = await lockUpload(tx, id);
    const at = STOPPABLE.find((one) => one === upload?.status);
    if (upload === null || at === undefined) return;
    const status = after(upload.status, 'fail');
    await saveStop(tx, id, status, at, `rosters-uploads.stopped.${at}`);
    await tellUploader(tx, ports, { ...upload, status });
  });
}

const resume = statement(`
    update uploads set status = $2::text, stopped_at = null, error = 'null', updated_at = now()
    where id = $1 and status = 'failed' and stopped_at = $2::text`);

/** Staff may have called the given-up work back: then the upload is under way again. */
export async function resumeUpload(db: Db, id: number, at: Stoppable): Promise<void> {
  await resume(db, id, at);
}
