import type { Tx } from '#platform/server/database.ts';
import type { UploadPorts } from './ports.ts';
import type { Upload } from './store.ts';

/** Progress for the uploader, in the transaction that made it. */
export async function tellUploader(tx: Tx, ports: UploadPorts, upload: Upload): Promise<void> {
  if (upload.uploaded_by === null) return;
  const { uuid, status, failed, file_name, done_lines: done, total_lines: total } = upload;
  await ports.tell(tx, upload.uploaded_by, { uuid, done, total, failed, file_name, status });
}
