import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';
import { deleteRows } from './preview/staging.ts';
import { NOBODY_WAITS } from './store/district-store.ts';
import { rowId } from './store/store.ts';

const giveUp = statement(`
    update uploads set status = 'canceled', updated_at = now()
    where created_at < $1 and status in ('reading', 'mapping', 'previewing', 'ready')`);
const findOld = statement(
  { id: z.number() },
  `
    update uploads set file_sealed = null, sample = '[]', staged = false
    where created_at < $1 and (staged or file_sealed is not null) and status not in ('applying', 'undoing')
    returning id`,
);
const giveUpDistricts = statement(`
    update district_uploads set status = 'canceled', updated_at = now()
    where created_at < $1 and status in ('reading', 'linking', 'splitting')`);
const forgetDistricts = statement(`
    update district_uploads d set file_sealed = null, reading = '{}' where file_sealed is not null and (created_at < $1
      or status in ('failed', 'canceled') and stopped_at is null
      or status = 'split' and ${NOBODY_WAITS})`);

/** What children's records an upload holds is gone after its time: from then on it cannot be taken back. */
export async function tidyUploads(tx: Tx, before: Date): Promise<void> {
  await giveUp(tx, before);
  await giveUpDistricts(tx, before);
  await forgetDistricts(tx, before);
  for (const { id } of await findOld(tx, before)) await deleteRows(tx, rowId(id, 0), rowId(id + 1, 0));
}
