import type { Tx } from '#platform/server/database/database.ts';
import { dropTask, tellTask } from '#product/notifications/server/tasks.ts';
import type { UploadStatus } from '../../rules/status.ts';
import { tellOfDistrict } from './district-tell.ts';
import type { UploadPorts } from './ports.ts';
import type { Upload } from './store.ts';

/** Progress for the uploader, in the transaction that made it. */
export async function tellUploader(tx: Tx, ports: Pick<UploadPorts, 'tell'>, upload: Upload): Promise<void> {
  if (upload.district_upload_id !== null) return tellOfDistrict(tx, ports, upload.district_upload_id);
  if (upload.uploaded_by === null) return;
  const { uuid, status, failed, file_name } = upload;
  const { done, total } = progressOf(upload);
  const place = upload.actor_scope === 'uber' ? '/uber/schools/uploads' : '/educator/students/uploads';
  const path = `${place}/${upload.id}`;
  await ports.tell(tx, upload.uploaded_by, { uuid, done, total, failed, file_name, status, path });
}

/** Until it is confirmed nothing of an upload is done, and what there is to do is not known to the end. */
function progressOf({ status, rows_total: rows, ...upload }: Upload): { done: number; total: number } {
  if (WAITING.includes(status)) return { done: 0, total: Math.max(rows, 1) };
  return { done: upload.done_lines, total: upload.total_lines };
}
const WAITING: readonly UploadStatus[] = ['reading', 'mapping', 'previewing', 'ready'];

/** Beside the menu of every page the uploader has open. Of one that was canceled there is nothing to tell. */
export const tellSidebar: UploadPorts['tell'] = (tx, accountId, task) => {
  const { uuid, done, total, status, path, file_name: name } = task;
  const type = 'bulk-upload';
  if (status === 'canceled') return dropTask(tx, accountId, { type, uuid });
  return tellTask(tx, accountId, {
    type,
    uuid,
    done,
    total,
    failed: status === 'failed',
    path,
    of: { name },
  });
};
