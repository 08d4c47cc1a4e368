import type { Tx } from '#platform/server/database.ts';
import { tellTask } from '#product/notifications/server/tasks.ts';
import type { UploadPorts } from './ports.ts';
import type { Upload } from './store.ts';

/** Progress for the uploader, in the transaction that made it. */
export async function tellUploader(tx: Tx, ports: UploadPorts, upload: Upload): Promise<void> {
  if (upload.uploaded_by === null) return;
  const { uuid, status, failed, file_name, done_lines: done, total_lines: total } = upload;
  const place = upload.actor_scope === 'uber' ? '/uber/schools/uploads' : '/educator/students/uploads';
  const path = `${place}/${upload.id}`;
  await ports.tell(tx, upload.uploaded_by, { uuid, done, total, failed, file_name, status, path });
}

/** Beside the menu of every page the uploader has open. */
export const tellSidebar: UploadPorts['tell'] = (tx, accountId, { uuid, done, total, status, path }) =>
  tellTask(tx, accountId, { type: 'bulk-upload', uuid, done, total, failed: status === 'failed', path });
