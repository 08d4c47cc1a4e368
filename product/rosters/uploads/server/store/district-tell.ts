import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { findDistrictUpload, NOBODY_WAITS } from './district-store.ts';
import type { UploadPorts } from './ports.ts';

const takeTurns = statement(
  "select pg_advisory_xact_lock(hashtextextended('district-upload ' || $1::bigint, 0))",
);

const CONFIRMED = `(status in ('applying', 'applied', 'undoing', 'undone')
  or status = 'failed' and stopped_at in ('applying', 'undoing'))`;

const sum = statement(
  { done: z.number(), total: z.number(), rows: z.number(), failed: z.number() },
  `
    select coalesce(sum(done_lines) filter (where ${CONFIRMED}), 0)::int as done,
      coalesce(sum(total_lines) filter (where ${CONFIRMED}), 0)::int as total,
      coalesce(sum(rows_total), 0)::int as rows, coalesce(sum(failed), 0)::int as failed
    from uploads where district_upload_id = $1 and status <> 'canceled'`,
);
// Nobody waits for the row here: whoever holds it forgets the file, or the housekeeping does.
const forgetFile = statement(`
    update district_uploads d set file_sealed = null, reading = '{}'
    where id = (select d.id from district_uploads d where d.id = $1 and d.file_sealed is not null and d.status = 'split'
      and ${NOBODY_WAITS} for update skip locked)`);

/** One line beside the menu for all schools of a roster, in the transaction of whichever of them went on. */
export async function tellOfDistrict(tx: Tx, ports: Pick<UploadPorts, 'tell'>, id: number): Promise<void> {
  await takeTurns(tx, id);
  const upload = await findDistrictUpload(tx, id);
  const [sums] = await sum(tx, id);
  if (upload === null || sums === undefined) return;
  await forgetFile(tx, id);
  if (upload.uploaded_by === null) return;
  const { uuid, file_name, actor_scope: scope } = upload;
  const place = scope === 'uber' ? '/uber/schools/uploads' : '/educator/students/uploads';
  const progress =
    sums.total > 0 ? { done: sums.done, total: sums.total } : { done: 0, total: Math.max(sums.rows, 1) };
  const status = upload.status === 'canceled' || upload.status === 'failed' ? upload.status : 'applying';
  await ports.tell(tx, upload.uploaded_by, {
    uuid,
    ...progress,
    failed: sums.failed,
    file_name,
    status,
    path: `${place}/district/${id}`,
  });
}
